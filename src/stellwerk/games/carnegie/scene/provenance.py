"""Where the values of a component come from, and which of them are guesses."""

from functools import cache
from typing import Any, Final

from stellwerk.games.carnegie.model.components import (
    BOX,
    CARDS,
    CITIES,
    DEPARTMENTS,
    GIVING,
    MAP,
    SOLO,
    STRIPS,
    TIMELINE,
)
from stellwerk.games.carnegie.model.ids import DONATIONS, PRINTED, REGIONS, SIDES, TABS, TILES
from stellwerk.games.carnegie.model.parts import Parts
from stellwerk.stage.wire import Text

OWN: Final = "own"  # the table brought its own value


def entries() -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
    """By id of a component: its entry, and the file or section whose source holds if the entry names none."""
    out = {tile: (DEPARTMENTS["tiles"][tile], DEPARTMENTS) for tile in TILES}
    out |= {name: (DEPARTMENTS["printed"][name], DEPARTMENTS) for name in PRINTED}
    out |= {f"city-{city}": (MAP["cities"][city], MAP) for city in CITIES}
    out |= {f"track-{region}": (MAP["tracks"][region], MAP) for region in REGIONS}
    out |= {donation: (GIVING["donations"][donation], GIVING) for donation in DONATIONS}
    out |= {f"tab-{tab}-{side}": (BOX["tabs"][tab][side], BOX) for tab in TABS for side in SIDES}
    out |= {f"project-{tab}": (BOX["projects"], BOX) for tab in TABS}
    out |= {f"strip-{strip}": (TIMELINE, TIMELINE) for strip in STRIPS}
    out |= {f"card-{card}": (SOLO["cards"][card], SOLO) for card in CARDS}
    out |= {
        section: (BOX[section], BOX) for section in ("players", "seat", "points", "donations", "building", "effects")
    }
    out["company"] = (DEPARTMENTS["company"], DEPARTMENTS)
    out["lines"] = (MAP["lines"], MAP)
    out["connections"] = (MAP["connections"], MAP)
    return out


ENTRIES: Final = entries()


def provenance(name: str, parts: Parts | None = None) -> str:
    """The message id of a component's source: where its values were read."""
    if parts is not None and name in parts.own:
        return f"provenance-{OWN}"
    entry, file = ENTRIES[name]
    return f"provenance-{entry.get('source', file['source'])}"


def guesses(name: str, parts: Parts | None = None) -> list[str]:
    """Message ids of what no public source states about a component; none where the table brought its own value."""
    if parts is not None and name in parts.own:
        return []
    return [f"guess-{field}" for field in ENTRIES[name][0].get("reconstructed", [])]


@cache
def printed_origin(name: str) -> list[Text]:
    found = guesses(name)
    return [Text(provenance(name)), *([Text("note-guess", {"what": found})] if found else [])]


def origin(name: str, parts: Parts) -> list[Text]:
    """A source, and what none states; a table's own file is a source too."""
    return [Text(f"provenance-{OWN}")] if name in parts.own else printed_origin(name)
