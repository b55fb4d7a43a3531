"""What a game has to bring: the contract between a game's folder and the rest of the house."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from stellwerk.kernel.mind import Mind
from stellwerk.kernel.network import read_network
from stellwerk.kernel.refusal import Params, Refusal, Refused
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import State
from stellwerk.kernel.step import Aside, Step
from stellwerk.kernel.table import ALL, Eyes, Written, plain, read_position
from stellwerk.kernel.vocabulary import Family, Vocabulary

S = TypeVar("S", bound=State, default=Any)  # a plain `Game` is any game
T = TypeVar("T", bound=Written, default=Any)
Json = dict[str, Any]
OptionKind = Literal["ruling", "variant", "components"]
LEARNED: Final[dict[str, Any]] = {}  # minds by game, once somebody has asked


class Option(NamedTuple):
    """Something chosen when a table is opened: a variant, a component file, or a ruling on an open doubt."""

    id: str
    choices: tuple[str, ...]
    default: str
    kind: OptionKind = "ruling"
    doubt: str = ""  # the open doubt that a ruling settles
    rule: str = ""  # where it bites, in the rules ledger
    apart: bool = False  # a module or a difficulty: results are only compared where it is the same


class Score(NamedTuple):
    """A seat's points, in all and by source."""

    total: int
    sources: dict[str, int]


class Particular(NamedTuple):
    """One card or tile that brought points of a source; `name` is a message."""

    source: str
    name: str
    points: int


class Rank(NamedTuple):
    """One line of the result. `tie_break` says what decided among equal totals."""

    seat: int
    place: int
    total: int
    tie_break: str = ""
    params: Params | None = None


class Rival(NamedTuple):
    """An opponent without a seat, run by the rules, against whom one wins or loses. `name` is a message."""

    name: str
    total: int


class Result(NamedTuple):
    winners: tuple[int, ...]
    ranking: tuple[Rank, ...]
    rival: Rival | None = None


class Change(NamedTuple):
    """How tables of the version before come along to a version of the rules."""

    convert: Callable[[Json], Json] | None = None  # a kept position, rewritten; None: it is read as it is
    options: Callable[[Json], Json] | None = None  # of a set-up, as they are called now; None: as they were
    replay: Callable[[Any], None] | None = None  # run after every line of an old log: answers what was not asked then


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, T]):
    """The rules of one game. Subclassed once per game folder; holds no state of any match."""

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules and of all component values: written into every log
    changes: ClassVar[Mapping[int, Change]] = {}  # what each version changed for tables of the one before
    fewest: ClassVar[int]
    most: ClassVar[int]
    folder: ClassVar[Path]  # with the rooms data, scene (art) and words
    vocabulary: ClassVar[Vocabulary]
    steps: ClassVar[Mapping[str, type[Step[Any]]]]
    table: ClassVar[Any]  # the written form: a struct derived from Written
    options: ClassVar[tuple[Option, ...]]
    aside: ClassVar[Aside[Any] | None] = None
    closing: ClassVar[tuple[Family, ...]] = ()  # moves that end a turn on purpose: not taken back freely
    milestones: ClassVar[tuple[str, ...]] = ()  # events at which the score is noted for the graph

    # the rules
    def set_up(self, players: int, rng: Rng, options: Mapping[str, Any]) -> S:
        raise NotImplementedError

    def tell_set_up(self, s: S) -> None:
        """Tell what the set-up has decided and turned up: who begins and why, what differs from game to game."""

    def scores(self, s: S) -> list[Score]:
        """Per seat, as if the game ended now."""
        raise NotImplementedError

    def course(self, s: S) -> list[int]:
        """Per seat, the points that the graph notes at a milestone."""
        return [score.total for score in self.scores(s)]

    def particulars(self, s: S, seat: int) -> list[Particular]:
        """Which cards and tiles brought a seat its points, at the end of the game."""
        return []

    def open_points(self, s: S, earlier: tuple[S, list[int]] | None = None, /) -> list[int]:
        """Per seat, the points that everybody sees right now; [] where they are a secret.

        `earlier` is a position that has led to this one, with its points: what is the same need not be counted again.
        """
        return []

    def result(self, s: S) -> Result | None:
        raise NotImplementedError

    def census(self, s: S) -> list[str]:
        """Every component that exists and must never be lost or doubled, sorted."""
        raise NotImplementedError

    # the written form: one table, seen through somebody's eyes
    def lay_out(self, s: S, eyes: Eyes) -> T:
        """What these eyes may know of the table; blanks for what they may not."""
        raise NotImplementedError

    def take_in(self, table: T, deal: Rng | None = None) -> S:
        """The inverse. Blanks are dealt at random, so that the whole state looks exactly like this to these eyes;
        without a generator they stay unknown cards: enough to ask the rules what is possible, not to play on.
        """
        raise NotImplementedError

    def check(self, s: S) -> None:
        """Raises Refused where a position can be written but not come about: what the types of a table cannot say."""

    def position(self, s: S) -> Json:
        """The whole state as JSON."""
        return plain(self.lay_out(s, ALL))

    def read(self, position: Json) -> S:
        """The inverse; raises Refused with the path of the field that is wrong."""
        s = self.take_in(read_position(self.table, position))
        self.check(s)
        return s

    def hides(self, players: int) -> bool:
        """Whether anything on the table can be unknown to somebody; if not, every view shows everything."""
        return True

    # rooms that are imported only when somebody asks
    @property
    def mind(self) -> Mind[S]:
        """How the game judges, for bots."""
        raise NotImplementedError

    @property
    def learned(self) -> Mind[S]:
        """The same, with what was learned from played games."""
        found = LEARNED.get(self.id)
        if found is None:
            found = self.mind.taught(read_network(self.folder / "data" / "learned.json"))
            LEARNED[self.id] = found
        return found

    @property
    def stage(self) -> Any:
        """How the game is drawn: a `Stage` of stellwerk.stage.contract, of which the rules know nothing."""
        raise NotImplementedError


def checked_options(game: Game, options: Mapping[str, Any] | None) -> Json:
    """All options of a game with defaults filled in. Unknown ones are refused."""
    given = dict(options or {})
    out: Json = {}
    for option in game.options:
        value = given.pop(option.id, option.default)
        if value not in option.choices and not (option.kind == "components" and isinstance(value, dict)):
            known = ", ".join(option.choices)
            raise Refused(
                Refusal("kernel", "option-choice", {"option": option.id, "value": str(value)[:40], "known": known})
            )
        out[option.id] = value
    for name in given:
        known = ", ".join(option.id for option in game.options)
        raise Refused(Refusal("kernel", "option-unknown", {"option": str(name)[:40], "known": known}))
    return out


def checked_players(game: Game, players: object) -> int:
    if isinstance(players, bool) or not isinstance(players, int) or not game.fewest <= players <= game.most:
        params: Params = {"low": game.fewest, "high": game.most, "players": str(players)[:20]}
        raise Refused(Refusal("kernel", "players-range", params))
    return players
