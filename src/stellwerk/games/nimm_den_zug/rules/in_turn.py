"""Auction in turn: clockwise, higher or out."""

from typing import ClassVar, Final

from stellwerk.games.nimm_den_zug.model.state import ONE, NimmState
from stellwerk.games.nimm_den_zug.rules.lots import not_higher, out_or, sell, why_not_pay
from stellwerk.games.nimm_den_zug.rules.moves import BID, PASS, PASSED, bid_of, bids
from stellwerk.kernel.refusal import NOT_YOUR_TURN, Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Step
from stellwerk.kernel.vocabulary import Family


def next_bidder(s: NimmState, seat: int) -> int:
    """The next player to the left who may still bid on this lot; NONE if only the leader is left."""
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if other in s.still and other != s.leader and not s.passed >> other & 1:
            return other
    return NONE


class Bidding(Step[NimmState]):
    """Bid more than the last bid, or pass for good."""

    rule: ClassVar[str] = "NZ-5.3"
    families: ClassVar[tuple[Family, ...]] = (BID, PASS)

    def seats(self, s: NimmState) -> tuple[int, ...]:
        return ONE[s.turn]

    def haste_tells(self, s: NimmState, seat: int) -> bool:
        return not s.r.show_money

    def moves(self, s: NimmState, seat: int) -> list[int]:
        out = bids(s.bid + s.r.raise_by, s.players[seat].money)
        out.append(PASSED)
        return out

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        if move == PASSED:
            return None
        reason = not_higher(s, move)
        return reason if reason is not None else why_not_pay(s, seat, bid_of(move))

    def stranger(self, s: NimmState, seat: int, move: int) -> Refusal:
        if 0 <= seat < s.seats and s.passed >> seat & 1:
            return Refusal("NZ-5.4", "already-passed")
        return out_or(s, seat, NOT_YOUR_TURN)

    def play(self, s: NimmState, seat: int, move: int) -> None:
        if move == PASSED:
            s.passed |= 1 << seat
        else:
            s.bid = bid_of(move)
            s.leader = seat
        s.turn = next_bidder(s, seat)
        if move == PASSED:
            s.tell("passed", seat=SEAT[seat])
        else:
            s.tell("bid", seat=SEAT[seat], bid=s.bid)
        if s.turn == NONE:
            s.turn = s.leader
            sell(s, s.leader, s.bid)


BIDDING: Final[Bidding] = Bidding()
