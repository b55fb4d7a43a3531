"""What leads are foretold in Nimm den Zug, and what comes of them: python bench/foretold.py [--players 2] [--games 40]

Games of one level among itself. Whenever a seat decides, the best lead that it is told, the hidden fortunes being
known, is held against the lead that it has when that round's trains have run. Told are the means of both by phase,
before and after what was learned against lesser players is taken out (mind/equals.py of the game).
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import stellwerk
from stellwerk.bots import bot
from stellwerk.bots.simulate import next_move
from stellwerk.games.nimm_den_zug.mind.judgement import leads
from stellwerk.kernel.rng import Dice

GAME = "nimm-den-zug"
PHASES = {0: "auctions", 1: "wagons"}


class Told(NamedTuple):
    seat: int
    round: int
    phase: int
    foretold: float
    among_equals: float
    came: float = 0.0


def lead(fortunes: list[int], seat: int) -> float:
    return fortunes[seat] - (sum(fortunes) - fortunes[seat]) / (len(fortunes) - 1)


def promised(match: Any, seat: int) -> tuple[float, float] | None:
    moves = [match.game.vocabulary.parse(text) for text in match.moves(seat) if text]
    if len(moves) < 2:
        return None
    s = match.state.clone()
    one, other = (max(leads(s, seat, moves, Dice(1), among_equals=equals)) for equals in (False, True))
    return (one, other) if one != other else None


def play(players: int, level: str, seed: int) -> list[Told]:
    match = stellwerk.new(GAME, players, seed)
    seated, dice = [bot(level) for _ in range(players)], Dice(seed)
    out: list[Told] = []
    this_round: list[Told] = []
    while match.waiting:
        s = match.state
        if this_round and s.round != this_round[0].round:
            out += come_true(this_round, [p.money for p in s.players])
            this_round = []
        seat, move = next_move(match, seated, dice)
        told = promised(match, seat) if s.phase in PHASES else None
        if told is not None:
            this_round.append(Told(seat, s.round, s.phase, *told))
        match.play(seat, move)
    return out + come_true(this_round, [score.total for score in match.scores])


def come_true(told: list[Told], fortunes: list[int]) -> list[Told]:
    return [one._replace(came=lead(fortunes, one.seat)) for one in told]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="driver")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    found: list[Told] = []
    with ProcessPoolExecutor(asked.workers) as pool:
        tasks = [pool.submit(play, asked.players, asked.level, seed) for seed in range(asked.games)]
        for task in tasks:
            found += task.result()
    for phase, name in PHASES.items():
        for number in sorted({one.round for one in found}):
            some = [one for one in found if one.phase == phase and one.round == number]
            promised_, equals, came = (
                sum(getattr(one, field) for one in some) / max(1, len(some)) for field in Told._fields[3:]
            )
            print(
                f"round {number} {name:8} {len(some):6} foretold {promised_:6.0f},"
                f" among equals {equals:6.0f}, came {came:6.0f}"
            )


if __name__ == "__main__":
    main()
