"""Seats that change hands. Whoever could look into a hand by it is seen to do so, by everybody.

- A link is used up by the first who sits down by it.
- A seat goes to somebody else if its holder wants that, or by the host once the holder has been away for long; and if
  the holder comes back before somebody has come, the host's link dies.
- Nobody takes a seat who has, or ever had, another one at the table.
- A bot may play on for a holder, who takes the seat back at will. What changes hands is said aloud, by the house.
- Whoever plays at a table takes the host's rights over once the host has been away for as long.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from stellwerk.bots import stand_in
from stellwerk.kernel.refusal import Refused
from stellwerk.server import agreeing, lessons
from stellwerk.server import passing_rows as seats
from stellwerk.server.engines import Rowser
from stellwerk.server.live import Live
from stellwerk.server.names import bot_name, clean, said
from stellwerk.server.problems import Wrong
from stellwerk.server.rows import WATCHING, HolderRow, SeatRow
from stellwerk.server.seat_clock_rows import wind
from stellwerk.server.seats import hashed, link_secret, new_secret
from stellwerk.server.tables import Tables, check_bot
from stellwerk.server.wire import Invitation

T = TypeVar("T")
MINUTE = 60


class Passing:
    def __init__(self, tables: Tables, absent_s: int) -> None:
        self.tables = tables
        self.store = tables.store
        self.absent_s = absent_s

    # --- coming by a link ---

    async def place(self, live: Live, token: str) -> int:
        """The seat that a link stands for, or a place to watch from."""
        return await self.store.engine.read(lambda rows: seats.place_of(rows, live.id, hashed(token)))

    async def invitation(self, live: Live, token: str) -> Invitation:
        """What a link leads to. Nobody is seated by reading it."""
        seat = await self.place(live, token)
        await self.tables.look_once(live)
        return live.invitation(None if seat == WATCHING else seat)

    async def join(self, live: Live, session: str, token: str, name: str, program: str = "") -> None:
        """Sit down by a link, or watch by one; a program says that it is one."""
        name, program = clean(name), clean(program)
        secret = hashed(token)
        if await self.opens(live, secret) == WATCHING:
            name = live.told_apart(name, session, None)
            if not await self.store.watch(live.id, HolderRow(WATCHING, session, name), secret):
                raise Wrong(403, "watch-renewed")
        else:
            await self.sit(live, session, secret, name, program)
        await self.store.list_table(live.id, session, True)
        await self.changed(live)

    async def opens(self, live: Live, secret: str) -> int | None:
        """The place of a link; None where it is one no longer: whoever sits there may come by it again."""
        try:
            return await self.store.engine.read(lambda rows: seats.place_of(rows, live.id, secret))
        except Wrong:
            return None

    async def sit(self, live: Live, session: str, secret: str, name: str, program: str) -> None:
        place = next((one.seat for one in live.seats if one.token == secret), None)
        name = live.told_apart(name, session, place)

        def job(rows: Rowser) -> seats.Sitting | None:
            sitting = seats.sit(rows, live.id, secret, session, name, program)
            if sitting is not None:
                key = "house-passed" if sitting.passed else "house-joined"
                who = said(sitting.name, sitting.seat) if sitting.name else "house-somebody"
                before = said(sitting.before.name, sitting.seat)
                seats.tell(rows, live.id, key, sitting.seat, name=who, before=before, n=sitting.seat + 1)
            return sitting

        sitting = await self.write(live, job)
        if sitting is not None and sitting.passed:
            await note(live, "passed", sitting.seat)

    # --- links ---

    async def link(self, live: Live, session: str, seat: int) -> None:
        """A new link for a seat. Whoever holds it stays until somebody has sat down by the link."""
        self.check(live, session, seat)
        salt = new_secret()
        token = hashed(link_secret(live.keys[session], salt))

        def job(rows: Rowser) -> None:
            row, held = seats.seat_of(rows, live.id, seat), seats.holders(rows, live.id, seat)
            name, by = said(row.name, seat), self.called(live, session)
            if session in held:
                seats.tell(rows, live.id, "house-own-link", seat, name=name)
            elif not held:
                seats.tell(rows, live.id, "house-link", self.actor(live, session), name=name, by=by)
            else:
                away = self.check_away(rows, live, row, held)
                told = {"name": name, "by": by, "minutes": away}
                seats.tell(rows, live.id, "house-absent-link", self.actor(live, session), **told)
            seats.offer(rows, live.id, seat, token, salt, session)

        await self.write(live, job)
        await self.changed(live)

    async def keep(self, live: Live, session: str, seat: int) -> None:
        """Nobody gets the seat after all: its link dies."""
        self.check(live, session, seat)

        def job(rows: Rowser) -> None:
            row, held = seats.seat_of(rows, live.id, seat), seats.holders(rows, live.id, seat)
            if not row.token or not (held or row.kind == "bot") or session not in (*held, row.maker):
                raise Wrong(409, "no-link-out")
            seats.spend(rows, live.id, row, seats.REPLACED)
            told = {"name": said(row.name, seat), "by": self.called(live, session)}
            key = "house-kept" if session in held else "house-link-withdrawn"
            seats.tell(rows, live.id, key, self.actor(live, session), **told)

        await self.write(live, job)
        await self.changed(live)

    async def returned(self, live: Live, session: str) -> None:
        """Somebody is at the table: what the host has begun to pass on in their absence stays theirs."""
        for seat in live.seats_of(session):
            row = live.seats[seat]
            if row.token and row.maker != session:
                await self.write(live, partial(self.revoke, live, session, seat))
                await self.changed(live)

    def revoke(self, live: Live, session: str, seat: int, rows: Rowser) -> None:
        row, held = seats.seat_of(rows, live.id, seat), seats.holders(rows, live.id, seat)
        if session in held and row.token and row.maker not in held:
            seats.spend(rows, live.id, row, seats.RETURNED)
            seats.tell(rows, live.id, "house-returned", seat, name=said(row.name, seat))

    async def renew_watch(self, live: Live, session: str) -> None:
        """Another link to watch by; whoever came by the old one is out."""
        live.check_host(session)
        salt = new_secret()
        token = hashed(link_secret(live.keys[session], salt))

        def job(rows: Rowser) -> None:
            seats.renew_watch(rows, live.id, token, salt)
            seats.tell(rows, live.id, "house-watch", self.actor(live, session), by=self.called(live, session))

        await self.write(live, job)
        await self.changed(live)

    async def take_over(self, live: Live, session: str) -> None:
        """The host's rights, for somebody who plays here, once the host has been away for long."""
        live.check_look(session)
        if not live.seats_of(session):
            raise Wrong(403, "not-at-table")
        salt = new_secret()
        token = hashed(link_secret(live.keys[session], salt))

        def job(rows: Rowser) -> None:
            host, since = seats.host_away_since(rows, live.id)
            if host == session:
                return
            name, after = self.called(live, host), minutes(self.absent_s)
            if since is None or host in live.present():
                raise Wrong(409, "host-here", name=name, after=after)
            away = time.time() - since
            if away < self.absent_s:
                raise Wrong(409, "host-not-away", name=name, minutes=minutes(away), after=after)
            seats.make_host(rows, live.id, session, token, salt)
            told = {"name": name, "by": self.called(live, session), "minutes": minutes(away)}
            seats.tell(rows, live.id, "house-host-changed", self.actor(live, session), **told)

        await self.write(live, job)
        await self.changed(live)

    # --- programs ---

    async def bot(self, live: Live, session: str, seat: int, bot: str) -> None:
        """A bot plays a seat, or another one than before: for its holder, or where nobody sits."""
        self.check(live, session, seat, "seat-is-no-bot")
        check_bot(bot)
        if live.seats[seat].kind == "bot" and not live.taken(seat):
            await agreeing.change_bot(live, seat, bot)
            return
        await live.whole(self.lend(live, session, seat, bot))
        await self.changed(live)

    async def lend(self, live: Live, session: str, seat: int, bot: str) -> None:
        def job(rows: Rowser) -> None:
            row, held = seats.seat_of(rows, live.id, seat), seats.holders(rows, live.id, seat)
            told: dict[str, Any] = {"name": said(row.name, seat), "bot": bot_name(bot)}
            if session in held:
                seats.tell(rows, live.id, "house-lent", seat, **told)
            else:
                told["by"] = self.called(live, session)
                if held:
                    told["minutes"] = self.check_away(rows, live, row, held)
                key = "house-absent-bot" if held else "house-bot"
                seats.tell(rows, live.id, key, self.actor(live, session), **told)
            seats.give_to_bot(rows, live.id, row, bot)

        async with live.lock:
            await self.write(live, job)
            await live.look_around()
            await live.commit(lambda match: match.plays(seat, bot), lambda: bool(live.match.waiting))
            await agreeing.answer_for(live, seat)

    async def back(self, live: Live, session: str, seat: int) -> None:
        """Whoever holds a seat plays in person again."""
        live.check_seat(session, seat)

        def job(rows: Rowser) -> None:
            row = seats.seat_of(rows, live.id, seat)
            if not row.home or session not in seats.holders(rows, live.id, seat):
                raise Wrong(409, "not-lent")
            seats.take_back(rows, live.id, row)
            seats.tell(rows, live.id, "house-back", seat, name=said(row.name, seat))

        await self.write(live, job)
        await self.changed(live)
        await note(live, "back", seat)

    async def resign(self, live: Live, session: str, seat: int) -> None:
        """A seat goes over to a program, at once and for good."""
        await agreeing.resign(live, session, seat, stand_in())
        await self.changed(live)

    # --- who may ---

    def check(self, live: Live, session: str, seat: int, taught: str = "seat-is-bot") -> None:
        """A seat of one's own, or any for the host, while the game goes on."""
        live.check_look(session)
        if not 0 <= seat < len(live.seats):
            raise Wrong(404, "no-seat", seat=seat + 1)
        if seat not in live.seats_of(session):
            live.check_host(session)
        if live.seats[seat].bot == lessons.TEACHER:
            raise Wrong(422, taught)
        live.check_open()
        if not live.match.waiting:
            raise Wrong(409, "table-ended")

    def check_away(self, rows: Rowser, live: Live, seat: SeatRow, held: list[str]) -> int:
        """For how many minutes the holder has been away; raises Wrong where that is not long enough."""
        since = seats.away_since(rows, live.id, seat)
        name, after = said(seat.name, seat.seat), minutes(self.absent_s)
        if since is None or live.present() & set(held):
            raise Wrong(409, "holder-here", name=name, after=after)
        away = time.time() - since
        if away < self.absent_s:
            raise Wrong(409, "holder-not-away", name=name, minutes=minutes(away), after=after)
        return minutes(away)

    # --- telling ---

    async def write(self, live: Live, job: Callable[[Rowser], T]) -> T:
        def alone(rows: Rowser) -> T:
            seats.locked(rows, live.id)
            done = job(rows)
            wind(rows, live.id)
            return done

        return await live.whole(self.store.engine.write(alone))

    async def changed(self, live: Live) -> None:
        """Everybody here sees it, and bots come and go with their seats."""
        await live.look_around()
        served = self.tables.served.get(live.id)
        if served is not None and served.live is live:
            self.tables.run(served)

    def actor(self, live: Live, session: str) -> int | None:
        return next(iter(live.seats_of(session)), None)

    def called(self, live: Live, session: str) -> str:
        seat = self.actor(live, session)
        name = live.name_of(session, seat)
        return said(name, seat) if name or seat is not None else "house-host"


def minutes(seconds: float) -> int:
    return int(seconds // MINUTE)


async def note(live: Live, what: str, seat: int) -> None:
    """The log tells of it, too, where there is a game to tell of."""
    if live.shut is None and live.match.waiting:
        try:
            await live.remark(what, seat)
        except (Refused, Wrong):  # the game has ended meanwhile
            return
