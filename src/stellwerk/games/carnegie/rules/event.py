"""The event: income from a region, or donations (rulebook: Ereignis)."""

from typing import Final

from stellwerk.games.carnegie.model.components import DONATION_STEP, DONATION_STEP_CHEAP, GOODS_PRICE
from stellwerk.games.carnegie.model.ids import (
    COMMUNICATIONS,
    DONATIONS,
    EMPLOYEE_OR_MONEY,
    GOODS_OR_MONEY,
    LIMIT,
    MONEY,
    REGIONS,
)
from stellwerk.games.carnegie.model.player import FROM_INCOME, Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.gains import CHOOSE_INCOME, arrive, gain, transport_income
from stellwerk.games.carnegie.rules.moves import DONATE, DONE, HOME
from stellwerk.games.carnegie.rules.research import INCOME_POINTS
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import SEAT
from stellwerk.kernel.step import Step

ALL_DONATIONS: Final = (1 << len(DONATIONS)) - 1


class TakeHome(Step[CarnegieState]):
    """How many employees come home from the region of the event?"""

    rule = "CA-4.1"
    families = (HOME,)

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        return list(range(HOME.base, HOME.base + s.players[seat].missions[s.event] + 1))

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        have = s.players[seat].missions[s.event]
        if move - HOME.base <= have:
            return None
        return Refusal(self.rule, "too-few-missions", {"have": have, "region": f"region-{REGIONS[s.event]}"})

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        s.done()
        n = move - HOME.base
        if n == 0:
            s.tell("stayed-away", seat=SEAT[seat], region=f"region-{REGIONS[s.event]}")
            return
        if not s.rulings.points_kept:
            s.push(INCOME_POINTS)
        s.board(seat).missions[s.event] -= n
        s.tell("came-home", seat=SEAT[seat], n=n, region=f"region-{REGIONS[s.event]}")
        project_income(s, seat)
        transport_income(s, seat, s.event, n)
        arrive(s, seat, n)


def project_income(s: CarnegieState, seat: int) -> None:
    """CA-4.3: everything printed where discs have left the tabs, once."""
    board = s.players[seat]
    for tab in range(4):
        built = board.built[tab]
        if not built:
            continue
        for kind, n in s.parts.tab_income[tab][board.sides[tab]][:built]:
            if kind == LIMIT:
                continue
            if kind in (GOODS_OR_MONEY, EMPLOYEE_OR_MONEY):
                offer_choice(s, seat, kind, n)
            else:
                gain(s, seat, kind, n, FROM_INCOME, "projects")


def offer_choice(s: CarnegieState, seat: int, kind: int, dollars: int) -> None:
    """CA-4.5: who has no employee left takes the money."""
    if kind == EMPLOYEE_OR_MONEY and s.players[seat].supply == 0:
        gain(s, seat, MONEY, dollars, FROM_INCOME, "projects")
    else:
        s.push(CHOOSE_INCOME[kind][dollars][1])


# --- donations --------------------------------------------------------------------------------------------------------


def donation_step(board: Player) -> int:
    """CA-4.6: $5 more for every further one; $3 with communications."""
    return DONATION_STEP_CHEAP if board.works(COMMUNICATIONS) else DONATION_STEP


def donation_price(board: Player) -> int:
    return donation_step(board) * (board.donation_count() + 1)


def open_donation(s: CarnegieState, seat: int) -> None:
    """Ask who has a disc, a free space and enough money if all goods were sold; who is too poor learns the price."""
    board = s.players[seat]
    if s.given() == ALL_DONATIONS or not board.discs:
        return
    price = donation_price(board)
    if board.money + board.goods * GOODS_PRICE >= price:
        s.push(MAKE_DONATION)
    else:
        s.tell("donation-too-dear", seat=SEAT[seat], price=price)


def donate(s: CarnegieState, seat: int, donation: int) -> None:
    board = s.board(seat)
    price = donation_price(board)
    board.money -= price
    board.discs -= 1
    board.donations |= 1 << donation
    s.tell("donated", seat=SEAT[seat], donation=f"donation-{DONATIONS[donation]}", price=price)


def judge_price(s: CarnegieState, seat: int) -> Refusal | None:
    board = s.players[seat]
    if not board.discs:
        return Refusal("CA-4.6", "no-disc")
    price = donation_price(board)
    if board.money < price:
        return Refusal("CA-4.6", "too-little-money", {"have": board.money, "need": price})
    return None


class Donate(Step[CarnegieState]):
    """One donation in this event, or none."""

    rule = "CA-4.6"
    families = (DONATE, DONE)

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        out = [DONE.base]
        if judge_price(s, seat) is None:
            given = s.given()
            out += [DONATE.base + i for i in range(len(DONATIONS)) if not given >> i & 1]
        return out

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move == DONE.base:
            return None
        donation = move - DONATE.base
        if s.given() >> donation & 1:
            return Refusal(self.rule, "donation-taken", {"donation": f"donation-{DONATIONS[donation]}"})
        return judge_price(s, seat)

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        s.done()
        if move != DONE.base:
            donate(s, seat, move - DONATE.base)


TAKE_HOME: Final = TakeHome()
MAKE_DONATION: Final = Donate()
