"""Mining: lorries leave the row in its order, for storage or for an empty wagon of their crest."""

from typing import Any, Final

from stellwerk.games.glueck_auf.model.components import CREST, DOCKS_OF, SIZE, WAGON_CRESTS
from stellwerk.games.glueck_auf.model.ids import CRESTS, DOCKS, KINDS, LORRIES, WAGONS, WILD_WAGON
from stellwerk.games.glueck_auf.model.player import WAGON_KINDS, Player, spendable
from stellwerk.games.glueck_auf.model.state import SEATS, GlueckState
from stellwerk.games.glueck_auf.rules.innovation_before_workers import (
    leaving_a_placement_if_any,
    why_not_before_workers,
)
from stellwerk.games.glueck_auf.rules.moves import FETCH, LOAD, STOP, STORE
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import SEAT
from stellwerk.kernel.step import Step

MOST_STEPS: Final = 4
TARGETS: Final = WAGON_KINDS * DOCKS
ROW_EMPTY: Final = Refusal("GA-5.3", "row-empty")


class Mining(Step[GlueckState]):
    """Spend mining steps one card at a time; `spent` of at least `low` and at most `high` are used up."""

    rule = "GA-5.1"
    families = (LOAD, FETCH, STORE, STOP)

    def __init__(self, low: int, high: int, spent: int) -> None:
        self.low = low
        self.high = high
        self.spent = spent

    def data(self) -> dict[str, Any]:
        return {"low": self.low, "high": self.high, "spent": self.spent}

    def seats(self, s: GlueckState) -> tuple[int, ...]:
        return SEATS[s.turn]

    def moves(self, s: GlueckState, seat: int) -> list[int]:
        board = s.players[seat]
        room = self.high - self.spent
        out: list[int] = []
        if self.spent >= self.low:
            out.append(STOP.base)
        row = board.row
        if row and SIZE[row[0] >> 5] <= room:
            out.append(STORE.base)
            for target in board.targets(CREST[row[0] >> 5]):
                out.append(LOAD.base + target)
        if board.storage:
            for kind in kinds_of(board.storage):
                if SIZE[kind] <= room:
                    for target in board.targets(CREST[kind]):
                        out.append(FETCH.base + kind * TARGETS + target)
        if self.spent + 1 < self.low:
            out = [move for move in out if self.fulfils(board, move)]
        return leaving_a_placement_if_any(s, seat, out)

    def fulfils(self, board: Player, move: int) -> bool:
        """Whether a permitted number of steps can still be reached after this move."""
        row, storage, empty = board.row, board.storage, board.empty
        if move == STORE.base:
            lorry = row[0]
            row, storage = row[1:], [*storage, lorry]
        else:
            if LOAD.has(move):
                target = move - LOAD.base
                lorry = row[0]
                row = row[1:]
            else:
                kind, target = divmod(move - FETCH.base, TARGETS)
                lorry = first_of(storage, kind)
                storage = storage[:]
                storage.remove(lorry)
            empty = empty[:]
            empty[target % DOCKS * WAGON_KINDS + target // DOCKS] -= 1
        spent = self.spent + SIZE[lorry >> 5]
        return spendable(row, storage, empty, self.low - spent, self.high - spent)

    def judge(self, s: GlueckState, seat: int, move: int) -> Refusal | None:
        board = s.players[seat]
        if STOP.has(move):
            if self.spent < self.low:
                return Refusal(self.rule, "steps-missing", {"low": self.low, "spent": self.spent})
            return why_not_before_workers(s, seat, move)
        if FETCH.has(move):
            kind, target = divmod(move - FETCH.base, TARGETS)
            if kind not in kinds_of(board.storage):
                return Refusal("GA-5.8", "not-in-storage", {"card": LORRIES[kind]})
        elif board.row:
            kind, target = board.row[0] >> 5, move - LOAD.base if LOAD.has(move) else -1
        else:
            return ROW_EMPTY
        if self.spent + SIZE[kind] > self.high:
            params: dict[str, int | str] = {"card": KINDS[kind], "need": SIZE[kind], "left": self.high - self.spent}
            return Refusal("GA-5.4", "steps-too-few", params)
        reason = None if target < 0 else misfit(board, kind, target // DOCKS, target % DOCKS)
        if reason is not None:
            return reason
        if not self.fulfils(board, move):
            return Refusal(self.rule, "steps-out-of-reach", {"low": self.low})
        return why_not_before_workers(s, seat, move)

    def play(self, s: GlueckState, seat: int, move: int) -> None:
        if move == STOP.base:
            s.done()
            s.tell("mining-stopped", seat=SEAT[seat], n=self.spent)
            return
        lorry = move_lorry(s, seat, move)
        mine_on(s, seat, self.low, self.high, self.spent + SIZE[lorry >> 5])


def move_lorry(s: GlueckState, seat: int, move: int) -> int:
    """From the row to storage, from the row into a wagon, or from storage into a wagon."""
    board = s.board(seat)
    if move == STORE.base:
        lorry = board.row.pop(0)
        board.storage.append(lorry)
        s.tell("lorry-stored", seat=SEAT[seat], card=KINDS[lorry >> 5])
        return lorry
    if LOAD.has(move):
        target = move - LOAD.base
        lorry = board.row.pop(0)
    else:
        kind, target = divmod(move - FETCH.base, TARGETS)
        lorry = first_of(board.storage, kind)
        board.storage.remove(lorry)
    wagon, dock = target // DOCKS, target % DOCKS
    board.load(wagon, dock, lorry)
    s.tell("lorry-loaded", seat=SEAT[seat], card=KINDS[lorry >> 5], wagon=WAGONS[wagon], dock=dock + 1)
    return lorry


def misfit(board: Player, lorry: int, wagon: int, dock: int) -> Refusal | None:
    """Why a lorry cannot go into a wagon of this kind in this dock."""
    crest = CREST[lorry]
    if dock not in DOCKS_OF[crest]:
        return Refusal("GA-5.5", "dock-without-crest", {"dock": dock + 1, "crest": f"crest-{CRESTS[crest]}"})
    if not WAGON_CRESTS[wagon] >> crest & 1:
        return Refusal("GA-5.5", "wagon-without-crest", {"wagon": WAGONS[wagon], "crest": f"crest-{CRESTS[crest]}"})
    if board.empty[dock * WAGON_KINDS + wagon] == 0:
        return Refusal("GA-5.6", "no-empty-wagon", {"wagon": WAGONS[wagon], "dock": dock + 1})
    return None


def start_mining(s: GlueckState, seat: int, low: int, high: int) -> None:
    """Ask for the first step, unless none can be taken."""
    s.push(MINING[low][high][0])
    mine_on(s, seat, low, high, 0)


def mine_on(s: GlueckState, seat: int, low: int, high: int, spent: int) -> None:
    """The next mining step; the action is over when no further one is possible."""
    board = s.players[seat]
    if spent >= low and not board.usable(1, high - spent):
        s.done()
        s.tell("mining-stopped", seat=SEAT[seat], n=spent)
        return
    s.swap(MINING[low][high][spent])


def kinds_of(cards: list[int]) -> list[int]:
    """The kinds among some cards, each once."""
    out: list[int] = []
    for card in cards:
        kind = card >> 5
        if kind not in out:
            out.append(kind)
    return out


def first_of(cards: list[int], kind: int) -> int:
    for card in cards:
        if card >> 5 == kind:
            return card
    raise ValueError(KINDS[kind])


MINING: Final[list[list[list[Mining]]]] = [
    [[Mining(low, high, spent) for spent in range(MOST_STEPS + 1)] for high in range(MOST_STEPS + 1)]
    for low in range(MOST_STEPS + 1)
]
assert len(WAGONS) - 1 == WILD_WAGON
