"""What a bot makes of the same cards: python bench/same_cards.py --bots driver [--players N] [--rounds N] [--auctions]

Nimm den Zug. A round of a greedy game is played again from its first wagon on, or with --auctions from its first
auction, with the bot in one seat: it decides there, and whatever else the round asks is answered by the sensible
player in its place, as by everybody else. Told is what the bot then has more over the mean of the others than the
sensible player had in that seat, in dollars a round, with its standard error: dealt luck is the same for both.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, stdev

import stellwerk
from stellwerk.bots import bot
from stellwerk.bots.bot import Bot
from stellwerk.bots.clock import Deadline
from stellwerk.bots.self_play import asked, fresh
from stellwerk.games.nimm_den_zug.model.state import AUCTION, RUNNING, NimmState
from stellwerk.kernel import play
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import CLOCK
from stellwerk.kernel.table import eyes_of

GAME = "nimm-den-zug"
FIRST_SEED = 700_000
ROUNDS = 3
NO_CLOCK_S = 1e6


def play_on(s: NimmState, seed: int, until: Callable[[NimmState], bool], seat: int, phase: int, by: Bot | None) -> None:
    """The bot decides in one seat and phase, the sensible player elsewhere."""
    game, dice = stellwerk.game(GAME), Dice(seed)
    text = game.vocabulary.text
    while s.stack and not until(s):
        who, moves = asked(game, s, dice)
        move = moves[0]
        if who != CLOCK and len(moves) > 1:
            if by is not None and who == seat and s.phase == phase:
                table = game.lay_out(s, eyes_of(seat))
                answer = by.choose(game, table, seat, [text(one) for one in moves], dice, Deadline(NO_CLOCK_S))
                move = game.vocabulary.parse(answer)
            else:
                rated = game.mind.rates(s, who, moves)
                move = moves[rated.index(max(rated))]
        play.play(s, who, move, game.aside)


def gains(players: int, seed: int, auctions: bool, bots: list[str]) -> list[float]:
    """Of each bot in one round."""
    s = fresh(stellwerk.game(GAME), players, seed)
    assert isinstance(s, NimmState)
    number, seat = 1 + seed // players % ROUNDS, seed % players
    phase = AUCTION if auctions else RUNNING

    def begins(s: NimmState) -> bool:
        return s.round == number and s.phase == phase and (s.method != NONE if auctions else bool(s.order))

    play_on(s, seed, begins, seat, phase, None)
    found: list[float] = []
    for name in ["", *bots]:
        trial = s.clone()
        play_on(trial, seed, lambda s: s.round != number, seat, phase, bot(name) if name else None)
        money = [float(p.money) for p in trial.players]
        found.append(money[seat] - (sum(money) - money[seat]) / (players - 1))
    return [one - found[0] for one in found[1:]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="driver")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--auctions", action="store_true")
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    bots = wanted.bots.split(",")
    with ProcessPoolExecutor(wanted.workers) as pool:
        seeds = range(FIRST_SEED, FIRST_SEED + wanted.rounds)
        tasks = [pool.submit(gains, wanted.players, seed, wanted.auctions, bots) for seed in seeds]
        found = [task.result() for task in tasks]
    for name, gained in zip(bots, zip(*found)):
        print(f"{name}: {mean(gained):+.0f} a round, +-{stdev(gained) / len(gained) ** 0.5:.0f}, {len(gained)} rounds")


if __name__ == "__main__":
    main()
