"""Why one answer is better than another: what differs first in the next turns, world by world."""

from typing import NamedTuple

from stellwerk.bots.advice import Advised

LEAST_POINTS = 0.5  # differences that are told
LEAST_SHARE = 0.0005  # the same where points run into the thousands, of what is expected in all
LEAST_FIGURE = 0.5
SURE = 2.0  # how many times its own uncertainty a difference must be

Rows = dict[str, list[float]]


class Reasons(NamedTuple):
    """Differences: in points by source, in the other figures of the seat, in the points of the others."""

    sources: dict[str, float]
    figures: dict[str, float]
    others: float = 0.0


NOTHING = Reasons({}, {})


def reasons(one: Advised, other: Advised) -> Reasons:
    """Those of the first turn that begins otherwise."""
    turns = [(ours, theirs) for ours, theirs in zip(one.turns, other.turns) if ours.asked == theirs.asked]
    points = [apart(ours.sources, theirs.sources) for ours, theirs in turns]
    figures = [apart(ours.figures, theirs.figures) for ours, theirs in turns]
    others = [apart({"": ours.others}, {"": theirs.others}) for ours, theirs in turns]
    doubled = said_twice(points, figures)
    least = least_points(one)
    for n in range(len(turns)):
        left = {name: row for name, row in figures[n].items() if name not in doubled}
        found = Reasons(clear(points[n], least), clear(left, LEAST_FIGURE), clear(others[n], least).get("", 0.0))
        if found.sources or found.figures or found.others:
            return found
    return NOTHING


def least_points(one: Advised) -> float:
    return max(LEAST_POINTS, LEAST_SHARE * abs(one.points))


def said_twice(points: list[Rows], figures: list[Rows]) -> set[str]:
    """Figures that differ in every turn just as a source does, or all points together."""
    total = [[sum(world) for world in zip(*turn.values())] for turn in points]
    names = {name for turn in points for name in turn}
    told = [total, *([turn.get(name) for turn in points] for name in names)]
    return {name for turn in figures for name in turn if [other.get(name) for other in figures] in told}


def apart(ours: Rows, theirs: Rows) -> Rows:
    """World by world; what one side does not tell is nothing there."""
    out: Rows = {}
    for name in [*ours, *(name for name in theirs if name not in ours)]:
        worlds = len(ours.get(name) or theirs[name])
        nothing = [0.0] * worlds
        out[name] = [a - b for a, b in zip(ours.get(name, nothing), theirs.get(name, nothing))]
    return out


def clear(rows: Rows, least: float) -> dict[str, float]:
    """On average, where that is enough and no accident of some worlds."""
    found = {name: (sum(row) / len(row), uncertainty(row)) for name, row in rows.items()}
    return {name: mean for name, (mean, doubt) in found.items() if abs(mean) >= max(least, SURE * doubt)}


def uncertainty(row: list[float]) -> float:
    """Of the mean; one world has none."""
    if len(row) < 2:
        return 0.0
    mean = sum(row) / len(row)
    squares = sum((n - mean) ** 2 for n in row)
    return float((squares / (len(row) - 1) / len(row)) ** 0.5)
