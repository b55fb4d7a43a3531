"""What a board is worth: points so far, and those that it promises."""

from typing import Final

from stellwerk.games.railroads.model.ids import (
    AGAIN,
    ANY,
    BLACK,
    BONUS,
    BROWN,
    CARD,
    COAL_FOR_STEPS,
    EITHER,
    EITHER_BLACK,
    FACTORY,
    GRAY,
    INCOME,
    INDUSTRY,
    KEY,
    LEAVABLE,
    LOCO,
    MAIN,
    MARKER,
    NATURAL,
    QUESTION,
    QUEUED,
    TILE,
    WHITE,
)
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import EMPTY, Board, RailState
from stellwerk.games.railroads.rules.effects import worth_now
from stellwerk.games.railroads.rules.possible import industry_run, rooms
from stellwerk.games.railroads.rules.scoring import bonus_points, industry_points, line_points

# worth of a pending effect in points, about the middle of a game
WORTH: Final = [3.0] * QUEUED
WORTH[GRAY] = 5.0
WORTH[BROWN] = 9.0
WORTH[NATURAL] = 16.0
WORTH[WHITE] = 24.0
WORTH[ANY] = 9.0
WORTH[EITHER] = 4.0
WORTH[EITHER_BLACK] = 6.0
WORTH[INDUSTRY] = 6.0
WORTH[LOCO] = 14.0
WORTH[FACTORY] = 8.0
WORTH[TILE] = 14.0
WORTH[KEY] = 12.0
WORTH[QUESTION] = 24.0
WORTH[CARD] = 12.0
WORTH[INCOME] = 12.0
WORTH[MARKER] = 14.0
WORTH[BONUS] = 11.0
WORTH[AGAIN] = 8.0
WORTH[COAL_FOR_STEPS] = 2.0
COIN: Final = 4.0


def value(s: RailState, seat: int) -> float:
    """Points so far and to come."""
    k = s.parts
    b = s.boards[seat]
    left = k.rounds - s.round + 1  # scorings still to come
    worth = b.points + (pending_value(s, b, left) if s.turn == seat else 0.0)
    for line in range(3):
        worth += line_value(k, b, line, left)
    worth += industry_value(k, b, left)
    worth += b.colours * 3.0 * min(left, 4)
    worth += (k.reserve - b.reserve) * 7.0 * (left - 1) + (6.0 * left if b.black else 0.0)
    worth += b.coins * (COIN if left > 1 else 1.0) + b.coal * (2.5 if left > 1 else 0.5)
    worth += (
        len(b.engineers) * (8.0 + 2.0 * left) + len(b.incomes) * 6.0 * (left - 1) + len(b.foundries) * 4.0 * (left - 1)
    )
    for card in b.bonus:
        worth += bonus_points(k, b, card) + 1.5 * left
    if b.medal and not k.r.medal_always:
        worth += 4.0 * (left - 1)
    worth += b.upgrade * 2.0 * left
    return worth


def pending_value(s: RailState, b: Board, left: int) -> float:
    """Effects not yet taken up, as far as there is room for them."""
    must = s.must
    may = s.may
    total = 0.0
    scale = 0.35 + 0.2 * min(left, 4)
    room: list[int] = []
    for kind in range(QUEUED):
        n = must[kind] + may[kind]
        if n == 0:
            continue
        if kind < ANY:
            room = room or rooms(s.parts, b)
            n = min(n, room[kind])
        elif kind == INDUSTRY:
            n = min(n, industry_run(s.parts, b))
        elif kind == QUESTION and b.tokens == 0:
            n = 0
        elif kind == COAL_FOR_STEPS:
            n = min(n, b.coal)
        elif kind >= LEAVABLE:
            total += worth_now(s, b, kind) * n
            continue
        total += WORTH[kind] * scale * n
    return total + s.picks * 12.0


def line_value(k: Parts, b: Board, line: int, left: int) -> float:
    """What the line scores, and what its tracks and locomotives promise."""
    t = b.tracks
    first = line * 5
    now = line_points(k, b, line)
    reach = b.reach[line]
    last = k.fields[b.arm][line]
    black = t[first + BLACK]
    worth = now * left * 1.0
    worth += black * (1.6 if line == MAIN else 1.2) * (0.4 + 0.2 * min(left, 4))
    values = k.values[b.upgrade]
    beyond = 0
    for colour in range(GRAY, 5):
        at = t[first + colour]
        if at > reach:
            beyond += (at - reach) * (values[colour] - values[colour - 1])
    worth += beyond * (left - 1) * 0.6
    worth += min(reach, last) * 0.9 * left * (1.2 if line == MAIN else 1.0)
    if line == MAIN:
        worth += b.doublers * 1.2 * left
    return worth


def industry_value(k: Parts, b: Board, left: int) -> float:
    worth = industry_points(k, b) * left * 1.0
    built = 5 - b.gaps.count(EMPTY)
    worth += built * 2.0 * (left - 1)
    for at in b.markers:
        worth += at * 0.5 * left
    return worth
