"""Every component that must never be lost or doubled."""

from coal_auction.model.ids import CARDS
from coal_auction.model.state import Heap
from stellwerk.kernel.state import NONE


def census(s: Heap) -> list[str]:
    cards = s.deck + ([] if s.lot == NONE else [s.lot])
    tokens = [token for token in s.tokens if token != NONE]
    for seat in range(s.seats):
        cards = cards + s.hands[seat] + s.loaded(seat)
        tokens += s.shown[seat]
    return sorted([CARDS[card] for card in cards] + ["token"] * len(tokens))
