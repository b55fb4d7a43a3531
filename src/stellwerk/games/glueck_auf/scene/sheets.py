"""Summaries that come forward: after a round, and at the end."""

from typing import Final

from stellwerk.games.glueck_auf.rules.scoring import SOURCES
from stellwerk.games.glueck_auf.scene.pieces import seat_name
from stellwerk.games.glueck_auf.scene.prompts import winners
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Row, Sheet, Text

POINTS: Final = "points"


def sheet(view: Json) -> Sheet | None:
    """What everybody has done when a shift is over, the five categories when the game is."""
    if view["over"]:
        return final_sheet(view)
    return shift_sheet(view) if len(view["passed"]) == view["players"] else None


def columns(view: Json) -> list[Text]:
    return [Text("sheet-player", {"seat": seat_name(seat)}) for seat in range(view["players"])]


def shift_sheet(view: Json) -> Sheet:
    seats = view["seats"]
    rows = [
        Row(name=Text("sheet-orders"), values=[player["delivered_count"]["orders"] for player in seats]),
        Row(name=Text("sheet-trains"), values=[lorries(player) for player in seats]),
        Row(name=Text("figure-orders"), values=[player["order_count"] for player in seats]),
        Row(name=Text("cell-share"), values=[len(player["shares"]) for player in seats]),
        Row(name=Text("cell-objective"), values=[len(player["objectives"]) for player in seats]),
        Row(name=Text("spot-tokens"), values=[len(player["tokens"]) for player in seats]),
    ]
    totals = [None if player["points"] is None else sum(player["points"].values()) for player in seats]
    if any(total is not None for total in totals):
        rows.append(Row(name=Text("figure-points"), values=totals, strong=True))
    owners: list[int] = view["tokens"]
    said = [Text("sheet-token", {"seat": seat_name(owners[-1]), "n": len(owners)})] if owners else []
    return Sheet(
        title=Text("sheet-shift", {"shift": max(1, len(owners))}), columns=columns(view), rows=rows, notes=said
    )


def lorries(player: Json) -> int:
    """On all trains that have not left yet."""
    total: int = sum(dock["lorries"] for dock in player["docks"])
    return total


def final_sheet(view: Json) -> Sheet:
    seats = view["seats"]
    rows = [
        Row(name=Text(f"source-{source}"), values=[player["points"][source] for player in seats]) for source in SOURCES
    ]
    totals = [sum(player["points"].values()) for player in seats]
    rows.append(Row(name=Text("figure-points"), values=totals, strong=True))
    text = Text("prompt-over", {"seats": [seat_name(seat) for seat in winners(view)]})
    return Sheet(title=Text("sheet-final"), columns=columns(view), rows=rows, unit=POINTS, notes=[text])
