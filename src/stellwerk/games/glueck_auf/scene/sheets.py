"""Summaries that come forward: after a round, and at the end."""

from typing import Final

from stellwerk.games.glueck_auf.model.table import Seat, Table
from stellwerk.games.glueck_auf.rules.scoring import SOURCES
from stellwerk.games.glueck_auf.scene.faces import Faces
from stellwerk.games.glueck_auf.scene.pieces import lorries_on, seat_name
from stellwerk.games.glueck_auf.scene.points import is_counted, orders_delivered, points, winners
from stellwerk.kernel.table import SEAT_NAMES
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Row, Sheet, Text

POINTS: Final = "points"
TALLIED: Final = [
    Text("sheet-orders"), Text("sheet-trains"), Text("figure-orders"), Text("cell-share"), Text("cell-objective"),
]  # fmt: skip


def sheet(table: Table, faces: Faces, kept: Kept) -> Sheet | None:
    """What everybody has done when a shift is over, the five categories when the game is."""
    if not table.steps:
        won = kept.part(winners, table.seats, table.tokens, table.options)
        return kept.part(final_sheet, table.seats, table.tokens, won, faces)
    return shift_sheet(table, faces, kept) if len(table.passed) == table.players else None


def columns(players: int) -> list[Text]:
    return [Text("sheet-player", {"seat": seat_name(seat)}) for seat in range(players)]


def tally(_seat: int, one: Seat) -> tuple[int, int, int, int, int]:
    """Orders fulfilled, lorries on the trains, orders in hand, shares, objectives."""
    lorries = sum([lorries_on(dock) for dock in one.docks])
    return orders_delivered(one), lorries, len(one.orders), len(one.shares), len(one.objectives)


def shift_sheet(table: Table, faces: Faces, kept: Kept) -> Sheet:
    seats, tokens = table.seats, table.tokens
    tallies = [kept.part(tally, seat, one) for seat, one in enumerate(seats)]
    rows = [Row(name=name, values=[found[i] for found in tallies]) for i, name in enumerate(TALLIED)]
    won = [tokens.count(SEAT_NAMES[seat]) for seat in range(table.players)]
    rows.append(Row(name=Text("spot-tokens"), values=[*won]))
    counted = [is_counted(table, seat, faces.rulings) for seat in range(table.players)]
    if any(counted):
        totals = [
            sum(points(seats[seat], won[seat], faces.vp)) if counted[seat] else None for seat in range(table.players)
        ]
        rows.append(Row(name=Text("figure-points"), values=totals, strong=True))
    said = [Text("sheet-token", {"seat": seat_name(SEAT_NAMES.index(tokens[-1])), "n": len(tokens)})] if tokens else []
    title = Text("sheet-shift", {"shift": max(1, len(tokens))})
    return Sheet(title=title, columns=columns(table.players), rows=rows, notes=said)


def final_sheet(seats: tuple[Seat, ...], tokens: tuple[str, ...], winners: list[int], faces: Faces) -> Sheet:
    found = [points(one, tokens.count(SEAT_NAMES[seat]), faces.vp) for seat, one in enumerate(seats)]
    rows = [
        Row(name=Text(f"source-{source}"), values=[by_source[i] for by_source in found])
        for i, source in enumerate(SOURCES)
    ]
    rows.append(Row(name=Text("figure-points"), values=[sum(by_source) for by_source in found], strong=True))
    text = Text("prompt-over", {"seats": [seat_name(seat) for seat in winners]})
    return Sheet(title=Text("sheet-final"), columns=columns(len(seats)), rows=rows, unit=POINTS, notes=[text])
