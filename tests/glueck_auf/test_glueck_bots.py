"""The greedy judgement, and everything that is said while games are played."""

import time

import pytest

from stellwerk.games.glueck_auf import game
from stellwerk.games.glueck_auf.model.components import PROFILES
from stellwerk.kernel import play as rules
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.state import Ear, State
from stellwerk.kernel.table import Eyes
from stellwerk.words import LANGUAGES, known, say
from tests.glueck_auf.tables import lane, one, table


def greedy(s: State, seat: int, dice: Dice) -> int:
    """The best rated move in a world that fits what the seat knows."""
    world = game.take_in(game.lay_out(s, Eyes(seat)), seeded(dice.below(1 << 24)))
    return max(rules.moves(world, seat, None), key=lambda move: game.mind.rate(world, seat, move))


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    won = 0
    for n in range(20):
        s = table(2, n).state
        dice = Dice(n)
        while s.stack:
            seat = rules.waiting(s)[0]
            move = greedy(s, seat, dice) if seat == n % 2 else rules.random_move(s, dice, None)[1]
            rules.play(s, seat, move, None)
        result = game.result(s)
        assert result is not None
        won += result.winners == (n % 2,)
    assert won >= 19


def test_greedy_is_quick() -> None:
    s = table(4, 1).state
    dice = Dice(1)
    times: list[float] = []
    while s.stack and len(times) < 150:
        start = time.process_time()
        move = greedy(s, rules.waiting(s)[0], dice)
        times.append(time.process_time() - start)
        rules.play(s, rules.waiting(s)[0], move, None)
    assert sorted(times)[len(times) * 95 // 100] < 0.05


def test_greedy_delivers_a_train_that_is_ready() -> None:
    docks = [lane(("W-WH", "L-WH-2"), ("W-CL", "L-CL-2"), engine="E-A")]
    match = one({"docks": docks, "orders": ["O-BAR-4", "O-FUR-1"]})
    best = max(match.moves(0), key=lambda move: game.mind.rate(match.state, 0, game.vocabulary.parse(move)))
    assert best == "place deliver 1"
    match.play(0, best)
    best = max(match.moves(0), key=lambda move: game.mind.rate(match.state, 0, game.vocabulary.parse(move)))
    assert best == "deliver 1 O-BAR-4"


def test_a_pass_in_the_last_shift_gives_up_every_train_that_has_not_left() -> None:
    docks = [lane(("W-WH", "L-WH-2"), ("W-CL", "L-CL-1a"), engine="E-A")]
    match = one({"docks": docks, "orders": ["O-BAR-4"]}, tokens=["A", "B", "A", "B", "A", "B"])
    assert game.mind.rate(match.state, 0, game.vocabulary.parse("pass")) == pytest.approx(match.scores[0].total)


def test_greedy_loads_a_lorry_rather_than_storing_and_fetching_it() -> None:
    match = one({"row": ["L-CL-1a", "L-WH-1b"], "docks": [lane("W-CL")], "orders": ["O-BAR-2"]})
    match.play(0, "place mine-23 1")
    best = max(match.moves(0), key=lambda move: game.mind.rate(match.state, 0, game.vocabulary.parse(move)))
    assert best == "load W-CL 1"


def test_rating_uses_nothing_that_is_hidden() -> None:
    """What lies below the top cards makes no difference to what a move is worth."""
    for n in range(4):
        s = table(3, n).state
        dice = Dice(n)
        for _ in range(60):
            rules.play(s, *rules.random_move(s, dice, None), None)
        seat = rules.waiting(s)[0]
        worlds = [game.take_in(game.lay_out(s, Eyes(seat)), seeded(f"{n} {k}")) for k in range(2)]
        for move in rules.moves(s, seat, None):
            assert game.mind.rate(worlds[0], seat, move) == game.mind.rate(worlds[1], seat, move)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_has_its_words(players: int) -> None:
    for seed in range(4):
        match = table(players, seed, components=PROFILES[seed])
        match.ear = ear = Ear()
        dice = Dice(seed)
        while match.waiting:
            seat, move = rules.random_move(match.state, dice, None)
            match.play(seat, game.vocabulary.text(move))
        for event in ear.events:
            for language in LANGUAGES:
                assert known(game.folder, language, f"log-{event.key}"), event.key
                text = say(game.folder, language, f"log-{event.key}", event.params)
                assert "{" not in text
                assert "zone-" not in text


@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_with_every_profile_reach_their_end(players: int, name: str) -> None:
    for seed in range(3):
        s = table(players, seed, components=name).state
        cards = game.census(s)
        assert rules.playout(s, Dice(seed), None, 5000) < 5000
        assert game.census(s) == cards
        assert game.result(s) is not None
