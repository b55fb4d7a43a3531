"""Many games between bots, in as many processes as there are cores."""

import math
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import stellwerk
from stellwerk.bots import bot, known_bots
from stellwerk.bots.bot import DECLINE
from stellwerk.bots.clock import Deadline
from stellwerk.kernel.match import Match
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.step import CLOCK

NO_CLOCK_S = math.inf  # effort is counted in lines of play: so the results are the same on every machine
MOST_MOVES = 20_000


class Played(NamedTuple):
    """One finished game."""

    seed: int
    bots: list[str]  # by seat
    totals: list[int]
    winners: list[int]
    moves: int
    seconds: float


def play_one(game: str, names: list[str], seed: int, options: dict[str, Any], limit_s: float = NO_CLOCK_S) -> Played:
    """One game between bots that see only their views."""
    begun = time.perf_counter()
    match = stellwerk.new(game, len(names), seed, options)
    seated = [bot(name) for name in names]
    dice = Dice(seed + 1)
    while match.waiting and match.version < MOST_MOVES:
        seat, move = next_move(match, seated, dice, limit_s)
        match.play(seat, move)
    result = match.result
    if result is None:
        raise RuntimeError(f"{game}: the game with seed {seed} does not end")
    totals = [score.total for score in match.scores]
    seconds = time.perf_counter() - begun
    return Played(seed, names, totals, list(result.winners), match.version, round(seconds, 4))


def next_move(match: Match, seated: list[Any], dice: Dice, limit_s: float = NO_CLOCK_S) -> tuple[int, str]:
    """Who moves next and what: moves beside the turn first, then the asked seats in any order, then the clock."""
    timed = CLOCK in match.waiting
    asked = [seat for seat in match.waiting if seat != CLOCK]
    for seat in range(match.players):
        moves = match.moves(seat) if timed or seat not in asked else []
        if moves:
            chosen = choose(match, seated, seat, [*moves, DECLINE], dice, limit_s)
            if chosen != DECLINE:
                return seat, chosen
    if timed:
        return CLOCK, match.moves(CLOCK)[0]
    seat = asked[dice.below(len(asked))]
    return seat, choose(match, seated, seat, match.moves(seat), dice, limit_s)


def choose(match: Match, seated: list[Any], seat: int, moves: list[str], dice: Dice, limit_s: float) -> str:
    chosen = seated[seat].choose(match.game, match.table(seat), seat, moves, dice, Deadline(limit_s))
    return str(chosen)


def games_between(
    game: str,
    players: int,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    workers: int = 0,
    limit_s: float = NO_CLOCK_S,
) -> Iterator[Played]:
    """Games with the seeds seed, seed+1, ...; the bots change seats from game to game."""
    stellwerk.new(game, players, seed, options)  # wrong wishes are refused here, not in a worker
    tables = [[bots[(seat + n) % len(bots)] for seat in range(players)] for n in range(games)]
    workers = workers or min(os.cpu_count() or 1, games)
    if workers <= 1:
        for n, names in enumerate(tables):
            yield play_one(game, names, seed + n, options, limit_s)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play_one, game, names, seed + n, options, limit_s) for n, names in enumerate(tables)]
        for job in jobs:
            yield job.result()


def summary(records: list[Played]) -> list[str]:
    """A table: per bot how often it won, and its mean total."""
    order = {name: n for n, name in enumerate(known_bots())}
    names = sorted({name for record in records for name in record.bots}, key=lambda name: order.get(name, len(order)))
    wide = max(12, *map(len, names))
    lines = [f"{'bot':{wide}} {'seats':>6} {'wins':>8} {'share':>7} {'mean':>9} {'best':>7} {'worst':>7}"]
    for name in names:
        totals = [total for r in records for who, total in zip(r.bots, r.totals) if who == name]
        wins = sum(1 / len(r.winners) for r in records for seat in r.winners if r.bots[seat] == name)
        share = wins / len(totals)
        mean = sum(totals) / len(totals)
        lines.append(
            f"{name:{wide}} {len(totals):6} {wins:8.1f} {share:7.1%} {mean:9.1f} {max(totals):7} {min(totals):7}"
        )
    moves = sum(record.moves for record in records)
    seconds = sum(record.seconds for record in records)
    lines.append(f"{len(records)} games, {moves / len(records):.1f} moves each, {moves / seconds:.0f} moves/s per core")
    return lines
