"""Is one bot better than another by so many points? A test that looks after every deal and stops as early as it may.

Two gamblers bet on the deals. One is offered fair odds if B is no better than A, the other if B is better by all the
points in question. At fair odds nobody has a chance of more than one in twenty to multiply their money by twenty,
however long they play and whenever they stop: whoever does has shown that the odds are wrong. No distribution of the
results is assumed, and a deal counts once, with all its games, so that set-ups which favour a seat cancel out.
"""

import math
from typing import Literal

import msgspec
import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Verdict = Literal["better", "not better", "open"]

BOLDNESS = (
    1.0,
    2.0,
    4.0,
    8.0,
    16.0,
    32.0,
)  # times the stake that is best if the difference is just the one in question
MOST_STAKE = 0.9  # of what can be lost in one deal
FIRST_VARIANCE = 0.125  # of a deal's score, until some were seen
FIRST_WEIGHT = 4.0
BOUNDS = np.linspace(-800, 800, 1601)  # points at which the bounds are looked for


def expected(elo: float) -> float:
    """The score of whoever is so many points stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def points(score: float) -> float:
    """The inverse."""
    return 400 * math.log10(score / (1 - score))


class Gambler:
    """Somebody who bets that a deal's mean score is above (or below) what the odds say, with several tempers at once.

    Half of the money bets as is best if the difference is just the one in question, the rest bets more boldly.
    """

    def __init__(self, odds: float, gap: float, upward: bool) -> None:
        self.odds = odds
        self.gap = gap
        self.sign = 1.0 if upward else -1.0
        self.at_risk = odds if upward else 1 - odds
        bold = len(BOLDNESS) - 1
        self.money = np.array([0.5, *([0.5 / bold] * bold)])

    def bet(self, score: float, variance: float) -> None:
        """One deal; the stakes are chosen before its score is known."""
        stakes = np.minimum(np.array(BOLDNESS) * self.gap / variance, MOST_STAKE / self.at_risk)
        self.money *= 1 + stakes * self.sign * (score - self.odds)

    @property
    def worth(self) -> float:
        """What one coin has become."""
        return float(self.money.sum())


class Comparison:
    """The test: scores of B against A go in deal by deal, until the verdict is no longer open."""

    def __init__(self, elo: float, alpha: float = 0.05, beta: float = 0.05) -> None:
        self.elo = elo
        self.alpha = alpha
        self.beta = beta
        low, high = expected(0.0), expected(elo)
        self.for_better = Gambler(low, high - low, upward=True)
        self.against = Gambler(high, high - low, upward=False)
        self.scores: list[float] = []
        self.squares = FIRST_WEIGHT * FIRST_VARIANCE
        self.sum = 0.0

    @property
    def variance(self) -> float:
        """Of a deal's score, by what was seen so far."""
        return self.squares / (len(self.scores) + FIRST_WEIGHT)

    @property
    def verdict(self) -> Verdict:
        if self.for_better.worth >= 1 / self.alpha:
            return "better"
        return "not better" if self.against.worth >= 1 / self.beta else "open"

    def add(self, score: float) -> Verdict:
        """One more deal."""
        variance = self.variance
        self.for_better.bet(score, variance)
        self.against.bet(score, variance)
        before = (self.sum + 0.5 * FIRST_WEIGHT) / (len(self.scores) + FIRST_WEIGHT)
        self.scores.append(score)
        self.sum += score
        after = (self.sum + 0.5 * FIRST_WEIGHT) / (len(self.scores) + FIRST_WEIGHT)
        self.squares += (score - before) * (score - after)
        return self.verdict

    def estimate(self) -> float:
        """How many points B is ahead, by the mean of all deals and one drawn deal more, so that it stays finite."""
        return points((self.sum + 0.5) / (len(self.scores) + 1))

    def bounds(self, chance: float = 0.05) -> tuple[float | None, float | None]:
        """Between which points the truth lies with 95 %, whenever one stops: those odds that ruin no gambler.

        None: not within the range that is looked at.
        """
        means = 1 / (1 + 10 ** (-BOUNDS / 400))
        up, down = np.zeros(len(means)), np.zeros(len(means))
        most_up, most_down = up.copy(), down.copy()
        total, squares = 0.5 * FIRST_WEIGHT, FIRST_WEIGHT * FIRST_VARIANCE
        for n, score in enumerate(self.scores):
            weight = n + FIRST_WEIGHT
            stake = math.sqrt(2 * math.log(2 / chance) / (squares / weight * (n + 1) * math.log(n + 2)))
            up += np.log1p(np.minimum(stake, MOST_STAKE / means) * (score - means))
            down += np.log1p(-np.minimum(stake, MOST_STAKE / (1 - means)) * (score - means))
            most_up, most_down = np.maximum(most_up, up), np.maximum(most_down, down)
            before, total = total / weight, total + score
            squares += (score - before) * (score - total / (weight + 1))
        ruined = math.log(2 / chance)
        low, high = np.flatnonzero(most_up >= ruined), np.flatnonzero(most_down >= ruined)
        return (
            float(BOUNDS[low[-1]]) if len(low) else None,
            float(BOUNDS[high[0]]) if len(high) else None,
        )


class Compared(msgspec.Struct, frozen=True):
    """How a comparison ended."""

    verdict: Verdict
    elo: float  # the difference that was asked for
    deals: int
    games: int
    estimate: float
    low: float | None
    high: float | None


def score_of_deal(games: list[tuple[list[str], list[int]]], a: str, b: str) -> float:
    """The share of all pairs of A and B in these games (bots and places by seat) that B has won."""
    won = pairs = 0.0
    for bots, places in games:
        for i, one in enumerate(bots):
            for j, other in enumerate(bots):
                if one == b and other == a:
                    pairs += 1
                    won += 1.0 if places[i] < places[j] else 0.5 if places[i] == places[j] else 0.0
    return won / pairs
