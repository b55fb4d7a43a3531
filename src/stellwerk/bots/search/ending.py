"""Endgames in which only one seat still has a choice and nothing more is learnt: solved by trying everything."""

from collections.abc import Callable

from stellwerk.bots.search.leaf import chances
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game
from stellwerk.kernel.match import digest
from stellwerk.kernel.state import State
from stellwerk.kernel.step import CLOCK


class Unsolved(Exception):
    """Somebody else has a choice, something is learnt, or there is too much to try."""


class Way:
    """To an end: how the seat stands there, and after how many more choices."""

    __slots__ = ("chance", "choices", "end")

    def __init__(self, chance: float, choices: int, end: State) -> None:
        self.chance = chance
        self.choices = choices
        self.end = end

    def leads_better(self, than: "Way") -> bool:
        return self.chance > than.chance or (self.chance == than.chance and self.choices < than.choices)


class Ending:
    """Every position that one seat can still bring about, each looked at once: some moves lead in a circle. Of two ways
    to equally good ends the shorter one is the better, so that nobody goes round in such a circle.
    """

    __slots__ = ("best", "game", "known", "late", "most", "open", "par", "scale", "seat", "ways")

    def __init__(
        self, game: Game, s: State, seat: int, scale: float, par: float, most: int, late: Callable[[], bool]
    ) -> None:
        self.game = game
        self.seat = seat
        self.scale = scale
        self.par = par
        self.most = most  # positions that may be looked at
        self.late = late
        self.known = s.learnt + s.rng.count
        self.ways: dict[str, list[str]] = {}  # from every position to those after it
        self.best: dict[str, Way] = {}  # by position
        self.open: list[tuple[str, State]] = []

    def ways_on(self, s: State, moves: list[int]) -> list[Way]:
        """By move, the best way on after it."""
        after = [self.after(s, move) for move in moves]
        while self.open:
            here, found = self.open.pop()
            self.ways[here] = [self.after(found, move) for move in rules.moves(found, self.seat, self.game.aside)]
        while self.carry_back():
            pass
        return [self.best[here] for here in after]

    def after(self, s: State, move: int) -> str:
        """The position at the seat's next choice, or at the end."""
        then = s.clone()
        rules.play(then, self.seat, move, self.game.aside)
        while then.stack:
            asked = rules.waiting(then)
            if CLOCK in asked or then.learnt + then.rng.count != self.known:
                raise Unsolved
            moves = rules.moves(then, asked[0], self.game.aside)
            if len(moves) > 1:
                if asked[0] != self.seat:
                    raise Unsolved
                break
            rules.play(then, asked[0], moves[0], self.game.aside)
        here = digest(self.game, then)
        if here not in self.ways:
            if len(self.ways) == self.most or self.late():
                raise Unsolved
            self.ways[here] = []
            if then.stack:
                self.open.append((here, then))
            else:
                self.best[here] = Way(self.chance(then), 0, then)
        return here

    def carry_back(self) -> bool:
        """By one way, the last positions first; whether anything was found better."""
        better = False
        for here in reversed(list(self.ways)):
            for there in self.ways[here]:
                if there not in self.best:
                    continue
                way = Way(self.best[there].chance, self.best[there].choices + 1, self.best[there].end)
                if here not in self.best or way.leads_better(self.best[here]):
                    self.best[here] = way
                    better = True
        return better

    def chance(self, s: State) -> float:
        """How the seat stands at the end."""
        return chances([float(score.total) for score in self.game.scores(s)], self.scale, self.par)[self.seat]
