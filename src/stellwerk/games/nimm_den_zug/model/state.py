"""What lies on the table: plain small numbers, changed in place. Player boards are copied on first write."""

from typing import TYPE_CHECKING, Any, Final

from stellwerk.games.nimm_den_zug.model.components import NO_KIND, TRAINS, Components
from stellwerk.games.nimm_den_zug.model.ids import DOUBLE, DRAFT
from stellwerk.games.nimm_den_zug.model.rulings import Rulings
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE, SEAT, State

if TYPE_CHECKING:
    from stellwerk.games.nimm_den_zug.model.table import Seat, Table

AUCTION: Final = 0
RUNNING: Final = 1  # the wagon phase
ENDED: Final = 2  # profits are paid, trains still stand
OVER: Final = 3
PHASES: Final = ["auction", "wagons", "ended", "over"]

# where money comes from and goes to
START: Final = 0
PURCHASES: Final = 1
FEES: Final = 2
PROFIT: Final = 3  # of round 1; rounds 2 and 3 follow
GOAL_BONUS: Final = 6
SPECIAL: Final = 7
SOURCES: Final = [
    "start",
    "locomotives",
    "replacements",
    "profit-1",
    "profit-2",
    "profit-3",
    "goals",
    "specials",
]


class Player:
    """Everything of one player: behind the screen and in front of it."""

    __slots__ = (
        "goal_hand",
        "goals",
        "hand",
        "kept",
        "kinds",
        "ledger",
        "locos",
        "made",
        "money",
        "plus",
        "substitutes",
        "sums",
        "tile",
        "took",
        "used",
        "wagons",
    )

    def __init__(self) -> None:
        self.money = 0
        self.ledger: list[int] = [0] * len(SOURCES)
        self.goals = 0  # tiles in hand, one bit each
        self.used = 0  # tiles handed in
        self.goal_hand = 0  # tiles to choose from, in a draft of goals
        self.took = False  # a special card: this turn, or ever, as the ruling says
        self.tile = 0  # order tile; 0 before they are dealt
        self.hand: list[int] = []  # locomotives to choose from, in a draft
        self.kept: list[int] = []  # face down beside the screen, in a draft
        self.locos: list[int] = []  # up to three, by train
        self.substitutes = 0  # trains whose locomotive lies face down, one bit each
        self.plus = NONE  # the train with the +1 card
        self.wagons: list[list[int]] = [[], [], []]
        self.kinds: list[int] = [NO_KIND] * TRAINS
        self.sums: list[int] = [0] * TRAINS
        self.made: dict[int, Seat] | None = None  # what was written of it, by what is seen, until it changes

    def clone(self) -> "Player":
        p = Player()
        p.money = self.money
        p.ledger = self.ledger[:]
        p.goals = self.goals
        p.used = self.used
        p.goal_hand = self.goal_hand
        p.took = self.took
        p.tile = self.tile
        p.hand = self.hand[:]
        p.kept = self.kept[:]
        p.locos = self.locos[:]
        p.substitutes = self.substitutes
        p.plus = self.plus
        w = self.wagons
        p.wagons = [w[0][:], w[1][:], w[2][:]]
        p.kinds = self.kinds[:]
        p.sums = self.sums[:]
        return p

    def move_money(self, source: int, amount: int) -> None:
        """From the bank, or to it."""
        self.money += amount
        self.ledger[source] += amount

    def is_substitute(self, train: int) -> bool:
        return bool(self.substitutes >> train & 1)

    def hang(self, c: Components, card: int, train: int) -> None:
        """A wagon at the rear end; the double wagon is whatever hangs in front of it."""
        wagons = self.wagons[train]
        if card == DOUBLE:
            self.sums[train] += c.value[wagons[-1]]
        else:
            self.kinds[train] = c.kind[card]
            self.sums[train] += c.value[card]
        wagons.append(card)

    def clear_round(self) -> None:
        """Locomotives, wagons and the order tile go back; money and goal tiles stay."""
        self.tile = 0
        self.hand = []
        self.kept = []
        self.locos = []
        self.substitutes = 0
        self.plus = NONE
        self.wagons = [[], [], []]
        self.kinds = [NO_KIND] * TRAINS
        self.sums = [0] * TRAINS


class NimmState(State):
    """A game of Nimm den Zug at one moment."""

    __slots__ = (
        "auctions",
        "bid",
        "bids",
        "box",
        "c",
        "choice_order",
        "count",
        "discards",
        "display",
        "facedown",
        "fresh",
        "goals_left",
        "leader",
        "loco_stack",
        "longer",
        "lot",
        "met",
        "method",
        "methods",
        "nominal",
        "options",
        "order",
        "passed",
        "passes",
        "phase",
        "players",
        "profits",
        "r",
        "replaced",
        "replacing",
        "rests",
        "revealed",
        "round",
        "seen",
        "set_aside",
        "shown",
        "spent",
        "start",
        "starter",
        "still",
        "tied",
        "turn",
        "unsettled",
        "unused",
        "wagon_stack",
        "written",
    )

    def __init__(self, seats: int, rng: Rng, c: Components, r: Rulings, options: dict[str, Any]) -> None:
        super().__init__(seats, rng)
        self.c = c
        self.r = r
        self.options = options
        self.players: list[Player] = []
        self.own_boards = (1 << seats) - 1
        self.rests = False  # nobody changes it any more
        self.written: Table | None = None  # then: as a spectator sees it
        self.round = 1
        self.phase = AUCTION
        self.start = 0  # the round's start player
        self.goals_left = 0  # tiles that nobody drew
        self.met: list[int] = []  # goals whose conditions hold now, one bit each
        # the auctions
        self.method = NONE
        self.methods: list[int] = []  # tiles drawn so far, the current one last; never written in place
        self.auctions = 0  # held in this round
        self.nominal = 0  # whose turn to start an auction it is
        self.starter = 0  # who starts it: the same, or a stand-in
        self.still: tuple[int, ...] = ()  # players who lack locomotives
        self.loco_stack: list[int] = []  # top at the end
        self.unused: list[int] = []  # not needed in this round
        self.set_aside: list[int] = []  # never written in place
        self.seen = 0  # locomotives that have been face up in this round
        self.revealed: list[int] = []
        self.facedown = False
        self.lot = NONE
        self.bid = 0
        self.leader = NONE
        self.passed = 0
        self.count = 0
        self.bids: list[int] = []  # by seat, as laid open; NONE for a seat that did not bid
        self.shown: list[int] = []  # the bids of the last sealed auction, for looking back
        self.tied = 0
        self.choice_order: list[int] = []  # never written in place
        self.turn = 0
        self.unsettled = 0  # players who have not paid for their draft
        # the wagons
        self.order: list[int] = []
        self.wagon_stack: list[int] = []  # top at the end
        self.display: list[int] = []  # by slot
        self.discards: list[int] = []
        self.spent: list[int] = []  # used, and out until the next round
        self.box: list[int] = []  # out of the game; never written in place
        self.longer = False
        self.passes = 0
        self.replaced = False
        self.replacing = 0  # slots selected, one bit each
        self.fresh = 0  # slots filled by the replacement of this turn
        self.profits: list[list[int]] = []  # of the last round, by seat and train

    def sit_down(self) -> None:
        """Everybody takes their place, with nothing in front of them."""
        self.players = [Player() for _ in range(self.seats)]
        self.met = [0] * self.seats
        self.count_still()

    def clone(self) -> "NimmState":
        n = NimmState(self.seats, self.rng, self.c, self.r, self.options)
        self.copy_base(n)
        n.players = self.players[:]
        n.round = self.round
        n.phase = self.phase
        n.start = self.start
        n.goals_left = self.goals_left
        n.met = self.met[:]
        n.method = self.method
        n.methods = self.methods
        n.auctions = self.auctions
        n.nominal = self.nominal
        n.starter = self.starter
        n.still = self.still
        n.loco_stack = self.loco_stack[:]
        n.unused = self.unused
        n.set_aside = self.set_aside
        n.seen = self.seen
        n.revealed = self.revealed[:]
        n.facedown = self.facedown
        n.lot = self.lot
        n.bid = self.bid
        n.leader = self.leader
        n.passed = self.passed
        n.count = self.count
        n.bids = self.bids
        n.shown = self.shown
        n.tied = self.tied
        n.choice_order = self.choice_order
        n.turn = self.turn
        n.unsettled = self.unsettled
        n.order = self.order
        n.wagon_stack = self.wagon_stack[:]
        n.display = self.display[:]
        n.discards = self.discards[:]
        n.spent = self.spent
        n.box = self.box
        n.longer = self.longer
        n.passes = self.passes
        n.replaced = self.replaced
        n.replacing = self.replacing
        n.fresh = self.fresh
        n.profits = self.profits
        return n

    def board(self, seat: int) -> Player:
        """A player's things, to be changed."""
        bit = 1 << seat
        if not self.own_boards & bit:
            self.players[seat] = self.players[seat].clone()
            self.own_boards |= bit
        p = self.players[seat]
        p.made = None
        return p

    def rest(self) -> None:
        self.rests = True

    def when(self) -> tuple[int, int]:
        """In the auctions it is the turn of whoever starts one."""
        if self.phase == RUNNING:
            return self.round, self.turn
        return self.round, self.nominal if self.phase == AUCTION and self.method not in (NONE, DRAFT) else NONE

    def next_in(self, seat: int) -> int:
        """The first player from this seat on, clockwise, who still lacks locomotives."""
        for i in range(self.seats):
            other = (seat + i) % self.seats
            if other in self.still:
                return other
        return NONE

    def judge_seat(self) -> int:
        """Who decides ties, and whose left neighbour is next: the starter of this auction."""
        return self.nominal if self.r.nominal_decides else self.starter

    def name(self, seat: int) -> str:
        return SEAT[seat]

    def count_still(self) -> None:
        players = self.players
        self.still = tuple([i for i in range(self.seats) if len(players[i].locos) < TRAINS])


ONE: Final = ((0,), (1,), (2,), (3,), (4,), (5,))  # a single seat that is asked
NOBODY: Final[tuple[int, ...]] = ()
