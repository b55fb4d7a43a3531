"""Seats that change hands, in the store. Each of these is one transaction: of two who want the same, one is refused.

A link is a token in its seat's row. Once somebody has sat down by it, or it has died, its token is a spent one: whoever
comes by it later is told what became of it. `sat` remembers everybody who ever held a seat: nobody sees two hands.
"""

import time
from typing import Any, NamedTuple

from stellwerk.server.engines import Rowser
from stellwerk.server.problems import Wrong
from stellwerk.server.rows import WATCHING, ChatRow, SeatRow, text
from stellwerk.server.store import SEAT, bump, write_said
from stellwerk.stage.wire import Text

USED, REPLACED, RETURNED = "link-used", "bad-token", "link-returned"  # what became of a link, as its message says


def locked(rows: Rowser, table: str) -> None:
    """From here on nobody else changes the seats of this table, at any process."""
    if not bump(rows, table):
        raise Wrong(404, "no-table")


def seat_of(rows: Rowser, table: str, seat: int) -> SeatRow:
    (found,) = rows.run(f"select {SEAT} from seat where table_id=? and seat=?", (table, seat))  # noqa: S608
    return SeatRow(*found)


def holders(rows: Rowser, table: str, seat: int) -> list[str]:
    return [str(row[0]) for row in rows.run("select session from holder where table_id=? and seat=?", (table, seat))]


def tell(rows: Rowser, table: str, key: str, actor: int | None, **params: Any) -> None:
    """A line of the house among what is said, for everybody and for good."""
    at = round(time.time(), 3)
    write_said(rows, table, ChatRow(actor, "", text(Text(key, params)), at, house=True))


# --- links ---


def spend(rows: Rowser, table: str, seat: SeatRow, how: str) -> None:
    """The link of a seat, if it has one, works no longer."""
    if not seat.token:
        return
    keep = "insert into spent_link(table_id,token,seat,how) values(?,?,?,?) on conflict do nothing"
    rows.run(keep, (table, seat.token, seat.seat, how))
    clear = "update seat set token='',salt='',maker='' where table_id=? and seat=?"
    rows.run(clear, (table, seat.seat))


def offer(rows: Rowser, table: str, seat: int, token: str, salt: str, maker: str) -> None:
    """A new link in place of any other. Whoever sits there stays until somebody comes by it."""
    spend(rows, table, seat_of(rows, table, seat), REPLACED)
    put = "update seat set token=?,salt=?,maker=? where table_id=? and seat=?"
    rows.run(put, (token, salt, maker, table, seat))


def became_of(rows: Rowser, table: str, token: str) -> tuple[str, int | None]:
    """What to tell whoever comes by a link that is none, and whose seat it was for."""
    found = rows.run("select how,seat from spent_link where table_id=? and token=?", (table, token))
    return (str(found[0][0]), int(found[0][1])) if found else (REPLACED, None)


def place_of(rows: Rowser, table: str, token: str) -> int:
    """The seat that a link stands for, or a place to watch from."""
    found = rows.run("select seat from seat where table_id=? and token=?", (table, token)) if token else []
    if found:
        return int(found[0][0])
    if rows.run("select 1 from game_table where id=? and watch=?", (table, token)):
        return WATCHING
    raise Wrong(403, became_of(rows, table, token)[0])


class Sitting(NamedTuple):
    """Who has sat down where, and in whose place."""

    seat: int
    name: str
    before: SeatRow
    passed: bool  # it was somebody else's seat, or a bot's


def sit(rows: Rowser, table: str, token: str, session: str, name: str, program: str) -> Sitting | None:
    """Take the seat of a link, which is used up. None: the same session has used it, and still sits there."""
    found = rows.run(f"select {SEAT} from seat where table_id=? and token=?", (table, token))  # noqa: S608
    if not found:
        how, was = became_of(rows, table, token)
        if how == USED and was is not None and session in holders(rows, table, was):
            return None
        raise Wrong(403, how)
    seat = SeatRow(*found[0])
    if rows.run("select 1 from sat where table_id=? and session=? and seat<>?", (table, session, seat.seat)):
        raise Wrong(403, "second-seat")
    passed = seat.kind == "bot" or any(one != session for one in holders(rows, table, seat.seat))
    name = name or ("" if passed else seat.name)
    spend(rows, table, seat, USED)
    leave(rows, table, seat.seat)
    give = "update seat set kind='link',bot='',home='',name=?,program=?,passed=passed+? where table_id=? and seat=?"
    rows.run(give, (name, program, int(passed), table, seat.seat))
    hold = "insert into holder(table_id,seat,session,name,seen) values(?,?,?,?,?)"
    rows.run(hold, (table, seat.seat, session, name, time.time()))
    keep = "insert into sat(table_id,seat,session) values(?,?,?) on conflict do nothing"
    rows.run(keep, (table, seat.seat, session))
    rows.run("delete from replay_guest where table_id=? and session=?", (table, session))
    return Sitting(seat.seat, name, seat, passed)


def leave(rows: Rowser, table: str, seat: int) -> None:
    """Whoever held the seat may go on watching."""
    keep = (
        "insert into holder(table_id,seat,session,name,seen) select table_id,?,session,name,seen from holder "
        "where table_id=? and seat=? on conflict(table_id,seat,session) do nothing"
    )
    rows.run(keep, (WATCHING, table, seat))
    rows.run("delete from holder where table_id=? and seat=?", (table, seat))


# --- programs ---


def give_to_bot(rows: Rowser, table: str, seat: SeatRow, bot: str) -> None:
    """A program plays from now on; whoever holds the seat can have it back."""
    held = holders(rows, table, seat.seat)
    home = (seat.home or seat.kind) if held else ""
    if not held:
        spend(rows, table, seat, REPLACED)
    rows.run(
        "update seat set kind='bot',bot=?,home=?,helped=1 where table_id=? and seat=?", (bot, home, table, seat.seat)
    )


def take_back(rows: Rowser, table: str, seat: SeatRow) -> None:
    rows.run("update seat set kind=home,home='',bot='' where table_id=? and seat=? and home<>''", (table, seat.seat))


def resign(rows: Rowser, table: str, seat: SeatRow, bot: str) -> None:
    """A program takes a seat for good."""
    spend(rows, table, seat, REPLACED)
    give = "update seat set kind='bot',bot=?,home='',program='',helped=1 where table_id=? and seat=?"
    rows.run(give, (bot, table, seat.seat))
    leave(rows, table, seat.seat)


# --- who is away ---


def away_since(rows: Rowser, table: str, seat: SeatRow) -> float | None:
    """When whoever holds a seat was here last, or moved; None: they are here."""
    here = (
        "select 1 from holder join presence on presence.table_id=holder.table_id and presence.session=holder.session "
        "where holder.table_id=? and holder.seat=? limit 1"
    )
    if rows.run(here, (table, seat.seat)):
        return None
    (seen,) = rows.run("select max(seen) from holder where table_id=? and seat=?", (table, seat.seat))[0]
    if seat.kind == "bot":
        return float(seen or 0)
    moved = "select max(at) from game_line where table_n=(select n from game_table where id=?) and seat=?"
    (last,) = rows.run(moved, (table, seat.seat))[0]
    return max(float(seen or 0), float(last or 0))


def host_away_since(rows: Rowser, table: str) -> tuple[str, float | None]:
    """The host, and when they were here last, or moved; None: they are here."""
    host, opened = rows.run("select host,opened from game_table where id=?", (table,))[0]
    if rows.run("select 1 from presence where table_id=? and session=? limit 1", (table, host)):
        return str(host), None
    held = rows.run("select seat,seen from holder where table_id=? and session=?", (table, host))
    moved = "select max(at) from game_line where table_n=(select n from game_table where id=?) and seat=?"
    lines = [rows.run(moved, (table, seat))[0][0] for seat, _ in held if seat != WATCHING]
    return str(host), max([float(opened), *(float(at or 0) for at in (*lines, *(seen for _, seen in held)))])


def make_host(rows: Rowser, table: str, session: str, token: str, salt: str) -> None:
    """With a link to watch of their own: nobody else can make the old one. Who came by that stays."""
    rows.run("update game_table set host=?,watch=?,salt=? where id=?", (session, token, salt, table))


# --- those who watch ---


def renew_watch(rows: Rowser, table: str, token: str, salt: str) -> None:
    """Another link to watch by: whoever came by the old one watches no longer. Who had a seat once may."""
    rows.run("update game_table set watch=?,salt=? where id=?", (token, salt, table))
    came = "seat=? and session not in (select session from sat where sat.table_id=holder.table_id)"
    rows.run(f"delete from holder where table_id=? and {came}", (table, WATCHING))  # noqa: S608
