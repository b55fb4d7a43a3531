"""The rulebook, one question at a time."""
