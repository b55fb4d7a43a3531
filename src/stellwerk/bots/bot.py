"""What a bot has to bring."""

from typing import Protocol

from stellwerk.bots.clock import Deadline
from stellwerk.kernel.game import Game
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.table import Written

DECLINE = ""  # the choice to make no move now, where the rules do not insist


class Bot(Protocol):
    """Chooses one of the moves it is given, from what its seat may know."""

    def choose(self, game: Game, table: Written, seat: int, moves: list[str], dice: Dice, deadline: Deadline) -> str: ...
