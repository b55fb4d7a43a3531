"""The written form of the table: a position, or what somebody sees of one. What follows from it is not written."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from stellwerk.games.carnegie.model.components import (
    CARDS,
    COPIES,
    LAST_BOX,
    LAST_COLUMN,
    LAST_POSITION,
    ROUNDS,
    SHIFT_VP,
    SPACES,
    START,
    STRIPS,
)
from stellwerk.games.carnegie.model.ids import (
    DONATIONS,
    KINDS,
    PLACES,
    REGIONS,
    REWARDS,
    SEATS,
    SIDES,
    TABS,
    TILES,
    TYPES,
)
from stellwerk.games.carnegie.model.player import SOURCES
from stellwerk.games.carnegie.model.state import PHASES
from stellwerk.games.carnegie.rules.moves import MOST_EMPLOYEES
from stellwerk.games.carnegie.rules.rewards import MOST_PROJECTS
from stellwerk.games.carnegie.rules.steps import STEPS
from stellwerk.kernel.table import Written, one_of

MOST = 10_000
DISCS = [*[f"{seat} {tab}" for seat in SEATS for tab in TABS], "neutral", "andrew"]

Amount = Annotated[int, Meta(ge=0, le=MOST)]
Box = Annotated[int, Meta(ge=1, le=LAST_BOX + 1)]
Disc = Annotated[str, one_of(DISCS)]  # whose, and from which tab
Employees = Annotated[int, Meta(ge=0, le=MOST_EMPLOYEES)]
Card = Annotated[str, one_of(CARDS)]
Copies = Annotated[int, Meta(ge=0, le=COPIES)]
Donation = Annotated[str, one_of(DONATIONS)]
HiddenCard = Annotated[str, one_of(CARDS, blank=True)]
Phase = Annotated[str, one_of(PHASES)]
Place = Annotated[str, one_of(PLACES)]
Region = Annotated[str, one_of(REGIONS)]
SeatName = Annotated[str, one_of(SEATS)]
Side = Annotated[str, one_of(SIDES)]
Source = Annotated[str, one_of(SOURCES)]
Space = Annotated[str, one_of(SPACES)]
Strip = Annotated[str, one_of(STRIPS)]
Tab = Annotated[str, one_of(TABS)]
Tile = Annotated[str, one_of(TILES)]
Type = Annotated[str, one_of(TYPES)]

LEFT_OUT: Final[dict[str, int]] = {}  # this very one: nothing was written


def left_out() -> dict[str, int]:
    return LEFT_OUT


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One company."""

    money: Amount = START["money"]
    goods: Amount = START["goods"]
    vp: dict[Source, Annotated[int, Meta(ge=-MOST, le=MOST)]] = {}  # scored at once
    joker: bool | UnsetType = UNSET  # as dealt
    reserve: Tile | None = None
    donations: tuple[Donation, ...] = ()
    points: Amount = 0
    steps: Amount = 0
    departments: dict[Place, Tile] = {}
    standing: dict[Place, Employees] = msgspec.field(default_factory=left_out)  # as in the set-up
    lying: dict[Place, Employees] = msgspec.field(default_factory=left_out)
    missions: dict[Region, Employees] = {}
    track: dict[Region, Box] = {}
    sides: dict[Tab, Side] = {}
    pulled: dict[Tab, Annotated[int, Meta(ge=1, le=LAST_POSITION)]] = {}  # as many as the projects need
    arriving: Employees | UnsetType = UNSET  # in the middle of a move: came home, and in no lobby yet


class OpenStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the rules still want: the name of a step, and what it needs to know."""

    step: Annotated[str, one_of(list(STEPS))]
    place: Place | UnsetType = UNSET
    tab: Tab | UnsetType = UNSET
    region: Region | UnsetType = UNSET
    kind: Annotated[str, one_of([*REWARDS, *KINDS])] | UnsetType = UNSET
    dollars: Amount | UnsetType = UNSET
    n: Annotated[int, Meta(ge=1, le=MOST_PROJECTS)] | UnsetType = UNSET


THE_PHASE_BEGINS: Final = (OpenStep(step="Course"),)  # where no steps are written


class Andrew(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The opponent of a person who plays alone."""

    played: tuple[Card, ...] | UnsetType = UNSET  # one for every round so far
    shift: Annotated[int, Meta(ge=0, le=len(SHIFT_VP) - 1)] = 0
    vp: Amount = 0
    track: dict[Region, Box] = {}
    donations: tuple[Donation, ...] = ()
    departments: tuple[Tile, ...] = ()
    deck: tuple[HiddenCard, ...] | UnsetType = UNSET  # shuffled; top card last


class Table(Written, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything on the table."""

    players: Annotated[int, Meta(ge=1, le=len(SEATS))] = 2
    seed: Any = UNSET  # a number or text, instead of a generator
    round: Annotated[int, Meta(ge=1, le=ROUNDS)] = -1  # as the markers say
    phase: Phase = "timeline"
    acted: Annotated[int, Meta(ge=0, le=len(SEATS))] = 0
    first: SeatName = "A"
    strips: Annotated[tuple[Strip, ...], Meta(min_length=len(TYPES), max_length=len(TYPES))] = ("1f", "2f", "3f", "4f")
    markers: dict[Type, Annotated[int, Meta(ge=0, le=LAST_COLUMN)]] = msgspec.field(default_factory=dict)
    action: Type | None = None
    type: Type | None = None
    opened: bool = False
    diagonal: bool = False
    payroll: bool = False
    uses: dict[Place, Employees] = msgspec.field(default_factory=left_out)  # as many as the type allows
    market: dict[Tile, Copies] = msgspec.field(default_factory=left_out)  # of the base game all that is not in use
    spaces: dict[Space, Disc] = msgspec.field(default_factory=dict)
    neutral_donations: tuple[Donation, ...] = ()
    seats: tuple[Seat, ...] = ()
    steps: tuple[OpenStep, ...] = THE_PHASE_BEGINS
    andrew: Andrew | UnsetType = UNSET
    turn: SeatName | UnsetType = UNSET  # in the middle of a move: whose it was, where the course does not say so
    moved: Type | UnsetType = UNSET  # in the middle of a move: the row whose marker has moved, before the next round
