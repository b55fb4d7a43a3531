"""Judgement: what bots ask of this game."""
