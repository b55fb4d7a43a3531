"""Fit what a game's mind expects at the end: python tools/fit_worth.py GAME [--games N] [--effort E] [--workers N]

Plays greedy games, or with --effort games of the search with the weights as they are (with --generations more of them
with the weights found then; all games count in the end), in which now and then a move goes astray, and keeps the
features of all seats at random moments with the totals at the end. Ridge regression then finds the weights, by number
of players and moment of the game; they are written to the game's mind/fitted.py. What is printed was measured on every
fifth game, which the fit has not seen.
With PYTHONPATH=build/compiled it takes a fraction of the time.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import stellwerk
from stellwerk.bots.self_play import fresh, states
from stellwerk.kernel.game import Game
from stellwerk.kernel.mind import weigh
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import State
from stellwerk.lab.learning.samples import Teacher, searched

ROOT = Path(__file__).resolve().parents[1]
MOMENTS = 7  # rows of weights
ASTRAY = 25  # one move in so many
KEPT = 12  # moments of a game that are kept, about
STAGES = 5
WIDTH = 120
RIDGE = 3e-4
HELD_OUT = 5  # every so many-th game only tests

Row = list[float]
Floats = npt.NDArray[np.float64]


class Sample(NamedTuple):
    features: Row
    now: float  # as if the game ended now
    total: float


def weighed_features(game: Game) -> list[str]:
    """Their names: what comes after them in the list of features is for networks."""
    names: list[str] = of_mind(game, "features").FEATURES
    return names


def of_mind(game: Game, name: str) -> Any:
    return import_module(f"{type(game).__module__.rpartition('.')[0]}.mind.{name}")


def play_one(name: str, players: int, seed: int, effort: float, weights: list[Row] | None = None) -> list[Sample]:
    """Samples of one game."""
    game = stellwerk.game(name)
    if weights is not None:
        game.mind.fitted[players] = weights
    s, dice = fresh(game, players, seed), Dice(seed)
    seen: list[tuple[list[Row], list[float]]] = []
    often, n, wide = 1, 0, len(weighed_features(game))
    for state in walk(game, s, dice, effort):
        n += 1
        if n % often:
            continue
        rows = [game.mind.features(state, seat)[:wide] for seat in range(players)]
        seen.append((rows, [float(score.total) for score in game.scores(state)]))
        if len(seen) == 2 * KEPT:  # keep every other one, and look half as often
            seen, often = seen[1::2], often * 2
    totals = [float(score.total) for score in game.scores(s)]
    return [Sample(rows[seat], now[seat], totals[seat]) for rows, now in seen for seat in range(players)]


def walk(game: Game, s: State, dice: Dice, effort: float) -> Iterator[State]:
    """Every choice of a game on its way to the end."""
    if effort:
        return (state for state, _ in searched(game, s, dice, Teacher(effort, game.mind)))
    return (state for state, _, _ in states(game, s, dice, ASTRAY))


def samples(
    name: str, players: int, seeds: range, effort: float, weights: list[Row] | None, workers: int
) -> list[list[Sample]]:
    """By game."""
    if workers < 2:
        return [play_one(name, players, seed, effort, weights) for seed in seeds]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play_one, name, players, seed, effort, weights) for seed in seeds]
        return [job.result() for job in jobs]


# --- regression -------------------------------------------------------------------------------------------------------


def spread(found: list[Sample]) -> Floats:
    """The features as the regression reads them, a row for each sample: at two moments, as `weigh` does it."""
    features = np.array([one.features for one in found])
    time = np.clip(features[:, 0], 0.0, 1.0) * (MOMENTS - 1)
    before = np.minimum(time.astype(int), MOMENTS - 2)
    features[:, 0] = 1.0
    out = np.zeros((len(found), MOMENTS, features.shape[1]))
    rows = np.arange(len(found))
    out[rows, before] = features * (1.0 - time + before)[:, None]
    out[rows, before + 1] = features * (time - before)[:, None]
    return out.reshape(len(found), -1)


def fit(found: list[Sample]) -> list[Row]:
    """Weights by moment: the least squares, held small and near those of the moments before and after."""
    width = len(found[0].features)
    terms = spread(found)
    size = np.maximum(1e-9, np.abs(terms.reshape(len(found), MOMENTS, width)).sum(axis=(0, 1)) / len(found))
    terms /= np.tile(size, MOMENTS)
    left = terms.T @ terms
    right = terms.T @ np.array([one.total for one in found])
    penalty = RIDGE * len(found)
    for i in range(MOMENTS * width):
        if i % width:
            left[i, i] += penalty
        if i >= width:  # neighbours
            before = i - width
            left[i, i] += penalty
            left[before, before] += penalty
            left[i, before] -= penalty
            left[before, i] -= penalty
    solved = np.linalg.solve(left, right).reshape(MOMENTS, width) / size
    return [[float(value) for value in row] for row in solved]


# --- what comes of it -------------------------------------------------------------------------------------------------


class Quality:
    """How near an expectation comes to the totals."""

    def __init__(self, expected: list[float], totals: list[float]) -> None:
        mean = sum(totals) / len(totals)
        around = sum((total - mean) ** 2 for total in totals) or 1.0
        self.r2 = 1.0 - sum((a - b) ** 2 for a, b in zip(expected, totals)) / around
        self.error = sum(abs(a - b) for a, b in zip(expected, totals)) / len(totals)


def report(players: int, tested: list[Sample], weights: list[Row]) -> None:
    """By stage of the game, against the points as they stand."""
    for stage in range(STAGES):
        here = [one for one in tested if min(STAGES - 1, int(one.features[0] * STAGES)) == stage]
        if not here:
            continue
        totals = [one.total for one in here]
        worth = Quality([weigh(one.features, weights) for one in here], totals)
        now = Quality([one.now for one in here], totals)
        print(
            f"{players} players, {stage * 100 // STAGES:3}-{(stage + 1) * 100 // STAGES:3} %: {len(here):5} samples,"
            f" R² {worth.r2:6.3f} (as it stands {now.r2:8.2f}), mean error {worth.error:7.1f} ({now.error:7.1f})",
            flush=True,
        )


def written(weights: dict[int, list[Row]], names: list[str], games: dict[int, str]) -> str:
    lines = [
        '"""What the features of a position say of the points at the end: weights by number of players and moment.',
        "",
        "Written by tools/fit_worth.py: ridge regression.",
        '"""',
        "",
        "from typing import Final",
        "",
        "FITTED_TO: Final = {",
        *(f'    {players}: "{which}",' for players, which in sorted(games.items())),
        "}",
        *wrap(", ".join(names), WIDTH, initial_indent="# ", subsequent_indent="# "),
        "FITTED: Final[dict[int, list[list[float]]]] = {",
    ]
    for players, rows in sorted(weights.items()):
        lines.append(f"    {players}: [")
        for row in rows:
            values = wrap(", ".join(short(value) for value in row), WIDTH - 12, break_on_hyphens=False)
            lines += ["        [", *(f"            {line}" for line in values), "        ],"]
        lines.append("    ],")
    return "\n".join([*lines, "}  # fmt: skip", ""])


def short(value: float) -> str:
    return repr(float(f"{value:.4g}"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit what a game's mind expects at the end.")
    parser.add_argument("game", choices=stellwerk.games())
    parser.add_argument("--games", type=int, default=200, help="for every number of players")
    parser.add_argument("--effort", type=float, default=0.0, help="of a search, in moments; 0: greedy games")
    parser.add_argument("--generations", type=int, default=1, help="each searches with what was found before it")
    parser.add_argument("--players", default="", help="numbers of players, separated by commas; the others stay")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only-report", action="store_true", help="write nothing")
    asked = parser.parse_args()
    game = stellwerk.game(asked.game)
    mind = Path("src", *type(game).__module__.split(".")[:-1], "mind")
    fitted = dict(game.mind.fitted)
    games: dict[int, str] = dict(of_mind(game, "fitted").FITTED_TO) if fitted else {}
    for players in [int(one) for one in asked.players.split(",") if one] or range(game.fewest, game.most + 1):
        by_game: list[list[Sample]] = []
        weights = None
        for _ in range(asked.generations):
            seeds = range(len(by_game), len(by_game) + asked.games)
            by_game += samples(asked.game, players, seeds, asked.effort, weights, asked.workers)
            weights = fit([one for i, found in enumerate(by_game) if (i + 1) % HELD_OUT for one in found])
            tested = [one for i, found in enumerate(by_game) if not (i + 1) % HELD_OUT for one in found]
            report(players, tested, weights)
        if weights is not None:
            fitted[players] = weights
            games[players] = f"{len(by_game)} {'searched' if asked.effort else 'greedy'} games"
    if not asked.only_report:
        (ROOT / mind / "fitted.py").write_text(written(fitted, weighed_features(game), games), "utf-8")


if __name__ == "__main__":
    main()
