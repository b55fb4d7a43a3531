"""Players that are programs. They get views and legal moves, never a state, and think outside the server by a clock."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import cast

from stellwerk.bots.bot import Bot

OWN = {"greedy": "stellwerk.bots.greedy:Greedy", "random": "stellwerk.bots.random_bot:Random"}

__all__ = ["Bot", "bot", "known_bots", "stand_in"]


@cache
def known_bots() -> tuple[str, ...]:
    """Ours, and those that other packages register in the entry-point group `stellwerk.bots`."""
    return tuple(sorted({*OWN, *entry_points(group="stellwerk.bots").names}))


def stand_in() -> str:
    """Who plays on where a person has left."""
    return "greedy"


def bot(name: str) -> Bot:
    """A bot by its name, ready to choose."""
    return maker(name)()


@cache
def maker(name: str) -> Callable[[], Bot]:
    """Found once: searching all installed packages takes longer than most choices."""
    for point in entry_points(group="stellwerk.bots", name=name):
        return cast(Callable[[], Bot], point.load())
    module, _, title = OWN[name].partition(":")
    return cast(Callable[[], Bot], getattr(import_module(module), title))
