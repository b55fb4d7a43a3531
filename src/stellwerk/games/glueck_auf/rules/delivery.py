"""Delivery: whole trains leave, each with an order of its own."""

from typing import Any, Final

from stellwerk.games.glueck_auf.model.components import SIZE
from stellwerk.games.glueck_auf.model.ids import DOCKS, ENGINE, ENGINES, KINDS, MODELS, ORDER, ORDERS
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.state import SEATS, GlueckState
from stellwerk.games.glueck_auf.rules.innovation_before_workers import (
    leaving_a_placement_if_any,
    why_not_before_workers,
)
from stellwerk.games.glueck_auf.rules.mining import first_of, kinds_of
from stellwerk.games.glueck_auf.rules.moves import DELIVER, STOP
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Step

MUST_DELIVER: Final = Refusal("GA-6.1", "must-deliver")


class Delivery(Step[GlueckState]):
    """Let a train leave; after the first one only trains of the same engine model may follow."""

    rule = "GA-6.1"
    families = (DELIVER, STOP)

    def __init__(self, model: int) -> None:
        self.model = model  # of the trains that have left, or NONE

    def data(self) -> dict[str, Any]:
        return {"model": None if self.model == NONE else MODELS[self.model]}

    def seats(self, s: GlueckState) -> tuple[int, ...]:
        return SEATS[s.turn]

    def moves(self, s: GlueckState, seat: int) -> list[int]:
        board = s.players[seat]
        out: list[int] = [] if self.model == NONE else [STOP.base]
        kinds = kinds_of(board.orders)
        for dock in range(DOCKS):
            for kind in kinds:
                if board.is_ready(dock, self.model, SIZE[kind]):
                    out.append(DELIVER.base + dock * len(ORDERS) + kind - ORDER)
        return leaving_a_placement_if_any(s, seat, out)

    def judge(self, s: GlueckState, seat: int, move: int) -> Refusal | None:
        if STOP.has(move):
            return MUST_DELIVER if self.model == NONE else why_not_before_workers(s, seat, move)
        board = s.players[seat]
        dock, kind = divmod(move - DELIVER.base, len(ORDERS))
        kind += ORDER
        reason = self.hindrance(board, dock, kind)
        return why_not_before_workers(s, seat, move) if reason is None else reason

    def hindrance(self, board: Player, dock: int, kind: int) -> Refusal | None:
        """Why the train in this dock cannot leave with this order."""
        if kind not in kinds_of(board.orders):
            return Refusal("GA-6.2", "order-not-in-hand", {"card": KINDS[kind]})
        engine = board.engines[dock]
        if engine == NONE:
            return Refusal("GA-6.2", "train-without-engine", {"dock": dock + 1})
        if self.model not in (NONE, (engine >> 5) - ENGINE):
            return Refusal("GA-6.3", "other-model", {"dock": dock + 1, "card": ENGINES[self.model]})
        if board.loaded[dock] < SIZE[kind]:
            params: dict[str, int | str] = {"dock": dock + 1, "have": board.loaded[dock], "need": SIZE[kind]}
            return Refusal("GA-6.2", "too-few-lorries", params)
        return None

    def play(self, s: GlueckState, seat: int, move: int) -> None:
        if move == STOP.base:
            s.done()
            return
        dock, kind = divmod(move - DELIVER.base, len(ORDERS))
        board = s.board(seat)
        order = first_of(board.orders, kind + ORDER)
        engine = board.engines[dock] >> 5
        s.learn()  # the order was a secret
        board.depart(dock, order)
        s.tell("delivered", seat=SEAT[seat], dock=dock + 1, card=KINDS[order >> 5], engine=KINDS[engine])
        if may_follow(board, engine - ENGINE):
            s.swap(DELIVERY[engine - ENGINE])
        else:
            s.done()


def may_follow(board: Player, model: int) -> bool:
    """Whether, as far as the others can tell, another train could leave: the question must not betray the hand."""
    if not board.orders:
        return False
    for dock in range(DOCKS):
        if board.is_ready(dock, model, 1):
            return True
    return False


def start_delivery(s: GlueckState) -> None:
    s.push(DELIVERY[NONE])


DELIVERY: Final = [
    *[Delivery(model) for model in range(len(ENGINES))],
    Delivery(NONE),
]  # the last one is DELIVERY[NONE]
