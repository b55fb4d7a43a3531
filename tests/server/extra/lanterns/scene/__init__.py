"""The table as one viewer sees it."""

from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Board, Figure, Offer, Picture, Piece, Range, Region, Row, Sheet, Strip, Text, Zone


def board(view: Json) -> Board:
    zones = [Zone("table", 0, 0, 300, 100, Text("zone-table"))]
    zones += [Zone(f"hand-{i}", 0, 100 * i + 100, 300, 100, Text("zone-hand")) for i in range(len(view["points"]))]
    if view["round"] > 1:
        zones.append(Zone("shown", 300, 0, 300, 100, Text("zone-table")))
    region = Region("all", "stage", 600, 600, Text("zone-table"), zones)
    return Board("lanterns", [region], [region])


def picture(view: Json) -> Picture:
    pieces = {
        f"hand-{i}": Piece(f"hand-{i}", 0, "lantern", Text("lantern-hidden" if card is None else "lantern"),
                           {} if card is None else {"n": str(card)})
        for i, card in enumerate(view["hands"])
    }  # fmt: skip
    for i, card in enumerate(view["shown"]):
        pieces[f"shown-{i}"] = Piece("table", i, "lantern", Text("lantern"), {"n": str(card)})
    strips = [
        Strip(i, [Figure(Text("source-lanterns"), points)], "answered" if view["answered"][i] else "waits")
        for i, points in enumerate(view["points"])
    ]
    rows = [Row(Text("source-lanterns"), view["points"])]
    columns = [Text("ui-seat-name", {"seat": f"seat-{i}"}) for i in range(len(strips))]
    title = Text("sheet-counted", {"round": view["round"]})
    prompt = {"Guess": "prompt-guess", "Grab": "prompt-grab"}.get(view["step"], "prompt-over")
    sheet = Sheet(title, columns, rows) if view["sheet"] else None
    return Picture(pieces, [title], Text(prompt), strips, "LA-1", sheet)


def offers(view: Json) -> list[Offer]:
    out = [Offer("shout", Text("act-shout"), on=("table",))]
    if view["step"] == "Guess" and view["answer"] is None:
        out.append(Offer("guess {n}", Text("act-guess"), number=Range(0, 5, 1, 0)))
    if view["step"] == "Grab":
        out.append(Offer("grab", Text("act-grab"), main=True))
    return out
