"""Hints and the coach: what a seat's open question is best answered with, worked out beside the server.

Only what the seat may know goes into it, the dice included: the same view gives the same advice whatever is hidden.
"""

import asyncio
import re
import time
from collections import OrderedDict
from hashlib import blake2b

import msgspec
import structlog

from stellwerk.bots.advice import Advised
from stellwerk.bots.adviser import Question
from stellwerk.bots.advisers import Advisers
from stellwerk.bots.bot import DECLINE
from stellwerk.bots.counsel import COACH_EFFORT, HINT_EFFORT, rank
from stellwerk.bots.pool import Fault
from stellwerk.bots.reasons import least_points, reasons
from stellwerk.kernel.match import Match
from stellwerk.kernel.state import SEAT
from stellwerk.kernel.step import CLOCK
from stellwerk.server.live import Live
from stellwerk.server.metrics import Metrics
from stellwerk.server.problems import Wrong
from stellwerk.server.wire import Advice, Coached, Doubt, Hint
from stellwerk.stage.scenes import acts
from stellwerk.stage.wire import Act, Text

journal = structlog.get_logger("stellwerk")
encode = msgspec.json.Encoder().encode
LIMIT_MS = 6_000  # the clock only protects: advice is measured in lines of play
NICE = 5
PATIENCE_S = 1.8  # a move waits no longer for the coach
MUCH = 0.08  # of the chance to win: what a move must lose before the coach speaks
MUCH_OF_SCALE = 0.3  # or so many points, in leads that are half-way from an even game to a won one
KEPT = 500  # questions whose answer is remembered


class Advising:
    """Answers for the whole house; each question is thought about once."""

    def __init__(self, workers: int, share: float, metrics: Metrics) -> None:
        self.advisers = Advisers(workers, NICE)
        self.share = share  # of the usual effort
        self.metrics = metrics
        self.kept: OrderedDict[bytes, asyncio.Task[list[Advised]]] = OrderedDict()

    async def hint(self, live: Live, seat: int) -> Hint:
        """Up to three answers. Where the table wants it, the others hear of it just before."""
        check_hints(live, seat)
        question = question_of(live.id, live.match, seat, HINT_EFFORT * self.share)
        found = await self.answer(question)
        await live.whole(tell(live, seat, question))
        listed = acts(live.match.game, live.match.state, seat)
        return Hint(live.match.version, [compared(listed, one, found) for one in found])

    async def coach(self, live: Live, seat: int, move: str, v: int) -> Coached:
        """Whether a move loses much; saying so is a hint. Where it is not known in time, or time is short, nothing is
        said.
        """
        check_hints(live, seat)
        if not live.is_meant(seat, v) or CLOCK in live.match.waiting:
            return Coached()
        question = self.question_of_coach(live, seat)
        if len(question.moves) < 2:
            return Coached()
        if move not in question.moves:
            self.thinking(question)
            return Coached()
        try:
            found = await asyncio.wait_for(self.answer_with(question, move), PATIENCE_S)
        except TimeoutError:
            return Coached()
        game = live.match.game
        doubted = doubt(acts(game, live.match.state, seat), found, move, game.mind.scale)
        if doubted is not None:
            await live.whole(tell(live, seat, question))
        return Coached(doubted)

    def question_of_coach(self, live: Live, seat: int) -> Question:
        """Thought about for a moment, so that it is known in time; whoever has a hint is measured by that."""
        hinted = question_of(live.id, live.match, seat, HINT_EFFORT * self.share)
        known = self.kept.get(key_of(hinted))
        if known is not None and known.done():
            return hinted
        return msgspec.structs.replace(hinted, effort=COACH_EFFORT * self.share)

    async def answer_with(self, question: Question, move: str) -> list[Advised]:
        """The best answers, and this one wherever it ranks; followed through the same worlds as they were."""
        found = await self.answer(question)
        if any(one.move == move for one in found):
            return found
        return [*found, *await self.answer(msgspec.structs.replace(question, moves=[move], alike=[]))]

    async def answer(self, question: Question) -> list[Advised]:
        try:
            return await asyncio.shield(self.thinking(question))
        except Fault as fault:
            raise Wrong(422, "no-advice", why=fault.kind) from None

    def thinking(self, question: Question) -> asyncio.Task[list[Advised]]:
        """The answer, there or to come; a question that failed is asked again."""
        key = key_of(question)
        task = self.kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self.kept[key] = asyncio.ensure_future(self.think(question))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.kept.move_to_end(key)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return task

    async def think(self, question: Question) -> list[Advised]:
        begun = time.perf_counter()
        try:
            found = await self.advisers.ask(question)
        except Fault as fault:
            journal.warning("advice-fault", game=question.game, fault=str(fault))
            self.metrics.thought("advice", fault.kind, time.perf_counter() - begun)
            raise
        self.metrics.thought("advice", "answered", time.perf_counter() - begun)
        return found

    async def close(self) -> None:
        for task in self.kept.values():
            task.cancel()
        await self.advisers.close()


def check_hints(live: Live, seat: int) -> None:
    """Advice is for an open question of the seat's own, where the table allows it."""
    live.check_open()
    if not live.match.waiting:
        raise Wrong(409, "table-ended")
    if live.row.hints == "none":
        raise Wrong(403, "no-hints")
    if seat not in live.match.waiting or not live.match.moves(seat):
        raise Wrong(409, "hint-not-asked")


def question_of(table: str, match: Match, seat: int, effort: float) -> Question:
    """What the seat is asked, as it sees it. Against the clock it may also wait."""
    moves = match.moves(seat)
    choices = [*moves, DECLINE] if CLOCK in match.waiting else moves
    view = match.view(seat)
    alike = reading_alike(acts(match.game, match.state, seat), choices)
    return Question(match.game.id, seat, view, choices, seed_of(table, seat, view), effort, LIMIT_MS, alike)


def seed_of(table: str, seat: int, view: object) -> int:
    """The dice of advice come from what the seat sees: asked twice, it is the same."""
    return int.from_bytes(blake2b(encode([table, seat, view]), digest_size=7).digest())


def key_of(question: Question) -> bytes:
    return blake2b(encode(question), digest_size=16).digest()


async def tell(live: Live, seat: int, question: Question) -> None:
    """Once per question, and never of one that has gone meanwhile."""
    async with live.lock:
        current = live.match.moves(seat) and question_of(live.id, live.match, seat, question.effort) == question
        if not current:
            raise Wrong(409, "stale", v=live.match.version)
        if live.row.hints == "told" and not told_already(live, seat):
            await live.commit(lambda match: match.hint(seat))


def told_already(live: Live, seat: int) -> bool:
    """Whether nobody has moved since the others heard of it; what is told of programs is no move."""
    for one in reversed(live.told):
        if one.event.key == "hint" and one.event.params.get("seat") == SEAT[seat]:
            return True
        if one.event.key != "hint" and not one.event.key.startswith("bot-"):
            return False
    return False


# --- in words ---


def reading_alike(listed: list[Act], moves: list[str]) -> list[int]:
    """By move, the first that reads the same, such as with two cards alike."""
    texts = [said(listed, move) for move in moves]
    return [texts.index(text) for text in texts]


def compared(listed: list[Act], one: Advised, found: list[Advised]) -> Advice:
    """The best beside the next best, all others beside the best."""
    if len(found) < 2:
        return advice(listed, one, one)
    return advice(listed, one, found[1] if one is found[0] else found[0])


def doubt(listed: list[Act], found: list[Advised], move: str, scale: float) -> Doubt | None:
    """Where another answer has a much better chance; or brings many more points, and no smaller chance."""
    chosen = next(one for one in found if one.move == move)
    best = min(found, key=rank)
    if best.chance - chosen.chance < MUCH:
        best = max([one for one in found if one.chance >= chosen.chance], key=lambda one: one.points)
        if best.points - chosen.points < MUCH_OF_SCALE * scale:
            return None
    return Doubt(advice(listed, chosen, best), advice(listed, best, chosen))


def advice(listed: list[Act], one: Advised, other: Advised) -> Advice:
    """An answer beside another one."""
    why = reasons(one, other)
    later = one.points - other.points - sum(why.sources.values())
    return Advice(
        move=one.move,
        text=said(listed, one.move),
        chance=round(one.chance, 4),
        points=round(one.points, 2),
        more_chance=round(one.chance - other.chance, 4),
        more_points=round(one.points - other.points, 2),
        sources={name: round(n, 2) for name, n in why.sources.items()},
        figures={name: round(n, 2) for name, n in why.figures.items()},
        others=round(why.others, 2),
        later=round(later, 2) if abs(later) >= least_points(one) else 0.0,
    )


def said(listed: list[Act], move: str) -> Text:
    """A move as the list of moves says it; an amount takes the place of the number in it."""
    for act in listed:
        if act.move == move:
            return act.text
        if act.number is not None:
            pattern = re.escape(act.move).replace(re.escape("{n}"), r"(\d+)")
            amount = re.fullmatch(pattern, move)
            if amount is not None:
                n = int(amount[1])
                return Text(act.text.m, {**act.text.a, "n": n, "total": n + act.number.base})
    return Text("ui-hint-wait") if move == DECLINE else Text("ui-hint-move", {"move": move})
