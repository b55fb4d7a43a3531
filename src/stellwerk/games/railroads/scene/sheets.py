"""Summaries that come forward: after a round, and at the end."""

from stellwerk.games.railroads.model.ids import LINES
from stellwerk.games.railroads.model.state import SOURCES, RailState
from stellwerk.games.railroads.rules.scoring import round_points
from stellwerk.games.railroads.scene.pieces_players import line_name
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Row, Sheet, Text


def sheet(view: Json, s: RailState) -> Sheet | None:
    """The count when a round is over and nothing has been placed yet, and the last one."""
    if view["phase"] == "over":
        return final_sheet(s)
    return round_sheet(view, s) if fresh(view) and view["round"] > 1 else None


def fresh(view: Json) -> bool:
    """A round has just begun: boards are as they were counted."""
    if view["spaces"] or view["crowd"] or view["passed"] or view["phase"] != "turns":
        return False
    begun = view["stack"][-1:] in (["Scoring"], ["NextTurn"], ["Turn"])
    return begun and not any(seat["used"] for seat in view["seats"])


def columns(s: RailState) -> list[Text]:
    return [Text("sheet-player", {"seat": f"seat-{seat}"}) for seat in range(s.seats)]


def round_sheet(view: Json, s: RailState) -> Sheet:
    """Every line and industry as they have just been counted."""
    found = [round_points(s.parts, b) for b in s.boards]
    names = [line_name(s.parts, line) for line in range(len(LINES))] + ["source-industry"]
    rows = [Row(name=Text(name), values=[by[i] for by in found]) for i, name in enumerate(names)]
    rows.append(Row(name=Text("sheet-round-sum"), values=[sum(by) for by in found], strong=True))
    rows.append(Row(name=Text("sheet-total"), values=[b.points for b in s.boards]))
    return Sheet(title=Text("sheet-round", {"round": view["round"] - 1}), columns=columns(s), rows=rows)


def final_sheet(s: RailState) -> Sheet:
    rows = [
        Row(name=Text(f"source-{source}"), values=[b.sources[i] for b in s.boards])
        for i, source in enumerate(SOURCES)
        if any(b.sources[i] for b in s.boards)
    ]
    rows.append(Row(name=Text("sheet-total"), values=[b.points for b in s.boards], strong=True))
    return Sheet(title=Text("sheet-final"), columns=columns(s), rows=rows)
