"""A person's pace: quick where it is obvious, slower where it matters."""

from collections.abc import Sequence
from typing import Final

USUAL: Final = 0.35  # the doubt of a bot that does not tell
NEAR: Final = 0.1  # so much better, in chances to win, is plainly better
MANY: Final = 12  # so many choices take a person some reading
OBVIOUS: Final = 0.4  # of the house's pause, where there is no doubt
HARD: Final = 2.5  # of it, where there is all doubt
FORCED: Final = 0.1  # of it, where there is nothing to choose
LONGEST_S: Final = 5.0


def doubt(ranked: Sequence[tuple[int, float]]) -> float:
    """From 0, obvious, to 1, hard: how near the second best comes, and among how many.

    Of every choice, the best first: how often it was tried, and its chance to win.
    """
    if len(ranked) < 2:
        return 0.0
    (tried, best), (less, second) = ranked[:2]
    near = max(0.0, 1.0 - abs(best - second) / NEAR)
    tempting = less / tried if tried else 1.0
    reading = min(1.0, len(ranked) / MANY)
    return round(min(1.0, near * tempting * (0.5 + 0.5 * reading)), 3)


def pause_s(usual_s: float, choices: int, doubt: float, pace: float = 1.0) -> float:
    """How long after the move before an answer is given; nothing where the house has no pause."""
    part = FORCED if choices < 2 else OBVIOUS + (HARD - OBVIOUS) * min(1.0, max(0.0, doubt))
    return min(usual_s * part * pace, max(LONGEST_S, usual_s))
