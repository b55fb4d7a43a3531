"""Games that were taken along as a file, and come back as a finished table to look through.

Nothing in the file is believed: its log is played through from its seed, and what comes out of that is the table. It
stays as it is: nobody goes on playing there, and it counts in nobody's record.
"""

import asyncio
import time
from typing import Any

import msgspec

import stellwerk
from stellwerk.bots import known_bots
from stellwerk.kernel.game import Json
from stellwerk.kernel.match import FORMAT, Entry, begun, read_log, read_seed, read_version
from stellwerk.kernel.reader import Reader
from stellwerk.kernel.refusal import Refused
from stellwerk.server.bringing import Brought, replayed
from stellwerk.server.engines import Rowser
from stellwerk.server.limits import Pay, paid
from stellwerk.server.live import Live
from stellwerk.server.names import LONGEST_NAME, clean
from stellwerk.server.problems import Wrong
from stellwerk.server.rows import HolderRow, SeatRow
from stellwerk.server.store import advance, write_all_kept, write_lines, write_table
from stellwerk.server.tables import Laid, Tables, names_apart
from stellwerk.words import english

MOST_LINES = 4_000
LONGEST_SEED = 100
LINE_S = 0.001  # of computing that a line is reckoned at before it is played
IMPORTED = "imported"  # in a set-up: the table came as a file


class SeatTold(msgspec.Struct, frozen=True):
    """Who sat there, as the file tells it."""

    name: str = ""
    bot: str = ""


class Importing:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.turns = asyncio.Semaphore(1)  # a long game takes a while: one after the other

    async def take_in(self, saved: Json, session: str, secret: str, pay: Pay) -> Live:
        """A table for whoever brings the file, through everybody's eyes: the file tells every secret anyway."""
        setup = await self.set_up(saved)
        log = read_log(Reader(saved))
        if len(log) > MOST_LINES:
            raise Wrong(422, "file-list", most=MOST_LINES)
        brought = await self.play_through(setup, log, pay)
        if not brought.standing.over:
            raise Wrong(422, "import-not-over")
        game = stellwerk.game(setup["game"])
        match = begun(game, Reader(setup), english(game.folder))
        match.setup = setup
        laid = self.tables.laid(match, session, "none", secret)
        seats = names_apart(seats_told(saved, match.players))
        holders = [HolderRow(seat.seat, session, "") for seat in seats if seat.kind != "bot"]
        await self.write(laid, brought, seats, holders)
        return await self.tables.get(laid.row.id)

    async def play_through(self, setup: Json, log: list[Entry], pay: Pay) -> Brought:
        """At the cost of whoever brings it: for every line before anything is played, then what it took in truth."""
        now, ahead = time.time(), len(log) * LINE_S
        pay(ahead)
        bare = [(seat, move, now) for seat, move in log]
        async with self.turns:
            return await paid(asyncio.to_thread, lambda spent: pay(spent - ahead), lambda: played_through(setup, bare))

    async def set_up(self, saved: Json) -> Json:
        """What the game began with, and nothing else of the file."""
        r = Reader(saved)
        game = stellwerk.game(str(r.raw("game"))[:LONGEST_NAME])
        seed = read_seed(r)
        if len(str(seed)) > LONGEST_SEED:
            raise Wrong(422, "file-text", most=LONGEST_SEED)
        options = await self.tables.files.unpacked(game, r.object("options").data)
        begins = {"format": FORMAT, "game": game.id, "rules": read_version(r), "players": r.raw("players")}
        return {**begins, "seed": seed, "options": options, IMPORTED: True}

    async def write(self, laid: Laid, brought: Brought, seats: list[SeatRow], holders: list[HolderRow]) -> None:
        row, match, keeper, standing, kept = laid

        def job(rows: Rowser) -> None:
            first = keeper.first_line(match)
            n = write_table(rows, row, seats, holders, brought.book, standing, kept, first)
            advance(rows, row.id, 0, len(brought.lines), brought.standing, row.moved)
            write_lines(rows, n, brought.lines)
            write_all_kept(rows, n, brought.kept[1:])  # the first is that of the set-up

        await self.tables.store.engine.write(job)


def played_through(setup: Json, log: list[tuple[int, str, float]]) -> Brought:
    """The whole game; raises Refused or Wrong where a line of it cannot be played."""
    game = stellwerk.game(setup["game"])
    try:
        return replayed(setup, log)
    except Refused as refused:
        raise Refused(refused.refusal, english(game.folder)) from None
    except Exception as error:
        raise Wrong(422, "import-broken", reason=str(error)[:200]) from error


def seats_told(saved: Json, players: int) -> list[SeatRow]:
    """Who sat where. Seats of bots that this house does not know are like those of people."""
    told: list[Any] = saved["seats"] if isinstance(saved.get("seats"), list) else []
    found = []
    for seat in range(players):
        try:
            one = msgspec.convert(told[seat] if seat < len(told) else {}, SeatTold)
        except msgspec.ValidationError as error:
            raise Wrong(422, "import-broken", reason=f"seats[{seat}]: {error}"[:200]) from None
        bot = one.bot if one.bot in known_bots() else ""
        found.append(SeatRow(seat, "bot" if bot else "here", clean(one.name), bot, ""))
    return found
