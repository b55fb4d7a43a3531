"""Any legal move, all equally likely."""

from stellwerk.bots.clock import Deadline
from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.rng import Dice


class Random:
    def choose(self, game: Game, view: Json, seat: int, moves: list[str], dice: Dice, deadline: Deadline) -> str:
        return moves[dice.below(len(moves))]
