"""What each version of the rules changed, and how tables of the version before come along."""

from collections.abc import Mapping
from typing import Final

from stellwerk.kernel.game import Change, Json

COAL_THEN: Final = 3  # what the coal factory took at most


def coal_waits(position: Json) -> Json:
    """Version 1 asked at once about coal for the coal factory; now that waits with the other effects (RR-2.7)."""
    stack = list(position.get("stack", []))
    asked = stack.count("GiveCoal")
    if not asked:
        return position
    may = dict(position.get("may", {}))
    may["coal-for-steps"] = COAL_THEN * asked
    return {**position, "stack": [name for name in stack if name != "GiveCoal"], "may": may}


CHANGES: Final[Mapping[int, Change]] = {2: Change(convert=coal_waits)}
