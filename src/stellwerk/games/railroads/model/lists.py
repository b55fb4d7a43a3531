"""Lists of names in a position, as the numbers that the state holds."""

from stellwerk.games.railroads.model.ids import KINDS, PLACES, QUEUED
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.table import BLANK


def mask(names: tuple[str, ...], known: list[str], path: str) -> int:
    """One bit for each name; none can be there twice."""
    out = 0
    for i, name in enumerate(names):
        bit = 1 << known.index(name)
        if out & bit:
            raise Refused(Refusal("RR-1.1", "position-twice", {"path": f"{path}[{i}]", "value": name}))
        out |= bit
    return out


def known_cards(names: tuple[str, ...], known: list[str]) -> list[int]:
    return [known.index(name) for name in names if name != BLANK]


def used_places(names: tuple[str, ...]) -> list[int]:
    return [PLACES.index(name.removesuffix("+b")) * 2 + name.endswith("+b") for name in names]


def queue(counts: dict[str, int]) -> list[int]:
    return [counts.get(KINDS[kind], 0) for kind in range(QUEUED)]
