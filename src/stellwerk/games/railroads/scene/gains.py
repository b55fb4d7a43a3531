"""What an effect could add to the scoring of this round, by the best choice of lines, places and markers."""

from collections.abc import Callable
from functools import partial
from typing import Final

from stellwerk.games.railroads.model.ids import (
    ANY,
    BLACK,
    COLOURS,
    DOUBLERS,
    EITHER,
    EITHER_BLACK,
    GRAY,
    INDUSTRY,
    LOCO,
    MAIN,
    MEDAL,
    NINE,
    SECOND_MARKER,
    TILE,
    UPGRADE,
    UPGRADE_GERMAN,
)
from stellwerk.games.railroads.model.parts import Effect, Parts
from stellwerk.games.railroads.model.state import EMPTY, Board
from stellwerk.games.railroads.rules.possible import can_industry, can_step
from stellwerk.games.railroads.rules.scoring import round_points

STEPS: Final = (*range(ANY + 1), EITHER, EITHER_BLACK)
COUNTED: Final = (*STEPS, INDUSTRY, LOCO, TILE, DOUBLERS, MEDAL, UPGRADE, UPGRADE_GERMAN, SECOND_MARKER, NINE)
Boards = list[Board]


def counts(given: Effect) -> bool:
    """Whether anything of it can show in a scoring."""
    return any(kind in COUNTED for kind, _ in given)


def best_gain(k: Parts, b: Board, given: Effect, lowest: int) -> int:
    """`lowest`: the locomotive that would be taken, 0 for none. What special fields bring on the way is not counted."""
    boards = [b]
    for kind, n in given:
        if kind in STEPS:
            colours = range(len(COLOURS)) if kind == ANY else (kind,) if kind < ANY else (BLACK, GRAY)
            for _ in range(n):
                boards = each(boards, partial(stepped, k, tuple(colours)), tracks_of) or boards
        elif kind == INDUSTRY:
            for _ in range(n):
                boards = each(boards, partial(moved, k), markers_of) or boards
        elif kind in (LOCO, TILE, NINE):
            number = 9 if kind == NINE else lowest
            boards = each(boards, partial(placed, number, False), locos_of) or boards
        else:
            boards = [changed(k, one, kind, n) for one in boards]
    return max([sum(round_points(k, one)) for one in boards]) - sum(round_points(k, b))


def each(boards: Boards, made: Callable[[Board], Boards], shown: Callable[[Board], tuple[int, ...]]) -> Boards:
    """All boards that come of these, each once."""
    found: dict[tuple[int, ...], Board] = {}
    for one in boards:
        for new in made(one):
            found.setdefault(shown(new), new)
    return list(found.values())


def tracks_of(b: Board) -> tuple[int, ...]:
    return tuple(b.tracks)


def markers_of(b: Board) -> tuple[int, ...]:
    return (*b.tracks, *sorted(b.markers))


def locos_of(b: Board) -> tuple[int, ...]:
    return (*b.tracks, *b.markers, *b.locos, b.stokers)


def stepped(k: Parts, colours: tuple[int, ...], b: Board) -> Boards:
    out: Boards = []
    for line in range(3):
        for colour in colours:
            if can_step(k, b, line, colour):
                new = b.clone()
                new.tracks[line * 5 + colour] += 1
                if colour == BLACK and line == MAIN:
                    new.colours = k.unlocked[new.arm][new.tracks[BLACK]]
                out.append(new)
    return out


def moved(k: Parts, b: Board) -> Boards:
    out: Boards = []
    for marker in range(len(b.markers)):
        if can_industry(k, b, marker):
            new = b.clone()
            new.markers[marker] += 1
            out.append(new)
    return out


def placed(number: int, stoked: bool, b: Board) -> Boards:
    """RR-4.4: on an empty place, or in place of a lower one, which moves on; with no place left it goes back."""
    if number == 0:
        return []
    out: Boards = []
    for slot in range(4):
        if b.loco(slot) >= number + stoked or (slot == 1 and b.locos[0] == EMPTY):
            continue
        new = b.clone()
        old, old_stoked = b.locos[slot], bool(b.stokers >> slot & 1)
        new.locos[slot] = number
        new.stokers = b.stokers & ~(1 << slot) | int(stoked) << slot
        new.fill_reach()
        out += placed(old, old_stoked, new) or [new]
    return out


def changed(k: Parts, b: Board, kind: int, n: int) -> Board:
    new = b.clone()
    if kind == DOUBLERS:
        new.doublers = min(k.doubler_places, b.doublers + n)
    elif kind == MEDAL:
        new.medal = True
    elif kind in (UPGRADE, UPGRADE_GERMAN):
        new.upgrade = kind - UPGRADE + 1
    elif kind == SECOND_MARKER and 0 not in b.markers:
        new.markers.append(0)
    return new
