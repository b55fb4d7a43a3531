"""Russian Railroads with German Railroads."""

from stellwerk.games.railroads.game import game

__all__ = ["game"]
