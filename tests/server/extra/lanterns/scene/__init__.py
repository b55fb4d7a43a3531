"""The table as one viewer sees it."""

from typing import Any

from stellwerk.kernel.state import NONE
from stellwerk.kernel.table import BLANK
from stellwerk.stage.parts import Kept, Pieces
from stellwerk.stage.wire import Board, Figure, Offer, Picture, Piece, Range, Region, Row, Sheet, Strip, Text, Zone

Table = Any  # of the package's top


def board(table: Table) -> Board:
    zones = [Zone("table", 0, 0, 300, 100, Text("zone-table"))]
    zones += [Zone(f"hand-{i}", 0, 100 * i + 100, 300, 100, Text("zone-hand")) for i in range(table.players)]
    region = Region("all", "stage", 600, 600, Text("zone-table"), zones)
    return Board("lanterns", [region], [region])


def lantern(zone: str, i: int, card: object) -> Piece:
    if card in (BLANK, NONE):
        return Piece(zone, i, "lantern", Text("lantern-hidden"))
    return Piece(zone, i, "lantern", Text("lantern"), {"n": str(card)})


def hands(cards: tuple[object, ...]) -> Pieces:
    return {f"hand-{i}": lantern(f"hand-{i}", 0, card) for i, card in enumerate(cards)}


def shown(cards: tuple[object, ...]) -> Pieces:
    return {f"shown-{i}": lantern("table", i, card) for i, card in enumerate(cards)}


def picture(table: Table, kept: Kept) -> Picture:
    strips = [
        Strip(i, [Figure(Text("source-lanterns"), points)], "answered" if table.answers[i] != NONE else "waits")
        for i, points in enumerate(table.points)
    ]
    rows = [Row(Text("source-lanterns"), list(table.points))]
    columns = [Text("ui-seat-name", {"seat": f"seat-{i}"}) for i in range(len(strips))]
    title = Text("sheet-counted", {"round": table.round})
    prompt = {"Guess": "prompt-guess", "Grab": "prompt-grab"}.get(step(table), "prompt-over")
    sheet = Sheet(title, columns, rows) if table.sheet else None
    parts = [kept.part(hands, table.hands), kept.part(shown, table.shown)]
    return Picture(parts, [title], Text(prompt), strips, "LA-1", sheet)


def step(table: Table) -> str:
    return table.stack[-1] if table.stack else ""


def offers(table: Table, kept: Kept) -> list[Offer]:
    out = [Offer("shout", Text("act-shout"), on=("table",))]
    if step(table) == "Guess" and table.seat is not None and table.answers[table.seat] == NONE:
        out.append(Offer("guess {n}", Text("act-guess"), number=Range(0, 5, 1, 0)))
    if step(table) == "Grab":
        out.append(Offer("grab", Text("act-grab"), main=True))
    return out
