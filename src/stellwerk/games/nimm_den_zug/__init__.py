"""Nimm den Zug (Take a Train): buy locomotives, hang wagons behind them, earn."""

from stellwerk.games.nimm_den_zug.game import NimmDenZug

game = NimmDenZug()
