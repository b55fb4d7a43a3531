"""What is asked next, by the name of its step: questions follow each other in circles, so none imports the others."""

from stellwerk.games.railroads.model.state import RailState
from stellwerk.games.railroads.rules import steps


def ask(s: RailState, name: str) -> None:
    """This question comes first."""
    s.push(steps.STEPS[name])


def go_over(s: RailState, name: str) -> None:
    """The open question is answered, and this one follows at once."""
    s.swap(steps.STEPS[name])


def is_waiting(s: RailState, name: str) -> bool:
    """Whether this question is open, on top or below others."""
    return steps.STEPS[name] in s.stack
