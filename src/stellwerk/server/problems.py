"""Everything that can go wrong, in one form: a status, a message in the viewer's language, and the rule."""

from pathlib import Path
from typing import Any

from stellwerk.kernel.refusal import Refused
from stellwerk.server.engines import Unsure
from stellwerk.server.wire import Problem
from stellwerk.stage.wire import Text, Why
from stellwerk.words import say

HERE = Path(__file__).parent


class Wrong(Exception):
    """A request that the server refuses. `key` is a message of the server's words."""

    def __init__(self, status: int, key: str, rule: str = "", **params: Any) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.rule = rule
        self.params = params

    def problem(self) -> Problem:
        return Problem(self.status, say(HERE, "en", self.key, self.params), Text(self.key, self.params), self.rule)


def refused(error: Refused, status: int = 422) -> Problem:
    """What the rules refuse."""
    return Problem(status, str(error), Text(error.key, dict(error.params)), error.rule)


def why(error: Refused) -> Why:
    return Why(rule=error.rule, text=Text(error.key, dict(error.params)))


def problem_of(error: Exception) -> Problem:
    if isinstance(error, Wrong):
        return error.problem()
    if isinstance(error, Refused):
        return refused(error)
    if isinstance(error, Unsure):
        return Wrong(503, "store-unsure").problem()
    return Wrong(500, "server-failed").problem()
