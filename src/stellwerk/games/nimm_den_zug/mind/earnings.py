"""What a locomotive can be expected to earn."""

from typing import Final

from stellwerk.games.nimm_den_zug.model.state import NimmState

# By multiplier and number of players: means of many simulated wagon phases of one round.
EARNS: Final = [
    [0, 0, 150, 150, 150, 150, 150],
    [0, 0, 518, 362, 474, 453, 443],
    [0, 0, 1059, 792, 982, 970, 994],
    [0, 0, 1724, 1323, 1608, 1604, 1671],
    [0, 0, 2519, 2066, 2598, 2581, 2689],
]


def earns(s: NimmState, loco: int) -> float:
    multiplier = s.c.multiplier[loco]
    if multiplier < len(EARNS):
        return float(EARNS[multiplier][s.seats])
    return EARNS[4][s.seats] * multiplier / 4
