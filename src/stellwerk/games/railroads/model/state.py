"""What lies on the table: plain small numbers, changed in place. Player boards are copied on first write."""

from typing import Final

from stellwerk.games.railroads.model.ids import COAL_BACK, NINE_ALONE, PAID_WORKERS, QUEUED, SPACE_COUNT
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE, SEAT, State

START: Final = 0  # start bonus cards are chosen
TURNS: Final = 1
MOVING: Final = 2  # workers from the turn order track
OVER: Final = 3
PHASES: Final = ["start", "turns", "moving", "over"]

# where points come from
FROM_MAIN: Final = 0  # then the second and the third line
FROM_INDUSTRY: Final = 3
FROM_EFFECTS: Final = 4
FROM_PASSING: Final = 5
FROM_BONUS: Final = 6
FROM_MAJORITY: Final = 7
SOURCES: Final = ["main-line", "second-line", "third-line", "industry", "effects", "passing", "end-bonus", "majority"]

EMPTY: Final = 0
NO_EXTENSION: Final = -1
ROW: Final = 7  # fields of engineers: hiring, then 1 to 6


class Board:
    """Everything of one player."""

    __slots__ = (
        "arm",
        "black",
        "black_home",
        "bonus",
        "cards",
        "coal",
        "coins",
        "colours",
        "crew",
        "doublers",
        "engineers",
        "extensions",
        "fired",
        "foundries",
        "gaps",
        "helpers",
        "incomes",
        "incomes_used",
        "keys",
        "laid",
        "locos",
        "looks",
        "made",
        "manned",
        "markers",
        "medal",
        "points",
        "reach",
        "reserve",
        "rest",
        "sources",
        "stokers",
        "todo",
        "tokens",
        "tracks",
        "upgrade",
        "used",
        "workers",
    )  # fmt: skip

    def __init__(self) -> None:
        self.made: dict[int, object] | None = None  # what was written down of it, by how much it shows
        self.tracks: list[int] = []  # by line and colour: the marker's field, 0 when not there
        self.colours = 1  # in use, from black on
        self.arm = 0
        self.extensions: list[int] = []  # by area
        self.todo: list[tuple[int, ...]] = []  # special fields not yet fulfilled, by line
        self.locos: list[int] = []  # by slot
        self.gaps: list[int] = []  # factories
        self.stokers = 0  # one bit for each slot, then for each gap
        self.reach: list[int] = []  # by line
        self.markers: list[int] = []  # industry markers
        self.doublers = 0
        self.medal = False
        self.upgrade = 0  # 1 the base marker, 2 the German one
        self.workers = 0  # at hand
        self.crew = 0  # all own workers in play
        self.reserve = 0
        self.black = False  # owns the black worker
        self.black_home = False
        self.helpers = 0  # turquoise workers at hand
        self.coins = 0
        self.coal = 0
        self.points = 0
        self.sources: list[int] = []
        self.engineers: list[int] = []
        self.manned: list[int] = []  # what stands on them, 0 for nothing
        self.rest = 0  # engineers that may not be used yet, one bit each
        self.used: list[int] = []  # places used in this round: place * 2 + 1 if the black worker stood there
        self.tokens = 0  # ? tokens not yet used, one bit each
        self.laid = 0
        self.cards: list[int] = []  # ? cards taken
        self.bonus: list[int] = []  # end bonus cards in hand
        self.looks: list[int] = []  # what the pile held each time the player looked through it
        self.keys = 0
        self.incomes: list[int] = []
        self.incomes_used = 0
        self.foundries: list[int] = []
        self.fired = 0  # foundries used in this round, one bit each

    def lay_out(self) -> None:
        """An empty board. (A clone overwrites everything, so the constructor does no more than it must.)"""
        self.tracks = [0] * 15
        self.extensions = [NO_EXTENSION] * 3
        self.todo = [(), (), ()]
        self.locos = [EMPTY] * 4
        self.gaps = [EMPTY] * 5
        self.reach = [0, 0, 0]
        self.markers = [0]
        self.sources = [0] * len(SOURCES)

    def clone(self) -> "Board":
        b = Board()
        b.tracks = self.tracks[:]
        b.colours = self.colours
        b.arm = self.arm
        b.extensions = self.extensions[:]
        b.todo = self.todo[:]
        b.locos = self.locos[:]
        b.gaps = self.gaps[:]
        b.stokers = self.stokers
        b.reach = self.reach[:]
        b.markers = self.markers[:]
        b.doublers = self.doublers
        b.medal = self.medal
        b.upgrade = self.upgrade
        b.workers = self.workers
        b.crew = self.crew
        b.reserve = self.reserve
        b.black = self.black
        b.black_home = self.black_home
        b.helpers = self.helpers
        b.coins = self.coins
        b.coal = self.coal
        b.points = self.points
        b.sources = self.sources[:]
        b.engineers = self.engineers[:]
        b.manned = self.manned[:]
        b.rest = self.rest
        b.used = self.used[:]
        b.tokens = self.tokens
        b.laid = self.laid
        b.cards = self.cards[:]
        b.bonus = self.bonus[:]
        b.looks = self.looks[:]
        b.keys = self.keys
        b.incomes = self.incomes[:]
        b.incomes_used = self.incomes_used
        b.foundries = self.foundries[:]
        b.fired = self.fired
        return b

    def loco(self, slot: int) -> int:
        """The number of a locomotive, its stoker included; 0 without one."""
        tile = self.locos[slot]
        if tile == EMPTY:
            return 0
        return (9 if tile == NINE_ALONE else tile) + (self.stokers >> slot & 1)

    def fill_reach(self) -> None:
        self.reach = [self.loco(0) + self.loco(1), self.loco(2), self.loco(3)]

    def locos_sorted(self) -> list[int]:
        """Numbers from the highest down."""
        return sorted([self.loco(slot) for slot in range(4)], reverse=True)

    def gap_stoked(self, gap: int) -> bool:
        return bool(self.stokers >> (4 + gap) & 1)

    def free_gap(self) -> int:
        """The leftmost empty gap, or NONE."""
        gaps = self.gaps
        for i in range(5):
            if gaps[i] == EMPTY:
                return i
        return NONE

    def stokable(self) -> list[int]:
        """Tiles without a stoker: slots 0 to 3, gaps from 4 on."""
        out: list[int] = []
        for i in range(4):
            if self.locos[i] != EMPTY and not self.stokers >> i & 1:
                out.append(i)
        for i in range(5):
            if self.gaps[i] != EMPTY and not self.stokers >> (4 + i) & 1:
                out.append(4 + i)
        return out

    def hands(self) -> int:
        """Workers at hand: own, turquoise and black."""
        return self.workers + self.helpers + (1 if self.black_home else 0)


class RailState(State):
    """A game of Russian or German Railroads at one moment."""

    __slots__ = (
        "acted",
        "boards",
        "building",
        "cards_left",
        "crowd",
        "cursor",
        "doublers_left",
        "emil_cards",
        "emil_discard",
        "emil_engineers",
        "emil_passed",
        "emil_tiles",
        "emil_waiting",
        "emil_workers",
        "engineers_gone",
        "extended",
        "extensions_left",
        "extra_marker",
        "factories_gone",
        "fired",
        "foundries_closed",
        "foundries_down",
        "foundries_open",
        "foundry_stack",
        "hand",
        "hand_new",
        "hand_stoker",
        "helpers_home",
        "income_left",
        "kept",
        "may",
        "moving",
        "must",
        "occupied",
        "offered",
        "order",
        "parts",
        "pass_cards",
        "passed",
        "phase",
        "picks",
        "pile",
        "removed",
        "returned",
        "round",
        "row",
        "start_left",
        "stoker_by",
        "supply",
        "taken",
        "turn",
        "written",
    )  # fmt: skip

    def __init__(self, seats: int, rng: Rng, k: Parts) -> None:
        super().__init__(seats, rng)
        self.parts = k
        self.written: list[object] | None = None  # once it rests: the table as a spectator sees it
        self.boards: list[Board] = []
        self.own_boards = (1 << seats) - 1
        self.phase = START
        self.round = 1
        self.turn = 0  # who acts
        self.order: list[int] = []  # seats by place
        self.cursor = 0  # place in the order of the next turn; against Emil 0 means it is his
        self.passed = 0
        self.pass_cards: list[int] = []  # by seat: the place whose card was dealt at the start
        self.acted = False  # the regular action of this turn is done
        self.extended = False  # an extra was used before it
        self.moving = NONE  # the claim whose worker is moved
        self.occupied: list[int] = []  # what stands on a space; both halves of K12 hold the same
        self.crowd: list[int] = []  # what stands on the space that never fills
        self.must: list[int] = []  # effects of the action still to be done in full
        self.may: list[int] = []  # effects that may be done or left
        self.offered: list[int] = []  # what can be done with them, as far as it is worked out
        self.picks = 0  # end bonus cards to choose when the turn ends
        self.hand = EMPTY  # the locomotive being placed
        self.hand_stoker = False
        self.hand_new = False
        self.building = EMPTY  # the factory that looks for a gap
        self.fired = NONE  # the foundry just used
        self.kept: list[int] = []  # `must` and `may` of the action that a foundry interrupts
        self.stoker_by = 0  # who used the stoker space, counted from 1
        # supplies
        self.supply: list[int] = []  # locomotives by number
        self.returned: list[int] = []  # factories by number
        self.factories_gone: list[int] = []
        self.doublers_left = 0
        self.helpers_home = 0
        self.row: list[int] = []  # engineers: hiring field, then 1 to 6
        self.engineers_gone: list[int] = []
        self.cards_left = 0
        self.start_left = 0
        self.pile: list[int] = []  # end bonus cards, top at the end
        self.removed: list[int] = []
        self.taken: list[int] = []  # seats in the order in which they took end bonus cards
        self.income_left: list[int] = []
        self.extensions_left = 0
        self.extra_marker = False
        self.foundry_stack: list[int] = []  # top at the end
        self.foundries_open: list[int] = []
        self.foundries_down: list[int] = []  # stokers straight from the stack: nobody has seen their fronts
        self.foundries_closed: list[int] = []
        # Emil
        self.emil_cards: list[int] = []  # top at the end
        self.emil_discard: list[int] = []
        self.emil_workers = 0
        self.emil_waiting = 0
        self.emil_engineers: list[int] = []
        self.emil_tiles: list[int] = []
        self.emil_passed = False

    def lay_out(self) -> None:
        """An empty table."""
        self.boards = [Board() for _ in range(self.seats)]
        for b in self.boards:
            b.lay_out()
        self.occupied = [0] * SPACE_COUNT
        self.must = [0] * QUEUED
        self.may = [0] * QUEUED
        self.supply = [0] * 10
        self.returned = [0] * 11
        self.row = [NONE] * ROW
        self.income_left = [0] * 5

    def clone(self) -> "RailState":
        n = RailState(self.seats, self.rng, self.parts)
        self.copy_base(n)
        n.boards = self.boards[:]
        n.phase = self.phase
        n.round = self.round
        n.turn = self.turn
        n.order = self.order
        n.cursor = self.cursor
        n.passed = self.passed
        n.pass_cards = self.pass_cards
        n.acted = self.acted
        n.extended = self.extended
        n.moving = self.moving
        n.occupied = self.occupied[:]
        n.crowd = self.crowd[:]
        n.must = self.must[:]
        n.may = self.may[:]
        n.offered = self.offered
        n.picks = self.picks
        n.hand = self.hand
        n.hand_stoker = self.hand_stoker
        n.hand_new = self.hand_new
        n.building = self.building
        n.fired = self.fired
        n.kept = self.kept
        n.stoker_by = self.stoker_by
        n.supply = self.supply[:]
        n.returned = self.returned[:]
        n.factories_gone = self.factories_gone[:]
        n.doublers_left = self.doublers_left
        n.helpers_home = self.helpers_home
        n.row = self.row[:]
        n.engineers_gone = self.engineers_gone[:]
        n.cards_left = self.cards_left
        n.start_left = self.start_left
        n.pile = self.pile[:]
        n.removed = self.removed
        n.taken = self.taken[:]
        n.income_left = self.income_left[:]
        n.extensions_left = self.extensions_left
        n.extra_marker = self.extra_marker
        n.foundry_stack = self.foundry_stack[:]
        n.foundries_open = self.foundries_open[:]
        n.foundries_down = self.foundries_down[:]
        n.foundries_closed = self.foundries_closed[:]
        n.emil_cards = self.emil_cards[:]
        n.emil_discard = self.emil_discard[:]
        n.emil_workers = self.emil_workers
        n.emil_waiting = self.emil_waiting
        n.emil_engineers = self.emil_engineers[:]
        n.emil_tiles = self.emil_tiles[:]
        n.emil_passed = self.emil_passed
        return n

    def board(self, seat: int) -> Board:
        """A player's things, to be changed."""
        bit = 1 << seat
        if not self.own_boards & bit:
            self.boards[seat] = self.boards[seat].clone()
            self.own_boards |= bit
        b = self.boards[seat]
        b.made = None
        return b

    def when(self) -> tuple[int, int]:
        """The end of a round is nobody's turn."""
        counting = not self.stack or type(self.stack[-1]).__name__ == "Scoring"
        return self.round, NONE if counting else self.turn

    def rest(self) -> None:
        self.written = []

    def lowest(self) -> int:
        """The lowest locomotive of the supply; 0 when there is none."""
        supply = self.supply
        for number in range(1, 10):
            if supply[number]:
                return number
        return 0

    def who(self) -> str:
        return SEAT[self.turn]

    def score(self, seat: int, source: int, points: int) -> None:
        """Points for a player. Against Emil they may bring him a worker (RR-16.9)."""
        if points == 0:
            return
        b = self.board(seat)
        b.points += points
        b.sources[source] += points
        if self.emil_waiting:
            thresholds = self.parts.emil_thresholds
            while self.emil_waiting and b.points >= thresholds[2 - self.emil_waiting]:
                self.emil_waiting -= 1
                self.emil_workers += 1
                self.tell("emil-worker", points=thresholds[1 - self.emil_waiting])

    def last_round(self) -> bool:
        return self.round == self.parts.rounds

    def add_extension(self, b: Board, extension: int, area: int) -> None:
        b.extensions[area] = extension
        line = self.parts.area_line[area]
        b.todo[line] += self.parts.extension_todo[extension]

    def place_back(self, number: int) -> None:
        """A factory leaves a board."""
        if number == COAL_BACK and self.parts.r.box_coal_factory:
            self.factories_gone.append(number)
        else:
            self.returned[number] += 1


def stand_code(seat: int, payment: int, helpers: int) -> int:
    """What stands on a place, as one number: never 0."""
    return 1 + seat + 8 * payment + 256 * helpers


def stands_seat(code: int) -> int:
    return (code - 1) & 7


def stands_payment(code: int) -> int:
    return (code - 1) >> 3 & 31


def stands_helpers(code: int) -> int:
    return (code - 1) >> 8


def stands_own(code: int) -> int:
    """Workers of the player's own colour among what stands there."""
    return PAID_WORKERS[stands_payment(code)] - stands_helpers(code)


ONE: Final = ((0,), (1,), (2,), (3,))  # a single seat that is asked
