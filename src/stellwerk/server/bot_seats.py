"""Seats held by programs: each is asked for a move whenever it may make one.

One that is late, dies or fails is asked again in a fresh process; then a stand-in answers in its place. Nobody ever
plays at random for it, and the people at the table are told.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable

import structlog

from stellwerk.bots import stand_in
from stellwerk.bots.job import Answer
from stellwerk.bots.levels import level_of
from stellwerk.bots.pace import USUAL, pause_s
from stellwerk.bots.pool import DECLINE, Fault, Job, Thinking
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.step import CLOCK
from stellwerk.server.live import Live, is_sealed
from stellwerk.server.metrics import Metrics
from stellwerk.server.problems import Wrong
from stellwerk.server.settings import Settings

journal = structlog.get_logger("stellwerk")
RETRY_S = 1.0
LONGEST_RETRY_S = 60.0
TRUSTED = 3  # questions without an answer, after which a bot is no longer asked every time
SELDOM = 8  # but only every so many


class Gone(Exception):
    """The question is no longer asked."""


class BotSeat:
    """One bot at one table. It gets views and legal moves, never the state."""

    def __init__(
        self, live: Live, seat: int, pool: Thinking, settings: Settings, metrics: Metrics, stands_in: str = ""
    ) -> None:
        self.live = live
        self.stands_in = stands_in  # the bot that makes a move for somebody who plays in person
        self.seat = seat
        self.pool = pool
        self.settings = settings
        self.metrics = metrics
        self.trusted = ""  # the bot of which the next two lines tell
        self.failed = 0  # questions in a row that it left to others
        self.told: set[str] = set()  # what the people know of this

    @property
    def bot(self) -> str:
        """Its level may change in play."""
        return self.stands_in or self.live.seats[self.seat].bot

    async def sit(self, wanted: Callable[[], bool] = lambda: True) -> None:
        """Play for as long as the table is in memory: even a finished game can be taken up again by an undo."""
        retry = RETRY_S
        while wanted():
            changed = self.live.changed
            try:
                made = await self.turn()
            except (Wrong, Gone):
                continue  # somebody was quicker
            except Exception as error:
                known = isinstance(error, Fault)
                journal.error("bot-seat", **self.about, retry_s=retry, exc_info=None if known else error)
                await asyncio.sleep(retry)
                retry = min(2 * retry, LONGEST_RETRY_S)
                continue
            retry = RETRY_S
            if not made:
                await changed.wait()

    async def turn(self) -> bool:
        """Think and move, where there is anything to do; whether a move was tried."""
        match, v = self.live.match, self.live.match.version
        moves = match.moves(self.seat)
        if not moves:
            return False
        must = self.seat in match.waiting and CLOCK not in match.waiting
        answer = await self.think(moves, must)
        if answer.move == DECLINE:
            return self.live.match.version != v
        await self.pause(len(moves), answer)
        if not self.live.is_meant(self.seat, v):
            return True
        try:
            await self.live.play(self.seat, answer.move, v)
        except Refused as refused:
            journal.error("bot-refused", **self.about, why=refused.key)
            raise RuntimeError(refused.key) from refused
        return True

    # --- thinking ---

    async def think(self, moves: list[str], must: bool) -> Answer:
        """The bot's answer, or its stand-in's; raises Fault where neither gives one."""
        bot = self.bot
        choices = moves if must else [*moves, DECLINE]
        if len(choices) == 1:
            return Answer(move=choices[0])
        if bot != self.trusted:
            self.trusted, self.failed, self.told = bot, 0, set()
        if self.failed < TRUSTED or self.failed % SELDOM == 0:
            for again in (False, True):
                try:
                    answer = await self.asked(bot, choices)
                except Fault:
                    if again or self.failed:
                        break
                    await self.tell("again")
                else:
                    if not again:
                        self.failed, self.told = 0, set()
                    return answer
        try:
            answer = await self.asked(stand_in(), choices)
        except Fault:
            await self.tell("stuck")
            raise
        self.failed += 1
        await self.tell("stood-in")
        return answer

    async def asked(self, bot: str, choices: list[str]) -> Answer:
        """One question to one bot; raises Gone as soon as nobody wants to know any more."""
        match, v = self.live.match, self.live.match.version
        limit = self.settings.bot_limit_ms
        job = Job(
            game=match.game.id,
            bot=bot,
            seat=self.seat,
            view=match.view(self.seat),
            moves=choices,
            seed=secrets.randbits(62),
            limit_ms=(level_of(bot).limit_ms or limit) if limit else 0,
            place=f"{self.live.id}/{self.seat}",
        )
        begun = time.perf_counter()
        result = "gone"
        try:
            answer = await self.while_wanted(job, v)
            result = "answered"
            if bot == self.bot:
                self.metrics.answered(self.live.id, self.seat)
        except Fault as fault:
            result = fault.kind
            self.metrics.broke(self.live.id, self.seat, bot, fault.kind)
            journal.warning("bot-fault", **{**self.about, "bot": bot}, fault=fault.kind, why=str(fault))
            raise
        finally:
            self.metrics.thought(bot, result, time.perf_counter() - begun)
        return answer

    async def while_wanted(self, job: Job, v: int) -> Answer:
        """Think until there is an answer, or the question has gone: taken back, closed, or answered by others."""
        playing = self.bot
        thinking = asyncio.ensure_future(self.pool.ask(job))
        try:
            while not thinking.done():
                changed = asyncio.ensure_future(self.live.changed.wait())
                try:
                    await asyncio.wait({thinking, changed}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    changed.cancel()
                if not thinking.done() and (self.bot != playing or not self.live.is_meant(self.seat, v)):
                    raise Gone
            return await thinking
        finally:
            if not thinking.done():
                thinking.cancel()
                with contextlib.suppress(asyncio.CancelledError, Fault):
                    await thinking

    async def tell(self, what: str) -> None:
        """What the people should know, once for as long as it lasts."""
        if what in self.told:
            return
        with contextlib.suppress(Refused, Wrong):  # the table has been closed, or somebody was quicker
            await self.live.remark(what, self.seat)
        self.told.add(what)

    # --- pace ---

    async def pause(self, choices: int, answer: Answer) -> None:
        """So that people can follow: not at once after the move before. Sealed answers show nothing, so they hurry."""
        usual = self.settings.bot_pause_ms / 1000
        doubt = USUAL if answer.doubt is None else answer.doubt
        pause = pause_s(usual, choices, doubt, level_of(self.bot).pace)
        if CLOCK in self.live.match.waiting:
            pause = min(pause, usual)
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

    @property
    def about(self) -> dict[str, object]:
        return {"table": self.live.id, "seat": self.seat, "bot": self.bot}
