"""A game of OpenSpiel: sequential, of imperfect information, its chance drawn as a seed before the first question.

All shuffles and draws come from the state's own generator, so four chance nodes of one byte each, the seed, decide them
all; histories can be replayed, and no later chance node is needed. Nobody's information state tells the seed. Whoever
searches resamples: `resample_from_infostate` deals everything anew that the seat cannot know, and the draws to come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

import stellwerk
from stellwerk.kernel.game import Game
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.state import EVERYONE, Audience, Ear, Event, only
from stellwerk.kernel.table import ALL, eyes_of
from stellwerk.lab.environments.asking import MOST_ANSWERS, Asking
from stellwerk.lab.environments.chosen import Chosen

BYTES: Final = 4  # of the seed
OUTCOMES: Final = [(byte, 1 / 256) for byte in range(256)]
ANSWER: Final = "you-answered"  # a seat remembers what it did itself

Heard = list[tuple[bytes, Audience]]  # what was said, and who may know
Type = pyspiel.GameType


class Walk:
    """A game and what its seats have heard of it: everything of a state that is copied."""

    __slots__ = ("asking", "heard")

    def __init__(self, asking: Asking, heard: Heard) -> None:
        self.asking = asking
        self.heard = heard

    def __deepcopy__(self, memo: object) -> Walk:
        return Walk(self.asking.clone(), self.heard[:])

    def __reduce__(self) -> tuple[Any, ...]:
        asking = self.asking
        position = msgspec.json.encode(asking.game.lay_out(asking.state, ALL))
        return taken_up, (asking.game, position, asking.declined, asking.answers, asking.log, self.heard)

    def answer(self, choice: int) -> None:
        asking = self.asking
        self.hear(Event(ANSWER, {"move": asking.text(choice)}, only(asking.seat)))
        asking.state.ear = ear = Ear()
        asking.answer(choice)
        asking.state.ear = None
        for event in ear.events:
            self.hear(event)

    def hear(self, event: Event) -> None:
        self.heard.append((msgspec.json.encode([event.key, event.params]), event.to))

    def seen(self, seat: int) -> str:
        """The seat's view, as JSON."""
        return msgspec.json.encode(self.asking.game.lay_out(self.asking.state, eyes_of(seat))).decode()

    def recalled(self, seat: int) -> str:
        """The seat's view and all that it has heard, as JSON."""
        heard = b",".join([told for told, to in self.heard if to == EVERYONE or to >> seat & 1]).decode()
        return f'{{"view":{self.seen(seat)},"heard":[{heard}]}}'

    def resampled(self, seat: int, seed: int) -> Walk:
        """Another world that looks and sounds the same to a seat. What it has not heard, nobody has said there."""
        game, state = self.asking.game, self.asking.state
        world = game.take_in(game.lay_out(state, eyes_of(seat)), seeded(seed))
        heard = [(told, to) for told, to in self.heard if to == EVERYONE or to >> seat & 1]
        return Walk(self.asking.in_world(world, seat), heard)


def taken_up(
    game: Game, position: bytes, declined: int, answers: int, log: list[tuple[int, int]], heard: Heard
) -> Walk:
    """A walk that was written down, where it stood."""
    asking = Asking(game, game.take_in(msgspec.json.decode(position, type=game.table)), declined)
    asking.answers, asking.log = answers, log
    return Walk(asking, heard)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table with its players and options, as OpenSpiel knows it. Each game has a class of its own."""

    rules: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.rules
        given = dict(params or {})
        players = int(given.get("players", default_players(game)))
        self.chosen = Chosen(game, players, read_options(str(given.get("options", ""))), "win", None)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.chosen.actions,
            max_chance_outcomes=len(OUTCOMES),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=MOST_ANSWERS,
        )
        super().__init__(game_type(game, players), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self.chosen, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One moment. Before the seed is drawn there is no table yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed: tuple[int, ...] = ()
        self.walk: Walk | None = None

    @property
    def asking(self) -> Asking:
        assert self.walk is not None, "the seed is not drawn yet"
        return self.walk.asking

    def current_player(self) -> int:
        if self.walk is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.asking.seat

    def is_terminal(self) -> bool:
        return self.walk is not None and (self.asking.is_over or self.asking.is_too_long)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.asking.choices) if player == self.asking.seat else []

    def _apply_action(self, action: int) -> None:
        if self.walk is not None:
            self.walk.answer(action)
            return
        self.seed = (*self.seed, action)
        if len(self.seed) == BYTES:
            self.walk = Walk(self.get_game().chosen.begin(int.from_bytes(self.seed, "big")), [])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action:02x}"
        chosen = self.get_game().chosen
        return "decline" if action == chosen.game.vocabulary.size else str(chosen.game.vocabulary.text(action))

    def returns(self) -> list[float]:
        chosen = self.get_game().chosen
        return chosen.rewards(self.asking) if self.is_terminal() else [0.0] * chosen.players

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one."""
        other: SpielState = self.clone()
        if self.walk is not None:
            other.walk = self.walk.resampled(player_id, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        return f"seed {self.seed}" if self.walk is None else repr(self.asking.match())


class SeatObserver:
    """What a seat sees as a vector, and in words: its view as JSON, with all that it has heard if it is to recall it.

    What is heard has no fixed length and is in no vector.
    """

    def __init__(self, chosen: Chosen, iig_obs_type: Any) -> None:
        self.chosen = chosen
        self.recalls = iig_obs_type is not None and bool(iig_obs_type.perfect_recall)
        self.tensor = np.zeros(chosen.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.walk is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.chosen.encoding.vector(state.asking.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.walk is None:
            return "{}"
        return state.walk.recalled(player) if self.recalls else state.walk.seen(player)


def default_players(game: Game) -> int:
    return max(game.fewest, 2)


def game_type(game: Game, players: int) -> Any:
    return Type(
        short_name=short_name(game),
        long_name=f"Stellwerk {game.id}",
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Type.Information.IMPERFECT_INFORMATION,
        utility=Type.Utility.ZERO_SUM if players > 1 else Type.Utility.GENERAL_SUM,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": default_players(game), "options": ""},
    )


def short_name(game: Game) -> str:
    return "stellwerk_" + game.id.replace("-", "_")


def read_options(text: str) -> dict[str, str]:
    """`start:random/show-money:on`: a parameter of OpenSpiel has room for plain names only."""
    pairs = [pair.partition(":") for pair in text.split("/") if pair]
    return {name: choice for name, _, choice in pairs}


def register_game(game: Game) -> str:
    """The name under which `pyspiel.load_game` finds the game from now on."""
    name = short_name(game)
    if name not in pyspiel.registered_names():
        # a class, since OpenSpiel lets go of it after the interpreter's end, where nothing else may be freed
        of_this_game = type(SpielGame.__name__, (SpielGame,), {"rules": game})
        pyspiel.register_game(game_type(game, default_players(game)), of_this_game)
    return name


def registered_game(game: str | Game, players: int, options: Mapping[str, Any] | None) -> pyspiel.Game:
    found = game if isinstance(game, Game) else stellwerk.game(game)
    chosen = Chosen(found, players, options, "win", None)
    for name, choice in chosen.options.items():
        if not isinstance(choice, str):
            raise ValueError(f"the option {name} is no name: OpenSpiel's parameters cannot hold it")
    written = "/".join(f"{name}:{choice}" for name, choice in chosen.options.items())
    return pyspiel.load_game(register_game(found), {"players": players, "options": written})


for each in stellwerk.games():
    register_game(stellwerk.game(each))
