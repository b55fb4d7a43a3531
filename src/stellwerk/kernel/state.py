"""The base of every game's state: the generator, the stack of open steps, the sealed answers, the ear."""

from typing import TYPE_CHECKING, Any, Final, NewType

from mypy_extensions import mypyc_attr

from stellwerk.kernel.rng import Rng

if TYPE_CHECKING:
    from stellwerk.kernel.step import Step

NONE: Final = -1  # no answer, no card, nobody

SEAT: Final = [f"seat-{seat}" for seat in range(32)]  # how events name a player

Audience = NewType("Audience", int)  # who may know, one bit for each seat; not a seat itself
EVERYONE: Final = Audience(-1)


def only(seat: int) -> Audience:
    """The audience of a secret."""
    return Audience(1 << seat)


def all_but(seat: int) -> Audience:
    return Audience(~(1 << seat))


NO_TURN: Final = (0, NONE)  # what happens at no round and on nobody's turn


class Event:
    """Something that happened: message key and parameters, who may know, and when: in which round, on whose turn.

    `gains` are the points that it brought, by seat, as far as everybody sees them; [] where it brought none.
    """

    __slots__ = ("gains", "key", "params", "round", "to", "turn")

    def __init__(
        self,
        key: str,
        params: dict[str, Any],
        to: Audience,
        when: tuple[int, int] = NO_TURN,
        gains: list[int] | None = None,
    ) -> None:
        self.key = key
        self.params = params
        self.to = to
        self.round, self.turn = when
        self.gains = gains or []

    def heard_by(self, seat: int | None) -> bool:
        """None is a spectator, who hears only what everyone may know."""
        if self.to == EVERYONE:
            return True
        return seat is not None and bool(self.to >> seat & 1)


class Ear:
    """Listens to a state. With `frames`, it also keeps the table as it lay right after every event."""

    __slots__ = ("events", "frames", "keep_frames")

    def __init__(self, keep_frames: bool = False) -> None:
        self.events: list[Event] = []
        self.frames: list[State] = []
        self.keep_frames = keep_frames

    def hear(self, event: Event, state: "State") -> None:
        event.round, event.turn = state.when()
        self.events.append(event)
        if self.keep_frames:
            self.frames.append(state.frame())


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game at one moment. A game's own state adds its pieces and writes `clone`."""

    __slots__ = ("answers", "ear", "learnt", "own_boards", "rng", "seats", "stack")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.stack: list[Step[Any]] = []  # what the rules still want, the open question on top
        self.answers: list[int] = [NONE] * seats  # sealed moves given, not yet shown
        self.own_boards = 0  # boards of players that no clone shares, as bits
        self.learnt = 0  # grows whenever a seat learns something it could not work out before
        self.ear: Ear | None = None

    def clone(self) -> "State":
        """An independent copy without the ear. One thing changes in the source: its boards are now shared, not its own,
        so that both copy a board before they write to it.
        """
        raise NotImplementedError

    def board(self, seat: int) -> object:
        """A player's board for writing, in games whose clones share boards until they are written.

        What was made from a board (see `Board.made`) is forgotten here: whoever asks is about to change it.
        """
        return None

    def when(self) -> tuple[int, int]:
        """The round and the seat whose turn it is, for whoever reads the log; 0 and NONE where there is none."""
        return NO_TURN

    def frame(self) -> "State":
        """A copy for whoever looks on in the middle of a move: the move goes on with the boards it holds."""
        own = self.own_boards
        copy = self.clone()
        for seat in range(self.seats):
            if own >> seat & 1:
                copy.board(seat)
        self.own_boards = own
        copy.rest()
        return copy

    def rest(self) -> None:
        """Nobody plays on this state any more, only on copies of it: what is written of it once holds for good."""

    def copy_base(self, into: "State") -> None:
        """For a game's `clone`: the fields of this class. From now on boards are shared."""
        self.own_boards = 0
        into.own_boards = 0
        into.seats = self.seats
        into.rng = Rng(self.rng.key, self.rng.count)
        into.stack = self.stack[:]
        into.answers = self.answers[:]
        into.learnt = self.learnt
        into.ear = None

    def push(self, step: "Step[Any]") -> None:
        self.stack.append(step)

    def done(self) -> None:
        """The open step is answered."""
        self.stack.pop()

    def swap(self, step: "Step[Any]") -> None:
        """The open step is answered, and this one follows at once."""
        self.stack[-1] = step

    def learn(self) -> None:
        """A secret was shown: whoever undoes across this needs the others' consent."""
        self.learnt += 1

    def tell(self, key: str, to: Audience = EVERYONE, **params: Any) -> None:
        """Say what has just been done, after it is done. Costs next to nothing while nobody listens."""
        if self.ear is not None:
            self.ear.hear(Event(key, params, to), self)
