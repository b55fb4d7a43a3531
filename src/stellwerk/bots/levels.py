"""Five levels, from one whom a child beats to one who is hard for somebody who knows the game."""

from typing import Any, Final, NamedTuple

from stellwerk.bots.bot import DECLINE
from stellwerk.bots.clock import Deadline
from stellwerk.bots.greedy import Greedy
from stellwerk.bots.pace import doubt
from stellwerk.bots.searching import Searcher
from stellwerk.kernel.game import Game
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.rng import Dice

SLIP: Final = 35  # of a hundred choices of the apprentice that are made without looking


class Level(NamedTuple):
    """How a bot of the house plays. Its name and what is said of it are words: `bot-ID`, `bot-ID-about`."""

    id: str
    step: int = 0  # among those that search, from 1: how many moments it thinks is the game's; 0 plays what looks best
    limit_ms: int = 0  # the clock that protects the table from it; 0: the house's own
    pace: float = 1.0  # how long it lets people look, compared with others


LEVELS: Final = {
    level.id: level
    for level in (
        Level("apprentice", pace=0.8),
        Level("fireman", pace=0.8),
        Level("driver", 1, 3_000),
        Level("station-master", 2, 6_000, 1.2),
        Level("signal-master", 3, 12_000, 1.4),
    )
}


def level_of(bot: str) -> Level:
    """Of any bot: those that are no level have what is usual."""
    return LEVELS.get(bot) or Level(bot)


class Apprentice:
    """Plays sensibly, but overlooks things."""

    def __init__(self) -> None:
        self.sensible = Greedy()

    def choose(self, game: Game, table: Any, seat: int, moves: list[str], dice: Dice, deadline: Deadline) -> str:
        if dice.below(100) < SLIP:
            real = [move for move in moves if move != DECLINE] or moves
            return real[dice.below(len(real))]
        return self.sensible.choose(game, table, seat, moves, dice, deadline)


class Fireman(Greedy):
    """Plays what looks best at once."""


class Thinker(Searcher):
    """A level that searches, and knows how hard its last choice was."""

    level = ""

    def __init__(self) -> None:
        super().__init__(1.0)
        self.doubt = 0.0

    def effort_in(self, game: Game) -> float:
        return self.effort * game.mind.moments[LEVELS[self.level].step - 1]

    def judgement(self, game: Game) -> Mind[Any]:
        return game.learned.of_level(LEVELS[self.level].step)

    def choose(self, game: Game, table: Any, seat: int, moves: list[str], dice: Dice, deadline: Deadline) -> str:
        chosen = super().choose(game, table, seat, moves, dice, deadline)
        searched = self.last if len(moves) > 1 else None
        self.doubt = doubt([(arm.tried, arm.mean) for arm in searched.ranked()]) if searched is not None else 0.0
        return chosen


class Driver(Thinker):
    """Thinks for a moment."""

    level = "driver"


class StationMaster(Thinker):
    """Thinks longer."""

    level = "station-master"


class SignalMaster(Thinker):
    """Thinks for as long as it makes a difference."""

    level = "signal-master"
