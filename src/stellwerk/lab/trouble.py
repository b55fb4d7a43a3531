"""What can stop a run, for people: a message of the lab's words, and what it speaks of."""

from pathlib import Path
from typing import Any

from stellwerk.words import say

HERE = Path(__file__).parent


class Trouble(Exception):
    """Something to mend before a run can go on."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return self.told("en")

    def told(self, language: str) -> str:
        return told(language, self.key, self.params)


def told(language: str, key: str, params: dict[str, Any]) -> str:
    """A message of the lab's own words."""
    return say(HERE, language, key, params)
