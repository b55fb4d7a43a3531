"""Many games: tournaments, studies and environments to learn in. What this needs is the extra `stellwerk[lab]`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pyspiel

    from stellwerk.kernel.game import Game
    from stellwerk.lab.environments.gymnasium import SeatEnv
    from stellwerk.lab.environments.outcome import Reward
    from stellwerk.lab.environments.pettingzoo import TableEnv

__all__ = ["gymnasium_env", "open_spiel_game", "pettingzoo_env"]

MISSING = "{} is not installed: the environments need the extra, pip install 'stellwerk[lab]'"


def pettingzoo_env(
    game: str | Game,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    reward: Reward = "win",
    render_mode: str | None = None,
) -> TableEnv:
    """All seats of a table, one agent after another."""
    try:
        from stellwerk.lab.environments.pettingzoo import TableEnv
    except ModuleNotFoundError as missing:
        raise missing_extra(missing) from None
    return TableEnv(game, players, options, reward, render_mode)


def gymnasium_env(
    game: str | Game,
    players: int = 2,
    opponents: Sequence[str] = ("greedy",),
    seat: int = 0,
    options: Mapping[str, Any] | None = None,
    reward: Reward = "win",
    illegal: str = "lose",
    render_mode: str | None = None,
) -> SeatEnv:
    """One seat against bots, called by their names."""
    try:
        from stellwerk.lab.environments.gymnasium import SeatEnv
    except ModuleNotFoundError as missing:
        raise missing_extra(missing) from None
    return SeatEnv(game, players, opponents, seat, options, reward, illegal, render_mode)


def open_spiel_game(game: str | Game, players: int = 2, options: Mapping[str, Any] | None = None) -> pyspiel.Game:
    """A game of OpenSpiel, registered there."""
    try:
        from stellwerk.lab.environments.open_spiel import registered_game
    except ModuleNotFoundError as missing:
        raise missing_extra(missing) from None
    return registered_game(game, players, options)


def missing_extra(missing: ModuleNotFoundError) -> ModuleNotFoundError:
    return ModuleNotFoundError(MISSING.format(missing.name), name=missing.name)
