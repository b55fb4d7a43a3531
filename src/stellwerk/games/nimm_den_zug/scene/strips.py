"""Everybody at a glance: one strip per player."""

from typing import Final, Literal

from stellwerk.games.nimm_den_zug.model.components import TRAINS, Components
from stellwerk.games.nimm_den_zug.model.ids import LOCOS, SEATS
from stellwerk.games.nimm_den_zug.model.table import Train
from stellwerk.games.nimm_den_zug.scene.pieces import bid_word
from stellwerk.games.nimm_den_zug.scene.seen import Seen
from stellwerk.kernel.table import Blank
from stellwerk.stage.wire import Figure, Strip, Text

MONEY: Final = "money"
Standing = Literal["asked", "answered", "waits", "out"]
Figures = tuple[Figure, ...]


def strips(seen: Seen) -> list[Strip]:
    """Money (a secret, but one's own), what counts in this phase, and goals used."""
    out: list[Strip] = []
    for seat, one in enumerate(seen.table.seats):
        middle = phase_figures(seen, seat)
        out.append(seen.kept.part(strip, seat, one.money, middle, len(one.used), state(seen, seat), notes(seen, seat)))
    return out


def strip(
    seat: int, money: int | Blank, middle: Figures, used: int, state: Standing, notes: tuple[tuple[str, int], ...]
) -> Strip:
    figures = [
        Figure(
            name=Text("figure-money"), value=money if isinstance(money, int) else None, unit=MONEY, icon="sym-coins"
        ),
        *middle,
        Figure(name=Text("figure-goals"), value=used, icon="sym-goal-mark"),
    ]
    said = [Text(key, {"tile": tile}) if tile else Text(key) for key, tile in notes]
    return Strip(seat=seat, figures=figures, state=state, notes=said)


def phase_figures(seen: Seen, seat: int) -> Figures:
    trains = seen.table.seats[seat].trains
    if seen.table.phase == "auction":
        return seen.kept.part(loco_figures, trains, seen.box.c)
    profit = sum(seen.profits(seat)) if seen.table.phase == "wagons" else None  # afterwards it is paid
    return seen.kept.part(wagon_figures, trains, profit)


def loco_figures(trains: tuple[Train, ...], c: Components) -> Figures:
    power = sum(c.power[LOCOS.index(train.loco)] for train in trains if train.loco and not train.substitute)
    return (
        Figure(name=Text("figure-locos"), value=len(trains), icon="sym-steam-mark"),
        Figure(name=Text("figure-power"), value=power, icon="sym-power"),
    )


def wagon_figures(trains: tuple[Train, ...], profit: int | None) -> Figures:
    wagons = sum(len(train.wagons) for train in trains)
    count = Figure(name=Text("figure-wagons"), value=wagons, icon="sym-wagon-mark")
    if profit is None:
        return (count,)
    return count, Figure(name=Text("figure-profit"), value=profit, unit=MONEY, icon="sym-profit")


def state(seen: Seen, seat: int) -> Standing:
    one = seen.table.seats[seat]
    if seat in seen.asked:
        return "asked"
    if one.answer is not None:
        return "answered"
    return "out" if len(one.trains) == TRAINS and seen.table.phase == "auction" else "waits"


def notes(seen: Seen, seat: int) -> tuple[tuple[str, int], ...]:
    """What else is said of a player, with the number of their order tile where it is about that."""
    table, name = seen.table, SEATS[seat]
    out: list[tuple[str, int]] = []
    if table.phase == "auction" and name == table.starter and table.method not in (None, "draft"):
        out.append(("strip-starter", 0))
    if name in table.passed:
        out.append((bid_word(seen, seat), 0))
    tile = table.seats[seat].tile
    if tile is not None:
        out.append(("strip-tile", tile))
    return tuple(out)
