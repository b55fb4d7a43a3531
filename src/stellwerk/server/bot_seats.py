"""Seats held by programs: each is asked for a move whenever it may make one."""

import asyncio
import secrets
import time

import structlog

from stellwerk.bots.pool import DECLINE, Fault, Job, Pool
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.step import CLOCK
from stellwerk.server.live import Live, is_sealed
from stellwerk.server.metrics import Metrics
from stellwerk.server.problems import Wrong
from stellwerk.server.rows import SeatRow
from stellwerk.server.settings import Settings

journal = structlog.get_logger("stellwerk")
RETRY_S = 1.0


class BotSeat:
    """One bot at one table. It gets views and legal moves, never the state."""

    def __init__(self, live: Live, seat: SeatRow, pool: Pool, settings: Settings, metrics: Metrics) -> None:
        self.live = live
        self.seat = seat.seat
        self.bot = seat.bot
        self.pool = pool
        self.settings = settings
        self.metrics = metrics

    async def sit(self) -> None:
        """Play for as long as the table is in memory: even a finished game can be taken up again by an undo."""
        while True:
            changed = self.live.changed
            try:
                made = await self.turn()
            except Wrong:
                continue  # somebody was quicker
            except Exception:
                journal.exception("bot-seat", table=self.live.id, seat=self.seat, bot=self.bot)
                await asyncio.sleep(RETRY_S)
                continue
            if not made:
                await changed.wait()

    async def turn(self) -> bool:
        """Think and move, where there is anything to do; whether a move was tried."""
        match, v = self.live.match, self.live.match.version
        moves = match.moves(self.seat)
        if not moves:
            return False
        must = self.seat in match.waiting and CLOCK not in match.waiting
        move = await self.think(moves, must)
        if move == DECLINE:
            return self.live.match.version != v
        await self.pause()
        if not self.live.is_meant(self.seat, v):
            return True
        try:
            await self.live.play(self.seat, move, v)
        except Refused as refused:
            journal.error("bot-refused", table=self.live.id, seat=self.seat, bot=self.bot, why=refused.key)
            raise RuntimeError(refused.key) from refused
        return True

    async def think(self, moves: list[str], must: bool) -> str:
        """The bot's answer, or a random one in its place."""
        match = self.live.match
        choices = moves if must else [*moves, DECLINE]
        view = match.view(self.seat)
        limit = self.settings.bot_limit_ms
        job = Job(match.game.id, self.bot, self.seat, view, choices, secrets.randbits(62), limit)
        begun = time.perf_counter()
        try:
            move = await self.pool.ask(job)
        except Fault as fault:
            journal.warning("bot-fault", table=self.live.id, seat=self.seat, bot=self.bot, fault=fault.kind)
            self.metrics.thought(self.bot, fault.kind, time.perf_counter() - begun)
            return secrets.choice(moves) if must else DECLINE
        self.metrics.thought(self.bot, "answered", time.perf_counter() - begun)
        return move

    async def pause(self) -> None:
        """So that people can follow: not at once after the move before. Sealed answers show nothing, so they hurry."""
        pause = self.settings.bot_pause_ms / 1000
        if is_sealed(self.live.match):
            await asyncio.sleep(min(pause, self.left(pause)))
            return
        for _ in range(100):  # others may move meanwhile
            left = self.left(pause)
            if left <= 0:
                return
            await asyncio.sleep(left)

    def left(self, pause: float) -> float:
        return max(0.0, self.live.moved + pause - time.monotonic())
