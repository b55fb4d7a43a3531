"""Tree search over information sets: worlds that fit what the seat knows share one tree of questions.

Each seat plays for its own result. Only basic arithmetic and square roots are computed, so that every machine finds
the same.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from stellwerk.bots.search.ending import Ending, Unsolved
from stellwerk.bots.search.leaf import Leaf, chance, chances
from stellwerk.bots.search.tree import PASSED_OVER, Account, Arm, Arms, Line, Node, Spread
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game
from stellwerk.kernel.mind import NOT_FOLLOWED, Mind
from stellwerk.kernel.rng import Dice, Rng
from stellwerk.kernel.state import State
from stellwerk.kernel.step import CLOCK, Sealed

FIRST_TRY: Final = 0.5  # what an answer that was never tried is thought to lose against the mean, in spreads
MIX: Final = 1_000_003
KEYS: Final = (1 << 60) - 1


class Search:
    """One question, searched. Whoever asks deals worlds and lets it think as long as it likes."""

    __slots__ = (
        "accounts", "aside", "boldness", "dice", "done", "game", "leads", "leaf", "mind", "moves", "par", "root",
        "seat", "solved", "spreads", "theirs", "too_much", "world",
    )  # fmt: skip

    def __init__(
        self, game: Game, mind: Mind[Any], world: State, seat: int, moves: list[int], leaf: Leaf, dice: Dice
    ) -> None:
        self.game = game
        self.aside = game.aside
        self.mind = mind
        self.world = world  # whoever asks deals another one now and then
        self.seat = seat
        self.moves = moves
        self.leaf = leaf
        self.dice = dice
        self.boldness = mind.boldness
        self.root = Node()
        self.done = 0
        self.solved = False
        self.too_much = False  # for being solved
        self.spreads = [Spread() for _ in range(world.seats)]
        self.accounts: dict[int, Account] | None = None  # by answer, where somebody wants to know why
        self.leads: list[float] = []  # by move, where they are foretold
        self.theirs = 0.0  # what the others are then expected to have
        self.par = 0.0
        if world.seats == 1:
            self.par = leaf.points(game, mind, world.clone(), dice)[0]

    def solve(self, most: int, late: Callable[[], bool]) -> None:
        """Try everything, where only this seat still has a choice; give up after so many positions, or when late."""
        group = self.root.arms_of(self.seat)
        self.meet(self.world, self.seat, group, self.moves)
        if PASSED_OVER in self.moves:
            return
        ending = Ending(self.game, self.world, self.seat, self.leaf.scale, self.par, most, late)
        try:
            found = ending.ways_on(self.world, self.moves)
        except Unsolved:
            self.too_much = len(ending.ways) >= most
            return
        for move, way in zip(self.moves, found):
            arm = group.by_move[move]
            arm.prior = 1.0 / (1 + way.choices)  # of equally good ones the shortest way
            arm.tried += 1
            arm.value += way.chance
            if self.accounts is not None:
                self.accounts.setdefault(move, Account()).add(float(self.game.scores(way.end)[self.seat].total))
        self.solved = True

    def foretell(self) -> None:
        """What the mind has learned, where it knows enough to choose by it."""
        self.leads = self.mind.foretold(self.world, self.seat, self.moves, self.dice)
        if not self.leads:
            return
        group = self.root.arms_of(self.seat)
        self.meet(self.world, self.seat, group, self.moves)
        expected = self.mind.worth(self.world)
        self.theirs = (sum(expected) - expected[self.seat]) / (len(expected) - 1)
        for move, lead in zip(self.moves, self.leads):
            group.by_move[move].prior = max(group.by_move[move].prior, 1e-9)
            self.tell_lead(group.by_move[move], lead)

    def look_ahead(self) -> None:
        """The leads that were foretold, in one more world; those that are not followed stand behind the others."""
        leads = self.mind.followed(self.world, self.seat, self.moves, self.leads, self.dice)
        if not leads:
            self.solved = True
            return
        group = self.root.arms_of(self.seat)
        for move, lead in zip(self.moves, leads):
            if lead == NOT_FOLLOWED:
                continue
            arm = group.by_move[move]
            if not self.done:
                arm.tried = 0
                arm.value = 0.0
                if self.accounts is not None:
                    self.accounts[move] = Account()
            self.tell_lead(arm, lead)

    def tell_lead(self, arm: Arm, lead: float) -> None:
        arm.tried += 1
        arm.value += chance(lead, self.leaf.scale)
        if self.accounts is not None:
            self.accounts.setdefault(arm.move, Account()).add(self.theirs + lead)

    def think(self, iterations: int) -> None:
        """So many more lines of play."""
        for _ in range(iterations):
            if self.leads:
                self.look_ahead()
                self.done += 1
                continue
            s = self.world.clone()
            key = self.dice.below(1 << 24)
            s.rng = Rng(key.to_bytes(16, "little"), 0)
            self.follow(s)
            self.done += 1

    def follow(self, s: State) -> None:
        """Down the tree to a question that is new, then judge, and tell every arm on the way."""
        line = Line()
        node = self.root
        aside = self.aside
        step = s.stack[-1]
        first = arm = self.answer(s, node, self.seat, self.moves, line)
        key = arm.move + 2
        declined = 1 << self.seat if arm.move == PASSED_OVER else 0  # who passes on what lies beside the question
        if isinstance(step, Sealed) and s.answers[self.seat] == arm.move:
            key = self.answer_sealed(s, step, node, line, key)
        node = node.after(key)
        new = False
        while s.stack and not new:
            step = s.stack[-1]
            if isinstance(step, Sealed):
                known = len(line.arms)
                fresh = node.fresh
                key = self.answer_sealed(s, step, node, line, 1)
                new = fresh and len(line.arms) > known
                declined = 0
            else:
                timed = step.clock(s) is not None
                seat = self.next_seat(s, timed, declined)
                choice = self.choice(s, seat, timed)
                if len(choice) == 1:
                    rules.play(s, seat, choice[0], aside)
                    declined = 0
                    continue
                new = node.fresh
                move = self.answer(s, node, seat, choice, line).move
                key = move + 2
                declined = declined | 1 << seat if move == PASSED_OVER else 0
            node = node.after(key)
        points = self.leaf.points(self.game, self.mind, s, self.dice)
        worth = chances(points, self.leaf.scale, self.par)
        line.tell(worth)
        for found, spread in zip(worth, self.spreads):
            spread.add(found)
        if self.accounts is not None:
            self.accounts.setdefault(first.move, Account()).add(points[self.seat])

    def answer(self, s: State, node: Node, seat: int, choice: list[int], line: Line) -> Arm:
        group = node.arms_of(seat)
        arm = self.pick(s, seat, group, choice)
        line.add(arm, group, seat)
        if arm.move != PASSED_OVER:
            rules.play(s, seat, arm.move, self.aside)
        return arm

    def answer_sealed(self, s: State, step: Sealed[Any], node: Node, line: Line, key: int) -> int:
        """All who are still asked answer at one question; the answers together, as one number."""
        for seat in step.seats(s):
            choice = step.moves(s, seat)
            move = self.answer(s, node, seat, choice, line).move
            key = (key * MIX + move + 2) & KEYS
        return key

    def next_seat(self, s: State, timed: bool, declined: int) -> int:
        """Who answers next: where the clock runs, whoever has not passed, then the clock."""
        step = s.stack[-1]
        if not timed:
            found: int = step.seats(s)[0]
            return found
        for seat in range(s.seats):
            if not declined >> seat & 1 and rules.moves(s, seat, self.aside):
                return seat
        return CLOCK

    def choice(self, s: State, seat: int, timed: bool) -> list[int]:
        found = rules.moves(s, seat, self.aside)
        if seat == CLOCK:
            return found
        return [*found, PASSED_OVER] if timed else found

    def pick(self, s: State, seat: int, group: Arms, choice: list[int]) -> Arm:
        """The answer that promises most: what it has brought, and how little it was tried for what it promises."""
        known = group.by_move
        for move in choice:
            if move not in known:
                self.meet(s, seat, group, choice)
                break
        met = group.met
        spread = self.spreads[seat].width
        default = group.value / met - FIRST_TRY * spread if met else 0.5
        width = self.boldness * spread * sqrt(met + 1)
        best = known[choice[0]]
        highest = -1e18
        for move in choice:
            arm = known[move]
            if arm.prior == 0.0:
                continue
            tried = arm.tried
            value = (arm.value / tried if tried else default) + width * arm.prior / (1 + tried)
            if value > highest:
                highest = value
                best = arm
        return best

    def meet(self, s: State, seat: int, group: Arms, choice: list[int]) -> None:
        """Answers that this question has not had before, with what the mind thinks of them at once."""
        known = group.by_move
        for move, prior in zip(choice, self.mind.leanings(s, seat, choice)):
            if move not in known:
                known[move] = Arm(move, prior)

    def take_over(self, kept: "Search", reached: Callable[[State], bool]) -> None:
        """Go on with the tree of the question before, if its answer and what had to follow have led here."""
        best = kept.ranked()[0].move
        if best == PASSED_OVER:
            return
        s = kept.world.clone()
        rules.play(s, kept.seat, best, self.aside)
        node = kept.root.kids.get(best + 2)
        while node is not None and s.stack and not reached(s):
            seat = self.next_seat(s, s.stack[-1].clock(s) is not None, 0)
            choice = rules.moves(s, seat, self.aside)
            if len(choice) != 1 or isinstance(s.stack[-1], Sealed):
                return
            rules.play(s, seat, choice[0], self.aside)
        if node is not None and s.stack and self.seat in node.arms:
            self.root = node
            self.spreads = kept.spreads
            self.par = kept.par
            self.done = node.arms[self.seat].met

    def ranked(self) -> list[Arm]:
        """The answers of the seat that are worth a thought, the best first."""
        group = self.root.arms_of(self.seat)
        known = group.by_move
        if any(move not in known for move in self.moves):
            self.meet(self.world, self.seat, group, self.moves)
        arms = [known[move] for move in self.moves]
        found = [arm for arm in arms if arm.prior > 0.0] or arms
        found.sort(key=lambda arm: (arm.tried, arm.mean, arm.prior), reverse=True)
        return found

    def settled(self, left: int) -> bool:
        """Whether the lines still to come cannot change the choice."""
        ranked = self.ranked()
        return self.solved or len(ranked) == 1 or ranked[0].tried - ranked[1].tried > left
