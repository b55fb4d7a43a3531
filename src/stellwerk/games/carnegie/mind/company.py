"""What the employees in a company promise, in points."""

from typing import Final

from stellwerk.games.carnegie.mind.rest_of_game import RoundsLeft, powers, stations_of
from stellwerk.games.carnegie.mind.weights import WEIGHTS
from stellwerk.games.carnegie.model.components import PLACE_VP
from stellwerk.games.carnegie.model.ids import FLOOR, LOBBY, NEW_LOBBY, PERSONNEL, PLANNING
from stellwerk.games.carnegie.model.parts import MOST_STATIONS
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.rules.moves import N_PLACES
from stellwerk.kernel.state import NONE

DISTANCE: Final = [
    [abs(a % FLOOR - b % FLOOR) + abs(a // FLOOR - b // FLOOR) for b in range(N_PLACES)] for a in range(N_PLACES)
]
NEAR: Final = powers(WEIGHTS.near, 2 * FLOOR)  # by steps
PLANNING_AT: Final = PLANNING - PERSONNEL  # among the printed places
MOST_FOUNDED: Final = 2  # free places that are thought of at once


def company_worth(board: Player, rounds: RoundsLeft) -> float:
    """Standing employees can work; those who lie may stand up soon, if there is money, or walk to where they can."""
    value = 0.0
    money = board.money
    gains: list[float] = []  # what a place would give the next employee
    wanted: list[int] = []  # these places
    idle: list[int] = []
    kinds, company = board.kinds, board.parts.company
    stations = stations_of(board.parts, rounds)
    worth, gain_of, price_of = rounds.station, stations.gain, stations.price
    all_lying, all_standing = board.lying, board.standing
    for place in range(N_PLACES):
        kind = kinds[place]
        lying = all_lying[place]
        if kind != NONE and kind != LOBBY and kind != NEW_LOBBY:
            standing = all_standing[place]
            if kind != company[place]:
                value += rounds.founded[kind]
            first = kind * MOST_STATIONS
            for station in range(first, first + standing):
                value += worth[station]
            for station in range(first + standing, first + MOST_STATIONS):
                gain = gain_of[station]
                if gain <= 0.0:
                    continue
                if lying:
                    lying -= 1
                    price = price_of[station]
                    value += gain * (WEIGHTS.lying if price <= money else 0.5 * WEIGHTS.lying)
                    money -= price
                else:
                    gains.append(gain * WEIGHTS.lying)
                    wanted.append(place)
        for _ in range(lying):
            idle.append(place)
    return value + idle_worth(board, idle, gains, wanted, rounds) if idle else value


def idle_worth(board: Player, idle: list[int], gains: list[float], wanted: list[int], rounds: RoundsLeft) -> float:
    """Everybody without a workstation is sent, in thought, where it pays most for the steps."""
    kinds = board.kinds
    if board.standing[board.parts.printed_places[PLANNING_AT]]:
        free = 0
        for place in range(N_PLACES - 1, -1, -1):  # the upper floors are worth most
            if kinds[place] == NONE:
                gains.append(WEIGHTS.free_place * rounds.ahead + 0.4 * (PLACE_VP[place] - 2))
                wanted.append(place)
                free += 1
                if free == MOST_FOUNDED:
                    break
    value = 0.0
    while idle and gains:
        n = highest(gains, wanted)
        place, gain = wanted[n], gains[n]
        gains[n], wanted[n] = gains[-1], wanted[-1]
        gains.pop()
        wanted.pop()
        distance = DISTANCE[place]
        best, least = idle[0], distance[idle[0]]
        for other in idle:
            if distance[other] < least:
                best, least = other, distance[other]
        idle.remove(best)
        value += gain * NEAR[least]
    return value + WEIGHTS.idle * len(idle) * rounds.ahead


def highest(gains: list[float], wanted: list[int]) -> int:
    """The index of the highest gain; of equal ones that of the last place."""
    best = 0
    most = gains[0]
    for i in range(1, len(gains)):
        gain = gains[i]
        if gain > most or (gain == most and wanted[i] > wanted[best]):
            best, most = i, gain
    return best
