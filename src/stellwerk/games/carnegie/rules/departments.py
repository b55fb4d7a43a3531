"""A seat's turn with its departments (rulebook: Abteilungen nutzen)."""

from typing import Final

from stellwerk.games.carnegie.model.components import BY_PROJECT, CUBES, KIND_TYPE, PERMANENT, TAKES
from stellwerk.games.carnegie.model.ids import (
    ADVANCED_DESIGN,
    CHARITY,
    CONSTRUCTION,
    CORPORATE,
    ENGINEERING,
    KINDS,
    OUTSOURCING,
    PERSONNEL,
    PLANNING,
    RESEARCH,
    TYPES,
    UNUSED,
)
from stellwerk.games.carnegie.model.player import FROM_DEPARTMENT, Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.construction import BUILDING
from stellwerk.games.carnegie.rules.department_use import begin
from stellwerk.games.carnegie.rules.gains import gain
from stellwerk.games.carnegie.rules.human_resources import judge_walk, walk, walk_moves
from stellwerk.games.carnegie.rules.management import PLANNING_AT, TRADING
from stellwerk.games.carnegie.rules.moves import ADVANCE, DEVELOP, DONE, JOKER, N_PLACES, USE, WALK
from stellwerk.games.carnegie.rules.research import judge_research, play_research, research_moves
from stellwerk.games.carnegie.rules.rewards import CHOOSE_REGION, GIVING, REWARDING
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Step

AT_ONCE: Final = (PERSONNEL, RESEARCH, ADVANCED_DESIGN)  # every employee gives the same: all work together


def uses_of(board: Player, of_type: int) -> list[int]:
    """CA-5.1: every department of the type may be used once for each active employee."""
    left = [0] * N_PLACES
    for place in range(N_PLACES):
        kind = board.kinds[place]
        if kind != NONE and KIND_TYPE[kind] == of_type and kind not in UNUSED:
            left[place] = board.standing[place] + (PERMANENT if kind == PERSONNEL else 0)
    return left


def open_turn(s: CarnegieState, seat: int, of_type: int) -> None:
    board = s.players[seat]
    s.left = uses_of(board, of_type)
    s.turn_type = of_type
    s.opened = False
    s.diagonal = board.works(CORPORATE)


def may_play_joker(s: CarnegieState, seat: int) -> bool:
    """CA-5.4: before any department, and not against the own choice."""
    if not s.players[seat].joker or s.opened or s.turn_type != s.action:
        return False
    return seat != s.first or s.rulings.joker_for_first


def judge_joker(s: CarnegieState, seat: int, of_type: int) -> Refusal | None:
    if not s.players[seat].joker:
        return Refusal("CA-5.4", "no-joker")
    if seat == s.first and not s.rulings.joker_for_first:
        return Refusal("CA-5.4", "joker-first-player")
    if not may_play_joker(s, seat):
        return Refusal("CA-5.4", "joker-too-late")
    return Refusal("CA-5.4", "joker-same-action") if of_type == s.action else None


def can_go_on(s: CarnegieState, seat: int) -> bool:
    board = s.players[seat]
    if board.steps or any(s.left) or may_play_joker(s, seat):
        return True
    return board.points > 0 and bool(research_moves(s, seat))


class UseDepartments(Step[CarnegieState]):
    """Use departments of the type, walk the steps and spend the points they gave."""

    rule = "CA-5.1"
    families = (USE, JOKER, WALK, DEVELOP, ADVANCE, DONE)

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        board = s.players[seat]
        out = [DONE.base]
        left = s.left
        for place in range(N_PLACES):
            if left[place]:
                out.append(USE.base + place)
        if board.steps:
            out += walk_moves(s, seat)
        if board.points:
            out += research_moves(s, seat)
        if board.joker and may_play_joker(s, seat):
            out += [JOKER.base + other for other in range(4) if other != s.action]
        return out

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move == DONE.base:
            return None
        if USE.has(move):
            return self.judge_use(s, seat, move - USE.base)
        if WALK.has(move):
            return judge_walk(s, seat, move)
        if JOKER.has(move):
            return judge_joker(s, seat, move - JOKER.base)
        return judge_research(s, seat, move)

    def judge_use(self, s: CarnegieState, seat: int, place: int) -> Refusal | None:
        if s.left[place]:
            return None
        kind = s.players[seat].kinds[place]
        if kind == NONE or KIND_TYPE[kind] != s.turn_type:
            return Refusal(self.rule, "other-type", {"type": f"type-{TYPES[s.turn_type]}"})
        if kind in UNUSED:
            return Refusal("CA-5.5", "not-used", {"department": f"department-{KINDS[kind]}"})
        return Refusal("CA-5.2", "nobody-active", {"department": f"department-{KINDS[kind]}"})

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if move == DONE.base:
            s.done()
            return
        if USE.has(move):
            self.use(s, seat, move - USE.base)
            return
        if WALK.has(move):
            walk(s, seat, move)
        elif JOKER.has(move):
            s.board(seat).joker = False
            open_turn(s, seat, move - JOKER.base)
            s.tell("joker", seat=SEAT[seat], type=f"type-{TYPES[s.turn_type]}")
        else:
            play_research(s, seat, move)
        if not can_go_on(s, seat):
            s.done()

    def use(self, s: CarnegieState, seat: int, place: int) -> None:
        kind = s.players[seat].kinds[place]
        if kind not in AT_ONCE:
            s.push(department_at(kind, place))
            return
        begin(s, seat, place)
        s.begun = NONE
        reward, n = TAKES[kind][0]
        n *= s.left[place]
        s.left[place] = 0
        gain(s, seat, reward, n, FROM_DEPARTMENT)


def department_at(kind: int, place: int) -> Step[CarnegieState]:
    """The question that a department asks."""
    if kind in (CONSTRUCTION, ENGINEERING, OUTSOURCING):
        return BUILDING[place]
    if kind == PLANNING:
        return PLANNING_AT[place]
    if kind == CHARITY:
        return GIVING[place]
    if CUBES[kind]:
        return TRADING[place]
    if BY_PROJECT[kind]:
        return CHOOSE_REGION[place]
    return REWARDING[place]


USE_DEPARTMENTS: Final = UseDepartments()
