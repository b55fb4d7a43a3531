"""What a seat gets: money, goods, points, employees, and the choices that some incomes leave."""

from typing import Final

from stellwerk.games.carnegie.model.components import LAST_BOX, TRACK_INCOME
from stellwerk.games.carnegie.model.ids import (
    ARCHIVES,
    EMPLOYEE,
    EMPLOYEE_OR_MONEY,
    GOODS,
    GOODS_OR_MONEY,
    MONEY,
    NEW_LOBBY,
    POINTS,
    REGIONS,
    REWARDS,
    STEPS,
    VP,
)
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.moves import LOBBY_AT, MOST_EMPLOYEES, TAKE, TRANSPORT_BOX
from stellwerk.kernel.game import Json
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Step


def gain(s: CarnegieState, seat: int, kind: int, n: int, source: int, by: str = "department") -> None:
    """A reward without a choice. New employees come from the supply as long as there are any. `by`: what pays it."""
    board = s.board(seat)
    if kind == MONEY:
        board.money += n
    elif kind == GOODS:
        board.goods += n
    elif kind == VP:
        board.vp[source] += n
    elif kind == POINTS:
        board.points += n
    elif kind == STEPS:
        board.steps += n
    elif kind == EMPLOYEE:
        n = min(n, board.supply)
        board.supply -= n
        arrive(s, seat, n)
    if n > 0 and s.ear is not None:
        s.tell("gained", seat=SEAT[seat], what={"m": f"amount-{REWARDS[kind]}", "a": {"n": n}}, by=by)


def arrive(s: CarnegieState, seat: int, n: int) -> None:
    """CA-4.5: employees come into the lobby, or into the new lobby if their owner likes."""
    board = s.board(seat)
    board.lying[s.parts.lobby] += n
    if n and board.place_of(NEW_LOBBY) != NONE:
        s.push(ARRIVE[n])


class Arrive(Step[CarnegieState]):
    """Which lobby does an arriving employee go to?"""

    rule = "CA-9.4"
    families = (LOBBY_AT,)

    def __init__(self, n: int) -> None:
        self.n = n

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        return [LOBBY_AT.base + s.parts.lobby, LOBBY_AT.base + s.players[seat].place_of(NEW_LOBBY)]

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        return Refusal(self.rule, "no-lobby", {"place": s.players[seat].room(move - LOBBY_AT.base)})

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        place = move - LOBBY_AT.base
        board = s.board(seat)
        board.lying[s.parts.lobby] -= 1
        board.lying[place] += 1
        s.tell("arrived", seat=SEAT[seat], place=board.room(place))
        if self.n == 1:
            s.done()
        else:
            s.swap(ARRIVE[self.n - 1])

    def data(self) -> Json:
        return {"n": self.n}


class ChooseIncome(Step[CarnegieState]):
    """An income with "or": goods or an employee, or money instead."""

    rule = "CA-4.3"
    families = (TAKE,)

    def __init__(self, kind: int, dollars: int, n: int) -> None:
        self.kind = kind
        self.dollars = dollars
        self.n = n

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def other(self) -> int:
        return GOODS if self.kind == GOODS_OR_MONEY else EMPLOYEE

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        if self.kind == EMPLOYEE_OR_MONEY and s.players[seat].supply == 0:
            return [TAKE.base + MONEY]
        return [TAKE.base + MONEY, TAKE.base + self.other()]

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        if move == TAKE.base + EMPLOYEE and self.kind == EMPLOYEE_OR_MONEY:
            return Refusal("CA-4.5", "no-employee")
        return Refusal(self.rule, "not-offered", {"reward": f"reward-{REWARDS[move - TAKE.base]}"})

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if self.n == 1:
            s.done()
        else:
            s.swap(CHOOSE_INCOME[self.kind][self.dollars][self.n - 1])
        kind = move - TAKE.base
        gain(s, seat, kind, self.dollars if kind == MONEY else 1, 0, "projects")

    def data(self) -> Json:
        return {"kind": REWARDS[self.kind], "dollars": self.dollars, "n": self.n}


class ChooseBox(Step[CarnegieState]):
    """Archives: the income of any box up to the own disc."""

    rule = "CA-9.31"
    families = (TRANSPORT_BOX,)

    def __init__(self, region: int, n: int) -> None:
        self.region = region
        self.n = n

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        return [TRANSPORT_BOX.base + box for box in range(s.players[seat].track[self.region] + 1)]

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        box = s.players[seat].track[self.region]
        if move - TRANSPORT_BOX.base <= box:
            return None
        return Refusal(self.rule, "box-not-reached", {"box": box + 1})

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if self.n == 1:
            s.done()
        else:
            s.swap(CHOOSE_BOX[self.region][self.n - 1])
        kind, n = TRACK_INCOME[self.region][move - TRANSPORT_BOX.base]
        gain(s, seat, kind, n, 0, "transport")

    def data(self) -> Json:
        return {"region": REGIONS[self.region], "n": self.n}


MOST_CHOICES: Final = 12  # "or" spaces on all tabs together
MOST_DOLLARS: Final = 9
ARRIVE: Final = [Arrive(n) for n in range(MOST_EMPLOYEES + 1)]
CHOOSE_BOX: Final = [[ChooseBox(region, n) for n in range(MOST_EMPLOYEES + 1)] for region in range(4)]
CHOOSE_INCOME: Final = {
    kind: [[ChooseIncome(kind, dollars, n) for n in range(MOST_CHOICES + 1)] for dollars in range(MOST_DOLLARS + 1)]
    for kind in (GOODS_OR_MONEY, EMPLOYEE_OR_MONEY)
}


def transport_income(s: CarnegieState, seat: int, region: int, n: int) -> None:
    """CA-4.2: n times the income of the box on which the own disc stands."""
    board = s.players[seat]
    box = board.track[region]
    if box and board.works(ARCHIVES):
        s.push(CHOOSE_BOX[region][n])
        return
    kind, each = TRACK_INCOME[region][min(box, LAST_BOX)]
    gain(s, seat, kind, n * each, 0, "transport")
