"""Everybody at a glance: one strip per player."""

from stellwerk.games.carnegie.scene.companies import Company
from stellwerk.stage.wire import Figure, Strip, Text


def strip(of: Company, asked: bool, first: bool) -> Strip:
    """Points as if the game ended now, money, goods, who stands and who is away."""
    b = of.board
    figures = [
        Figure(name=Text("figure-points"), value=of.total, icon="sym-vp"),
        Figure(name=Text("figure-money"), value=b.money, unit="money", icon="sym-money"),
        Figure(name=Text("figure-goods"), value=b.goods, icon="sym-goods"),
        Figure(name=Text("figure-standing"), value=b.active(), icon="sym-standing"),
        Figure(name=Text("figure-missions"), value=sum(b.missions), icon="sym-mission"),
    ]
    notes = [Text("strip-first")] if first else []
    if b.joker:
        notes.append(Text("strip-joker"))
    return Strip(seat=of.seat, figures=figures, state="asked" if asked else "waits", notes=notes)
