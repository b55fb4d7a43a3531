"""The environments pass the suites of those who define them, as these are, for every game and the toy."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, performance_benchmark, seed_test

import coal_auction
import stellwerk
from stellwerk.kernel.game import Game
from stellwerk.kernel.refusal import Refused
from stellwerk.lab import gymnasium_env, open_spiel_game, pettingzoo_env

GAMES = [coal_auction.game, *map(stellwerk.game, stellwerk.games())]
TOY = GAMES[0]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
pytestmark = [
    pytest.mark.filterwarnings("ignore::UserWarning"),  # the suites warn of what they allow: dicts with masks
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


def played(env: Any, seed: int) -> dict[str, float]:
    """A whole game at random; the rewards by agent."""
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last(observe=False)
        total[agent] += reward
        env.step(None if terminated or truncated else int(dice.choice(np.flatnonzero(env.action_mask(agent)))))
    return total


# --- PettingZoo ------------------------------------------------------------------


@every_game
def test_pettingzoos_api_test(game: Game) -> None:
    api_test(pettingzoo_env(game, 3), num_cycles=60)


@every_game
def test_pettingzoos_seed_test(game: Game) -> None:
    seed_test(lambda: pettingzoo_env(game, 2), num_cycles=40)


def test_pettingzoos_performance_benchmark() -> None:
    performance_benchmark(pettingzoo_env(TOY, 3))


@every_game
def test_winners_share_one_and_the_others_lose_one(game: Game) -> None:
    total = played(pettingzoo_env(game, 3), 5)
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0 or set(total.values()) == {0.0}


@every_game
def test_points_and_margins_are_those_of_the_match(game: Game) -> None:
    env = pettingzoo_env(game, 2, reward="points")
    points = played(env, 3)
    assert list(points.values()) == [score.total for score in env.asking.match().scores]
    margins = played(pettingzoo_env(game, 2, reward="margin"), 3)
    first, second = points.values()
    assert list(margins.values()) == [first - second, second - first]


def test_alone_one_wins_or_loses_against_the_rival() -> None:
    assert set(played(pettingzoo_env("carnegie", 1), 1).values()) <= {1.0, -1.0}


def test_the_log_of_an_environment_is_a_match() -> None:
    env = pettingzoo_env("nimm-den-zug", 3)
    played(env, 2)
    seed = int(np.random.default_rng(2).integers(1 << 62))
    match = stellwerk.new("nimm-den-zug", 3, seed)
    for seat, move in env.asking.log:
        match.play(seat, match.game.vocabulary.text(move))
    assert match.result == env.asking.match().result


def test_an_illegal_action_loses_and_says_why() -> None:
    env = pettingzoo_env("glueck-auf", 3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.action_space(agent).n) - 1)
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.agents}
    assert "decline" in env.infos[agent]["illegal"]


def test_who_goes_on_in_circles_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.lab.environments.asking.MOST_ANSWERS", 3)
    env = pettingzoo_env("railroads", 2)
    assert played(env, 1) == {"seat_0": 0.0, "seat_1": 0.0}
    assert env.asking.answers == 3
    one = gymnasium_env("railroads", 1)
    one.reset(seed=1)
    assert [one.step(next(iter(one.moves())))[3] for _ in range(3)] == [False, False, True]


def test_the_typed_table_and_the_moves_in_words_are_there_for_the_asking() -> None:
    env = pettingzoo_env("glueck-auf", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    assert isinstance(env.table(agent), env.chosen.game.table)
    assert env.view(agent)["players"] == 2
    assert sorted(env.moves()) == np.flatnonzero(env.action_mask(agent)).tolist()
    assert env.moves() == {n: env.chosen.game.vocabulary.text(n) for n in env.moves()}


def test_tables_are_drawn_as_text_and_as_a_picture() -> None:
    env = pettingzoo_env("nimm-den-zug", 2, render_mode="ansi")
    env.reset(seed=1)
    env.step(next(iter(env.moves())))
    assert "nimm-den-zug" in str(env.render())
    env = pettingzoo_env("nimm-den-zug", 2, render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")


def test_wrong_wishes_are_refused_at_once() -> None:
    with pytest.raises(Refused):
        pettingzoo_env("chess")
    with pytest.raises(Refused):
        pettingzoo_env("carnegie", 9)
    with pytest.raises(Refused):
        gymnasium_env("carnegie", 2, options={"weather": "fine"})
    with pytest.raises(ValueError, match="reward is 'fame'"):
        pettingzoo_env("carnegie", reward="fame")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="opponent is 'nobody'"):
        gymnasium_env("carnegie", opponents=["nobody"])
    with pytest.raises(ValueError, match="seat is 2"):
        gymnasium_env("carnegie", seat=2)


# --- Gymnasium -------------------------------------------------------------------


@every_game
def test_gymnasiums_checker(game: Game) -> None:
    check_env(gymnasium_env(game, 3, opponents=["random", "greedy"], seat=1, render_mode="ansi"))


@pytest.mark.parametrize("name", stellwerk.games())
def test_games_are_made_by_their_ids(name: str) -> None:
    env = gymnasium.make(f"stellwerk.lab.environments.gymnasium:stellwerk/{name}-v0", players=2, opponents=["random"])
    seen, _ = env.reset(seed=4)
    assert env.observation_space.contains(seen)
    dice = np.random.default_rng(4)
    reward, ended = 0.0, False
    while not ended:
        action = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        seen, given, ended, _, _ = env.step(action)
        reward += float(given)
    assert -1 <= reward <= 1


def test_illegal_actions_raise_where_that_is_wished() -> None:
    env = gymnasium_env("railroads", illegal="raise")
    env.reset(seed=1)
    legal = env.moves()
    with pytest.raises(ValueError, match="numbered from 0"):
        env.step(10**6)
    with pytest.raises(ValueError, match="is refused"):
        env.step(next(n for n in range(1000) if n not in legal))
    assert env.moves() == legal


# --- OpenSpiel -------------------------------------------------------------------


@every_game
def test_openspiels_random_simulation(game: Game) -> None:
    pyspiel.random_sim_test(open_spiel_game(game, 2), num_sims=1, serialize=True, verbose=False)


@every_game
def test_openspiels_search_plays_a_whole_game(game: Game) -> None:
    """Its IS-MCTS in Python; it holds for itself that a world dealt anew gives the same information state."""
    table = open_spiel_game(game, 2)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(table, mcts.RandomRolloutEvaluator(1, dice), 2.0, 2, random_state=dice)
    state = table.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(dice.randint(256)))
        elif state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)


def test_games_are_loaded_by_their_names() -> None:
    open_spiel_game("railroads")
    table = pyspiel.load_game("stellwerk_nimm_den_zug(players=4,options=show-money:on)")
    assert table.num_players() == 4
    assert table.chosen.options == {"show-money": "on"}


@every_game
def test_another_world_is_the_same_to_the_seat_and_yet_another(game: Game) -> None:
    table = open_spiel_game(game, 3)
    dice = np.random.RandomState(3)
    state = table.new_initial_state()
    others = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(dice.randint(256)))
            continue
        seat = state.current_player()
        if dice.randint(12) == 0:
            world = state.resample_from_infostate(seat, dice.random_sample)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.legal_actions() == state.legal_actions()
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            here, there = [game.position(one.asking.state) for one in (state, world)]
            others += any(here[name] != there[name] for name in here if name != "rng")
        state.apply_action(int(dice.choice(state.legal_actions())))
    assert bool(others) == game.hides(3)
