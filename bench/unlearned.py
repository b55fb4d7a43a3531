"""A level against the same search without what was learned: python bench/unlearned.py [--level driver] [--lines 16]

Nimm den Zug, where nothing is searched that was learned. Its opponent looks ahead in the tree that every other game has
too, with sensible moves to the end, so many lines a choice. Two players, each deal in both seats, until the test (50
against 65 %) is decided. Told are the games won and the processor milliseconds that each has thought about a choice:
the comparison is fair, or more than that, where the level takes no longer.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from time import process_time
from typing import Any

import stellwerk
from stellwerk.bots import bot
from stellwerk.bots.clock import Deadline
from stellwerk.bots.searching import Searcher
from stellwerk.bots.simulate import next_move
from stellwerk.kernel.game import Game
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.rng import Dice
from stellwerk.lab.sequential import Comparison

GAME = "nimm-den-zug"
POINTS = 107.5  # 65 of 100
AT_ONCE = 4  # deals


class Plain(Mind[Any]):
    """The game's own rating of moves, and nothing else."""

    temper = stellwerk.game(GAME).mind.temper
    scale = stellwerk.game(GAME).mind.scale

    def __init__(self, own: Mind[Any], lines: int) -> None:
        self.own = own
        self.most = lines

    def lines(self, players: int) -> int:
        return self.most

    def rate(self, s: Any, seat: int, move: int) -> float:
        return self.own.rate(s, seat, move)

    def rates(self, s: Any, seat: int, moves: list[int]) -> list[float]:
        return self.own.rates(s, seat, moves)


class Unlearned(Searcher):
    def __init__(self, lines: int) -> None:
        super().__init__(1.0)
        self.lines = lines

    def judgement(self, game: Game) -> Mind[Any]:
        return Plain(game.mind, self.lines)


class Timed:
    """How long somebody thinks, beside what they choose."""

    def __init__(self, thinker: Any) -> None:
        self.thinker = thinker
        self.seconds = 0.0
        self.choices = 0

    def choose(self, game: Game, table: Any, seat: int, moves: list[str], dice: Dice, deadline: Deadline) -> str:
        start = process_time()
        chosen: str = self.thinker.choose(game, table, seat, moves, dice, deadline)
        if len(moves) > 1:
            self.seconds += process_time() - start
            self.choices += 1
        return chosen


def deal(level: str, lines: int, seed: int) -> tuple[float, list[float]]:
    """The level's share of both games; seconds and choices of the level, then of the other."""
    won = 0.0
    spent = [0.0] * 4
    for seat in range(2):
        match = stellwerk.new(GAME, 2, seed)
        learned, plain = Timed(bot(level)), Timed(Unlearned(lines))
        seated = [learned, plain] if seat == 0 else [plain, learned]
        dice = Dice(seed + 1)
        while match.waiting:
            match.play(*next_move(match, seated, dice))
        assert match.result is not None
        winners = match.result.winners
        won += 0.5 * (seat in winners) / len(winners)
        for i, one in enumerate((learned, plain)):
            spent[2 * i] += one.seconds
            spent[2 * i + 1] += one.choices
    return won, spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="driver")
    parser.add_argument("--lines", type=int, default=16)
    parser.add_argument("--most", type=int, default=50, help="deals")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    test = Comparison(POINTS)
    spent = [0.0] * 4
    with ProcessPoolExecutor(asked.workers) as pool:
        for first in range(0, asked.most, AT_ONCE):
            seeds = range(first, min(first + AT_ONCE, asked.most))
            tasks = [pool.submit(deal, asked.level, asked.lines, seed) for seed in seeds]
            for task in tasks:
                won, each = task.result()
                spent = [a + b for a, b in zip(spent, each)]
                if test.verdict == "open":
                    test.add(won)
            if test.verdict != "open":
                break
    games = 2 * len(test.scores)
    print(f"{asked.level} against {asked.lines} lines: {2 * sum(test.scores):g} of {games}, {test.verdict}")
    print(f"milliseconds a choice: {1000 * spent[0] / spent[1]:.1f} against {1000 * spent[2] / spent[3]:.1f}")


if __name__ == "__main__":
    main()
