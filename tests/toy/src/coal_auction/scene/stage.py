"""What every screen asks of this game: the board, the picture of one table, the moves to offer, what things are."""

from coal_auction.model.table import Table
from coal_auction.scene.board import board
from coal_auction.scene.explain import card
from coal_auction.scene.offers import offers
from coal_auction.scene.pieces import middle, player
from coal_auction.scene.prompts import prompt, rule, sign
from coal_auction.scene.sheets import sheet
from coal_auction.scene.strips import strip
from stellwerk.stage.explaining import thing_at
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Card, Picture

__all__ = ["board", "explain", "offers", "picture"]


def picture(table: Table, kept: Kept) -> Picture:
    parts = [kept.part(middle, table.lot, len(table.deck))]
    parts += [kept.part(player, seat, one) for seat, one in enumerate(table.seats)]
    strips = [kept.part(strip, seat, one) for seat, one in enumerate(table.seats)]
    return Picture(
        parts=parts, sign=sign(table), prompt=prompt(table), strips=strips, rule=rule(table), sheet=sheet(table)
    )


def explain(table: Table, kept: Kept, thing: str) -> Card | None:
    found = thing_at(thing, kept.part(picture, table, kept), kept.part(board, table))
    return None if found is None else card(table, found)
