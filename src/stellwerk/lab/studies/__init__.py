"""Studies: what many games tell about a game, as one page to look at."""
