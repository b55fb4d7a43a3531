"""Looking ahead: an innovation played before the workers must leave a way to place them (GA-8.13).

Chains count: a placement may need two innovations together. Only what everybody can see is used: a card that would come
to the top of a stack opens nothing, or the list of legal moves would betray it.
"""

from typing import Final

from stellwerk.games.glueck_auf.model.components import SIZE
from stellwerk.games.glueck_auf.model.ids import ORDER, ORDERS, STACKS
from stellwerk.games.glueck_auf.model.state import UNKNOWN, GlueckState
from stellwerk.games.glueck_auf.rules.further_innovations_open import can_open
from stellwerk.games.glueck_auf.rules.moves import DELIVER, STOP
from stellwerk.games.glueck_auf.rules.zones import can_place, can_surely_place
from stellwerk.kernel.play import play
from stellwerk.kernel.refusal import Refusal

NO_PLACEMENT_LEFT: Final = Refusal("GA-8.13", "no-placement-left")
TURN_DEPTH: Final = 2  # the stack while the turn itself is the open question


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
    return leads_to_a_placement(as_everybody_sees(s), seat, move)


def as_everybody_sees(s: GlueckState) -> GlueckState:
    """A copy to try moves on. Of every stack the top card is known; what it covers is there, but opens nothing."""
    seen = s.clone()
    for stack in range(len(STACKS)):
        left = s.left[stack]
        if left > 1:
            seen.stacks[stack] = [UNKNOWN] * (left - 1) + [s.stacks[stack][left - 1]]
    seen.acted = True  # the rules need not look ahead once more
    return seen


def leads_to_a_placement(s: GlueckState, seat: int, move: int) -> bool:
    """Play the move on this copy; what is asked next is answered in every way that may make a difference."""
    play(s, seat, move, None)
    board = s.players[seat]
    if len(s.stack) == TURN_DEPTH:
        return can_place(s, board) or can_open(s, board, 0)
    step = s.stack[-1]
    mining = step.data()
    if "spent" in mining:
        spent = int(mining["spent"])
        if not can_place(s, board) and not can_open(s, board, int(mining["high"]) - spent):
            return False
        if spent >= int(mining["low"]):
            return True
    for answer in worth_trying(step.moves(s, seat)):
        if leads_to_a_placement(s.clone(), seat, answer):
            return True
    return False


def worth_trying(answers: list[int]) -> list[int]:
    """A second train opens nothing that the first has not, and a train leaves best with a large order."""
    if STOP.base in answers:
        return [STOP.base]
    if not answers or not DELIVER.has(answers[0]):
        return answers
    best: dict[int, int] = {}
    for answer in answers:
        dock, kind = divmod(answer - DELIVER.base, len(ORDERS))
        if dock not in best or SIZE[ORDER + kind] > SIZE[ORDER + (best[dock] - DELIVER.base) % len(ORDERS)]:
            best[dock] = answer
    return list(best.values())
