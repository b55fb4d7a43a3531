"""What a move leads to: colours it unlocks, fields that come next, how far locomotives reach, what is left to place."""

from collections.abc import Callable
from typing import Final

from stellwerk.games.railroads.model.ids import (
    BLACK,
    CLAIM_FIRST,
    CLAIM_SECOND,
    COINS,
    COLOURS,
    GAPS,
    HELPERS,
    LINE_OF_SLOT,
    LINES,
    MAIN,
    PLACES,
    SLOTS,
    WORKER,
)
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import EMPTY, Board
from stellwerk.games.railroads.model.table import Table
from stellwerk.games.railroads.model.take_in import take_in_for
from stellwerk.games.railroads.scene.lines import line_name
from stellwerk.games.railroads.scene.symbols import effect_words
from stellwerk.stage.wire import Text

NEAR: Final = 3  # steps to a field that is worth a word


def ahead(before: Table, after: Table, move: str) -> Text | None:
    word, *rest = move.split(" ")
    if after.seat is None or after.phase == "over" or word not in WORDS:
        return None
    s = take_in_for(after, after.seat)
    was = take_in_for(before, after.seat).boards[after.seat]
    return WORDS[word](s.parts, was, s.boards[after.seat], rest)


def stepped(k: Parts, was: Board, b: Board, rest: list[str]) -> Text | None:
    colour, line = COLOURS.index(rest[0]), LINES.index(rest[1])
    if b.colours > was.colours:
        return Text("ahead-unlocks", {"colour": f"colour-{COLOURS[b.colours - 1]}"})
    met = [field for field in was.todo[line] if field not in b.todo[line]]
    if met:
        return Text("ahead-field", {"at": k.field_at[met[0]], "effects": effect_words(k.field_gives[met[0]])})
    return next_field(k, b, line, colour) or (next_colour(k, b) if (line, colour) == (MAIN, BLACK) else None)


def next_field(k: Parts, b: Board, line: int, colour: int) -> Text | None:
    """The closest special field that this colour can still meet."""
    at = b.tracks[line * 5 + colour]
    found = [field for field in b.todo[line] if k.field_colour[field] == colour and at < k.field_at[field] <= at + NEAR]
    if not found:
        return None
    field = min(found, key=lambda one: k.field_at[one])
    far = k.field_loco[field] and b.reach[line] < k.field_at[field]
    args = {"n": k.field_at[field] - at, "at": k.field_at[field], "effects": effect_words(k.field_gives[field])}
    return Text("ahead-to-field-loco" if far else "ahead-to-field", args)


def next_colour(k: Parts, b: Board) -> Text | None:
    unlocked, at = k.unlocked[b.arm], b.tracks[BLACK]
    for field in range(at + 1, min(len(unlocked), k.fields[b.arm][MAIN] + 1)):
        if unlocked[field] > b.colours:
            return Text("ahead-to-colour", {"n": field - at, "colour": f"colour-{COLOURS[b.colours]}"})
    return None


def manned(k: Parts, _was: Board, b: Board, rest: list[str]) -> Text | None:
    """The locomotive stands: how far its line is served, and how far rails lie."""
    line = LINE_OF_SLOT[SLOTS.index(rest[0])]
    laid, reach = b.tracks[line * 5 + BLACK], b.reach[line]
    key = "ahead-reach-far" if reach > laid else "ahead-reach-short" if reach < laid else "ahead-reach"
    return Text(key, {"line": line_name(k, line), "reach": reach, "laid": laid})


def produced(k: Parts, _was: Board, b: Board, rest: list[str]) -> Text | None:
    at = b.markers[int(rest[0]) - 1]
    if at >= k.industry_end:
        return None
    gap = k.gap_on[at + 1]
    if gap >= 0 and b.gaps[gap] == EMPTY:
        return Text("ahead-gap")
    if gap >= 0:
        return Text("ahead-factory", {"effects": effect_words(k.factory_gives[b.gaps[gap]])})
    more = [to for to in range(at + 1, k.industry_end + 1) if k.industry_points[to] > k.industry_points[at]]
    return Text("ahead-industry", {"n": more[0] - at, "points": k.industry_points[more[0]]}) if more else None


def built(k: Parts, _was: Board, b: Board, rest: list[str]) -> Text | None:
    """The factory lies in its gap: how far the closest marker still is."""
    at = [field for field, gap in enumerate(k.gap_on) if gap == GAPS.index(rest[0])]
    away = [at[0] - marker for marker in b.markers if marker < at[0]]
    return Text("ahead-to-factory", {"n": min(away)}) if away else None


def placed(k: Parts, _was: Board, b: Board, rest: list[str]) -> Text | None:
    kinds = [kind for kind, _ in k.gives[PLACES.index(rest[0])]]
    if CLAIM_FIRST in kinds or CLAIM_SECOND in kinds:
        return Text("ahead-order", {"place": 1 if CLAIM_FIRST in kinds else 2})
    left = b.workers + b.coins + b.helpers + b.black_home
    brings = any(kind in (COINS, WORKER, HELPERS) for kind in kinds)
    return None if left or brings else Text("ahead-last")


def passed(_k: Parts, was: Board, _b: Board, _rest: list[str]) -> Text | None:
    idle = was.workers + was.helpers + was.black_home
    return Text("ahead-idle", {"n": idle}) if idle else None


WORDS: Final[dict[str, Callable[[Parts, Board, Board, list[str]], Text | None]]] = {
    "advance": stepped,
    "slot": manned,
    "industry": produced,
    "gap": built,
    "place": placed,
    "pass": passed,
}
