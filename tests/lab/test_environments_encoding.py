"""The vector: what a seat may know, all of it in bounds, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from pickle import dumps, loads
from typing import Any

import numpy as np
import pytest

import coal_auction
import stellwerk
from stellwerk.kernel.game import Game
from stellwerk.kernel.match import new_match
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.step import CLOCK
from stellwerk.kernel.table import eyes_of
from stellwerk.lab import pettingzoo_env
from stellwerk.lab.environments.asking import Asking
from stellwerk.lab.environments.encoding import Encoding, turned

GAMES = [coal_auction.game, *map(stellwerk.game, stellwerk.games())]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def moments(game: Game, players: int, seed: int = 1, options: dict[str, str] | None = None) -> Iterator[Asking]:
    """A random game, before every question."""
    dice = Dice(seed)
    asking = Asking(game, new_match(game, players, seed, options or {}).state)
    while not asking.is_over:
        yield asking
        asking.answer(asking.choices[dice.below(len(asking.choices))])


@every_game
def test_two_worlds_that_look_the_same_have_the_same_vector_and_choices(game: Game) -> None:
    code = Encoding(game, 3)
    differ = 0
    for n, asking in enumerate(moments(game, 3)):
        if n % 5:
            continue
        for seat in range(3):
            other = game.take_in(game.lay_out(asking.state, eyes_of(seat)), seeded(n))
            world = asking.in_world(other, seat)
            assert np.array_equal(code.vector(asking.state, seat), code.vector(world.state, seat))
            if asking.seat == seat:
                assert world.choices == asking.choices
            neighbour = (seat + 1) % 3
            differ += not np.array_equal(code.vector(asking.state, neighbour), code.vector(other, neighbour))
    assert bool(differ) == game.hides(3)


@every_game
def test_all_values_are_within_their_bounds(game: Game) -> None:
    for players in range(game.fewest, game.most + 1):
        code = Encoding(game, players)
        for n, asking in enumerate(moments(game, players, players)):
            if n % 3 == 0:
                vector = code.vector(asking.state, n % players)
                assert vector.shape == (code.size,)
                assert vector.dtype == np.float32
                assert (code.low <= vector).all()
                assert (vector <= code.high).all()


@every_game
def test_a_vector_that_follows_another_is_as_if_it_were_the_first(game: Game) -> None:
    """Only what has changed is written anew."""
    code = Encoding(game, 2)
    for n, asking in enumerate(moments(game, 2, 4)):
        vector = code.vector(asking.state, asking.seat)
        if n % 20 == 0:
            assert np.array_equal(vector, Encoding(game, 2).vector(asking.state, asking.seat))


@every_game
def test_what_can_be_seen_can_be_told_apart(game: Game) -> None:
    """Of the moments of a game that look different to a seat, most have different vectors: some lists are too long."""
    code = Encoding(game, 2)
    views, vectors = set(), set()
    for asking in moments(game, 2, 6):
        table = game.lay_out(asking.state, eyes_of(0))
        views.add(str(table).replace(str(table.learnt), ""))
        vectors.add(code.vector(asking.state, 0).tobytes())
    assert len(vectors) >= 0.95 * len(views)


def test_whoever_looks_comes_first() -> None:
    assert turned(["A", "B", "C", "D"], 3, 1) == ["B", "C", "A", "D"]
    assert turned(["A red", "B red", "neutral"], 2, 1) == ["B red", "A red", "neutral"]
    assert turned(["AA", "5", "B-7"], 3, 2) == ["AA", "5", "B-7"]


def test_the_same_table_looks_the_same_from_every_seat_but_for_the_seats_number() -> None:
    """Before anything has happened, all companies are alike."""
    game = stellwerk.game("carnegie")
    code = Encoding(game, 2)
    state = new_match(game, 2, 0, {}).state
    first, second = code.vector(state, 0), code.vector(state, 1)
    assert first[:2].tolist() == [1, 0]
    assert second[:2].tolist() == [0, 1]
    boards = slice(code.size // 2, None)
    assert (first[boards] == second[boards]).mean() > 0.99


# --- who is asked ----------------------------------------------------------------


@every_game
def test_every_choice_is_legal_and_there_is_always_one(game: Game) -> None:
    for asking in moments(game, 3, 8):
        match = asking.match()
        assert asking.choices
        legal = match.moves(asking.seat)
        told = [asking.text(choice) for choice in asking.choices]
        assert told in (legal, [*legal, "decline"])


def test_the_clock_moves_when_all_decline() -> None:
    game = coal_auction.game
    asking = next(one.clone() for one in moments(game, 3, 1, {"clock": "on"}) if CLOCK in one.match().waiting)
    asked: list[int] = []
    while asking.decline in asking.choices and len(asked) < 3:
        asked.append(asking.seat)
        asking.answer(asking.decline)
    assert asked == [0, 1, 2]
    assert (CLOCK, game.vocabulary.parse("expire")) in asking.log


def test_moves_beside_the_turn_are_offered_and_may_be_declined() -> None:
    game = stellwerk.game("carnegie")
    offered = [asking.clone() for asking in moments(game, 3, 1) if asking.choices[-1] == asking.decline]
    assert offered
    asking = offered[0]
    seat = asking.seat
    assert seat not in asking.match().waiting
    asking.answer(asking.decline)
    assert asking.seat != seat


# --- observations of which only what is read is made ---


def test_a_vector_is_of_the_moment_it_was_observed_whenever_it_is_read() -> None:
    early, late = (pettingzoo_env("railroads", players=3) for _ in range(2))
    kept = []
    for env in (early, late):
        env.reset(seed=5)
    for _ in range(60):
        seen = late.observe(late.agent_selection)
        kept.append((early.observe(early.agent_selection)["observation"], seen))
        action = int(np.flatnonzero(seen["action_mask"])[0])
        early.step(action)
        late.step(action)
    for at_once, seen in reversed(kept):
        assert np.array_equal(at_once, seen["observation"])


@pytest.mark.parametrize("copied", [dict, copy, deepcopy, lambda seen: {**seen}, lambda seen: loads(dumps(seen))])
def test_whoever_copies_an_observation_has_all_of_it(copied: Callable[[Any], Any]) -> None:
    env = pettingzoo_env("railroads", players=2)
    env.reset(seed=1)
    once, again = (env.observe(env.agent_selection) for _ in range(2))
    made = copied(once)
    assert list(made) == ["observation", "action_mask"]
    assert np.array_equal(made["observation"], again["observation"])
    assert dict(zip(again, again.values()))["observation"] is again.get("observation")
    assert again.get("other") is None
    again["observation"] = made["action_mask"]
    assert again["observation"] is made["action_mask"]
