"""The open auction: anybody may bid at any time, and the leader counts to three."""

from typing import ClassVar, Final

from stellwerk.games.nimm_den_zug.model.rulings import COUNTS, QUICK, TIMED
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.lots import Tie, highest, not_higher, only_seat, out_or, sell, why_not_pay
from stellwerk.games.nimm_den_zug.rules.moves import BID, COUNTED, WAIT, WAITED, bid_of, bids, is_bid
from stellwerk.kernel.refusal import NOT_YOUR_TURN, Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Sealed, Step, Tick
from stellwerk.kernel.vocabulary import Family

LAST_COUNT: Final = {COUNTS: 3, QUICK: 1, TIMED: 3}


def all_but_leader(s: NimmState) -> tuple[int, ...]:
    return tuple([seat for seat in s.still if seat != s.leader])


def judge_call(s: NimmState, seat: int, move: int) -> Refusal | None:
    if move == WAITED:
        return None
    reason = not_higher(s, move)
    return reason if reason is not None else why_not_pay(s, seat, bid_of(move))


def leading_or_out(s: NimmState, seat: int, otherwise: Refusal) -> Refusal:
    if seat == s.leader:
        return Refusal("NZ-9.3", "leading", {"bid": s.bid})
    return out_or(s, seat, otherwise)


def lead(s: NimmState, seat: int, bid: int) -> None:
    """A new highest bid: counting starts again."""
    s.bid = bid
    s.leader = seat
    s.count = 1
    s.passed = 0
    s.tell("bid", seat=SEAT[seat], bid=bid)


def count_on(s: NimmState) -> None:
    """Nobody bid: the next number, or sold."""
    s.tell("counted", seat=SEAT[s.leader], count=s.count)
    if s.count >= LAST_COUNT[s.r.open_form]:
        sell(s, s.leader, s.bid)
    else:
        s.count += 1
        s.passed = 0


class NameLeader(Tie):
    """Equal highest calls at the same count: the starter says whose bid stands."""

    def named(self, s: NimmState, seat: int) -> None:
        bid = max(s.bids)
        s.bids = []
        s.tied = 0
        s.done()
        lead(s, seat, bid)


class Counting(Sealed[NimmState]):
    """One number of the count: everybody else calls a higher bid or waits."""

    rule: ClassVar[str] = "NZ-9.4"
    families: ClassVar[tuple[Family, ...]] = (BID, WAIT)

    def asked(self, s: NimmState) -> tuple[int, ...]:
        return all_but_leader(s)

    def moves(self, s: NimmState, seat: int) -> list[int]:
        out = bids(s.bid + s.r.raise_by, s.players[seat].money)
        out.append(WAITED)
        return out

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        return judge_call(s, seat, move)

    def stranger(self, s: NimmState, seat: int, move: int) -> Refusal:
        return leading_or_out(s, seat, super().stranger(s, seat, move))

    def reveal(self, s: NimmState, answers: list[int]) -> None:
        calls = [bid_of(move) if move != NONE and is_bid(move) else NONE for move in answers]
        if max(calls) == NONE:
            count_on(s)
            return
        s.shown = calls
        s.tied = highest(calls)
        caller = only_seat(s.tied)
        if caller == NONE:
            s.bids = calls
            s.push(NAME_LEADER)
        else:
            s.tied = 0
            lead(s, caller, calls[caller])


class TimedCounting(Step[NimmState]):
    """The same against the clock: whoever calls first leads, and the clock counts."""

    rule: ClassVar[str] = "NZ-9.4"
    families: ClassVar[tuple[Family, ...]] = (BID, WAIT)

    def seats(self, s: NimmState) -> tuple[int, ...]:
        return tuple([seat for seat in s.still if seat != s.leader and not s.passed >> seat & 1])

    def unasked(self, s: NimmState) -> tuple[int, ...]:
        """Whoever waits may think again until the clock strikes."""
        return tuple([seat for seat in s.still if seat != s.leader and s.passed >> seat & 1])

    def moves(self, s: NimmState, seat: int) -> list[int]:
        out = bids(s.bid + s.r.raise_by, s.players[seat].money)
        if not s.passed >> seat & 1:
            out.append(WAITED)
        return out

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        if move == WAITED and s.passed >> seat & 1:
            return Refusal("NZ-9.4", "waits-this-count", {"count": s.count})
        return judge_call(s, seat, move)

    def stranger(self, s: NimmState, seat: int, move: int) -> Refusal:
        return leading_or_out(s, seat, NOT_YOUR_TURN)

    def play(self, s: NimmState, seat: int, move: int) -> None:
        if move == COUNTED:
            count_on(s)
        elif move == WAITED:
            s.passed |= 1 << seat
        else:
            lead(s, seat, bid_of(move))

    def clock(self, s: NimmState) -> Tick | None:
        # Bids are multiples of 50: only a higher one or the next count starts the clock anew, not somebody who waits.
        return Tick(COUNTED, s.r.count_ms, s.bid + s.count)


NAME_LEADER: Final[NameLeader] = NameLeader()
COUNTING: Final[Counting] = Counting()
TIMED_COUNTING: Final[TimedCounting] = TimedCounting()
