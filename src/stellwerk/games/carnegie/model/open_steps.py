"""Which open steps can lie on a table, in which order, and what each of them needs to find there."""

import re
from typing import Any, Final

from stellwerk.games.carnegie.model.components import GOODS_PRICE, KIND_TYPE, START_SPACES, START_STEPS, TILE_COUNT
from stellwerk.games.carnegie.model.ids import (
    ADMINISTRATION,
    ARCHIVES,
    CO,
    CORPORATE,
    HR,
    NEW_LOBBY,
    PAYROLL,
    PLACES,
    PROPERTY,
    RECRUITING,
    TYPES,
)
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import ACTIVATE_PHASE, INCOME_PHASE, OVER, PHASES, CarnegieState
from stellwerk.games.carnegie.rules.activate import Activate, ChooseStation, can_activate, is_choice
from stellwerk.games.carnegie.rules.departments import department_at, uses_of
from stellwerk.games.carnegie.rules.event import ALL_DONATIONS, Donate, TakeHome, donation_price
from stellwerk.games.carnegie.rules.gains import Arrive, ChooseBox, ChooseIncome
from stellwerk.games.carnegie.rules.human_resources import Relocate, WalkFirst
from stellwerk.games.carnegie.rules.management import Furnish
from stellwerk.games.carnegie.rules.opening_choices import FirstProject, FirstReserve, may_reserve
from stellwerk.games.carnegie.rules.research import SpendPoints, research_moves
from stellwerk.games.carnegie.rules.rewards import ByProject, departments_of, projects_in
from stellwerk.games.carnegie.rules.set_up import has_joker
from stellwerk.games.carnegie.rules.steps import AT_PLACE
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Auto, Step

# what a department asks, and what follows from its use
DEPARTMENTS: Final = (
    "( Planning)?( Furnish)?",
    "( Rewarding)?( Relocate| Arrive)?",
    "( ChooseRegion)?( ByProject)?",
    "( Building)?(( IncomePoints)?( ChooseBox| Arrive)?| SpendPoints)",
    " Trading| Giving",
)
# by phase: which steps lie on the stack, in which order
ALLOWED: Final = {
    phase: re.compile(f"Course({steps})?")
    for phase, steps in {
        "sides": " TabSide",
        "projects": "( FirstReserve)?( FirstProject)?",
        "companies": " Activate( ChooseStation)?| WalkFirst",
        "timeline": " ChooseAction",
        "income": " TakeHome|( IncomePoints)?( ChooseIncome| Arrive)*( ChooseBox)?( Arrive){0,2}| SpendPoints",
        "donations": " Donate",
        "departments": f" EndTurn( UseDepartments({'|'.join(DEPARTMENTS)}))?",
        "activate": " Activate( ChooseStation)?",
        "over": "",
    }.items()
}


def check_uses(s: CarnegieState) -> None:
    """CA-5.2: no department is used more often than it has employees."""
    most = [0] * len(PLACES) if s.turn_type == NONE else uses_of(s.players[s.turn], s.turn_type)
    for place, name in enumerate(PLACES):
        if s.left[place] > most[place]:
            raise wrong(f"uses.{name}", "position-uses", s.left[place], most=most[place])
    if s.begun != NONE:
        asking = [step for step in s.stack if type(step).__name__ in AT_PLACE and not isinstance(step, Furnish)]
        if not s.opened or PLACES[s.begun] not in [step.data()["place"] for step in asking]:
            raise wrong("begun", "position-begun", PLACES[s.begun])


def check_turn_marks(s: CarnegieState) -> None:
    """What holds for one turn or one activation is there only meanwhile."""
    board = s.players[s.turn]
    if s.opened and s.turn_type == NONE:
        raise wrong("opened", "position-steps", s.opened)
    if s.diagonal and (s.turn_type == NONE or CORPORATE not in board.kinds):
        raise wrong("diagonal", "position-steps", s.diagonal)
    if s.payroll and (s.phase != ACTIVATE_PHASE or not s.acted or not board.works(PAYROLL)):
        raise wrong("payroll", "position-steps", s.payroll)
    names = [type(step).__name__ for step in s.stack]
    for seat, other in enumerate(s.players):
        walking = seat == s.turn and ("UseDepartments" in names or "WalkFirst" in names)
        if other.steps and (not walking or ("WalkFirst" in names and other.steps > START_STEPS)):
            raise wrong(f"seats[{seat}].steps", "position-steps", other.steps)


def check_steps(s: CarnegieState) -> None:
    names = [type(step).__name__ for step in s.stack]
    phase = PHASES[s.phase]
    if (s.phase == OVER) != (not names) or (names and not ALLOWED[phase].fullmatch(" ".join(names))):
        raise wrong("steps", "position-steps", ", ".join(names))
    if len(names) > 1 and (s.acted == 0 or (phase == "timeline" and s.acted != s.seats)):
        raise wrong("acted", "position-steps", s.acted)
    if len(names) == 1 and phase == "timeline" and s.acted:
        raise wrong("acted", "position-steps", s.acted)
    if ("UseDepartments" in names) != (s.turn_type != NONE) or not is_type_of_turn(s):
        raise wrong("type", "position-steps", None if s.turn_type == NONE else TYPES[s.turn_type])


def is_type_of_turn(s: CarnegieState) -> bool:
    """CA-5.4: another type than that of the action needs an action choice tile."""
    if s.turn_type in (NONE, s.action):
        return True
    return has_joker(s, s.turn) and not s.players[s.turn].joker


def check_every_step(s: CarnegieState) -> None:
    """Each step finds what it is about, and the question can be answered."""
    for i, step in enumerate(s.stack):
        last = i + 1 == len(s.stack) and not isinstance(step, Auto)
        if not finds_its_matter(s, step) or (last and not step.moves(s, step.seats(s)[0])):
            raise wrong(f"steps[{i}]", "position-steps", type(step).__name__)


def finds_its_matter(s: CarnegieState, step: Step[Any]) -> bool:
    board = s.players[s.turn]
    if type(step).__name__ in AT_PLACE:
        return is_at_work(s, board, PLACES.index(step.data()["place"]), step)
    if isinstance(step, Arrive):
        arriving = sum([one.n for one in s.stack if isinstance(one, Arrive)])
        come = s.phase == INCOME_PHASE or s.turn_type == CO or RECRUITING in board.kinds
        return come and board.place_of(NEW_LOBBY) != NONE and board.lying[s.parts.lobby] >= arriving
    if isinstance(step, ChooseBox):
        where = step.region == s.event if s.phase == INCOME_PHASE else step.n == 1
        return where and board.works(ARCHIVES) and board.track[step.region] > 0
    if isinstance(step, ChooseIncome):
        return is_printed(s, board, step)
    if isinstance(step, Relocate):
        return s.turn_type == HR and ADMINISTRATION in board.kinds and step.n <= departments_of(board, HR)
    if isinstance(step, ByProject):
        projects = max([projects_in(s, s.turn, region) for region in range(4)])
        return KIND_TYPE[step.kind] == s.turn_type and step.kind in board.kinds and step.n <= projects
    if isinstance(step, SpendPoints):
        return (s.phase == INCOME_PHASE or s.turn_type == CO) and bool(research_moves(s, s.turn))
    if isinstance(step, Activate | ChooseStation):
        return can_stand_up(s, board, step)
    return is_first_or_event(s, board, step)


def is_at_work(s: CarnegieState, board: Player, place: int, step: Step[Any]) -> bool:
    """Is that the question of the department there, and is a use of it left?"""
    kind = board.kinds[place]
    if isinstance(step, Furnish):
        return NONE < kind < TILE_COUNT and board.works(PROPERTY)
    return kind != NONE and s.left[place] > 0 and board.standing[place] > 0 and department_at(kind, place) is step


def is_printed(s: CarnegieState, board: Player, step: ChooseIncome) -> bool:
    """CA-4.3: no more choices are open than spaces that offer them have lost their discs."""
    offered = 0
    for tab in range(4):
        paid = s.parts.tab_income[tab][board.sides[tab]][: board.built[tab]]
        offered += paid.count((step.kind, step.dollars))
    same = [one for one in s.stack if isinstance(one, ChooseIncome)]
    return sum([one.n for one in same if (one.kind, one.dollars) == (step.kind, step.dollars)]) <= offered


def can_stand_up(s: CarnegieState, board: Player, step: Activate | ChooseStation) -> bool:
    if isinstance(step, ChooseStation):
        place = step.place
        payable = s.payroll or not step.way
        return payable and bool(board.lying[place]) and board.kinds[place] != NONE and is_choice(board, place)
    return can_activate(board, s.payroll)


def is_first_or_event(s: CarnegieState, board: Player, step: Step[Any]) -> bool:
    if isinstance(step, FirstProject):
        return board.discs_on(0) > 0 and any(s.spaces[i] == NONE for i in START_SPACES)
    if isinstance(step, FirstReserve):
        return may_reserve(s) and board.reserve == NONE
    if isinstance(step, WalkFirst):
        return board.steps > 0
    if isinstance(step, TakeHome):
        return board.missions[s.event] > 0
    if isinstance(step, Donate):
        open_to_all = s.given() != ALL_DONATIONS and board.discs > 0
        return open_to_all and board.money + board.goods * GOODS_PRICE >= donation_price(board)
    return True
