"""Everybody at a glance: one strip per player."""

from typing import Literal

from stellwerk.games.railroads.model.table import SEATS, Table
from stellwerk.games.railroads.scene.pieces_players import Player
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Figure, Strip, Text

Standing = Literal["asked", "waits", "out"]


def strips(table: Table, players: list[Player], asked: int, kept: Kept) -> list[Strip]:
    out: list[Strip] = []
    for seat, player in enumerate(players):
        passed = SEATS[seat] in table.passed
        state: Standing = "asked" if seat == asked else "out" if passed else "waits"
        place = table.order.index(SEATS[seat]) + 1 if table.players > 1 else 0
        out.append(kept.part(strip, seat, player.figures, state, place, passed))
    return out


def strip(seat: int, figures: list[Figure], state: Standing, place: int, passed: bool) -> Strip:
    """`place`: in the turn order, 0 alone."""
    notes = [Text("strip-place-passed" if passed else "strip-place", {"place": place})] if place else []
    return Strip(seat=seat, figures=figures, state=state, notes=notes)
