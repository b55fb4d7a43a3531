"""The written form of a table: the one place where it says what there is to know."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from coal_auction.model.components import BOX
from coal_auction.model.ids import CARDS, TOKENS
from coal_auction.rules.moves import BID, VOCABULARY
from coal_auction.rules.steps import STEPS
from stellwerk.kernel.table import SeatName, Written, one_of

Card = Annotated[str, one_of(CARDS)]
HiddenCard = Annotated[str, one_of(CARDS, blank=True)]
Token = Annotated[str, one_of(TOKENS)]
HiddenToken = Annotated[str, one_of(TOKENS, blank=True)]
Coins = Annotated[int, Meta(ge=0, le=9)]
Wagon = Annotated[tuple[Card, ...], Meta(max_length=BOX.wagon)]

BIDS: Final = [VOCABULARY.text(BID.of(coins)) for coins in range(BID.size)]
THE_REST: Final[tuple[str, ...]] = ("…",)  # of a deck that is left out: every card that lies nowhere else


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: Annotated[str, one_of(["2", "3"])] = "2"
    clock: Annotated[str, one_of(["off", "on"])] = "off"


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    money: Coins = BOX.money
    hand: tuple[HiddenCard, ...] = ()
    token: HiddenToken | None = None
    shown: tuple[Token, ...] = ()
    wagons: Annotated[tuple[Wagon, ...], Meta(max_length=BOX.wagons)] = ((),) * BOX.wagons
    answer: Annotated[str, one_of(BIDS, blank=True)] | None = None  # sealed


class WrittenStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An open question, or what goes on after it."""

    step: Annotated[str, one_of(list(STEPS))]
    seat: SeatName = "A"
    tied: tuple[SeatName, ...] = ()
    price: Coins = 0


class Table(Written, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    options: Options = Options()  # type: ignore[assignment]
    round: Annotated[int, Meta(ge=0, le=3)] = 1
    starter: SeatName = "A"
    deck: tuple[HiddenCard, ...] = THE_REST
    lot: Card | None = None
    seats: tuple[Seat, ...] = ()
    steps: tuple[WrittenStep, ...] = (WrittenStep(step="Round"), WrittenStep(step="Bids"))
