"""The rulebook: one file per heading, with moves, options and scoring beside them."""

from stellwerk.games.railroads.rules import steps as steps  # first: it imports all others, and asking.py needs it back
