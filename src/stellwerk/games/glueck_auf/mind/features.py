"""A position as numbers: what a seat has delivered, what is under way, and how long it still lasts."""

from typing import Final

from stellwerk.games.glueck_auf.mind.worth import goods_worth, papers_worth, trains_worth
from stellwerk.games.glueck_auf.model.components import SIZE, WORKERS
from stellwerk.games.glueck_auf.model.ids import DOCKS
from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.games.glueck_auf.rules.scoring import points
from stellwerk.games.glueck_auf.rules.workers import COUNTS, TOTAL
from stellwerk.kernel.state import NONE

FEATURES: Final = [
    "time", "lorries", "orders", "shares", "tokens", "objectives", "trains in sight", "goods in sight",
    "papers in sight", "workers", "worker cards", "workers of the others", "open orders", "loaded", "engines",
    "in row and storage", "innovations", "points of the others", "lorries wanted", "loaded to spare",
]  # fmt: skip
IN_A_SHIFT: Final = [
    float(sum([n * (v + 1) for v, n in enumerate(WORKERS[seats])])) if seats in WORKERS else 1.0 for seats in range(5)
]


def features(s: GlueckState, seat: int) -> list[float]:
    board = s.players[seat]
    hand = 0 if s.passed >> seat & 1 else TOTAL[board.hand]
    free = [0, 1, 2]
    trains = trains_worth(s, board, free)
    left = 0
    rivals = 0
    for other in range(s.seats):
        if other != seat:
            left += 0 if s.passed >> other & 1 else TOTAL[s.players[other].hand]
            rivals += sum(points(s, other))
    out = [time(s, hand + left)]
    for vp in points(s, seat):
        out.append(float(vp))
    out.append(trains)
    out.append(goods_worth(s, board, free))
    out.append(papers_worth(s, seat, board))
    out.append(float(hand))
    out.append(float(sum(COUNTS[board.hand])) if hand else 0.0)
    out.append(left / (s.seats - 1))
    out.append(float(len(board.orders)))
    out.append(float(sum(board.loaded)))
    out.append(float(DOCKS - board.engines.count(NONE)))
    out.append(float(len(board.row) + len(board.storage)))
    out.append(float(len(board.innovations)))
    out.append(rivals / (s.seats - 1))
    wanted = 0
    for order in board.orders:
        wanted += SIZE[order >> 5]
    out.append(float(wanted))
    out.append(float(max(0, sum(board.loaded) - wanted)))
    return out


def time(s: GlueckState, workers: int) -> float:
    """How much of all work is done: shifts, and of the running one by the workers still in hand."""
    if len(s.tokens) >= s.shifts:
        return 1.0
    used = 1.0 - min(1.0, workers / (IN_A_SHIFT[s.seats] * s.seats))
    return (len(s.tokens) + used) / s.shifts
