"""Any legal move, all equally likely."""

from stellwerk.bots.clock import Deadline
from stellwerk.kernel.game import Game
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.table import Written


class Random:
    def choose(self, game: Game, table: Written, seat: int, moves: list[str], dice: Dice, deadline: Deadline) -> str:
        return moves[dice.below(len(moves))]
