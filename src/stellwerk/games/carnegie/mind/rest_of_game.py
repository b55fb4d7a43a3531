"""What the rest of a game still holds: events to come, and how a company of one seat can grow towards them."""

from typing import Final

from stellwerk.games.carnegie.model.components import (
    CITIES,
    CITY_LINK,
    CITY_REGION,
    CITY_VP,
    CONNECTION,
    DONATION,
    END_REGION,
    LAST_COLUMN,
    NEIGHBOURS,
    RAILROAD,
    ROUNDS,
    SPACE_CITY,
    SPACE_REGION,
    SPACE_TYPE,
    STRIP_EVENTS,
    TRACK_LEVEL,
)
from stellwerk.games.carnegie.model.ids import ANY
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel.state import NONE

FAR: Final = 99
GREAT: Final = [city for city in range(len(CITIES)) if CITY_LINK[city]]
# every way to join great cities: which of them (as indices in GREAT), and their link points
SETS: Final = [[i for i in range(len(GREAT)) if mask >> i & 1] for mask in range(1 << len(GREAT))]
JOINED: Final = [(joined, sum([CITY_LINK[GREAT[i]] for i in joined])) for joined in SETS if len(joined) >= 2]


class RestOfGame:
    """The events that are still to come after those of the running round."""

    __slots__ = ("ahead", "donations", "incomes", "left", "regions")

    def __init__(self, s: CarnegieState) -> None:
        self.left = ROUNDS - s.round  # whole rounds to come
        self.ahead = self.left / ROUNDS
        self.regions = [0, 0, 0, 0]
        self.donations = 0
        for row in range(len(s.markers)):
            done = s.markers[row] + (1 if row == s.event_row else 0)
            if done < LAST_COLUMN:
                self.regions[END_REGION[row]] += 1
                self.donations += 1
            for event in STRIP_EVENTS[s.strips[row]][done:]:
                if event == DONATION:
                    self.donations += 1
                else:
                    self.regions[event] += 1
        self.incomes = sum(self.regions)


class OwnDiscs:
    """Where a seat's discs lie, and where more could: cities as bits."""

    __slots__ = ("cities", "regions", "room", "small", "vp")

    def __init__(self, s: CarnegieState, seat: int) -> None:
        self.cities = 0
        self.room = 0
        self.regions = [0, 0, 0, 0]  # own projects
        self.small = 0
        self.vp = 0
        spaces = s.spaces
        for space in range(len(spaces)):
            disc = spaces[space]
            if disc == NONE:
                self.room |= 1 << SPACE_CITY[space]
            elif disc >> 2 == seat:
                city = SPACE_CITY[space]
                self.cities |= 1 << city
                self.vp += CITY_VP[city]
                self.regions[SPACE_REGION[space]] += 1
                if SPACE_TYPE[space] == ANY:
                    self.small += 1


KNOWN: Final[dict[tuple[int, int], list[int]]] = {}


def missing_by_way(cities: int, room: int) -> list[int]:
    """For every entry of JOINED how many cities are missing; remembered, since few moves change the map."""
    key = (cities, room)
    found = KNOWN.get(key)
    if found is None:
        price = [0 if cities >> city & 1 else 1 if room >> city & 1 else FAR for city in range(len(CITIES))]
        ways = [way_from(city, price) for city in GREAT]
        found = [missing(joined, ways, price) for joined, _ in JOINED]
        if len(KNOWN) >= 2048:
            KNOWN.clear()
        KNOWN[key] = found
    return found


def way_from(start: int, price: list[int]) -> list[int]:
    """What is missing on the way from a great city to every other city, both ends included."""
    cost = [FAR] * len(price)
    if price[start] == FAR:
        return cost
    cost[start] = price[start]
    now = [start]
    while now:
        later: list[int] = []
        for city in now:
            here = cost[city]
            for other in NEIGHBOURS[city]:
                there = here + price[other]
                if there < cost[other]:
                    cost[other] = there
                    later.append(other)
        now = later
    return cost


def missing(joined: list[int], ways: list[list[int]], price: list[int]) -> int:
    """Cities still to be won to join these great cities: their ways may meet in any city."""
    if len(joined) == 2:
        return ways[joined[0]][GREAT[joined[1]]]
    best = FAR
    for city in range(len(price)):
        total = -(len(joined) - 1) * price[city]
        for i in joined:
            total += ways[i][city]
        if price[city] < FAR and total < best:
            best = total
    return best


def connection_in_sight(s: CarnegieState, seat: int, reach: OwnDiscs, hope: float, rise: float) -> float:
    """The best connection in sight: its points, less for every city that is missing.

    `hope` is what one missing city leaves of the points, `rise` how likely a track still reaches the next level.
    """
    track = s.players[seat].track
    levels = [TRACK_LEVEL[region][track[region]] for region in range(4)]
    found = missing_by_way(reach.cities, reach.room)
    best = 0.0
    for i in range(len(JOINED)):
        joined, links = JOINED[i]
        if found[i] >= FAR:
            continue
        level = min([levels[CITY_REGION[GREAT[city]]] for city in joined])
        row = CONNECTION[links]
        value = (row[level] * (1.0 - rise) + row[min(RAILROAD, level + 1)] * rise) * hope ** found[i]
        if value > best:
            best = value
    return best
