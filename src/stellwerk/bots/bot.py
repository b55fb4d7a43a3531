"""What a bot has to bring."""

from typing import Any, Protocol

from stellwerk.bots.clock import Deadline
from stellwerk.kernel.game import Game
from stellwerk.kernel.rng import Dice

DECLINE = ""  # the choice to make no move now, where the rules do not insist


class Bot(Protocol):
    """Chooses one of the moves it is given, from what its seat may know.

    It may have an attribute `doubt`, from 0 (obvious) to 1 (hard), about its last choice: then people see it hesitate.
    """

    def choose(self, game: Game, table: Any, seat: int, moves: list[str], dice: Dice, deadline: Deadline) -> str:
        """`table` is the game's own struct: a view with blanks for what the seat may not know."""
