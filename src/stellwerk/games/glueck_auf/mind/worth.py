"""What a position is worth to a seat: points in hand, points in sight, and what the workers could still do."""

from typing import Final

from stellwerk.games.glueck_auf.model.components import (
    CREST,
    DOCKS_OF,
    FULFILLED_ORDER_VP,
    SHARE_VP,
    SIZE,
    SPAN,
    WORKERS,
)
from stellwerk.games.glueck_auf.model.ids import (
    DOCKS,
    ENGINE,
    HELPER,
    HELPERS,
    OBJECTIVE,
    OF_MODEL,
    OF_ORDERS,
    OF_SHARES,
    ORDER,
    SHARE,
    SHIFT_PAIRS,
    WILD_WAGON,
)  # fmt: skip
from stellwerk.games.glueck_auf.model.player import WAGON_KINDS, Player
from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.games.glueck_auf.rules.scoring import points
from stellwerk.games.glueck_auf.rules.workers import COUNTS, TOTAL
from stellwerk.kernel.state import NONE

# what things are worth before they are points
WORKER: Final = 0.3
WORKER_CARD: Final = 0.12
MINER: Final = 0.9
INNOVATION: Final = 1.4
ENGINE_WORTH: Final = 1.1
PATIENCE: Final = 9.0  # workers still to come at which half of what is in sight will be had


def worth(s: GlueckState, seat: int) -> float:
    board = s.players[seat]
    coming = (s.shifts - s.shift) * sum([n * (v + 1) for v, n in enumerate(WORKERS[s.seats])])
    horizon = coming + (0 if s.passed >> seat & 1 else TOTAL[board.hand])
    chance = horizon / (horizon + PATIENCE)
    free = [0, 1, 2]
    sight = trains_worth(s, board, free) + goods_worth(s, board, free) + papers_worth(s, seat, board)
    return sum(points(s, seat)) + chance * sight + workers_worth(board)


def workers_worth(board: Player) -> float:
    """Workers in hand can still do something; small cards more than their sum says."""
    counts = COUNTS[board.hand]
    return WORKER * TOTAL[board.hand] + WORKER_CARD * sum(counts)


def trains_worth(s: GlueckState, board: Player, free: list[int]) -> float:
    """Every order is held against the dock that suits it best, the largest first; `free` keeps the docks left over."""
    total = 0.0
    for order in sorted(board.orders, key=size_of, reverse=True):
        vp = s.parts.vp[order >> 5] + order_extras(board, ((order >> 5) - ORDER) // 4)
        if not free:
            total += 0.12 * vp
            continue
        size = SIZE[order >> 5]
        dock = suited(board, free, size)
        free.remove(dock)
        progress = min(1.0, board.loaded[dock] / size)
        has_engine = board.engines[dock] != NONE
        share = 0.2 + 0.42 * progress + (0.14 if has_engine else 0.0)
        if progress == 1.0 and has_engine:
            share += 0.1
        total += share * vp + 0.2 * max(0, board.loaded[dock] - size)
    return total


def size_of(order: int) -> int:
    return SIZE[order >> 5]


def suited(board: Player, free: list[int], size: int) -> int:
    """The dock with just enough lorries, else the one with the most; an engine is welcome."""
    best, best_key = free[0], -1e9
    for dock in free:
        loaded = board.loaded[dock]
        key = 20.0 - loaded if loaded >= size else float(loaded)
        if board.engines[dock] != NONE:
            key += 1.5
        if key > best_key:
            best, best_key = dock, key
    return best


def order_extras(board: Player, place: int) -> float:
    """What else an order of this destination would bring: a share to go with it, an objective."""
    extra = 0.0
    for share in board.shares:
        if (share >> 5) - SHARE == place:
            extra = float(SHARE_VP)
    for card in board.objectives:
        if (card >> 5) - OBJECTIVE == OF_ORDERS + place:
            extra += FULFILLED_ORDER_VP
    return extra


def goods_worth(s: GlueckState, board: Player, free: list[int]) -> float:
    """Lorries on their way, wagons that wait for them, engines."""
    vp = s.parts.vp
    total = 0.0
    waiting = [0, 0, 0, 0]
    for i, lorry in enumerate(board.row):
        kind = lorry >> 5
        waiting[CREST[kind]] += 1
        total += (0.4 * SIZE[kind] + 0.25 * vp[kind]) / (1.0 + 0.25 * i)
    for lorry in board.storage:
        kind = lorry >> 5
        waiting[CREST[kind]] += 1
        total += 0.35 * SIZE[kind] + 0.25 * vp[kind]
    for dock in range(DOCKS):
        loaded = board.loaded[dock]
        for lorry in board.loads[dock]:
            if lorry != NONE:
                total += 0.7 * vp[lorry >> 5]
        if dock in free:
            total += 0.75 * min(loaded, 4) + 0.2 * max(0, loaded - 4)
        if board.engines[dock] != NONE:
            total += engine_extras(board, (board.engines[dock] >> 5) - ENGINE)
            total += ENGINE_WORTH if dock in free else 0.3
    return total + wagons_worth(board, waiting)


def wagons_worth(board: Player, waiting: list[int]) -> float:
    """An empty wagon is worth most when a lorry waits for it."""
    total = 0.0
    for dock in range(DOCKS):
        for kind in range(WAGON_KINDS):
            n = board.empty[dock * WAGON_KINDS + kind]
            if n:
                wanted = 0
                for crest in range(4):
                    if dock in DOCKS_OF[crest] and kind in (crest, WILD_WAGON):
                        wanted += waiting[crest]
                total += 0.85 * min(n, wanted) + 0.35 * min(2, max(0, n - wanted))
    return total


def engine_extras(board: Player, model: int) -> float:
    """Objectives for this model, and trains that could leave together."""
    extra = 0.0
    for card in board.objectives:
        if (card >> 5) - OBJECTIVE == OF_MODEL + model:
            extra += 1.0
    same = [engine for engine in board.engines if engine != NONE and (engine >> 5) - ENGINE == model]
    return extra + 0.2 * (len(same) - 1)


def papers_worth(s: GlueckState, seat: int, board: Player) -> float:
    """Shares and objectives that may still score, innovations, the claim to the token."""
    total = 0.0
    wanted = [0, 0, 0, 0]
    for order in board.orders:
        wanted[((order >> 5) - ORDER) // 4] += 1
    for share in board.shares:
        total += 0.9 if wanted[(share >> 5) - SHARE] else 0.5
    for card in board.objectives:
        objective = (card >> 5) - OBJECTIVE
        total += 0.7
        if objective >= OF_SHARES:
            total += 0.6 * wanted[(objective - OF_SHARES) % 4]
        elif objective == SHIFT_PAIRS:
            total += 0.5 if s.miner == seat else 0.0
    for card in board.innovations:
        helper = (card >> 5) - HELPER
        total += 0.4 + 0.25 * SPAN[helper] if helper < len(HELPERS) else INNOVATION
    return total + (MINER if s.miner == seat else 0.0)
