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
from stellwerk.games.carnegie.model.parts import EARLIER, Parts
from stellwerk.stage.wire import Text

NOTES: Final = {"added_up": "note-added-up", "listed": "note-listed", "reconstructed": "note-guess"}  # by field
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
    out |= {f"{EARLIER}-tab-{tab}-{side}": (BOX[EARLIER]["tabs"][tab][side], BOX) for tab in TABS for side in SIDES}
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
    return [] if parts is not None and name in parts.own else marked(name, "reconstructed")


def marked(name: str, field: str) -> list[str]:
    """Message ids of what an entry lists under one kind of provenance."""
    return [f"guess-{what}" for what in ENTRIES[name][0].get(field, [])]


@cache
def printed_origin(name: str) -> tuple[Text, ...]:
    """Its source, and what comes from elsewhere: added up, listed, or guessed."""
    notes = [Text(note, {"what": marked(name, field)}) for field, note in NOTES.items() if marked(name, field)]
    return (Text(provenance(name)), *notes)


def origin(name: str, parts: Parts) -> tuple[Text, ...]:
    """A source, and what none states; a table's own file is a source too."""
    if name in parts.own:
        return (Text(f"provenance-{OWN}"),)
    earlier = f"{EARLIER}-{name}"
    return printed_origin(earlier if parts.base == EARLIER and earlier in ENTRIES else name)
