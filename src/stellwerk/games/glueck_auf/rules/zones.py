"""The worker zones: whether their action could be carried out, and whether the workers in hand can pay for it."""

from typing import Final

from stellwerk.games.glueck_auf.model.components import STEPS_HIGH, STEPS_LOW, UNUSED
from stellwerk.games.glueck_auf.model.ids import (
    DELIVER_ZONE,
    ENGINE_ZONE,
    INNOVATION_ZONE,
    MINE_01,
    MINE_12,
    MINE_23,
    OBJECTIVE_ZONE,
    STACKS,
    WILD_ZONE,
    ZONES,
)  # fmt: skip
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.games.glueck_auf.rules.workers import sums
from stellwerk.kernel.refusal import Refusal

IN_PLAY: Final[list[list[int]]] = [
    [zone for zone in range(len(ZONES)) if zone not in UNUSED.get(players, [])] for players in range(5)
]
NOT_IN_PLAY: Final = Refusal("GA-1.3", "zone-not-in-play")
EMPTY: Final = [Refusal("GA-9.1", "stack-empty", {"zone": f"zone-{zone}"}) for zone in STACKS]
ENGINES_FULL: Final = Refusal("GA-4.6", "engines-full")
NO_STEPS: Final = [
    Refusal("GA-3.7", "no-steps", {"zone": f"zone-{zone}", "low": n}) for zone, n in zip(ZONES, STEPS_LOW)
]
NO_STEPS_LENIENT: Final = [Refusal("GA-3.7", "no-steps", {"zone": f"zone-{zone}", "low": 1}) for zone in ZONES]
NO_ORDER: Final = Refusal("GA-6.2", "no-order")
NO_TRAIN: Final = Refusal("GA-6.2", "no-train")
NOTHING_TO_LOOK_AT: Final = Refusal("GA-7.1", "nothing-to-look-at")


def fewest_steps(rulings: Rulings, zone: int) -> int:
    """The smaller number printed on a mining card."""
    return min(1, STEPS_LOW[zone]) if rulings.lenient else STEPS_LOW[zone]


def obstacle(s: GlueckState, board: Player, zone: int) -> Refusal | None:
    """Why the action of a zone could not be carried out, or None."""
    if zone <= OBJECTIVE_ZONE:
        return stack_obstacle(s, board, zone)
    if zone == MINE_01:
        return None
    if zone <= MINE_23:
        if zone == MINE_12 and s.seats == 2:
            return NOT_IN_PLAY
        if board.usable(fewest_steps(s.rulings, zone), STEPS_HIGH[zone]):
            return None
        return NO_STEPS_LENIENT[zone] if s.rulings.lenient else NO_STEPS[zone]
    if zone == DELIVER_ZONE:
        return delivery_obstacle(board)
    for stack in range(len(STACKS) - 1, -1, -1):
        if stack_obstacle(s, board, stack) is None:
            return None
    return NOTHING_TO_LOOK_AT


def stack_obstacle(s: GlueckState, board: Player, stack: int) -> Refusal | None:
    """Why no card of this stack could be taken, or None."""
    if s.left[stack] == 0:
        return EMPTY[stack]
    if stack != ENGINE_ZONE or board.has_free_dock():
        return None
    return ENGINES_FULL


def delivery_obstacle(board: Player) -> Refusal | None:
    if board.can_deliver():
        return None
    return NO_TRAIN if board.orders else NO_ORDER


def payable(s: GlueckState, board: Player) -> int:
    """The numbers of workers that can be paid exactly, as bits."""
    return sums(board.hand, board.helpers, s.rulings.combined)


def can_place(s: GlueckState, board: Player) -> bool:
    """Whether workers could be placed anywhere now."""
    made = payable(s, board)
    for zone in IN_PLAY[s.seats]:
        if made >> s.last[zone] + 1 & 1 and obstacle(s, board, zone) is None:
            return True
    return False


def can_surely_place(s: GlueckState, board: Player) -> bool:
    """Whether workers can be placed in a zone that no innovation can close."""
    made = payable(s, board)
    if made >> s.last[MINE_01] + 1 & 1:
        return True
    for zone in (INNOVATION_ZONE, OBJECTIVE_ZONE):
        if s.left[zone] and (made >> s.last[zone] + 1 & 1 or made >> s.last[WILD_ZONE] + 1 & 1):
            return True
    return False
