"""Summaries that come forward: after a round, and at the end."""

from typing import Final

from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Row, Sheet, Text

POINTS: Final = "score-unit"
STANDINGS: Final = (5, 10, 15)  # rounds that end with a look at the standing


def sheet(view: Json, s: CarnegieState) -> Sheet | None:
    """Where everybody stands at three rounds of the game, and at its end."""
    if view["over"]:
        return by_source(view, Text("sheet-final"))
    if view["phase"] == "end-of-round" and s.round in STANDINGS:
        return by_source(view, Text("sheet-standing", {"round": s.round}))
    return None


def by_source(view: Json, title: Text) -> Sheet:
    columns = [Text("sheet-player", {"seat": f"seat-{seat}"}) for seat in range(view["players"])]
    found: list[dict[str, int]] = [known["sources"] for known in view["known"]]
    if view["players"] == 1:
        columns.append(Text("andrew"))
        found = [*found, view["andrew"]["sources"]]
    names = list(dict.fromkeys(name for by in found for name in by))
    rows = [
        Row(name=Text(f"source-{name}"), values=[by.get(name) for by in found])
        for name in names
        if any(by.get(name) for by in found)
    ]
    rows.append(Row(name=Text("sheet-total"), values=[sum(by.values()) for by in found], strong=True))
    return Sheet(title=title, columns=columns, rows=rows, unit=POINTS)
