"""Ratings: games drawn from known strengths must give these strengths back."""

import math
from pathlib import Path

import numpy as np
import pytest

from stellwerk.lab.ratings import NoRatings, Pairs, Ratings, lines, rate, rated
from stellwerk.lab.rows import Folder
from tests.lab.test_lab_rows import row

TRUE = {"novice": 0.0, "adept": 120.0, "master": 250.0}


def drawn(strengths: dict[str, float], deals: int, first: float = 0.0, seed: int = 1) -> Pairs:
    """Pairs of games for two, each deal with seats swapped; whoever is first has so many points more."""
    dice = np.random.default_rng(seed)
    bots = sorted(strengths)
    found = []
    for deal in range(deals):
        for a in range(len(bots)):
            for b in range(len(bots)):
                if a != b:
                    ahead = strengths[bots[a]] + first - strengths[bots[b]]
                    won = dice.random() < 1 / (1 + 10 ** (-ahead / 400))
                    found.append((a, b, 0, 1, float(won), deal))
    columns = np.array(found).T
    one, other, one_at, other_at, deal_of = (columns[n].astype(np.int64) for n in (0, 1, 2, 3, 5))
    games = [2 * (len(bots) - 1) * deals] * len(bots)
    return Pairs(bots, [(2, 0), (2, 1)], one, other, one_at, other_at, columns[4], deal_of, deals, games)


def by_name(found: Ratings) -> dict[str, tuple[float, float | None, float | None]]:
    return {one.bot: (one.elo, one.low, one.high) for one in found.ratings}


def test_strengths_and_the_advantage_of_the_first_seat_are_found_again() -> None:
    found = rated(drawn(TRUE, 1500, first=60.0), anchor="novice", resamples=100)
    for name, (elo, low, high) in by_name(found).items():
        assert elo == pytest.approx(TRUE[name], abs=25)
        if name != "novice":
            assert low is not None
            assert high is not None
            assert low < elo < high
            assert high - low < 60
    assert found.seats[0].elo - found.seats[1].elo == pytest.approx(60, abs=15)
    assert [one.bot for one in found.ratings] == ["master", "adept", "novice"]


def test_error_bars_hold_the_truth_as_often_as_they_say() -> None:
    held = 0
    for seed in range(40):
        _, low, high = by_name(rated(drawn({"a": 0.0, "b": 80.0}, 60, seed=seed), "a", resamples=60))["b"]
        assert low is not None
        assert high is not None
        held += low <= 80 <= high
    assert held >= 34  # of 40; 38 on average


def test_whoever_has_won_everything_has_only_a_lower_bound() -> None:
    pairs = drawn({"god": 9000.0, "random": 0.0}, 20)
    found = rated(pairs, resamples=20)
    elo, low, high = by_name(found)["god"]
    assert high is None
    assert low is not None
    share = 0.05 ** (1 / 20)  # whoever wins each deal with this chance wins twenty in a row once in twenty times
    assert low == pytest.approx(400 * math.log10(share / (1 - share)), abs=2)
    assert low < elo < 2000
    assert any(line.startswith("open:") for line in lines(found))


def test_whoever_has_lost_everything_has_only_an_upper_bound() -> None:
    found = rated(drawn({"god": 9000.0, "random": 0.0}, 20), anchor="god", resamples=20)
    elo, low, high = by_name(found)["random"]
    assert low is None
    assert high is not None
    assert elo < high < 0


def test_games_for_more_than_two_count_as_their_pairs(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.append(
        row(n, players=3, bots=["a", "b", "c"], places=[1, 2, 2] if n % 2 else [2, 1, 3], totals=[1, 1, 1], start=n % 3)
        for n in range(30)
    )
    found = rate([folder], anchor="a", resamples=20)
    assert found.pairs == 90
    assert {one.bot: one.score for one in found.ratings} == pytest.approx({"a": 0.75, "b": 0.625, "c": 0.125})
    assert len(found.seats) == 3


def test_what_cannot_be_rated_is_told(tmp_path: Path) -> None:
    alone, mixed = Folder(tmp_path / "alone"), Folder(tmp_path / "mixed")
    alone.append([row(1, bots=["a", "a"])])
    mixed.append([row(1), row(2, rules=2)])
    with pytest.raises(NoRatings, match="No two different bots"):
        rate([alone])
    with pytest.raises(NoRatings, match="same rules"):
        rate([mixed])
    with pytest.raises(NoRatings, match="zeus has not played"):
        rated(drawn(TRUE, 2), "zeus")
