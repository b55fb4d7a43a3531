"""Looking ahead: an innovation played before the workers must leave a way to place them (GA-8.13).

Chains count: a placement may need two innovations together. Only what everybody can see is used: a card that would come
to the top of a stack opens nothing, or the list of legal moves would betray it.
"""

from typing import Final

from stellwerk.games.glueck_auf.model.components import CREST, DOCKS_OF, INNOVATION_HIGH, SIZE
from stellwerk.games.glueck_auf.model.ids import (
    ACTION,
    DELIVER_ZONE,
    DOCKS,
    ENGINE_ZONE,
    I_DEL,
    I_ENG,
    I_LOR,
    I_MIN,
    I_ORD,
    I_WAG,
    MINE_12,
    MINE_23,
    ORDER_ZONE,
    STACKS,
    WAGON_B,
    WILD_ZONE,
)  # fmt: skip
from stellwerk.games.glueck_auf.model.player import WAGON_KINDS, Player
from stellwerk.games.glueck_auf.model.state import UNKNOWN, GlueckState
from stellwerk.games.glueck_auf.rules.moves import INNOVATE
from stellwerk.games.glueck_auf.rules.zones import IN_PLAY, can_place, can_surely_place, payable
from stellwerk.kernel.play import play
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE

NO_PLACEMENT_LEFT: Final = Refusal("GA-8.13", "no-placement-left")
TURN_DEPTH: Final = 2  # the stack while the turn itself is the open question
MOST_MOMENTS: Final = 600  # for one move, then it is refused; random games never needed ten


def need_not_look(s: GlueckState, seat: int) -> bool:
    """Whether nothing has to be looked at: workers are placed, or can be placed whatever happens."""
    return s.acted or s.rulings.pass_after_innovation or can_surely_place(s, s.players[seat])


def leaving_a_placement(s: GlueckState, seat: int, moves: list[int]) -> list[int]:
    """Those innovations after which workers can still be placed."""
    if need_not_look(s, seat):
        return moves
    return [move for move in moves if leaves_a_placement(s, seat, move)]


def leaving_a_placement_if_any(s: GlueckState, seat: int, moves: list[int]) -> list[int]:
    """The same for the choices within an innovation: there is always one."""
    if len(moves) == 1:
        return moves
    return leaving_a_placement(s, seat, moves) or moves


def why_not_before_workers(s: GlueckState, seat: int, move: int) -> Refusal | None:
    """The reason against a move after which no workers could be placed any more."""
    if need_not_look(s, seat) or leaves_a_placement(s, seat, move) or move in s.stack[-1].moves(s, seat):
        return None
    return NO_PLACEMENT_LEFT


def leaves_a_placement(s: GlueckState, seat: int, move: int) -> bool:
    visited: set[str] = set()
    return reaches(as_everybody_sees(s), seat, move, visited)


def as_everybody_sees(s: GlueckState) -> GlueckState:
    """A copy to try moves on. Of every stack the top card is known; what it covers is there, but opens nothing."""
    seen = s.clone()
    for stack in range(len(STACKS)):
        left = s.left[stack]
        if left > 1:
            seen.stacks[stack] = [UNKNOWN] * (left - 1) + [s.stacks[stack][left - 1]]
    seen.acted = True  # the rules need not look ahead once more
    return seen


def reaches(s: GlueckState, seat: int, move: int, visited: set[str]) -> bool:
    """Play the move on this copy and search on."""
    play(s, seat, move, None)
    board = s.players[seat]
    at_turn = len(s.stack) == TURN_DEPTH
    if at_turn and can_place(s, board):
        return True
    if (at_turn and not s.rulings.chains) or not could_open(s, board):
        return False
    moment = fingerprint(s, board)
    if moment in visited or len(visited) > MOST_MOMENTS:
        return False
    visited.add(moment)
    for answer in s.stack[-1].moves(s, seat):
        if at_turn and not (INNOVATE.has(answer) and could_help(s, board, answer - INNOVATE.base + ACTION)):
            continue
        if reaches(s.clone(), seat, answer, visited):
            return True
    return False


def fingerprint(s: GlueckState, board: Player) -> str:
    """Everything an innovation can change; equal cards are equal."""
    loads = [
        sorted([(wagon >> 5, load >> 5) for wagon, load in zip(board.wagons[dock], board.loads[dock], strict=True)])
        for dock in range(DOCKS)
    ]
    cards = [[card >> 5 for card in pile] for pile in (board.row, board.engines)]
    sets = [sorted([card >> 5 for card in pile]) for pile in (board.storage, board.orders, board.innovations)]
    step = s.stack[-1]
    return repr((loads, cards, sets, s.left, s.held >> 5, type(step).__name__, step.data()))


# --- what cannot possibly help is not tried ---------------------------------------------------------------------------


def could_help(s: GlueckState, board: Player, innovation: int) -> bool:
    """Whether an innovation can have a part in opening one of the zones that could be paid for."""
    made = payable(s, board)
    delivery = bool(made >> s.need(DELIVER_ZONE) & 1 or made >> s.need(ENGINE_ZONE) & 1)
    if innovation in (I_LOR, I_WAG):
        return delivery or bool(made >> s.need(MINE_12) & 1 or made >> s.need(MINE_23) & 1)
    return delivery and innovation in (I_ENG, I_ORD, I_MIN, I_DEL)


def could_open(s: GlueckState, board: Player) -> bool:
    """Whether, at the very best, some zone that could be paid for is or will be open."""
    made = payable(s, board)
    for zone in IN_PLAY[s.seats]:
        if not made >> s.need(zone) & 1:
            continue
        if zone == DELIVER_ZONE or (zone == ENGINE_ZONE and not board.has_free_dock()):
            if could_deliver(s, board) and (zone == DELIVER_ZONE or count(board, I_DEL) or len(s.stack) > TURN_DEPTH):
                return True
        elif zone in (MINE_12, MINE_23):
            if board.row or board.storage or count(board, I_LOR) or len(s.stack) > TURN_DEPTH:
                return True
        elif zone >= len(STACKS) or s.left[zone] or (zone <= WAGON_B and s.left[zone ^ 1] > 1):
            return zone != WILD_ZONE or max(s.left) > 0
    return False


def count(board: Player, kind: int) -> int:
    return sum([card >> 5 == kind for card in board.innovations])


def could_deliver(s: GlueckState, board: Player) -> bool:
    """At the very best: the smallest order, an engine, and every mining step a lorry into the right dock."""
    smallest = board.smallest_order()
    order = s.top(ORDER_ZONE)
    if count(board, I_ORD) and order >= 0:
        smallest = min(smallest, SIZE[order >> 5])
    in_progress = int(len(s.stack) > TURN_DEPTH)
    steps = INNOVATION_HIGH * (count(board, I_MIN) + in_progress)
    for dock in range(DOCKS):
        if board.engines[dock] == NONE and not count(board, I_ENG) and not in_progress:
            continue
        wagons = sum(board.empty[dock * WAGON_KINDS : (dock + 1) * WAGON_KINDS]) + count(board, I_WAG) + in_progress
        lorries = 2 * count(board, I_LOR) + 2 * in_progress
        for lorry in board.row + board.storage:
            if dock in DOCKS_OF[CREST[lorry >> 5]]:
                lorries += SIZE[lorry >> 5]
        if board.loaded[dock] + min(steps, 2 * wagons, lorries) >= smallest:
            return True
    return False
