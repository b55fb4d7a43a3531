"""The table that somebody wants an environment of: what stays the same from game to game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import stellwerk
from stellwerk.kernel.game import Game
from stellwerk.kernel.match import new_match
from stellwerk.lab.environments.asking import Asking
from stellwerk.lab.environments.encoding import Encoding
from stellwerk.lab.environments.outcome import REWARDS, Reward, outcome
from stellwerk.lab.environments.seen import MASK, VECTOR, Seen
from stellwerk.words import english

RENDER_MODES = ("ansi", "svg")


class Chosen:
    """A game with its players and options. Wrong wishes are refused before anything is played."""

    def __init__(
        self, game: str | Game, players: int, options: Mapping[str, Any] | None, reward: Reward, render_mode: str | None
    ) -> None:
        self.game = game if isinstance(game, Game) else stellwerk.game(game)
        self.players = players
        self.options = dict(options or {})
        self.reward = one_of(REWARDS, reward, "reward")
        self.render_mode = None if render_mode is None else one_of(RENDER_MODES, render_mode, "render_mode")
        self.begin(0)
        self.encoding = Encoding(self.game, players)
        self.actions = self.game.vocabulary.size + 1

    def begin(self, seed: int) -> Asking:
        """A new game, before its first question."""
        return Asking(
            self.game, new_match(self.game, self.players, seed, self.options, english(self.game.folder)).state
        )

    def observation_space(self) -> spaces.Dict:
        vector = spaces.Box(self.encoding.low, self.encoding.high, dtype=np.float32)
        return spaces.Dict({VECTOR: vector, MASK: spaces.Box(0, 1, (self.actions,), np.int8)})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def observe(self, asking: Asking, seat: int) -> Seen:
        """What a seat sees, and what it may answer if it is asked. The game may go on before the vector is read."""
        state = asking.state.clone()
        return Seen(self.mask(asking, seat), lambda: self.encoding.vector(state, seat))

    def mask(self, asking: Asking, seat: int) -> NDArray[np.int8]:
        out = np.zeros(self.actions, np.int8)
        if asking.seat == seat:
            out[asking.choices] = 1
        return out

    def rewards(self, asking: Asking) -> list[float]:
        return outcome(self.game, asking.state, self.reward)

    def drawn(self, asking: Asking, seat: int | None) -> str | None:
        """For `render`: a few lines of text, or the picture of what a seat sees; None is a spectator."""
        if self.render_mode is None:
            return None
        match = asking.match()
        if self.render_mode == "svg":
            from stellwerk.picture import picture

            return picture(match, seat)
        lines = [f"{entry.move:40} {'the clock' if entry.seat < 0 else f'seat {entry.seat}'}" for entry in match.lines]
        asked = "the game is over" if asking.is_over else f"seat {asking.seat} has {len(asking.choices)} choices"
        return "\n".join([*lines[-5:], repr(match), asked])


def one_of(known: tuple[str, ...], wish: str, name: str) -> Any:
    if wish not in known:
        raise ValueError(f"{name} is {wish!r}, but should be one of {', '.join(known)}")
    return wish
