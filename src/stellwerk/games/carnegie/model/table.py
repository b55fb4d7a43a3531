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
    EMPLOYEE_OR_MONEY,
    GOODS_OR_MONEY,
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
from stellwerk.games.carnegie.model.parts import MOST_STATIONS
from stellwerk.games.carnegie.model.player import SOURCES
from stellwerk.games.carnegie.model.state import PHASES
from stellwerk.games.carnegie.rules.activate import WAYS
from stellwerk.games.carnegie.rules.gains import MOST_DOLLARS
from stellwerk.games.carnegie.rules.moves import MOST_EMPLOYEES
from stellwerk.games.carnegie.rules.rewards import BY_PROJECTS, MOST_PROJECTS
from stellwerk.games.carnegie.rules.steps import STEPS
from stellwerk.kernel.state import NONE
from stellwerk.kernel.table import Written, one_of

MOST = 10_000
INCOME_CHOICES = [REWARDS[GOODS_OR_MONEY], REWARDS[EMPLOYEE_OR_MONEY]]
BY_PROJECT_KINDS = [KINDS[kind] for kind in BY_PROJECTS]
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
Pulled = Annotated[int, Meta(ge=1, le=LAST_POSITION)]
Region = Annotated[str, one_of(REGIONS)]
SeatName = Annotated[str, one_of(SEATS)]
Side = Annotated[str, one_of(SIDES)]
Source = Annotated[str, one_of(SOURCES)]
Space = Annotated[str, one_of(SPACES)]
Station = Annotated[int, Meta(ge=1, le=MOST_STATIONS)]
Strip = Annotated[str, one_of(STRIPS)]
Tab = Annotated[str, one_of(TABS)]
Tile = Annotated[str, one_of(TILES)]
Type = Annotated[str, one_of(TYPES)]

LEFT_OUT: Final[dict[str, int]] = {}  # this very one: nothing was written


def left_out() -> dict[str, int]:
    return LEFT_OUT


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One company. Supplies of discs and employees follow from the rest."""

    money: Amount = START["money"]
    goods: Amount = START["goods"]
    vp: dict[Source, Annotated[int, Meta(ge=-MOST, le=MOST)]] = {}  # points scored at once
    joker: bool | UnsetType = UNSET  # an unused action choice tile; left out, as dealt
    reserve: Tile | None = None  # the tile that has to be founded first
    donations: tuple[Donation, ...] = ()  # spaces with an own disc
    points: Amount = 0  # of research, not yet spent
    steps: Amount = 0  # not yet walked
    departments: dict[Place, Tile] = {}  # founded, by place
    standing: dict[Place, Employees] = msgspec.field(default_factory=left_out)  # left out, as in the set-up
    stations: dict[Place, tuple[Station, ...]] | UnsetType = UNSET  # taken, where prices differ; left out, the cheapest
    lying: dict[Place, Employees] = msgspec.field(default_factory=left_out)  # left out, as in the set-up
    missions: dict[Region, Employees] = {}
    track: dict[Region, Box] = {}  # transport; 1 where it is left out
    sides: dict[Tab, Side] = {}
    pulled: dict[Tab, Pulled] = {}  # visible positions; left out, as many as the projects need
    arriving: Employees | UnsetType = UNSET  # only in the middle of a move: came home, and in no lobby yet


class OpenStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the rules still want: the name of a step, and what it needs to know."""

    step: Annotated[str, one_of(list(STEPS))]
    place: Place | UnsetType = UNSET
    tab: Tab | UnsetType = UNSET
    region: Region | UnsetType = UNSET
    kind: Annotated[str, one_of(INCOME_CHOICES + BY_PROJECT_KINDS)] | UnsetType = UNSET
    way: Annotated[str, one_of(WAYS)] | UnsetType = UNSET
    dollars: Annotated[int, Meta(ge=0, le=MOST_DOLLARS)] | UnsetType = UNSET
    n: Annotated[int, Meta(ge=1, le=MOST_PROJECTS - 1)] | UnsetType = UNSET


# where no steps are written: this very one (typed as of any length, else compiled code makes it anew where it is used)
THE_PHASE_BEGINS: Final[tuple[OpenStep, ...]] = (OpenStep(step="Course"),)


class Andrew(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The opponent of a person who plays alone."""

    played: tuple[Card, ...] | UnsetType = UNSET  # one card for every round so far
    shift: Annotated[int, Meta(ge=0, le=len(SHIFT_VP) - 1)] = 0  # of the last card
    vp: Amount = 0
    track: dict[Region, Box] = {}
    donations: tuple[Donation, ...] = ()
    departments: tuple[Tile, ...] = ()
    deck: tuple[HiddenCard, ...] | UnsetType = UNSET  # top card last; left out, shuffled


class Table(Written, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole table. The event follows from action and markers."""

    players: Annotated[int, Meta(ge=1, le=len(SEATS))] = 2
    seed: Any = UNSET  # a number or text for whatever chance is left, instead of `rng`
    round: Annotated[int, Meta(ge=1, le=ROUNDS)] = NONE  # the markers have moved once for every round before it
    phase: Phase = "timeline"
    acted: Annotated[int, Meta(ge=0, le=len(SEATS))] = 0  # so many seats have begun their part of the phase
    first: SeatName = "A"  # the first player of the round
    strips: Annotated[tuple[Strip, ...], Meta(min_length=len(TYPES), max_length=len(TYPES))] = ("1f", "2f", "3f", "4f")
    markers: dict[Type, Annotated[int, Meta(ge=0, le=LAST_COLUMN)]] = msgspec.field(default_factory=dict)  # columns
    action: Type | None = None  # chosen in this round: from income to activation, not otherwise
    type: Type | None = None  # of the departments that the seat at turn uses
    opened: bool = False  # a department was used in this turn
    begun: Place | None = None  # the open department, once it has been used
    diagonal: bool = False  # steps in this turn may be diagonal
    payroll: bool = False  # payroll management works in this activation
    uses: dict[Place, Employees] = msgspec.field(default_factory=left_out)  # left in this turn; left out, all
    market: dict[Tile, Copies] = msgspec.field(default_factory=left_out)  # left out, the base game less what is in use
    spaces: dict[Space, Disc] = msgspec.field(default_factory=dict)  # discs on the map
    neutral_donations: tuple[Donation, ...] = ()  # spaces with a neutral disc
    seats: tuple[Seat, ...] = ()
    steps: tuple[OpenStep, ...] = THE_PHASE_BEGINS  # what the rules still want, the question last
    andrew: Andrew | UnsetType = UNSET  # alone only
    turn: SeatName | UnsetType = UNSET  # only in the middle of a move: whose it was, if the course does not say so
    moved: Type | UnsetType = UNSET  # only at the end of a round: the row whose marker has moved
