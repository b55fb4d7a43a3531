"""How good a move looks to a sensible player: points in hand, points in sight, and what the workers could still do.

Only the mover's own board and open cards are looked at; what a stack hides is never used.
"""

from typing import Final

from stellwerk.games.glueck_auf.mind.features import features
from stellwerk.games.glueck_auf.mind.fitted import FITTED
from stellwerk.games.glueck_auf.mind.worth import workers_worth, worth
from stellwerk.games.glueck_auf.model.ids import DOCKS, ENGINE, STACKS
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.games.glueck_auf.rules.cards import receive
from stellwerk.games.glueck_auf.rules.moves import DONE, LOOK, PASS, STORE
from stellwerk.games.glueck_auf.rules.wild import CHOOSE_STACK, RETURN_CARDS
from stellwerk.games.glueck_auf.rules.zones import stack_obstacle
from stellwerk.kernel.mind import NEVER_ENOUGH, Mind
from stellwerk.kernel.play import play
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step

CHOICE: Final = 0.5  # the best of four cards against the top one
DETOUR: Final = 0.1  # a stored lorry has to be moved once more


def rate(s: GlueckState, seat: int, move: int) -> float:
    """What the mover's position is worth after the move and the best quick end of its action."""
    if move == PASS.base:
        home = s.clone()
        home.passed |= 1 << seat
        return worth(home, seat) - workers_worth(s.players[seat])
    if move == DONE.base:
        return worth(s, seat)
    if LOOK.has(move):
        return look_worth(s, seat, move - LOOK.base)
    after = s.clone()
    play(after, seat, move, None)
    return finished(after, seat) - (DETOUR if move == STORE.base else 0.0)


def finished(s: GlueckState, seat: int) -> float:
    """Answer the rest of the action move by move, each time the best one at sight."""
    depth = len(s.stack)
    while s.stack and s.turn == seat and depth > 2 and is_mid_action(s):
        step: Step[GlueckState] = s.stack[-1]
        if step is CHOOSE_STACK:
            return max([look_worth(s, seat, stack) for stack in range(len(STACKS))])
        if step is RETURN_CARDS:
            break
        best: GlueckState | None = None
        best_worth = -1e9
        for move in step.moves(s, seat):
            after = s.clone()
            play(after, seat, move, None)
            found = worth(after, seat)
            if found > best_worth:
                best, best_worth = after, found
        assert best is not None
        s = best
        depth = len(s.stack)
    return worth(s, seat)


def is_mid_action(s: GlueckState) -> bool:
    """Whether the mover has begun something that is not finished; innovations to follow are another matter."""
    return len(s.stack) > 2 and DONE not in s.stack[-1].families


def look_worth(s: GlueckState, seat: int, stack: int) -> float:
    """A wild action is worth at least the top card, which everybody sees, and something for the choice."""
    if stack_obstacle(s, s.players[seat], stack) is not None:
        return -1e9
    after = s.clone()
    card = after.top(stack)
    receive(after, seat, stack, card)
    if after.held != NONE:
        board = after.board(seat)
        if card >> 5 < ENGINE:
            board.couple(best_dock(board), card)
        else:
            board.engines[board.free_docks()[0]] = card
    return worth(after, seat) + CHOICE


def best_dock(board: Player) -> int:
    """A dock for a wagon that is only imagined."""
    return max(range(DOCKS), key=board.loaded.__getitem__)


class Judgement(Mind[GlueckState]):
    """What the bots ask."""

    temper = 0.25  # the best move is then as likely as all others together
    scale = 10.0
    moments = (1.0, 3.0, 16.0)
    fitted = FITTED

    def lines(self, players: int) -> int:
        return 250

    def plies(self, players: int) -> int:
        return 0

    def enough(self, players: int) -> float:
        """Among more than two it hoards lorries, the more so the longer it thinks."""
        return NEVER_ENOUGH if players == 2 else 4.0

    def rate(self, s: GlueckState, seat: int, move: int) -> float:
        return rate(s, seat, move)

    def features(self, s: GlueckState, seat: int) -> list[float]:
        return features(s, seat)


MIND: Final = Judgement()
