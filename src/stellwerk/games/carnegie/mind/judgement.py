"""How a bot values a move: what the seat has afterwards, in points, against what it has now."""

from typing import Final

from stellwerk.games.carnegie.mind.features import features
from stellwerk.games.carnegie.mind.fitted import FITTED
from stellwerk.games.carnegie.mind.on_paper import on_paper, worth_on_paper
from stellwerk.games.carnegie.mind.rest_of_game import RestOfGame
from stellwerk.games.carnegie.mind.weights import WEIGHTS
from stellwerk.games.carnegie.mind.worth import Account
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
from stellwerk.kernel.mind import NEVER, TO_THE_END, Mind, shares
from stellwerk.kernel.play import play
from stellwerk.kernel.state import NONE

MOST_REMEMBERED: Final = 4_000  # positions, some 5 kB each
MOST_THOUGHT: Final = 60  # moves of one round that are played out in thought
USE_FIRST: Final = 1.0  # opening a department costs nothing
UNWANTED: Final = -1.0
DEPARTMENTS: Final = (Building, ChooseRegion, Giving, Planning, Rewarding, Trading)


class Position:
    """A position as one seat judges it: what all of its moves share is counted once."""

    __slots__ = ("account", "foreseen", "now", "s", "seat")

    def __init__(self, s: CarnegieState, seat: int, account: Account) -> None:
        self.s = s
        self.seat = seat
        self.account = account
        self.now: float | None = None  # what the seat has
        self.foreseen: float | None = None  # what it has at the end of the round

    def rate(self, move: int) -> float:
        """Only differences count; making no move is worth 0."""
        s, seat = self.s, self.seat
        if USE.has(move):  # departments that bring goods come before the one that spends them
            if self.idle(move):
                return NEVER
            return USE_FIRST - (0.1 if s.players[seat].kinds[move - USE.base] == PLANNING else 0.0)
        if move == HOME.base:  # coming home costs nothing, and one employee is enough for the income of all projects
            return NEVER
        if SIDE.has(move):
            return UNWANTED * ((move - SIDE.base) % 2)
        if RESERVE.has(move):
            return WEIGHTS.found[move - RESERVE.base]
        if move == SELL.base:
            return self.rate_sale()
        if on_paper(s, seat, move):
            if move == DONE.base and not s.players[seat].points:  # nothing is lost with the end
                return 0.0
            return worth_on_paper(s, seat, move, self.account) - self.worth_now()
        after = s.clone()
        play(after, seat, move, SELL_GOODS)
        if ACTION.has(move):
            return foresee(after, seat, self.account)
        if JOKER.has(move):
            return USE_FIRST + foresee(after, seat, self.account) - self.worth_at_the_end()
        value = self.account.worth(after) - self.worth_now()
        if (TAKE.has(move) and move - TAKE.base == STEPS) or (SEND.has(move) and (move - SEND.base) // 4 == STEPS):
            steps = after.players[seat].steps - s.players[seat].steps
            value += WEIGHTS.step * min(steps, 2 * sum(s.players[seat].lying))
        return value

    def worth_now(self) -> float:
        if self.now is None:
            self.now = self.account.worth(self.s)
        return self.now

    def worth_at_the_end(self) -> float:
        if self.foreseen is None:
            self.foreseen = foresee(self.s.clone(), self.seat, self.account)
        return self.foreseen

    def idle(self, move: int) -> bool:
        """Would the department be opened only to be left again? As it stays usable, that would never end."""
        after = self.s.clone()
        play(after, self.seat, move, SELL_GOODS)
        question = after.stack[-1]
        if question is self.s.stack[-1]:
            return False
        inside = Position(after, self.seat, self.account)
        for other in question.moves(after, self.seat):
            if other != DONE.base and inside.rate(other) > 0:
                return False
        return True

    def rate_sale(self) -> float:
        """Sell where missing dollars stop a donation or an activation that is worth more."""
        s, account = self.s, self.account
        board = s.players[self.seat]
        if self.seat != s.turn or not s.stack:
            return NEVER
        if s.phase == DONATIONS_PHASE:
            missing = donation_price(board) - board.money
            if 0 < missing <= board.goods:
                account.look(s, board)
                account.expect_donations(s, board)
                goods = account.goods_worth(board, board.goods) - account.goods_worth(board, board.goods - missing)
                money = account.money_worth(s, board)
                best = account.best_gift(s.given())
                return (account.gains[best] if best != NONE else 0.0) - (goods + money)
        elif s.phase == ACTIVATE_PHASE and board.money == 0 and board.goods and any(board.lying):
            return 0.2 if account.out.left == 0 or board.goods > 4 else NEVER
        return NEVER


def foresee(s: CarnegieState, seat: int, account: Account) -> float:
    """What the seat has at the end of the round, if it plays the rest of it in thought and the others do nothing."""
    number = s.round
    for _ in range(MOST_THOUGHT):
        if not s.stack or s.round != number or (s.phase == ACTIVATE_PHASE and s.turn != seat):
            break
        step = s.stack[-1]
        mover = step.seats(s)[0]
        moves = step.moves(s, mover)
        move = best_of(s, seat, moves, account) if mover == seat and len(moves) > 1 else moves[0]
        play(s, mover, move, SELL_GOODS)
        if move == DONE.base and isinstance(step, DEPARTMENTS):  # in thought nobody comes back
            s.left[step.place] = 0
    return Account(s, seat, RestOfGame(s)).worth(s)


def best_of(s: CarnegieState, seat: int, moves: list[int], account: Account) -> int:
    """The move after which the seat stands best; a tile is kept."""
    best, highest = moves[0], -1e9
    for move in moves:
        if USE.has(move):
            return move
        if move == HOME.base or JOKER.has(move) or (FOUND.has(move) and not promising(s, seat, move)):
            continue
        if on_paper(s, seat, move):
            value = worth_on_paper(s, seat, move, account)
        else:
            after = s.clone()
            play(after, seat, move, SELL_GOODS)
            value = account.worth(after)
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


def position(s: CarnegieState, seat: int) -> Position:
    return Position(s, seat, Account(s, seat, RestOfGame(s)))


class Judgement(Mind[CarnegieState]):
    """What the bots ask."""

    temper = 0.5  # the best move is then as likely as all others together
    scale = 10.0
    moments = (1.0, 2.0, 16.0)
    fitted = FITTED

    def __init__(self) -> None:
        self.rated_before: dict[tuple[int, tuple[object, ...]], tuple[list[int], list[float]]] = {}

    def lines(self, players: int) -> int:
        """Few, but each to the end of the game."""
        return 100 if players == 1 else 10

    def plies(self, players: int) -> int:
        """The whole game, as sensible players go on with it: most of it is remembered from other lines. Alone about as
        many as a turn still has, as the cards to come are not known.
        """
        return 16 if players == 1 else TO_THE_END

    def rate(self, s: CarnegieState, seat: int, move: int) -> float:
        return position(s, seat).rate(move)

    def rates(self, s: CarnegieState, seat: int, moves: list[int]) -> list[float]:
        """Remembered: a search comes by most positions again and again, on other ways."""
        here = (seat, s.mark())
        known = self.rated_before.get(here)
        if known is not None and known[0] == moves:
            return known[1][:]
        judged = position(s, seat)
        found = [judged.rate(move) for move in moves]
        if len(self.rated_before) >= MOST_REMEMBERED:
            self.rated_before.clear()
        self.rated_before[here] = (moves[:], found)
        return found[:]

    def priors(self, s: CarnegieState, seat: int, moves: list[int]) -> list[float]:
        """Who has opened a department uses it: else it could be opened and left without end."""
        rated = self.rated(s, seat, moves)
        if DONE.base in moves and isinstance(s.stack[-1], DEPARTMENTS) and max(rated) > 0.0:
            rated[moves.index(DONE.base)] = NEVER
        return shares(rated, self.temper)

    def features(self, s: CarnegieState, seat: int) -> list[float]:
        return features(s, seat)


MIND: Final = Judgement()
