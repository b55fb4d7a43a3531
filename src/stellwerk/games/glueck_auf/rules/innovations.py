"""Action innovations: an action of the display without workers, before or after the worker action."""

from typing import Final

from stellwerk.games.glueck_auf.model.components import INNOVATION_HIGH, INNOVATION_LOW
from stellwerk.games.glueck_auf.model.ids import (
    ACTION,
    ACTIONS,
    ENGINE_ZONE,
    I_DEL,
    I_ENG,
    I_LOR,
    I_MIN,
    I_ORD,
    I_SHA,
    I_WAG,
    KINDS,
    LORRY_A,
    ORDER_ZONE,
    SHARE_ZONE,
    WAGON_A,
)
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.games.glueck_auf.rules.cards import CHOOSE_LORRY, CHOOSE_WAGON, is_takeable, take_top
from stellwerk.games.glueck_auf.rules.delivery import start_delivery
from stellwerk.games.glueck_auf.rules.innovation_before_workers import leaving_a_placement, why_not_before_workers
from stellwerk.games.glueck_auf.rules.mining import first_of, kinds_of, start_mining
from stellwerk.games.glueck_auf.rules.moves import INNOVATE
from stellwerk.games.glueck_auf.rules.zones import EMPTY, ENGINES_FULL, delivery_obstacle
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT

TOP_OF: Final[dict[int, int]] = {I_ENG: ENGINE_ZONE, I_ORD: ORDER_ZONE, I_SHA: SHARE_ZONE}
NO_STEP_AT_ALL: Final = Refusal("GA-8.11", "no-step-at-all")


def fewest_steps(rulings: Rulings) -> int:
    return 0 if rulings.zero_steps else INNOVATION_LOW


def obstacle(s: GlueckState, board: Player, kind: int) -> Refusal | None:
    """Why an action innovation could not be carried out, or None."""
    if kind in (I_LOR, I_WAG):
        first = LORRY_A if kind == I_LOR else WAGON_A
        return None if is_takeable(s, first) or is_takeable(s, first + 1) else EMPTY[first]
    if kind == I_MIN:
        return None if board.usable(fewest_steps(s.rulings), INNOVATION_HIGH) else NO_STEP_AT_ALL
    if kind == I_DEL:
        return delivery_obstacle(board)
    stack = TOP_OF[kind]
    if kind == I_ENG and not board.has_free_dock():
        return ENGINES_FULL
    return None if is_takeable(s, stack) else EMPTY[stack]


def is_playable(s: GlueckState, board: Player, card: int) -> bool:
    if card == s.fresh and not s.rulings.fresh:
        return False
    return obstacle(s, board, card >> 5) is None


def innovate_moves(s: GlueckState, seat: int) -> list[int]:
    """The action innovations that may be played now."""
    board = s.players[seat]
    out: list[int] = []
    for card in board.innovations:
        kind = card >> 5
        if kind >= ACTION and is_playable(s, board, card):
            move = INNOVATE.base + kind - ACTION
            if move not in out:
                out.append(move)
    return leaving_a_placement(s, seat, out) if out else out


def judge_innovation(s: GlueckState, seat: int, move: int) -> Refusal | None:
    board = s.players[seat]
    kind = move - INNOVATE.base + ACTION
    if kind not in kinds_of(board.innovations):
        return Refusal("GA-8.4", "innovation-not-in-hand", {"card": KINDS[kind]})
    reason = obstacle(s, board, kind)
    if reason is not None:
        return reason
    if not s.rulings.fresh and not older_copy(s, board, kind):
        return Refusal("GA-8.4", "innovation-fresh", {"card": KINDS[kind]})
    return why_not_before_workers(s, seat, move)


def older_copy(s: GlueckState, board: Player, kind: int) -> bool:
    """Whether a card of this kind was in hand before this turn."""
    for card in board.innovations:
        if card >> 5 == kind and card != s.fresh:
            return True
    return False


def play_innovation(s: GlueckState, seat: int, move: int) -> None:
    """Carry it out at once; the card leaves the game."""
    kind = move - INNOVATE.base + ACTION
    board = s.board(seat)
    card = first_of(board.innovations, kind)
    if card == s.fresh and older_copy(s, board, kind):
        card = first_of([other for other in board.innovations if other != s.fresh], kind)
    board.innovations.remove(card)
    s.box.append(card)
    if card == s.fresh:
        s.fresh = NONE
    s.learn()  # it was a secret
    if not s.acted:
        s.committed = True
    s.tell("innovation-played", seat=SEAT[seat], card=ACTIONS[kind - ACTION])
    if kind in (I_LOR, I_WAG):
        choose_twin(s, seat, LORRY_A if kind == I_LOR else WAGON_A)
    elif kind == I_MIN:
        start_mining(s, seat, fewest_steps(s.rulings), INNOVATION_HIGH)
    elif kind == I_DEL:
        start_delivery(s)
    else:
        take_top(s, seat, TOP_OF[kind])


def choose_twin(s: GlueckState, seat: int, first: int) -> None:
    """Ask for one of the two stacks, unless one is empty."""
    if s.left[first] and s.left[first + 1]:
        s.push(CHOOSE_LORRY if first == LORRY_A else CHOOSE_WAGON)
    else:
        take_top(s, seat, first if s.left[first] else first + 1)
