"""What was learned was learned mostly against others who play worse, and counts on it. Whoever is told how they stand
plays against equals.
"""

from typing import Final

from stellwerk.games.nimm_den_zug.mind.expected import Sight, at_turn
from stellwerk.games.nimm_den_zug.mind.learned import LEAD
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.wagons import REPLACING, WAGON_TURN

IN_AUCTIONS: Final = [  # dollars, by players and round: python bench/foretold.py
    [0.0, 0.0, 0.0],
    [0.0, 0.0, 0.0],
    [1100.0, 680.0, 500.0],
    [880.0, 560.0, 510.0],
    [1150.0, 710.0, 600.0],
    [1150.0, 700.0, 600.0],
    [1150.0, 550.0, 400.0],
]


def counted_on(s: NimmState) -> float:
    """The lead that everybody would be promised at once."""
    if s.stack[-1] is not WAGON_TURN and s.stack[-1] is not REPLACING:
        return IN_AUCTIONS[s.seats][s.round - 1]
    trains, turn, replaced = at_turn(s)
    promised = [Sight(trains, place, turn, replaced).expects()[LEAD] for place in range(trains.seats)]
    return sum(promised) / trains.seats
