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


# By number of players: what three locomotives earn together, the strongest first, by multiplier (0: a substitute), and
# what it is worth to be the first in order. Least squares over wagon phases of sensible players (2 and 3 players) and
# over sketched ones (4 to 6). A first substitute's earnings are set by hand: three of them are never compared.
TOGETHER: Final[dict[int, list[list[float]]]] = {
    2: [[400, 766, 1246, 1942, 2576], [0, 157, 713, 1326, 1756], [0, 207, 767, 1302, 1850]],
    3: [[450, 865, 1323, 1871, 2447], [0, 209, 647, 1180, 1678], [0, 147, 568, 1091, 1600]],
    4: [[450, 869, 1409, 2029, 2808], [0, 272, 838, 1417, 2052], [0, 224, 751, 1355, 2396]],
    5: [[550, 1047, 1630, 2247, 2996], [0, 310, 844, 1398, 2010], [0, 172, 626, 1126, 1739]],
    6: [[650, 1188, 1758, 2370, 3199], [0, 298, 789, 1390, 1922], [0, 210, 683, 1208, 1819]],
}
FIRST_TILE: Final = [0.0, 0.0, 0.0, 309.0, 461.0, 478.0, 518.0]


def earns_together(players: int, multipliers: list[float]) -> float:
    """The profit that locomotives with these multipliers can expect; what is missing is a substitute."""
    strongest = sorted(multipliers, reverse=True)
    table = TOGETHER[players]
    found = 0.0
    for rank in range(len(table)):
        by = table[rank]
        m = strongest[rank] if rank < len(strongest) else 0.0
        whole = min(int(m), len(by) - 2)
        found += by[whole] + (by[whole + 1] - by[whole]) * (m - whole)
    return found
