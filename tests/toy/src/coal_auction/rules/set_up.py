"""The table at the start."""

from collections.abc import Mapping
from typing import Any

from coal_auction.model.ids import CARDS, TOKENS
from coal_auction.model.rulings import rulings
from coal_auction.model.state import Heap
from coal_auction.rules.round import Round
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import only


def set_up(players: int, rng: Rng, options: Mapping[str, Any]) -> Heap:
    s = Heap(players, rng, rulings(options))
    s.deck = list(range(len(CARDS)))
    tokens = list(range(len(TOKENS)))
    rng.shuffle(s.deck)
    rng.shuffle(tokens)
    for seat in range(players):
        s.hands[seat].append(s.deck.pop())
        s.tokens[seat] = tokens[seat]
    s.push(Round())
    return s


def tell_set_up(s: Heap) -> None:
    for seat in range(s.seats):
        s.tell("toy-dealt", only(seat), card=CARDS[s.hands[seat][0]], token=TOKENS[s.tokens[seat]])
