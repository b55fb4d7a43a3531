"""Slow games: what happens at a table when somebody's time is up.

The clocks are rows of the store (see seat_clock_rows). The process that runs the table waits for the next deadline and
strikes; where two think that they do, one transaction decides, so that every deadline is acted on once.
"""

import asyncio
from collections.abc import Callable, Coroutine

import structlog

from stellwerk.kernel.refusal import Refused
from stellwerk.server import agreeing
from stellwerk.server import passing_rows as seats
from stellwerk.server.engines import Rowser
from stellwerk.server.live import Live
from stellwerk.server.names import bot_name, said
from stellwerk.server.problems import Wrong
from stellwerk.server.rows import ClockRow
from stellwerk.server.seat_clock_rows import clocks_of, limit_of, wind
from stellwerk.server.wire import TimeLimit

journal = structlog.get_logger("stellwerk")
LOOK_S = 60.0  # after which the store is asked again how late it is: the clocks of two machines drift
AGAIN_S = 0.05
RETRY_S = 2.0
LONGEST_S = 30 * 24 * 60 * 60
StandIn = Callable[
    [int, str, Callable[[], bool]], Coroutine[None, None, None]
]  # a seat, a bot, whether it still should


class SeatClocks:
    """They rest until they are begun: of several processes one has the clocks of a table."""

    def __init__(self, live: Live, stand_in: StandIn, changed: Callable[[], None]) -> None:
        self.live = live
        self.stand_in = stand_in
        self.changed = changed
        self.begun = False
        self.timer: asyncio.TimerHandle | None = None
        self.striking: asyncio.Task[None] | None = None
        self.playing: dict[int, asyncio.Task[None]] = {}  # bots that make one move, by seat

    def begin(self) -> None:
        if not self.begun:
            self.begun = True
            self.wind()

    def rest(self) -> None:
        self.begun = False
        self.stop()
        for bot in self.playing.values():
            bot.cancel()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def wind(self) -> None:
        """The clocks have changed: wait for the first of them that runs."""
        self.stop()
        clocks = self.live.clocks
        if not self.begun or clocks is None or self.live.shut is not None:
            return
        if clocks.limit.up == "move":
            for clock in clocks.seats:
                self.play_for(clock, clocks.limit.bot)
        run = [clocks.left(clock) for clock in clocks.seats if clock.due is not None and not clock.struck]
        if run:
            self.wait(max(AGAIN_S, min(*run, LOOK_S)))

    def wait(self, seconds: float) -> None:
        self.stop()
        self.timer = asyncio.get_running_loop().call_later(seconds, self.strike)

    def strike(self) -> None:
        if self.striking is None or self.striking.done():
            self.striking = asyncio.ensure_future(self.act())

    async def act(self) -> None:
        """Look how late it is, and act where somebody's time is up."""
        try:
            await self.live.look_around()
            clocks = self.live.clocks
            late = (
                [] if clocks is None else [one.seat for one in clocks.seats if not one.struck and one.due is not None]
            )
            for seat in late:
                if clocks is not None and clocks.left(clocks.seats[seat]) <= 0:
                    await self.live.whole(self.time_up(seat))
        except Exception as error:
            journal.error("seat-clock", table=self.live.id, retry_s=RETRY_S, exc_info=error)
            if self.begun:
                self.wait(RETRY_S)
        else:
            self.wind()

    async def time_up(self, seat: int) -> None:
        live = self.live
        async with live.lock:
            limit = await live.store.engine.write(lambda rows: strike(rows, live.id, seat))
            await live.look_around()
            if limit is None:
                return
            journal.info("time-up", table=live.id, seat=seat, up=limit.up)
            try:
                if limit.up == "bot":
                    await live.commit(lambda match: match.plays(seat, limit.bot), lambda: bool(live.match.waiting))
                    await agreeing.answer_for(live, seat)
                else:
                    await live.commit(lambda match: match.remark("late", seat), lambda: bool(live.match.waiting))
            except (Refused, Wrong):  # the game has ended meanwhile
                pass
        self.changed()

    # --- a bot that makes one move ---

    def play_for(self, clock: ClockRow, bot: str) -> None:
        """Whoever is late may still be quicker; then nobody stands in."""
        seat, v = clock.seat, self.live.match.version
        if not self.is_late(clock) or seat in self.playing or seat not in self.live.match.waiting:
            return
        still = lambda: self.begun and self.is_late(clock) and self.live.is_meant(seat, v)  # noqa: E731
        task = self.playing[seat] = asyncio.ensure_future(self.stand_in(seat, bot, still))
        task.add_done_callback(lambda _: self.played(seat))

    def played(self, seat: int) -> None:
        """Done, or something else is asked now: then another looks at it."""
        self.playing.pop(seat, None)
        self.wind()

    def is_late(self, clock: ClockRow) -> bool:
        clocks = self.live.clocks
        return clocks is not None and clock.struck and clock.due is not None and clocks.seats[clock.seat] == clock


def strike(rows: Rowser, table: str, seat: int) -> TimeLimit | None:
    """A seat's time is up: that is told, and a bot takes over where it was agreed. None: it is not, or others acted."""
    seats.locked(rows, table)
    found, clock = limit_of(rows, table), clocks_of(rows, table)[seat]
    if found is None or clock.struck or clock.due is None or clock.due > rows.now():
        return None
    limit, _ = found
    rows.run("update seat_clock set struck=1 where table_id=? and seat=?", (table, seat))
    row = seats.seat_of(rows, table, seat)
    told = {"name": said(row.name, seat)}
    if limit.up != "nothing":
        told["bot"] = bot_name(limit.bot)
    seats.tell(rows, table, f"house-late-{limit.up}", seat, **told)
    if limit.up == "bot":
        seats.give_to_bot(rows, table, row, limit.bot)
    elif limit.up == "move":
        rows.run("update seat set helped=1 where table_id=? and seat=?", (table, seat))
    wind(rows, table)
    return limit


def check_limit(limit: TimeLimit, shortest: int) -> None:
    """Raises Wrong."""
    if not shortest <= limit.seconds <= LONGEST_S:
        raise Wrong(422, "time-limit", least=shortest, most=LONGEST_S // (24 * 60 * 60))
