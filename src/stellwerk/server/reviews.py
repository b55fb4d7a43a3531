"""The review of a game that is over: every decision of a seat, looked at once more from what it knew then.

One review at a time in the house, below everything else. Each decision is kept as soon as it is there: a review that
was stopped, or whose server was killed, goes on where it was.
"""

import asyncio
import contextlib
from typing import NamedTuple

import msgspec
import structlog

from stellwerk.bots.advice import Advised
from stellwerk.bots.adviser import Question
from stellwerk.bots.advisers import Advisers
from stellwerk.bots.counsel import REVIEW_EFFORT, rank
from stellwerk.bots.pool import Fault
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.match import FORMAT, Entry, load_match
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.state import State
from stellwerk.kernel.table import eyes_of, plain
from stellwerk.server.advising import LIMIT_MS, advice, seed_of
from stellwerk.server.live import Live
from stellwerk.server.problems import Wrong
from stellwerk.server.rows import ReviewRow
from stellwerk.server.store import Store
from stellwerk.server.wire import Decision, Review
from stellwerk.stage.scenes import acts

journal = structlog.get_logger("stellwerk")
NICE = 15
decode = msgspec.json.Decoder(Decision).decode
encode = msgspec.json.Encoder().encode


class Decided(NamedTuple):
    """A decision with more than one answer, on the table as it lay then."""

    v: int
    state: State
    move: str


class Reviews:
    def __init__(self, store: Store, share: float) -> None:
        self.store = store
        self.effort = REVIEW_EFFORT * share
        self.adviser = Advisers(1, NICE)
        self.turn = asyncio.Lock()
        self.running: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def read(self, live: Live, seat: int) -> Review:
        """As far as it has come. One that a killed server left behind goes on."""
        row = await self.standing(live, seat)
        if row is not None and row.state == "running" and (live.id, seat) not in self.running:
            self.start(live, seat)
        return told(seat, row)

    async def begin(self, live: Live, seat: int) -> Review:
        check_over(live)
        row = await self.standing(live, seat)
        if row is None or row.state not in ("done", "impossible"):
            if (live.id, seat) not in self.running:
                await self.store.begin_review(live.id, seat, live.match.version, 0 if row is None else row.of)
            self.start(live, seat)
        return told(seat, await self.standing(live, seat))

    async def stop(self, live: Live, seat: int) -> Review:
        task = self.running.get((live.id, seat))
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        row = await self.standing(live, seat)
        if row is not None and row.state == "running":
            await self.store.set_review(live.id, seat, "stopped")
        return told(seat, await self.standing(live, seat))

    async def standing(self, live: Live, seat: int) -> ReviewRow | None:
        """What is kept of this table; a game that was taken up again since has none."""
        row = await self.store.review(live.id, seat)
        return row if row is not None and row.version == live.match.version else None

    def start(self, live: Live, seat: int) -> None:
        if (live.id, seat) not in self.running:
            task = asyncio.ensure_future(self.work(live, seat))
            self.running[live.id, seat] = task
            task.add_done_callback(lambda _: self.running.pop((live.id, seat), None))

    async def work(self, live: Live, seat: int) -> None:
        try:
            async with self.turn:
                await self.look(live, seat)
        except Exception:
            journal.exception("review", table=live.id, seat=seat)
            await self.store.set_review(live.id, seat, "stopped")

    async def look(self, live: Live, seat: int) -> None:
        game, version = live.match.game, live.match.version
        log = [Entry(*line) for line in await self.store.log(live.id)]
        found = await self.store.work_out(decisions, game, live.row.setup, log, seat)
        if found is None:
            await self.store.set_review(live.id, seat, "impossible")
            return
        await self.store.begin_review(live.id, seat, version, len(found))
        row = await self.store.review(live.id, seat)
        for n, one in enumerate(found):
            if row is None or n >= len(row.decisions):
                decision = await self.judged(game, live.id, seat, one)
                await self.store.add_decision(live.id, seat, n, encode(decision).decode())
        await self.store.set_review(live.id, seat, "done")

    async def judged(self, game: Game, table: str, seat: int, one: Decided) -> Decision:
        """The chosen answer beside the best that is found, both followed through the same worlds."""
        question = await self.store.work_out(question_of, game, table, seat, one, self.effort)
        found = await self.ask(question)
        if all(other.move != one.move for other in found):
            found += await self.ask(msgspec.structs.replace(question, moves=[one.move]))
        chosen = next(other for other in found if other.move == one.move)
        best = min(found, key=rank)
        listed = await self.store.work_out(acts, game, one.state, seat)
        better = None if best is chosen else advice(listed, best, chosen)
        return Decision(one.v, one.state.when()[0], advice(listed, chosen, best), better)

    async def ask(self, question: Question) -> list[Advised]:
        """One that fails is asked once more: a process may have been killed."""
        try:
            return await self.adviser.ask(question)
        except Fault:
            return await self.adviser.ask(question)

    async def close(self) -> None:
        """Whoever wants to know goes on with it when the house opens again."""
        for task in [*self.running.values()]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.adviser.close()


def check_over(live: Live) -> None:
    live.check_open()
    if live.match.waiting:
        raise Wrong(409, "not-over")


def told(seat: int, row: ReviewRow | None) -> Review:
    if row is None:
        return Review(seat)
    return Review(seat, row.state, len(row.decisions), row.of, [decode(one) for one in row.decisions])


def decisions(game: Game, setup: Json, log: list[Entry], seat: int) -> list[Decided] | None:
    """What the seat decided of all that stands; None under rules that have changed since.

    Against the clock nobody decides one by one, so nothing of that is looked at.
    """
    try:
        match = load_match(game, {**setup, "format": FORMAT, "log": log})
    except Refused:
        return None
    out = []
    state = match.start.clone()
    for made in match.line:
        timed = state.stack[-1].clock(state) is not None
        if made.seat == seat and not timed and len(rules.moves(state, seat, game.aside)) > 1:
            out.append(Decided(made.v - 1, state.clone(), game.vocabulary.text(made.move)))
        rules.play(state, made.seat, made.move, game.aside)
    return out


def question_of(game: Game, table: str, seat: int, one: Decided, effort: float) -> Question:
    """What the seat was asked, as it saw it."""
    view = plain(game.lay_out(one.state, eyes_of(seat)))
    moves = [game.vocabulary.text(move) for move in rules.moves(one.state, seat, game.aside)]
    return Question(game.id, seat, view, moves, seed_of(table, seat, view), effort, LIMIT_MS)
