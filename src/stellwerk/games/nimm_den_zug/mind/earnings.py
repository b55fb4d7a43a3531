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


# By number of players: what three locomotives earn together, the strongest first, by multiplier (0: a substitute).
# Least squares over wagon phases of sensible players. A first substitute's earnings are set by hand, three of them are
# never compared; and those of a third locomotive of the highest multiplier, which is rare.
TOGETHER: Final[dict[int, list[list[float]]]] = {
    2: [[400, 766, 1246, 1942, 2576], [0, 157, 713, 1326, 1756], [0, 207, 767, 1302, 1850]],
    3: [[400, 717, 1311, 1872, 2591], [0, 334, 897, 1442, 2027], [0, 23, 515, 1404, 1900]],
    4: [[450, 857, 1610, 2392, 3277], [0, 214, 785, 1435, 2057], [0, 276, 819, 1600, 2300]],
    5: [[550, 1021, 1928, 2603, 3405], [0, 360, 990, 1560, 2369], [0, 101, 455, 1195, 1700]],
    6: [[650, 1220, 2279, 3014, 3734], [0, 408, 905, 1426, 1800], [0, 0, 160, 713, 1200]],
}


def earns_together(players: int, multipliers: list[int]) -> float:
    """The profit that locomotives with these multipliers can expect; what is missing is a substitute."""
    strongest = sorted(multipliers, reverse=True)
    table = TOGETHER[players]
    found = 0.0
    for rank in range(len(table)):
        found += table[rank][strongest[rank] if rank < len(strongest) else 0]
    return found
