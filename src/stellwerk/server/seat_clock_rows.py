"""The clocks of seats, in the store. A clock that runs has a deadline, one that stands has what is left.

Deadlines are in the store's own time, which is the same for all processes, and whatever a clock depends on winds it in
the same transaction: what is asked of whom, who sits where, what needs consent.
"""

import time
from collections.abc import Collection

import msgspec

from stellwerk.server.engines import Rowser
from stellwerk.server.rows import ClockRow, Clocks, text
from stellwerk.server.wire import TimeLimit

TENTH = 10  # whoever has used up a whole game's time has a tenth of it for each move from then on
SHORTEST_S = 10.0  # or so long, where the whole time was not shorter


def add(rows: Rowser, table: str, limit: TimeLimit, seats: int, asked: list[int]) -> None:
    """The clocks of a new table: all of them full."""
    rows.run("insert into time_limit(table_id,chosen,asked) values(?,?,?)", (table, text(limit), "[]"))
    for seat in range(seats):
        put = "insert into seat_clock(table_id,seat,left_s) values(?,?,?)"
        rows.run(put, (table, seat, float(limit.seconds)))
    wind(rows, table, asked)


def limit_of(rows: Rowser, table: str) -> tuple[TimeLimit, list[int]] | None:
    """What was chosen, and the seats of which an answer is wanted; None: there are no clocks."""
    found = rows.run("select chosen,asked from time_limit where table_id=?", (table,))
    if not found:
        return None
    chosen, asked = found[0]
    return msgspec.json.decode(chosen, type=TimeLimit), msgspec.json.decode(asked, type=list[int])


def clocks_of(rows: Rowser, table: str) -> list[ClockRow]:
    sql = "select seat,left_s,due,struck from seat_clock where table_id=? order by seat"
    return [ClockRow(seat, left, due, bool(struck)) for seat, left, due, struck in rows.run(sql, (table,))]


def read(rows: Rowser, table: str) -> Clocks | None:
    found = limit_of(rows, table)
    if found is None:
        return None
    return Clocks(found[0], rows.now() - time.monotonic(), clocks_of(rows, table))


def wind(rows: Rowser, table: str, asked: list[int] | None = None, answered: int | None = None) -> bool:
    """Let every clock run or stand, as it should from now on; whether there are any.

    `asked` are the seats of which an answer is wanted, where that has changed; `answered` is one that has answered.
    """
    found = limit_of(rows, table)
    if found is None:
        return False
    limit, before = found
    waited = before if asked is None else asked
    if waited != before:
        rows.run("update time_limit set asked=? where table_id=?", (text(waited), table))
    runs, now = running(rows, table, waited), rows.now()
    for clock in clocks_of(rows, table):
        afresh = clock.seat == answered or clock.seat not in waited
        new = turned(clock, limit, now, afresh, clock.seat in runs)
        if new != clock:
            sql = "update seat_clock set left_s=?,due=?,struck=? where table_id=? and seat=?"
            rows.run(sql, (new.left, new.due, int(new.struck), table, clock.seat))
    return True


def turned(clock: ClockRow, limit: TimeLimit, now: float, afresh: bool, runs: bool) -> ClockRow:
    """A clock as it goes on. Afresh: nothing is asked of the seat any more, or something new is."""
    left = clock.left if clock.due is None else max(0.0, clock.due - now)
    afresh = afresh or (clock.struck and clock.due is None and runs)  # somebody is back whose time was up
    if not afresh and runs and clock.due is not None:
        return clock
    if afresh and limit.per == "move":
        left = float(limit.seconds)
    elif afresh and clock.struck:
        left = max(limit.seconds / TENTH, min(limit.seconds, SHORTEST_S))
    return ClockRow(clock.seat, left, now + left if runs else None, clock.struck and not afresh)


def running(rows: Rowser, table: str, waited: Collection[int]) -> set[int]:
    """The seats whose clocks run: people of whom an answer is wanted, once everybody is here."""
    if not waited:
        return set()
    held = "exists(select 1 from holder where holder.table_id=seat.table_id and holder.seat=seat.seat)"
    seats = rows.run(f"select seat,kind,{held} from seat where table_id=?", (table,))  # noqa: S608
    if any(kind != "bot" and not taken for _, kind, taken in seats):
        return set()
    asker = undo_asker(rows, table)
    return {int(seat) for seat, kind, _ in seats if kind != "bot" and seat in waited and asker in (None, seat)}


def undo_asker(rows: Rowser, table: str) -> int | None:
    """Whoever asks the others to agree to a move being taken back: nobody stops the own clock by asking."""
    (asking,) = rows.run("select asking from game_table where id=?", (table,))[0]
    if not asking:
        return None
    about, seat, _, *answer = msgspec.json.decode(asking)
    return int(seat) if about == "undo" and not any(answer) else None


def left_alone(rows: Rowser, most: int) -> list[str]:
    """Tables at which somebody's time is up, and that no process has in hand."""
    sql = (
        "select distinct id from game_table join seat_clock on table_id=id where due<=? and struck=0 and over=0 "
        "and shut is null and process not in (select id from process) limit ?"
    )
    return [str(row[0]) for row in rows.run(sql, (rows.now(), most))]
