"""The shift: whose turn it is, its end, and the end of the game."""

from typing import Final

from stellwerk.games.glueck_auf.model.components import PRINTED, SIZE, WORKERS
from stellwerk.games.glueck_auf.model.ids import (
    ENGINE,
    ENGINE_ZONE,
    LORRY_A,
    ORDER,
    ORDER_ZONE,
    SHARE,
    SHARE_ZONE,
    WAGON,
    WAGON_A,
)
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.state import GlueckState, fresh_zones
from stellwerk.games.glueck_auf.rules.turn import TURN
from stellwerk.games.glueck_auf.rules.workers import hand_of
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Auto

FULL_HAND: Final[dict[int, int]] = {players: hand_of(counts) for players, counts in WORKERS.items()}


class Shift(Auto[GlueckState]):
    """Lies at the bottom: gives the turn to the next player still in the shift, or ends it."""

    rule = "GA-2.3"

    def run(self, s: GlueckState) -> None:
        if s.passed == (1 << s.seats) - 1:
            end_shift(s)
            return
        seat = s.turn
        while True:
            seat = seat + 1 if seat + 1 < s.seats else 0
            if not s.passed >> seat & 1:
                break
        give_turn(s, seat)


def give_turn(s: GlueckState, seat: int) -> None:
    s.turn = seat
    s.acted = False
    s.committed = False
    s.fresh = NONE
    s.push(TURN)


def end_shift(s: GlueckState) -> None:
    """The token goes to the last one at mining 0/1; then the next shift, or the end."""
    owner = token_owner(s)
    s.tokens.append(owner)
    s.tell("token", seat=SEAT[owner], n=len(s.tokens))
    s.starter = owner
    if s.is_over:
        s.swap(CLEAN_UP)
        return
    s.box += sorted([card for use in s.placed for card in use.helpers])
    s.placed = []
    s.last = fresh_zones(PRINTED)
    s.miner = NONE
    s.passed = 0
    for seat in range(s.seats):
        s.board(seat).hand = FULL_HAND[s.seats]
    give_turn(s, owner)
    s.tell("shift-begins", seat=SEAT[owner], n=s.shift)


def token_owner(s: GlueckState) -> int:
    if s.miner != NONE:
        return s.miner
    if not s.tokens and s.rulings.first_token_random:
        return s.rng.below(s.seats)
    return s.starter


class CleanUp(Auto[GlueckState]):
    """The four steps before the final count; afterwards only what scores is left."""

    rule = "GA-11.1"

    def run(self, s: GlueckState) -> None:
        s.learn()  # the delivered stacks are laid open
        for seat in range(s.seats):
            board = s.board(seat)
            back = board.row + board.storage
            for dock in range(3):
                back += board.wagons[dock] + [lorry for lorry in board.loads[dock] if lorry != NONE]
                if board.engines[dock] != NONE:
                    back.append(board.engines[dock])
                board.clear(dock)
            board.row = []
            board.storage = []
            put_on_stacks(s, back)
            s.tell("clean-up-board", seat=SEAT[seat], n=len(back))
            orders = board.orders
            board.orders = []
            put_on_stacks(s, orders)
            s.tell("clean-up-orders", seat=SEAT[seat], n=len(orders))
            sort_delivered(s, board)
            s.tell("clean-up-delivered", seat=SEAT[seat])
            shares = unassigned(board)
            board.shares = [share for share in board.shares if share not in shares]
            put_on_stacks(s, shares)
            s.tell("clean-up-shares", seat=SEAT[seat], n=len(board.shares))
        s.done()
        s.tell("game-ends")


def put_on_stacks(s: GlueckState, cards: list[int]) -> None:
    """Cards go back on top of their stacks; lorries and wagons on the first of the two."""
    for card in cards:
        kind = card >> 5
        if kind < WAGON:
            stack = LORRY_A
        elif kind < ENGINE:
            stack = WAGON_A
        else:
            stack = ENGINE_ZONE if kind < ORDER else ORDER_ZONE if kind < SHARE else SHARE_ZONE
        n = s.left[stack]
        s.stacks[stack] = [*s.stacks[stack][:n], card]
        s.seen[stack] = [*s.seen[stack][:n], 0]
        s.left[stack] = n + 1


def sort_delivered(s: GlueckState, board: Player) -> None:
    """Wagons and double lorries go back; engines, orders and single lorries stay."""
    back = [card for card in board.delivered if is_worthless(card >> 5)]
    board.delivered = [card for card in board.delivered if not is_worthless(card >> 5)]
    put_on_stacks(s, back)


def is_worthless(kind: int) -> bool:
    return WAGON <= kind < ENGINE or (kind < WAGON and SIZE[kind] == 2)


def unassigned(board: Player) -> list[int]:
    """The shares that find no fulfilled order of their destination: one share for every order."""
    room = [0, 0, 0, 0]
    for card in board.delivered:
        kind = card >> 5
        if ORDER <= kind < SHARE:
            room[(kind - ORDER) // 4] += 1
    out: list[int] = []
    for share in board.shares:
        place = (share >> 5) - SHARE
        if room[place]:
            room[place] -= 1
        else:
            out.append(share)
    return out


SHIFT: Final = Shift()
CLEAN_UP: Final = CleanUp()
