"""What donations are worth at the end (rulebook: Spenden)."""

from typing import Final

from stellwerk.games.carnegie.model.components import (
    COUNTS,
    DONATION_LIMIT,
    DONATION_VP,
    GOODS_PRICE,
    KIND_TYPE,
    PERMANENT,
    RAILROAD,
    SET_MONEY,
    SPACE_REGION,
    SPACE_TYPE,
    TRACK_LEVEL,
)
from stellwerk.games.carnegie.model.ids import (
    ANY,
    COMMERCE_TAB,
    DONATIONS,
    HOUSING,
    INDUSTRY,
    INFRASTRUCTURE,
    LIMIT,
    REGIONS,
    TYPES,
)
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel.state import NONE

WELFARE: Final = [COUNTS.index("goods"), COUNTS.index("money"), COUNTS.index("sets")]
Given = tuple[int, int, int]  # cubes for C2, steps of money for C3, sets for C4


def limit_of(s: CarnegieState, board: Player) -> int:
    """CA-11.5: higher for every tab of side B that is pulled to its end, or for one of them (ruling "tab-limit")."""
    raised = [0]
    for tab in range(4):
        side = board.sides[tab]
        raised.append(board.parts.tab_limit[tab][side][board.pulled[tab]])
        raised += [n for kind, n in board.parts.tab_income[tab][side][: board.built[tab]] if kind == LIMIT]
    return DONATION_LIMIT + (max(raised) if s.rulings.limit_once else sum(raised))


def departments_counted(s: CarnegieState, board: Player, of_type: int) -> int:
    """All departments of a type (NONE: of any), the printed ones by the ruling."""
    n = 0
    for place, kind in enumerate(board.kinds):
        if kind == NONE or KIND_TYPE[kind] == NONE or (of_type != NONE and KIND_TYPE[kind] != of_type):
            continue
        if kind != s.parts.company[place] or s.rulings.education_printed:
            n += 1
    return n


def counted(s: CarnegieState, seat: int, donation: int) -> int:
    """How often the donation pays; the welfare of goods and money is shared out elsewhere."""
    board = s.players[seat]
    what = COUNTS[donation]
    if what.startswith("type-"):
        return departments_counted(s, board, TYPES.index(what.removeprefix("type-")))
    if what.startswith("region-"):
        region = REGIONS.index(what.removeprefix("region-"))
        return sum([1 for i, disc in enumerate(s.spaces) if disc >> 2 == seat and SPACE_REGION[i] == region])
    if what == "departments":
        return departments_counted(s, board, NONE)
    if what == "small":
        return sum([1 for i, disc in enumerate(s.spaces) if disc >> 2 == seat and SPACE_TYPE[i] == ANY])
    if what == "housing-commerce":
        both = (board.built[HOUSING], board.built[COMMERCE_TAB])
        return min(both) if s.rulings.b3_pair else sum(both)
    return counted_simply(s, board, what)


def counted_simply(s: CarnegieState, board: Player, what: str) -> int:
    if what == "infrastructure":
        return board.built[INFRASTRUCTURE]
    if what == "industry":
        return board.built[INDUSTRY]
    if what == "rails":
        return sum([1 for region in range(4) if TRACK_LEVEL[region][board.track[region]] == RAILROAD])
    if what == "donations":
        return board.donation_count() - (0 if s.rulings.b5_itself else 1)
    if what == "standing":
        return board.active() + (PERMANENT if s.rulings.permanent else 0)
    return 1  # a fixed donation


def donations(s: CarnegieState, seat: int) -> list[int]:
    """CA-11: the points of every donation space, 0 where there is no own disc."""
    board = s.players[seat]
    limit = limit_of(s, board)
    out = [0] * len(DONATIONS)
    for donation in range(len(DONATIONS)):
        if board.donations >> donation & 1 and donation not in WELFARE:
            out[donation] = min(limit, DONATION_VP[donation] * counted(s, seat, donation))
    for donation, n in zip(WELFARE, settled(s, seat)[0], strict=True):
        out[donation] = min(limit, DONATION_VP[donation] * n)
    return out


def welfare(donations: int) -> list[bool]:
    return [bool(donations >> donation & 1) for donation in WELFARE]


def best_split(goods: int, money: int, mine: list[bool], limit: int, price: int = GOODS_PRICE) -> Given:
    return best_splits(goods, money, mine, limit, price)[0]


def best_splits(goods: int, money: int, mine: list[bool], limit: int, price: int = GOODS_PRICE) -> list[Given]:
    """CA-11.6: every cube and every dollar counts once; cubes may also be sold for money first."""
    best: list[Given] = [(0, 0, 0)]
    if not any(mine):
        return best
    most = -1
    values = [DONATION_VP[donation] for donation in WELFARE]
    caps = [-(-limit // value) for value in values]
    for sets in range(min(goods, caps[2]) + 1 if mine[2] else 1):
        for cubes in range(min(goods - sets, caps[0]) + 1 if mine[0] else 1):
            dollars = money + (goods - sets - cubes) * price - sets * SET_MONEY
            if dollars < 0:
                continue
            steps = min(caps[1], dollars // SET_MONEY) if mine[1] else 0
            vp = sum([min(limit, v * n) for v, n in zip(values, (cubes, steps, sets), strict=True)])
            if vp > most:
                best, most = [], vp
            if vp == most:
                best.append((cubes, steps, sets))
    return best


def settled(s: CarnegieState, seat: int) -> tuple[Given, Given]:
    """CA-1.4: what a seat gives up, and what of the rest counts for Andrew: most for the seat, then least for him."""
    board = s.players[seat]
    limit = limit_of(s, board)
    his = welfare(s.andrew_donations)
    if not any(his):
        return best_split(board.goods, board.money, welfare(board.donations), limit), (0, 0, 0)
    found: list[tuple[int, Given, Given]] = []
    for given in best_splits(board.goods, board.money, welfare(board.donations), limit):
        goods = board.goods - given[0] - given[2]
        money = board.money - (given[1] + given[2]) * SET_MONEY
        sold = -(-max(0, -money) // GOODS_PRICE)  # for the own donations
        found += left_for_andrew(goods - sold, money + sold * GOODS_PRICE, given, his)
    return min(found)[1:]


def left_for_andrew(goods: int, money: int, given: Given, his: list[bool]) -> list[tuple[int, Given, Given]]:
    """His points by what is sold: everything, nothing, or all that brings him no further step of money."""
    short = (SET_MONEY - 1 - money) % SET_MONEY
    out = []
    for sold in {0, goods, *range(short, min(goods, short + SET_MONEY * DONATION_LIMIT) + 1, SET_MONEY)}:
        left = best_split(goods - sold, money + sold * GOODS_PRICE, his, DONATION_LIMIT, price=0)
        vp = [min(DONATION_LIMIT, DONATION_VP[one] * n) for one, n in zip(WELFARE, left, strict=True)]
        out.append((sum(vp), given, left))
    return out


def andrew_donations(s: CarnegieState) -> list[int]:
    """CA-12.9: his donations count what the person has; goods and money already given are gone."""
    board = s.players[0]
    out = [0] * len(DONATIONS)
    left = settled(s, 0)[1]
    for donation in range(len(DONATIONS)):
        if s.andrew_donations >> donation & 1:
            n = left[WELFARE.index(donation)] if donation in WELFARE else counted(s, 0, donation)
            if COUNTS[donation] == "donations":
                n = board.donation_count()
            out[donation] = min(DONATION_LIMIT, DONATION_VP[donation] * n)
    return out
