"""Learning a game by doing: short tasks at written positions, as a game's `data/lessons.toml` has them."""
