"""How a bot values a move: what the seat has afterwards, in points, against what it has now."""

from typing import Final

from stellwerk.games.carnegie.mind.rest_of_game import RestOfGame
from stellwerk.games.carnegie.mind.weights import WEIGHTS
from stellwerk.games.carnegie.mind.worth import donation_gains, goods_worth, money_worth, worth
from stellwerk.games.carnegie.model.ids import PLANNING, STEPS
from stellwerk.games.carnegie.model.state import ACTIVATE_PHASE, DONATIONS_PHASE, CarnegieState
from stellwerk.games.carnegie.rules.construction import Building
from stellwerk.games.carnegie.rules.event import donation_price
from stellwerk.games.carnegie.rules.management import Planning, Trading
from stellwerk.games.carnegie.rules.moves import (
    ACTION,
    DONE,
    FOUND,
    HOME,
    JOKER,
    N_PLACES,
    RESERVE,
    SELL,
    SEND,
    SIDE,
    TAKE,
    USE,
)
from stellwerk.games.carnegie.rules.rewards import ChooseRegion, Giving, Rewarding
from stellwerk.games.carnegie.rules.selling import SELL_GOODS
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.play import play
from stellwerk.kernel.state import NONE

MOST_THOUGHT: Final = 60  # moves of one round that are played out in thought
USE_FIRST: Final = 1.0  # opening a department costs nothing
UNWANTED: Final = -1.0
NEVER: Final = -100.0
DEPARTMENTS: Final = (Building, ChooseRegion, Giving, Planning, Rewarding, Trading)


def rate(s: CarnegieState, seat: int, move: int) -> float:
    """Only differences count; making no move is worth 0."""
    if USE.has(move):  # departments that bring goods come before the one that spends them
        if idle(s, seat, move):
            return NEVER
        return USE_FIRST - (0.1 if s.players[seat].kinds[move - USE.base] == PLANNING else 0.0)
    if move == HOME.base:  # coming home costs nothing, and one employee is enough for the income of all projects
        return NEVER
    if SIDE.has(move):
        return UNWANTED * ((move - SIDE.base) % 2)
    if RESERVE.has(move):
        return WEIGHTS.found[move - RESERVE.base]
    out = RestOfGame(s)
    if move == SELL.base:
        return rate_sale(s, seat, out)
    after = s.clone()
    play(after, seat, move, SELL_GOODS)
    if ACTION.has(move):
        return foresee(after, seat, out)
    if JOKER.has(move):
        return USE_FIRST + foresee(after, seat, out) - foresee(s.clone(), seat, out)
    value = worth(after, seat, out) - worth(s, seat, out)
    if (TAKE.has(move) and move - TAKE.base == STEPS) or (SEND.has(move) and (move - SEND.base) // 4 == STEPS):
        steps = after.players[seat].steps - s.players[seat].steps
        value += WEIGHTS.step * min(steps, 2 * sum(s.players[seat].lying))
    return value


def idle(s: CarnegieState, seat: int, move: int) -> bool:
    """Would the department be opened only to be left again? As it stays usable, that would never end."""
    after = s.clone()
    play(after, seat, move, SELL_GOODS)
    question = after.stack[-1]
    if question is s.stack[-1]:
        return False
    moves = question.moves(after, seat)
    return all(rate(after, seat, other) <= 0 for other in moves if other != DONE.base)


def rate_sale(s: CarnegieState, seat: int, out: RestOfGame) -> float:
    """Sell where missing dollars stop a donation or an activation that is worth more."""
    board = s.players[seat]
    if seat != s.turn or not s.stack:
        return NEVER
    if s.phase == DONATIONS_PHASE:
        missing = donation_price(board) - board.money
        if 0 < missing <= board.goods:
            after = s.clone()
            rich = after.board(seat)
            rich.goods -= missing
            rich.money = 0
            lost = goods_worth(board, out) - goods_worth(rich, out) + money_worth(s, seat, out)
            return donation_gains(s, seat, out)[0] - lost
    elif s.phase == ACTIVATE_PHASE and board.money == 0 and board.goods and any(board.lying):
        return 0.2 if out.left == 0 or board.goods > 4 else NEVER
    return NEVER


def foresee(s: CarnegieState, seat: int, out: RestOfGame) -> float:
    """What the seat has at the end of the round, if it plays the rest of it in thought and the others do nothing."""
    number = s.round
    for _ in range(MOST_THOUGHT):
        if not s.stack or s.round != number or (s.phase == ACTIVATE_PHASE and s.turn != seat):
            break
        step = s.stack[-1]
        mover = step.seats(s)[0]
        moves = step.moves(s, mover)
        move = best_of(s, seat, moves, out) if mover == seat else moves[0]
        play(s, mover, move, SELL_GOODS)
        if move == DONE.base and isinstance(step, DEPARTMENTS):  # in thought nobody comes back
            s.left[step.place] = 0
    return worth(s, seat, RestOfGame(s))


def best_of(s: CarnegieState, seat: int, moves: list[int], out: RestOfGame) -> int:
    """The move after which the seat stands best; a tile is kept."""
    best, highest = moves[0], -1e9
    for move in moves:
        if USE.has(move):
            return move
        if move == HOME.base or JOKER.has(move) or (FOUND.has(move) and not promising(s, seat, move)):
            continue
        after = s.clone()
        play(after, seat, move, SELL_GOODS)
        value = worth(after, seat, out)
        if value > highest:
            best, highest = move, value
    return best


def promising(s: CarnegieState, seat: int, move: int) -> bool:
    """Where somebody lies, or the last free place of the top row: enough to know what founding is worth."""
    board = s.players[seat]
    place = (move - FOUND.base) % N_PLACES
    if board.lying[place]:
        return True
    for other in range(N_PLACES - 1, -1, -1):
        if board.kinds[other] == NONE:
            return other == place
    return False


class Judgement(Mind[CarnegieState]):
    """What the bots ask."""

    def rate(self, s: CarnegieState, seat: int, move: int) -> float:
        return rate(s, seat, move)


MIND: Final = Judgement()
