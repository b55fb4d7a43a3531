"""What a search remembers: questions it has met, and how the answers to them have done."""

from math import sqrt
from typing import Final

from stellwerk.kernel.state import NONE

WIDEST: Final = 0.1  # the spread before anything is known
NARROWEST: Final = 1e-4
ENOUGH: Final = 8  # results that tell the spread
PASSED_OVER: Final = NONE  # the choice to make no move now, where the rules do not insist


class Arm:
    """One answer of one seat to a question: how often it was tried, and what came of it for that seat."""

    __slots__ = ("move", "prior", "tried", "value")

    def __init__(self, move: int, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.tried = 0
        self.value = 0.0

    @property
    def mean(self) -> float:
        return self.value / self.tried if self.tried else 0.0


class Arms:
    """The answers of one seat at one question. Which of them are legal may differ from world to world."""

    __slots__ = ("by_move", "met", "value")

    def __init__(self) -> None:
        self.by_move: dict[int, Arm] = {}
        self.met = 0
        self.value = 0.0


class Node:
    """A question, reached by a line of play. Several seats may be asked at once: none of them sees the others' answers,
    so each has its own arms, and the line goes on only when all have answered.
    """

    __slots__ = ("arms", "kids")

    def __init__(self) -> None:
        self.arms: dict[int, Arms] = {}  # by seat
        self.kids: dict[int, Node] = {}

    @property
    def fresh(self) -> bool:
        return not self.arms

    def arms_of(self, seat: int) -> Arms:
        found = self.arms.get(seat)
        if found is None:
            found = Arms()
            self.arms[seat] = found
        return found

    def after(self, key: int) -> "Node":
        found = self.kids.get(key)
        if found is None:
            found = Node()
            self.kids[key] = found
        return found


class Line:
    """The answers of one line of play, in their order."""

    __slots__ = ("arms", "groups", "seats")

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        self.groups: list[Arms] = []
        self.seats: list[int] = []

    def add(self, arm: Arm, group: Arms, seat: int) -> None:
        self.arms.append(arm)
        self.groups.append(group)
        self.seats.append(seat)

    def tell(self, worth: list[float]) -> None:
        """What came of it, for whoever chose."""
        for arm, group, seat in zip(self.arms, self.groups, self.seats):
            value = worth[seat]
            arm.tried += 1
            arm.value += value
            group.met += 1
            group.value += value


class Spread:
    """How far apart the results of one seat lie: what counts as much in this position."""

    __slots__ = ("count", "squares", "total", "width")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.width = WIDEST

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        if self.count >= ENOUGH:
            mean = self.total / self.count
            self.width = max(NARROWEST, sqrt(max(0.0, self.squares / self.count - mean * mean)))


class Account:
    """What the lines of play that began with one answer are expected to bring."""

    __slots__ = ("lines", "points")

    def __init__(self) -> None:
        self.lines = 0
        self.points = 0.0  # of all lines together

    def add(self, points: float) -> None:
        self.lines += 1
        self.points += points
