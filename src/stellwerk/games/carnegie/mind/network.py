"""A seat's discs on the map, and the connections that they are or may become."""

from typing import Final

from stellwerk.games.carnegie.mind.rest_of_game import FAR, RoundsLeft
from stellwerk.games.carnegie.model.components import (
    CITIES,
    CITY_LINK,
    CITY_REGION,
    CITY_SIZE,
    CITY_VP,
    FIRST_SPACE,
    NEIGHBOURS,
    SPACE_CITY,
    SPACE_REGION,
    SPACE_TYPE,
    TRACK_LEVEL,
)
from stellwerk.games.carnegie.model.ids import ANY
from stellwerk.games.carnegie.rules.connections import CITY_BIT, GREAT
from stellwerk.kernel.state import NONE

# every way to join great cities: which of them (as indices in GREAT), their regions and their link points
SETS: Final = [[i for i in range(len(GREAT)) if mask >> i & 1] for mask in range(1 << len(GREAT))]
JOINED: Final = [joined for joined in SETS if len(joined) >= 2]
REGIONS_OF: Final = [[CITY_REGION[GREAT[i]] for i in joined] for joined in JOINED]
LINKS_OF: Final = [sum([CITY_LINK[GREAT[i]] for i in joined]) for joined in JOINED]
SPACE_VP: Final = [CITY_VP[city] for city in SPACE_CITY]
UNREAD: Final[list[int]] = []
SMALL: Final = [1 if kind == ANY else 0 for kind in SPACE_TYPE]


class OwnDiscs:
    """Where a seat's discs lie, and where more could: cities as bits."""

    __slots__ = ("cities", "missing", "regions", "room", "small", "vp")

    def __init__(self) -> None:
        self.cities = 0
        self.room = 0
        self.regions = UNREAD  # own projects
        self.small = 0
        self.vp = 0
        self.missing = UNREAD  # by way to join great cities

    def read(self, spaces: list[int], seat: int) -> None:
        """Count the whole map."""
        cities = room = small = vp = 0
        regions = [0, 0, 0, 0]
        for space, disc in enumerate(spaces):
            if disc == NONE:
                room |= CITY_BIT[space]
            elif disc >> 2 == seat:
                cities |= CITY_BIT[space]
                vp += SPACE_VP[space]
                regions[SPACE_REGION[space]] += 1
                small += SMALL[space]
        self.cities = cities
        self.room = room
        self.regions = regions
        self.small = small
        self.vp = vp
        self.missing = missing_by_way(cities, room)

    def with_another(self, spaces: list[int], space: int) -> "OwnDiscs":
        """One own disc more, which lies there already."""
        other = OwnDiscs()
        city = SPACE_CITY[space]
        other.cities = self.cities | CITY_BIT[space]
        other.room = self.room & ~CITY_BIT[space]
        for beside in range(FIRST_SPACE[city], FIRST_SPACE[city] + CITY_SIZE[city]):
            if spaces[beside] == NONE:
                other.room = self.room
        other.regions = self.regions[:]
        other.regions[SPACE_REGION[space]] += 1
        other.small = self.small + SMALL[space]
        other.vp = self.vp + SPACE_VP[space]
        other.missing = missing_by_way(other.cities, other.room)
        return other


KNOWN: Final[dict[int, list[int]]] = {}


def missing_by_way(cities: int, room: int) -> list[int]:
    """For every entry of JOINED how many cities are missing; remembered, since few moves change the map."""
    key = cities << len(CITIES) | room
    found = KNOWN.get(key)
    if found is None:
        price = [0 if cities >> city & 1 else 1 if room >> city & 1 else FAR for city in range(len(CITIES))]
        ways = [way_from(city, price) for city in GREAT]
        found = [missing(joined, ways, price) for joined in JOINED]
        if len(KNOWN) >= 1 << 14:
            KNOWN.clear()
        KNOWN[key] = found
    return found


def way_from(start: int, price: list[int]) -> list[int]:
    """What is missing on the way from a great city to every other city, both ends included."""
    cost = [FAR] * len(price)
    if price[start] == FAR:
        return cost
    here = price[start]
    cost[start] = here
    now = [start]
    while now:
        later: list[int] = []
        for city in now:  # own cities join while it runs: they cost nothing
            for other in NEIGHBOURS[city]:
                if cost[other] == FAR and price[other] != FAR:
                    cost[other] = here + price[other]
                    if price[other]:
                        later.append(other)
                    else:
                        now.append(other)
        now = later
        here += 1
    return cost


def missing(joined: list[int], ways: list[list[int]], price: list[int]) -> int:
    """Cities still to be won to join these great cities: their ways may meet in any city."""
    if len(joined) == 2:
        return ways[joined[0]][GREAT[joined[1]]]
    best = FAR
    shared = len(joined) - 1
    first, others = ways[joined[0]], joined[1:]
    for city in range(len(price)):
        total = first[city]
        if total >= FAR:
            continue
        total -= shared * price[city]
        for i in others:
            total += ways[i][city]
        if total < best:
            best = total
    return best


def in_sight(track: list[int], rounds: RoundsLeft) -> list[float]:
    """For every entry of JOINED its points with the tracks as they are, and as they may rise."""
    levels = [TRACK_LEVEL[region][track[region]] for region in range(4)]
    key = levels[0] | levels[1] << 2 | levels[2] << 4 | levels[3] << 6
    found = rounds.by_levels.get(key)
    if found is None:
        lowest = [min([levels[region] for region in regions]) for regions in REGIONS_OF]
        found = [rounds.sight[LINKS_OF[i]][lowest[i]] for i in range(len(lowest))]
        rounds.by_levels[key] = found
    return found


def connection_in_sight(missing: list[int], points: list[float], rounds: RoundsLeft) -> float:
    """The best connection in sight: its points, less for every city that is missing."""
    best = 0.0
    hope = rounds.hope
    for i in range(len(points)):
        if missing[i] < FAR:
            value = points[i] * hope[missing[i]]
            if value > best:
                best = value
    return best
