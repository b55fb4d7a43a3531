"""What every mind brings, and what the kernel makes of it."""

import pytest

import stellwerk
from stellwerk.bots.self_play import fresh, states
from stellwerk.kernel.mind import Mind, weigh
from stellwerk.kernel.rng import Dice

each_game = pytest.mark.parametrize("name", stellwerk.games())
POSITIONS = 12


def test_weights_of_two_moments_share_what_lies_between_them() -> None:
    weights = [[10.0, 1.0], [20.0, 1.0], [40.0, 3.0]]
    assert weigh([0.0, 5.0], weights) == 15.0
    assert weigh([0.5, 5.0], weights) == 25.0
    assert weigh([0.75, 5.0], weights) == 40.0
    assert weigh([1.0, 5.0], weights) == 55.0


@each_game
def test_moves_are_rated_together_as_one_by_one(name: str) -> None:
    game = stellwerk.game(name)
    for n, (s, seat, moves) in enumerate(states(game, fresh(game, 2, 1), Dice(1))):
        if n % 5 == 0:
            assert game.mind.rates(s, seat, moves) == [game.mind.rate(s, seat, move) for move in moves]
        if n == 5 * POSITIONS:
            break


@each_game
def test_priors_prefer_what_is_rated_higher_and_add_up_to_one(name: str) -> None:
    game = stellwerk.game(name)
    for n, (s, seat, moves) in enumerate(states(game, fresh(game, 2, 2), Dice(2))):
        priors, rated = game.mind.priors(s, seat, moves), game.mind.rates(s, seat, moves)
        assert sum(priors) == pytest.approx(1.0)
        if type(game.mind).priors is Mind.priors:  # a game may know better where to look first
            assert priors.index(max(priors)) == rated.index(max(rated))
        if n == POSITIONS:
            break


@each_game
def test_what_is_expected_comes_nearer_than_the_points_as_they_stand(name: str) -> None:
    game = stellwerk.game(name)
    s = fresh(game, 2, 3)
    seen = [
        (game.mind.worth(state), [float(score.total) for score in game.scores(state)])
        for n, (state, _, _) in enumerate(states(game, s, Dice(3)))
        if n % 10 == 0
    ]
    totals = [score.total for score in game.scores(s)]
    assert error([worth for worth, _ in seen], totals) < error([now for _, now in seen], totals)


def error(expected: list[list[float]], totals: list[int]) -> float:
    return sum(abs(one - total) for each in expected for one, total in zip(each, totals))


@each_game
def test_features_begin_with_the_time_and_are_always_as_many(name: str) -> None:
    game = stellwerk.game(name)
    before = 0.0
    s = fresh(game, 2, 4)
    length = len(game.mind.features(s, 0))
    assert all(len(row) <= length for rows in game.mind.fitted.values() for row in rows)
    for state, seat, _ in states(game, s, Dice(4)):
        found = game.mind.features(state, seat)
        assert len(found) == length
        assert 0.0 <= found[0] <= 1.0
        assert found[0] >= before - 0.1  # workers come home, and trains grow no shorter
        before = found[0]
    assert game.mind.features(s, 0)[0] == 1.0
