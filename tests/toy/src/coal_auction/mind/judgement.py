"""A simple player: shows tokens, draws cards, bids high."""

from typing import Final

from coal_auction.model.state import Heap
from coal_auction.rules.moves import BID, DRAW, SHOW
from stellwerk.kernel.mind import Mind


class Eager(Mind[Heap]):
    def rate(self, s: Heap, seat: int, move: int) -> float:
        if BID.has(move):
            return (move - BID.base) / 10
        return 10.0 * SHOW.has(move) + DRAW.has(move)


MIND: Final = Eager()
