"""Everybody at a glance: one strip per player."""

from typing import Final, Literal

from stellwerk.games.nimm_den_zug.model.components import Components
from stellwerk.games.nimm_den_zug.model.ids import LOCOS, SEATS
from stellwerk.games.nimm_den_zug.model.table import Seat, Train
from stellwerk.games.nimm_den_zug.scene.pieces import bid_word
from stellwerk.games.nimm_den_zug.scene.seen import Box, Seen, Standing, earned
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Figure, Strip, Text

MONEY: Final = "money"
StripState = Literal["asked", "answered", "waits", "out"]


def strips(seen: Seen) -> list[Strip]:
    """Money (a secret, but one's own), what counts in this phase, and goals used."""
    table = seen.table
    return seen.kept.part(
        every_strip, seen.now, table.seats, table.phase, table.method, seen.asked, seen.box, seen.kept
    )


def every_strip(
    now: Standing,
    seats: tuple[Seat, ...],
    phase: str,
    method: str | None,
    asked: tuple[int, ...],
    box: Box,
    kept: Kept,
) -> list[Strip]:
    starter = now.starter if phase == "auction" and method not in (None, "draft") else None
    out: list[Strip] = []
    for seat, one in enumerate(seats):
        name = SEATS[seat]
        notes = (
            "strip-starter" if name == starter else "",
            bid_word(now, asked, seat, method) if name in now.passed else "",
        )
        out.append(kept.part(strip, seat, state(now, asked, seat, phase), notes, phase, one, box, kept))
    return out


def strip(seat: int, state: StripState, notes: tuple[str, ...], phase: str, one: Seat, box: Box, kept: Kept) -> Strip:
    money = one.money if isinstance(one.money, int) else None
    figures = [Figure(name=Text("figure-money"), value=money, unit=MONEY, icon="sym-coins")]
    figures += loco_figures(one.trains, box.c) if phase == "auction" else wagon_figures(one.trains)
    if phase == "wagons":  # afterwards it is paid
        profit = sum(kept.part(earned, one.trains, box))
        figures.append(Figure(name=Text("figure-profit"), value=profit, unit=MONEY, icon="sym-profit"))
    figures.append(Figure(name=Text("figure-goals"), value=len(one.used), icon="sym-goal-mark"))
    said = [Text(key) for key in notes if key]
    if one.tile is not None:
        said.append(Text("strip-tile", {"tile": one.tile}))
    return Strip(seat=seat, figures=figures, state=state, notes=said)


def loco_figures(trains: tuple[Train, ...], c: Components) -> list[Figure]:
    power = sum(c.power[LOCOS.index(train.loco)] for train in trains if train.loco and not train.substitute)
    return [
        Figure(name=Text("figure-locos"), value=len(trains), icon="sym-steam-mark"),
        Figure(name=Text("figure-power"), value=power, icon="sym-power"),
    ]


def wagon_figures(trains: tuple[Train, ...]) -> list[Figure]:
    wagons = sum(len(train.wagons) for train in trains)
    return [Figure(name=Text("figure-wagons"), value=wagons, icon="sym-wagon-mark")]


def state(now: Standing, asked: tuple[int, ...], seat: int, phase: str) -> StripState:
    if seat in asked:
        return "asked"
    if seat in now.answered:
        return "answered"
    return "waits" if seat in now.lacking or phase != "auction" else "out"
