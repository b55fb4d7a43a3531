"""What is kept: tables with their log and positions, seats and who holds them, sessions, chat, results played alone.

The log is the truth. What stands beside it saves playing it again, and outlives the rules that played it.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from stellwerk.server import seat_clock_rows as seat_clocks
from stellwerk.server.engines import Heard, Rows, Rowser, engine_for
from stellwerk.server.finished_rows import rematch_of, replay_of
from stellwerk.server.packing import Book
from stellwerk.server.rows import (
    WATCHING,
    Around,
    ChatRow,
    Clocks,
    HolderRow,
    KeptRow,
    LineRow,
    Nearest,
    Opening,
    ReviewRow,
    SeatRow,
    Solo,
    SoloRows,
    Standing,
    TableRow,
    kept_row,
    line_row,
    now_row,
    page_after,
    solo_row,
    table_row,
    text,
)
from stellwerk.server.wire import TimeLimit
from stellwerk.stage.wire import Text

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
MOST_CHAT = 200
MOST_DEVICES = 20  # of a session; then the oldest is out


class Conflict(Exception):
    """Somebody else was quicker: the table does not stand at the expected version."""


TABLE = "id,game,setup,host,watch,version,waiting,over,opened,moved,shut,round,closed,hints,process,salt"
LINE = "v,seat,move,told,known,sealed,undone,digest,at"
KEPT = "v,base,root,rules,position"
SEAT = "seat,kind,name,bot,token,program,salt,maker,home,passed,gone"
ADD_LINE = f"insert into game_line(table_n,{LINE}) values(?,?,?,?,?,?,?,?,?,?)"
ADD_KEPT = f"insert into kept_position(table_n,{KEPT}) values(?,?,?,?,?,?)"
ADVANCE = (
    "update game_table set version=?,waiting=?,over=?,moved=?,rules=?,position=?,course=?,final=?,round=?,closed=?,"
    "asking=case when ?=1 or substr(asking,1,7)='[\"undo\"' then '' else asking end "
    "where id=? and version=?"
)
MINE = "table_n=(select n from game_table where id=?)"

# Results outlive their tables: then the seat is not held any more.
SOLO = """
select total,won,ended,table_id,
  exists(select 1 from holder where holder.table_id=r.table_id and seat=0 and holder.session=r.session),
  (select count(*) from solo_result as b
    where b.session=r.session and b.game=r.game and b.options=r.options and b.total>r.total)
from solo_result as r where session=? and game=? and options=?
"""


def best_solo(rows: Rowser, most: int, session: str, game: str, options: str) -> SoloRows:
    key = (session, game, options)
    count = rows.run("select count(*) from solo_result where session=? and game=? and options=?", key)
    best = rows.run(f"{SOLO} order by total desc,ended,table_id limit ?", (*key, most))
    return SoloRows(game, msgspec.json.decode(options), count[0][0], [solo_row(row) for row in best])


def write_solo(rows: Rowser, table: str, solo: Solo, now: float) -> None:
    """For everybody who holds the only seat, unless a bot has played for them."""
    won = None if solo.won is None else int(solo.won)
    rows.run(
        "insert into solo_result(table_id,session,game,options,total,won,ended) "
        "select table_id,session,?,?,?,?,? from holder where table_id=? and seat=0 and not exists("
        "select 1 from seat where seat.table_id=holder.table_id and seat.seat=0 and helped=1) "
        "on conflict(table_id,session) do update set total=excluded.total,won=excluded.won,ended=excluded.ended",
        (solo.game, text(dict(sorted(solo.options.items()))), solo.total, won, now, table),
    )


def advance(rows: Rowser, table: str, expected: int, version: int, standing: Standing, now: float) -> None:
    """The table stands at a new version, or Conflict is raised because it does not stand where it is expected."""
    waiting, over, rules, position, _, course, final, _, number, closed, *_ = standing
    ended = (course, final, number, int(closed), int(closed))
    values = (version, text(waiting), int(over), now, rules, position, *ended, table, expected)
    if not rows.change(ADVANCE, values):
        raise Conflict(table)


def write_lines(rows: Rowser, n: int, lines: Sequence[LineRow]) -> None:
    rows.change_all(ADD_LINE, [(n, *line[:5], line.answer, *line[6:8], int(line.at)) for line in lines])


def last_lines(rows: Rowser, table: str, until: int, most: int) -> list[LineRow]:
    sql = f"select {LINE} from game_line where {MINE} and v>? and v<=? order by v"  # noqa: S608
    return [line_row(row) for row in rows.run(sql, (table, page_after(until, most), until))]


def seats_of(rows: Rowser, table: str) -> list[SeatRow]:
    sql = f"select {SEAT} from seat where table_id=? order by seat"  # noqa: S608
    return [SeatRow(*row) for row in rows.run(sql, (table,))]


def holders_of(rows: Rowser, table: str) -> list[HolderRow]:
    sql = "select seat,session,name from holder where table_id=? order by seat,session"
    return [HolderRow(*row) for row in rows.run(sql, (table,))]


def chat_of(rows: Rowser, table: str, most: int) -> list[ChatRow]:
    sql = "select seat,name,text,at,house from chat where table_id=? order by n desc limit ?"
    found = reversed(rows.run(sql, (table, most)))
    return [ChatRow(seat, name, said, at, bool(house)) for seat, name, said, at, house in found]


def write_said(rows: Rowser, table: str, line: ChatRow) -> None:
    bump(rows, table)  # first: two writers number their lines one by one
    (n,) = rows.run("select coalesce(max(n),0)+1 from chat where table_id=?", (table,))[0]
    put = "insert into chat(table_id,n,seat,name,text,at,house) values(?,?,?,?,?,?,?)"
    rows.run(put, (table, n, *line[:4], int(line.house)))


def write_all_kept(rows: Rowser, n: int, kept: Sequence[KeptRow]) -> None:
    rows.change_all(ADD_KEPT, [(n, *one) for one in kept])


def bump(rows: Rowser, table: str) -> int:
    """Something beside the log has changed: the other processes look at the table again."""
    found = rows.run("update game_table set news=news+1 where id=? returning news", (table,))
    rows.notify(f"{table}:")
    return int(found[0][0]) if found else 0


def see_off(rows: Rowser, table: str, process: str) -> None:
    """Whoever looks at the table at this process has been here until now."""
    here = "session in (select session from presence where table_id=? and process=?)"
    sql = f"update holder set seen=? where table_id=? and {here}"  # noqa: S608
    rows.run(sql, (time.time(), table, table, process))


def write_book(rows: Rowser, book: Book) -> None:
    rows.run("insert into phrase_book(id,phrases) values(?,?) on conflict(id) do nothing", (book.id, book.phrases))


def write_table(
    rows: Rowser,
    table: TableRow,
    seats: Sequence[SeatRow],
    holders: Sequence[HolderRow],
    book: Book,
    standing: Standing,
    kept: KeptRow,
    first: LineRow | None = None,
    limit: TimeLimit | None = None,
) -> int:
    """A new table; its short name inside the store."""
    values = (*table[:2], text(table.setup), *table[3:6], text(table.waiting), int(table.over), *table[8:10])
    n = int(rows.run("update counter set n=n+1 where name='table' returning n")[0][0])
    columns = TABLE.replace("shut,round,closed", "rules,book,position,n,round,lesson")
    marks = ",".join("?" * 19)
    lesson = table.setup.get("lesson", "")
    now = (standing.rules, book.id, standing.position, n, standing.round, lesson, *table[13:])
    rows.run(f"insert into game_table({columns}) values({marks})", (*values, *now))
    write_book(rows, book)
    write_all_kept(rows, n, [kept])
    write_lines(rows, n, [] if first is None else [first._replace(at=table.opened)])
    for seat in seats:
        rows.run(f"insert into seat(table_id,{SEAT}) values(?,?,?,?,?,?,?,?,?,?,?,?)", (table.id, *seat))
    for holder in holders:
        put = "insert into holder(table_id,seat,session,name,seen) values(?,?,?,?,?)"
        rows.run(put, (table.id, *holder, table.opened))
        if holder.seat != WATCHING:
            rows.run("insert into sat(table_id,seat,session) values(?,?,?)", (table.id, *holder[:2]))
    if limit is not None:
        seat_clocks.add(rows, table.id, limit, len(seats), standing.asked)
    return n


class Store:
    """One interface, two engines."""

    def __init__(self, address: str) -> None:
        self.engine = engine_for(address)
        self.process = secrets.token_hex(8)  # what this process is called there
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="past")
        self.numbers: dict[str, int] = {}

    def open(self) -> None:
        self.engine.open(MIGRATIONS)

    def close(self) -> None:
        self.reader.shutdown()
        self.engine.close()

    async def work_out(self, work: Callable[..., T], *given: Any) -> T:
        """Compute something from rows beside the event loop: one at a time, so that tables in play never queue."""
        return await asyncio.get_running_loop().run_in_executor(self.reader, work, *given)

    def listen(self, heard: Heard) -> None:
        self.engine.listen(heard)

    def number(self, rows: Rowser, table: str) -> int:
        """The short name of a table inside the store; it never changes."""
        n = self.numbers.get(table)
        if n is None:
            found = rows.run("select n from game_table where id=?", (table,))
            if not found:
                raise Conflict(table)
            n = self.numbers[table] = int(found[0][0])
        return n

    # sessions: each browser of one has a secret of its own. The session's row has that of one browser, too: processes
    # of the release before know no browsers, and may still be at work on the same store

    async def add_session(self, session: str) -> None:
        def job(rows: Rowser) -> None:
            now = time.time()
            rows.run("insert into session(id,secret,opened) values(?,?,?)", (session, session, now))
            rows.run("insert into device(secret,session,opened) values(?,?,?)", (session, session, now))

        await self.engine.write(job)

    async def session_of(self, secret: str) -> str | None:
        """Whose secret it is. A new one that is used for the first time takes the place of the one before."""

        def job(rows: Rowser) -> Rows:
            sql = "select session,renewed=?,0 from device where secret=? or (renewed=? and renewed<>'')"
            before = (  # a release that knew no secrets writes none: there the id is it
                "select id,0,1 from session where secret=? or (renewed=? and renewed<>'') or (id=? and secret='')"
            )
            return rows.run(sql, (secret, secret, secret)) or rows.run(before, (secret, secret, secret))

        def take(rows: Rowser) -> None:
            old = "select secret from device where renewed=?"
            rows.run(f"update session set secret=?,renewed='' where secret=({old})", (secret, secret))  # noqa: S608
            rows.run("update device set secret=renewed,renewed='' where renewed=?", (secret,))

        def take_on(rows: Rowser) -> None:
            put = "insert into device(secret,session,opened) values(?,?,?) on conflict do nothing"
            rows.run(put, (secret, found[0][0], time.time()))
            rows.run("update session set secret=id where id=? and secret=''", (found[0][0],))

        found = await self.engine.read(job)
        if found and (found[0][1] or found[0][2]):
            await self.engine.write(take if found[0][1] else take_on)
        return str(found[0][0]) if found else None

    async def renew_session(self, before: str, secret: str) -> None:
        """Another secret for the browser that has this one."""

        def job(rows: Rowser) -> None:
            for kept in ("device", "session"):
                rows.run(f"update {kept} set renewed=? where secret=?", (secret, before))  # noqa: S608

        await self.engine.write(job)

    async def add_own_link(self, token: str, session: str, sealed: str, ends: float) -> None:
        """One at a time."""

        def job(rows: Rowser) -> None:
            rows.run("delete from own_link where session=? or ends<?", (session, time.time()))
            put = "insert into own_link(token,session,sealed,ends) values(?,?,?,?)"
            rows.run(put, (token, session, sealed, ends))

        await self.engine.write(job)

    async def use_own_link(self, token: str, secret: str, now: float) -> tuple[str, str] | None:
        """Whose link it is and what it carries; it is used up, and the secret is one of that session."""

        def job(rows: Rowser) -> tuple[str, str] | None:
            found = rows.run("delete from own_link where token=? and ends>=? returning session,sealed", (token, now))
            if not found:
                return None
            session, sealed = found[0]
            rows.run("insert into device(secret,session,opened) values(?,?,?)", (secret, session, now))
            newest = "select secret from device where session=? order by opened desc limit ?"
            most = (session, session, MOST_DEVICES)
            rows.run(f"delete from device where session=? and secret not in ({newest})", most)  # noqa: S608
            known = "select secret from device where session=?"
            one = f"update session set secret='' where id=? and secret not in ({known})"  # noqa: S608
            rows.run(one, (session, session))
            return str(session), str(sealed)

        return await self.engine.write(job)

    async def devices(self, session: str) -> int:
        """How many browsers a session has."""
        sql = "select count(*) from device where session=?"
        return await self.engine.read(lambda rows: int(rows.run(sql, (session,))[0][0]))

    async def shut_out(self, session: str) -> int | None:
        """How often browsers of a session have been shut out; None: it is no more."""
        found = await self.engine.read(lambda rows: rows.run("select shut_out from session where id=?", (session,)))
        return int(found[0][0]) if found else None

    async def forget_devices(self, session: str, but: str) -> None:
        def job(rows: Rowser) -> None:
            rows.run("delete from device where session=? and secret<>?", (session, but))
            rows.run("update session set secret=?,renewed='',shut_out=shut_out+1 where id=?", (but, session))
            rows.run("delete from own_link where session=?", (session,))

        await self.engine.write(job)

    # tables

    async def add_table(
        self,
        table: TableRow,
        seats: list[SeatRow],
        holders: list[HolderRow],
        book: Book,
        standing: Standing,
        kept: KeptRow,
        first: LineRow | None = None,
        limit: TimeLimit | None = None,
    ) -> None:
        """A new table; `first` is what its set-up told."""

        def job(rows: Rowser) -> None:
            write_table(rows, table, seats, holders, book, standing, kept, first, limit)

        await self.engine.write(job)

    async def table(self, table: str) -> TableRow | None:
        def job(rows: Rowser) -> TableRow | None:
            found = rows.run(f"select {TABLE} from game_table where id=?", (table,))  # noqa: S608
            return table_row(found[0]) if found else None

        return await self.engine.read(job)

    async def tables_of(self, session: str, most: int = 50) -> list[TableRow]:
        def job(rows: Rowser) -> list[TableRow]:
            mine = "lesson='' and (host=? or id in (select table_id from holder where session=?))"
            listed = "id not in (select table_id from unlisted where session=?)"
            sql = f"select {TABLE} from game_table where {mine} and {listed} order by moved desc limit ?"  # noqa: S608
            return [table_row(row) for row in rows.run(sql, (session, session, session, most))]

        return await self.engine.read(job)

    async def forget_lessons(self, session: str, before: float) -> None:
        """Tables at which this session learnt, and has not moved since."""

        def job(rows: Rowser) -> None:
            rows.change("delete from game_table where lesson<>'' and host=? and moved<?", (session, before))

        await self.engine.write(job)

    async def list_table(self, table: str, session: str, listed: bool) -> None:
        """Whether a session finds a table among its own; for everybody else it stays where it is."""

        def job(rows: Rowser) -> None:
            rows.run("delete from unlisted where table_id=? and session=?", (table, session))
            if not listed:
                rows.run("insert into unlisted(table_id,session) values(?,?)", (table, session))

        await self.engine.write(job)

    async def stands(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """Where tables stand: the version of their log, and how often anything else has changed."""

        def job(rows: Rowser) -> dict[str, tuple[int, int]]:
            marks = ",".join("?" * len(tables))
            found = rows.run(f"select id,version,news from game_table where id in ({marks})", tables)  # noqa: S608
            return {table: (version, news) for table, version, news in found}

        return await self.engine.read(job) if tables else {}

    async def around(self, table: str) -> Around | None:
        """Everything beside the log, as of one moment."""

        def job(rows: Rowser) -> Around | None:
            found = rows.run("select news,process,version,asking,watch,salt,host from game_table where id=?", (table,))
            if not found:
                return None
            sql = "select distinct session from presence where table_id=? and process<>?"
            elsewhere = [str(row[0]) for row in rows.run(sql, (table, self.process))]
            news, process, version, asking, watch, salt, host = found[0]
            seats, holders, chat = seats_of(rows, table), holders_of(rows, table), chat_of(rows, table, MOST_CHAT)
            reason = rows.run("select reason from closing where table_id=?", (table,))
            why = reason[0][0] if reason else ""
            clocks = seat_clocks.read(rows, table)
            after = (why, *rematch_of(rows, table), *replay_of(rows, table), str(host), clocks)
            return Around(news, process, version, asking, seats, holders, elsewhere, chat, watch, salt, *after)

        return await self.engine.read(job)

    async def clocks(self, table: str) -> Clocks | None:
        return await self.engine.read(lambda rows: seat_clocks.read(rows, table))

    async def left_alone(self, most: int) -> list[str]:
        """Tables at which somebody's time is up while nobody is there."""
        return await self.engine.read(lambda rows: seat_clocks.left_alone(rows, most))

    async def settle(self, table: str) -> None:
        """Wait for whoever is still writing at this table."""

        def job(rows: Rowser) -> None:
            rows.run("update game_table set id=id where id=?", (table,))

        await self.engine.write(job)

    # the log

    async def append(self, table: str, expected: int, line: LineRow, standing: Standing, clocks: bool = False) -> None:
        """Write one line of the log with all it keeps, durably, or raise Conflict and write nothing.

        Where the table has clocks they go on as the line wants it, and that is news.
        """

        def job(rows: Rowser) -> None:
            now = time.time()
            n = self.number(rows, table)
            advance(rows, table, expected, line.v, standing, now)
            rows.change(ADD_LINE, (n, *line[:5], line.answer, line.undone, line.digest, int(now)))
            if standing.kept is not None:
                write_all_kept(rows, n, [standing.kept])
            if standing.solo is not None:
                write_solo(rows, table, standing.solo, now)
            if clocks and seat_clocks.wind(rows, table, standing.asked, standing.answered):
                bump(rows, table)
            rows.notify(f"{table}:{line.v}")

        await self.engine.write(job)

    async def undos(self, table: str, seat: int) -> int:
        """How many lines take a move of this seat back."""

        def job(rows: Rowser) -> int:
            sql = f"select count(*) from game_line where {MINE} and seat=? and undone is not null"  # noqa: S608
            return int(rows.run(sql, (table, seat))[0][0])

        return await self.engine.read(job)

    async def log(self, table: str, after: int = 0) -> list[tuple[int, str]]:
        """Seat and move of every line after a version."""

        def job(rows: Rowser) -> list[tuple[int, str]]:
            sql = f"select seat,move from game_line where {MINE} and v>? order by v"  # noqa: S608
            return [(int(seat), str(move)) for seat, move in rows.run(sql, (table, after))]

        return await self.engine.read(job)

    async def lines(self, table: str, until: int, most: int) -> list[LineRow]:
        """The last lines up to a version, in order."""
        return await self.engine.read(lambda rows: last_lines(rows, table, until, most))

    async def opening(self, table: str, most: int) -> Opening | None:
        """What opening a table needs: the table as it lies now, and its last lines."""

        def job(rows: Rowser) -> Opening | None:
            now = "rules,phrases,position,course,final"
            book = "left join phrase_book on phrase_book.id=book"
            columns = TABLE.replace("id,", "game_table.id,", 1)
            found = rows.run(f"select {columns},{now} from game_table {book} where game_table.id=?", (table,))  # noqa: S608
            if not found:
                return None
            row = table_row(found[0][:16])
            return Opening(row, now_row(found[0][16:]), last_lines(rows, table, row.version, most))

        return await self.engine.read(job)

    async def nearest(self, table: str, v: int) -> Nearest | None:
        """The last kept position up to a version, and the lines from there to it."""

        def job(rows: Rowser) -> Nearest | None:
            last = f"select v,root from kept_position where {MINE} and v<=? order by v desc limit 1"  # noqa: S608
            found = rows.run(last, (table, v))
            if not found:
                return None
            at, root = found[0]
            chain = f"select {KEPT} from kept_position where {MINE} and v>=? and v<=? order by v"  # noqa: S608
            lines = f"select {LINE} from game_line where {MINE} and v>? and v<=? order by v"  # noqa: S608
            kept = [kept_row(row) for row in rows.run(chain, (table, root, at))]
            return Nearest(kept, [line_row(row) for row in rows.run(lines, (table, at, v))])

        return await self.engine.read(job)

    async def shut(self, table: str, reason: Text | None) -> None:
        """Why a table cannot go on; None: it can after all."""

        def job(rows: Rowser) -> None:
            rows.run("update game_table set shut=? where id=?", (None if reason is None else text(reason), table))

        await self.engine.write(job)

    async def running_under(self) -> list[tuple[str, str, int, bool]]:
        """Running tables with their game, the version of its rules, and whether they are shut."""

        def job(rows: Rowser) -> list[tuple[str, str, int, bool]]:
            sql = "select id,game,rules,shut is not null from game_table where over=0 and position is not null"
            return [(str(table), str(game), int(rules), bool(shut)) for table, game, rules, shut in rows.run(sql)]

        return await self.engine.read(job)

    # databases of earlier days

    async def left_behind(self) -> list[str]:
        """Tables whose lines keep nothing yet."""

        def job(rows: Rowser) -> list[str]:
            return [
                str(row[0]) for row in rows.run("select id from game_table where position is null order by moved desc")
            ]

        return await self.engine.read(job)

    async def bare_log(self, table: str) -> list[tuple[int, str, float]]:
        """A log as it was written before lines kept anything: seat, move and time."""

        def job(rows: Rowser) -> list[tuple[int, str, float]]:
            return [*rows.run("select seat,move,at from log_line where table_id=? order by v", (table,))]

        return await self.engine.read(job)

    async def bring_along(
        self, table: str, expected: int, book: Book, lines: list[LineRow], kept: list[KeptRow], standing: Standing
    ) -> None:
        """A table of earlier days, with all that its lines would have kept; raises Conflict if it has been brought."""

        def job(rows: Rowser) -> None:
            # an update, not a select: of two processes that bring the same table, one waits for the other
            taken = "update game_table set id=id where id=? and position is null returning moved"
            found = rows.run(taken, (table,))
            if not found:
                raise Conflict(table)
            n = self.number(rows, table)
            advance(rows, table, expected, len(lines), standing, found[0][0])
            rows.run("update game_table set book=? where id=?", (book.id, table))
            write_book(rows, book)
            write_lines(rows, n, lines)
            write_all_kept(rows, n, kept)
            rows.run("delete from log_line where table_id=?", (table,))

        await self.engine.write(job)

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

    # reviews

    async def review(self, table: str, seat: int) -> ReviewRow | None:
        def job(rows: Rowser) -> ReviewRow | None:
            found = rows.run("select version,state,decisions from review where table_id=? and seat=?", (table, seat))
            if not found:
                return None
            sql = "select decision from review_decision where table_id=? and seat=? order by n"
            version, state, of = found[0]
            return ReviewRow(version, state, of, [str(row[0]) for row in rows.run(sql, (table, seat))])

        return await self.engine.read(job)

    async def begin_review(self, table: str, seat: int, version: int, of: int) -> None:
        """A review of the table as it stands; what was looked at of the same version stays."""

        def job(rows: Rowser) -> None:
            rows.run("delete from review where table_id=? and seat=? and version<>?", (table, seat, version))
            sql = (
                "insert into review(table_id,seat,version,state,decisions) values(?,?,?,'running',?) "
                "on conflict(table_id,seat) do update set state='running',decisions=excluded.decisions"
            )
            rows.run(sql, (table, seat, version, of))

        await self.engine.write(job)

    async def set_review(self, table: str, seat: int, state: str) -> None:
        def job(rows: Rowser) -> None:
            rows.run("update review set state=? where table_id=? and seat=?", (state, table, seat))

        await self.engine.write(job)

    async def add_decision(self, table: str, seat: int, n: int, decision: str) -> None:
        def job(rows: Rowser) -> None:
            sql = "insert into review_decision(table_id,seat,n,decision) values(?,?,?,?) on conflict do nothing"
            rows.run(sql, (table, seat, n, decision))

        await self.engine.write(job)

    # seats

    async def seats(self, table: str) -> list[SeatRow]:
        return await self.engine.read(lambda rows: seats_of(rows, table))

    async def holders(self, table: str) -> list[HolderRow]:
        return await self.engine.read(lambda rows: holders_of(rows, table))

    async def watch(self, table: str, holder: HolderRow, link: str) -> bool:
        """Look on by this link; whether it is still the one."""

        def job(rows: Rowser) -> bool:
            if not rows.change("update game_table set watch=watch where id=? and watch=?", (table, link)):
                return False
            sql = (
                "insert into holder(table_id,seat,session,name,seen) values(?,?,?,?,?) "
                "on conflict(table_id,seat,session) do update set name=excluded.name"
            )
            rows.run(sql, (table, *holder, time.time()))
            rows.run("delete from replay_guest where table_id=? and session=?", (table, holder.session))
            bump(rows, table)
            return True

        return await self.engine.write(job)

    async def rename(self, table: str, seat: int, name: str) -> None:
        def job(rows: Rowser) -> None:
            rows.run("update seat set name=? where table_id=? and seat=?", (name, table, seat))
            bump(rows, table)

        await self.engine.write(job)

    async def change_bot(self, table: str, seat: int, bot: str) -> None:
        def job(rows: Rowser) -> None:
            rows.run("update seat set bot=? where table_id=? and seat=? and kind='bot'", (bot, table, seat))
            bump(rows, table)

        await self.engine.write(job)

    async def close_by_house(self, table: str, reason: str) -> None:
        """Why whoever runs the house ends a table; what was said first stands."""

        def job(rows: Rowser) -> None:
            sql = "insert into closing(table_id,reason,at) values(?,?,?) on conflict(table_id) do nothing"
            rows.run(sql, (table, reason, time.time()))
            bump(rows, table)

        await self.engine.write(job)

    # chat

    async def say(self, table: str, line: ChatRow) -> None:
        await self.engine.write(lambda rows: write_said(rows, table, line))

    async def chat(self, table: str, most: int = MOST_CHAT) -> list[ChatRow]:
        return await self.engine.read(lambda rows: chat_of(rows, table, most))

    # who is here, and what a seat asks of the others

    async def be_here(self, table: str, sessions: set[str]) -> int:
        """The sessions that look at a table at this process; the new count of news."""

        def job(rows: Rowser) -> int:
            news = bump(rows, table)
            see_off(rows, table, self.process)
            rows.run("delete from presence where table_id=? and process=?", (table, self.process))
            for session in sorted(sessions) if news else []:
                rows.run("insert into presence(table_id,process,session) values(?,?,?)", (table, self.process, session))
            return news

        return await self.engine.write(job)

    async def ask(self, table: str, before: str, now: str) -> bool:
        """Write what is asked, or how far it is answered, in place of what was asked before; whether that stood."""

        def job(rows: Rowser) -> bool:
            changed = rows.change("update game_table set asking=? where id=? and asking=?", (now, table, before)) > 0
            if changed:
                bump(rows, table)
                seat_clocks.wind(rows, table)
            return changed

        return await self.engine.write(job)
