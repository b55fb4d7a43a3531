"""The open steps of a written position must fit the phase and what lies on the table."""

from typing import Any, Final

from stellwerk.games.carnegie.model.components import START_SPACES
from stellwerk.games.carnegie.model.ids import NEW_LOBBY, PLACES, TABS, TILES
from stellwerk.games.carnegie.model.state import OVER, PHASES, PROJECTS_PHASE, SIDES_PHASE, CarnegieState
from stellwerk.games.carnegie.rules.departments import department_at
from stellwerk.games.carnegie.rules.gains import Arrive
from stellwerk.games.carnegie.rules.human_resources import Relocate
from stellwerk.games.carnegie.rules.management import Furnish
from stellwerk.games.carnegie.rules.steps import AT_PLACE
from stellwerk.games.carnegie.rules.timeline import seat_in_order
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step

INCOME: Final = {"IncomePoints", "SpendPoints", "ChooseIncome", "ChooseBox", "Arrive"}
DEPARTMENTS: Final = {"EndTurn", "UseDepartments", "Relocate", "ByProject", *AT_PLACE}
ALLOWED: Final[dict[str, set[str]]] = {
    "sides": {"TabSide"},
    "projects": {"FirstReserve", "FirstProject"},
    "companies": {"Activate", "WalkFirst"},
    "timeline": {"ChooseAction"},
    "income": {"TakeHome", *INCOME},
    "donations": {"Donate"},
    "departments": DEPARTMENTS | (INCOME - {"ChooseIncome"}),
    "activate": {"Activate"},
    "over": set(),
}


def check_steps(s: CarnegieState) -> None:
    names = [type(step).__name__ for step in s.stack]
    phase = PHASES[s.phase]
    if (s.phase == OVER) != (not names) or (names and names[0] != "Course"):
        raise misfit(names)
    if not set(names[1:]) <= ALLOWED[phase]:
        raise misfit(names)
    if len(names) > 1 and (s.acted == 0 or (phase == "timeline" and s.acted != s.seats)):
        raise wrong("acted", "position-steps", s.acted)
    if len(names) == 1 and phase == "timeline" and s.acted:
        raise wrong("acted", "position-steps", s.acted)
    if (phase == "income" and s.event == NONE) or (phase == "donations" and not s.donation):
        raise wrong("phase", "position-action", phase)
    if ("UseDepartments" in names) != (s.turn_type != NONE):
        raise wrong("type", "position-steps", ", ".join(names))
    check_reserves(s)
    check_sides(s)
    for step in s.stack:
        check_step(s, step, names)
    if s.stack and not s.stack[-1].automatic and not s.stack[-1].moves(s, s.stack[-1].seats(s)[0]):
        raise misfit(names)


def check_reserves(s: CarnegieState) -> None:
    """Nobody has a department in reserve before taking one in the set-up."""
    if s.phase > PROJECTS_PHASE:
        return
    for n in range(s.acted if s.phase == PROJECTS_PHASE else 0, s.seats):
        seat = seat_in_order(s, n)
        if s.players[seat].reserve != NONE:
            raise wrong(f"seats[{seat}].reserve", "position-steps", TILES[s.players[seat].reserve])


def check_sides(s: CarnegieState) -> None:
    """While sides are chosen nothing has been pulled or built."""
    if s.phase == SIDES_PHASE:
        for seat, board in enumerate(s.players):
            for tab, name in enumerate(TABS):
                if board.pulled[tab] != 1 or board.built[tab]:
                    raise wrong(f"seats[{seat}].pulled.{name}", "position-steps", board.pulled[tab])


def misfit(names: list[str]) -> Exception:
    return wrong("steps", "position-steps", ", ".join(names))


def check_step(s: CarnegieState, step: Step[Any], names: list[str]) -> None:
    board = s.players[s.turn]
    name = type(step).__name__
    if isinstance(step, Arrive):
        if board.place_of(NEW_LOBBY) == NONE or board.lying[s.parts.lobby] < step.n:
            raise misfit(names)
    elif isinstance(step, Relocate | Furnish):
        if isinstance(step, Furnish) and board.kinds[step.place] == NONE:
            raise misfit(names)
    elif name in AT_PLACE:
        place = PLACES.index(step.data()["place"])
        kind = board.kinds[place]
        if kind == NONE or not s.left[place] or board.standing[place] == 0 or department_at(kind, place) is not step:
            raise misfit(names)
    elif name == "FirstProject":
        if not board.discs_on(0) or all(s.spaces[i] != NONE for i in START_SPACES):
            raise misfit(names)
    elif name == "WalkFirst":
        if not board.steps:
            raise wrong(f"seats[{s.turn}].steps", "position-steps", board.steps)
    elif name == "FirstReserve" and (not any(s.market) or board.reserve != NONE):
        raise misfit(names)
