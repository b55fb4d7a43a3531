"""Points by category, as if the game ended now, and who has won."""

from typing import Final

from stellwerk.games.glueck_auf.model.components import (
    ASSIGNED_SHARE_VP,
    ENGINE_VP,
    FIVE,
    FIVE_LORRIES_VP,
    FULFILLED_ORDER_VP,
    OBJECTIVE_VP,
    SHARE_VP,
    SIZE,
    TOKEN_PAIR_VP,
    TOKEN_VP,
)  # fmt: skip
from stellwerk.games.glueck_auf.model.ids import (
    ALL_OBJECTIVES,
    ENGINE,
    FIVE_LORRIES,
    KINDS,
    OBJECTIVE,
    OF_MODEL,
    OF_ORDERS,
    OF_SHARES,
    ORDER,
    SHARE,
    SHIFT_PAIRS,
    WAGON,
)  # fmt: skip
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.kernel.game import Particular, Rank, Result, Score

SOURCES: Final = ["lorries", "orders", "shares", "tokens", "objectives"]  # categories A to E


class DeliveredCounts:
    """What a player has delivered, counted."""

    __slots__ = ("assigned", "engines", "lorries_vp", "orders", "orders_vp", "printed", "tokens")

    def __init__(self, board: Player, vp: list[int], tokens: int) -> None:
        self.lorries_vp = 0
        self.orders_vp = 0
        self.engines = [0, 0, 0, 0]  # by model
        self.orders = [0, 0, 0, 0]  # fulfilled, by destination
        self.printed = [0, 0, 0, 0]  # lorries printed on them
        for card in board.delivered:
            kind = card >> 5
            if kind < WAGON:
                if SIZE[kind] == 1:
                    self.lorries_vp += vp[kind]
            elif kind >= ORDER:
                self.orders_vp += vp[kind]
                self.orders[(kind - ORDER) // 4] += 1
                self.printed[(kind - ORDER) // 4] += SIZE[kind]
            elif kind >= ENGINE:
                self.engines[kind - ENGINE] += 1
        shares = [0, 0, 0, 0]
        for share in board.shares:
            shares[(share >> 5) - SHARE] += 1
        # one share for every fulfilled order of its destination: no assignment can be better
        self.assigned = [min(shares[place], self.orders[place]) for place in range(4)]
        self.tokens = tokens

    def objective(self, objective: int, held: int) -> int:
        """What one objective is worth to somebody who holds so many of them."""
        if objective == SHIFT_PAIRS:
            return self.tokens // 2 * TOKEN_PAIR_VP
        if objective == ALL_OBJECTIVES:
            return held * OBJECTIVE_VP
        if objective < OF_SHARES:
            return self.engines[objective - OF_MODEL] * ENGINE_VP
        if objective < OF_ORDERS:
            return self.assigned[objective - OF_SHARES] * ASSIGNED_SHARE_VP
        if objective < FIVE_LORRIES:
            return self.orders[objective - OF_ORDERS] * FULFILLED_ORDER_VP
        return FIVE_LORRIES_VP if self.printed[objective - FIVE_LORRIES] >= FIVE else 0


def points(s: GlueckState, seat: int) -> list[int]:
    return points_of(s.players[seat], s.parts.vp, s.tokens.count(seat))


def points_of(board: Player, vp: list[int], tokens: int) -> list[int]:
    """Categories A to E of one board and so many shift tokens."""
    harvest = DeliveredCounts(board, vp, tokens)
    objectives = board.objectives
    return [
        harvest.lorries_vp,
        harvest.orders_vp,
        sum(harvest.assigned) * SHARE_VP,
        harvest.tokens * TOKEN_VP,
        sum([harvest.objective((card >> 5) - OBJECTIVE, len(objectives)) for card in objectives]),
    ]


def sources(s: GlueckState, seat: int) -> dict[str, int]:
    return dict(zip(SOURCES, points(s, seat), strict=True))


def ranking(s: GlueckState) -> list[Rank]:
    """Most points first; among equals the one with the latest token."""
    totals = [sum(points(s, seat)) for seat in range(s.seats)]
    latest = [latest_token(s, seat) for seat in range(s.seats)]
    keys: list[tuple[int, int]] = []
    for seat in range(s.seats):
        rivals = [other for other in range(s.seats) if totals[other] == totals[seat]]
        keys.append((totals[seat], latest[seat] if token_decides(s, rivals, totals) else 0))
    seats = sorted(range(s.seats), key=keys.__getitem__, reverse=True)
    return [rank(seat, keys, totals, latest) for seat in seats]


def latest_token(s: GlueckState, seat: int) -> int:
    """The highest number among a player's tokens, 0 without any."""
    return max([n + 1 for n, owner in enumerate(s.tokens) if owner == seat], default=0)


def token_decides(s: GlueckState, rivals: list[int], totals: list[int]) -> bool:
    if len(rivals) == 1:
        return False
    if totals[rivals[0]] < max(totals):
        return not s.rulings.lower_places_equal
    return s.tokens[-1] in rivals or not s.rulings.ties_shared


def rank(seat: int, keys: list[tuple[int, int]], totals: list[int], latest: list[int]) -> Rank:
    place = 1 + sum([other > keys[seat] for other in keys])
    if totals.count(totals[seat]) == 1:
        return Rank(seat, place, totals[seat])
    if keys.count(keys[seat]) > 1:
        return Rank(seat, place, totals[seat], "tie-shared")
    best = max([latest[other] for other in range(len(totals)) if totals[other] == totals[seat]])
    return Rank(seat, place, totals[seat], "tie-token", {"n": best})


def particulars(s: GlueckState, seat: int) -> list[Particular]:
    """What every objective is worth."""
    board = s.players[seat]
    harvest = DeliveredCounts(board, s.parts.vp, s.tokens.count(seat))
    held = len(board.objectives)
    return [
        Particular("objectives", KINDS[card >> 5], harvest.objective((card >> 5) - OBJECTIVE, held))
        for card in board.objectives
    ]


def scores(s: GlueckState) -> list[Score]:
    """By seat, as if the game ended now."""
    found = [sources(s, seat) for seat in range(s.seats)]
    return [Score(sum(by.values()), by) for by in found]


def result(s: GlueckState) -> Result | None:
    if s.stack:
        return None
    ranks = ranking(s)
    return Result(tuple(rank.seat for rank in ranks if rank.place == 1), tuple(ranks))
