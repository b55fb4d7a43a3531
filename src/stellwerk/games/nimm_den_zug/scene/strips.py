"""Everybody at a glance: one strip per player."""

from typing import Any, Final

from stellwerk.games.nimm_den_zug.model.components import Components
from stellwerk.games.nimm_den_zug.model.ids import LOCOS
from stellwerk.games.nimm_den_zug.scene.pieces import bid_word
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Figure, Strip, Text

MONEY: Final = "money"


def strip(view: Json, c: Components, seat: int) -> Strip:
    """Money (a secret, but one's own), what counts in this phase, and goals used."""
    player = view["seats"][seat]
    figures = [Figure(name=Text("figure-money"), value=player["money"], unit=MONEY, icon="sym-coins")]
    figures += loco_figures(player, c) if view["phase"] == "auction" else wagon_figures(view, player)
    figures.append(Figure(name=Text("figure-goals"), value=len(player["used"]), icon="sym-goal-mark"))
    return Strip(seat=seat, figures=figures, state=strip_state(view, seat), notes=notes(view, seat))


def loco_figures(player: Json, c: Components) -> list[Figure]:
    locos = [train["loco"] for train in player["trains"] if train["loco"] is not None]
    substitutes = sum(train["substitute"] for train in player["trains"])
    power = sum(c.power[LOCOS.index(name)] for name in locos)
    return [
        Figure(name=Text("figure-locos"), value=len(locos) + substitutes, icon="sym-steam-mark"),
        Figure(name=Text("figure-power"), value=power, icon="sym-power"),
    ]


def wagon_figures(view: Json, player: Json) -> list[Figure]:
    wagons = sum(len(train["wagons"]) for train in player["trains"])
    out = [Figure(name=Text("figure-wagons"), value=wagons, icon="sym-wagon-mark")]
    if view["phase"] == "wagons":  # afterwards it is paid
        out.append(Figure(name=Text("figure-profit"), value=profit(player), unit=MONEY, icon="sym-profit"))
    return out


def profit(player: Json) -> int:
    """What the trains would pay if the round ended now."""
    total: int = sum(train["profit"] for train in player["trains"])
    return total


def strip_state(view: Json, seat: int) -> Any:
    player = view["seats"][seat]
    if seat in view["waiting"]:
        return "asked"
    if player["answered"]:
        return "answered"
    return "out" if player["out"] and view["phase"] == "auction" else "waits"


def notes(view: Json, seat: int) -> list[Text]:
    player = view["seats"][seat]
    out: list[Text] = []
    if view["phase"] == "auction" and seat == view["starter"] and view["method"] not in (None, "draft"):
        out.append(Text("strip-starter"))
    if seat in view["passed"]:
        out.append(Text(bid_word(view, seat)))
    if player["tile"]:
        out.append(Text("strip-tile", {"tile": player["tile"]}))
    return out
