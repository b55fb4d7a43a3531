"""All seats of a table as a PettingZoo environment: one agent after another, with action masks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.table import eyes_of
from stellwerk.lab.environments.asking import Asking
from stellwerk.lab.environments.chosen import RENDER_MODES, Chosen
from stellwerk.lab.environments.outcome import Reward
from stellwerk.lab.environments.seen import Observation

ILLEGAL = -1.0  # the reward of whoever tries an illegal move, as with PettingZoo's TerminateIllegalWrapper


class TableEnv(AECEnv):  # type: ignore[misc]
    """The agents `seat_0`, `seat_1` and so on. The seed of `reset` decides everything but the actions.

    An observation is made when it is asked for. An illegal action ends the game: whoever tried it gets -1, the others
    nothing, and `infos` says why it was refused.
    """

    asking: Asking

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.chosen = Chosen(game, players, options, reward, render_mode)
        name = self.chosen.game.id.replace("-", "_") + "_v0"
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.chosen.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.chosen.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self.chance = np.random.default_rng()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. Without a seed it follows from the one that was given last; the options are the table's own."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.asking = self.chosen.begin(int(self.chance.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.asking.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for an action, and None is none")
        asking = self.asking
        self._cumulative_rewards[agent] = 0.0
        number = int(action)
        if number not in asking.choices:
            self.infos[agent] = {"illegal": asking.why_not(number)}
            self.end([ILLEGAL if agent == one else 0.0 for one in self.possible_agents])
            return
        asking.answer(number)
        if asking.is_over:
            self.end(self.chosen.rewards(asking))
        elif asking.is_too_long:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[asking.seat]

    def end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """A vector of what the agent's seat sees, made when it is read, and its mask: zeros while others are asked."""
        return self.chosen.observe(self.asking, self.seats[agent])

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """The mask alone, for whoever needs no vector."""
        return self.chosen.mask(self.asking, self.seats[agent])

    def table(self, agent: str) -> Any:
        """What the agent's seat sees, as the game's own struct."""
        return self.chosen.game.lay_out(self.asking.state, eyes_of(self.seats[agent]))

    def view(self, agent: str) -> Json:
        """The same as nested dicts, lists, names and numbers."""
        seen: Json = msgspec.to_builtins(self.table(agent))
        return seen

    def moves(self) -> dict[int, str]:
        """The choices of the agent that is asked: the actions and what they say."""
        return {choice: self.asking.text(choice) for choice in self.asking.choices}

    def render(self) -> str | None:
        """In the mode `ansi` the last moves and the scores, in the mode `svg` what a spectator sees."""
        return self.chosen.drawn(self.asking, None)

    def close(self) -> None:
        """Nothing is open."""
