"""The typed tables read from components.toml, and the profiles: how many copies of every card, and its points."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from stellwerk.games.glueck_auf.model.ids import (
    COPY_BITS,
    CRESTS,
    HELPER,
    HELPERS,
    KINDS,
    LORRIES,
    WAGONS,
    ZONES,
)  # fmt: skip
from stellwerk.kernel.reader import Reader, wrong

FILE: Final = Path(__file__).parents[1] / "data" / "components.toml"
TABLE: Final[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))
SECTIONS: Final = ["lorries", "wagons", "engines", "orders", "shares", "innovations", "objectives"]
CARDS: Final[dict[str, dict[str, Any]]] = {name: card for part in SECTIONS for name, card in TABLE[part].items()}

STANDARD: Final = "standard"
PROFILES: Final[list[str]] = [STANDARD, *TABLE["profiles"]]
MOST_COPIES: Final = 32
MOST_HELPERS: Final = 3  # so many worker innovations of one span fit into the vocabulary


def crest_mask(names: list[str]) -> int:
    return sum(1 << CRESTS.index(name) for name in names)


# what a kind of card is, whatever the profile; indexed by kind
CREST: Final[list[int]] = [CRESTS.index(CARDS[name]["crest"]) for name in LORRIES]
SIZE: Final[list[int]] = [int(CARDS[name].get("lorries", 0)) for name in KINDS]  # lorries on a lorry, asked by an order
SPAN: Final[list[int]] = [int(CARDS[name]["span"]) for name in HELPERS]

# what the board shows
DOCK_CRESTS: Final[list[int]] = [crest_mask(TABLE["docks"][name]) for name in ("1", "2", "3")]
WAGON_CRESTS: Final[list[int]] = [crest_mask(CARDS[name]["crests"]) for name in WAGONS]
WAGON_FITS: Final[list[list[bool]]] = [[bool(mask & dock) for dock in DOCK_CRESTS] for mask in WAGON_CRESTS]
DOCKS_OF: Final[list[list[int]]] = [[d for d in range(3) if DOCK_CRESTS[d] >> crest & 1] for crest in range(4)]

# numbers of players
WORKERS: Final[dict[int, list[int]]] = {int(n): row["workers"] for n, row in TABLE["players"].items()}
SHIFTS: Final[dict[int, int]] = {int(n): row["shifts"] for n, row in TABLE["players"].items()}
UNUSED: Final[dict[int, list[int]]] = {
    int(n): [ZONES.index(zone) for zone in row["unused"]] for n, row in TABLE["players"].items()
}

# action cards
STEPS_LOW: Final[list[int]] = [TABLE["steps"].get(zone, [0, 0])[0] for zone in ZONES]
STEPS_HIGH: Final[list[int]] = [TABLE["steps"].get(zone, [0, 0])[1] for zone in ZONES]
INNOVATION_LOW: Final[int] = TABLE["steps"]["I-MIN"][0]
INNOVATION_HIGH: Final[int] = TABLE["steps"]["I-MIN"][1]
PRINTED: Final[int] = TABLE["wild"]["printed"]
LOOK: Final[int] = TABLE["wild"]["look"]

# points
SHARE_VP: Final[int] = TABLE["points"]["share"]
TOKEN_VP: Final[int] = TABLE["points"]["token"]
TOKEN_PAIR_VP: Final[int] = TABLE["points"]["token_pair"]
OBJECTIVE_VP: Final[int] = TABLE["points"]["objective"]
ENGINE_VP: Final[int] = TABLE["points"]["engine"]
ASSIGNED_SHARE_VP: Final[int] = TABLE["points"]["assigned_share"]
FULFILLED_ORDER_VP: Final[int] = TABLE["points"]["fulfilled_order"]
FIVE_LORRIES_VP: Final[int] = TABLE["points"]["five_lorries"]
FIVE: Final[int] = TABLE["points"]["five"]


class Profile:
    """One guess, or knowledge, of what lies in the box: by kind, the copies and the points."""

    __slots__ = ("all", "begins", "copies", "vp")

    def __init__(self, copies: list[int], vp: list[int]) -> None:
        self.copies = copies
        self.vp = vp
        self.all = [kind << COPY_BITS | copy for kind, n in enumerate(copies) for copy in range(n)]
        self.begins = [sum(copies[:kind]) for kind in range(len(copies) + 1)]  # where a kind begins among all

    def cards(self, first: int, last: int) -> list[int]:
        """All cards of the kinds from first up to last."""
        return self.all[self.begins[first] : self.begins[last]]


def profile(chosen: str | dict[str, Any], path: str = "components") -> Profile:
    """The profile of that name, or the one a person wrote; raises Refused with the path of what is wrong."""
    if isinstance(chosen, str):
        return named(chosen)
    return written(Reader(chosen, path))


@cache
def named(name: str) -> Profile:
    return written(Reader({} if name == STANDARD else TABLE["profiles"][name], name))


def written(reader: Reader) -> Profile:
    copies = [int(CARDS[name]["copies"]) for name in KINDS]
    vp = [int(CARDS[name].get("vp", 0)) for name in KINDS]
    reader.text("title")
    for section in SECTIONS:
        part = reader.object(section)
        for name in TABLE[section]:
            if part.has(name):
                read_card(part.object(name), KINDS.index(name), copies, vp)
        part.end()
    for other in ("players", "docks", "steps", "wild", "points", "profiles"):
        if reader.has(other) and reader.raw(other) != TABLE[other]:
            raise wrong(reader.at(other), "component-fixed", reader.raw(other))
    reader.end()
    return Profile(copies, vp)


def read_card(card: Reader, kind: int, copies: list[int], vp: list[int]) -> None:
    ours = CARDS[KINDS[kind]]
    most = MOST_HELPERS if HELPER <= kind < HELPER + len(HELPERS) else MOST_COPIES
    copies[kind] = card.number("copies", copies[kind], 0, most)
    if "vp" in ours:
        vp[kind] = card.number("vp", vp[kind], 0, 99)
    for field in ours:
        if field not in ("copies", "vp", "reconstructed") and card.has(field) and card.raw(field) != ours[field]:
            raise wrong(card.at(field), "component-fixed", card.raw(field))
    card.raw("reconstructed")
    card.end()
