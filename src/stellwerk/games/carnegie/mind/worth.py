"""What a seat has and what that promises, in points."""

from typing import Final

from stellwerk.games.carnegie.mind.company import company_worth
from stellwerk.games.carnegie.mind.network import OwnDiscs, connection_in_sight, in_sight
from stellwerk.games.carnegie.mind.rest_of_game import RestOfGame
from stellwerk.games.carnegie.mind.weights import WEIGHTS
from stellwerk.games.carnegie.model.components import (
    AT_END,
    BY_PROJECT,
    COUNTS,
    DONATION_LIMIT,
    DONATION_STEP,
    DONATION_STEP_CHEAP,
    DONATION_VP,
    EMPLOYEE_VP,
    JOKER_VP,
    KIND_TYPE,
    LAST_BOX,
    PLACE_VP,
    RAILROAD,
    TRACK_INCOME,
    TRACK_LEVEL,
)
from stellwerk.games.carnegie.model.ids import (
    COMMERCE_TAB,
    COMMUNICATIONS,
    CONSTRUCTION,
    DONATIONS,
    GREEN,
    HOUSING,
    INDUSTRY,
    INFRASTRUCTURE,
    LIBRARIES,
    LIMIT,
    PERSONNEL,
    POST_OFFICE,
    PUBLIC_RELATIONS,
    REGIONS,
    TYPES,
)
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.connections import connection
from stellwerk.games.carnegie.rules.donations import WELFARE, settled
from stellwerk.games.carnegie.rules.gains import ChooseBox, ChooseIncome
from stellwerk.games.carnegie.rules.moves import N_PLACES
from stellwerk.games.carnegie.rules.rewards import ByProject
from stellwerk.kernel.state import NONE

CONNECTED: Final = 8  # rounds before the end, from which on connections count as they are, too
MOST_GIFTS: Final = 5  # donations that are thought of at once
USED_UP: Final = -1.0  # a donation that is not to be had
UNCOUNTED: Final = -1.0
NOT_YET: Final = (0, 0, 0, 0.0)  # goods, money and donations of nobody
CONSTRUCTION_AT: Final = CONSTRUCTION - PERSONNEL  # among the printed places
# where each thing stands in the list of donations
OF_TYPE: Final = [COUNTS.index(f"type-{name}") for name in TYPES]
OF_REGION: Final = [COUNTS.index(f"region-{name}") for name in REGIONS]
OF_DEPARTMENTS: Final = COUNTS.index("departments")
OF_INFRASTRUCTURE: Final = COUNTS.index("infrastructure")
OF_INDUSTRY: Final = COUNTS.index("industry")
OF_HOUSING: Final = COUNTS.index("housing-commerce")
OF_RAILS: Final = COUNTS.index("rails")
OF_DONATIONS: Final = COUNTS.index("donations")
OF_STANDING: Final = COUNTS.index("standing")
OF_SMALL: Final = COUNTS.index("small")
OF_GOODS: Final = COUNTS.index("goods")
OF_MONEY: Final = COUNTS.index("money")
OF_SETS: Final = COUNTS.index("sets")
OF_FIXED: Final = COUNTS.index("fixed")
WELFARE_BITS: Final = sum([1 << donation for donation in WELFARE])


class Departments:
    """What follows from the departments of a company alone."""

    __slots__ = ("communications", "counted", "free", "green", "kinds", "libraries", "post", "relations", "types", "vp")

    def __init__(self, s: CarnegieState, board: Player) -> None:
        self.kinds = kinds = board.kinds
        company = board.parts.company
        types = [0, 0, 0, 0]
        self.communications = self.green = self.libraries = self.post = self.relations = NONE
        self.vp = 0
        self.free = 0
        for place in range(N_PLACES):
            kind = kinds[place]
            if kind == NONE:
                self.free += 1
                continue
            if kind != company[place]:
                self.vp += PLACE_VP[place]
                self.find(kind, place)
            elif not s.rulings.education_printed:
                continue
            if KIND_TYPE[kind] != NONE:
                types[KIND_TYPE[kind]] += 1
        self.types = types
        self.counted = types[0] + types[1] + types[2] + types[3]

    def find(self, kind: int, place: int) -> None:
        """Departments whose effect holds while somebody stands there."""
        if kind == COMMUNICATIONS:
            self.communications = place
        elif kind == GREEN:
            self.green = place
        elif kind == LIBRARIES:
            self.libraries = place
        elif kind == POST_OFFICE:
            self.post = place
        elif kind == PUBLIC_RELATIONS:
            self.relations = place


class Tabs:
    """What follows from the tabs alone: points, the limit of donations, the income of the projects."""

    __slots__ = ("built", "discs", "income", "limit", "pulled", "sides", "vp", "worth")

    def __init__(self, s: CarnegieState, board: Player, out: RestOfGame) -> None:
        k = board.parts
        self.built = board.built[:]
        self.pulled = board.pulled[:]
        self.sides = board.sides[:]
        self.discs = [0, 0, 0, 0]  # ready to be built
        self.vp = 0
        self.income = 0.0
        self.worth = 0.0
        raised = highest = 0
        for tab in range(4):
            side, pulled, built = board.sides[tab], board.pulled[tab], board.built[tab]
            self.vp += k.tab_points[tab][side][pulled]
            ready = k.tab_discs[tab][side][pulled] - built
            self.discs[tab] = ready
            if ready:
                self.worth += out.rounds.tabs * (WEIGHTS.disc + WEIGHTS.disc_more * (ready - 1))
            self.worth += WEIGHTS.pulled * out.ahead * pulled
            more = k.tab_limit[tab][side][pulled]
            raised += more
            highest = max(highest, more)
            incomes = k.tab_income[tab][side]
            for i in range(min(built, len(incomes))):
                kind, n = incomes[i]
                self.income += out.reward(kind, n)
                if kind == LIMIT:
                    raised += n
                    highest = max(highest, n)
        self.limit = float(DONATION_LIMIT + (highest if s.rulings.limit_once else raised))

    def hold_for(self, board: Player) -> bool:
        return self.pulled == board.pulled and self.built == board.built and self.sides == board.sides


class Account:
    """What one seat has. A part is counted again only if what it is made from has changed since the last question."""

    __slots__ = (
        "active", "buys", "company", "connected", "counted", "departments", "discs", "dollars", "donations", "expected",
        "gains", "goods", "left", "linked", "lying", "money", "out", "paid", "post", "seat", "settled", "settled_for",
        "sight", "spaces", "standing", "step", "tabs", "taken", "track",
    )  # fmt: skip

    def __init__(self, s: CarnegieState, seat: int, out: RestOfGame) -> None:
        board = s.players[seat]
        self.seat = seat
        self.out = out
        self.departments = Departments(s, board)
        self.tabs = Tabs(s, board, out)
        self.spaces = s.spaces[:]
        self.discs = OwnDiscs()
        self.discs.read(self.spaces, seat)
        self.active = 0  # employees who stand
        self.dollars = 0
        self.goods = 0
        self.donations = 0
        self.expected = False  # the donations are counted
        self.paid = False  # what money buys is counted, too
        self.taken = 0  # donations of anybody
        self.step = 0  # in the price of donations
        self.left = 0  # discs for them
        self.buys = 0.0
        self.counted = [UNCOUNTED] * len(DONATIONS)  # how often every donation would pay now
        self.gains = [0.0] * len(DONATIONS)  # what every donation would bring at the end
        self.settled_for = NOT_YET
        self.settled = (0, 0, 0)  # what goes to welfare at the end
        self.standing: list[int] = []
        self.lying: list[int] = []
        self.money = 0  # when the company was counted
        self.company = 0.0
        self.track: list[int] = []
        self.sight: list[float] = []  # by way to join great cities, what it would be worth with the tracks as they are
        self.post = False
        self.linked = True  # the connection is counted
        self.connected = 0.0

    def worth(self, s: CarnegieState) -> float:
        """Points now, and what everything else promises for the rounds to come."""
        board = s.players[self.seat]
        self.look(s, board)
        value = self.points_now(board) + self.connection_worth(s, board)
        self.expect_donations(s, board)
        given = board.donations
        if given:
            for donation in range(len(DONATIONS)):
                if given >> donation & 1:
                    value += self.gains[donation]
        value += self.money_worth(s, board)
        value += self.goods_worth(board, board.goods)
        value += WEIGHTS.point * board.points
        value += self.company_worth(board)
        value += self.abroad_worth(board)
        if s.turn == self.seat:
            value += self.promised(s, board)
        return value + self.tabs.worth

    def worth_with(self, s: CarnegieState, space: int) -> float:
        """The worth with an own disc more, on a map that was read before it was laid."""
        discs, spaces = self.discs, self.spaces
        self.discs = discs.with_another(s.spaces, space)
        self.spaces = s.spaces
        self.linked = self.expected = False
        value = self.worth(s)
        self.discs = discs
        self.spaces = spaces
        self.linked = self.expected = False
        return value

    def read_map(self, s: CarnegieState) -> None:
        if s.spaces != self.spaces:
            self.spaces = s.spaces[:]
            self.discs = OwnDiscs()
            self.discs.read(self.spaces, self.seat)
            self.linked = self.expected = False

    def look(self, s: CarnegieState, board: Player) -> None:
        """Has anything changed on which several parts stand?"""
        if board.kinds is not self.departments.kinds:
            self.departments = Departments(s, board)
            self.standing = []
            self.expected = False
        if not self.tabs.hold_for(board):
            limit = self.tabs.limit
            self.tabs = Tabs(s, board, self.out)
            self.expected = False
            if self.tabs.limit != limit:
                self.counted = [UNCOUNTED] * len(DONATIONS)
        self.read_map(s)
        if board.track != self.track:
            self.track = board.track[:]
            self.sight = in_sight(self.track, self.out.rounds)
            self.linked = self.expected = False
        active = 0
        for n in board.standing:
            active += n
        if active != self.active or board.money != self.dollars or board.goods != self.goods:
            self.active = active
            self.dollars = board.money
            self.goods = board.goods
            self.expected = False
        if board.donations != self.donations:
            self.donations = board.donations
            self.expected = False

    def points_now(self, board: Player) -> float:
        """Everything that the end scores, but for connections and donations."""
        found = self.departments
        vp = self.discs.vp + self.active * EMPLOYEE_VP + found.vp + self.tabs.vp
        for scored in board.vp:
            vp += scored
        if board.joker:
            vp += JOKER_VP
        standing = board.standing
        if found.green != NONE and standing[found.green]:
            vp += AT_END[GREEN] * found.free
        if found.relations != NONE and standing[found.relations]:
            vp += AT_END[PUBLIC_RELATIONS] * max(self.discs.regions)
        if found.libraries != NONE and standing[found.libraries]:
            vp += AT_END[LIBRARIES] * min(self.discs.regions)
        return float(vp)

    def connection_worth(self, s: CarnegieState, board: Player) -> float:
        post = self.departments.post != NONE and board.standing[self.departments.post] > 0
        if not self.linked or self.post != post:
            self.linked = True
            self.post = post
            out, missing = self.out, self.discs.missing
            now = float(connection(s, self.seat).vp) if out.left < CONNECTED and 0 in missing else 0.0
            if out.left:
                now = max(now, WEIGHTS.network * connection_in_sight(missing, self.sight, out.rounds))
            self.connected = now
        return self.connected

    # donations, money and goods

    def expect_donations(self, s: CarnegieState, board: Player) -> None:
        """What every donation would bring this seat at the end."""
        if self.expected:
            return
        self.expected = True
        self.paid = False
        discs, built, types = self.discs, board.built, self.departments.types
        for i in range(4):
            self.expect(OF_TYPE[i], float(types[i]))
            self.expect(OF_REGION[i], float(discs.regions[i]))
        self.expect(OF_DEPARTMENTS, float(self.departments.counted))
        self.expect(OF_INFRASTRUCTURE, float(built[INFRASTRUCTURE]))
        self.expect(OF_INDUSTRY, float(built[INDUSTRY]))
        self.expect(OF_HOUSING, float(built[HOUSING] + built[COMMERCE_TAB]))
        rails = 0
        for region in range(4):
            if TRACK_LEVEL[region][board.track[region]] == RAILROAD:
                rails += 1
        self.expect(OF_RAILS, float(rails))
        self.expect(OF_DONATIONS, float(board.donation_count()))
        self.expect(OF_STANDING, float(self.active))
        self.expect(OF_SMALL, float(discs.small))
        self.expect(OF_FIXED, 1.0)
        later = 1.0 - self.out.ahead
        self.expect(OF_GOODS, 0.5 * board.goods * later)
        self.expect(OF_MONEY, 0.1 * board.money * later)
        self.expect(OF_SETS, (0.05 * board.money + 0.25 * board.goods) * later)
        if self.out.left == 0 and board.donations & WELFARE_BITS:
            self.expect_welfare(s, board)

    def expect(self, donation: int, n: float) -> None:
        """It would pay n times now."""
        if self.counted[donation] != n:
            self.counted[donation] = n
            gain = DONATION_VP[donation] * (n + self.out.rounds.grown[donation])
            self.gains[donation] = min(self.tabs.limit, gain)

    def expect_welfare(self, s: CarnegieState, board: Player) -> None:
        """At the end every cube and every dollar counts once."""
        key = (board.goods, board.money, board.donations & WELFARE_BITS, self.tabs.limit)
        if key != self.settled_for:
            self.settled_for = key
            self.settled = settled(s, self.seat)[0]
        for i, n in zip(WELFARE, self.settled):
            if board.donations >> i & 1:
                self.gains[i] = min(self.tabs.limit, float(DONATION_VP[i] * n))
                self.counted[i] = UNCOUNTED

    def donation_step(self, board: Player) -> int:
        place = self.departments.communications
        return DONATION_STEP_CHEAP if place != NONE and board.standing[place] else DONATION_STEP

    def money_worth(self, s: CarnegieState, board: Player) -> float:
        step, taken = self.donation_step(board), s.given()
        if not self.paid or taken != self.taken or step != self.step or board.discs != self.left:
            self.paid = True
            self.taken = taken
            self.step = step
            self.left = board.discs
            self.buys = self.money_buys(board.money, board.donation_count() + 1)
        return self.buys

    def money_buys(self, money: int, nth: int) -> float:
        """Dollars pay the next donations, one an event, and activations."""
        out, taken = self.out, self.taken
        value = WEIGHTS.money * min(money, 12) * out.rounds.spending
        price = self.step * nth
        for _ in range(min(out.donations, self.left, MOST_GIFTS)):
            best = self.best_gift(taken)
            if best == NONE:
                break
            gain = self.gains[best]
            taken |= 1 << best
            if money < price:
                return value + out.rounds.give * gain * money / price * WEIGHTS.poor
            value += out.rounds.give * gain
            money -= price
            price += self.step
        return value

    def best_gift(self, taken: int) -> int:
        """The donation that would bring most, of those that are still free."""
        best, highest = NONE, USED_UP
        gains = self.gains
        for i in range(len(gains)):
            if gains[i] > highest and not taken >> i & 1:
                best, highest = i, gains[i]
        return best

    def goods_worth(self, board: Player, goods: int) -> float:
        """Cubes for the projects that could be built next are worth most, then those of a normal stock."""
        urgent = min(goods, self.needed(board)) if goods else 0
        stock = min(goods - urgent, max(0, 4 - urgent))
        more = min(goods - urgent - stock, 4)
        return (
            self.out.rounds.goods * (WEIGHTS.urgent * urgent + WEIGHTS.good * (stock + WEIGHTS.good_more * more))
            + 0.02 * goods
        )

    def needed(self, board: Player) -> int:
        """Cubes for the discs on the tabs, cheapest first, as far as there are people to build."""
        place = board.parts.printed_places[CONSTRUCTION_AT]
        builders = board.standing[place] + board.lying[place]
        prices, discs = board.parts.project_goods, self.tabs.discs
        cubes = 0
        price = 0
        while builders and price <= 3:
            for tab in range(4):
                if prices[tab] == price:
                    n = min(builders, discs[tab])
                    builders -= n
                    cubes += n * price
            price += 1
        return cubes

    # employees, at home and abroad

    def company_worth(self, board: Player) -> float:
        if self.standing != board.standing or self.lying != board.lying or self.money != board.money:
            self.standing = board.standing[:]
            self.lying = board.lying[:]
            self.money = board.money
            self.company = company_worth(board, self.out.rounds)
        return self.company

    def abroad_worth(self, board: Player) -> float:
        """Missions come home with income, and open the project income; better tracks pay better."""
        value = 0.0
        attended = 0.0
        out = self.out
        ahead = out.ahead
        for region in range(4):
            events, missions = out.regions[region], board.missions[region]
            if not events:
                continue
            box = board.track[region]
            kind, n = TRACK_INCOME[region][box]
            each = out.reward(kind, n)
            if missions:
                value += missions * (WEIGHTS.mission * each + WEIGHTS.away * ahead)
                attended += WEIGHTS.covered
            attended += WEIGHTS.attend * events
            value += WEIGHTS.attend * events * each
            value += WEIGHTS.track * ahead * (float(box) if box < LAST_BOX else 4.5)
        return value + attended * self.tabs.income

    def promised(self, s: CarnegieState, board: Player) -> float:
        """Incomes that are still to be chosen."""
        value = 0.0
        out = self.out
        for step in s.stack:
            if isinstance(step, ChooseIncome):
                value += step.n * out.reward(step.kind, step.dollars)
            elif isinstance(step, ChooseBox):
                kind, n = TRACK_INCOME[step.region][board.track[step.region]]
                value += step.n * out.reward(kind, n)
            elif isinstance(step, ByProject):
                value += step.n * max([out.reward(kind, n) for kind, n in BY_PROJECT[step.kind]])
        return value
