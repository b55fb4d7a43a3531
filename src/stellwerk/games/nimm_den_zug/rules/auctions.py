"""The course of the auctions that sell one locomotive at a time: in turn, sealed, double sealed and open."""

from collections.abc import Sequence
from typing import ClassVar, Final

from stellwerk.games.nimm_den_zug.model.components import TRAINS, UNIT
from stellwerk.games.nimm_den_zug.model.ids import OPEN, TURN
from stellwerk.games.nimm_den_zug.model.rulings import TIMED
from stellwerk.games.nimm_den_zug.model.state import ONE, NimmState
from stellwerk.games.nimm_den_zug.rules.goals import count_order, too_early
from stellwerk.games.nimm_den_zug.rules.in_turn import BIDDING, next_bidder
from stellwerk.games.nimm_den_zug.rules.lots import (
    below_power,
    buy,
    end_auction,
    loco_name,
    out_or,
    sell,
    why_not_pay,
)
from stellwerk.games.nimm_den_zug.rules.moves import (
    BID,
    BID_0,
    CHOOSE,
    CHOSEN,
    IS_READY,
    PASS,
    PASSED,
    PICK,
    PICKED,
    READY,
    bid_of,
    bids,
)
from stellwerk.games.nimm_den_zug.rules.open_auction import COUNTING, TIMED_COUNTING, all_but_leader
from stellwerk.games.nimm_den_zug.rules.sealed import SEALED_BID
from stellwerk.kernel.refusal import NOT_YOUR_TURN, Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Auto, Sealed, Step, Tick
from stellwerk.kernel.vocabulary import Family

OPENING_MS: Final = 20_000  # to open a timed auction


def turn_up(s: NimmState, wanted: int) -> None:
    """Reveal locomotives from the stack; when it is used up, those set aside are shuffled into a new one."""
    while len(s.revealed) < wanted:
        if not s.loco_stack:
            if not s.set_aside or (s.r.rest_only and s.revealed):
                break
            s.loco_stack = s.set_aside[:]
            s.set_aside = []
            s.rng.shuffle(s.loco_stack)
            s.tell("locos-reshuffled", count=len(s.loco_stack))
        loco = s.loco_stack.pop()
        s.revealed.append(loco)
        s.seen |= 1 << loco
        s.learn()
        s.tell("loco-revealed", loco=loco_name(loco))


def cheapest(s: NimmState, locos: list[int]) -> int:
    return min([s.c.power[loco] for loco in locos])


def able(s: NimmState, price: int) -> list[int]:
    """Who still lacks locomotives and can pay so much."""
    return [seat for seat in s.still if s.players[seat].money >= price]


class NextAuction(Auto[NimmState]):
    """Who starts, and with which cards; or the end of the auctions."""

    rule: ClassVar[str] = "NZ-4.6"

    def run(self, s: NimmState) -> None:
        unsold = s.loco_stack + s.set_aside
        if not s.still or not unsold:
            s.done()
            return
        payers = able(s, cheapest(s, unsold))
        alone = is_alone(s, payers)
        poor = [seat for seat in s.still if seat not in payers]
        if (not payers or alone) and hold_goals(s, poor):
            s.learn()  # that they cannot pay
            s.leader = payers[0] if payers else NONE
            s.swap(AFTER_GOALS)
            s.push(GOALS_FIRST)
        elif not payers:
            s.learn()
            s.done()
        elif alone:
            to_last_bidder(s, payers[0])
        else:
            self.reveal(s)

    def reveal(self, s: NimmState) -> None:
        s.nominal = s.next_in(s.nominal)
        turn_up(s, 1 if s.method == OPEN else s.c.revealed)
        s.turn = NONE
        s.push(START_AUCTION)


def is_alone(s: NimmState, payers: list[int]) -> bool:
    """Whether one is left who buys without an auction."""
    if s.method == OPEN:
        return False
    return bool(payers) and (len(s.still) == 1 or (s.r.alone_if_poor and len(payers) == 1))


def to_last_bidder(s: NimmState, seat: int) -> None:
    """All unsold locomotives lie open for the one who is left."""
    s.starter = seat
    s.nominal = seat
    s.loco_stack = s.set_aside + s.loco_stack
    s.set_aside = []
    turn_up(s, len(s.loco_stack))
    count_order(s)
    s.swap(LAST_BIDDER)


class StartAuction(Auto[NimmState]):
    """The cards lie open: whose turn it is starts, or the next to the left who can pay for one of them."""

    rule: ClassVar[str] = "NZ-4.9"

    def run(self, s: NimmState) -> None:
        price = cheapest(s, s.revealed)
        asked = 0 if s.turn == NONE else (s.turn - s.nominal) % s.seats + 1  # so many were asked for goals
        for i in range(s.seats):
            seat = (s.nominal + i) % s.seats
            if seat not in s.still:
                continue
            if s.players[seat].money >= price:
                self.start(s, seat)
                return
            if i >= asked and hold_goals(s, [seat]):
                s.learn()  # that they cannot pay
                s.turn = seat
                s.push(GOALS_FIRST)
                return
            if s.r.skip_poor_starter:
                break
        s.turn = NONE
        s.starter = s.nominal
        s.tell("auction-skipped" if s.r.skip_poor_starter else "nobody-can-pay", seat=SEAT[s.nominal])
        end_auction(s)
        s.done()

    def start(self, s: NimmState, seat: int) -> None:
        s.turn = NONE
        s.starter = seat
        count_order(s)
        if seat != s.nominal:
            s.tell("stand-in", seat=SEAT[s.nominal], other=SEAT[seat])
        if s.method == OPEN:
            s.lot = s.revealed[0]
            s.swap(OPENING_BID)
        else:
            s.swap(PICK_LOCO)


def hold_goals(s: NimmState, seats: Sequence[int]) -> bool:
    """Whether somebody has goal tiles that might bring money now. Which ones they are nobody is told."""
    return not too_early(s) and any(s.players[seat].goals for seat in seats)


class GoalsFirst(Sealed[NimmState]):
    """Whoever cannot pay may hand in goals before the auction goes on: a purchase may just have fulfilled one."""

    rule: ClassVar[str] = "NZ-15.10"
    families: ClassVar[tuple[Family, ...]] = (READY,)

    def asked(self, s: NimmState) -> tuple[int, ...]:
        """One after the other, where somebody is to start; all who cannot pay, where nobody can or only one."""
        return ONE[s.turn] if s.revealed else tuple([seat for seat in s.still if seat != s.leader])

    def moves(self, s: NimmState, seat: int) -> list[int]:
        return [IS_READY]

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        return None

    def reveal(self, s: NimmState, answers: list[int]) -> None:
        s.done()


class AfterGoals(Auto[NimmState]):
    """Nobody could pay, or only one: now perhaps somebody can, or the auctions end."""

    rule: ClassVar[str] = "NZ-15.10"

    def run(self, s: NimmState) -> None:
        s.leader = NONE
        payers = able(s, cheapest(s, s.loco_stack + s.set_aside))
        if not payers:
            s.done()
        elif is_alone(s, payers):
            to_last_bidder(s, payers[0])
        else:
            s.swap(NEXT_AUCTION)


class Opening(Step[NimmState]):
    """A question to the starter, who cannot decline."""

    def seats(self, s: NimmState) -> tuple[int, ...]:
        return ONE[s.starter]

    def haste_tells(self, s: NimmState, seat: int) -> bool:
        return not s.r.show_money

    def stranger(self, s: NimmState, seat: int, move: int) -> Refusal:
        return out_or(s, seat, NOT_YOUR_TURN)


def must_open(s: NimmState) -> Refusal:
    return Refusal("NZ-4.10", "must-open", {"power": cheapest(s, s.revealed if s.lot == NONE else [s.lot])})


class PickLoco(Opening):
    """Which of the revealed locomotives is put up."""

    rule: ClassVar[str] = "NZ-5.1"
    families: ClassVar[tuple[Family, ...]] = (PICK, PASS)

    def moves(self, s: NimmState, seat: int) -> list[int]:
        money = s.players[seat].money
        return [PICKED + loco for loco in s.revealed if s.c.power[loco] <= money]

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        if move == PASSED:
            return must_open(s)
        loco = move - PICKED
        if loco not in s.revealed:
            return Refusal("NZ-5.1", "not-available", {"card": loco_name(loco)})
        return why_not_pay(s, seat, s.c.power[loco])

    def play(self, s: NimmState, seat: int, move: int) -> None:
        s.lot = move - PICKED
        s.swap(OPENING_BID if s.method == TURN else SEALED_BID)
        s.tell("put-up", seat=SEAT[seat], loco=loco_name(s.lot), power=s.c.power[s.lot])


class OpeningBid(Opening):
    """The first bid, at least the power."""

    rule: ClassVar[str] = "NZ-5.2"
    families: ClassVar[tuple[Family, ...]] = (BID, PASS)

    def moves(self, s: NimmState, seat: int) -> list[int]:
        return bids(s.c.power[s.lot], s.players[seat].money)

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        if move == PASSED:
            return must_open(s)
        reason = below_power(s, move)
        return reason if reason is not None else why_not_pay(s, seat, bid_of(move))

    def play(self, s: NimmState, seat: int, move: int) -> None:
        s.bid = bid_of(move)
        s.leader = s.starter  # the clock may have bid instead
        s.count = 1
        s.passed = 0
        s.tell("opened", seat=SEAT[s.starter], bid=s.bid, loco=loco_name(s.lot))
        if s.method == TURN:
            s.turn = next_bidder(s, s.leader)
            s.swap(BIDDING)
            if s.turn == NONE:
                s.turn = s.leader
                sell(s, s.leader, s.bid)
        elif not all_but_leader(s):
            sell(s, s.leader, s.bid)
        else:
            s.swap(TIMED_COUNTING if s.r.open_form == TIMED else COUNTING)

    def clock(self, s: NimmState) -> Tick | None:
        if s.method != OPEN or s.r.open_form != TIMED:
            return None
        return Tick(BID_0 + -(-s.c.power[s.lot] // UNIT), OPENING_MS)


class LastBidder(Opening):
    """All others own three locomotives: the last one may buy at the opening bid, without an auction."""

    rule: ClassVar[str] = "NZ-5.9"
    families: ClassVar[tuple[Family, ...]] = (CHOOSE, PASS)

    def moves(self, s: NimmState, seat: int) -> list[int]:
        money = s.players[seat].money
        out = [CHOSEN + loco for loco in s.revealed if s.c.power[loco] <= money]
        out.append(PASSED)
        return out

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        if move == PASSED:
            return None
        loco = move - CHOSEN
        if loco not in s.revealed:
            return Refusal("NZ-5.9", "not-available", {"card": loco_name(loco)})
        return why_not_pay(s, seat, s.c.power[loco])

    def play(self, s: NimmState, seat: int, move: int) -> None:
        if move == PASSED:
            s.tell("declined", seat=SEAT[seat])
        else:
            loco = move - CHOSEN
            buy(s, seat, loco, s.c.power[loco])
            if s.r.until_three and len(s.players[seat].locos) < TRAINS and s.revealed:
                return
        end_auction(s)
        s.learn()  # whether the auctions go on shows what the others have
        if others_can_pay(s, seat):
            s.swap(NEXT_AUCTION)
        else:
            s.done()


def others_can_pay(s: NimmState, seat: int) -> bool:
    """Whether a goal has made somebody able to pay who was too poor before."""
    unsold = s.loco_stack + s.set_aside
    return bool(unsold) and any(other != seat for other in able(s, cheapest(s, unsold)))


NEXT_AUCTION: Final[NextAuction] = NextAuction()
START_AUCTION: Final[StartAuction] = StartAuction()
GOALS_FIRST: Final[GoalsFirst] = GoalsFirst()
AFTER_GOALS: Final[AfterGoals] = AfterGoals()
PICK_LOCO: Final[PickLoco] = PickLoco()
OPENING_BID: Final[OpeningBid] = OpeningBid()
LAST_BIDDER: Final[LastBidder] = LastBidder()
