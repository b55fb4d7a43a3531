"""Whether the innovations in hand could still open a zone that can be paid for: exact, and without trying moves.

What makes that possible: cards that are taken only ever add to what a board can do, so they come before any mining; for
the train that is to leave, its own wagons and the storage are all that counts; a delivery helps only by the dock that
becomes free; and mining never makes further mining possible.
"""

from typing import Final

from stellwerk.games.glueck_auf.model.components import CREST, DOCKS_OF, INNOVATION_HIGH, SIZE, STEPS_HIGH, WAGON_FITS
from stellwerk.games.glueck_auf.model.ids import (
    DELIVER_ZONE,
    DOCKS,
    ENGINE_ZONE,
    I_DEL,
    I_ENG,
    I_LOR,
    I_MIN,
    I_ORD,
    I_WAG,
    LORRY_A,
    MINE_12,
    MINE_23,
    ORDER_ZONE,
    WAGON,
    WAGON_A,
    WILD_WAGON,
    WILD_ZONE,
)  # fmt: skip
from stellwerk.games.glueck_auf.model.player import WAGON_KINDS, Player, spendable
from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.games.glueck_auf.rules.zones import IN_PLAY, fewest_steps, payable
from stellwerk.kernel.state import NONE

ELSEWHERE: Final = -1  # the crest of a lorry that the dock in question does not show


def can_open(s: GlueckState, board: Player, steps: int) -> bool:
    """`steps` are those left of a mining that is going on; it comes before everything else."""
    made = payable(s, board)
    for zone in (MINE_12, MINE_23):
        if made >> s.need(zone) & 1 and zone in IN_PLAY[s.seats] and can_open_mining(s, board, zone):
            return True
    if made >> s.need(DELIVER_ZONE) & 1:
        return can_open_delivery(s, board, steps)
    for zone in (ENGINE_ZONE, WILD_ZONE):
        if made >> s.need(zone) & 1 and s.left[ENGINE_ZONE] and not board.has_free_dock():
            return count(s, board, I_DEL) > 0 and can_open_delivery(s, board, steps)
    return False


def count(s: GlueckState, board: Player, kind: int) -> int:
    """How many innovations of a kind may still be played in this turn."""
    if not s.rulings.chains:
        return 0
    cards = [card for card in board.innovations if card >> 5 == kind]
    return len(cards) if s.rulings.fresh else len([card for card in cards if card != s.fresh])


def takings(s: GlueckState, first: int, times: int) -> list[list[int]]:
    """What can be taken from the tops of two twin stacks, as kinds in every order."""
    tops = [s.top(stack) >> 5 for stack in (first, first + 1) if s.top(stack) >= 0]
    if times == 0 or not tops:
        return [[]]
    if times > 1 and len(tops) > 1:
        return [tops, tops[::-1]]
    return [[kind] for kind in tops]


# --- mining by workers ------------------------------------------------------------------------------------------------


def can_open_mining(s: GlueckState, board: Player, zone: int) -> bool:
    low, high = fewest_steps(s.rulings, zone), STEPS_HIGH[zone]
    storage = at_most(board.storage, high)
    for lorries in takings(s, LORRY_A, count(s, board, I_LOR)):
        row = (board.row + [kind << 5 for kind in lorries])[:high]
        for wagons in takings(s, WAGON_A, count(s, board, I_WAG)):
            for empty in couplings(board.empty, wagons):
                if spendable(row, storage, empty, low, high):
                    return True
    return False


def at_most(cards: list[int], n: int) -> list[int]:
    """No more than so many cards of equal crest and size."""
    out: list[int] = []
    alike: dict[tuple[int, int], int] = {}
    for card in cards:
        look = (CREST[card >> 5], SIZE[card >> 5])
        have = alike.get(look, 0)
        if have < n:
            out.append(card)
        alike[look] = have + 1
    return out


def couplings(empty: list[int], wagons: list[int]) -> list[list[int]]:
    """The empty wagons by dock and kind, after these have found a dock each."""
    out = [empty]
    for wagon in wagons:
        longer: list[list[int]] = []
        for before in out:
            for dock in range(DOCKS):
                if WAGON_FITS[wagon - WAGON][dock]:
                    after = before[:]
                    after[dock * WAGON_KINDS + wagon - WAGON] += 1
                    longer.append(after)
        out = longer
    return out


# --- a delivery -------------------------------------------------------------------------------------------------------


def can_open_delivery(s: GlueckState, board: Player, steps: int) -> bool:
    smallest = board.smallest_order()
    order = s.top(ORDER_ZONE)
    if order >= 0 and count(s, board, I_ORD):
        smallest = min(smallest, SIZE[order >> 5])
    engine_comes = s.top(ENGINE_ZONE) >= 0 and count(s, board, I_ENG) > 0
    minings = count(s, board, I_MIN)
    for dock in range(DOCKS):
        missing = smallest - board.loaded[dock]
        if (board.engines[dock] == NONE and not engine_comes) or missing > steps + INNOVATION_HIGH * minings:
            continue
        if missing <= 0 or can_fill(s, board, dock, missing, steps, minings):
            return True
    return False


def can_fill(s: GlueckState, board: Player, dock: int, missing: int, steps: int, minings: int) -> bool:
    """Whether so many lorries can be loaded in this dock: by the steps left, then by innovations."""
    for lorries in takings(s, LORRY_A, count(s, board, I_LOR)):
        for wagons in takings(s, WAGON_A, count(s, board, I_WAG)):
            filling = Filling(board, dock, lorries, wagons)
            if filling.is_enough(missing) and filling.works(0, missing, steps, minings):
                return True
    return False


class Filling:
    """Loading one train. Only lorries that its dock shows count; the others are stored to get at those behind them."""

    __slots__ = ("empty", "later", "row", "seen", "stored", "wagons")

    def __init__(self, board: Player, dock: int, lorries: list[int], wagons: list[int]) -> None:
        crests = [crest for crest in range(WILD_WAGON) if dock in DOCKS_OF[crest]]
        self.row = [look(card >> 5, crests) for card in board.row]
        self.later = [look(kind, crests) for kind in lorries]
        self.stored = [0] * (2 * len(crests))  # by crest and size
        for card in board.storage:
            crest, size = look(card >> 5, crests)
            if crest != ELSEWHERE:
                self.stored[2 * crest + size - 1] += 1
        self.empty = [board.empty[dock * WAGON_KINDS + kind] for kind in [*crests, WILD_WAGON]]
        self.wagons = [[*crests, WILD_WAGON].index(kind - WAGON) for kind in wagons if WAGON_FITS[kind - WAGON][dock]]
        self.seen: set[tuple[int, ...]] = set()

    def is_enough(self, missing: int) -> bool:
        """Whether all lorries that there are would do, were they at hand and their wagons wild."""
        cards = [size for crest, size in self.row + self.later if crest != ELSEWHERE]
        doubles = cards.count(2) + sum(self.stored[1::2])
        singles = cards.count(1) + sum(self.stored[::2])
        places = sum(self.empty) + len(self.wagons)
        doubles = min(doubles, places)
        return 2 * doubles + min(singles, places - doubles) >= missing

    def works(self, front: int, missing: int, room: int, minings: int) -> bool:
        """`front` cards have left the row; `room` steps are left of this mining, so many minings are still to come."""
        if missing <= 0:
            return True
        moment = (front, missing, room, minings, len(self.later), *self.stored, *self.empty)
        if moment in self.seen:
            return False
        self.seen.add(moment)
        if room:
            for place in range(len(self.stored)):
                if self.stored[place] and place % 2 < room:
                    self.stored[place] -= 1
                    if self.loads(place // 2, place % 2 + 1, front, missing, room, minings):
                        return True
                    self.stored[place] += 1
            if front < len(self.row) and self.moves_on(front, missing, room, minings):
                return True
        return minings > 0 and self.mines_again(front, missing, minings)

    def loads(self, crest: int, size: int, front: int, missing: int, room: int, minings: int) -> bool:
        """Into a wagon of the crest if there is one: a wild wagon can do all that and more."""
        wagon = crest if self.empty[crest] else len(self.empty) - 1
        if self.empty[wagon] == 0:
            return False
        self.empty[wagon] -= 1
        if self.works(front, missing - size, room - size, minings):
            return True
        self.empty[wagon] += 1
        return False

    def moves_on(self, front: int, missing: int, room: int, minings: int) -> bool:
        """The front of the row goes into this train or into storage."""
        crest, size = self.row[front]
        if size > room:
            return False
        if crest == ELSEWHERE:
            return self.works(front + 1, missing, room - size, minings)
        if self.loads(crest, size, front + 1, missing, room, minings):
            return True
        self.stored[2 * crest + size - 1] += 1
        if self.works(front + 1, missing, room - size, minings):
            return True
        self.stored[2 * crest + size - 1] -= 1
        return False

    def mines_again(self, front: int, missing: int, minings: int) -> bool:
        """The next innovation; before the first one everything that can be taken is there."""
        row, later, empty = self.row, self.later, self.empty
        self.row = row + later
        self.later = []
        self.empty = empty[:]
        wagons, self.wagons = self.wagons, []
        for wagon in wagons:
            self.empty[wagon] += 1
        if self.works(front, missing, INNOVATION_HIGH, minings - 1):
            return True
        self.row, self.later, self.empty, self.wagons = row, later, empty, wagons
        return False


def look(kind: int, crests: list[int]) -> tuple[int, int]:
    """A lorry as a dock with these crests sees it: which of them, and its size."""
    return crests.index(CREST[kind]) if CREST[kind] in crests else ELSEWHERE, SIZE[kind]
