"""What everybody can expect to own at the end: money, what trains will earn, and goals that may still be met."""

from typing import Final

from stellwerk.games.nimm_den_zug.mind.bidding import goals_of
from stellwerk.games.nimm_den_zug.mind.earnings import FIRST_TILE, earns_together
from stellwerk.games.nimm_den_zug.mind.expected import before, running
from stellwerk.games.nimm_den_zug.mind.rest_of_auctions import RestOfAuctions
from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.ids import DRAFT
from stellwerk.games.nimm_den_zug.model.state import AUCTION, RUNNING, NimmState
from stellwerk.kernel.state import NONE

A_ROUND: Final = 2400.0  # what a round brings, locomotives paid


def outlook(s: NimmState) -> list[float]:
    """By seat, in dollars."""
    judged = True
    if s.phase == RUNNING and s.order:
        points = running(s)
    elif s.phase == AUCTION and s.method not in (NONE, DRAFT):
        rest = RestOfAuctions(s)
        rest.play()
        points = before(s, rest.locos, rest.money)
    else:
        judged = False
        points = drafting(s) if s.phase == AUCTION and s.method == DRAFT else [float(p.money) for p in s.players]
    later = s.c.rounds - s.round
    for seat in range(s.seats):
        points[seat] += later * A_ROUND + goals_of(s, seat, later, judged)
    return points


def drafting(s: NimmState) -> list[float]:
    """Everybody keeps what is best for them, and gets what their neighbour leaves."""
    points: list[float] = []
    power: list[int] = []
    for seat in range(s.seats):
        p = s.players[seat]
        staying = p.kept + [loco for train, loco in enumerate(p.locos) if not p.is_substitute(train)]
        left = s.players[(seat - 1) % s.seats].hand
        if len(p.hand) == 2:
            best = -1e9
            for kept in p.hand:
                found = 0.0
                for got in left:
                    found += best_paid(s, float(p.money), [*staying, kept, got])
                if found > best:
                    best = found
                    chosen = kept
            points.append(best / len(left))
            power.append(strength(s, [*staying, chosen]) * TRAINS // 2)
        elif p.hand:
            found = 0.0
            for loco in p.hand:
                found += best_paid(s, float(p.money), [*staying, loco, left[0]])
            points.append(found / len(p.hand))
            power.append(strength(s, p.hand))
        elif s.unsettled >> seat & 1:
            points.append(best_paid(s, float(p.money), staying))
            power.append(strength(s, staying))
        else:
            points.append(p.money + earns_together(s.seats, [float(s.c.multiplier[loco]) for loco in staying]))
            power.append(strength(s, staying))
    add_first(s.seats, points, power)
    return points


def strength(s: NimmState, locos: list[int]) -> int:
    found = 0
    for loco in locos:
        found += s.c.power[loco]
    return found


def best_paid(s: NimmState, money: float, locos: list[int]) -> float:
    """All that can be paid must be; who cannot pay turns over what hurts least."""
    if not locos:
        return money + earns_together(s.seats, [])
    highest = 0
    for loco in locos:
        highest = max(highest, s.c.multiplier[loco])
    price = strength(s, locos) * highest
    if price <= money:
        return money - price + earns_together(s.seats, [float(s.c.multiplier[loco]) for loco in locos])
    best = -1e9
    for i in range(len(locos)):
        best = max(best, best_paid(s, money, locos[:i] + locos[i + 1 :]))
    return best


def add_first(seats: int, points: list[float], power: list[int]) -> None:
    """The first turn is worth something."""
    first = power.index(max(power))
    points[first] += FIRST_TILE[seats]
