"""Reading what lines have kept: a match from its last position, a moment from the nearest one, pages of the log.

Nothing here plays a game again, except the few lines since a kept position, and those only under their own rules.
All of it is plain computation on rows, done in threads.
"""

from typing import NamedTuple

import structlog

import stellwerk
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.match import Entry, Made, Match, closes, digest, moves_undone, revises
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.state import State
from stellwerk.kernel.step import HOUSE
from stellwerk.kernel.versions import newer, taken_in
from stellwerk.server.keeping import events_of, position_of, short
from stellwerk.server.packing import Book
from stellwerk.server.rows import LineRow, Nearest, NowRow
from stellwerk.server.show import Told
from stellwerk.stage.wire import Text
from stellwerk.words import english

journal = structlog.get_logger("stellwerk")
TAIL = 256  # lines that undo looks back on
PAGE = 200  # lines of the log that are sent at once


class Nothing(State):
    """The state of a table that cannot be read any more."""

    def clone(self) -> "Nothing":
        return self


class Opened(NamedTuple):
    """A match as the store has it, and why it cannot go on, where it cannot."""

    match: Match
    shut: Text | None


def open_match(setup: Json, version: int, now: NowRow, tail: list[LineRow]) -> Opened:
    """From the last position. Where today's rules cannot take it in, an empty match and the reason."""
    game = stellwerk.game(setup["game"])
    say = english(game.folder)
    try:
        if now.position is None:
            raise newer(game, now.rules)
        state = taken_in(game, Book(now.phrases).unpack(now.position), now.rules)
    except Refused as refused:
        reason = Text("table-shut", {"reason": {"m": refused.key, "a": refused.params}})
    except Exception:
        journal.exception("unreadable", game=game.id, rules=now.rules)
        reason = Text("table-shut", {"reason": "table-unreadable"})
    else:
        match = Match(game, setup, state, say, version).begin()
        match.line = standing_line(game, tail) if now.rules == game.version else []
        match.snapshots = {len(match.line): match.start}
        match.closed = bool(tail) and closes(entry_of(tail[-1]))
        return Opened(match, None)
    return Opened(Match(game, setup, Nothing(setup.get("players", 1), seeded(0)), say, version).begin(), reason)


def entry_of(row: LineRow) -> Entry:
    return Entry(row.seat, row.move)


def standing_line(game: Game, tail: list[LineRow]) -> list[Made]:
    """The last moves that stand, as undo needs them."""
    line: list[Made] = []
    for row in tail:
        if row.seat == HOUSE:
            line = [] if revises(entry_of(row)) else line
        elif row.undone is None:
            move = game.vocabulary.parse(row.move)
            line.append(Made(row.seat, move, row.known, row.sealed, row.v, forced=row.forced))
        else:
            line = without(line, row)
    return line


def without(line: list[Made], undo: LineRow) -> list[Made]:
    """The line after moves were taken back: alone where that was free, else with all that came after them."""
    found = [i for i, made in enumerate(line) if made.v == undo.undone]
    if not found:
        return []
    later = [] if "agreed" in undo.move else line[found[0] :]
    gone = [made.v for made in later if made.seat == undo.seat][: moves_undone(undo.move)]
    return line[: found[0]] + [made._replace(exact=False) for made in later if made.v not in gone]


def state_at(game: Game, book: Book, near: Nearest) -> tuple[State, int]:
    """The table at the last of these lines, and its version; under other rules the kept position is all there is."""
    kept = near.kept[-1]
    state = taken_in(game, position_of(book, near.kept), kept.rules)
    if kept.rules != game.version or not near.lines:
        return state, kept.v
    whole = state.clone()
    try:
        for row in near.lines:
            rules.play(state, row.seat, game.vocabulary.parse(row.move), game.aside)
    except Exception:
        journal.exception("moment", game=game.id, v=near.lines[-1].v)
        return whole, kept.v
    if short(digest(game, state)) != near.lines[-1].digest:
        journal.error("moment-differs", game=game.id, v=near.lines[-1].v, kept=kept.v)
        return whole, kept.v
    return state, near.lines[-1].v


def told_by(book: Book, lines: list[LineRow]) -> list[Told]:
    return [Told(row.v, event) for row in lines for event in events_of(book, row.told)]
