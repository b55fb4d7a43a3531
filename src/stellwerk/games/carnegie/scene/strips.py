"""Everybody at a glance: one strip per player."""

from stellwerk.games.carnegie.model.ids import SEATS
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Figure, Strip, Text


def strip(view: Json, s: CarnegieState, seat: int) -> Strip:
    """Points as if the game ended now, money, goods, who stands and who is away."""
    b = s.players[seat]
    total = sum(view["known"][seat]["sources"].values())
    figures = [
        Figure(name=Text("figure-points"), value=total, icon="sym-vp"),
        Figure(name=Text("figure-money"), value=b.money, unit="money", icon="sym-money"),
        Figure(name=Text("figure-goods"), value=b.goods, icon="sym-goods"),
        Figure(name=Text("figure-standing"), value=b.active(), icon="sym-standing"),
        Figure(name=Text("figure-missions"), value=sum(b.missions), icon="sym-mission"),
    ]
    asked = seat in view["waiting"]
    return Strip(seat=seat, figures=figures, state="asked" if asked else "waits", notes=notes(view, s, seat))


def notes(view: Json, s: CarnegieState, seat: int) -> list[Text]:
    out: list[Text] = []
    if SEATS[seat] == view["first"] and s.seats > 1:
        out.append(Text("strip-first"))
    if s.players[seat].joker:
        out.append(Text("strip-joker"))
    return out
