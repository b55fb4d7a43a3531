"""What the rest of a game still holds: the events to come, and what everything is worth while they are to come."""

from typing import Final

from stellwerk.games.carnegie.mind.weights import LEAVES, WEIGHTS
from stellwerk.games.carnegie.model.components import (
    CONNECTION,
    COUNTS,
    DONATION,
    END_REGION,
    LAST_COLUMN,
    RAILROAD,
    ROUNDS,
    STRIP_EVENTS,
)
from stellwerk.games.carnegie.model.ids import (
    EMPLOYEE,
    EMPLOYEE_OR_MONEY,
    GOODS,
    GOODS_OR_MONEY,
    KINDS,
    MONEY,
    POINTS,
    VP,
)
from stellwerk.games.carnegie.model.parts import MOST_STATIONS, Parts
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.donations import WELFARE

FAR: Final = 99  # a city that nobody can reach any more
# how much more of it a donation may count at the end of a whole game
GROWTH: Final = {
    "departments": 4.0, "infrastructure": 1.2, "industry": 1.8, "housing-commerce": 3.5, "rails": 2.5,
    "donations": 3.5, "standing": 4.0, "small": 2.5, "goods": 3.0, "money": 2.0, "sets": 2.0,
}  # fmt: skip
GROWS: Final = [
    1.0 if what.startswith("type-") else 2.0 if what.startswith("region-") else GROWTH.get(what, 0.0) for what in COUNTS
]


class RoundsLeft:
    """What depends only on how many whole rounds are to come."""

    __slots__ = (
        "ahead", "by_levels", "founded", "give", "goods", "grown", "hope", "left", "sight", "spending", "station",
        "stations", "tabs",
    )  # fmt: skip

    def __init__(self, left: int) -> None:
        self.left = left
        self.ahead = ahead = left / ROUNDS
        self.spending = min(1.0, left / 4)
        self.tabs = min(1.0, left / 6)
        self.goods = min(1.0, left / 7)
        self.give = WEIGHTS.give_far * ahead + WEIGHTS.give * (1.0 - ahead)
        growth = WEIGHTS.growth * ahead
        # by donation, what is counted beyond what there is
        self.grown = [GROWS[i] * (ahead if i in WELFARE else growth) for i in range(len(COUNTS))]
        # by kind and how many stand there already, what one more employee promises
        self.station = [station_worth(kind, nth, left) for kind in range(len(KINDS)) for nth in range(MOST_STATIONS)]
        self.founded = [WEIGHTS.found[kind] * ahead for kind in range(len(KINDS))]
        # what missing cities leave of a connection, by their number; its points, by links and level
        hope = WEIGHTS.hope * ahead + WEIGHTS.hope_late * (1.0 - ahead)
        self.hope = powers(hope, FAR)
        rise = WEIGHTS.rise * min(1.0, left / 8)
        self.sight = [
            [row[level] * (1.0 - rise) + row[min(RAILROAD, level + 1)] * rise for level in range(RAILROAD + 1)]
            for row in CONNECTION
        ]
        self.stations: dict[Parts, Stations] = {}  # by the parts of a table
        self.by_levels: dict[int, list[float]] = {}  # what network.py found of it


def powers(base: float, count: int) -> list[float]:
    """The first of them, from 1 on, by multiplication alone: the same on every machine."""
    out = [1.0]
    while len(out) < count:
        out.append(out[-1] * base)
    return out


def station_worth(kind: int, nth: int, left: int) -> float:
    """What one more employee standing there promises."""
    if WEIGHTS.lasting[kind]:
        return WEIGHTS.lasting[kind] * (left / ROUNDS)
    often = min(1.0, WEIGHTS.leave * left) if LEAVES[kind] else WEIGHTS.stay * left
    return WEIGHTS.uses[kind] * often * (1.0 if nth == 0 else WEIGHTS.second if nth == 1 else WEIGHTS.third)


class Stations:
    """By kind of department and workstation: its price, and what somebody promises who stands up there."""

    __slots__ = ("gain", "price")

    def __init__(self, parts: Parts, rounds: RoundsLeft) -> None:
        self.price: list[int] = []
        self.gain: list[float] = []
        for kind in range(len(KINDS)):
            prices = parts.stations[kind]
            for nth in range(MOST_STATIONS):
                price = prices[nth] if nth < len(prices) else 0
                self.price.append(price)
                gain = 1.0 + rounds.station[kind * MOST_STATIONS + nth] - WEIGHTS.money * price
                self.gain.append(gain if nth < len(prices) else 0.0)


def stations_of(parts: Parts, rounds: RoundsLeft) -> Stations:
    found = rounds.stations.get(parts)
    if found is None:
        if len(rounds.stations) >= 64:  # tables with files of their own come and go
            rounds.stations.clear()
        found = rounds.stations[parts] = Stations(parts, rounds)
    return found


ROUNDS_LEFT: Final = [RoundsLeft(left) for left in range(ROUNDS + 1)]


class RestOfGame:
    """The events that are still to come after those of the running round."""

    __slots__ = ("ahead", "dollar", "donations", "left", "regions", "rounds")

    def __init__(self, s: CarnegieState) -> None:
        self.left = ROUNDS - s.round  # whole rounds to come
        self.rounds = ROUNDS_LEFT[self.left]
        self.ahead = self.rounds.ahead
        regions = [0, 0, 0, 0]
        donations = 0
        for row in range(len(s.markers)):
            done = s.markers[row] + (1 if row == s.event_row else 0)
            if done < LAST_COLUMN:
                regions[END_REGION[row]] += 1
                donations += 1
            events = STRIP_EVENTS[s.strips[row]]
            for column in range(done, len(events)):
                event = events[column]
                if event == DONATION:
                    donations += 1
                else:
                    regions[event] += 1
        self.regions = regions
        self.donations = donations
        self.dollar = WEIGHTS.money + 0.22 * min(1.0, (donations + 1) / 3)

    def reward(self, kind: int, n: int) -> float:
        """An income in points."""
        if kind == MONEY:
            return n * self.dollar
        if kind == GOODS:
            return n * WEIGHTS.good * self.rounds.goods
        if kind == VP:
            return float(n)
        if kind == POINTS:
            return n * WEIGHTS.point
        if kind == EMPLOYEE:
            return n * WEIGHTS.home * self.ahead
        if kind == GOODS_OR_MONEY:
            return max(self.reward(MONEY, n), self.reward(GOODS, 1))
        if kind == EMPLOYEE_OR_MONEY:
            return max(self.reward(MONEY, n), self.reward(EMPLOYEE, 1))
        return 0.0
