"""What everybody can expect to own at the end: money, what trains will earn, and goals that may still be met."""

from typing import Final

from stellwerk.games.nimm_den_zug.mind.bidding import goals_of
from stellwerk.games.nimm_den_zug.mind.earnings import earns_together
from stellwerk.games.nimm_den_zug.mind.expected import running
from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.state import AUCTION, RUNNING, NimmState
from stellwerk.games.nimm_den_zug.rules.goals import real_locos

A_ROUND: Final = 2400.0  # what a round brings, locomotives paid
A_LOCO: Final = 400.0  # what one that is still missing brings beyond its price


def outlook(s: NimmState) -> list[float]:
    """By seat, in dollars."""
    judged = s.phase == RUNNING and bool(s.order)
    points = running(s) if judged else [owned(s, seat) for seat in range(s.seats)]
    later = s.c.rounds - s.round
    for seat in range(s.seats):
        points[seat] += later * A_ROUND + goals_of(s, seat, later, judged)
    return points


def owned(s: NimmState, seat: int) -> float:
    """Money and, in the middle of the auctions, locomotives."""
    found = float(s.players[seat].money)
    if s.phase == AUCTION:
        locos = real_locos(s, seat)
        multipliers = [min(s.c.multiplier[loco], 4) for loco in locos]
        found += earns_together(s.seats, multipliers) + A_LOCO * (TRAINS - len(locos))
    return found
