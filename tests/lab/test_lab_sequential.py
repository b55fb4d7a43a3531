"""The test that stops by itself: on made-up results its errors must be as rare as it says."""

from collections import Counter

import numpy as np
import pytest

from stellwerk.lab.sequential import Comparison, expected, points, score_of_deal

RUNS = 400
ELO = 120.0


def score(dice: np.random.Generator, mean: float, kind: str) -> float:
    """A deal: two games that know nothing of each other, two that the deal decides alike, or a whole table."""
    if kind == "alike":
        return float(dice.random() < mean)
    games = 2 if kind == "apart" else 8
    return float(dice.binomial(games, mean)) / games


def compared(elo: float, kind: str, runs: int = RUNS) -> tuple[Counter[str], float, float]:
    """Verdicts, mean number of deals, and how often the truth was within the bounds."""
    dice = np.random.default_rng(3)
    verdicts: Counter[str] = Counter()
    seen, held = 0, 0
    for _ in range(runs):
        test = Comparison(ELO)
        while test.add(score(dice, expected(elo), kind)) == "open" and len(test.scores) < 3000:
            pass
        verdicts[test.verdict] += 1
        seen += len(test.scores)
        low, high = test.bounds() if runs <= 100 else (None, None)
        held += (low is None or low <= elo) and (high is None or elo <= high)
    return verdicts, seen / runs, held / runs


@pytest.mark.parametrize("kind", ["apart", "alike", "table"])
def test_equal_bots_are_seldom_called_better(kind: str) -> None:
    verdicts, deals, _ = compared(0.0, kind)
    assert verdicts["better"] <= 0.05 * RUNS
    assert verdicts["open"] == 0
    assert deals < 120


@pytest.mark.parametrize("kind", ["apart", "alike", "table"])
def test_a_bot_that_is_better_by_so_much_is_seldom_missed(kind: str) -> None:
    verdicts, deals, _ = compared(ELO, kind)
    assert verdicts["not better"] <= 0.05 * RUNS
    assert verdicts["open"] == 0
    assert deals < 120


def test_what_is_plain_is_seen_early() -> None:
    assert compared(500.0, "apart")[1] < 10
    assert compared(-300.0, "apart")[1] < 10


@pytest.mark.parametrize("elo", [0.0, 60.0, 200.0])
def test_bounds_hold_the_truth_although_the_test_stops_when_it_likes(elo: float) -> None:
    assert compared(elo, "apart", 60)[2] >= 0.95


def test_nothing_is_decided_by_draws_alone_and_the_estimate_stays_finite() -> None:
    test = Comparison(10.0)
    assert [test.add(0.5) for _ in range(20)] == ["open"] * 20
    assert test.estimate() == pytest.approx(0.0)
    sure = Comparison(10.0)
    while sure.add(1.0) == "open":
        pass
    assert 0 < sure.estimate() < 1000


def test_points_and_scores_are_inverse() -> None:
    assert expected(0.0) == 0.5
    assert points(expected(37.0)) == pytest.approx(37.0)


def test_the_score_of_a_deal_is_the_share_of_pairs_that_b_won() -> None:
    games = [(["a", "b", "b"], [1, 2, 2]), (["b", "a", "a"], [1, 1, 3])]
    assert score_of_deal(games, "a", "b") == pytest.approx((0 + 0 + 0.5 + 1) / 4)
