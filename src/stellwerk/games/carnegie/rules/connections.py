"""Connections between the great cities (rulebook: Verbindungen)."""

from typing import NamedTuple

from stellwerk.games.carnegie.model.components import (
    AT_END,
    CITIES,
    CITY_LINK,
    CITY_REGION,
    CONNECTION,
    NEIGHBOURS,
    SPACE_CITY,
    TRACK_LEVEL,
)
from stellwerk.games.carnegie.model.ids import POST_OFFICE
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState

MOST_LINKS = 5
ALL_REGIONS = 15


class Connection(NamedTuple):
    """The best network: its points, what they come from, its cities."""

    vp: int
    links: int
    level: int
    cities: tuple[int, ...]


NO_CONNECTION = Connection(0, 0, 0, ())


def connection(s: CarnegieState, seat: int) -> Connection:
    """CA-10.6: whole networks, or (ruling) the best route inside any set of regions."""
    own = {SPACE_CITY[i] for i, disc in enumerate(s.spaces) if disc >> 2 == seat}
    board = s.players[seat]
    best = NO_CONNECTION
    for regions in range(1, ALL_REGIONS + 1) if s.rulings.best_route else (ALL_REGIONS,):
        inside = {city for city in own if regions >> CITY_REGION[city] & 1}
        while inside:
            found = worth(board, group(inside))
            if found.vp > best.vp:
                best = found
    return best


def group(cities: set[int]) -> list[int]:
    """One connected group, taken out of the set."""
    out = [cities.pop()]
    for city in out:
        for other in NEIGHBOURS[city]:
            if other in cities:
                cities.remove(other)
                out.append(other)
    return out


def worth(board: Player, cities: list[int]) -> Connection:
    great = [city for city in cities if CITY_LINK[city]]
    if len(great) < 2:
        return NO_CONNECTION
    links = sum([CITY_LINK[city] for city in great])
    level = min([TRACK_LEVEL[region][board.track[region]] for region in {CITY_REGION[city] for city in cities}])
    extra = board.works(POST_OFFICE)
    if extra and links < MOST_LINKS:
        links += 1
        extra = False
    vp = CONNECTION[links][level] + (AT_END[POST_OFFICE] if extra else 0)
    return Connection(vp, links + (1 if extra else 0), level, tuple(sorted(cities)))


def city_names(found: Connection) -> list[str]:
    return [CITIES[city] for city in found.cities]
