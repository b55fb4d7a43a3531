"""A step is one question the rules ask: who may answer, what the answers are, why not, and what follows."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from stellwerk.kernel.refusal import NOT_YOUR_TURN, Refusal
from stellwerk.kernel.state import NONE, SEAT, State
from stellwerk.kernel.vocabulary import Family

S = TypeVar("S", bound=State)

CLOCK: Final = -1  # the seat of the server's clock, also in logs
HOUSE: Final = -2  # lines of a log that nobody at the table has written


class Tick:
    """A move that the clock makes by itself when nobody was quicker. It runs on while `run` stays the same."""

    __slots__ = ("delay_ms", "move", "run")

    def __init__(self, move: int, delay_ms: int, run: int = 0) -> None:
        self.move = move
        self.delay_ms = delay_ms
        self.run = run


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Immutable: what changes lies in the state, so that clones may share their stacks."""

    rule: ClassVar[str] = ""
    families: ClassVar[tuple[Family, ...]] = ()  # the kinds of moves that answer this question

    def seats(self, s: S) -> tuple[int, ...]:
        """Who has to answer now."""
        raise NotImplementedError

    def unasked(self, s: S) -> tuple[int, ...]:
        """Who need not answer, but may."""
        return ()

    def moves(self, s: S, seat: int) -> list[int]:
        """The legal answers of one of these seats."""
        raise NotImplementedError

    def judge(self, s: S, seat: int, move: int) -> Refusal | None:
        """None for exactly the moves that `moves` lists, else the reason. Asked only for this step's families."""
        raise NotImplementedError

    def play(self, s: S, seat: int, move: int) -> None:
        """Do a legal answer."""
        raise NotImplementedError

    def stranger(self, s: S, seat: int, move: int) -> Refusal:
        """The reason given to a seat that is not asked."""
        return NOT_YOUR_TURN

    def clock(self, s: S) -> Tick | None:
        """What the clock does if the time runs out; only real-time steps have one."""
        return None

    def haste_tells(self, s: S, seat: int) -> bool:
        """Whether an answer made at once, because there is no other, would tell what only this seat knows."""
        return False

    def data(self) -> dict[str, Any]:
        """The step's own parameters, by name, for a written position."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto(Step[S]):
    """Not a question but a continuation: it runs as soon as it lies on top."""

    def seats(self, s: S) -> tuple[int, ...]:
        return ()

    def moves(self, s: S, seat: int) -> list[int]:
        return []

    def run(self, s: S) -> None:
        """Do it. Must take itself off the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """All asked seats answer at the same time; no answer is shown before the last one is in."""

    def asked(self, s: S) -> tuple[int, ...]:
        """Everybody who takes part, whether they have answered or not."""
        raise NotImplementedError

    def reveal(self, s: S, answers: list[int]) -> None:
        """All answers are in (by seat; NONE for a seat that was not asked)."""
        raise NotImplementedError

    def seats(self, s: S) -> tuple[int, ...]:
        return tuple([seat for seat in self.asked(s) if s.answers[seat] == NONE])

    def play(self, s: S, seat: int, move: int) -> None:
        s.answers[seat] = move
        s.tell("answered", seat=SEAT[seat])
        for other in self.asked(s):
            if s.answers[other] == NONE:
                return
        answers = s.answers
        s.answers = [NONE] * s.seats
        s.learn()
        self.reveal(s, answers)

    def stranger(self, s: S, seat: int, move: int) -> Refusal:
        if 0 <= seat < s.seats and s.answers[seat] != NONE:
            return Refusal("kernel", "already-answered")
        return NOT_YOUR_TURN


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Generic[S]):
    """Moves that a seat may make at any time, whoever's turn it is, beside the open question."""

    rule: ClassVar[str] = ""
    families: ClassVar[tuple[Family, ...]] = ()

    def __init__(self) -> None:
        self.spans = [(family.base, family.base + family.size) for family in self.families]

    def has(self, move: int) -> bool:
        """Whether a move is one of these."""
        for first, end in self.spans:
            if first <= move < end:
                return True
        return False

    def moves(self, s: S, seat: int) -> list[int]:
        raise NotImplementedError

    def judge(self, s: S, seat: int, move: int) -> Refusal | None:
        raise NotImplementedError

    def play(self, s: S, seat: int, move: int) -> None:
        raise NotImplementedError
