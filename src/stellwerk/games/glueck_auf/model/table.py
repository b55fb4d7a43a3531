"""The written form of a table of Glück Auf: the display with its worker zones, the players' boards, the open steps."""

import re
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType, field

from stellwerk.games.glueck_auf.model.components import MOST_COPIES
from stellwerk.games.glueck_auf.model.ids import (
    DOCKS,
    ENGINES,
    HELPER,
    HELPERS,
    KINDS,
    LORRIES,
    MODELS,
    OBJECTIVE,
    OBJECTIVES,
    ORDERS,
    SHARES,
    STACKS,
    WAGONS,
    ZONES,
)  # fmt: skip
from stellwerk.games.glueck_auf.rules.mining import MOST_STEPS
from stellwerk.games.glueck_auf.rules.steps import STEPS
from stellwerk.games.glueck_auf.rules.workers import MOST, VALUES
from stellwerk.kernel.table import BLANK, SEAT_NAMES, Blank, Written, one_of

GAME: Final = "glueck-auf"

# in a delivered stack a card that nobody may look at still shows from which deck it is
BACKS: Final = {"L": "L-?", "W": "W-?", "E": "E-?", "O": "O-?"}
COPY: Final = "|".join(str(copy) for copy in range(1, MOST_COPIES + 1))


def copy_of(kinds: Sequence[str], *blanks: str) -> Meta:
    """A kind of card, or one certain copy of it; or a blank where there may be one."""
    named = f"(?:{'|'.join(re.escape(kind) for kind in kinds)})(?:\\.(?:{COPY}))?"
    pattern = f"^(?:{'|'.join([named, *[re.escape(blank) for blank in blanks]])})$"
    return Meta(pattern=pattern, extra={"known": tuple(kinds), "blank": bool(blanks)})


SeatName = Annotated[str, one_of(SEAT_NAMES[:4])]
ZoneName = Annotated[str, one_of(ZONES)]
StackName = Annotated[str, one_of(STACKS)]
Depth = Annotated[str, Meta(pattern="^[1-9][0-9]{0,3}$")]
Workers = Annotated[int, Meta(ge=0, le=MOST - 1)]
WorkerCard = Annotated[int, Meta(ge=1, le=VALUES)]
Payment = Annotated[str, Meta(pattern="^[0-5i+]+$")]
Steps = Annotated[int, Meta(ge=0, le=MOST_STEPS)]

Card = Annotated[str, copy_of(KINDS)]
Lorry = Annotated[str, copy_of(LORRIES)]
Wagon = Annotated[str, copy_of(WAGONS)]
Engine = Annotated[str, copy_of(ENGINES)]
Order = Annotated[str, copy_of(ORDERS, BLANK)]
Share = Annotated[str, copy_of(SHARES)]
Helper = Annotated[str, copy_of(HELPERS)]
Innovation = Annotated[str, copy_of(KINDS[HELPER:OBJECTIVE], BLANK)]
Objective = Annotated[str, copy_of(OBJECTIVES)]
DeliveredCard = Annotated[str, copy_of(LORRIES + WAGONS + ENGINES + ORDERS, *BACKS.values())]
HiddenCard = Annotated[str, copy_of(KINDS, BLANK)]


class LoadedWagon(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    card: Wagon
    load: Lorry | None = None


class Dock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A train: an empty wagon is just its name."""

    wagons: tuple[Wagon | LoadedWagon, ...] = ()
    engine: Engine | None = None


NOT_PLACED: Final[tuple[int, ...]] = (0,)  # workers that are left out: the full hand but those in the zones


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player's board. Workers are told by their values."""

    workers: tuple[WorkerCard, ...] | Blank = NOT_PLACED  # left out: the full hand less what is placed
    orders: tuple[Order, ...] = ()
    innovations: tuple[Innovation, ...] = ()
    row: tuple[Lorry, ...] = ()  # the card nearest the board first
    storage: tuple[Lorry, ...] = ()
    docks: Annotated[tuple[Dock, ...], Meta(max_length=DOCKS)] = ()
    shares: tuple[Share, ...] = ()
    objectives: tuple[Objective, ...] = ()
    delivered: tuple[DeliveredCard, ...] = ()  # to others a card shows its deck: L-?, W-?, E-?, O-?


class Placed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One use of a zone in this shift; the payment is written as in a move."""

    zone: ZoneName
    seat: SeatName
    workers: Annotated[int, Meta(ge=1, le=MOST - 1)] = 1
    payment: Payment
    innovations: tuple[Helper, ...] = ()


class Wild(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards of a wild action: the top card first, of those that go back the upper one."""

    stack: StackName
    cards: tuple[HiddenCard, ...] = ()
    returned: tuple[HiddenCard, ...] = ()


class OpenStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the rules still want, with the numbers and names of just this step."""

    step: Annotated[str, one_of(list(STEPS))]
    zone: ZoneName | UnsetType = UNSET  # of a payment
    cards: Annotated[str, one_of(["lorry", "wagon"])] | UnsetType = UNSET  # to choose from two stacks
    low: Steps | UnsetType = UNSET  # of mining
    high: Steps | UnsetType = UNSET
    spent: Steps | UnsetType = UNSET
    model: Annotated[str, one_of(MODELS)] | UnsetType | None = UNSET  # of the trains that have left


AS_MANY_AS_SEATS: Final = -1
THE_LAST_OWNER: Final = ""  # of a token begins the shift
THE_STARTER: Final = ""  # is in turn
A_TURN: Final[tuple[OpenStep, ...]] = (OpenStep(step="Shift"), OpenStep(step="Turn"))  # or nothing after the last token


class Table(Written, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=4)] = AS_MANY_AS_SEATS  # left out: as many as seats, at least 2
    tokens: tuple[SeatName, ...] = ()  # who got that of shift 1, 2, ...: the shift being played is one more
    start: SeatName = THE_LAST_OWNER  # who began this shift; left out: the last owner of a token, or A
    turn: SeatName = THE_STARTER  # whose turn it is; left out: start
    passed: tuple[SeatName, ...] = ()  # who is out of the shift
    committed: bool = False  # an innovation was played before the workers: the turn may not be passed
    fresh: bool | Blank = False  # the last innovation in hand was taken in this turn
    zones: dict[ZoneName, Workers] = field(default_factory=dict)  # of the last use; left out: as placed, 0, wild 1
    placed: tuple[Placed, ...] = ()  # the uses of this shift in order
    stacks: dict[StackName, tuple[HiddenCard, ...]] = field(default_factory=dict)  # the top card first
    seen: dict[StackName, dict[Depth, tuple[SeatName, ...]]] = field(default_factory=dict)  # who saw it go there
    held: Annotated[str, copy_of(WAGONS + ENGINES)] | None = None  # on its way to a dock
    wild: Wild | None = None  # the cards of a wild action
    box: tuple[Card, ...] = ()  # out of the game, beside what is left over
    seats: Annotated[tuple[Seat, ...], Meta(max_length=4)] = ()  # left out: empty boards
    steps: tuple[OpenStep, ...] = A_TURN  # what the rules still want, the open question last
    seed: int | str | UnsetType = UNSET  # from which what is left out is dealt; 0
