"""What is kept: tables with their log, seats and who holds them, sessions, chat, results of games played alone.

The log is the truth.
"""

import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from stellwerk.kernel.game import Json
from stellwerk.server.engines import Heard, Rowser, engine_for
from stellwerk.server.wire import SeatKind

MIGRATIONS = Path(__file__).parent / "migrations"
WATCHING = -1  # the seat of those who only watch


class Conflict(Exception):
    """Somebody else was quicker: the table does not stand at the expected version."""


class TableRow(NamedTuple):
    id: str
    game: str
    setup: Json
    host: str
    watch: str
    version: int
    waiting: list[int]
    over: bool
    opened: float
    moved: float


class SeatRow(NamedTuple):
    seat: int
    kind: SeatKind
    name: str
    bot: str
    token: str  # sha256 of the seat link's secret; "" where there is none


class HolderRow(NamedTuple):
    seat: int
    session: str
    name: str


class ChatRow(NamedTuple):
    seat: int | None
    name: str
    text: str
    at: float


class Solo(NamedTuple):
    """The result of a game played alone."""

    game: str
    options: dict[str, str]
    total: int
    won: bool | None


class SoloRow(NamedTuple):
    """One result of a combination."""

    total: int
    won: bool | None
    ended: float
    table: str
    held: bool  # whether the session still holds the seat
    better: int  # how many results are


class SoloRows(NamedTuple):
    """A combination: how often it was played, and its best results."""

    game: str
    options: dict[str, str]
    played: int
    best: list[SoloRow]
    this: SoloRow | None = None


class Standing(NamedTuple):
    """What the list of tables shows of a match, and what its end adds to the record."""

    waiting: list[int]
    over: bool
    solo: Solo | None = None


TABLE = "id,game,setup,host,watch,version,waiting,over,opened,moved"


def table_row(row: tuple[Any, ...]) -> TableRow:
    key, game, setup, host, watch, version, waiting, over, opened, moved = row
    read = msgspec.json.decode
    return TableRow(key, game, read(setup), host, watch, version, read(waiting), bool(over), opened, moved)


# Results outlive their tables: then the seat is not held any more.
SOLO = """
select total,won,ended,table_id,
  exists(select 1 from holder where holder.table_id=r.table_id and seat=0 and holder.session=r.session),
  (select count(*) from solo_result as b
    where b.session=r.session and b.game=r.game and b.options=r.options and b.total>r.total)
from solo_result as r where session=? and game=? and options=?
"""


def solo_row(row: tuple[Any, ...]) -> SoloRow:
    total, won, ended, table, held, better = row
    return SoloRow(total, None if won is None else bool(won), ended, table, bool(held), better)


def best_solo(rows: Rowser, most: int, session: str, game: str, options: str) -> SoloRows:
    key = (session, game, options)
    count = rows.run("select count(*) from solo_result where session=? and game=? and options=?", key)
    best = rows.run(f"{SOLO} order by total desc,ended,table_id limit ?", (*key, most))
    return SoloRows(game, msgspec.json.decode(options), count[0][0], [solo_row(row) for row in best])


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def write_solo(rows: Rowser, table: str, solo: Solo, now: float) -> None:
    """For everybody who holds the only seat. A bot's seat is held by nobody."""
    won = None if solo.won is None else int(solo.won)
    rows.run(
        "insert into solo_result(table_id,session,game,options,total,won,ended) "
        "select table_id,session,?,?,?,?,? from holder where table_id=? and seat=0 "
        "on conflict(table_id,session) do update set total=excluded.total,won=excluded.won,ended=excluded.ended",
        (solo.game, text(dict(sorted(solo.options.items()))), solo.total, won, now, table),
    )


class Store:
    """One interface, two engines."""

    def __init__(self, address: str) -> None:
        self.engine = engine_for(address)

    def open(self) -> None:
        self.engine.open(MIGRATIONS)

    def close(self) -> None:
        self.engine.close()

    def listen(self, heard: Heard) -> None:
        self.engine.listen(heard)

    async def alive(self) -> None:
        await self.engine.read(lambda rows: rows.run("select 1"))

    # sessions

    async def add_session(self, session: str) -> None:
        def job(rows: Rowser) -> None:
            rows.run("insert into session(id,opened) values(?,?)", (session, time.time()))

        await self.engine.write(job)

    async def has_session(self, session: str) -> bool:
        return bool(await self.engine.read(lambda rows: rows.run("select 1 from session where id=?", (session,))))

    # tables

    async def add_table(self, table: TableRow, seats: list[SeatRow], holders: list[HolderRow]) -> None:
        def job(rows: Rowser) -> None:
            values = (*table[:2], text(table.setup), *table[3:6], text(table.waiting), int(table.over), *table[8:])
            rows.run(f"insert into game_table({TABLE}) values(?,?,?,?,?,?,?,?,?,?)", values)
            for seat in seats:
                rows.run("insert into seat(table_id,seat,kind,name,bot,token) values(?,?,?,?,?,?)", (table.id, *seat))
            for holder in holders:
                rows.run("insert into holder(table_id,seat,session,name) values(?,?,?,?)", (table.id, *holder))

        await self.engine.write(job)

    async def table(self, table: str) -> TableRow | None:
        def job(rows: Rowser) -> TableRow | None:
            found = rows.run(f"select {TABLE} from game_table where id=?", (table,))  # noqa: S608
            return table_row(found[0]) if found else None

        return await self.engine.read(job)

    async def tables_of(self, session: str, most: int = 50) -> list[TableRow]:
        def job(rows: Rowser) -> list[TableRow]:
            mine = "host=? or id in (select table_id from holder where session=?)"
            sql = f"select {TABLE} from game_table where {mine} order by moved desc limit ?"  # noqa: S608
            return [table_row(row) for row in rows.run(sql, (session, session, most))]

        return await self.engine.read(job)

    async def versions(self, tables: list[str]) -> dict[str, int]:
        def job(rows: Rowser) -> dict[str, int]:
            marks = ",".join("?" * len(tables))
            return dict(rows.run(f"select id,version from game_table where id in ({marks})", tables))  # noqa: S608

        return await self.engine.read(job) if tables else {}

    # the log

    async def append(self, table: str, expected: int, seat: int, move: str, standing: Standing) -> None:
        """Write one line of the log, durably, or raise Conflict and write nothing."""

        def job(rows: Rowser) -> None:
            now = time.time()
            changed = rows.run(
                "update game_table set version=version+1,waiting=?,over=?,moved=? where id=? and version=? "
                "returning version",
                (text(standing.waiting), int(standing.over), now, table, expected),
            )
            if not changed:
                raise Conflict(table)
            line = (table, expected + 1, seat, move, now)
            rows.run("insert into log_line(table_id,v,seat,move,at) values(?,?,?,?,?)", line)
            if standing.solo is not None:
                write_solo(rows, table, standing.solo, now)
            rows.notify(f"{table}:{expected + 1}")

        await self.engine.write(job)

    async def log(self, table: str, after: int = 0) -> list[tuple[int, str]]:
        """Seat and move of every line after a version."""

        def job(rows: Rowser) -> list[tuple[int, str]]:
            sql = "select seat,move from log_line where table_id=? and v>? order by v"
            return [(int(seat), str(move)) for seat, move in rows.run(sql, (table, after))]

        return await self.engine.read(job)

    # games played alone

    async def solo_record(self, session: str, game: str, most: int) -> list[SoloRows]:
        """The best of every combination; of all games where none is named."""

        def job(rows: Rowser) -> list[SoloRows]:
            sql = "select distinct game,options from solo_result where session=? and (game=? or ?='')"
            return [best_solo(rows, most, session, *found) for found in rows.run(sql, (session, game, game))]

        return await self.engine.read(job)

    async def solo_table(self, session: str, table: str, most: int) -> SoloRows | None:
        """The combination that a table was played with, where its result is this session's."""

        def job(rows: Rowser) -> SoloRows | None:
            found = rows.run("select game,options from solo_result where table_id=? and session=?", (table, session))
            if not found:
                return None
            this = rows.run(f"{SOLO} and table_id=?", (session, *found[0], table))
            return best_solo(rows, most, session, *found[0])._replace(this=solo_row(this[0]))

        return await self.engine.read(job)

    # seats

    async def seats(self, table: str) -> list[SeatRow]:
        def job(rows: Rowser) -> list[SeatRow]:
            sql = "select seat,kind,name,bot,token from seat where table_id=? order by seat"
            return [SeatRow(*row) for row in rows.run(sql, (table,))]

        return await self.engine.read(job)

    async def holders(self, table: str) -> list[HolderRow]:
        def job(rows: Rowser) -> list[HolderRow]:
            sql = "select seat,session,name from holder where table_id=?"
            return [HolderRow(*row) for row in rows.run(sql, (table,))]

        return await self.engine.read(job)

    async def hold(self, table: str, holder: HolderRow) -> None:
        def job(rows: Rowser) -> None:
            sql = (
                "insert into holder(table_id,seat,session,name) values(?,?,?,?) "
                "on conflict(table_id,seat,session) do update set name=excluded.name"
            )
            rows.run(sql, (table, *holder))
            rows.notify(f"{table}:seats")

        await self.engine.write(job)

    async def rename(self, table: str, seat: int, name: str) -> None:
        def job(rows: Rowser) -> None:
            rows.run("update seat set name=? where table_id=? and seat=?", (name, table, seat))
            rows.notify(f"{table}:seats")

        await self.engine.write(job)

    async def reissue(self, table: str, seat: int, token: str) -> None:
        """A new secret; whoever held the seat holds it no longer."""

        def job(rows: Rowser) -> None:
            rows.run("update seat set token=?,kind='link' where table_id=? and seat=?", (token, table, seat))
            rows.run("delete from holder where table_id=? and seat=?", (table, seat))
            rows.notify(f"{table}:seats")

        await self.engine.write(job)

    # chat

    async def say(self, table: str, line: ChatRow) -> None:
        def job(rows: Rowser) -> None:
            rows.run("update game_table set id=id where id=?", (table,))  # two writers number their lines one by one
            (n,) = rows.run("select coalesce(max(n),0)+1 from chat where table_id=?", (table,))[0]
            rows.run("insert into chat(table_id,n,seat,name,text,at) values(?,?,?,?,?,?)", (table, n, *line))
            rows.notify(f"{table}:chat")

        await self.engine.write(job)

    async def chat(self, table: str, most: int = 200) -> list[ChatRow]:
        def job(rows: Rowser) -> list[ChatRow]:
            sql = "select seat,name,text,at from chat where table_id=? order by n desc limit ?"
            return [ChatRow(*row) for row in reversed(rows.run(sql, (table, most)))]

        return await self.engine.read(job)
