"""Everybody at a glance: one strip per player."""

from typing import Literal

from stellwerk.games.railroads.model.table import SEATS
from stellwerk.stage.wire import Figure, Strip, Text

Standing = Literal["asked", "waits", "out"]


def strips(
    figures: tuple[list[Figure], ...], asked: int, passed: tuple[str, ...], order: tuple[str, ...]
) -> list[Strip]:
    out: list[Strip] = []
    for seat, found in enumerate(figures):
        place = order.index(SEATS[seat]) + 1 if len(order) > 1 else 0
        out.append(strip(seat, found, seat == asked, SEATS[seat] in passed, place))
    return out


def strip(seat: int, figures: list[Figure], asked: bool, passed: bool, place: int) -> Strip:
    """`place`: in the turn order, 0 alone."""
    state: Standing = "asked" if asked else "out" if passed else "waits"
    notes = [Text("strip-place-passed" if passed else "strip-place", {"place": place})] if place else []
    return Strip(seat=seat, figures=figures, state=state, notes=notes)
