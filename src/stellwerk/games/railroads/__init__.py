"""Russian Railroads with German Railroads: build tracks, run locomotives, hire engineers."""

from typing import Final

from stellwerk.games.railroads.game import Railroads
from stellwerk.kernel.game import Game

game: Final[Game] = Railroads()
