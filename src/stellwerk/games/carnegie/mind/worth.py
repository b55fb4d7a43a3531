"""What a seat has and what that promises, in points."""

from typing import Final

from stellwerk.games.carnegie.mind.rest_of_game import OwnDiscs, RestOfGame, connection_in_sight
from stellwerk.games.carnegie.mind.weights import LEAVES, WEIGHTS
from stellwerk.games.carnegie.model.components import (
    BY_PROJECT,
    COUNTS,
    DONATION_VP,
    EMPLOYEE_VP,
    JOKER_VP,
    LAST_BOX,
    PLACE_VP,
    RAILROAD,
    TRACK_INCOME,
    TRACK_LEVEL,
)
from stellwerk.games.carnegie.model.ids import (
    COMMERCE_TAB,
    CONSTRUCTION,
    DONATIONS,
    EMPLOYEE,
    EMPLOYEE_OR_MONEY,
    GOODS,
    GOODS_OR_MONEY,
    HOUSING,
    INDUSTRY,
    INFRASTRUCTURE,
    LOBBY,
    MONEY,
    NEW_LOBBY,
    PLANNING,
    POINTS,
    REGIONS,
    TYPES,
    VP,
)
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.connections import connection
from stellwerk.games.carnegie.rules.donations import WELFARE, departments_counted, donations, limit_of
from stellwerk.games.carnegie.rules.event import donation_price
from stellwerk.games.carnegie.rules.gains import ChooseBox, ChooseIncome
from stellwerk.games.carnegie.rules.moves import N_PLACES
from stellwerk.games.carnegie.rules.rewards import ByProject
from stellwerk.games.carnegie.rules.scoring import ongoing_points
from stellwerk.kernel.state import NONE

FLOOR: Final = 4
DISTANCE: Final = [
    [abs(a % FLOOR - b % FLOOR) + abs(a // FLOOR - b // FLOOR) for b in range(N_PLACES)] for a in range(N_PLACES)
]
# how much more of it a donation may count at the end of a whole game
GROWTH: Final = {
    "departments": 4.0, "infrastructure": 1.2, "industry": 1.8, "housing-commerce": 3.5, "rails": 2.5,
    "donations": 3.5, "standing": 4.0, "small": 2.5, "goods": 3.0, "money": 2.0, "sets": 2.0,
}  # fmt: skip
GROWS: Final = [
    1.0 if what.startswith("type-") else 2.0 if what.startswith("region-") else GROWTH.get(what, 0.0) for what in COUNTS
]
OF_TYPE: Final = [TYPES.index(what.removeprefix("type-")) if what.startswith("type-") else NONE for what in COUNTS]
IN_REGION: Final = [
    REGIONS.index(what.removeprefix("region-")) if what.startswith("region-") else NONE for what in COUNTS
]


def worth(s: CarnegieState, seat: int, out: RestOfGame) -> float:
    """Points now, and what everything else promises for the rounds to come."""
    board = s.players[seat]
    reach = OwnDiscs(s, seat)
    value = points_now(s, seat, board, reach)
    value += connection_worth(s, seat, reach, out)
    gains = expected_donations(s, seat, board, reach, out)
    for donation in range(len(DONATIONS)):
        if board.donations >> donation & 1:
            value += gains[donation]
    value += money_left_worth(board, board.money, next_gains(s, gains), out)
    value += goods_worth(board, out)
    value += WEIGHTS.point * board.points
    value += company_worth(board, out)
    value += abroad_worth(board, out)
    if s.turn == seat:
        value += promised(s, out)
    return value + tabs_worth(board, out)


def promised(s: CarnegieState, out: RestOfGame) -> float:
    """Incomes that are still to be chosen."""
    value = 0.0
    for step in s.stack:
        if isinstance(step, ChooseIncome):
            value += step.n * reward_worth(step.kind, step.dollars, out)
        elif isinstance(step, ChooseBox):
            value += step.n * income_worth(s.players[s.turn], step.region, out)
        elif isinstance(step, ByProject):
            value += step.n * max([reward_worth(kind, n, out) for kind, n in BY_PROJECT[step.kind]])
    return value


def points_now(s: CarnegieState, seat: int, board: Player, reach: OwnDiscs) -> float:
    """Everything that the end scores, but for connections and donations."""
    vp = board.score() + reach.vp + board.active() * EMPLOYEE_VP + (JOKER_VP if board.joker else 0)
    company = board.parts.company
    if board.kinds is not company:
        for place in range(N_PLACES):
            if board.kinds[place] != company[place]:
                vp += PLACE_VP[place]
        vp += ongoing_points(s, seat, board)
    for tab in range(4):
        vp += board.parts.tab_points[tab][board.sides[tab]][board.pulled[tab]]
    return float(vp)


def connection_worth(s: CarnegieState, seat: int, reach: OwnDiscs, out: RestOfGame) -> float:
    now = float(connection(s, seat).vp) if out.left < 8 else 0.0
    if out.left == 0:
        return now
    hope = WEIGHTS.hope * out.ahead + WEIGHTS.hope_late * (1.0 - out.ahead)
    rise = WEIGHTS.rise * min(1.0, out.left / 8)
    return max(now, WEIGHTS.network * connection_in_sight(s, seat, reach, hope, rise))


# --- donations and money ----------------------------------------------------------------------------------------------


def expected_donations(s: CarnegieState, seat: int, board: Player, reach: OwnDiscs, out: RestOfGame) -> list[float]:
    """What every donation would bring this seat at the end."""
    limit = limit_of(s, board)
    grown = WEIGHTS.growth * out.ahead
    welfare = donations(s, seat) if out.left == 0 else None
    values: list[float] = []
    for donation in range(len(DONATIONS)):
        if donation in WELFARE and welfare is not None and board.donations >> donation & 1:
            values.append(float(welfare[donation]))
            continue
        n = counted_now(s, board, reach, donation)
        n = n * (1.0 - out.ahead) + GROWS[donation] * out.ahead if donation in WELFARE else n + GROWS[donation] * grown
        values.append(min(float(limit), DONATION_VP[donation] * n))
    return values


def counted_now(s: CarnegieState, board: Player, reach: OwnDiscs, donation: int) -> float:
    if OF_TYPE[donation] != NONE:
        return float(departments_counted(s, board, OF_TYPE[donation]))
    if IN_REGION[donation] != NONE:
        return float(reach.regions[IN_REGION[donation]])
    what = COUNTS[donation]
    if what == "departments":
        return float(departments_counted(s, board, NONE))
    if what == "small":
        return float(reach.small)
    if what == "housing-commerce":
        return float(board.built[HOUSING] + board.built[COMMERCE_TAB])
    if what == "infrastructure":
        return float(board.built[INFRASTRUCTURE])
    if what == "industry":
        return float(board.built[INDUSTRY])
    if what == "rails":
        return float(sum([1 for region in range(4) if TRACK_LEVEL[region][board.track[region]] == RAILROAD]))
    if what == "donations":
        return float(board.donation_count())
    if what == "standing":
        return float(board.active())
    if what == "goods":
        return 0.5 * board.goods
    if what == "money":
        return 0.1 * board.money
    if what == "sets":
        return 0.05 * board.money + 0.25 * board.goods
    return 1.0


def next_gains(s: CarnegieState, gains: list[float]) -> list[float]:
    """The best donations that are still free, best first."""
    given = s.given()
    free = [gains[i] for i in range(len(DONATIONS)) if not given >> i & 1]
    free.sort(reverse=True)
    return free[:5] if free else [0.0]


def donation_gains(s: CarnegieState, seat: int, out: RestOfGame) -> list[float]:
    board = s.players[seat]
    return next_gains(s, expected_donations(s, seat, board, OwnDiscs(s, seat), out))


def money_worth(s: CarnegieState, seat: int, out: RestOfGame) -> float:
    board = s.players[seat]
    return money_left_worth(board, board.money, donation_gains(s, seat, out), out)


def money_left_worth(board: Player, money: int, gains: list[float], out: RestOfGame) -> float:
    """Dollars pay the next donations, one an event, and activations."""
    value = WEIGHTS.money * min(money, 12) * min(1.0, out.left / 4)
    price = donation_price(board)
    step = price // (board.donation_count() + 1)
    share = WEIGHTS.give_far * out.ahead + WEIGHTS.give * (1.0 - out.ahead)
    for i in range(min(out.donations, len(gains), board.discs)):
        if money < price:
            return value + share * gains[i] * money / price * WEIGHTS.poor
        value += share * gains[i]
        money -= price
        price += step
    return value


def goods_worth(board: Player, out: RestOfGame) -> float:
    """Cubes for the projects that could be built next are worth most, then those of a normal stock."""
    goods = board.goods
    urgent = min(goods, needed(board))
    stock = min(goods - urgent, max(0, 4 - urgent))
    more = min(goods - urgent - stock, 4)
    return (
        min(1.0, out.left / 7) * (WEIGHTS.urgent * urgent + WEIGHTS.good * (stock + WEIGHTS.good_more * more))
        + 0.02 * goods
    )


def needed(board: Player) -> int:
    """Cubes for the discs on the tabs, cheapest first, as far as there are people to build."""
    place = board.parts.company.index(CONSTRUCTION)
    builders = board.standing[place] + board.lying[place]
    cubes = 0
    for price in (0, 1, 2, 3):
        for tab in range(4):
            if board.parts.project_goods[tab] == price:
                n = min(builders, board.discs_on(tab))
                builders -= n
                cubes += n * price
    return cubes


# --- the company ------------------------------------------------------------------------------------------------------


def station_worth(kind: int, nth: int, out: RestOfGame) -> float:
    """What one more employee standing there promises."""
    if WEIGHTS.lasting[kind]:
        return WEIGHTS.lasting[kind] * out.ahead
    often = min(1.0, WEIGHTS.leave * out.left) if LEAVES[kind] else WEIGHTS.stay * out.left
    return WEIGHTS.uses[kind] * often * (1.0 if nth == 0 else WEIGHTS.second if nth == 1 else WEIGHTS.third)


def company_worth(board: Player, out: RestOfGame) -> float:
    """Standing employees can work; those who lie may stand up soon, if there is money, or walk to where they can."""
    value = 0.0
    money = board.money
    wanted: list[tuple[float, int]] = []  # what a place would give the next employee
    idle: list[int] = []
    kinds, stations = board.kinds, board.parts.stations
    for place in range(N_PLACES):
        kind = kinds[place]
        lying = board.lying[place]
        if kind in (NONE, LOBBY, NEW_LOBBY):
            idle += [place] * lying
            continue
        standing = board.standing[place]
        if kind != board.parts.company[place]:
            value += WEIGHTS.found[kind] * out.ahead
        for nth in range(standing):
            value += station_worth(kind, nth, out)
        prices = stations[kind]
        for nth in range(standing, len(prices)):
            gain = 1.0 + station_worth(kind, nth, out) - WEIGHTS.money * prices[nth]
            if lying and gain > 0:
                lying -= 1
                value += gain * (WEIGHTS.lying if prices[nth] <= money else 0.5 * WEIGHTS.lying)
                money -= prices[nth]
            elif gain > 0:
                wanted.append((gain * WEIGHTS.lying, place))
        idle += [place] * lying
    return value + idle_worth(board, idle, wanted, out)


def idle_worth(board: Player, idle: list[int], wanted: list[tuple[float, int]], out: RestOfGame) -> float:
    """Everybody without a workstation is sent, in thought, where it pays most for the steps."""
    if not idle:
        return 0.0
    if board.standing[board.parts.company.index(PLANNING)]:
        free = WEIGHTS.free_place * out.ahead
        wanted += [(free + 0.4 * (PLACE_VP[p] - 2), p) for p in range(N_PLACES) if board.kinds[p] == NONE]
    value = 0.0
    founded = 0
    wanted.sort(reverse=True)
    for gain, place in wanted:
        if not idle:
            break
        if board.kinds[place] == NONE:
            founded += 1
            if founded > 2:
                continue
        best, least = idle[0], DISTANCE[idle[0]][place]
        for other in idle:
            if DISTANCE[other][place] < least:
                best, least = other, DISTANCE[other][place]
        idle.remove(best)
        value += gain * WEIGHTS.near**least
    return value + WEIGHTS.idle * len(idle) * out.ahead


# --- abroad -----------------------------------------------------------------------------------------------------------


def reward_worth(kind: int, n: int, out: RestOfGame) -> float:
    """An income in points."""
    if kind == MONEY:
        return n * (WEIGHTS.money + 0.22 * min(1.0, (out.donations + 1) / 3))
    if kind == GOODS:
        return n * WEIGHTS.good * min(1.0, out.left / 7)
    if kind == VP:
        return float(n)
    if kind == POINTS:
        return n * WEIGHTS.point
    if kind == EMPLOYEE:
        return n * WEIGHTS.home * out.ahead
    if kind == GOODS_OR_MONEY:
        return max(reward_worth(MONEY, n, out), reward_worth(GOODS, 1, out))
    if kind == EMPLOYEE_OR_MONEY:
        return max(reward_worth(MONEY, n, out), reward_worth(EMPLOYEE, 1, out))
    return 0.0


def income_worth(board: Player, region: int, out: RestOfGame) -> float:
    kind, n = TRACK_INCOME[region][board.track[region]]
    return reward_worth(kind, n, out)


def project_income(board: Player, out: RestOfGame) -> float:
    value = 0.0
    for tab in range(4):
        if board.built[tab]:
            for kind, n in board.parts.tab_income[tab][board.sides[tab]][: board.built[tab]]:
                value += reward_worth(kind, n, out)
    return value


def abroad_worth(board: Player, out: RestOfGame) -> float:
    """Missions come home with income, and open the project income; better tracks pay better."""
    value = 0.0
    attended = 0.0
    for region in range(4):
        events, missions = out.regions[region], board.missions[region]
        each = income_worth(board, region, out)
        if not events:
            continue
        if missions:
            value += missions * (WEIGHTS.mission * each + WEIGHTS.away * out.ahead)
            attended += WEIGHTS.covered
        attended += WEIGHTS.attend * events
        value += WEIGHTS.attend * events * each
        box = board.track[region]
        value += WEIGHTS.track * out.ahead * (box if box < LAST_BOX else 4.5)
    return value + attended * project_income(board, out)


def tabs_worth(board: Player, out: RestOfGame) -> float:
    """Discs ready to be built, and the way to the points behind them."""
    value = 0.0
    share = min(1.0, out.left / 6)
    for tab in range(4):
        ready = board.discs_on(tab)
        if ready:
            value += share * (WEIGHTS.disc + WEIGHTS.disc_more * (ready - 1))
        value += WEIGHTS.pulled * out.ahead * board.pulled[tab]
    return value
