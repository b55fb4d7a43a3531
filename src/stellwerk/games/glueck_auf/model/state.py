"""What lies on the table: the display with its worker zones, the players' boards, and who knows what."""

from typing import TYPE_CHECKING, Any, Final

from stellwerk.games.glueck_auf.model.components import Profile
from stellwerk.games.glueck_auf.model.ids import LORRY_A, WAGON_B, WILD_ZONE, ZONES
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE, State
from stellwerk.kernel.step import Auto

if TYPE_CHECKING:
    from stellwerk.games.glueck_auf.model.lay_out import LaidStack
    from stellwerk.games.glueck_auf.model.table import Placed

SEATS: Final = ((0,), (1,), (2,), (3,))
UNKNOWN: Final = -2  # a card that lies there, but nobody may count on what it is


class Use:
    """One use of a zone in this shift: who paid what. Never changed."""

    __slots__ = ("hand", "helpers", "made", "seat", "total", "zone")

    def __init__(self, zone: int, seat: int, total: int, hand: int, helpers: list[int]) -> None:
        self.zone = zone
        self.seat = seat
        self.total = total
        self.hand = hand  # the worker cards, see workers.py
        self.helpers = helpers  # the worker innovations
        self.made: Placed | None = None  # as it is laid out


class GlueckState(State):
    """One game of Glück Auf at one moment. Stacks are never written in place, boards are copied on first write."""

    __slots__ = (
        "acted", "box", "committed", "fresh", "held", "laid", "last", "left", "lifted", "lifted_from", "miner",
        "options", "parts", "passed", "placed", "players", "returned", "rulings", "seen",
        "shifts", "stacks", "starter", "tokens", "turn",
    )  # fmt: skip

    def __init__(self, seats: int, rng: Rng, options: dict[str, Any], rulings: Rulings, parts: Profile) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.rulings = rulings
        self.parts = parts
        self.shifts = 0  # how many the game has
        self.tokens: list[int] = []  # who got the token of shift 1, 2, ...
        self.starter = 0
        self.turn = 0
        self.passed = 0  # seats, as bits
        self.acted = False  # the workers of this turn are placed
        self.committed = False  # an innovation was played before them
        self.fresh = NONE  # the innovation taken in this turn
        self.stacks: list[list[int]] = []  # top card last; only the first `left` cards are still there
        self.left: list[int] = []
        self.seen: list[list[int]] = []  # for every card of a stack the seats that have seen it lie there, as bits
        self.last: list[int] = []  # workers of the last use of every zone
        self.placed: list[Use] = []
        self.miner = NONE  # the last one to use mining 0/1
        self.players: list[Player] = []
        self.held = NONE  # a wagon or engine on its way to a dock
        self.lifted: list[int] = []  # the cards of a wild action, top card first; never written in place
        self.lifted_from = NONE
        self.returned: list[int] = []  # those that go back, the upper one first; never written in place
        self.box: list[int] = []  # out of the game
        self.laid: dict[int, LaidStack] = {}  # by stack and height, for this state and its copies

    def clone(self) -> "GlueckState":
        other = GlueckState(self.seats, self.rng, self.options, self.rulings, self.parts)
        self.copy_base(other)
        other.shifts = self.shifts
        other.tokens = self.tokens[:]
        other.starter = self.starter
        other.turn = self.turn
        other.passed = self.passed
        other.acted = self.acted
        other.committed = self.committed
        other.fresh = self.fresh
        other.stacks = self.stacks[:]
        other.left = self.left[:]
        other.seen = self.seen[:]
        other.last = self.last[:]
        other.placed = self.placed[:]
        other.miner = self.miner
        other.players = self.players[:]
        other.held = self.held
        other.lifted = self.lifted
        other.lifted_from = self.lifted_from
        other.returned = self.returned
        other.box = self.box[:]
        other.laid = self.laid
        return other

    def board(self, seat: int) -> Player:
        """A seat's board for writing: copied first if another state shares it."""
        board = self.players[seat]
        if not self.own_boards >> seat & 1:
            board = board.clone()
            self.players[seat] = board
            self.own_boards |= 1 << seat
        else:
            board.made = None
        return board

    def when(self) -> tuple[int, int]:
        """The end of a shift is nobody's turn, and still belongs to it."""
        if not self.stack or (self.passed == (1 << self.seats) - 1 and isinstance(self.stack[-1], Auto)):
            return len(self.tokens), NONE
        return self.shift, self.turn

    # stacks

    def top(self, stack: int) -> int:
        left = self.left[stack]
        return self.stacks[stack][left - 1] if left else NONE

    def draw(self, stack: int) -> int:
        """Take the top card; the one below is seen by everybody."""
        left = self.left[stack] - 1
        self.left[stack] = left
        if left:
            self.learnt += 1
        return self.stacks[stack][left]

    def refill_twins(self) -> None:
        """An empty lorry or wagon stack gets the upper half of its twin."""
        left = self.left
        for stack in range(LORRY_A, WAGON_B + 1):
            if left[stack] == 0 and left[stack ^ 1] > 1:
                self.split(stack ^ 1, stack)

    def split(self, full: int, empty: int) -> None:
        n = self.left[full]
        stays = n // 2 if self.rulings.round_up else n - n // 2
        cards, seen = self.stacks[full], self.seen[full]
        self.stacks[empty], self.seen[empty] = cards[stays:n], seen[stays:n]
        self.left[empty] = n - stays
        self.left[full] = stays
        self.learn()
        self.tell("stack-split", zone=f"zone-{ZONES[empty]}", other=f"zone-{ZONES[full]}", n=n - stays)

    # zones

    def need(self, zone: int) -> int:
        """How many workers the next use of a zone takes."""
        return self.last[zone] + 1

    @property
    def shift(self) -> int:
        """The shift being played, from 1; after the end the last one."""
        return min(len(self.tokens) + 1, self.shifts)

    @property
    def is_over(self) -> bool:
        return len(self.tokens) == self.shifts


def fresh_zones(printed: int) -> list[int]:
    """The zones at the beginning of a shift: only the wild action has a worker printed on it."""
    last = [0] * len(ZONES)
    last[WILD_ZONE] = printed
    return last
