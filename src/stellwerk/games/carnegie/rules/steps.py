"""Every step of the game by name: the rulebook's questions are in the files named after its headings."""

from collections.abc import Mapping
from typing import Any, Final

from stellwerk.games.carnegie.model.ids import EMPLOYEE_OR_MONEY, GOODS_OR_MONEY, KINDS, PLACES, REGIONS, REWARDS, TABS
from stellwerk.games.carnegie.rules.activate import ACTIVATE_EMPLOYEES
from stellwerk.games.carnegie.rules.construction import BUILDING
from stellwerk.games.carnegie.rules.departments import USE_DEPARTMENTS
from stellwerk.games.carnegie.rules.event import MAKE_DONATION, TAKE_HOME
from stellwerk.games.carnegie.rules.gains import (
    ARRIVE,
    CHOOSE_BOX,
    CHOOSE_INCOME,
    MOST_CHOICES,
    MOST_DOLLARS,
    ChooseIncome,
)
from stellwerk.games.carnegie.rules.human_resources import RELOCATE, WALK_FIRST
from stellwerk.games.carnegie.rules.management import FURNISH, PLANNING_AT, TRADING
from stellwerk.games.carnegie.rules.moves import MOST_EMPLOYEES
from stellwerk.games.carnegie.rules.opening_choices import FIRST_PROJECT, FIRST_RESERVE, TAB_SIDE
from stellwerk.games.carnegie.rules.research import INCOME_POINTS, SPEND_POINTS
from stellwerk.games.carnegie.rules.rewards import BY_PROJECTS, CHOOSE_REGION, GIVING, MOST_PROJECTS, REWARDING
from stellwerk.games.carnegie.rules.timeline import CHOOSE_ACTION, COURSE, END_TURN
from stellwerk.kernel.reader import Reader, one_name, whole_number
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
    "TabSide": type(TAB_SIDE[0]),
    "ChooseIncome": ChooseIncome,
    "ChooseBox": type(CHOOSE_BOX[0][0]),
    "ByProject": type(next(iter(BY_PROJECTS.values()))[0]),
}


def read_step(reader: Reader) -> Step[Any]:
    """A written step: its name and its parameters."""
    known = list(STEPS)
    name = known[one_name(reader.raw("step"), reader.at("step"), known)]
    step = step_of(reader, name)
    reader.end()
    return step


def step_of(reader: Reader, name: str) -> Step[Any]:
    if name in SINGLE:
        return SINGLE[name]
    if name in AT_PLACE:
        return AT_PLACE[name][one_name(reader.raw("place"), reader.at("place"), PLACES)]
    if name == "TabSide":
        return TAB_SIDE[one_name(reader.raw("tab"), reader.at("tab"), TABS)]
    if name == "ByProject":
        kinds = [KINDS[kind] for kind in BY_PROJECTS]
        kind = KINDS.index(kinds[one_name(reader.raw("kind"), reader.at("kind"), kinds)])
        return BY_PROJECTS[kind][count(reader, MOST_PROJECTS - 1)]
    if name == "ChooseIncome":
        known = [REWARDS[GOODS_OR_MONEY], REWARDS[EMPLOYEE_OR_MONEY]]
        kind = REWARDS.index(known[one_name(reader.raw("kind"), reader.at("kind"), known)])
        dollars = whole_number(reader.raw("dollars"), reader.at("dollars"), 0, MOST_DOLLARS)
        return CHOOSE_INCOME[kind][dollars][count(reader, MOST_CHOICES)]
    if name == "ChooseBox":
        region = one_name(reader.raw("region"), reader.at("region"), REGIONS)
        return CHOOSE_BOX[region][count(reader, MOST_EMPLOYEES)]
    return COUNTED[name][count(reader, MOST_EMPLOYEES)]


def count(reader: Reader, most: int) -> int:
    return whole_number(reader.raw("n"), reader.at("n"), 1, most)
