"""From a table back to a state: a position as it is written, a view with its blanks dealt."""

from typing import Any

from coal_auction.model.ids import CARDS, TOKENS
from coal_auction.model.rulings import Rulings
from coal_auction.model.state import Heap
from coal_auction.model.table import BIDS, THE_REST, Table, WrittenStep
from coal_auction.rules.bids import Bids, Tie
from coal_auction.rules.moves import BID
from coal_auction.rules.steps import STEPS
from coal_auction.rules.wagons import After, Load
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.rng import Rng, seeded
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step
from stellwerk.kernel.table import BLANK, SEAT_NAMES, chance


def take_in(table: Table, deal: Rng | None = None) -> Heap:
    rulings = Rulings(int(table.options.rounds), table.options.clock == "on")
    s = Heap(table.players, chance(table, deal, seeded("position")), rulings)
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
    for seat in range(s.seats):
        if s.tokens[seat] == NONE and not s.shown[seat] and hidden.tokens:  # left out
            s.tokens[seat] = hidden.tokens.pop()
    s.deck = hidden.cards if table.deck is THE_REST else [hidden.card(name) for name in table.deck]
    s.stack = [take_in_step(one) for one in table.steps]
    if s.stack and type(s.stack[-1]) in (Bids, Tie, Load) and s.lot == NONE and s.deck:
        s.lot = s.deck.pop()
    return s


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


def take_in_step(one: WrittenStep) -> Step[Any]:
    if one.step == "Tie":
        return Tie(tuple([SEAT_NAMES.index(name) for name in one.tied]), one.price)
    if one.step in ("Load", "After"):
        return (Load if one.step == "Load" else After)(SEAT_NAMES.index(one.seat))
    return STEPS[one.step]()
