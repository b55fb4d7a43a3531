"""Many games, every invariant checked: python tools/marathon.py [game...] [--random 2000] [--greedy 200]

Random games (with random options in every second one): the census after every move, no refusal, an end. Games between
greedy bots: through the public face, from views only. Prints one line per player count; fails if anything broke.
"""

from __future__ import annotations

import argparse
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple
from zlib import crc32

import stellwerk
from stellwerk.bots import bot
from stellwerk.bots.bot import DECLINE
from stellwerk.bots.clock import Deadline
from stellwerk.kernel import play
from stellwerk.kernel.match import Match
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.step import CLOCK

LONGEST = 20_000
BATCH = 20


class Batch(NamedTuple):
    kind: str
    game: str
    players: int
    first: int
    games: int


class Outcome(NamedTuple):
    games: int
    moves: int
    longest: int
    broken: list[str]


def other_table(game: stellwerk.Game, players: int, seed: str, dice: Dice) -> Match:
    """A match with random options, less those that the player count cannot have."""
    options = {option.id: option.choices[dice.below(len(option.choices))] for option in game.options}
    while True:
        try:
            return stellwerk.new(game.id, players, seed, options)
        except stellwerk.Refused as refused:
            del options[str(refused.params["option"])]


def random_game(name: str, players: int, seed: int) -> int:
    """One random game; asides are tried as often as answers."""
    game = stellwerk.game(name)
    dice = Dice(crc32(f"{name} {players} {seed}".encode()))
    title = f"marathon {seed}"
    s = (other_table(game, players, title, dice) if seed % 2 else stellwerk.new(name, players, title)).state
    components = game.census(s)
    n = 0
    while s.stack:
        seat, move = play.random_move(s, dice, game.aside)
        reason = play.judge(s, seat, move, game.aside)
        assert reason is None, f"{game.vocabulary.text(move)} is listed and refused: {reason}"
        play.play(s, seat, move, game.aside)
        assert game.census(s) == components, f"components changed by {game.vocabulary.text(move)}"
        n += 1
        assert n < LONGEST, "no end"
    assert game.result(s) is not None
    return n


def greedy_game(name: str, players: int, seed: int) -> int:
    """One game between greedy bots, as at a table."""
    game = stellwerk.game(name)
    dice = Dice(crc32(f"greedy {name} {players} {seed}".encode()))
    match = stellwerk.new(name, players, f"greedy {seed}")
    components = game.census(match.state)
    while match.waiting:
        match.play(*greedy_move(match, dice))
        assert game.census(match.state) == components
        assert match.version < LONGEST, "no end"
    assert match.result is not None
    return match.version


def greedy_move(match: Match, dice: Dice) -> tuple[int, str]:
    """The first seat that wants to move does; while a clock runs, all may decline and the clock strikes."""
    timed = [DECLINE] if CLOCK in match.waiting else []
    for seat in match.waiting:
        if seat == CLOCK:
            break
        choice = match.moves(seat) + timed
        move = bot("greedy").choose(match.game, match.view(seat), seat, choice, dice, Deadline(3600))
        if move != DECLINE:
            return seat, move
    return CLOCK, match.moves(CLOCK)[0]


def run(batch: Batch) -> Outcome:
    one = random_game if batch.kind == "random" else greedy_game
    lengths: list[int] = []
    broken: list[str] = []
    for seed in range(batch.first, batch.first + batch.games):
        try:
            lengths.append(one(batch.game, batch.players, seed))
        except Exception:
            last = traceback.format_exc().strip().splitlines()
            broken.append(f"{batch.kind} {batch.game} {batch.players} players seed {seed}: {' | '.join(last[-3:])}")
    return Outcome(len(lengths), sum(lengths), max(lengths, default=0), broken)


def batches(kind: str, name: str, players: int, games: int) -> list[Batch]:
    return [Batch(kind, name, players, first, min(BATCH, games - first)) for first in range(0, games, BATCH)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Play many games and check every invariant.")
    parser.add_argument("games", nargs="*", help="ids; all registered games if none is given")
    parser.add_argument("--random", type=int, default=2000, help="random games per player count")
    parser.add_argument("--greedy", type=int, default=200, help="greedy games per player count")
    parser.add_argument("--processes", type=int, default=2)
    wanted = parser.parse_args()
    broken: list[str] = []
    print(f"{'game':<16}{'players':>8}{'kind':>8}{'games':>8}{'moves':>10}{'longest':>9}{'broken':>8}{'seconds':>9}")
    with ProcessPoolExecutor(wanted.processes) as pool:
        for name in wanted.games or stellwerk.games():
            game = stellwerk.game(name)
            for players in range(game.fewest, game.most + 1):
                for kind, games in (("random", wanted.random), ("greedy", wanted.greedy)):
                    start = time.monotonic()
                    done = list(pool.map(run, batches(kind, name, players, games)))
                    took = time.monotonic() - start
                    failed = [line for outcome in done for line in outcome.broken]
                    played, moves = sum(outcome.games for outcome in done), sum(outcome.moves for outcome in done)
                    longest = max((outcome.longest for outcome in done), default=0)
                    line = f"{name:<16}{players:>8}{kind:>8}{played:>8}{moves:>10}{longest:>9}"
                    print(f"{line}{len(failed):>8}{took:>9.1f}", flush=True)
                    broken += failed
    print(*broken[:20], sep="\n")
    if broken:
        raise SystemExit(f"{len(broken)} games broke")


if __name__ == "__main__":
    main()
