"""One seat of a table as a Gymnasium environment: bots have the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsFloat

import gymnasium
import msgspec
from gymnasium.envs.registration import register, registry

import stellwerk
from stellwerk.bots import bot, known_bots
from stellwerk.bots.bot import DECLINE
from stellwerk.bots.clock import Deadline
from stellwerk.bots.simulate import NO_CLOCK_S
from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.table import eyes_of
from stellwerk.lab.environments.asking import Asking
from stellwerk.lab.environments.chosen import RENDER_MODES, Chosen, one_of
from stellwerk.lab.environments.outcome import Reward
from stellwerk.lab.environments.seen import Observation

ILLEGAL = -1.0  # the reward of an illegal action, where it does not raise


class SeatEnv(gymnasium.Env[Observation, int]):
    """A step is an answer of the seat and all that the others do until it is asked again.

    The opponents' names go round: the first has the seat after ours. An illegal action loses the game at once, and
    `info["illegal"]` says why; with `illegal="raise"` it is a ValueError and nothing has changed.
    """

    asking: Asking

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        opponents: Sequence[str] = ("greedy",),
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.chosen = Chosen(game, players, options, reward, render_mode)
        if not 0 <= seat < players:
            raise ValueError(f"seat is {seat}, but should be one of 0 to {players - 1}")
        if players > 1 and not opponents:
            raise ValueError(f"opponents should be one or more of {', '.join(known_bots())}")
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = render_mode
        self.seat = seat
        self.illegal = one_of(("lose", "raise"), illegal, "illegal")
        names = [opponents[n % len(opponents)] for n in range(players - 1)]
        seated = [(seat + 1 + n) % players for n in range(players - 1)]
        self.bots = {other: bot(one_of(known_bots(), name, "opponent")) for other, name in zip(seated, names)}
        self.observation_space: gymnasium.Space[Any] = self.chosen.observation_space()
        self.action_space: gymnasium.Space[Any] = self.chosen.action_space()
        self.ended = True

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played to the seat's first question."""
        super().reset(seed=seed)
        self.asking = self.chosen.begin(int(self.np_random.integers(1 << 62)))
        self.dice = Dice(int(self.np_random.integers(1 << 31)))
        self.ended = False
        self.let_others_play()
        return self.observed(), {}

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        if self.ended:
            raise ValueError("the game is over: reset() begins another")
        number = int(action)
        if number not in self.asking.choices:
            why = self.asking.why_not(number)
            if self.illegal == "raise":
                raise ValueError(why)
            self.ended = True
            return self.observed(), ILLEGAL, True, False, {"illegal": why}
        self.asking.answer(number)
        self.let_others_play()
        over, too_long = self.asking.is_over, self.asking.is_too_long
        self.ended = over or too_long
        reward = self.chosen.rewards(self.asking)[self.seat] if over else 0.0
        return self.observed(), reward, over, too_long, {}

    def let_others_play(self) -> None:
        """Until the seat is asked, or the game is over."""
        asking, game = self.asking, self.chosen.game
        while not asking.is_over and asking.seat != self.seat and not asking.is_too_long:
            other = asking.seat
            if len(asking.choices) == 1:
                asking.answer(asking.choices[0])
                continue
            moves = [DECLINE if choice == asking.decline else asking.text(choice) for choice in asking.choices]
            table = game.lay_out(asking.state, eyes_of(other))
            made = self.bots[other].choose(game, table, other, moves, self.dice, Deadline(NO_CLOCK_S))
            asking.answer(asking.choices[moves.index(made)])

    def observed(self) -> Observation:
        return self.chosen.observe(self.asking, self.seat).whole()

    def table(self) -> Any:
        """What the seat sees, as the game's own struct."""
        return self.chosen.game.lay_out(self.asking.state, eyes_of(self.seat))

    def view(self) -> Json:
        """The same as nested dicts, lists, names and numbers."""
        seen: Json = msgspec.to_builtins(self.table())
        return seen

    def moves(self) -> dict[int, str]:
        """The seat's choices: the actions and what they say."""
        return {choice: self.asking.text(choice) for choice in self.asking.choices}

    def render(self) -> Any:
        """In the mode `ansi` the last moves and the scores, in the mode `svg` what the seat sees."""
        return self.chosen.drawn(self.asking, self.seat)


def register_all() -> None:
    """Every game as `stellwerk/<game>-v0`, for `gymnasium.make`."""
    for name in stellwerk.games():
        if f"stellwerk/{name}-v0" not in registry:
            entry = f"{SeatEnv.__module__}:{SeatEnv.__qualname__}"
            register(f"stellwerk/{name}-v0", entry_point=entry, kwargs={"game": name})


register_all()
