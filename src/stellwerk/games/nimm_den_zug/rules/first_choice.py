"""Right of first choice: secret bids decide who chooses first, and everybody buys one."""

from typing import ClassVar, Final

from stellwerk.games.nimm_den_zug.model.state import ONE, PURCHASES, NimmState
from stellwerk.games.nimm_den_zug.rules.goals import count_order
from stellwerk.games.nimm_den_zug.rules.lots import Tie, buy, end_auction, loco_name, why_not_pay
from stellwerk.games.nimm_den_zug.rules.moves import BID, CHOOSE, CHOSEN, PASS, PASSED, bid_of, bids
from stellwerk.games.nimm_den_zug.rules.sealed import laid_open, told
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Auto, Sealed, Step
from stellwerk.kernel.vocabulary import Family


class NextChoice(Auto[NimmState]):
    """As many locomotives as players, face down; three times in all."""

    rule: ClassVar[str] = "NZ-8.1"

    def run(self, s: NimmState) -> None:
        if len(s.loco_stack) < s.seats:
            s.done()
            return
        s.nominal %= s.seats
        s.starter = s.nominal
        s.revealed = [s.loco_stack.pop() for _ in range(s.seats)]
        s.facedown = True
        count_order(s)
        s.push(CHOICE_BID)
        s.tell("choice-laid", seat=SEAT[s.starter], count=s.seats)


class ChoiceBid(Sealed[NimmState]):
    """What it is worth to choose early. Nothing is a bid too."""

    rule: ClassVar[str] = "NZ-8.2"
    families: ClassVar[tuple[Family, ...]] = (BID,)

    def asked(self, s: NimmState) -> tuple[int, ...]:
        return EVERYBODY[s.seats]

    def moves(self, s: NimmState, seat: int) -> list[int]:
        return bids(0, s.players[seat].money)

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        return why_not_pay(s, seat, bid_of(move))

    def reveal(self, s: NimmState, answers: list[int]) -> None:
        s.bids = laid_open(answers)
        s.shown = s.bids
        s.choice_order = []
        s.tell("bids-shown", bids=told(s.bids))
        arrange(s)


def arrange(s: NimmState) -> None:
    """The highest bid chooses first; equal bids are put in order by the starter."""
    while len(s.choice_order) < s.seats:
        rest = [seat for seat in range(s.seats) if seat not in s.choice_order]
        top = max([s.bids[seat] for seat in rest])
        equal = [seat for seat in rest if s.bids[seat] == top]
        if len(equal) > 1:
            s.tied = sum([1 << seat for seat in equal])
            s.swap(NAME_NEXT)
            return
        s.choice_order = [*s.choice_order, equal[0]]
    s.tied = 0
    for loco in s.revealed:
        s.seen |= 1 << loco
    s.facedown = False
    s.learn()
    s.turn = s.choice_order[0]
    s.swap(CHOOSE_LOCO)
    s.tell("choice-order", seats=[SEAT[seat] for seat in s.choice_order])
    s.tell("choice-turned-up", locos=[loco_name(loco) for loco in s.revealed])


class NameNext(Tie):
    """Who of the tied players chooses next."""

    def named(self, s: NimmState, seat: int) -> None:
        s.choice_order = [*s.choice_order, seat]
        s.tell("named-next", seat=SEAT[s.judge_seat()], winner=SEAT[seat])
        arrange(s)


class ChooseLoco(Step[NimmState]):
    """Choose one and pay the own bid and its power."""

    rule: ClassVar[str] = "NZ-8.5"
    families: ClassVar[tuple[Family, ...]] = (CHOOSE, PASS)

    def seats(self, s: NimmState) -> tuple[int, ...]:
        return ONE[s.turn]

    def haste_tells(self, s: NimmState, seat: int) -> bool:
        return not s.r.show_money

    def moves(self, s: NimmState, seat: int) -> list[int]:
        money = s.players[seat].money - s.bids[seat]
        out = [CHOSEN + loco for loco in s.revealed if s.c.power[loco] <= money]
        return out or [PASSED]

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        money = s.players[seat].money
        if move == PASSED:
            prices = [s.bids[seat] + s.c.power[loco] for loco in s.revealed]
            if min(prices) <= money:
                return Refusal("NZ-8.5", "must-choose", {"price": min(prices), "money": money})
            return None
        loco = move - CHOSEN
        if loco not in s.revealed:
            return Refusal("NZ-8.5", "not-available", {"card": loco_name(loco)})
        return why_not_pay(s, seat, s.bids[seat] + s.c.power[loco])

    def play(self, s: NimmState, seat: int, move: int) -> None:
        if move == PASSED:
            if s.r.bid_lost:
                s.board(seat).move_money(PURCHASES, -s.bids[seat])
                s.tell("bid-lost", seat=SEAT[seat], bid=s.bids[seat])
            else:
                s.tell("bought-nothing", seat=SEAT[seat])
        else:
            loco = move - CHOSEN
            buy(s, seat, loco, s.bids[seat] + s.c.power[loco])
        at = s.choice_order.index(seat) + 1
        if at < s.seats:
            s.turn = s.choice_order[at]
            return
        s.choice_order = []
        s.turn = NONE
        end_auction(s)
        s.done()


EVERYBODY: Final = [tuple(range(n)) for n in range(7)]
NEXT_CHOICE: Final[NextChoice] = NextChoice()
CHOICE_BID: Final[ChoiceBid] = ChoiceBid()
NAME_NEXT: Final[NameNext] = NameNext()
CHOOSE_LOCO: Final[ChooseLoco] = ChooseLoco()
