"""A position as numbers: money, locomotives, trains and goals of a seat, and how the others stand."""

from typing import Final

from stellwerk.games.nimm_den_zug.mind.earnings import earns
from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.ids import GOALS
from stellwerk.games.nimm_den_zug.model.state import AUCTION, OVER, RUNNING, NimmState
from stellwerk.games.nimm_den_zug.rules.scoring import profits
from stellwerk.games.nimm_den_zug.rules.wagons import last_wagon

FEATURES: Final = [
    "time", "money", "profit now", "locomotives will earn", "locomotives missing", "multipliers", "highest train",
    "substitutes", "trains without wagons", "goals in hand", "goals met", "bid", "money of the others",
    "profit of the others", "locomotives of the others",
]  # fmt: skip
ROUNDS: Final = 3
RUNS: Final = 0.5  # the share of a round in which trains run


def features(s: NimmState, seat: int) -> list[float]:
    p = s.players[seat]
    running = s.phase == RUNNING
    gone = run(s) if running else 0.0
    standing = s.phase in (AUCTION, RUNNING)
    coming, multipliers, substitutes, empty = 0.0, 0, 0, 0
    if standing:
        for train in range(len(p.locos)):
            if p.is_substitute(train):
                substitutes += 1
                continue
            coming += earns(s, p.locos[train])
            multipliers += s.c.multiplier[p.locos[train]]
            if running and not p.wagons[train]:
                empty += 1
    now = profits(s, seat) if running else [0, 0, 0]
    hand, met = goals(s, p.goals), goals(s, p.goals & s.met[seat])
    money, profit, locos = 0, 0, 0
    for other in range(s.seats):
        if other != seat:
            rival = s.players[other]
            money += rival.money
            locos += len(rival.locos)
            if running:
                profit += sum(profits(s, other))
    others = float(s.seats - 1)
    return [
        time(s, gone),
        float(p.money),
        float(sum(now)),
        coming * (1.0 - gone),
        float(TRAINS - len(p.locos)) if s.phase == AUCTION else 0.0,
        float(multipliers),
        float(max(now)),
        float(substitutes),
        float(empty),
        float(hand),
        float(met),
        float(s.bid) if s.phase == AUCTION and s.leader == seat else 0.0,
        money / others,
        profit / others,
        locos / others if s.phase == AUCTION else 0.0,
    ]


def goals(s: NimmState, tiles: int) -> int:
    """What these goal tiles pay."""
    bonus = 0
    for goal in range(len(GOALS)):
        if tiles >> goal & 1:
            bonus += s.c.goal_bonus[goal]
    return bonus


def run(s: NimmState) -> float:
    """How near the wagon phase is to its end, by the longest train."""
    longest = 0
    for p in s.players:
        for wagons in p.wagons:
            longest = max(longest, len(wagons))
    return min(1.0, longest / last_wagon(s))


def time(s: NimmState, gone: float) -> float:
    """Half of a round are auctions, the other half wagons."""
    if s.phase == OVER:
        return 1.0
    done = RUNS * gone + (1.0 - RUNS)
    if s.phase == AUCTION:
        bought = 0
        for p in s.players:
            bought += len(p.locos)
        done = (1.0 - RUNS) * bought / (s.seats * TRAINS)
    elif s.phase != RUNNING:
        done = 1.0
    return (s.round - 1 + done) / ROUNDS
