"""One player's board: the hand, the mining row, the storage, the three docks and what has been delivered."""

from typing import TYPE_CHECKING, Final

from stellwerk.games.glueck_auf.model.components import CREST, DOCKS_OF, SIZE
from stellwerk.games.glueck_auf.model.ids import DOCKS, ENGINE, WAGON, WILD_WAGON
from stellwerk.kernel.state import NONE

if TYPE_CHECKING:
    from stellwerk.games.glueck_auf.model.table import Seat

WAGON_KINDS: Final = 5


class Player:
    """Cards are small integers; a dock's wagons and their loads are two lists side by side."""

    __slots__ = (
        "delivered", "empty", "engines", "hand", "helpers", "innovations", "loaded", "loads", "made", "objectives",
        "orders", "row", "shares", "storage", "wagons",
    )  # fmt: skip

    def __init__(self, hand: int) -> None:
        self.hand = hand  # worker cards, see workers.py
        self.helpers = 0  # worker innovations among `innovations`, see workers.py
        self.orders: list[int] = []
        self.innovations: list[int] = []
        self.row: list[int] = []  # the card nearest the board first
        self.storage: list[int] = []
        self.wagons: list[list[int]] = [[], [], []]
        self.loads: list[list[int]] = [[], [], []]  # the lorry card in each wagon, or NONE
        self.engines: list[int] = [NONE, NONE, NONE]
        self.loaded: list[int] = [0, 0, 0]  # lorries on each train
        self.empty: list[int] = [0] * (DOCKS * WAGON_KINDS)  # empty wagons by dock and kind
        self.shares: list[int] = []
        self.objectives: list[int] = []
        self.delivered: list[int] = []
        self.made: dict[int, Seat] | None = None  # what was laid out of this board, by how much of it is seen

    def clone(self) -> "Player":
        other = Player(self.hand)
        other.helpers = self.helpers
        other.orders = self.orders[:]
        other.innovations = self.innovations[:]
        other.row = self.row[:]
        other.storage = self.storage[:]
        wagons = self.wagons
        other.wagons = [wagons[0][:], wagons[1][:], wagons[2][:]]
        loads = self.loads
        other.loads = [loads[0][:], loads[1][:], loads[2][:]]
        other.engines = self.engines[:]
        other.loaded = self.loaded[:]
        other.empty = self.empty[:]
        other.shares = self.shares[:]
        other.objectives = self.objectives[:]
        other.delivered = self.delivered[:]
        return other

    # wagons and engines

    def couple(self, dock: int, wagon: int) -> None:
        self.wagons[dock].append(wagon)
        self.loads[dock].append(NONE)
        self.empty[dock * WAGON_KINDS + (wagon >> 5) - WAGON] += 1

    def free_docks(self) -> list[int]:
        """Docks without an engine."""
        return [dock for dock in range(DOCKS) if self.engines[dock] == NONE]

    def has_free_dock(self) -> bool:
        engines = self.engines
        return engines[0] == NONE or engines[1] == NONE or engines[2] == NONE

    # mining

    def targets(self, crest: int) -> list[int]:
        """Where a lorry of this crest can be loaded: kind of wagon * 3 + dock."""
        out: list[int] = []
        empty = self.empty
        for dock in DOCKS_OF[crest]:
            if empty[dock * WAGON_KINDS + crest]:
                out.append(crest * DOCKS + dock)
            if empty[dock * WAGON_KINDS + WILD_WAGON]:
                out.append(WILD_WAGON * DOCKS + dock)
        return out

    def load(self, wagon: int, dock: int, lorry: int) -> None:
        """Into the first empty wagon of that kind."""
        wagons, loads = self.wagons[dock], self.loads[dock]
        for i in range(len(wagons)):
            if loads[i] == NONE and (wagons[i] >> 5) - WAGON == wagon:
                loads[i] = lorry
                break
        self.empty[dock * WAGON_KINDS + wagon] -= 1
        self.loaded[dock] += SIZE[lorry >> 5]

    def load_last(self, dock: int, lorry: int) -> None:
        """Into the wagon at the end, which is empty."""
        self.loads[dock][-1] = lorry
        self.empty[dock * WAGON_KINDS + (self.wagons[dock][-1] >> 5) - WAGON] -= 1
        self.loaded[dock] += SIZE[lorry >> 5]

    def usable(self, low: int, high: int) -> bool:
        """Whether some mining steps add up to a number from low to high."""
        if low <= 0:
            return True
        row = self.row
        if row:
            first = SIZE[row[0] >> 5]
            if low <= first <= high:
                return True
            if first < low and len(row) > 1 and low <= first + SIZE[row[1] >> 5] <= high:
                return True
        return spendable(row, self.storage, self.empty, low, high)

    # delivery

    def smallest_order(self) -> int:
        """Lorries asked for by the smallest order in hand; a number out of reach without any."""
        least = 99
        for order in self.orders:
            size = SIZE[order >> 5]
            if size < least:
                least = size
        return least

    def can_deliver(self, model: int = NONE) -> bool:
        """Whether a train (of this model) could leave with an order in hand."""
        if not self.orders:
            return False
        least = self.smallest_order()
        for dock in range(DOCKS):
            if self.is_ready(dock, model, least):
                return True
        return False

    def is_ready(self, dock: int, model: int, lorries: int) -> bool:
        engine = self.engines[dock]
        return engine != NONE and (model == NONE or (engine >> 5) - ENGINE == model) and self.loaded[dock] >= lorries

    def depart(self, dock: int, order: int) -> None:
        """The whole train and its order go onto the delivered stack."""
        delivered = self.delivered
        self.orders.remove(order)
        delivered.append(order)
        delivered.append(self.engines[dock])
        for i in range(len(self.wagons[dock])):
            delivered.append(self.wagons[dock][i])
            if self.loads[dock][i] != NONE:
                delivered.append(self.loads[dock][i])
        self.clear(dock)

    def clear(self, dock: int) -> None:
        self.engines[dock] = NONE
        self.wagons[dock] = []
        self.loads[dock] = []
        self.loaded[dock] = 0
        for kind in range(WAGON_KINDS):
            self.empty[dock * WAGON_KINDS + kind] = 0


def spendable(row: list[int], storage: list[int], empty: list[int], low: int, high: int) -> bool:
    """The exact answer of `usable`, by trying: store or load the front of the row, or load from the storage."""
    if low <= 0:
        return high >= 0
    if row:
        size = SIZE[row[0] >> 5]
        if size <= high:
            if spendable(row[1:], [*storage, row[0]], empty, low - size, high - size):
                return True
            if loadable(row[1:], storage, empty, row[0], low, high):
                return True
    for i in range(len(storage)):
        if SIZE[storage[i] >> 5] <= high and loadable(
            row, storage[:i] + storage[i + 1 :], empty, storage[i], low, high
        ):
            return True
    return False


def loadable(row: list[int], storage: list[int], empty: list[int], lorry: int, low: int, high: int) -> bool:
    """Whether loading this card leads to a permitted sum; row and storage are what remains of them."""
    crest = CREST[lorry >> 5]
    size = SIZE[lorry >> 5]
    for dock in DOCKS_OF[crest]:
        for kind in (crest, WILD_WAGON):
            place = dock * WAGON_KINDS + kind
            if empty[place]:
                left = empty[:]
                left[place] -= 1
                if spendable(row, storage, left, low - size, high - size):
                    return True
    return False
