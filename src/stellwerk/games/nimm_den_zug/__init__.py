"""Nimm den Zug (Take a Train): buy locomotives, hang wagons behind them, earn."""

from typing import Final

from stellwerk.games.nimm_den_zug.game import NimmDenZug
from stellwerk.kernel.game import Game

game: Final[Game] = NimmDenZug()
