"""The toy game's written form."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from stellwerk.kernel.reader import wrong
from stellwerk.kernel.rng import Rng, seeded
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step
from stellwerk.kernel.table import (
    ALL,
    BLANK,
    SEAT_NAMES,
    Eyes,
    SeatName,
    Written,
    chance,
    one_of,
    written_chance,
    written_eyes,
)
from tests.kernel.toy import (
    BID,
    CARDS,
    MONEY,
    STEPS,
    TOKENS,
    VOCABULARY,
    WAGON,
    After,
    Bids,
    Heap,
    Load,
    Round,
    Tie,
)  # fmt: skip

Card = Annotated[str, one_of(CARDS)]
HiddenCard = Annotated[str, one_of(CARDS, blank=True)]
HiddenToken = Annotated[str, one_of(TOKENS, blank=True)]
Token = Annotated[str, one_of(TOKENS)]
BIDS: Final = [f"bid {coins}" for coins in range(10)]
THE_REST: Final = ("…",)  # of a deck that is left out: every card that lies nowhere else


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    money: Annotated[int, Meta(ge=0, le=9)] = MONEY
    hand: tuple[HiddenCard, ...] = ()
    token: HiddenToken | None = None
    shown: tuple[Token, ...] = ()
    wagons: Annotated[tuple[Annotated[tuple[Card, ...], Meta(max_length=WAGON)], ...], Meta(max_length=2)] = ((), ())
    answer: Annotated[str, one_of(BIDS, blank=True)] | None = None  # sealed


class WrittenStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    step: Annotated[str, one_of(list(STEPS))]
    seat: SeatName = "A"
    tied: tuple[SeatName, ...] = ()
    price: Annotated[int, Meta(ge=0, le=9)] = 0


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: Annotated[str, one_of(["2", "3"])] = "2"
    clock: Annotated[str, one_of(["off", "on"])] = "off"


class Table(Written, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    options: Options = Options()  # type: ignore[assignment]
    round: Annotated[int, Meta(ge=0, le=3)] = 1
    starter: SeatName = "A"
    deck: tuple[HiddenCard, ...] = THE_REST
    lot: Card | None = None
    seats: tuple[Seat, ...] = ()
    steps: tuple[WrittenStep, ...] = (WrittenStep(step="Round"), WrittenStep(step="Bids"))


# --- laying out ------------------------------------------------------------------


def lay_out(s: Heap, eyes: Eyes) -> Table:
    open_ = eyes == ALL or not s.stack
    return Table(
        players=s.seats,
        options=Options(rounds=str(s.rounds), clock="on" if s.timed else "off"),
        eyes=written_eyes(eyes),
        rng=written_chance(s.rng, eyes),
        learnt=s.learnt,
        round=s.round,
        starter=SEAT_NAMES[s.starter],
        deck=tuple([CARDS[card] for card in s.deck] if eyes == ALL else [BLANK] * len(s.deck)),
        lot=None if s.lot == NONE else CARDS[s.lot],
        seats=tuple([lay_out_seat(s, seat, open_ or seat == eyes) for seat in range(s.seats)]),
        steps=tuple([lay_out_step(step) for step in s.stack]),
    )


def lay_out_seat(s: Heap, seat: int, open_: bool) -> Seat:
    token, answer = s.tokens[seat], s.answers[seat]
    return Seat(
        money=s.money[seat],
        hand=tuple([CARDS[card] if open_ else BLANK for card in s.hands[seat]]),
        token=None if token == NONE else TOKENS[token] if open_ else BLANK,
        shown=tuple([TOKENS[one] for one in s.shown[seat]]),
        wagons=tuple([tuple([CARDS[card] for card in wagon]) for wagon in s.wagons[seat]]),
        answer=None if answer == NONE else VOCABULARY.text(answer) if open_ else BLANK,
    )


def lay_out_step(step: Step[Any]) -> WrittenStep:
    name = type(step).__name__
    if isinstance(step, Tie):
        return WrittenStep(step=name, tied=tuple([SEAT_NAMES[seat] for seat in step.tied]), price=step.price)
    return WrittenStep(step=name, seat=SEAT_NAMES[step.seat]) if isinstance(step, Load) else WrittenStep(step=name)


# --- taking in -------------------------------------------------------------------


class Hidden:
    """What lies nowhere in sight: dealt at random, or as unknown as the first of it."""

    def __init__(self, table: Table, deal: Rng | None) -> None:
        seen = {table.lot, *table.deck}
        tokens: set[str | None] = set()
        for one in table.seats:
            seen |= {*one.hand, *(card for wagon in one.wagons for card in wagon)}
            tokens |= {one.token, *one.shown}
        self.cards = [i for i, name in enumerate(CARDS) if name not in seen]
        self.tokens = [i for i, name in enumerate(TOKENS) if name not in tokens]
        self.deal = deal
        if deal is not None:
            deal.shuffle(self.cards)
            deal.shuffle(self.tokens)

    def card(self, name: str) -> int:
        return self.cards.pop() if name == BLANK else CARDS.index(name)

    def token(self, name: str | None) -> int:
        if name is None:
            return NONE
        return self.tokens.pop() if name == BLANK else TOKENS.index(name)

    def answer(self, text: str | None, money: int) -> int:
        if text is None:
            return NONE
        if text == BLANK:
            return BID.of(0 if self.deal is None else self.deal.below(money + 1))
        return BID.of(BIDS.index(text))


def take_in(table: Table, deal: Rng | None = None) -> Heap:
    s = Heap(table.players, chance(table, deal, seeded("position")))
    s.rounds, s.timed = int(table.options.rounds), table.options.clock == "on"
    s.round, s.starter, s.learnt = table.round, SEAT_NAMES.index(table.starter), table.learnt
    s.lot = NONE if table.lot is None else CARDS.index(table.lot)
    hidden = Hidden(table, deal)
    if len(table.seats) not in (0, s.seats):
        raise wrong("seats", "json-count", len(table.seats), have=len(table.seats), want=s.seats)
    for seat, one in enumerate(table.seats):
        s.money[seat] = one.money
        s.hands[seat] = [hidden.card(name) for name in one.hand]
        s.tokens[seat] = hidden.token(one.token)
        s.shown[seat] = [TOKENS.index(name) for name in one.shown]
        for i, wagon in enumerate(one.wagons):
            s.wagons[seat][i] = [CARDS.index(name) for name in wagon]
        s.answers[seat] = hidden.answer(one.answer, one.money)
    s.deck = hidden.cards if table.deck is THE_REST else [hidden.card(name) for name in table.deck]
    s.stack = [take_in_step(one) for one in table.steps]
    if s.stack and type(s.stack[-1]) in (Bids, Tie, Load) and s.lot == NONE and s.deck:
        s.lot = s.deck.pop()
    return s


def take_in_step(one: WrittenStep) -> Step[Any]:
    if one.step == "Tie":
        return Tie(tuple([SEAT_NAMES.index(name) for name in one.tied]), one.price)
    if one.step in ("Load", "After"):
        return {"Load": Load, "After": After}[one.step](SEAT_NAMES.index(one.seat))
    return STEPS[one.step]()


# --- what the types cannot say -----------------------------------------------------


def check(s: Heap) -> None:
    lying: set[str] = set()
    places = [("lot", [s.lot] if s.lot != NONE else [], CARDS), ("deck", s.deck, CARDS)]
    for seat in range(s.seats):
        at = f"seats[{seat}]"
        token = [s.tokens[seat]] if s.tokens[seat] != NONE else []
        places += [(f"{at}.hand", s.hands[seat], CARDS), (f"{at}.token", token, TOKENS)]
        places += [(f"{at}.shown", s.shown[seat], TOKENS), (f"{at}.wagons", s.loaded(seat), CARDS)]
        if s.answers[seat] > BID.of(s.money[seat]):
            raise wrong(
                f"{at}.answer",
                "json-name",
                VOCABULARY.text(s.answers[seat]),
                known=", ".join(BIDS[: s.money[seat] + 1]),
            )
    for path, things, known in places:
        for thing in things:
            if known[thing] in lying:
                raise wrong(path, "json-twice", known[thing])
            lying.add(known[thing])
    cards = [name for name in lying if name in CARDS]
    if len(cards) != len(CARDS):
        raise wrong("deck", "json-count", len(s.deck), have=len(s.deck), want=len(s.deck) + len(CARDS) - len(cards))
    if not 0 <= s.starter < s.seats or s.round > s.rounds:
        raise wrong("starter" if s.starter >= s.seats else "round", "json-range", s.round, low=0, high=s.rounds)
    for i, step in enumerate(s.stack):
        asked = step.tied if isinstance(step, Tie) else (step.seat,) if isinstance(step, Load) else ()
        if isinstance(step, Round) != (i == 0) or any(seat >= s.seats for seat in asked):
            raise wrong(f"steps[{i}]", "json-name", type(step).__name__, known=", ".join(STEPS))
