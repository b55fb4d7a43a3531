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
from stellwerk.kernel.match import digest, knowledge
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import State
from stellwerk.kernel.step import CLOCK
from stellwerk.kernel.table import eyes_of

ASTRAY = 12  # one move in so many
MOST_POSITIONS = 10_000  # that are looked at to solve one endgame
LOOKED_AT = 40  # choices before the end of a game that may be solved
AT_ONCE = 20  # games
NO_CLOCK = 1e6


class Endgame(NamedTuple):
    seed: int
    at: int  # the choice of the game
    seat: int
    moves: list[int]
    totals: list[int]  # by move, the most that can come of it


class Unsolved(Exception):
    """Somebody else has a choice, something is learnt, or there is too much to try."""


class Solver:
    """Every position that one seat can still bring about, each looked at once: some moves lead in a circle."""

    def __init__(self, game: Game, seat: int, known: int) -> None:
        self.game = game
        self.seat = seat
        self.known = known
        self.ways: dict[str, list[str]] = {}  # from every position to those after it
        self.best: dict[str, int] = {}  # the most points that can come of a position
        self.open: list[tuple[str, State]] = []

    def totals(self, s: State, moves: list[int]) -> list[int]:
        """By move, the most points that the seat can have."""
        after = [self.after(s, move) for move in moves]
        while self.open:
            here, seen = self.open.pop()
            self.ways[here] = [self.after(seen, move) for move in rules.moves(seen, self.seat, self.game.aside)]
        while self.improve():
            pass
        return [self.best[here] for here in after]

    def after(self, s: State, move: int) -> str:
        """The position at the seat's next choice, or at the end."""
        s = s.clone()
        rules.play(s, self.seat, move, self.game.aside)
        while s.stack:
            if CLOCK in rules.waiting(s) or knowledge(s) != self.known:
                raise Unsolved
            seat = rules.waiting(s)[0]
            moves = rules.moves(s, seat, self.game.aside)
            if len(moves) > 1:
                if seat != self.seat:
                    raise Unsolved
                break
            rules.play(s, seat, moves[0], self.game.aside)
        here = digest(self.game, s)
        if here not in self.ways:
            self.ways[here] = []
            if s.stack:
                self.open.append((here, s))
            else:
                self.best[here] = self.game.scores(s)[self.seat].total
            if len(self.ways) > MOST_POSITIONS:
                raise Unsolved
        return here

    def improve(self) -> bool:
        """Carry the points back by one way, the last positions first."""
        improved = False
        for here, ways in reversed(self.ways.items()):
            reached = [self.best[there] for there in ways if there in self.best]
            if reached and (here not in self.best or max(reached) > self.best[here]):
                self.best[here] = max(reached)
                improved = True
        return improved


def solved(game: Game, seed: int, players: int) -> Endgame | None:
    """The earliest choice of this game that can be solved and matters."""
    played = states(game, fresh(game, players, seed), Dice(seed), ASTRAY)
    seen = [(s.clone(), seat, list(moves)) for s, seat, moves in played]
    s, last, _ = seen[-1]
    solver = Solver(game, last, knowledge(s))
    found = None
    for at in range(len(seen) - 1, max(-1, len(seen) - LOOKED_AT), -1):
        s, seat, moves = seen[at]
        if seat != last or knowledge(s) != solver.known:
            break
        try:
            totals = solver.totals(s, moves)
        except Unsolved:
            break
        if len(set(totals)) > 1:
            found = Endgame(seed, at, seat, moves, totals)
    return found


def endgames(game: Game, count: int, players: int, seed: int, games: int) -> Iterator[Endgame | None]:
    """Of game after game, until there are enough; None where a game has none."""
    found = 0
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for first in range(seed, seed + games, AT_ONCE):
            for endgame in pool.map(solved_by_name, [(game.id, players, n) for n in range(first, first + AT_ONCE)]):
                yield endgame
                found += endgame is not None
                if found == count:
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
    told.add_argument("--bots", default="fireman,driver,station-master,signal-master")
    told.add_argument("--count", type=int, default=50)
    told.add_argument("--games", type=int, default=400, help="that are looked through at most")
    told.add_argument("--players", type=int, default=2)
    told.add_argument("--seed", type=int, default=1)
    given = told.parse_args()
    looked = list(endgames(stellwerk.game(given.game), given.count, given.players, given.seed, given.games))
    found = [endgame for endgame in looked if endgame is not None]
    n = max(1, len(found))
    choices = sum(len(endgame.moves) for endgame in found) / n
    at_stake = sum(max(endgame.totals) - min(endgame.totals) for endgame in found) / n
    print(f"{given.game}, players {given.players}: {len(found)} endgames in {len(looked)} games", flush=True)
    print(f"answers {choices:.1f}, between the best and the worst {at_stake:.1f} points")
    print(f"{'bot':16} {'best':>10} {'mean loss':>10} {'worst':>7} {'seconds':>8}", flush=True)
    for who in given.bots.split(","):
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            losses = list(pool.map(loss, [(given.game, given.players, endgame, who) for endgame in found]))
        best = sum(lost == 0 for lost, _ in losses)
        mean = sum(lost for lost, _ in losses) / n
        worst = max([lost for lost, _ in losses], default=0)
        took = sum(took for _, took in losses) / n
        print(f"{who:16} {best:4} {best / n:5.0%} {mean:10.2f} {worst:7} {took:8.3f}", flush=True)


if __name__ == "__main__":
    main()
