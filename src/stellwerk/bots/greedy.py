"""The move that looks best at once, by the game's own judgement, in a world that fits what the seat knows."""

from stellwerk.bots.bot import DECLINE
from stellwerk.bots.clock import Deadline
from stellwerk.kernel.game import Game
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.table import Written


class Greedy:
    def choose(self, game: Game, table: Written, seat: int, moves: list[str], dice: Dice, deadline: Deadline) -> str:
        if len(moves) == 1:
            return moves[0]
        mind = game.mind
        world = game.take_in(table, seeded(dice.below(1 << 24)))
        best: list[str] = []
        highest = float("-inf")
        for move in moves:
            if deadline.passed and best:
                break
            worth = 0.0 if move == DECLINE else mind.rate(world, seat, game.vocabulary.parse(move))
            if worth > highest:
                best, highest = [move], worth
            elif worth == highest:
                best.append(move)
        return best[dice.below(len(best))]
