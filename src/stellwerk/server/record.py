"""The record of games played alone: what a finished table brings to it, and the best per combination of modules.

A result belongs to whoever holds the seat when the game ends. It is written together with the last move: neither lost
nor counted twice.
"""

from collections.abc import Mapping
from typing import Any

import stellwerk
from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Match
from stellwerk.server.component_files import called
from stellwerk.server.rows import Solo, SoloRow, SoloRows
from stellwerk.server.store import Store
from stellwerk.server.wire import SoloRecord, SoloResult

MOST_LISTED = 5


def solo(match: Match) -> Solo | None:
    """What a finished game for one brings to the record."""
    result = match.result
    if match.players != 1 or match.waiting or result is None or match.setup.get("lesson"):
        return None
    won = None if result.rival is None else 0 in result.winners
    return Solo(match.game.id, combination(match.game, match.setup.get("options", {})), result.ranking[0].total, won)


def combination(game: Game, options: Mapping[str, Any]) -> dict[str, str]:
    """What tables must share for their results to be compared. Defaults are left out, so that a module added later
    does not part old results from new ones."""
    apart = [option for option in game.options if option.apart or option.kind == "components"]
    chosen = [(option, options.get(option.id, option.default)) for option in apart]
    return {option.id: called(choice) for option, choice in chosen if choice != option.default}


async def record_of(store: Store, session: str, game: str = "") -> list[SoloRecord]:
    """The best of a session, game by game, the plain game before its modules."""
    return sorted(map(written, await store.solo_record(session, game, MOST_LISTED)), key=order)


async def record_with(store: Store, session: str, table: str) -> SoloRecord | None:
    """The record of the combination that a table was played with; None where its result is not this session's."""
    found = await store.solo_table(session, table, MOST_LISTED)
    return None if found is None else written(found)


def written(rows: SoloRows) -> SoloRecord:
    this = None if rows.this is None else result(rows.this)
    return SoloRecord(rows.game, rows.options, rows.played, [result(row) for row in rows.best], this)


def result(row: SoloRow) -> SoloResult:
    return SoloResult(row.better + 1, row.total, row.ended, row.won, row.table if row.held else "")


def order(record: SoloRecord) -> tuple[str, int, list[int]]:
    if record.game not in stellwerk.games():
        return record.game, len(record.options), []
    options = stellwerk.game(record.game).options
    at = {option.id: i for i, option in enumerate(options)}
    return record.game, len(record.options), sorted(at.get(name, len(options)) for name in record.options)
