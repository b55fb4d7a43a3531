"""Judgement learned from played games."""
