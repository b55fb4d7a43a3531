"""The written form of a table. Seats, places and parts go by the names that a person would write."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from stellwerk.games.railroads.model.ids import (
    AREAS,
    ARMS,
    CARDS,
    EMIL_CARDS,
    END_BONUSES,
    ENGINEERS,
    EXTENSIONS,
    FACTORIES,
    FOUNDRIES,
    INCOMES,
    K12_FOUNDRY,
    KINDS,
    PAYMENTS,
    PLACES,
    QUEUED,
    SPACES,
    START_BONUSES,
    STOKABLE,
    TOKENS,
)
from stellwerk.games.railroads.model.state import PHASES, ROW
from stellwerk.games.railroads.rules.options import OPTIONS
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.kernel.table import Written, one_of

MANY: Final = 100_000
SEATS: Final = ["A", "B", "C", "D"]
EMIL_NAME: Final = "Emil"
UPGRADES: Final = ["none", "base", "german"]
CLAIMS: Final = ["O1", "O2"]  # the turn order spaces
LOCO_NAMES: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "9x"]
TILES: Final = [*FACTORIES, "9x"]

# fields whose default is worked out, and which nobody can write like this: found by being the very same (typed as of
# any length, else compiled code makes them anew where they are used)
REST: Final[tuple[str, ...]] = ("…",)  # what lies nowhere else
DEALT: Final[tuple[str | None, ...]] = ("…", "dealt")  # as the set-up deals it
UNKNOWN_LOOKS: Final[tuple[tuple[str, ...], ...]] = (("…",),)
REST_COUNTS: Final[dict[str, int]] = {"…": 0}
LEFT_OUT: Final = -1_000_000  # a number

SeatName = Annotated[str, one_of(SEATS)]
SeatOrEmil = Annotated[str, one_of([*SEATS, EMIL_NAME])]
Space = Annotated[str, one_of(SPACES[:K12_FOUNDRY])]
Used = Annotated[str, one_of([*PLACES, *[f"{name}+b" for name in PLACES]])]
Kind = Annotated[str, one_of(KINDS[:QUEUED])]
Engineer = Annotated[str, one_of(ENGINEERS)]
Loco = Annotated[str, one_of(LOCO_NAMES)]
Factory = Annotated[str, one_of(FACTORIES)]
Tile = Annotated[str, one_of(TILES)]
Card = Annotated[str, one_of(CARDS)]
Token = Annotated[str, one_of(TOKENS)]
Income = Annotated[str, one_of(INCOMES)]
Foundry = Annotated[str, one_of(FOUNDRIES)]
HiddenFoundry = Annotated[str, one_of(FOUNDRIES, blank=True)]
EndBonus = Annotated[str, one_of(END_BONUSES, blank=True)]
EmilCard = Annotated[str, one_of(EMIL_CARDS)]
HiddenEmilCard = Annotated[str, one_of(EMIL_CARDS, blank=True)]
Extension = Annotated[str, one_of(EXTENSIONS)]
Field = Annotated[int, Meta(ge=0, le=15)]  # of a line or of industry
Amount = Annotated[int, Meta(ge=0, le=MANY)]
Points = Annotated[int, Meta(ge=-MANY, le=MANY)]
Workers = Annotated[int, Meta(ge=0, le=8)]
Copies = Annotated[int, Meta(ge=0, le=4)]
Pending = dict[Kind, Annotated[int, Meta(ge=0, le=99)]]


class Stand(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands on a place, and whose it is."""

    seat: SeatOrEmil = "A"
    pay: Annotated[str, one_of(PAYMENTS)] = "w"
    helpers: Annotated[int, Meta(ge=0, le=2)] | UnsetType = UNSET


class Tracks(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """By line: the fields of the markers from black on."""

    main: tuple[Field, ...] = (1,)
    second: tuple[Field, ...] = (1,)
    third: tuple[Field, ...] = (1,)


class PointsBySource(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    main_line: Points = 0
    second_line: Points = 0
    third_line: Points = 0
    industry: Points = 0
    effects: Points = 0
    passing: Points = 0
    end_bonus: Points = 0
    majority: Points = 0


class OwnEngineer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    engineer: Engineer = "1"
    stand: Stand | None = None
    rest: bool = False


class OwnIncome(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    income: Income = "coin"
    used: bool = False


class OwnFoundry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    foundry: Foundry = "F1"
    fired: bool = False


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything of one player."""

    tracks: Tracks = Tracks()
    arm: Annotated[str, one_of(ARMS)] = "none"
    extensions: dict[Annotated[str, one_of(AREAS)], Extension] = {}
    due_fields: tuple[str, ...] = ()
    locos: Annotated[tuple[Loco | None, ...], Meta(max_length=4)] = ("1",)
    factories: Annotated[tuple[Factory | None, ...], Meta(max_length=5)] = ()
    stokers: tuple[Annotated[str, one_of(STOKABLE)], ...] = ()
    markers: Annotated[tuple[Field, ...], Meta(max_length=3)] = (0,)
    doublers: Annotated[int, Meta(ge=0, le=8)] = 0
    medal: bool = False
    upgrade: Annotated[str, one_of(UPGRADES)] = "none"
    workers: Workers = LEFT_OUT
    crew: Workers = LEFT_OUT
    reserve: Annotated[int, Meta(ge=0, le=3)] = LEFT_OUT
    black: bool = False
    black_home: bool | None = None
    helpers: Annotated[int, Meta(ge=0, le=2)] = 0
    coins: Amount = LEFT_OUT
    coal: Amount = LEFT_OUT
    points: PointsBySource = PointsBySource()
    engineers: tuple[OwnEngineer, ...] = ()
    used: tuple[Used, ...] = ()
    tokens: tuple[Token, ...] = REST
    laid: tuple[Token, ...] = ()
    cards: tuple[Card, ...] = ()
    keys: Annotated[int, Meta(ge=0, le=99)] = 0
    incomes: tuple[OwnIncome, ...] = ()
    foundries: tuple[OwnFoundry, ...] = ()
    bonus: tuple[EndBonus, ...] = ()
    looks: tuple[tuple[EndBonus, ...], ...] = UNKNOWN_LOOKS


class Hand(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The locomotive being placed."""

    loco: Loco = "1"
    stoker: bool = False
    new: bool = False


class Emil(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    workers: Annotated[int, Meta(ge=0, le=10)] = LEFT_OUT
    waiting: Annotated[int, Meta(ge=0, le=2)] = 2
    cards: tuple[HiddenEmilCard, ...] = REST  # top last
    discard: tuple[EmilCard, ...] = ()
    engineers: tuple[Engineer, ...] = ()
    tiles: tuple[Factory, ...] = ()
    passed: bool = False


class Table(Written, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Fields left out are as at the start, or what is left over."""

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    options: dict[Annotated[str, one_of([option.id for option in OPTIONS])], Any] = msgspec.field(default_factory=dict)
    seed: str | UnsetType = UNSET  # from which what is left out is dealt
    round: Annotated[int, Meta(ge=1, le=7)] = 1
    rounds: Annotated[int, Meta(ge=1, le=9)] = LEFT_OUT
    phase: Annotated[str, one_of(PHASES)] = "turns"
    turn: SeatName = "A"
    order: tuple[SeatName, ...] = REST
    cursor: SeatOrEmil | None = None  # who is next
    passed: tuple[SeatName, ...] = ()
    pass_cards: tuple[Annotated[int, Meta(ge=1, le=4)], ...] = (LEFT_OUT,)
    acted: bool = False
    extended: bool = False
    moving: Annotated[str, one_of(CLAIMS)] | None = None
    spaces: dict[Space, Stand] = msgspec.field(default_factory=dict)
    crowd: tuple[Stand, ...] = ()
    must: Pending = msgspec.field(default_factory=dict)
    may: Pending = msgspec.field(default_factory=dict)
    kept: tuple[Pending, Pending] | None = None  # both, put aside while a foundry interrupts the action
    picks: Annotated[int, Meta(ge=0, le=11)] = 0
    hand: Hand | None = None
    building: Factory | None = None
    fired: Foundry | None = None
    stoker_by: SeatName | None = None
    supply: dict[Annotated[str, one_of(LOCO_NAMES[:9])], Copies] = msgspec.field(default_factory=lambda: REST_COUNTS)
    returned: dict[Factory, Copies] = msgspec.field(default_factory=dict)
    factories_gone: tuple[Tile, ...] = REST
    doublers_left: Annotated[int, Meta(ge=-MANY, le=100)] = LEFT_OUT
    helpers_home: Annotated[int, Meta(ge=0, le=2)] = LEFT_OUT
    row: Annotated[tuple[Engineer | None, ...], Meta(max_length=ROW)] = DEALT  # hiring field, then 1 to 6
    engineers_gone: tuple[Engineer, ...] = REST
    cards_left: tuple[Card, ...] = REST
    start_left: tuple[Annotated[str, one_of(START_BONUSES)], ...] = ()
    pile: tuple[EndBonus, ...] = REST  # top last
    removed: tuple[EndBonus, ...] = REST
    taken: tuple[SeatName, ...] = REST  # who took end bonus cards, in order
    income_left: dict[Income, Annotated[int, Meta(ge=0, le=8)]] = msgspec.field(default_factory=lambda: REST_COUNTS)
    extensions_left: tuple[Extension, ...] = REST
    extra_marker: bool | None = None
    foundry_stack: tuple[HiddenFoundry, ...] = REST  # top last
    foundries_open: tuple[Foundry, ...] = REST
    foundries_down: tuple[HiddenFoundry, ...] = REST
    foundries_closed: tuple[Foundry, ...] = ()
    emil: Emil | UnsetType = UNSET  # only against him
    seats: tuple[Seat, ...] = ()
    stack: tuple[Annotated[str, one_of(list(STEPS))], ...] = ("NextTurn", "Turn")
