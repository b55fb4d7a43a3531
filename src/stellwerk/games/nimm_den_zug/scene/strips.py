"""Everybody at a glance: one strip per player."""

from typing import Final, Literal, NamedTuple

from stellwerk.games.nimm_den_zug.model.components import Components
from stellwerk.games.nimm_den_zug.model.ids import LOCOS, SEATS
from stellwerk.games.nimm_den_zug.model.table import Seat, Train
from stellwerk.games.nimm_den_zug.scene.pieces import bid_word
from stellwerk.games.nimm_den_zug.scene.seen import Box, Seen, Standing, earned
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Figure, Strip, Text

MONEY: Final = "money"
NAMES: Final = {name: Text(f"figure-{name}") for name in ("money", "locos", "power", "wagons", "profit", "goals")}
NOTES: Final = [Text("strip-tile", {"tile": tile}) for tile in range(len(SEATS) + 1)]  # by order tile
StripState = Literal["asked", "answered", "waits", "out"]
Stands = tuple[StripState, tuple[str, ...]]


def strips(seen: Seen) -> list[Strip]:
    """Money (a secret, but one's own), what counts in this phase, and goals used."""
    table, kept, box = seen.table, seen.kept, seen.box
    phase = table.phase
    stands = kept.part(standings, Auction(seen.now, seen.asked, table.method, phase))
    return [kept.part(strip, seat, stands[seat], phase, one, box, kept) for seat, one in enumerate(table.seats)]


class Auction(NamedTuple):
    """What tells how everybody stands."""

    now: Standing
    asked: tuple[int, ...]
    method: str | None
    phase: str


def standings(auction: Auction) -> list[Stands]:
    return [(state(auction, seat), notes(auction, seat)) for seat in range(auction.now.players)]


def state(auction: Auction, seat: int) -> StripState:
    if seat in auction.asked:
        return "asked"
    if seat in auction.now.answered:
        return "answered"
    return "waits" if seat in auction.now.lacking or auction.phase != "auction" else "out"


def notes(auction: Auction, seat: int) -> tuple[str, ...]:
    """How a player stands in an auction."""
    now, name = auction.now, SEATS[seat]
    starts = name == now.starter and auction.phase == "auction" and auction.method not in (None, "draft")
    out = ("strip-starter",) if starts else ()
    return (*out, bid_word(now, auction.asked, seat, auction.method)) if name in now.passed else out


def strip(seat: int, stands: Stands, phase: str, one: Seat, box: Box, kept: Kept) -> Strip:
    state, notes = stands
    money = one.money if isinstance(one.money, int) else None
    figures = [Figure(name=NAMES["money"], value=money, unit=MONEY, icon="sym-coins")]
    figures += loco_figures(one.trains, box.c) if phase == "auction" else wagon_figures(one.trains)
    if phase == "wagons":  # afterwards it is paid
        profit = sum(kept.part(earned, one.trains, box))
        figures.append(Figure(name=NAMES["profit"], value=profit, unit=MONEY, icon="sym-profit"))
    figures.append(Figure(name=NAMES["goals"], value=len(one.used), icon="sym-goal-mark"))
    said = [Text(key) for key in notes]
    if one.tile is not None and phase != "over":
        said.append(NOTES[one.tile])
    return Strip(seat=seat, figures=figures, state=state, notes=said)


def loco_figures(trains: tuple[Train, ...], c: Components) -> list[Figure]:
    power = sum([c.power[LOCOS.index(train.loco)] for train in trains if train.loco and not train.substitute])
    return [
        Figure(name=NAMES["locos"], value=len(trains), icon="sym-steam-mark"),
        Figure(name=NAMES["power"], value=power, icon="sym-power"),
    ]


def wagon_figures(trains: tuple[Train, ...]) -> list[Figure]:
    wagons = sum([len(train.wagons) for train in trains])
    return [Figure(name=NAMES["wagons"], value=wagons, icon="sym-wagon-mark")]
