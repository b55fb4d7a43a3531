"""Everybody at a glance: one strip per player."""

from typing import Any

from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Figure, Strip, Text


def strip(view: Json, seat: int) -> Strip:
    """Points (a secret, but one's own), workers left, orders in hand, orders fulfilled."""
    player = view["seats"][seat]
    points = None if player["points"] is None else sum(player["points"].values())
    figures = [
        Figure(name=Text("figure-points"), value=points, icon="sym-points"),
        Figure(name=Text("figure-workers"), value=player["worker_total"], icon="sym-helmet"),
        Figure(name=Text("figure-orders"), value=player["order_count"], icon="sym-order-mark"),
        Figure(name=Text("figure-delivered"), value=player["delivered_count"]["orders"], icon="sym-delivered-mark"),
    ]
    return Strip(seat=seat, figures=figures, state=strip_state(view, seat), notes=notes(view, seat))


def strip_state(view: Json, seat: int) -> Any:
    if seat in view["waiting"]:
        return "asked"
    return "out" if view["seats"][seat]["passed"] and not view["over"] else "waits"


def notes(view: Json, seat: int) -> list[Text]:
    if view["over"]:
        return []
    out: list[Text] = []
    if seat == view["starter"]:
        out.append(Text("strip-starter"))
    if seat == view["miner"]:
        out.append(Text("strip-miner"))
    return out
