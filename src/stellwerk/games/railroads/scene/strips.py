"""Everybody at a glance: one strip per player."""

from typing import Final, Literal

from stellwerk.games.railroads.model.table import SEATS, Emil
from stellwerk.kernel.state import NONE
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Figure, Strip, Text

FIGURES: Final = (
    ("figure-points", "sym-points"),
    ("figure-round", "sym-plus"),
    ("figure-workers", "sym-worker"),
    ("figure-coins", "sym-coin"),
    ("figure-coal", "sym-coal"),
)
Standing = Literal["asked", "waits", "out"]


def strips(
    numbers: tuple[tuple[int, ...], ...], asked: int, passed: tuple[str, ...], order: tuple[str, ...], kept: Kept
) -> list[Strip]:
    out: list[Strip] = []
    for seat, found in enumerate(numbers):
        place = order.index(SEATS[seat]) + 1 if len(order) > 1 else 0
        out.append(kept.part(strip, seat, found, seat == asked, SEATS[seat] in passed, place))
    return out


def rival(emil: Emil) -> Strip:
    """Emil, against whom one plays alone: what he can still block with, and his engineers."""
    figures = [
        Figure(name=Text("caption-emil-workers"), value=emil.workers, icon="sym-worker"),
        Figure(name=Text("caption-emil-cards"), value=len(emil.cards), icon="sym-deck"),
        Figure(name=Text("caption-emil-engineers"), value=len(emil.engineers), icon="sym-engineer"),
    ]
    return Strip(seat=NONE, figures=figures, state="out" if emil.passed else "waits", name=Text("emil"))


def strip(seat: int, numbers: tuple[int, ...], asked: bool, passed: bool, place: int) -> Strip:
    """Points, what this round would bring now, and what can still be placed. `place`: in the turn order, 0 alone."""
    figures = [Figure(name=Text(name), value=n, icon=icon) for (name, icon), n in zip(FIGURES, numbers)]
    state: Standing = "asked" if asked else "out" if passed else "waits"
    notes = [Text("strip-place", {"place": place})] if place else []
    return Strip(seat=seat, figures=figures, state=state, notes=notes)
