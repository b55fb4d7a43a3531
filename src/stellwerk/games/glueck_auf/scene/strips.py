"""Everybody at a glance: one strip per player."""

from typing import Literal

from stellwerk.games.glueck_auf.model.table import Seat, Table
from stellwerk.games.glueck_auf.scene.faces import Faces
from stellwerk.games.glueck_auf.scene.pieces import last_miner
from stellwerk.games.glueck_auf.scene.points import is_counted, orders_delivered, points
from stellwerk.games.glueck_auf.scene.prompts import open_question
from stellwerk.kernel.table import SEAT_NAMES
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Figure, Strip, Text

Waits = Literal["asked", "waits", "out"]


def strips(table: Table, faces: Faces, kept: Kept) -> list[Strip]:
    miner = kept.part(last_miner, table.placed)
    asked = table.turn if open_question(table) is not None else ""
    out: list[Strip] = []
    for seat, one in enumerate(table.seats):
        name = SEAT_NAMES[seat]
        waits: Waits = "asked" if name == asked else "out" if name in table.passed and table.steps else "waits"
        tokens = table.tokens.count(name)
        notes = (name == table.start, name == miner) if table.steps else (False, False)
        counted = is_counted(table, seat, faces.rulings)
        out.append(kept.part(strip, seat, waits, notes, tokens, counted, one, faces))
    return out


def strip(
    seat: int, waits: Waits, notes: tuple[bool, bool], tokens: int, counted: bool, one: Seat, faces: Faces
) -> Strip:
    """Points (a secret, but one's own), workers left, orders in hand, orders fulfilled."""
    total = sum(points(one, tokens, faces.vp)) if counted else None
    hand = None if isinstance(one.workers, str) else sum(one.workers)
    figures = [
        Figure(name=Text("figure-points"), value=total, icon="sym-points"),
        Figure(name=Text("figure-workers"), value=hand, icon="sym-helmet"),
        Figure(name=Text("figure-orders"), value=len(one.orders), icon="sym-order-mark"),
        Figure(name=Text("figure-delivered"), value=orders_delivered(one), icon="sym-delivered-mark"),
    ]
    starter, miner = notes
    said = [Text("strip-starter")] * starter + [Text("strip-miner")] * miner
    return Strip(seat=seat, figures=figures, state=waits, notes=said)
