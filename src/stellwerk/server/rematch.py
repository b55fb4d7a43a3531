"""Once more: the same people and bots at a new table, everybody one seat further, with the same options.

Whoever had a place at the old table has one at the new one at once, without a link. A table has one rematch: of two who
want it at the same time, at whichever process, the second comes to the table of the first.
"""

from typing import NamedTuple

import stellwerk
from stellwerk.kernel.versions import options_brought_along
from stellwerk.server import passing_rows
from stellwerk.server.engines import Rowser
from stellwerk.server.finished_rows import rematch_of, replay_of
from stellwerk.server.live import Live
from stellwerk.server.passing import Passing
from stellwerk.server.problems import Wrong
from stellwerk.server.rows import WATCHING, HolderRow, SeatRow
from stellwerk.server.seats import hashed, link_secret, new_secret, new_seed
from stellwerk.server.store import holders_of, seats_of, write_table


class Again(NamedTuple):
    """Who sits where at the new table."""

    table: str
    seats: list[SeatRow]
    holders: list[HolderRow]


async def rematch(passing: Passing, live: Live, session: str, secret: str) -> Live:
    """The table where the same people play again; it is opened by the first who wants it, who is its host."""
    if not live.is_over:
        raise Wrong(409, "not-over")
    if live.match.setup.get("imported"):
        raise Wrong(409, "imported")
    if live.match.setup.get("lesson"):
        raise Wrong(422, "lesson-alone")
    if session != live.row.host and not live.seats_of(session):
        raise Wrong(403, "not-at-table")
    tables, game, setup = passing.tables, live.match.game, live.row.setup
    options = options_brought_along(game, setup.get("options", {}), int(setup["rules"]))
    match = stellwerk.new(game.id, len(live.seats), new_seed(), options)
    laid = tables.laid(match, session, live.row.hints, secret)
    row, _, keeper, standing, kept = laid
    by = passing.called(live, session)
    limit = None if live.clocks is None else live.clocks.limit

    def job(rows: Rowser) -> Again:
        found, _ = rematch_of(rows, live.id)
        if found:
            return Again(found, [], [])
        _, guests = replay_of(rows, live.id)
        seats = seats_of(rows, live.id)
        holders = [one for one in holders_of(rows, live.id) if one.session not in guests]
        again = seated(row.id, seats, [*holders, HolderRow(WATCHING, live.row.host, "")], session, secret)
        first = keeper.first_line(match)
        write_table(rows, row, again.seats, again.holders, keeper.book, standing, kept, first, limit)
        rows.run("insert into rematch(table_id,next_id) values(?,?)", (live.id, row.id))
        passing_rows.tell(rows, live.id, "house-rematch", passing.actor(live, session), by=by)
        return again

    made = await passing.write(live, job)
    if made.table == row.id:
        await tables.begin(laid, made.seats, made.holders, secret, limit)
    await live.look_around()
    after = await tables.get(made.table)
    after.know(session, secret)
    return after


def seated(table: str, seats: list[SeatRow], holders: list[HolderRow], host: str, secret: str) -> Again:
    """Everybody one seat further, so that the second begins. Who only watched does so again."""
    most = len(seats)
    further = {seat.seat: (seat.seat - 1) % most for seat in seats}
    held = {further[one.seat]: one for one in holders if one.seat != WATCHING}
    sitting = {one.session for one in held.values()}
    again = [
        seat_again(seat._replace(seat=further[seat.seat]), held.get(further[seat.seat]), host, secret) for seat in seats
    ]
    places = [one._replace(seat=further[one.seat]) for one in holders if one.seat != WATCHING]
    watching = {one.session: one for one in reversed(holders) if one.seat == WATCHING and one.session not in sitting}
    return Again(table, sorted(again), [*places, *watching.values()])


def seat_again(seat: SeatRow, holder: HolderRow | None, host: str, secret: str) -> SeatRow:
    """A seat that is held needs no link; one that nobody has taken has a new one, of the new host."""
    plain = SeatRow(seat.seat, seat.kind, seat.name, "", "", seat.program)
    if holder is not None:
        kind = seat.home or seat.kind
        return plain._replace(kind="here" if kind == "here" else "me" if holder.session == host else "link")
    if seat.kind == "bot":
        return plain._replace(bot=seat.bot)
    salt = new_secret()
    return plain._replace(kind="link", token=hashed(link_secret(secret, salt)), salt=salt, maker=host)
