"""Sealed and double sealed auctions: everybody bids at once and in secret."""

from typing import Any, ClassVar, Final

from stellwerk.games.nimm_den_zug.model.ids import DOUBLE_SEALED
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.lots import (
    NAME_WINNER,
    below_power,
    highest,
    only_seat,
    out_or,
    sell,
    why_not_pay,
)
from stellwerk.games.nimm_den_zug.rules.moves import BID, bid_of, bids
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Sealed
from stellwerk.kernel.vocabulary import Family


def laid_open(answers: list[int]) -> list[int]:
    """The sums that were bid, by seat."""
    return [NONE if move == NONE else bid_of(move) for move in answers]


def told(sums: list[int]) -> list[dict[str, Any]]:
    """The bids as the log lists them."""
    return [{"m": "bid-of", "a": {"seat": SEAT[i], "bid": n}} for i, n in enumerate(sums) if n != NONE]


def award(s: NimmState) -> None:
    """The highest bid wins; among equals the starter decides."""
    s.tied = highest(s.bids)
    s.bid = max(s.bids)
    winner = only_seat(s.tied)
    if winner == NONE:
        s.swap(NAME_WINNER)
    else:
        sell(s, winner, s.bid)


class SealedBid(Sealed[NimmState]):
    """The starter bids at least the power, the others what they like, even nothing."""

    rule: ClassVar[str] = "NZ-6.2"
    families: ClassVar[tuple[Family, ...]] = (BID,)

    def asked(self, s: NimmState) -> tuple[int, ...]:
        return s.still

    def moves(self, s: NimmState, seat: int) -> list[int]:
        return bids(s.c.power[s.lot] if seat == s.starter else 0, s.players[seat].money)

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        reason = below_power(s, move) if seat == s.starter else None
        return reason if reason is not None else why_not_pay(s, seat, bid_of(move))

    def stranger(self, s: NimmState, seat: int, move: int) -> Refusal:
        return out_or(s, seat, super().stranger(s, seat, move))

    def reveal(self, s: NimmState, answers: list[int]) -> None:
        s.bids = laid_open(answers)
        s.shown = s.bids
        s.tell("bids-shown", bids=told(s.bids))
        if s.method == DOUBLE_SEALED:
            s.swap(SECOND_BID)
        else:
            award(s)


class SecondBid(Sealed[NimmState]):
    """The first bids lie open; a second secret one is added to them."""

    rule: ClassVar[str] = "NZ-7.1"
    families: ClassVar[tuple[Family, ...]] = (BID,)

    def asked(self, s: NimmState) -> tuple[int, ...]:
        return s.still

    def moves(self, s: NimmState, seat: int) -> list[int]:
        return bids(0, s.players[seat].money - s.bids[seat])

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        if why_not_pay(s, seat, s.bids[seat] + bid_of(move)) is None:
            return None
        money = s.players[seat].money
        return Refusal("NZ-7.3", "not-enough-money", {"money": money, "needed": s.bids[seat] + bid_of(move)})

    def stranger(self, s: NimmState, seat: int, move: int) -> Refusal:
        return out_or(s, seat, super().stranger(s, seat, move))

    def reveal(self, s: NimmState, answers: list[int]) -> None:
        second = laid_open(answers)
        s.bids = [NONE if first == NONE else first + more for first, more in zip(s.bids, second)]
        s.shown = s.bids
        s.tell("totals-shown", bids=told(s.bids))
        award(s)


SEALED_BID: Final[SealedBid] = SealedBid()
SECOND_BID: Final[SecondBid] = SecondBid()
