"""The options of a table as values that the rules ask."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Rulings(NamedTuple):
    rounds: int
    timed: bool


def rulings(options: Mapping[str, Any]) -> Rulings:
    return Rulings(int(options["rounds"]), options["clock"] == "on")
