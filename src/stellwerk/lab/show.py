"""A kept game as a match again: as a saved game, or on a table in the browser."""

import asyncio
import json
from pathlib import Path

import stellwerk
from stellwerk.kernel.match import Match
from stellwerk.kernel.refusal import Refused
from stellwerk.lab.rows import Row
from stellwerk.lab.trouble import Trouble
from stellwerk.server.app import start_journal
from stellwerk.server.house import House
from stellwerk.server.live import Live
from stellwerk.server.settings import Settings
from stellwerk.server.tables import Tables
from stellwerk.server.wire import SeatWish


class CannotShow(Trouble):
    """A row that cannot be made a match again."""


def match_of(row: Row) -> Match:
    """The match that a row was made of, move by move."""
    here = stellwerk.game(row.game).version
    if row.rules != here:
        raise CannotShow("lab-old-row", number=row.number, had=row.rules, have=here)
    match = stellwerk.new(row.game, row.players, row.seed, json.loads(row.options))
    try:
        for seat, move in moves_of(row):
            match.replay(seat, move)
    except (Refused, ValueError) as error:
        raise CannotShow("lab-row-refused", number=row.number, reason=str(error)) from None
    if [score.total for score in match.scores] != row.totals:
        raise CannotShow("lab-row-changed", number=row.number)
    return match


def moves_of(row: Row) -> list[tuple[int, str]]:
    found = [line.partition(" ") for line in row.log]
    return [(int(seat), move) for seat, _, move in found]


class Shelf(Tables):
    """Tables that are only put into the store: no clock runs there and no bot thinks."""

    @property
    def runs_at(self) -> str:
        return ""

    def serve(self, live: Live) -> Live:
        return live


def put_on_table(row: Row, store: str) -> str:
    """Lay the game out in this store, to be looked at; the path of its address, with the right to watch."""
    match_of(row)
    return asyncio.run(laid(row, store))


async def laid(row: Row, store: str) -> str:
    start_journal("warning")
    house = House(Settings(store=store))
    shelf = Shelf(house.store, house.pool, house.settings, house.metrics)
    house.store.open()
    try:
        session, _ = await house.sessions.begin()
        match = stellwerk.new(row.game, row.players, row.seed, json.loads(row.options))
        seats = [SeatWish("bot", f"{name} {seat + 1}"[:24], name) for seat, name in enumerate(row.bots)]
        live = await shelf.lay(match, seats, session)
        for seat, move in moves_of(row):
            await live.commit(lambda match, seat=seat, move=move: match.replay(seat, move))  # type: ignore[misc]
        return live.watch_link
    finally:
        await house.pool.close()
        house.store.close()


def save(row: Row, file: Path) -> None:
    """As `stellwerk replay` reads it."""
    saved = match_of(row).save()
    file.write_text(json.dumps(saved, ensure_ascii=False) + "\n", "utf-8")
