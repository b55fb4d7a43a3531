"""The final scoring, by source (rulebook: Spielende)."""

from stellwerk.games.carnegie.model.components import (
    ANDREW_BOX_VP,
    ANDREW_DEPARTMENT_VP,
    AT_END,
    CITY_VP,
    EMPLOYEE_VP,
    JOKER_VP,
    LAST_BOX,
    PLACE_VP,
    SPACE_CITY,
    SPACE_REGION,
)
from stellwerk.games.carnegie.model.ids import ANDREW, DONATIONS, GREEN, LIBRARIES, PLACES, PUBLIC_RELATIONS
from stellwerk.games.carnegie.model.player import SOURCES, Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.connections import connection
from stellwerk.games.carnegie.rules.donations import andrew_donations, donations
from stellwerk.kernel.game import Particular, Rank, Result, Rival, Score
from stellwerk.kernel.state import NONE


def sources(s: CarnegieState, seat: int) -> dict[str, int]:
    """Where the points come from, as if the game ended now."""
    board = s.players[seat]
    out = {f"track-{name}": board.vp[i] for i, name in enumerate(SOURCES)}
    out["joker"] = JOKER_VP if board.joker else 0
    out["employees"] = board.active() * EMPLOYEE_VP
    out["departments"] = sum([PLACE_VP[i] for i in range(len(PLACES)) if board.kinds[i] != s.parts.company[i]])
    out["tabs"] = sum([s.parts.tab_points[tab][board.sides[tab]][board.pulled[tab]] for tab in range(4)])
    out["connections"] = connection(s, seat).vp
    out["cities"] = city_points(s, seat)
    out["donations"] = sum(donations(s, seat))
    out["ongoing"] = ongoing_points(s, seat, board)
    return out


def city_points(s: CarnegieState, seat: int) -> int:
    return sum([CITY_VP[SPACE_CITY[i]] for i, disc in enumerate(s.spaces) if disc >> 2 == seat])


def by_region(s: CarnegieState, seat: int) -> list[int]:
    out = [0, 0, 0, 0]
    for i, disc in enumerate(s.spaces):
        if disc >> 2 == seat:
            out[SPACE_REGION[i]] += 1
    return out


def ongoing_points(s: CarnegieState, seat: int, board: Player) -> int:
    """CA-9.20, CA-9.24, CA-9.32: departments that count at the end, if somebody stands there."""
    vp = 0
    if board.works(GREEN):
        vp += AT_END[GREEN] * board.kinds.count(NONE)
    if board.works(PUBLIC_RELATIONS):
        vp += AT_END[PUBLIC_RELATIONS] * max(by_region(s, seat))
    if board.works(LIBRARIES):
        vp += AT_END[LIBRARIES] * min(by_region(s, seat))
    return vp


def total(s: CarnegieState, seat: int) -> int:
    return sum(sources(s, seat).values())


def particulars(s: CarnegieState, seat: int) -> list[Particular]:
    """What every donation has brought."""
    given = s.players[seat].donations
    return [
        Particular("donations", f"donation-{DONATIONS[donation]}", points)
        for donation, points in enumerate(donations(s, seat))
        if given >> donation & 1
    ]


def open_points(s: CarnegieState, earlier: tuple[CarnegieState, list[int]] | None = None) -> list[int]:
    """Nothing of it is a secret. They follow from a company and the projects."""
    if earlier is None or earlier[0].spaces != s.spaces:
        return [total(s, seat) for seat in range(s.seats)]
    was, points = earlier
    return [points[i] if board is was.players[i] else total(s, i) for i, board in enumerate(s.players)]


def andrew_sources(s: CarnegieState) -> dict[str, int]:
    """CA-12.8: his cards, departments, last boxes, cities and donations."""
    return {
        "cards": s.andrew_vp,
        "departments": len(s.andrew_tiles) * ANDREW_DEPARTMENT_VP,
        "boxes": s.andrew_track.count(LAST_BOX) * ANDREW_BOX_VP,
        "cities": sum([CITY_VP[SPACE_CITY[i]] for i, disc in enumerate(s.spaces) if disc == ANDREW]),
        "donations": sum(andrew_donations(s)),
    }


def ranking(s: CarnegieState) -> list[Rank]:
    """CA-10.9: the highest total wins, equal totals share the place. Andrew takes a place too."""
    totals = [total(s, seat) for seat in range(s.seats)]
    rivals = totals[:]
    if s.seats == 1:
        rivals.append(sum(andrew_sources(s).values()))
    ranks = []
    for seat in sorted(range(s.seats), key=totals.__getitem__, reverse=True):
        mine = totals[seat]
        tie = "tie-shared" if rivals.count(mine) > 1 else ""
        ranks.append(Rank(seat, 1 + sum(other > mine for other in rivals), mine, tie, {}))
    return ranks


def scores(s: CarnegieState) -> list[Score]:
    """By seat, as if the game ended now."""
    found = [sources(s, seat) for seat in range(s.seats)]
    return [Score(sum(by.values()), by) for by in found]


def result(s: CarnegieState) -> Result | None:
    if s.stack:
        return None
    ranks = ranking(s)
    andrew = Rival("andrew", sum(andrew_sources(s).values())) if s.seats == 1 else None
    return Result(tuple(rank.seat for rank in ranks if rank.place == 1), tuple(ranks), andrew)
