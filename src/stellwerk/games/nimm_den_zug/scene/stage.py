"""What every screen asks of this game: the board, the picture of one table, the moves to offer, what things are."""

from stellwerk.games.nimm_den_zug.model.table import Table
from stellwerk.games.nimm_den_zug.rules.steps import STEPS
from stellwerk.games.nimm_den_zug.scene import offers as moves
from stellwerk.games.nimm_den_zug.scene.board import board
from stellwerk.games.nimm_den_zug.scene.explain import card
from stellwerk.games.nimm_den_zug.scene.gallery import gallery
from stellwerk.games.nimm_den_zug.scene.pieces import pieces
from stellwerk.games.nimm_den_zug.scene.prompts import prompt, sign
from stellwerk.games.nimm_den_zug.scene.remark import remark
from stellwerk.games.nimm_den_zug.scene.seen import look
from stellwerk.games.nimm_den_zug.scene.sheets import sheet
from stellwerk.games.nimm_den_zug.scene.strips import strips
from stellwerk.stage.explaining import thing_at
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Card, Offer, Picture

__all__ = ["board", "explain", "gallery", "offers", "picture", "remark"]


def picture(table: Table, kept: Kept) -> Picture:
    seen = look(table, kept)
    return Picture(
        parts=pieces(seen),
        sign=sign(seen),
        prompt=prompt(seen),
        strips=strips(seen),
        rule=STEPS[seen.now.step].rule if table.steps else "",
        sheet=sheet(seen),
    )


def offers(table: Table, kept: Kept) -> list[Offer]:
    return moves.offers(look(table, kept))


def explain(table: Table, kept: Kept, thing: str) -> Card | None:
    found = thing_at(thing, kept.part(picture, table, kept), kept.part(board, table))
    return None if found is None else card(table, kept, found)
