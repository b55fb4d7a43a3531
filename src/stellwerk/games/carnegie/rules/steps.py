"""Every step of the game by name: the rulebook's questions are in the files named after its headings."""

from collections.abc import Mapping
from typing import Any, Final

from stellwerk.games.carnegie.rules.activate import ACTIVATE_EMPLOYEES, CHOOSE_STATION
from stellwerk.games.carnegie.rules.construction import BUILDING
from stellwerk.games.carnegie.rules.departments import USE_DEPARTMENTS
from stellwerk.games.carnegie.rules.event import MAKE_DONATION, TAKE_HOME
from stellwerk.games.carnegie.rules.gains import ARRIVE, CHOOSE_BOX, ChooseIncome
from stellwerk.games.carnegie.rules.human_resources import RELOCATE, WALK_FIRST
from stellwerk.games.carnegie.rules.management import FURNISH, PLANNING_AT, TRADING
from stellwerk.games.carnegie.rules.opening_choices import FIRST_PROJECT, FIRST_RESERVE, TAB_SIDE
from stellwerk.games.carnegie.rules.research import INCOME_POINTS, SPEND_POINTS
from stellwerk.games.carnegie.rules.rewards import BY_PROJECTS, CHOOSE_REGION, GIVING, REWARDING
from stellwerk.games.carnegie.rules.timeline import CHOOSE_ACTION, COURSE, END_TURN
from stellwerk.kernel.step import Step

SINGLE: Final[dict[str, Step[Any]]] = {
    type(step).__name__: step
    for step in (
        COURSE, CHOOSE_ACTION, END_TURN, TAKE_HOME, MAKE_DONATION, USE_DEPARTMENTS, ACTIVATE_EMPLOYEES, WALK_FIRST,
        FIRST_PROJECT, FIRST_RESERVE, INCOME_POINTS, SPEND_POINTS,
    )
}  # fmt: skip
AT_PLACE: Final[dict[str, list[Step[Any]]]] = {
    type(steps[0]).__name__: list(steps)
    for steps in (BUILDING, PLANNING_AT, FURNISH, TRADING, REWARDING, GIVING, CHOOSE_REGION)
}
COUNTED: Final[dict[str, list[Step[Any]]]] = {"Arrive": list(ARRIVE), "Relocate": list(RELOCATE)}
STEPS: Final[Mapping[str, type[Step[Any]]]] = {
    **{name: type(step) for name, step in SINGLE.items()},
    **{name: type(steps[0]) for name, steps in AT_PLACE.items()},
    **{name: type(steps[0]) for name, steps in COUNTED.items()},
    "ChooseStation": type(CHOOSE_STATION[0][0]),
    "TabSide": type(TAB_SIDE[0]),
    "ChooseIncome": ChooseIncome,
    "ChooseBox": type(CHOOSE_BOX[0][0]),
    "ByProject": type(next(iter(BY_PROJECTS.values()))[0]),
}
