"""Summaries that come forward: after a round, and at the end."""

from typing import Final

from stellwerk.games.carnegie.model.table import Table
from stellwerk.games.carnegie.scene.pieces import Seen
from stellwerk.games.carnegie.scene.pieces_company import SOURCE_SYMBOLS
from stellwerk.stage.wire import Row, Sheet, Text

POINTS: Final = "score-unit"
STANDINGS: Final = (5, 10, 15)  # rounds that end with a look at the standing


def sheet(table: Table, seen: Seen) -> Sheet | None:
    """Where everybody stands at three rounds of the game, and at its end."""
    if not table.steps:
        return by_source(seen, Text("sheet-final"))
    if table.phase == "end-of-round" and table.round in STANDINGS:
        return by_source(seen, Text("sheet-standing", {"round": table.round}))
    return None


def symbol(source: str) -> str:
    """Points that were scored at once have the track's."""
    return f"sym-{SOURCE_SYMBOLS.get(source, 'vp')}"


def by_source(seen: Seen, title: Text) -> Sheet:
    columns = [Text("sheet-player", {"seat": f"seat-{of.seat}"}) for of in seen.companies]
    found = [of.sources for of in seen.companies]
    if seen.rival:
        columns.append(Text("andrew"))
        found.append(seen.rival)
    names = list(dict.fromkeys(name for by in found for name in by))
    rows = [
        Row(name=Text(f"source-{name}"), values=[by.get(name) for by in found], icon=symbol(name))
        for name in names
        if any(by.get(name) for by in found)
    ]
    rows.append(Row(name=Text("sheet-total"), values=[sum(by.values()) for by in found], strong=True))
    return Sheet(title=title, columns=columns, rows=rows, unit=POINTS)
