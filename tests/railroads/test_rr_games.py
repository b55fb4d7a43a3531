"""Whole games: every module combination reaches its end, and a sensible player beats chance."""

from typing import Any

import pytest

from stellwerk.games.railroads import game
from stellwerk.kernel import play as rules
from stellwerk.kernel.match import digest
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.state import State
from stellwerk.kernel.table import eyes_of
from tests.railroads.table import ALL, COAL, GERMANY, A, effects, lay, new, state

MODULES = [{}, GERMANY, COAL, ALL]
NAMES = ["base", "germany", "coal", "all"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", MODULES, ids=NAMES)
def test_random_games_end_and_lose_no_part(players: int, options: dict[str, str]) -> None:
    chosen = {name.replace("-", "_"): value for name, value in options.items()}
    for seed in range(3):
        s = state(new(players, seed, **chosen))
        parts = game.census(s)
        dice = Dice(seed)
        n = 0
        while s.stack:
            seat, move = rules.random_move(s, dice, None)
            rules.play(s, seat, move, None)
            n += 1
            if n % 10 == 0:
                assert game.census(s) == parts
                assert digest(game, game.read(game.position(s))) == digest(game, s)
        assert game.result(s) is not None
        assert [score.total for score in game.scores(s)] == [b.points for b in s.boards]


def test_views_can_be_dealt_again() -> None:
    for players, options in ((2, {}), (1, COAL), (4, ALL)):
        chosen: dict[str, Any] = {name.replace("-", "_"): value for name, value in options.items()}
        s = new(players, 7, **chosen).state
        dice = Dice(players)
        n = 0
        while s.stack:
            if n % 25 == 0:
                for seat in (None, *range(players)):
                    seen = game.lay_out(s, eyes_of(seat))
                    assert game.lay_out(game.take_in(seen, seeded(n)), eyes_of(seat)) == seen
            seat, move = rules.random_move(s, dice, None)
            rules.play(s, seat, move, None)
            n += 1


# --- the sensible player ------------------------------------------------------


def best(s: State, seat: int) -> str:
    """The move a sensible player makes, from their view alone."""
    world = game.take_in(game.lay_out(s, eyes_of(seat)), seeded(1))
    moves = rules.moves(world, seat, None)
    return game.vocabulary.text(max(moves, key=lambda move: game.mind.rate(world, seat, move)))


def test_he_takes_the_steps_that_score() -> None:
    m = effects({"tracks": {"main": [9, 5, 2], "second": [3]}, "locos": ["6", "2"]}, may={"gray": 1})
    assert best(m.state, A) == "advance gray main", "the second line has no locomotive"


def test_he_does_not_leave_a_key() -> None:
    m = effects({}, may={"key": 1}, round=6)
    assert best(m.state, A) == "key points"


def test_he_takes_the_locomotive_that_his_tracks_wait_for() -> None:
    m = effects({"tracks": {"main": [9, 6, 3]}}, may={"tile": 1}, round=3)
    assert best(m.state, A) == "take-loco"


def test_he_takes_a_stoker_when_it_scores() -> None:
    seat = {"tracks": {"main": [9, 7, 5]}, "locos": ["4"], "coal": 2}
    m = lay(2, seat, options=COAL, round=5, acted=True, stack=["NextTurn", "Extras"])
    assert best(m.state, A) == "stoker"


def test_he_values_a_foundry() -> None:
    s = lay(2, {"coal": 2}, options=COAL).state
    foundry, nothing = [game.mind.rate(s, A, game.vocabulary.parse(move)) for move in ("place K12-foundry c", "pass")]
    assert foundry > nothing


def test_he_does_not_pass_with_workers_at_hand() -> None:
    assert best(lay(2).state, A) != "pass"


@pytest.mark.parametrize("options", MODULES, ids=NAMES)
def test_he_beats_a_random_player(options: dict[str, str]) -> None:
    chosen = {name.replace("-", "_"): value for name, value in options.items()}
    for seed in range(4):
        m = new(2, seed, **chosen)
        s = state(m)
        dice = Dice(seed)
        hero = seed % 2
        while s.stack:
            seat = rules.waiting(s)[0]
            moves = rules.moves(s, seat, None)
            move = moves[dice.below(len(moves))]
            if seat == hero and len(moves) > 1:
                move = max(moves, key=lambda one: game.mind.rate(s, hero, one))
            rules.play(s, seat, move, None)
        assert s.boards[hero].points > s.boards[1 - hero].points
