"""Summaries that come forward: after a round, and at the end."""

from typing import Final

from stellwerk.games.glueck_auf.model.table import Seat, Table
from stellwerk.games.glueck_auf.rules.scoring import SOURCES
from stellwerk.games.glueck_auf.scene.faces import Faces
from stellwerk.games.glueck_auf.scene.pieces import lorries_on, seat_name
from stellwerk.games.glueck_auf.scene.points import is_counted, orders_delivered, points
from stellwerk.games.glueck_auf.scene.prompts import winners
from stellwerk.kernel.table import SEAT_NAMES
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Row, Sheet, Text

POINTS: Final = "points"


def sheet(table: Table, faces: Faces, kept: Kept) -> Sheet | None:
    """What everybody has done when a shift is over, the five categories when the game is."""
    if not table.steps:
        return kept.part(final_sheet, table.seats, table.tokens, kept.part(winners, table), faces)
    if len(table.passed) < table.players:
        return None
    counted = tuple([is_counted(table, seat, faces.rulings) for seat in range(table.players)])
    return kept.part(shift_sheet, table.seats, table.tokens, counted, faces)


def columns(seats: tuple[Seat, ...]) -> list[Text]:
    return [Text("sheet-player", {"seat": seat_name(seat)}) for seat in range(len(seats))]


def points_by_seat(seats: tuple[Seat, ...], tokens: tuple[str, ...], faces: Faces) -> list[list[int]]:
    return [points(one, tokens.count(SEAT_NAMES[seat]), faces.vp) for seat, one in enumerate(seats)]


def shift_sheet(seats: tuple[Seat, ...], tokens: tuple[str, ...], counted: tuple[bool, ...], faces: Faces) -> Sheet:
    names = SEAT_NAMES[: len(seats)]
    rows = [
        Row(name=Text("sheet-orders"), values=[orders_delivered(one) for one in seats]),
        Row(name=Text("sheet-trains"), values=[sum([lorries_on(dock) for dock in one.docks]) for one in seats]),
        Row(name=Text("figure-orders"), values=[len(one.orders) for one in seats]),
        Row(name=Text("cell-share"), values=[len(one.shares) for one in seats]),
        Row(name=Text("cell-objective"), values=[len(one.objectives) for one in seats]),
        Row(name=Text("spot-tokens"), values=[tokens.count(name) for name in names]),
    ]
    if any(counted):
        totals = [
            sum(points(one, tokens.count(name), faces.vp)) if shown else None
            for one, name, shown in zip(seats, names, counted)
        ]
        rows.append(Row(name=Text("figure-points"), values=totals, strong=True))
    said = [Text("sheet-token", {"seat": seat_name(SEAT_NAMES.index(tokens[-1])), "n": len(tokens)})] if tokens else []
    title = Text("sheet-shift", {"shift": max(1, len(tokens))})
    return Sheet(title=title, columns=columns(seats), rows=rows, notes=said)


def final_sheet(seats: tuple[Seat, ...], tokens: tuple[str, ...], winners: list[int], faces: Faces) -> Sheet:
    found = points_by_seat(seats, tokens, faces)
    rows = [
        Row(name=Text(f"source-{source}"), values=[by_source[i] for by_source in found])
        for i, source in enumerate(SOURCES)
    ]
    rows.append(Row(name=Text("figure-points"), values=[sum(by_source) for by_source in found], strong=True))
    text = Text("prompt-over", {"seats": [seat_name(seat) for seat in winners]})
    return Sheet(title=Text("sheet-final"), columns=columns(seats), rows=rows, unit=POINTS, notes=[text])
