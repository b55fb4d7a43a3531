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
        world = game.take_in(table, seeded(dice.below(1 << 24)))
        asked = [move for move in moves if move != DECLINE]
        rated = dict(zip(asked, game.mind.rates(world, seat, [game.vocabulary.parse(move) for move in asked])))
        if DECLINE in moves:
            rated[DECLINE] = 0.0
        highest = max(rated.values())
        best = [move for move in moves if rated[move] == highest]
        return best[dice.below(len(best))]
