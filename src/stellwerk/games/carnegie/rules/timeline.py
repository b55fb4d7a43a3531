"""The course of the game along the timeline (rulebook: Aktion wählen, Ende der Runde)."""

from typing import Final

from stellwerk.games.carnegie.model.components import (
    CARD_ACTION,
    DONATION,
    END_REGION,
    LAST_COLUMN,
    ROUNDS,
    START_SPACES,
    START_STEPS,
    STRIP_EVENTS,
)
from stellwerk.games.carnegie.model.ids import PAYROLL, REGIONS, TYPES
from stellwerk.games.carnegie.model.state import (
    ACTIVATE_PHASE,
    COMPANIES_PHASE,
    DEPARTMENTS_PHASE,
    DONATIONS_PHASE,
    END_PHASE,
    INCOME_PHASE,
    NO_USES,
    OVER,
    PROJECTS_PHASE,
    SIDES_PHASE,
    TIMELINE_PHASE,
    CarnegieState,
)
from stellwerk.games.carnegie.rules.activate import ACTIVATE_EMPLOYEES, can_activate
from stellwerk.games.carnegie.rules.andrew import andrew_acts, turn_up
from stellwerk.games.carnegie.rules.departments import USE_DEPARTMENTS, can_go_on, open_turn
from stellwerk.games.carnegie.rules.event import TAKE_HOME, open_donation
from stellwerk.games.carnegie.rules.human_resources import WALK_FIRST
from stellwerk.games.carnegie.rules.moves import ACTION
from stellwerk.games.carnegie.rules.neutral_discs import lay_neutral_discs
from stellwerk.games.carnegie.rules.opening_choices import FIRST_PROJECT, FIRST_RESERVE, TAB_SIDE, may_reserve
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Auto, Step


class ChooseAction(Step[CarnegieState]):
    """The first player chooses the action of the round."""

    rule = "CA-3.2"
    families = (ACTION,)

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.first,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        return list(range(ACTION.base, ACTION.base + len(TYPES)))

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        return None

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        s.done()
        if s.seats == 1:
            turn_up(s)
        choose_action(s, move - ACTION.base, SEAT[seat])


def choose_action(s: CarnegieState, action: int, who: str) -> None:
    """CA-3.3, CA-3.4: the gear goes to the right of the marker that will move; its space is the event."""
    set_event(s, action)
    row = f"type-{TYPES[s.event_row]}"
    s.tell("action-chosen", seat=who, type=f"type-{TYPES[action]}", row=row, event=event_name(s))


def set_event(s: CarnegieState, action: int) -> None:
    row = s.row_of_event(action)
    column = s.markers[row] + 1
    s.action = action
    s.event_row = row
    if column == LAST_COLUMN:
        s.event = END_REGION[row]
        s.donation = True
    else:
        event = STRIP_EVENTS[s.strips[row]][column - 1]
        s.event = NONE if event == DONATION else event
        s.donation = event == DONATION


def event_name(s: CarnegieState) -> str:
    region = "none" if s.event == NONE else REGIONS[s.event]
    return f"event-{region}-donation" if s.donation else f"event-{region}"


class Course(Auto[CarnegieState]):
    """What comes next: the next seat's part of the phase, or the next phase."""

    rule = "CA-3.1"

    def run(self, s: CarnegieState) -> None:
        if s.acted < s.seats:
            seat = seat_in_order(s, s.acted)
            s.acted += 1
            s.turn = seat
            open_part(s, seat)
        else:
            close_phase(s)


def seat_in_order(s: CarnegieState, n: int) -> int:
    """CA-2.8: the first projects are placed counter-clockwise, everything else goes clockwise."""
    if s.phase == PROJECTS_PHASE:
        return (s.first - n - (0 if s.rulings.first_starts else 1)) % s.seats
    return (s.first + n) % s.seats


def seat_at_turn(s: CarnegieState) -> int:
    """Whose turn it is by the course: the first player's, until somebody has begun their part of the phase."""
    if s.phase in (TIMELINE_PHASE, OVER) or not s.acted:
        return s.first
    return seat_in_order(s, s.acted - 1)


def open_part(s: CarnegieState, seat: int) -> None:
    """Ask the seat, if there is anything to ask."""
    board = s.players[seat]
    phase = s.phase
    if phase == TIMELINE_PHASE:
        s.acted = s.seats
        if s.seats == 1 and s.round % 2 == 0:
            turn_up(s)
            choose_action(s, CARD_ACTION[s.card], "andrew")
        else:
            s.push(CHOOSE_ACTION)
    elif phase == INCOME_PHASE:
        if board.missions[s.event]:
            s.push(TAKE_HOME)
    elif phase == DONATIONS_PHASE:
        open_donation(s, seat)
    elif phase == DEPARTMENTS_PHASE:
        open_turn(s, seat, s.action)
        s.push(END_TURN)
        if can_go_on(s, seat):
            s.push(USE_DEPARTMENTS)
    elif phase == ACTIVATE_PHASE:
        s.payroll = board.works(PAYROLL)
        if can_activate(board, s.payroll):
            s.push(ACTIVATE_EMPLOYEES)
    else:
        open_first(s, seat)


def open_first(s: CarnegieState, seat: int) -> None:
    """The parts before round 1."""
    if s.phase == SIDES_PHASE:
        s.push(TAB_SIDE[0])
    elif s.phase == PROJECTS_PHASE:
        if may_reserve(s):
            s.push(FIRST_RESERVE)
        if s.players[seat].discs_on(0) and any(s.spaces[i] == NONE for i in START_SPACES):
            s.push(FIRST_PROJECT)
    elif s.phase == COMPANIES_PHASE:
        s.board(seat).steps = START_STEPS
        s.payroll = False
        s.push(WALK_FIRST)


class EndTurn(Auto[CarnegieState]):
    """CA-6.5: what was not walked or spent is lost."""

    rule = "CA-6.5"

    def run(self, s: CarnegieState) -> None:
        s.done()
        board = s.board(s.turn)
        board.steps = 0
        board.points = 0
        s.left = NO_USES
        s.opened = False
        s.diagonal = False
        s.turn_type = NONE


def close_phase(s: CarnegieState) -> None:
    s.acted = 0
    phase = s.phase
    if phase == SIDES_PHASE:
        lay_neutral_discs(s)
    if phase < TIMELINE_PHASE or phase in (DEPARTMENTS_PHASE, ACTIVATE_PHASE):
        s.phase = phase + 1
        if s.phase == END_PHASE:
            end_round(s)
        return
    if phase == TIMELINE_PHASE and s.seats == 1:
        andrew_acts(s)
    s.phase = after(s, phase)


def after(s: CarnegieState, phase: int) -> int:
    """CA-4.7: income, donations, or both; then the departments."""
    order = [INCOME_PHASE, DONATIONS_PHASE]
    if s.rulings.donation_first:
        order.reverse()
    if phase != TIMELINE_PHASE:
        order = order[order.index(phase) + 1 :]
    for event in order:
        if (event == INCOME_PHASE and s.event != NONE) or (event == DONATIONS_PHASE and s.donation):
            return event
    return DEPARTMENTS_PHASE


def end_round(s: CarnegieState) -> None:
    """CA-13.4: the marker moves, locomotive and gear go on to the next player."""
    s.markers[s.event_row] += 1
    s.tell("round-ended", n=s.round)
    s.action = s.event_row = s.event = NONE
    s.donation = False
    s.payroll = False
    s.card = NONE
    if s.round == ROUNDS:
        s.turn = s.first
        s.phase = OVER
        s.done()
        return
    s.round += 1
    s.first = s.turn = (s.first + 1) % s.seats
    s.phase = TIMELINE_PHASE


CHOOSE_ACTION: Final = ChooseAction()
COURSE: Final = Course()
END_TURN: Final = EndTurn()
