"""The server's clock: in real-time steps it makes the clock's move when nobody was quicker."""

import asyncio

import structlog

from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.step import CLOCK
from stellwerk.server.live import Live
from stellwerk.server.problems import Wrong

journal = structlog.get_logger("stellwerk")
RETRY_S = 0.5
LONGEST_RETRY_S = 8.0


class TableClock:
    """It rests until it is begun: of several processes one has the clock of a table."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.begun = False
        self.timer: asyncio.TimerHandle | None = None
        self.running: tuple[int, int] | None = None  # the move and the run of the tick that is ticking
        self.due = 0.0
        self.striking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        if not self.begun:
            self.begun = True
            self.wind()

    def rest(self) -> None:
        self.begun = False
        self.running = None
        self.stop()

    def wind(self) -> None:
        """The table has changed: start anew, or let the same tick run on."""
        self.stop()
        if not self.begun:
            return
        stack = self.live.match.state.stack
        tick = stack[-1].clock(self.live.match.state) if stack and not self.live.match.closed else None
        if tick is None:
            self.running = None
            return
        loop = asyncio.get_running_loop()
        if self.running != (tick.move, tick.run):
            self.running = (tick.move, tick.run)
            self.due = loop.time() + tick.delay_ms / 1000
        move = self.live.match.game.vocabulary.text(tick.move)
        self.timer = loop.call_at(self.due, self.strike, move, self.live.match.version)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def strike(self, move: str, v: int, retry: float = RETRY_S) -> None:
        self.striking = asyncio.ensure_future(self.play(move, v, retry))

    async def play(self, move: str, v: int, retry: float) -> None:
        try:
            await self.live.play(CLOCK, move, v)
        except (Wrong, Refused):
            return  # somebody was quicker; the clock is wound again by that move
        except Exception as error:
            journal.error("clock", table=self.live.id, v=v, retry_s=retry, exc_info=error)
            if self.begun and self.live.match.version == v:
                loop = asyncio.get_running_loop()
                longer = min(2 * retry, LONGEST_RETRY_S)
                self.timer = loop.call_later(retry, self.strike, move, v, longer)
