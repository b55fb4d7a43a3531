"""How well bots finish: python bench/endgames.py GAME [--bots fireman,driver] [--count 50] [--players 2] [--seed 1]

Endgames in which only one seat still has a choice and nothing more is learnt are solved by trying everything: the best
answer is the one after which that seat can have most points. They are taken from greedy games in which now and then a
move goes astray, the earliest question of each that can be solved and matters. Every bot is asked for each of them,
from the seat's view and with no clock; what is told is the share of best answers and the points given away.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from time import process_time
from typing import NamedTuple

import stellwerk
from stellwerk.bots import bot
from stellwerk.bots.clock import Deadline
from stellwerk.bots.self_play import fresh, states
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game
from stellwerk.kernel.match import knowledge
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import State
from stellwerk.kernel.step import CLOCK
from stellwerk.kernel.table import eyes_of

ASTRAY = 12  # one move in so many
MOST_PLAYED = 40_000  # moves that are tried to solve one endgame
LOOKED_AT = 40  # choices before the end of a game that may be solved
NO_CLOCK = 1e6


class Endgame(NamedTuple):
    seed: int
    at: int  # the choice of the game
    seat: int
    moves: list[int]
    totals: list[int]  # by move, the most that can come of it


class TooLarge(Exception):
    """Not to be solved by trying everything."""


class Solver:
    """Tries everything that one seat can still do."""

    def __init__(self, game: Game, seat: int, known: int) -> None:
        self.game = game
        self.seat = seat
        self.known = known
        self.played = 0

    def best(self, s: State) -> int:
        """The most points that the seat can have. Others must have no choice, and nothing may be learnt."""
        while s.stack:
            if CLOCK in rules.waiting(s) or knowledge(s) != self.known:
                raise TooLarge
            seat = rules.waiting(s)[0]
            moves = rules.moves(s, seat, self.game.aside)
            if len(moves) > 1:
                if seat != self.seat:
                    raise TooLarge
                return max(self.after(s, move) for move in moves)
            self.play(s, seat, moves[0])
        return self.game.scores(s)[self.seat].total

    def after(self, s: State, move: int) -> int:
        then = s.clone()
        self.play(then, self.seat, move)
        return self.best(then)

    def play(self, s: State, seat: int, move: int) -> None:
        self.played += 1
        if self.played > MOST_PLAYED:
            raise TooLarge
        rules.play(s, seat, move, self.game.aside)


def solved(game: Game, seed: int, players: int) -> Endgame | None:
    """The earliest choice of this game that can be solved and matters."""
    seen = [
        (s.clone(), seat, list(moves))
        for s, seat, moves in states(game, fresh(game, players, seed), Dice(seed), ASTRAY)
    ]
    found = None
    for at in range(len(seen) - 1, max(-1, len(seen) - LOOKED_AT), -1):
        s, seat, moves = seen[at]
        solver = Solver(game, seat, knowledge(s))
        try:
            totals = [solver.after(s, move) for move in moves]
        except TooLarge:
            break
        if len(set(totals)) > 1:
            found = Endgame(seed, at, seat, moves, totals)
    return found


def endgames(game: Game, count: int, players: int, seed: int) -> Iterator[Endgame]:
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        first = seed
        found = 0
        while found < count:
            for endgame in pool.map(solved_by_name, [(game.id, players, n) for n in range(first, first + 20)]):
                if endgame is not None and found < count:
                    found += 1
                    yield endgame
            first += 20
            if first - seed > 40 * count:
                return


def solved_by_name(asked: tuple[str, int, int]) -> Endgame | None:
    name, players, seed = asked
    return solved(stellwerk.game(name), seed, players)


def loss(asked: tuple[str, int, Endgame, str]) -> tuple[int, float]:
    """What a bot's answer gives away, and how long it thought."""
    name, players, endgame, who = asked
    game = stellwerk.game(name)
    played = states(game, fresh(game, players, endgame.seed), Dice(endgame.seed), ASTRAY)
    s, seat, moves = next(islice(played, endgame.at, None))
    texts = [game.vocabulary.text(move) for move in moves]
    table = game.lay_out(s, eyes_of(seat))
    begun = process_time()
    chosen = bot(who).choose(game, table, seat, texts, Dice(endgame.seed), Deadline(NO_CLOCK))
    took = process_time() - begun
    return max(endgame.totals) - endgame.totals[texts.index(chosen)], took


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("game", choices=stellwerk.games())
    told.add_argument("--bots", default="greedy,driver,station-master,signal-master")
    told.add_argument("--count", type=int, default=50)
    told.add_argument("--players", type=int, default=2)
    told.add_argument("--seed", type=int, default=1)
    given = told.parse_args()
    found = list(endgames(stellwerk.game(given.game), given.count, given.players, given.seed))
    choices = sum(len(endgame.moves) for endgame in found) / max(1, len(found))
    print(f"{given.game}: {len(found)} endgames of {given.players}, {choices:.1f} answers each", flush=True)
    for who in given.bots.split(","):
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            losses = list(pool.map(loss, [(given.game, given.players, endgame, who) for endgame in found]))
        n = max(1, len(losses))
        best = sum(lost == 0 for lost, _ in losses)
        mean = sum(lost for lost, _ in losses) / n
        took = sum(took for _, took in losses) / n
        print(f"{who:16} best {best} ({best / n:.0%}), mean loss {mean:.2f}, {took:.3f} s", flush=True)


if __name__ == "__main__":
    main()
