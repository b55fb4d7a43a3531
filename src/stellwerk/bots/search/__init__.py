"""The search with which stronger bots choose: one for all games, compiled with the rules."""
