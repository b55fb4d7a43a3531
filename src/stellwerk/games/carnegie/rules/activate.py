"""Activating employees (rulebook: Mitarbeiter aktivieren)."""

from typing import Final

from stellwerk.games.carnegie.model.components import GOODS_PRICE, PAYROLL_LESS, PAYROLL_MORE
from stellwerk.games.carnegie.model.ids import PLACES
from stellwerk.games.carnegie.model.player import FROM_ACTIVATION, Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.moves import ACTIVATE, ACTIVATE_LESS, ACTIVATE_MORE, DONE, N_PLACES, STATION
from stellwerk.kernel.game import Json
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Step


def can_activate(board: Player, payroll: bool) -> bool:
    """Could anybody stand up, if all goods were sold?"""
    funds = board.money + board.goods * GOODS_PRICE
    if not any(board.lying):
        return False
    for place in range(N_PLACES):
        if board.lying[place]:
            price = board.free_station(place)
            if price == NONE:
                continue
            if price <= funds or (payroll and funds >= PAYROLL_LESS and board.score() > 0):
                return True
    return False


class Activate(Step[CarnegieState]):
    """One lying employee stands up on a free workstation for its price."""

    rule = "CA-13.1"
    families = (ACTIVATE, ACTIVATE_MORE, ACTIVATE_LESS, DONE)

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        board = s.players[seat]
        lying, money = board.lying, board.money
        out = [DONE.base]
        for place in range(N_PLACES):
            if not lying[place]:
                continue
            price = board.free_station(place)
            if price == NONE:
                continue
            if price <= money:
                out.append(ACTIVATE.base + place)
            if s.payroll:
                if price + PAYROLL_MORE <= money:
                    out.append(ACTIVATE_MORE.base + place)
                if money >= PAYROLL_LESS and board.score() > 0:
                    out.append(ACTIVATE_LESS.base + place)
        return out

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move == DONE.base:
            return None
        board = s.players[seat]
        place = (move - ACTIVATE.base) % N_PLACES
        if not ACTIVATE.has(move) and not s.payroll:
            return Refusal("CA-9.23", "no-payroll")
        if not board.lying[place]:
            return Refusal(self.rule, "nobody-lies", {"place": board.room(place)})
        price = board.free_station(place)
        if price == NONE:
            return Refusal("CA-13.2", "no-workstation", {"place": board.room(place)})
        if ACTIVATE_LESS.has(move) and board.score() <= 0:
            return Refusal("CA-9.23", "no-points-to-lose")
        if board.money < asked(move, price):
            return Refusal(self.rule, "too-little-money", {"have": board.money, "need": asked(move, price)})
        return None

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if move == DONE.base:
            s.done()
            return
        place = (move - ACTIVATE.base) % N_PLACES
        if s.parts.uneven and is_choice(s.players[seat], place):
            s.push(CHOOSE_STATION[(move - ACTIVATE.base) // N_PLACES][place])
        else:
            activate(s, seat, move, s.players[seat].free_stations(place)[0])


def is_choice(board: Player, place: int) -> bool:
    """Are there free workstations with different prices?"""
    prices = board.parts.stations[board.kinds[place]]
    return len({prices[station] for station in board.free_stations(place)}) > 1


def activate(s: CarnegieState, seat: int, move: int, station: int) -> None:
    board = s.board(seat)
    place = (move - ACTIVATE.base) % N_PLACES
    price = asked(move, board.parts.stations[board.kinds[place]][station])
    board.money -= price
    if ACTIVATE_MORE.has(move):
        board.vp[FROM_ACTIVATION] += 1
    elif ACTIVATE_LESS.has(move):
        board.vp[FROM_ACTIVATION] -= 1
    board.lying[place] -= 1
    board.stand_up(place, station)
    if s.ear is not None:
        s.tell("activated", seat=SEAT[seat], place=board.room(place), price=price)
    if not can_activate(board, s.payroll):
        s.done()


class ChooseStation(Step[CarnegieState]):
    """Which of the free workstations, where their prices differ?"""

    rule = "CA-13.2"
    families = (STATION,)

    def __init__(self, way: int, place: int) -> None:
        self.way = way
        self.place = place
        self.move = ACTIVATE.base + way * N_PLACES + place

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def price(self, board: Player, station: int) -> int:
        return asked(self.move, board.parts.stations[board.kinds[self.place]][station])

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        board = s.players[seat]
        free = board.free_stations(self.place)
        return [STATION.base + station for station in free if self.price(board, station) <= board.money]

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        board = s.players[seat]
        station = move - STATION.base
        if station not in board.free_stations(self.place):
            return Refusal(self.rule, "station-taken", {"n": station + 1, "place": board.room(self.place)})
        price = self.price(board, station)
        if board.money < price:
            return Refusal("CA-13.1", "too-little-money", {"have": board.money, "need": price})
        return None

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        s.done()
        activate(s, seat, self.move, move - STATION.base)

    def data(self) -> Json:
        return {"place": PLACES[self.place], "way": WAYS[self.way]}


def asked(move: int, price: int) -> int:
    """The printed price; with payroll management $2 more, or $1 instead."""
    if ACTIVATE_MORE.has(move):
        return price + PAYROLL_MORE
    return PAYROLL_LESS if ACTIVATE_LESS.has(move) else price


ACTIVATE_EMPLOYEES: Final = Activate()
WAYS: Final = ["plain", "dear", "cheap"]  # as the families of moves follow each other
CHOOSE_STATION: Final = [[ChooseStation(way, place) for place in range(N_PLACES)] for way in range(len(WAYS))]
