"""Everybody at a glance: one strip per player."""

from typing import Any

from stellwerk.games.railroads.model.state import RailState
from stellwerk.games.railroads.rules.scoring import round_points
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Figure, Strip, Text


def strip(view: Json, s: RailState, seat: int) -> Strip:
    """Points, what this round would bring now, and what can still be placed."""
    b = s.boards[seat]
    figures = [
        Figure(name=Text("figure-points"), value=b.points, icon="sym-points"),
        Figure(name=Text("figure-round"), value=sum(round_points(s.parts, b)), icon="sym-plus"),
        Figure(name=Text("figure-workers"), value=b.hands(), icon="sym-worker"),
        Figure(name=Text("figure-coins"), value=b.coins, icon="sym-coin"),
    ]
    if s.parts.coal:
        figures.append(Figure(name=Text("figure-coal"), value=b.coal, icon="sym-coal"))
    return Strip(seat=seat, figures=figures, state=strip_state(view, seat), notes=notes(view, seat))


def strip_state(view: Json, seat: int) -> Any:
    if seat in view["waiting"]:
        return "asked"
    return "out" if seat in view["passed"] else "waits"


def notes(view: Json, seat: int) -> list[Text]:
    out: list[Text] = []
    if view["players"] > 1:
        key = "strip-place-passed" if seat in view["passed"] else "strip-place"
        out.append(Text(key, {"place": view["order"].index(seat) + 1}))
    return out
