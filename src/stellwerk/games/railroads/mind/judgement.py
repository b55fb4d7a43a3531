"""How a sensible player values a move: what the own board is worth after it, and what is still to come from it."""

from typing import Final

from stellwerk.games.railroads.mind.features import features
from stellwerk.games.railroads.mind.fitted import FITTED
from stellwerk.games.railroads.mind.worth import value
from stellwerk.games.railroads.model.ids import (
    A3,
    O1,
    O2,
    PAID_BLACK,
    PAID_COINS,
    PAYMENTS,
)
from stellwerk.games.railroads.model.state import RailState
from stellwerk.games.railroads.rules.moves import (
    ENDED,
    PASSED,
    PAYS,
    PLACE,
    PLACE_0,
    REPEAT_NONE,
    STAY_0,
)
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.kernel.mind import Mind

WORKER: Final = 2.5  # what a worker at hand is worth in this round


def rate(s: RailState, seat: int, move: int) -> float:
    """The own board after the move, before anything else goes on: nothing hidden is looked at."""
    if move == PASSED:
        return value(s, seat) + 0.5
    if move in (ENDED, REPEAT_NONE, STAY_0):
        return value(s, seat)
    after = s.clone()
    after.stack[-1].play(after, seat, move)
    worth = best_end(after, seat)
    if PLACE.has(move):
        return worth + rate_payment(move)
    return worth


def best_end(s: RailState, seat: int) -> float:
    """What was just taken goes where it is worth most."""
    step = s.stack[-1]
    if step in (STEPS["PlaceLoco"], STEPS["AttachStoker"], STEPS["ChooseFoundry"]):
        return max([rate(s, seat, move) for move in step.moves(s, seat)])
    return value(s, seat)


def rate_payment(move: int) -> float:
    """What a place costs beyond coins, and what the board does not show."""
    place, payment = divmod(move - PLACE_0, PAYS)
    coins = PAID_COINS[payment]
    worth = -WORKER * (len(PAYMENTS[payment]) - coins) - 0.5 * PAID_BLACK[payment]
    if place in (O1, O2):
        worth += 3.0
    elif place == A3:
        worth += 6.0
    return worth


class Judgement(Mind[RailState]):
    """What the bots ask."""

    temper = 1.3  # the best move is then as likely as all others together
    scale = 25.0
    fitted = FITTED

    def lines(self, players: int) -> int:
        return 250

    def plies(self, players: int) -> int:
        return 0

    def rate(self, s: RailState, seat: int, move: int) -> float:
        return rate(s, seat, move)

    def features(self, s: RailState, seat: int) -> list[float]:
        return features(s, seat)


MIND: Final = Judgement()
