"""Whoever wants to be forgotten is: name, talk, browsers, record and seats go, in one transaction.

Seats of games that go on become free, and everybody is told; finished games keep their moves, played by somebody.
Tables at which nobody else plays go altogether, unless they are finished. Where the host goes, somebody who plays is
the next.
"""

from typing import NamedTuple

import msgspec

from stellwerk.server import passing_rows
from stellwerk.server.engines import Rowser
from stellwerk.server.problems import Wrong
from stellwerk.server.rows import text
from stellwerk.server.seat_clock_rows import wind
from stellwerk.server.store import seats_of
from stellwerk.server.tables import Tables
from stellwerk.stage.wire import Text

NOBODY = "nobody"  # the session of tables whose host has gone without a successor
SOMEBODY = "house-somebody"
MINE = (
    *("holder", "sat", "unlisted", "replay_guest", "presence", "solo_result", "own_link", "device"),
    *("notice_item", "notice_way"),
)


class Forgotten(NamedTuple):
    changed: list[str]
    removed: set[str]


async def forget(tables: Tables, session: str) -> None:
    found = await tables.store.engine.write(lambda rows: forget_all(rows, session))
    for table in (*found.removed, *found.changed):
        served = tables.served.get(table)
        if served is None:
            continue
        for viewer in [*served.live.viewers]:
            if viewer.session == session or table in found.removed:
                viewer.leave(Wrong(403, "no-access"))
        if table in found.removed:
            await tables.drop(served)
        else:
            await served.live.look_around()


def forget_all(rows: Rowser, session: str) -> Forgotten:
    ours = (
        "select table_id from holder where session=? union select table_id from sat where session=? "
        "union select table_id from replay_guest where session=? union select id from game_table where host=? "
        "union select table_id from seat where maker=?"
    )
    tables = sorted(str(row[0]) for row in rows.run(ours, (session,) * 5))
    removed = {table for table in tables if forget_at(rows, table, session)}
    for name in MINE:
        rows.run(f"delete from {name} where session=?", (session,))  # noqa: S608
    rows.run("delete from session where id=?", (session,))
    changed = [table for table in tables if table not in removed]
    for table in changed:
        wind(rows, table)
    return Forgotten(changed, removed)


def forget_at(rows: Rowser, table: str, session: str) -> bool:
    """One table; whether it is gone."""
    passing_rows.locked(rows, table)
    (host, over, setup, lesson) = rows.run("select host,over,setup,lesson from game_table where id=?", (table,))[0]
    sql = "select session from holder where table_id=? and seat>=0 and session<>? order by seat"
    others = [str(row[0]) for row in rows.run(sql, (table, session))]
    own = host == session and (lesson or msgspec.json.decode(setup).get("imported"))
    if own or (host == session and not over and not others):
        rows.run("delete from game_table where id=?", (table,))
        return True
    forget_talk(rows, table, session)
    leave_seats(rows, table, session, bool(over))
    if host == session:
        rows.run("insert into session(id,opened) values(?,0) on conflict do nothing", (NOBODY,))
        rows.run("update game_table set host=?,watch='',salt='' where id=?", (others[0] if others else NOBODY, table))
    return False


def forget_talk(rows: Rowser, table: str, session: str) -> None:
    """What I said, and my name in what the house says."""
    sql = (
        "select name from holder where table_id=? and session=? union select seat.name from seat "
        "join holder on holder.table_id=seat.table_id and holder.seat=seat.seat where seat.table_id=? and session=?"
    )
    names = {str(row[0]) for row in rows.run(sql, (table, session) * 2)}
    for (seat,) in rows.run("select seat from sat where table_id=? and session=?", (table, session)):
        if not rows.run("select 1 from sat where table_id=? and seat=? and session<>?", (table, seat, session)):
            gone = rows.run("delete from chat where table_id=? and seat=? and house=0 returning name", (table, seat))
            names |= {str(row[0]) for row in gone}
    names.discard("")
    for name in names:
        rows.run("delete from chat where table_id=? and name=? and house=0", (table, name))
    told = names | {f"“{name}”" for name in names}
    for n, said in rows.run("select n,text from chat where table_id=? and house=1", (table,)):
        line = msgspec.json.decode(said, type=Text)
        params = {key: SOMEBODY if value in told else value for key, value in line.a.items()}
        if params != line.a:
            rows.run("update chat set text=? where table_id=? and n=?", (text(Text(line.m, params)), table, n))


def leave_seats(rows: Rowser, table: str, session: str, over: bool) -> None:
    for seat in seats_of(rows, table):
        mine = session in passing_rows.holders(rows, table, seat.seat)
        if mine or seat.maker == session:
            passing_rows.spend(rows, table, seat, passing_rows.REPLACED)
        if not mine:
            continue
        rows.run("delete from review where table_id=? and seat=?", (table, seat.seat))
        here = (table, seat.seat)
        if over:
            rows.run("update seat set name='',program='',home='',gone=1 where table_id=? and seat=?", here)
            continue
        kind = "bot" if seat.kind == "bot" else "link"
        rows.run("update seat set kind=?,name='',program='',home='' where table_id=? and seat=?", (kind, *here))
        passing_rows.tell(rows, table, "house-left", None, n=seat.seat + 1)
