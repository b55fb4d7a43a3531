"""Players that are programs. They get views and legal moves, never a state, and think outside the server by a clock."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import cast

from stellwerk.bots.bot import Bot

OWN = {  # in the order in which people are offered them
    "apprentice": "stellwerk.bots.levels:Apprentice",
    "fireman": "stellwerk.bots.levels:Fireman",
    "driver": "stellwerk.bots.levels:Driver",
    "station-master": "stellwerk.bots.levels:StationMaster",
    "signal-master": "stellwerk.bots.levels:SignalMaster",
    "random": "stellwerk.bots.random_bot:Random",
    "greedy": "stellwerk.bots.greedy:Greedy",
}

__all__ = ["Bot", "bot", "known_bots", "stand_in"]


@cache
def known_bots() -> tuple[str, ...]:
    """The levels from weak to strong, our others, then those that other packages register as `stellwerk.bots`."""
    return (*OWN, *sorted(entry_points(group="stellwerk.bots").names - OWN.keys()))


def stand_in() -> str:
    """Who plays on where a person has left."""
    return "greedy"


def bot(name: str) -> Bot:
    """A bot by its name, ready to choose."""
    return maker(name)()


@cache
def maker(name: str) -> Callable[[], Bot]:
    """Found once: searching all installed packages takes longer than most choices."""
    if name in OWN:  # nobody else's package takes the place of a bot of the house
        module, _, title = OWN[name].partition(":")
        return cast(Callable[[], Bot], getattr(import_module(module), title))
    [point] = entry_points(group="stellwerk.bots", name=name)
    return cast(Callable[[], Bot], point.load())
