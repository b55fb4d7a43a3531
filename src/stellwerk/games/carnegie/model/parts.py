"""What a table is played with where no public source is certain: company, workstations, tabs, goods of projects.

A table may bring a file of its own with other values for the same names; everything else in the box is fixed.
"""

import json
from typing import Any, Final

from stellwerk.games.carnegie.model.components import BOX, DEPARTMENTS, LAST_POSITION, STATIONS
from stellwerk.games.carnegie.model.ids import INCOMES, KINDS, LOBBY, PERSONNEL, PLACES, PRINTED, SIDES, TABS
from stellwerk.kernel.reader import Reader, one_name, whole_number, wrong
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.state import NONE

FLOORS: Final = ("row1", "row2", "row3", "row4")
POSITION_KINDS: Final = list(
    dict.fromkeys(["none", "points", "higher-limit", *INCOMES])
)  # points: for victory, at the end
HIGHER_LIMIT: Final = "higher-limit"  # of the own donations, as soon as it is visible
FIXED: Final = ("none", "points", HIGHER_LIMIT)  # positions of a tab that hold no disc
MOST_VALUE: Final = 9
MOST_STATIONS: Final = 3  # of a department
STANDARD: Final = "standard"
EARLIER: Final = "earlier"  # the tabs as the first version of the rules had them
PROFILES: Final = (STANDARD, EARLIER)
TABS_OF: Final[dict[str, Any]] = {STANDARD: BOX["tabs"], EARLIER: BOX[EARLIER]["tabs"]}


class Parts:
    """Typed tables; by tab and side where both matter."""

    __slots__ = (
        "base",
        "company",
        "has_disc",
        "lobby",
        "own",
        "printed_places",
        "project_goods",
        "stations",
        "tab_discs",
        "tab_income",
        "tab_kind",
        "tab_limit",
        "tab_points",
        "tab_price",
        "tab_value",
        "uneven",
    )  # fmt: skip

    def __init__(self) -> None:
        self.base = STANDARD  # the profile of all that an own file leaves out
        self.own: list[str] = []  # what a table's own file replaces
        self.project_goods: list[int] = []
        self.stations: list[list[int]] = STATIONS[:]  # prices by kind of department, cheapest first
        self.uneven = False  # somewhere they differ within a department
        self.company: list[int] = []  # printed department by place
        self.lobby = NONE
        self.printed_places: list[int] = []
        self.tab_kind: list[list[list[str]]] = []
        self.tab_value: list[list[list[int]]] = []
        self.tab_price: list[list[list[int]]] = []
        self.has_disc: list[list[list[bool]]] = []
        # discs that a tab shows when it is pulled to position 1, 2, ... (index 0: not at all)
        self.tab_discs: list[list[list[int]]] = []
        self.tab_points: list[list[list[int]]] = []
        self.tab_limit: list[list[list[int]]] = []
        # the incomes of the disc spaces of a tab in order: those of discs taken off come first
        self.tab_income: list[list[list[tuple[int, int]]]] = []


KNOWN: Final[dict[str, Parts]] = {}


def parts_for(file: Any, path: str = "components") -> Parts:
    """The tables of a profile, or of a table's own file; raises Refused with the path of what is wrong."""
    if not isinstance(file, str | dict):
        raise wrong(path, "json-object", file)
    if isinstance(file, str):
        one_name(file, path, PROFILES)
    key = file if isinstance(file, str) else json.dumps(file, sort_keys=True, default=str)
    found = KNOWN.get(key)
    if found is None:
        found = read_parts(Reader(file if isinstance(file, dict) else {"base": file}, path))
        if len(KNOWN) >= 64:  # tables with files of their own come and go
            KNOWN.clear()
        KNOWN[key] = found
    return found


def read_parts(root: Reader) -> Parts:
    k = Parts()
    root.text("title")
    k.base = PROFILES[root.name("base", PROFILES, 0)]
    read_projects(k, root.object("projects"))
    read_printed(k, root.object("printed"))
    read_company(k, root.object("company"))
    read_tabs(k, root.object("tabs"))
    root.end()
    k.uneven = any(prices and prices[0] != prices[-1] for prices in k.stations)
    return k


def read_projects(k: Parts, projects: Reader) -> None:
    for tab in TABS:
        if projects.has(tab):
            k.own.append(f"project-{tab}")
        k.project_goods.append(projects.number(tab, BOX["projects"][tab], 0, MOST_VALUE))
    projects.end()


def read_printed(k: Parts, printed: Reader) -> None:
    for name in PRINTED:
        if printed.has(name):
            entry = printed.object(name)
            prices = sorted(entry.numbers("stations", 0, 99))
            if not 1 <= len(prices) <= MOST_STATIONS:
                raise counted(entry.at("stations"), len(prices), MOST_STATIONS)
            k.stations[KINDS.index(name)] = prices
            k.own.append(name)
            entry.end()
    printed.end()


def read_company(k: Parts, company: Reader) -> None:
    """Four rooms on each of four floors, "" where a department can be founded."""
    known = ["", *PRINTED, KINDS[LOBBY]]
    for floor in FLOORS:
        row = company.items(floor) if company.has(floor) else DEPARTMENTS["company"][floor]
        if len(row) != len(FLOORS):
            raise counted(company.at(floor), len(row), len(FLOORS))
        names = [known[one_name(name, f"{company.at(floor)}[{i}]", known)] for i, name in enumerate(row)]
        k.company += [KINDS.index(name) if name else NONE for name in names]
    for kind in (LOBBY, *range(PERSONNEL, PERSONNEL + len(PRINTED))):
        if k.company.count(kind) != 1:
            raise wrong(company.path, "position-company", KINDS[kind])
    if any(company.has(floor) for floor in FLOORS):
        k.own.append("company")
    company.end()
    assert len(k.company) == len(PLACES)
    k.lobby = k.company.index(LOBBY)
    k.printed_places = [k.company.index(KINDS.index(name)) for name in PRINTED]


def read_tabs(k: Parts, tabs: Reader) -> None:
    for tab in TABS:
        both = tabs.object(tab)
        for table in (
            k.tab_kind,
            k.tab_value,
            k.tab_price,
            k.has_disc,
            k.tab_discs,
            k.tab_points,
            k.tab_limit,
            k.tab_income,
        ):
            table.append([])
        for side in SIDES:
            entry = both.object(side)
            if entry.has("positions"):
                k.own.append(f"tab-{tab}-{side}")
                rows, path = entry.items("positions"), entry.at("positions")
            else:
                rows, path = TABS_OF[k.base][tab][side]["positions"], ""
            entry.end()
            read_side(k, rows, path)
        both.end()
    tabs.end()


def read_side(k: Parts, rows: list[Any], path: str) -> None:
    """One side of the tab that was begun last; position 1 first: [kind, income or VP, R&D price]."""
    if len(rows) != LAST_POSITION:
        raise counted(path, len(rows), LAST_POSITION)
    kinds, values, prices = [], [], []
    for i, row in enumerate(rows):
        at = f"{path}[{i}]"
        if not isinstance(row, list):
            raise wrong(at, "json-list", row)
        if len(row) != 3:
            raise counted(at, len(row), 3)
        kinds.append(POSITION_KINDS[one_name(row[0], f"{at}[0]", POSITION_KINDS)])
        values.append(whole_number(row[1], f"{at}[1]", 0, MOST_VALUE))
        prices.append(whole_number(row[2], f"{at}[2]", 0, 99))
    discs = [kind not in FIXED for kind in kinds]
    k.tab_kind[-1].append(kinds)
    k.tab_value[-1].append(values)
    k.tab_price[-1].append(prices)
    k.has_disc[-1].append(discs)
    shown = range(len(rows) + 1)
    k.tab_discs[-1].append([sum(discs[:n]) for n in shown])
    k.tab_points[-1].append([sum([values[i] for i in range(n) if kinds[i] == "points"]) for n in shown])
    k.tab_limit[-1].append([sum([values[i] for i in range(n) if kinds[i] == HIGHER_LIMIT]) for n in shown])
    incomes = [(INCOMES.index(kinds[i]), values[i]) for i in range(len(rows)) if discs[i]]
    k.tab_income[-1].append(incomes)


def counted(path: str, have: int, want: int) -> Refused:
    return Refused(Refusal("kernel", "json-count", {"path": path, "have": have, "want": want}))
