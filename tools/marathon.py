"""Many games, every invariant checked: python tools/marathon.py [game...] [--random 2000] [--greedy 200]

Random games (with random options in every second one): the census after every move, no refusal, an end. Games between
greedy bots: through the public face, from views only. `--options id=choice,id=choice` plays all of them with these
options instead ("" is the defaults; may be given several times), `--variants` with every combination of the game's
variants, `--players 1,2` only at some player counts. Prints one line per player count; fails if anything broke.
"""

from __future__ import annotations

import argparse
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import Any, NamedTuple
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
Options = dict[str, Any]


class Batch(NamedTuple):
    kind: str
    game: str
    players: int
    options: Options | None  # None: the defaults, in every second random game others
    first: int
    games: int


class Outcome(NamedTuple):
    games: int
    moves: int
    longest: int
    broken: list[str]


def mixed(game: stellwerk.Game, dice: Dice) -> Options:
    return {option.id: option.choices[dice.below(len(option.choices))] for option in game.options}


def table(game: stellwerk.Game, players: int, seed: str, options: Options) -> Match:
    """A match with these options, less those that the player count cannot have."""
    options = dict(options)
    while True:
        try:
            return stellwerk.new(game.id, players, seed, options)
        except stellwerk.Refused as refused:
            del options[str(refused.params["option"])]


def random_game(batch: Batch, seed: int) -> int:
    """One random game; asides are tried as often as answers."""
    name, players, options = batch.game, batch.players, batch.options
    game = stellwerk.game(name)
    dice = Dice(crc32(f"{name} {players} {seed}".encode()))
    if options is None:
        options = mixed(game, dice) if seed % 2 else {}
    s = table(game, players, f"marathon {seed}", options).state
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


def greedy_game(batch: Batch, seed: int) -> int:
    """One game between greedy bots, as at a table."""
    game = stellwerk.game(batch.game)
    dice = Dice(crc32(f"greedy {batch.game} {batch.players} {seed}".encode()))
    match = table(game, batch.players, f"greedy {seed}", batch.options or {})
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
        move = bot("greedy").choose(match.game, match.table(seat), seat, choice, dice, Deadline(3600))
        if move != DECLINE:
            return seat, move
    return CLOCK, match.moves(CLOCK)[0]


def run(batch: Batch) -> Outcome:
    one = random_game if batch.kind == "random" else greedy_game
    lengths: list[int] = []
    broken: list[str] = []
    for seed in range(batch.first, batch.first + batch.games):
        try:
            lengths.append(one(batch, seed))
        except Exception:
            last = traceback.format_exc().strip().splitlines()
            where = f"{batch.kind} {batch.game} {batch.players} players {written(batch.options)} seed {seed}"
            broken.append(f"{where}: {' | '.join(last[-3:])}")
    return Outcome(len(lengths), sum(lengths), max(lengths, default=0), broken)


def batches(kind: str, name: str, players: int, options: Options | None, games: int) -> list[Batch]:
    starts = range(0, games, BATCH)
    return [Batch(kind, name, players, options, first, min(BATCH, games - first)) for first in starts]


def written(options: Options | None) -> str:
    if options is None:
        return "mixed"
    return ",".join(f"{name}={choice}" for name, choice in options.items()) or "defaults"


def read_options(text: str) -> Options:
    return dict(part.split("=", 1) for part in text.split(",") if part)


def variants(game: stellwerk.Game) -> Iterator[Options]:
    """Every combination of what can be added to the game; rulings and components stay as they are."""
    free = [option for option in game.options if option.kind == "variant"]
    for choices in product(*[option.choices for option in free]):
        yield {option.id: choice for option, choice in zip(free, choices) if choice != option.default}


def option_sets(game: stellwerk.Game, wanted: argparse.Namespace) -> list[Options | None]:
    if wanted.variants:
        return list(variants(game))
    return [read_options(text) for text in wanted.options] if wanted.options else [None]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play many games and check every invariant.")
    parser.add_argument("games", nargs="*", help="ids; all registered games if none is given")
    parser.add_argument("--random", type=int, default=2000, help="random games per player count")
    parser.add_argument("--greedy", type=int, default=200, help="greedy games per player count")
    parser.add_argument("--players", type=read_counts, default=[], help="player counts, 1,2; all if not given")
    parser.add_argument("--options", action="append", help="id=choice,id=choice; may be given several times")
    parser.add_argument("--variants", action="store_true", help="every combination of the game's variants")
    parser.add_argument("--processes", type=int, default=2)
    return parser.parse_args()


def read_counts(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def report(pool: ProcessPoolExecutor, label: str, work: list[Batch]) -> list[str]:
    """Play it, print one line, and give back what broke."""
    start = time.monotonic()
    done = list(pool.map(run, work))
    took = time.monotonic() - start
    failed = [line for outcome in done for line in outcome.broken]
    played, moves = sum(outcome.games for outcome in done), sum(outcome.moves for outcome in done)
    longest = max((outcome.longest for outcome in done), default=0)
    what = written(work[0].options) if work else ""
    print(f"{label}{played:>8}{moves:>10}{longest:>9}{len(failed):>8}{took:>9.1f}  {what}", flush=True)
    return failed


def main() -> None:
    wanted = arguments()
    broken: list[str] = []
    head = f"{'games':>8}{'moves':>10}{'longest':>9}{'broken':>8}{'seconds':>9}  options"
    print(f"{'game':<16}{'players':>8}{'kind':>8}{head}")
    with ProcessPoolExecutor(wanted.processes) as pool:
        for name in wanted.games or stellwerk.games():
            game = stellwerk.game(name)
            counts = [n for n in range(game.fewest, game.most + 1) if not wanted.players or n in wanted.players]
            for options, players in product(option_sets(game, wanted), counts):
                for kind, games in (("random", wanted.random), ("greedy", wanted.greedy)):
                    work = batches(kind, name, players, options, games)
                    if work:
                        broken += report(pool, f"{name:<16}{players:>8}{kind:>8}", work)
    print(*broken[:20], sep="\n")
    if broken:
        raise SystemExit(f"{len(broken)} games broke")


if __name__ == "__main__":
    main()
