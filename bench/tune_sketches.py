"""Tune how Nimm den Zug is sketched: python bench/tune_sketches.py [--auctions] [--deals N] [--seconds N]

Two players; every deal is played from both seats, by what is tried against what a sensible player does. What is printed
last belongs into TASTE of the game's mind/rest_of_round.py, with --auctions into LIMITS of its mind/bids_in_mind.py.
The gain is measured on deals that were not tuned on.
"""

import argparse
import random
import time
from collections.abc import Callable
from functools import partial

import stellwerk
from stellwerk.bots.self_play import fresh
from stellwerk.games.nimm_den_zug.mind.bids_in_mind import LIMITS
from stellwerk.games.nimm_den_zug.mind.rest_of_auctions import RestOfAuctions
from stellwerk.games.nimm_den_zug.mind.rest_of_round import TASTE, RestOfRound
from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.ids import LOCOS, METHODS, OPEN, SEALED, TURN
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.auctions import NEXT_AUCTION
from stellwerk.games.nimm_den_zug.rules.rounds import deal_tiles
from stellwerk.games.nimm_den_zug.rules.wagons import START_WAGONS
from stellwerk.kernel.state import NONE

# What `rate_wagons` does, in the same numbers.
SENSIBLE = [
    148.0, 128.0, 155.0, 170.0, 173.0, 160.0, 150.0, 0.0, 0.0, 0.2, 0.2, 0.0, 0.0, 45.0, 0.2, 50.0, 0.3,
]  # fmt: skip
STEPS = [60.0, 40.0, 40.0, 40.0, 50.0, 60.0, 60.0, 40.0, 60.0, 0.15, 0.15, 100.0, 0.15, 40.0, 0.2, 100.0, 0.3]
BID_STEPS = [100.0, 150.0, 200.0, 250.0, 100.0, 100.0, 100.0]
MONEY = 3000
SUBSTITUTE_EVERY = 7  # so many players have one, where chance deals the locomotives
LEAST_GAIN = 3.0  # dollars a round, below which a change is chance


def deals(count: int, dice: random.Random) -> list[NimmState]:
    """Wagon phases that begin, with locomotives by chance."""
    game = stellwerk.game("nimm-den-zug")
    found: list[NimmState] = []
    for n in range(count):
        s = fresh(game, 2, n)
        assert isinstance(s, NimmState)
        locos = list(range(len(LOCOS)))
        dice.shuffle(locos)
        for seat in range(2):
            p = s.board(seat)
            p.locos = locos[TRAINS * seat : TRAINS * seat + TRAINS]
            p.substitutes = int(dice.randrange(SUBSTITUTE_EVERY) == 0)
            p.goals = 0
            p.money = MONEY
        dice.shuffle(s.wagon_stack)
        deal_tiles(s)
        s.push(START_WAGONS)
        START_WAGONS.run(s)
        found.append(s)
    return found


def gain(found: list[NimmState], other: list[float], tried: list[float]) -> float:
    """What the one has more than the other at the end of a round, from both seats."""
    lead = 0.0
    for s in found:
        for seat in range(2):
            rest = RestOfRound(s, 0, [tried, other] if seat == 0 else [other, tried])
            rest.play()
            has = [rest.money[i] + rest.profit(i) for i in range(2)]
            lead += has[seat] - has[1 - seat]
    return lead / (2 * len(found))


class Auctions(RestOfAuctions):
    """One seat bids by limits that are tried."""

    tried: list[float]
    by: int

    def most(self, seat: int, loco: int, share: float) -> float:
        if seat != self.by:
            return super().most(seat, loco, share)
        owned = len(self.locos[seat])
        limit = self.tried[self.s.c.multiplier[loco] - 1] + self.tried[4] * owned
        return min(
            limit + self.tried[5] * len(self.locos[1 - seat]), self.money[seat] - self.tried[6] * max(0, 2 - owned)
        )


def sales(count: int, method: int, dice: random.Random) -> list[NimmState]:
    """Auctions that begin."""
    found = deals(count, dice)
    for s in found:
        locos = list(range(len(LOCOS)))
        dice.shuffle(locos)
        for seat in range(2):
            p = s.board(seat)
            p.locos, p.substitutes = [], 0
            p.money = dice.randrange(60, 120) * 50
        s.method, s.phase = method, 0
        s.round = dice.randrange(1, 4)
        s.revealed, s.set_aside, s.loco_stack = [], [], locos[: 2 * TRAINS]
        s.lot = s.leader = NONE
        s.nominal = dice.randrange(2)
        s.count_still()
        s.stack = [NEXT_AUCTION]
    return found


def gain_by_bids(found: list[NimmState], tried: list[float]) -> float:
    lead = 0.0
    for s in found:
        for seat in range(2):
            rest = Auctions(s)
            rest.tried, rest.by = tried, seat
            rest.play()
            points = rest.points()
            lead += points[seat] - points[1 - seat]
    return lead / (2 * len(found))


def climb(start: list[float], steps: list[float], gains: Callable[[list[float]], float], until: float) -> list[float]:
    """The best that is found by small changes."""
    dice = random.Random(1)
    best, most = start, gains(start)
    while time.monotonic() < until:
        tried = best[:]
        for i in dice.sample(range(len(tried)), dice.choice([1, 1, 2, 3, 4])):
            tried[i] += dice.gauss(0, steps[i])
        more = gains(tried)
        if more > most + LEAST_GAIN:
            best, most = tried, more
            print(f"{most:6.0f}", [round(value, 2) for value in best], flush=True)
    return best


def tune_turns(count: int, seconds: float) -> None:
    dice = random.Random(1)
    found, others = deals(count, dice), deals(count, dice)
    best = climb(TASTE, STEPS, partial(gain, found, SENSIBLE), time.monotonic() + seconds)
    before, after = gain(others, SENSIBLE, TASTE), gain(others, SENSIBLE, best)
    print(f"on other deals: {before:.0f} dollars a round before, {after:.0f} now")


def tune_bids(count: int, seconds: float) -> None:
    dice = random.Random(1)
    for method in (TURN, SEALED, OPEN):
        found, others = sales(count, method, dice), sales(count, method, dice)
        limit = LIMITS[method]
        start = [float(n) for n in (*limit.by_multiplier, limit.each_owned, limit.each_theirs, limit.reserve)]
        best = climb(start, BID_STEPS, partial(gain_by_bids, found), time.monotonic() + seconds / 3)
        before, after = gain_by_bids(others, start), gain_by_bids(others, best)
        print(f"{METHODS[method]}, on other deals: {before:.0f} dollars a round before, {after:.0f} now")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--auctions", action="store_true")
    parser.add_argument("--deals", type=int, default=2500)
    parser.add_argument("--seconds", type=float, default=400)
    asked = parser.parse_args()
    (tune_bids if asked.auctions else tune_turns)(asked.deals, asked.seconds)


if __name__ == "__main__":
    main()
