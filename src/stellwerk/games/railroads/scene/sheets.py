"""Summaries that come forward: after a round, and at the end."""

from stellwerk.games.railroads.model.ids import LINES
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import SOURCES
from stellwerk.games.railroads.model.table import Table
from stellwerk.games.railroads.model.take_in import by_source
from stellwerk.games.railroads.scene.counted import shares
from stellwerk.games.railroads.scene.lines import source_name
from stellwerk.games.railroads.scene.pieces_players import Laid, Player, total
from stellwerk.games.railroads.scene.usable import step_name
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Row, Sheet, Text


def sheet(table: Table, k: Parts, players: list[Player], kept: Kept) -> Sheet | None:
    """The count when a round is over and nothing has been placed yet, and the last one."""
    if table.phase == "over":
        return kept.part(final_sheet, k, tuple([tuple(by_source(one.points)) for one in table.seats]))
    if table.round == 1 or not fresh(table):
        return None
    totals = tuple([total(one) for one in table.seats])
    return kept.part(round_sheet, k, table.round - 1, tuple([player.laid for player in players]), totals)


def fresh(table: Table) -> bool:
    """A round has just begun: boards are as they were counted."""
    if table.spaces or table.crowd or table.passed or table.phase != "turns":
        return False
    return step_name(table) in ("Scoring", "NextTurn", "Turn") and not any(one.used for one in table.seats)


def columns(players: int) -> list[Text]:
    return [Text("sheet-player", {"seat": f"seat-{seat}"}) for seat in range(players)]


def round_sheet(k: Parts, round_: int, laid: tuple[Laid, ...], totals: tuple[int, ...]) -> Sheet:
    """Every line and industry as they have just been counted, and of what."""
    found = [one.scored for one in laid]
    rows = [Row(name=Text("sheet-before"), values=[in_all - sum(by) for in_all, by in zip(totals, found)])]
    for i in range(len(LINES) + 1):
        of = [shares(k, one.board, i) for one in laid]
        rows.append(Row(name=source_name(k, i), values=[by[i] for by in found], shares=of if any(of) else []))
    rows.append(Row(name=Text("sheet-round-sum"), values=[sum(by) for by in found], strong=True))
    rows.append(Row(name=Text("sheet-total"), values=list(totals)))
    return Sheet(title=Text("sheet-round", {"round": round_}), columns=columns(len(found)), rows=rows)


def final_sheet(k: Parts, sources: tuple[tuple[int, ...], ...]) -> Sheet:
    rows = [
        Row(name=source_name(k, i), values=[by[i] for by in sources])
        for i in range(len(SOURCES))
        if any(by[i] for by in sources)
    ]
    rows.append(Row(name=Text("sheet-total"), values=[sum(by) for by in sources], strong=True))
    return Sheet(title=Text("sheet-final"), columns=columns(len(sources)), rows=rows)
