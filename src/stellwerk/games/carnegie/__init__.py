"""Carnegie: send employees across the country, build, give."""

from stellwerk.games.carnegie.game import Carnegie

game = Carnegie()
