"""Connections between the great cities (rulebook: Verbindungen)."""

from typing import Final, NamedTuple

from stellwerk.games.carnegie.model.components import (
    AT_END,
    CITIES,
    CITY_LINK,
    CITY_REGION,
    CONNECTION,
    NEIGHBOURS,
    RAILROAD,
    SPACE_CITY,
    TRACK_LEVEL,
)
from stellwerk.games.carnegie.model.ids import POST_OFFICE
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState

MOST_LINKS: Final = 5
ALL_REGIONS: Final = 15
GREAT: Final = [city for city in range(len(CITIES)) if CITY_LINK[city]]
CITY_BIT: Final = [1 << city for city in SPACE_CITY]  # by space
# by set of regions, as bits
CITIES_IN: Final = [
    sum([1 << city for city in range(len(CITIES)) if regions >> CITY_REGION[city] & 1])
    for regions in range(ALL_REGIONS + 1)
]


class Connection(NamedTuple):
    """The best network: its points, what they come from, its cities."""

    vp: int
    links: int
    level: int
    cities: tuple[int, ...]


NO_CONNECTION: Final = Connection(0, 0, 0, ())


def connection(s: CarnegieState, seat: int) -> Connection:
    """CA-10.6: whole networks, or (ruling) the best route inside any set of regions."""
    own = 0  # cities, as bits
    for space, disc in enumerate(s.spaces):
        if disc >> 2 == seat:
            own |= CITY_BIT[space]
    board = s.players[seat]
    best = NO_CONNECTION
    for regions in range(1, ALL_REGIONS + 1) if s.rulings.best_route else (ALL_REGIONS,):
        for found in networks(own & CITIES_IN[regions]):
            one = worth(board, found)
            if one.vp > best.vp:
                best = one
    return best


def networks(cities: int) -> list[list[int]]:
    """The connected groups of these cities that join great cities."""
    out: list[list[int]] = []
    for great in GREAT:
        if not cities >> great & 1:
            continue
        cities &= ~(1 << great)
        group = [great]
        joined = 1
        for city in group:
            for other in NEIGHBOURS[city]:
                if cities >> other & 1:
                    cities &= ~(1 << other)
                    group.append(other)
                    if CITY_LINK[other]:
                        joined += 1
        if joined > 1:
            out.append(group)
    return out


def worth(board: Player, cities: list[int]) -> Connection:
    links = 0
    level = RAILROAD
    for city in cities:
        links += CITY_LINK[city]
        region = CITY_REGION[city]
        level = min(level, TRACK_LEVEL[region][board.track[region]])
    extra = board.works(POST_OFFICE)
    if extra and links < MOST_LINKS:
        links += 1
        extra = False
    vp = CONNECTION[links][level] + (AT_END[POST_OFFICE] if extra else 0)
    return Connection(vp, links + (1 if extra else 0), level, tuple(sorted(cities)))


def city_names(found: Connection) -> list[str]:
    return [CITIES[city] for city in found.cities]
