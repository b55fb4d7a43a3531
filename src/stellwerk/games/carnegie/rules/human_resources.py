"""Walking through the company (rulebook: Personal)."""

from typing import Final

from stellwerk.games.carnegie.model.components import ADJACENT, DIAGONAL, PERMANENT
from stellwerk.games.carnegie.model.ids import LYING, NEW_LOBBY, PERSONNEL, POSTURES
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.activate import ACTIVATE_EMPLOYEES, can_activate
from stellwerk.games.carnegie.rules.moves import DONE, N_PLACES, WALK
from stellwerk.kernel.game import Json
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import SEAT
from stellwerk.kernel.step import Step

BOTH: Final = N_PLACES * N_PLACES
# all walks of one posture from one place, by [diagonal][posture][place]
WALKS: Final = [
    [[[WALK.of(posture, a, b) for b in near[a]] for a in range(N_PLACES)] for posture in range(2)]
    for near in (ADJACENT, DIAGONAL)
]


def walk_moves(s: CarnegieState, seat: int) -> list[int]:
    """Every single step of every employee in the company."""
    board = s.players[seat]
    lying, standing = board.lying, board.standing
    walks = WALKS[1 if s.diagonal else 0]
    out: list[int] = []
    for place in range(N_PLACES):
        if lying[place]:
            out += walks[0][place]
        if standing[place]:
            out += walks[1][place]
    if not s.rulings.walk_into_lobby:
        new = board.place_of(NEW_LOBBY)
        out = [move for move in out if (move - WALK.base) % N_PLACES not in (s.parts.lobby, new)]
    return out


def judge_employee(board: Player, posture: int, place: int) -> Refusal | None:
    there = board.lying[place] if posture == LYING else board.standing[place]
    if there:
        return None
    return Refusal("CA-6.2", "nobody-there", {"posture": f"posture-{POSTURES[posture]}", "place": board.room(place)})


def judge_walk(s: CarnegieState, seat: int, move: int) -> Refusal | None:
    board = s.players[seat]
    posture, a, b = WALK.values(move)
    if board.steps == 0:
        return Refusal("CA-6.1", "no-steps")
    nobody = judge_employee(board, posture, a)
    if nobody is not None:
        return nobody
    if a == b:
        return Refusal("CA-6.2", "same-place")
    if b not in (DIAGONAL if s.diagonal else ADJACENT)[a]:
        return Refusal("CA-6.2", "not-adjacent", {"place": board.room(a), "other": board.room(b)})
    if not s.rulings.walk_into_lobby and b in (s.parts.lobby, board.place_of(NEW_LOBBY)):
        return Refusal("CA-6.3", "not-into-lobby")
    return None


def walk(s: CarnegieState, seat: int, move: int) -> None:
    n = move - WALK.base
    s.board(seat).steps -= 1
    move_employee(s, seat, n // BOTH, n // N_PLACES % N_PLACES, n % N_PLACES)


def move_employee(s: CarnegieState, seat: int, posture: int, a: int, b: int) -> None:
    """CA-6.4: who moves lies down."""
    board = s.board(seat)
    if posture == LYING:
        board.lying[a] -= 1
    else:
        board.leave(a)
        keep_uses(s, board, a)
    board.lying[b] += 1
    if s.ear is not None:
        s.tell("walked", seat=SEAT[seat], place=board.room(a), other=board.room(b))


def keep_uses(s: CarnegieState, board: Player, place: int) -> None:
    """Nobody can be used who has left."""
    most = board.standing[place] + (PERMANENT if board.kinds[place] == PERSONNEL else 0)
    if s.left[place] > most:
        s.left[place] = most


class WalkFirst(Step[CarnegieState]):
    """Before the first round: six steps in the own company, then activation."""

    rule = "CA-2.9"
    families = (WALK, DONE)

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        out = walk_moves(s, seat)
        out.append(DONE.base)
        return out

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        return None if move == DONE.base else judge_walk(s, seat, move)

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if move != DONE.base:
            walk(s, seat, move)
            if s.players[seat].steps:
                return
        board = s.board(seat)
        board.steps = 0
        if can_activate(board, False):
            s.swap(ACTIVATE_EMPLOYEES)
        else:
            s.done()


class Relocate(Step[CarnegieState]):
    """Human resources administration: employees change to any other place."""

    rule = "CA-9.17"
    families = (WALK, DONE)

    def __init__(self, n: int) -> None:
        self.n = n

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        board = s.players[seat]
        out = [DONE.base]
        for posture, there in ((0, board.lying), (1, board.standing)):
            for a in range(N_PLACES):
                if there[a]:
                    first = WALK.base + (posture * N_PLACES + a) * N_PLACES
                    out += [first + b for b in range(N_PLACES) if b != a]
        return out

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move == DONE.base:
            return None
        posture, a, b = WALK.values(move)
        if a == b:
            return Refusal(self.rule, "same-place")
        return judge_employee(s.players[seat], posture, a)

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if move == DONE.base:
            s.done()
            return
        posture, a, b = WALK.values(move)
        if self.n == 1:
            s.done()
        else:
            s.swap(RELOCATE[self.n - 1])
        move_employee(s, seat, posture, a, b)

    def data(self) -> Json:
        return {"n": self.n}


WALK_FIRST: Final = WalkFirst()
RELOCATE: Final = [Relocate(n) for n in range(N_PLACES + 1)]
