"""What every screen asks of this game: the board, the picture of one table, and the moves to offer."""

from typing import NamedTuple

import msgspec

from stellwerk.games.carnegie.model.ids import SEATS
from stellwerk.games.carnegie.model.table import Table
from stellwerk.games.carnegie.model.take_in import take_in
from stellwerk.games.carnegie.rules.steps import STEPS
from stellwerk.games.carnegie.scene.board import board
from stellwerk.games.carnegie.scene.offers import moves_to_offer, sale
from stellwerk.games.carnegie.scene.pieces import Seen, own_parts, seen_by_all
from stellwerk.games.carnegie.scene.prompts import prompt, sign
from stellwerk.games.carnegie.scene.sheets import sheet
from stellwerk.games.carnegie.scene.strips import strip
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Offer, Picture, Sheet, Strip, Text

__all__ = ["board", "offers", "picture"]


class Shared(NamedTuple):
    """What is the same for everybody who looks at a table."""

    seen: Seen
    sign: list[Text]
    strips: list[Strip]
    sheet: Sheet | None


def without_eyes(table: Table) -> Table:
    return msgspec.structs.replace(table, eyes=None)


def shared(table: Table, kept: Kept) -> Shared:
    seen = seen_by_all(table, kept)
    strips = [
        kept.part(strip, of, seat == seen.asked, table.players > 1 and table.first == SEATS[seat])
        for seat, of in enumerate(seen.companies)
    ]
    return Shared(seen, sign(table, seen), strips, sheet(table, seen))


def picture(table: Table, kept: Kept) -> Picture:
    seat, open_table = table.seat, without_eyes(table)
    same = kept.part(shared, open_table, kept)
    return Picture(
        parts=[*same.seen.parts, *own_parts(open_table, same.seen, seat, kept)],
        sign=same.sign,
        prompt=prompt(open_table, same.seen, seat, kept),
        strips=same.strips,
        rule=STEPS[table.steps[-1].step].rule if table.steps else "",
        sheet=same.sheet,
    )


def offers(table: Table, kept: Kept) -> list[Offer]:
    seat = table.seat
    if seat is None or not table.steps:
        return []
    open_table = without_eyes(table)
    asked = kept.part(shared, open_table, kept).seen.asked == seat
    if asked:
        return moves_to_offer(kept.part(take_in, open_table), seat)
    return [sale(seat, True)] if table.seats[seat].goods else []
