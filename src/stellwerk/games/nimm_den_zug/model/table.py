"""The written form of a table of Nimm den Zug: the names and ranges of everything in a position or a view."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from stellwerk.games.nimm_den_zug.model.components import TRAINS, UNIT
from stellwerk.games.nimm_den_zug.model.ids import CARDS, GOALS, LOCOS, METHODS, SPECIALS, WAGONS
from stellwerk.games.nimm_den_zug.model.state import PHASES
from stellwerk.games.nimm_den_zug.rules.options import OPTIONS
from stellwerk.games.nimm_den_zug.rules.steps import STEPS
from stellwerk.kernel.table import Blank, Count, SeatName, Written, one_of

BANK: Final = 100_000_000  # the most money that a written position may name
LEFT_OUT: Final[tuple[str, ...]] = ("…",)  # nobody can write it: what is meant follows from the rest of the table
WORKED_OUT: Final = -1  # the same for a number

Loco = Annotated[str, one_of(LOCOS)]
HiddenLoco = Annotated[str, one_of(LOCOS, blank=True)]
Card = Annotated[str, one_of(CARDS)]
HiddenCard = Annotated[str, one_of(CARDS, blank=True)]
ShownCard = Annotated[str, one_of([card for card in CARDS if card != "SP-BIN"])]  # the bin is never face up
DiscardedCard = Annotated[str, one_of([card for card in CARDS if card not in ("SP-BIN", "SP-LONG")])]
HungCard = Annotated[str, one_of([*WAGONS, "SP-DBL"])]
BoxedCard = Annotated[str, one_of(SPECIALS[:2])]  # only the bin and the longer train leave the game
SpentCard = Annotated[str, one_of(["SP-600"])]  # the others that are used stay with a train
Goal = Annotated[str, one_of(GOALS)]
HiddenGoal = Annotated[str, one_of(GOALS, blank=True)]
Method = Annotated[str, one_of(METHODS)]
Phase = Annotated[str, one_of(PHASES)]
StepName = Annotated[str, one_of(list(STEPS))]
Money = Annotated[int, Meta(ge=0, le=BANK, multiple_of=UNIT)]
Moved = Annotated[int, Meta(ge=-BANK, le=BANK, multiple_of=UNIT)]
Tile = Annotated[int, Meta(ge=1, le=6)]
Profit = Annotated[int, Meta(ge=0, le=BANK)]

CHOICES: Final = {option.id: one_of(option.choices) for option in OPTIONS}


class Options(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"
):
    """Variants and rulings; those that are as usual are not written."""

    components: dict[str, Any] | Literal["standard"] = "standard"
    start: Annotated[str, CHOICES["start"]] = "random"
    show_money: Annotated[str, CHOICES["show-money"]] = "off"
    open_auction: Annotated[str, CHOICES["open-auction"]] = "counts"
    count_ms: Annotated[str, CHOICES["count-ms"]] = "1500"
    starter_cannot_pay: Annotated[str, CHOICES["starter-cannot-pay"]] = "stand-in"
    last_bidder: Annotated[str, CHOICES["last-bidder"]] = "one"
    short_stack: Annotated[str, CHOICES["short-stack"]] = "complete"
    choice_unpayable: Annotated[str, CHOICES["choice-unpayable"]] = "bid-returned"
    draft_flip: Annotated[str, CHOICES["draft-flip"]] = "recompute"
    plus_on_substitute: Annotated[str, CHOICES["plus-on-substitute"]] = "refused"
    order_tie: Annotated[str, CHOICES["order-tie"]] = "speeds"
    replace_times: Annotated[str, CHOICES["replace-times"]] = "once"
    replace_take: Annotated[str, CHOICES["replace-take"]] = "any"
    replace_pass: Annotated[str, CHOICES["replace-pass"]] = "counts"  # noqa: S105
    longer_slot: Annotated[str, CHOICES["longer-slot"]] = "refilled"
    goals_in_auctions: Annotated[str, CHOICES["goals-in-auctions"]] = "allowed"
    special_goal: Annotated[str, CHOICES["special-goal"]] = "turn"
    bin_specials: Annotated[str, CHOICES["bin-specials"]] = "discarded"
    empty_stack: Annotated[str, CHOICES["empty-stack"]] = "used-stay-out"
    method: Annotated[str, CHOICES["method"]] = "drawn"
    raise_: Annotated[str, CHOICES["raise"]] = msgspec.field(default="50", name="raise")
    stand_in: Annotated[str, CHOICES["stand-in"]] = "full"
    replace_price: Annotated[str, CHOICES["replace-price"]] = "flat"
    goals_dealt: Annotated[str, CHOICES["goals-dealt"]] = "blind"
    alone: Annotated[str, CHOICES["alone"]] = "three-locos"
    first_last: Annotated[str, CHOICES["first-last"]] = "wagons"
    unclaimed: Annotated[str, CHOICES["unclaimed"]] = "cashed"


class Ledger(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """Where a player's money comes from and goes to."""

    start: Moved = 0
    locomotives: Moved = 0
    replacements: Moved = 0
    profit_1: Moved = 0
    profit_2: Moved = 0
    profit_3: Moved = 0
    goals: Moved = 0
    specials: Moved = 0


class Train(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    loco: HiddenLoco | None = None  # by lot
    substitute: bool = False
    plus: bool = False
    wagons: tuple[HungCard, ...] = ()


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player: what lies in front of the screen and behind it."""

    money: Money | Blank = WORKED_OUT
    ledger: Ledger | Blank | None = None  # all of it is starting money
    goals: tuple[HiddenGoal, ...] = LEFT_OUT
    used: tuple[Goal, ...] = ()
    goal_hand: tuple[HiddenGoal, ...] = ()
    took: bool = False
    tile: Tile | None = None
    hand: tuple[HiddenLoco, ...] = ()
    kept: tuple[HiddenLoco, ...] = ()
    trains: Annotated[tuple[Train, ...], Meta(max_length=TRAINS)] = ()
    answer: str | None = None  # sealed: a move, or a blank


class Table(Written, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole table."""

    players: Annotated[int, Meta(ge=2, le=6)] = 3
    options: Options = Options()  # type: ignore[assignment]
    seed: int | float | str | UnsetType = UNSET  # from which everything that is left out is dealt
    round: Annotated[int, Meta(ge=1, le=3)] = 1
    phase: Phase = "auction"
    start: SeatName | None = None
    turn: SeatName | None = None
    steps: tuple[StepName, ...] = LEFT_OUT
    seats: tuple[Seat, ...] = ()
    # the auctions
    method: Method | None = None
    methods: tuple[Method, ...] = ()
    auctions: Count = 0
    nominal: SeatName | None = None
    starter: SeatName | None = None
    loco_stack: tuple[HiddenLoco, ...] = ()  # top first
    set_aside: tuple[Loco, ...] = ()
    seen: tuple[Loco, ...] = LEFT_OUT
    revealed: tuple[HiddenLoco, ...] = ()
    facedown: bool | UnsetType = UNSET
    lot: Loco | None = None
    bid: Money = 0
    leader: SeatName | None = None
    passed: tuple[SeatName, ...] = ()
    count: Annotated[int, Meta(ge=0, le=3)] = WORKED_OUT
    bids: tuple[Money | None, ...] = ()
    shown: tuple[Money | None, ...] = ()
    tied: tuple[SeatName, ...] = ()
    choice_order: tuple[SeatName, ...] = ()
    unsettled: tuple[SeatName, ...] = ()
    # the wagons
    wagon_stack: tuple[HiddenCard, ...] = ()  # top first
    display: tuple[ShownCard | None, ...] = ()
    discards: tuple[DiscardedCard, ...] = ()
    spent: tuple[SpentCard, ...] = ()  # out until the next round
    box: tuple[BoxedCard, ...] = ()
    longer: bool | UnsetType = UNSET
    passes: Annotated[int, Meta(ge=0, le=6)] = 0
    replaced: bool = False
    replacing: tuple[Card, ...] = ()
    fresh: tuple[Card, ...] = ()
    profits: tuple[tuple[Profit, Profit, Profit], ...] = ()
