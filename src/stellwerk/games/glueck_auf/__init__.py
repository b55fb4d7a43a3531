"""Glück Auf: Das große Kartenspiel (Coal Baron: The Great Card Game): mine, load, deliver."""

from typing import Final

from stellwerk.games.glueck_auf.game import GlueckAuf
from stellwerk.kernel.game import Game

game: Final[Game] = GlueckAuf()
