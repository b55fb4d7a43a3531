"""Carnegie: send employees across the country, build, give."""

from typing import Final

from stellwerk.games.carnegie.game import Carnegie
from stellwerk.kernel.game import Game

game: Final[Game] = Carnegie()
