"""Glück Auf: Das große Kartenspiel (Coal Baron: The Great Card Game): mine, load, deliver."""

from stellwerk.games.glueck_auf.game import GlueckAuf

game = GlueckAuf()
