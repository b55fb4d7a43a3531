"""The typed tables read from the component files; what a table may replace by its own values is in parts.py."""

import tomllib
from pathlib import Path
from typing import Any, Final

from stellwerk.games.carnegie.model.ids import (
    ANY,
    DONATIONS,
    FLOOR,
    INCOMES,
    KINDS,
    PLACES,
    REGIONS,
    REWARDS,
    TABS,
    TILES,
    TYPES,
)
from stellwerk.kernel.state import NONE


def table(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parents[1] / "data" / f"{name}.toml").read_text("utf-8"))


BOX: Final = table("components")
MAP: Final = table("map")
DEPARTMENTS: Final = table("departments")
TIMELINE: Final = table("timeline")
GIVING: Final = table("donations")
SOLO: Final = table("solo")

# numbers
ROUNDS: Final[int] = BOX["rounds"]
LAST_COLUMN: Final[int] = BOX["last_column"]
GOODS_PRICE: Final[int] = BOX["goods_price"]
REMOVED: Final[list[int]] = BOX["players"]["removed"]  # by number of players less one
NEUTRALS: Final[list[int]] = BOX["players"]["neutral"]
START: Final[dict[str, int]] = BOX["seat"]
START_STEPS: Final[int] = START["steps"]
DISCS: Final[int] = START["discs"]
JOKER_VP: Final[int] = BOX["points"]["joker"]
EMPLOYEE_VP: Final[int] = BOX["points"]["employee"]
DONATION_STEP: Final[int] = BOX["donations"]["step"]
DONATION_STEP_CHEAP: Final[int] = BOX["donations"]["step_cheap"]
DONATION_LIMIT: Final[int] = BOX["donations"]["limit"]
WITH_EMPLOYEE: Final[int] = BOX["building"]["with_employee"]
WITHOUT_EMPLOYEE: Final[int] = BOX["building"]["without_employee"]
NEW_LOBBY_EXTRA: Final[int] = BOX["building"]["new_lobby"]
OUTSOURCING_MONEY: Final[int] = BOX["effects"]["outsourcing"]
PAYROLL_MORE: Final[int] = BOX["effects"]["payroll_more"]
PAYROLL_LESS: Final[int] = BOX["effects"]["payroll_less"]

LAST_POSITION: Final = 7  # of a tab

# the map
CITIES: Final[list[str]] = list(MAP["cities"])
CITY_REGION: Final[list[int]] = [REGIONS.index(city["region"]) for city in MAP["cities"].values()]
CITY_VP: Final[list[int]] = [int(city["vp"]) for city in MAP["cities"].values()]
CITY_LINK: Final[list[int]] = [int(city.get("link", 0)) for city in MAP["cities"].values()]
CITY_BONUS: Final[list[bool]] = [bool(city.get("bonus", False)) for city in MAP["cities"].values()]
CITY_SIZE: Final[list[int]] = [len(city["spaces"]) for city in MAP["cities"].values()]
FIRST_SPACE: Final[list[int]] = [sum(CITY_SIZE[:city]) for city in range(len(CITIES))]
SPACE_CITY: Final[list[int]] = [city for city, n in enumerate(CITY_SIZE) for _ in range(n)]
SPACE_REGION: Final[list[int]] = [CITY_REGION[city] for city in SPACE_CITY]
SPACE_TYPE: Final[list[int]] = [
    ANY if kind == "any" else TABS.index(kind) for city in MAP["cities"].values() for kind in city["spaces"]
]
SPACES: Final[list[str]] = [
    name if size == 1 else f"{name}-{n + 1}" for name, size in zip(CITIES, CITY_SIZE, strict=True) for n in range(size)
]
ALL_SPACES: Final[list[int]] = list(range(len(SPACES)))
FITTING: Final[list[list[int]]] = [[i for i in ALL_SPACES if SPACE_TYPE[i] in (tab, ANY)] for tab in range(4)]
START_SPACES: Final[list[int]] = [i for i in ALL_SPACES if SPACE_TYPE[i] == 0]
NEIGHBOURS: Final[list[list[int]]] = [
    [CITIES.index(b if a == name else a) for a, b in MAP["lines"]["pairs"] if name in (a, b)] for name in CITIES
]

# tracks: [region][box from 0]
LAST_BOX: Final = 4
TRACK_PRICE: Final[list[list[int]]] = [MAP["tracks"][region]["price"] for region in REGIONS]
TRACK_INCOME: Final[list[list[tuple[int, int]]]] = [
    [(INCOMES.index(kind), int(n)) for kind, n in MAP["tracks"][region]["income"]] for region in REGIONS
]
TRACK_LEVEL: Final[list[list[int]]] = [
    [MAP["levels"].index(level) for level in MAP["tracks"][region]["level"]] for region in REGIONS
]
RAILROAD: Final = 2
TRACK_LAST: Final[list[tuple[int, int]]] = [
    (INCOMES.index(MAP["tracks"][region]["last"][0]), int(MAP["tracks"][region]["last"][1])) for region in REGIONS
]
CONNECTION: Final[list[list[int]]] = [
    [0, 0, 0] if n < 2 else [int(vp) for vp in MAP["connections"][str(n)]] for n in range(6)
]

# departments, by kind
ALL_DEPARTMENTS: Final[dict[str, dict[str, Any]]] = {**DEPARTMENTS["tiles"], **DEPARTMENTS["printed"]}
KIND_TYPE: Final[list[int]] = [
    TYPES.index(ALL_DEPARTMENTS[name]["type"]) if name in ALL_DEPARTMENTS else NONE for name in KINDS
]
STATIONS: Final[list[list[int]]] = [
    sorted(ALL_DEPARTMENTS[name]["stations"]) if name in ALL_DEPARTMENTS else [] for name in KINDS
]


def effects(field: str) -> list[list[tuple[int, int]]]:
    """By kind: the rewards of that field, each with its amount."""
    found = [ALL_DEPARTMENTS.get(name, {}).get(field, []) for name in KINDS]
    return [[(REWARDS.index(reward), int(n)) for reward, n in rewards] for rewards in found]


SENDS: Final = effects("send")  # for an employee sent on a mission
TAKES: Final = effects("take")  # for one who stays
CUBES: Final = effects("cube")  # for every cube
BY_PROJECT: Final = effects("project")  # for every project in a region
AT_END: Final[list[int]] = [int(ALL_DEPARTMENTS.get(name, {}).get("end", 0)) for name in KINDS]
COPIES: Final[int] = DEPARTMENTS["copies"]
BASE_KINDS: Final[int] = DEPARTMENTS["base"]
PERMANENT: Final[int] = DEPARTMENTS["printed"]["PERSONNEL"]["permanent"]
TOP_FLOOR: Final = len(PLACES) - FLOOR
PLACE_VP: Final[list[int]] = [
    BOX["points"]["top_row" if place >= TOP_FLOOR else "other_row"] for place in range(len(PLACES))
]


def city_of(space: int) -> str:
    """The message id of a space's city."""
    return f"city-{CITIES[SPACE_CITY[space]]}"


def beside(place: int, diagonal: bool) -> list[int]:
    """The places that share a side with this one; with `diagonal`, also those that share a corner."""
    column, floor = place % FLOOR, place // FLOOR
    found = []
    for other in range(len(PLACES)):
        across, up = abs(other % FLOOR - column), abs(other // FLOOR - floor)
        if across + up == 1 or (diagonal and across == 1 and up == 1):
            found.append(other)
    return found


ADJACENT: Final[list[list[int]]] = [beside(place, False) for place in range(len(PLACES))]
DIAGONAL: Final[list[list[int]]] = [beside(place, True) for place in range(len(PLACES))]

# the timeline: [strip side][column from 1]; DONATION is an event without income
DONATION: Final = 4
EVENTS: Final = [*REGIONS, "donation"]
STRIPS: Final[list[str]] = list(TIMELINE["strips"])
STRIP_EVENTS: Final[list[list[int]]] = [[EVENTS.index(event) for event in row] for row in TIMELINE["strips"].values()]
END_REGION: Final[list[int]] = [REGIONS.index(TIMELINE["end"][action]) for action in TYPES]

# donations
COUNTS: Final[list[str]] = [GIVING["donations"][name]["counts"] for name in DONATIONS]
DONATION_VP: Final[list[int]] = [GIVING["donations"][name]["vp"] for name in DONATIONS]
SET_MONEY: Final[int] = GIVING["welfare"]["money"]

# Andrew
CARDS: Final[list[str]] = list(SOLO["cards"])
NORMAL_CARDS: Final = 20
SHIFT_VP: Final[list[int]] = SOLO["shift_vp"]
ANDREW_DEPARTMENT_VP: Final[int] = SOLO["department_vp"]
ANDREW_BOX_VP: Final[int] = SOLO["last_box_vp"]
LEVELS: Final[dict[str, list[int]]] = SOLO["levels"]
CARD_DONATION: Final[list[int]] = [DONATIONS.index(card["donation"]) for card in SOLO["cards"].values()]
CARD_ACTION: Final[list[int]] = [TYPES.index(card["action"]) for card in SOLO["cards"].values()]
CARD_SHIFT: Final[list[int]] = [int(card["shift"]) for card in SOLO["cards"].values()]
CARD_DEPARTMENTS: Final[list[list[int]]] = [
    [TYPES.index(kind) for kind in card["departments"]] for card in SOLO["cards"].values()
]
CARD_CITIES: Final[list[list[int]]] = [
    [CITIES.index(city) for city in card["cities"]] for card in SOLO["cards"].values()
]
CARD_TRACK: Final[list[int]] = [REGIONS.index(card["track"]) for card in SOLO["cards"].values()]
CARD_BOXES: Final[list[int]] = [int(card["boxes"]) for card in SOLO["cards"].values()]

TILE_COUNT: Final = len(TILES)
