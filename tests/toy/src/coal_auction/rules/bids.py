"""Bids, and what happens when they are equal."""

from typing import Any

from coal_auction.model.ids import SEATS
from coal_auction.model.state import Heap
from coal_auction.rules.moves import BID, NAME
from coal_auction.rules.wagons import Load
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.step import Sealed, Step


class Bids(Sealed[Heap]):
    """Everybody bids at once."""

    rule = "TOY-2"
    families = (BID,)

    def asked(self, s: Heap) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def moves(self, s: Heap, seat: int) -> list[int]:
        return [BID.of(coins) for coins in range(s.money[seat] + 1)]

    def judge(self, s: Heap, seat: int, move: int) -> Refusal | None:
        coins = move - BID.base
        if coins > s.money[seat]:
            return Refusal("TOY-2", "toy-bid-money", {"coins": coins, "money": s.money[seat]})
        return None

    def reveal(self, s: Heap, answers: list[int]) -> None:
        bids = [answer - BID.base for answer in answers]
        s.tell("toy-bids", bids=list(bids))
        tied = [seat for seat in range(s.seats) if bids[seat] == max(bids)]
        if len(tied) > 1:
            s.swap(Tie(tuple(tied), max(bids)))
        else:
            award(s, tied[0], max(bids))


class Tie(Step[Heap]):
    """The starter names the winner among equal bids."""

    rule = "TOY-3"
    families = (NAME,)

    def __init__(self, tied: tuple[int, ...], price: int) -> None:
        self.tied = tied
        self.price = price

    def seats(self, s: Heap) -> tuple[int, ...]:
        return (s.starter,)

    def moves(self, s: Heap, seat: int) -> list[int]:
        return [NAME.of(other) for other in self.tied]

    def judge(self, s: Heap, seat: int, move: int) -> Refusal | None:
        if move - NAME.base not in self.tied:
            return Refusal("TOY-3", "toy-not-tied", {"seat": SEATS[move - NAME.base]})
        return None

    def play(self, s: Heap, seat: int, move: int) -> None:
        award(s, move - NAME.base, self.price)

    def data(self) -> dict[str, Any]:
        return {"tied": [SEATS[seat] for seat in self.tied], "price": self.price}


def award(s: Heap, seat: int, price: int) -> None:
    s.money[seat] -= price
    s.swap(Load(seat))
    s.tell("toy-won", seat=f"seat-{seat}", price=price)
