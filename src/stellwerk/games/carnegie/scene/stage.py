"""What every screen asks of this game: the board, the picture of one table, the moves to offer, what things are."""

from typing import NamedTuple

import msgspec

from stellwerk.games.carnegie.model.ids import SEATS
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.model.table import Andrew, Table
from stellwerk.games.carnegie.rules.steps import STEPS
from stellwerk.games.carnegie.scene.ahead import ahead
from stellwerk.games.carnegie.scene.board import board
from stellwerk.games.carnegie.scene.companies import whole
from stellwerk.games.carnegie.scene.explain import card
from stellwerk.games.carnegie.scene.gallery import gallery
from stellwerk.games.carnegie.scene.offers import moves_to_offer, sale
from stellwerk.games.carnegie.scene.pieces import Seen, parts_for_one, seen_by_all
from stellwerk.games.carnegie.scene.pieces_question import question
from stellwerk.games.carnegie.scene.prompts import own_prompt, prompt, sign
from stellwerk.games.carnegie.scene.reader import Reader
from stellwerk.games.carnegie.scene.sheets import sheet
from stellwerk.games.carnegie.scene.strips import rival, strip
from stellwerk.stage.explaining import thing_at
from stellwerk.stage.parts import Kept, Pieces
from stellwerk.stage.wire import Card, Offer, Picture, Sheet, Strip, Text

__all__ = ["ahead", "board", "explain", "gallery", "offers", "picture"]


class Shared(NamedTuple):
    """What is the same for everybody who looks at a table and is not asked."""

    seen: Seen
    sign: list[Text]
    prompt: Text
    strips: list[Strip]
    sheet: Sheet | None


def shared(table: Table, kept: Kept) -> Shared:
    """`table` is without anybody's eyes."""
    seen = seen_by_all(table, kept)
    strips = [
        kept.part(strip, of, seat == seen.asked, table.players > 1 and table.first == SEATS[seat])
        for seat, of in enumerate(seen.companies)
    ]
    if isinstance(table.andrew, Andrew):
        strips.append(rival(table.andrew, sum(seen.rival.values())))
    return Shared(seen, sign(table, seen), prompt(table, seen), strips, sheet(table, seen))


def without_eyes(table: Table) -> Table:
    return msgspec.structs.replace(table, eyes=None)


class Asked(NamedTuple):
    """The rules' question to one seat: what is wanted of it, what it can choose from, and what it may do."""

    s: CarnegieState
    prompt: Text
    pieces: Pieces


def asked(table: Table, seen: Seen) -> Asked:
    s = whole(table, seen.companies, seen.bare)
    return Asked(s, own_prompt(s, seen.asked), question(s, seen.asked))


def picture(table: Table, kept: Kept) -> Picture:
    """Figures are shown through one's own eyes, to a spectator through those of the player whose turn it is."""
    open_table = without_eyes(table)
    same = kept.part(shared, open_table, kept)
    seen, seat = same.seen, table.seat
    of = seen.companies[seen.turn if seat is None else seat]
    parts = [*seen.parts, *kept.part(parts_for_one, of, seen.timeline, seen.givers, kept)]
    said = same.prompt
    if seat is not None and seat == seen.asked:
        mine = kept.part(asked, open_table, seen)
        parts.append(mine.pieces)
        said = mine.prompt
    return Picture(
        parts=parts,
        sign=same.sign,
        prompt=said,
        strips=same.strips,
        rule=STEPS[table.steps[-1].step].rule if table.steps else "",
        sheet=same.sheet,
    )


def offers(table: Table, kept: Kept) -> list[Offer]:
    seat = table.seat
    if seat is None or not table.steps:
        return []
    open_table = without_eyes(table)
    seen = kept.part(shared, open_table, kept).seen
    if seat == seen.asked:
        return moves_to_offer(kept.part(asked, open_table, seen).s, seat)
    return [sale(seat, True)] if table.seats[seat].goods else []


def explain(table: Table, kept: Kept, thing: str) -> Card | None:
    """Numbers are those of the own company, to a spectator those of the player whose turn it is."""
    found = thing_at(thing, kept.part(picture, table, kept), kept.part(board, table))
    if found is None:
        return None
    seen = kept.part(shared, without_eyes(table), kept).seen
    return card(Reader(table, seen, seen.companies[seen.turn if table.seat is None else table.seat]), found)
