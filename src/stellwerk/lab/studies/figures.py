"""The few figures of statistics that a study needs, each with its 95 % interval."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from stellwerk.lab.rows import Row

Z: Final = 1.959964  # standard deviations to either side that hold 95 % of a normal distribution


class Estimate(NamedTuple):
    """A figure and the interval that holds the true one in 95 of 100 such studies."""

    value: float
    low: float
    high: float
    n: int

    @property
    def clear(self) -> bool:
        """Whether it can be told from nothing."""
        return self.low > 0 or self.high < 0


def mean(values: Sequence[float]) -> Estimate:
    n = len(values)
    middle = sum(values) / n
    if n < 2:
        return Estimate(middle, middle, middle, n)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (n - 1))
    half = students(n - 1) * spread / sqrt(n)
    return Estimate(middle, middle - half, middle + half, n)


def students(freedom: int) -> float:
    """What stands for Z where there are few values: Student's t, by its expansion for many degrees of freedom."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def share(values: Sequence[float]) -> Estimate:
    """How often, by Wilson's interval; a shared win counts as a part of one."""
    n = len(values)
    part = sum(values) / n
    shrink = 1 + Z * Z / n
    middle = (part + Z * Z / (2 * n)) / shrink
    half = Z * sqrt(part * (1 - part) / n + Z * Z / (4 * n * n)) / shrink
    return Estimate(part, max(0.0, middle - half), min(1.0, middle + half), n)


def quantile(values: Sequence[float], part: float) -> float:
    """Between the two nearest values in the proportion of their distances."""
    ordered = sorted(values)
    at = part * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)


# --- of a game ---


def won(row: Row, seat: int) -> float:
    """1 for the winner; those who share the first place share the win."""
    return 1 / row.places.count(1) if row.places[seat] == 1 else 0.0


def lead(row: Row, seat: int) -> float:
    """How far a seat is ahead of what the others have on average."""
    others = [total for other, total in enumerate(row.totals) if other != seat]
    return row.totals[seat] - sum(others) / len(others) if others else 0.0
