"""Founding departments and trading in cubes (rulebook: Verwaltung)."""

from typing import Final

from stellwerk.games.carnegie.model.components import (
    CUBES,
    NEW_LOBBY_EXTRA,
    TILE_COUNT,
    WITH_EMPLOYEE,
    WITHOUT_EMPLOYEE,
)
from stellwerk.games.carnegie.model.ids import ENGINEERING, NEW_LOBBY, PLACES, PROPERTY, SUPPLY, TILES
from stellwerk.games.carnegie.model.player import FROM_DEPARTMENT, Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.department_use import begin, close, used
from stellwerk.games.carnegie.rules.gains import gain
from stellwerk.games.carnegie.rules.human_resources import judge_employee, move_employee
from stellwerk.games.carnegie.rules.moves import DONE, FETCH, FOUND, MOST_TRADE, N_PLACES, TRADE
from stellwerk.kernel.game import Json
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Step


def department_price(board: Player, kind: int, place: int) -> int:
    """CA-7.3: one cube where somebody lies already, else two; the new lobby costs more."""
    price = WITH_EMPLOYEE if board.lying[place] else WITHOUT_EMPLOYEE
    return price + NEW_LOBBY_EXTRA if kind == NEW_LOBBY else price


def same_department(kind: int, key: str = "same-department") -> Refusal:
    return Refusal("CA-7.4", key, {"department": f"department-{TILES[kind]}"})


class Planning(Step[CarnegieState]):
    """Strategic planning: a new department for one or two cubes."""

    rule = "CA-7.3"
    families = (FOUND, DONE)

    def __init__(self, place: int) -> None:
        self.place = place

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def kinds(self, s: CarnegieState, board: Player) -> list[int]:
        if board.reserve != NONE:
            return [board.reserve]
        own = board.kinds
        found = [kind for kind in range(TILE_COUNT) if s.market[kind] and kind not in own]
        if s.rulings.same_effect and ENGINEERING in found:
            found.remove(ENGINEERING)
        return found

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        board = s.players[seat]
        out = [DONE.base]
        if not board.goods:
            return out
        free = [place for place in range(N_PLACES) if board.kinds[place] == NONE]
        cheap = [place for place in free if board.lying[place]]
        for kind in self.kinds(s, board):
            more = NEW_LOBBY_EXTRA if kind == NEW_LOBBY else 0
            first = FOUND.base + kind * N_PLACES
            if board.goods >= WITHOUT_EMPLOYEE + more:
                out += [first + place for place in free]
            elif board.goods >= WITH_EMPLOYEE + more:
                out += [first + place for place in cheap]
        return out

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move == DONE.base:
            return None
        board = s.players[seat]
        kind, place = divmod(move - FOUND.base, N_PLACES)
        if board.kinds[place] != NONE:
            return Refusal(self.rule, "place-taken", {"place": board.room(place)})
        if board.reserve not in (NONE, kind):
            return Refusal("CA-7.5", "reserve-first", {"department": f"department-{TILES[board.reserve]}"})
        if kind in board.kinds:
            return same_department(kind)
        if s.rulings.same_effect and kind == ENGINEERING and board.reserve != kind:
            return same_department(kind, "same-construction")
        if board.reserve == NONE and not s.market[kind]:
            return Refusal("CA-7.4", "not-in-market", {"department": f"department-{TILES[kind]}"})
        price = department_price(board, kind, place)
        if board.goods < price:
            return Refusal(self.rule, "too-few-goods", {"have": board.goods, "need": price})
        return None

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if move == DONE.base:
            close(s, self.place)
            return
        begin(s, seat, self.place)
        kind, place = divmod(move - FOUND.base, N_PLACES)
        used(s, self.place)
        found(s, seat, kind, place)
        if s.players[seat].works(PROPERTY):
            s.push(FURNISH[place])

    def data(self) -> Json:
        return {"place": PLACES[self.place]}


def found(s: CarnegieState, seat: int, kind: int, place: int) -> None:
    board = s.board(seat)
    board.goods -= department_price(board, kind, place)
    if board.reserve == kind:
        board.reserve = NONE
    else:
        s.market[kind] -= 1
    board.kinds = [*board.kinds[:place], kind, *board.kinds[place + 1 :]]
    if s.ear is not None:
        s.tell("founded", seat=SEAT[seat], department=f"department-{TILES[kind]}", place=PLACES[place])


class Furnish(Step[CarnegieState]):
    """Property management: one employee of the company is laid into the new department."""

    rule = "CA-9.8"
    families = (FETCH, DONE)

    def __init__(self, place: int) -> None:
        self.place = place

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        board = s.players[seat]
        out = [DONE.base]
        out += [FETCH.base + place for place in range(N_PLACES) if board.lying[place] and place != self.place]
        first = FETCH.base + N_PLACES
        out += [first + place for place in range(N_PLACES) if board.standing[place]]
        return out

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move == DONE.base:
            return None
        posture, place = divmod(move - FETCH.base, N_PLACES)
        if place == self.place:
            return Refusal(self.rule, "same-place")
        return judge_employee(s.players[seat], posture, place)

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        s.done()
        if move != DONE.base:
            posture, place = divmod(move - FETCH.base, N_PLACES)
            move_employee(s, seat, posture, place, self.place)

    def data(self) -> Json:
        return {"place": PLACES[self.place]}


class Trading(Step[CarnegieState]):
    """Sales, logistics, supply chain: one to three cubes a use."""

    rule = "CA-9.6"
    families = (TRADE, DONE)

    def __init__(self, place: int) -> None:
        self.place = place

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def most(self, board: Player) -> int:
        """How many cubes can be paid, or paid for."""
        kind = board.kinds[self.place]
        if kind == SUPPLY:
            return min(MOST_TRADE, board.money // -CUBES[kind][0][1])
        return min(MOST_TRADE, board.goods)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        most = self.most(s.players[seat])
        return [DONE.base, *range(TRADE.base, TRADE.base + most)]

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move == DONE.base:
            return None
        most = self.most(s.players[seat])
        if move - TRADE.base < most:
            return None
        return Refusal(self.rule, "trade-too-many", {"most": most})

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if move == DONE.base:
            close(s, self.place)
            return
        begin(s, seat, self.place)
        n = move - TRADE.base + 1
        board = s.board(seat)
        kind = board.kinds[self.place]
        used(s, self.place)
        board.goods += n if kind == SUPPLY else -n
        s.tell("traded", seat=SEAT[seat], n=n, department=f"department-{TILES[kind]}")
        for reward, each in CUBES[kind]:
            gain(s, seat, reward, n * each, FROM_DEPARTMENT)

    def data(self) -> Json:
        return {"place": PLACES[self.place]}


PLANNING_AT: Final = [Planning(place) for place in range(N_PLACES)]
FURNISH: Final = [Furnish(place) for place in range(N_PLACES)]
TRADING: Final = [Trading(place) for place in range(N_PLACES)]
