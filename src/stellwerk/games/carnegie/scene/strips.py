"""Everybody at a glance: one strip per player."""

from stellwerk.games.carnegie.model.table import Andrew
from stellwerk.games.carnegie.scene.companies import Company
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Figure, Strip, Text


def rival(andrew: Andrew, total: int) -> Strip:
    """Andrew, against whom one plays alone: his points, departments and donations."""
    figures = [
        Figure(name=Text("figure-points"), value=total, icon="sym-vp"),
        Figure(name=Text("figure-departments"), value=len(andrew.departments), icon="sym-MG"),
        Figure(name=Text("figure-donations"), value=len(andrew.donations), icon="sym-donation"),
    ]
    return Strip(seat=NONE, figures=figures, name=Text("andrew"))


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
