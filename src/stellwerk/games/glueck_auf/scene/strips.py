"""Everybody at a glance: one strip per player."""

from typing import Final, Literal

from stellwerk.games.glueck_auf.model.table import Seat, Table
from stellwerk.games.glueck_auf.scene.faces import Faces
from stellwerk.games.glueck_auf.scene.points import is_counted, orders_delivered, points
from stellwerk.games.glueck_auf.scene.prompts import open_question
from stellwerk.kernel.state import NONE
from stellwerk.kernel.table import SEAT_NAMES
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Figure, Strip, Text

Waits = Literal["asked", "waits", "out"]


POINTS: Final = Text("figure-points")
WORKERS: Final = Text("figure-workers")
ORDERS: Final = Text("figure-orders")
DELIVERED: Final = Text("figure-delivered")


def strips(table: Table, miner: str | None, faces: Faces, kept: Kept) -> list[Strip]:
    all_counted = is_counted(table, NONE, faces.rulings)
    asked = table.turn if open_question(table) is not None else ""
    out: list[Strip] = []
    for seat, one in enumerate(table.seats):
        name = SEAT_NAMES[seat]
        waits: Waits = "asked" if name == asked else "waits"
        notes = (False, False)
        if table.steps:
            notes = (name == table.start, name == miner)
            if name in table.passed:
                waits = "out"
        counted = all_counted or name == table.eyes
        out.append(kept.part(strip, seat, counted, waits, notes, table.tokens.count(name), one, faces))
    return out


def strip(
    seat: int, counted: bool, waits: Waits, notes: tuple[bool, bool], tokens: int, one: Seat, faces: Faces
) -> Strip:
    """Points (a secret, but one's own), workers left, orders in hand, orders fulfilled."""
    total = sum(points(one, tokens, faces.vp)) if counted else None
    hand = None if isinstance(one.workers, str) else sum(one.workers)
    figures = [
        Figure(name=POINTS, value=total, icon="sym-points"),
        Figure(name=WORKERS, value=hand, icon="sym-helmet"),
        Figure(name=ORDERS, value=len(one.orders), icon="sym-order-mark"),
        Figure(name=DELIVERED, value=orders_delivered(one), icon="sym-delivered-mark"),
    ]
    starter, miner = notes
    said = [Text("strip-starter")] * starter + [Text("strip-miner")] * miner
    return Strip(seat=seat, figures=figures, state=waits, notes=said)
