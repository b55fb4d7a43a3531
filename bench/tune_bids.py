"""Tune what Nimm den Zug bids: python bench/tune_bids.py [--deals N] [--seconds N]

Every deal is played from every seat, by what is tried among others who do what a sensible player does. What is printed
last belongs into LIMITS of the game's mind/bids_in_mind.py.
The gain is measured on deals that were not tuned on; what it is worth at a table, `bench/same_cards.py` tells.
"""

import argparse
import random
import time
from collections.abc import Callable
from functools import partial

import stellwerk
from stellwerk.bots.self_play import fresh
from stellwerk.games.nimm_den_zug.mind.bids_in_mind import LIMITS
from stellwerk.games.nimm_den_zug.mind.expected import before
from stellwerk.games.nimm_den_zug.mind.rest_of_auctions import RestOfAuctions
from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.ids import LOCOS, METHODS, OPEN, SEALED, TURN
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.auctions import NEXT_AUCTION
from stellwerk.games.nimm_den_zug.rules.rounds import deal_tiles
from stellwerk.games.nimm_den_zug.rules.wagons import START_WAGONS
from stellwerk.kernel.state import NONE

BID_STEPS = [100.0, 150.0, 200.0, 250.0, 100.0, 100.0, 100.0]
MONEY = 3000
SUBSTITUTE_EVERY = 7  # so many players have one, where chance deals the locomotives
LEAST_GAIN = 3.0  # dollars a round, below which a change is chance


def deals(players: int, count: int, dice: random.Random) -> list[NimmState]:
    """Wagon phases that begin, with locomotives by chance."""
    game = stellwerk.game("nimm-den-zug")
    found: list[NimmState] = []
    for n in range(count):
        s = fresh(game, players, n)
        assert isinstance(s, NimmState)
        locos = list(range(len(LOCOS)))
        dice.shuffle(locos)
        for seat in range(players):
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


def over_mean(seat: int, has: list[float]) -> float:
    return has[seat] - (sum(has) - has[seat]) / (len(has) - 1)


class Auctions(RestOfAuctions):
    """One seat bids by limits that are tried."""

    tried: list[float]
    by: int

    def most(self, seat: int, loco: int, share: float) -> float:
        if seat != self.by:
            return super().most(seat, loco, share)
        owned = len(self.locos[seat])
        theirs = max(len(self.locos[other]) for other in range(self.s.seats) if other != seat)
        limit = self.tried[self.s.c.multiplier[loco] - 1] + self.tried[4] * owned + self.tried[5] * theirs
        return min(limit, self.money[seat] - self.tried[6] * max(0, 2 - owned))


def sales(players: int, count: int, method: int, dice: random.Random) -> list[NimmState]:
    """Auctions that begin."""
    found = deals(players, count, dice)
    for s in found:
        locos = list(range(len(LOCOS)))
        dice.shuffle(locos)
        for seat in range(players):
            p = s.board(seat)
            p.locos, p.substitutes = [], 0
            p.money = dice.randrange(60, 120) * 50
        s.method, s.phase = method, 0
        s.round = dice.randrange(1, 4)
        s.revealed, s.set_aside, s.loco_stack = [], [], locos[: players * TRAINS]
        s.lot = s.leader = NONE
        s.nominal = dice.randrange(players)
        s.count_still()
        s.stack = [NEXT_AUCTION]
    return found


def gain_by_bids(found: list[NimmState], tried: list[float]) -> float:
    lead = 0.0
    for s in found:
        for seat in range(s.seats):
            rest = Auctions(s)
            rest.tried, rest.by = tried, seat
            rest.play()
            lead += over_mean(seat, before(s, rest.locos, rest.money))
    return lead / sum(s.seats for s in found)


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


def tune_bids(players: int, count: int, seconds: float) -> None:
    dice = random.Random(1)
    for method in (TURN, SEALED, OPEN):
        found, others = sales(players, count, method, dice), sales(players, count, method, dice)
        limit = LIMITS[method]
        start = [float(n) for n in (*limit.by_multiplier, limit.each_owned, limit.each_theirs, limit.reserve)]
        best = climb(start, BID_STEPS, partial(gain_by_bids, found), time.monotonic() + seconds / 3)
        print([round(value, 2) for value in best])
        before, after = gain_by_bids(others, start), gain_by_bids(others, best)
        print(f"{METHODS[method]}, on other deals: {before:.0f} dollars a round before, {after:.0f} now")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=2500)
    parser.add_argument("--seconds", type=float, default=400)
    asked = parser.parse_args()
    tune_bids(2, asked.deals, asked.seconds)


if __name__ == "__main__":
    main()
