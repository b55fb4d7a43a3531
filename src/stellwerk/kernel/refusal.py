"""Why a move is not allowed: a rule, a message key and its parameters. Never a sentence in code."""

from collections.abc import Callable
from typing import Any, Final

Param = Any  # a number, a text, a message id, or a nested message {"m": id, "a": {...}}
Params = dict[str, Param]
Say = Callable[[str, Params], str]


class Refusal:
    """The answer of `judge` to an illegal move."""

    __slots__ = ("key", "params", "rule")

    def __init__(self, rule: str, key: str, params: Params | None = None) -> None:
        self.rule = rule
        self.key = key
        self.params: Params = {} if params is None else params

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.params!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and self.key == other.key
            and self.params == other.params
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.key))


GAME_OVER: Final = Refusal("kernel", "game-over")
NOT_YOUR_TURN: Final = Refusal("kernel", "not-your-turn")
NOT_ASKED: Final = Refusal("kernel", "not-asked")


class Refused(Exception):
    """A move or request that the rules refuse. `str()` is an English sentence."""

    def __init__(self, refusal: Refusal, say: Say | None = None) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
        self.say = say

    def __reduce__(self) -> tuple[Any, ...]:
        """It may come from another process, without its words."""
        return refused, (self.rule, self.key, self.params)

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def key(self) -> str:
        return self.refusal.key

    @property
    def params(self) -> Params:
        return self.refusal.params

    def __str__(self) -> str:
        if self.say is not None:
            return self.say(self.key, self.params)
        return f"{self.key} {self.params}" if self.params else self.key


def refused(rule: str, key: str, params: Params) -> Refused:
    return Refused(Refusal(rule, key, params))
