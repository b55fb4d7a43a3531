"""The names of everything, and the numbers by which the rules know them."""

from typing import Final

TYPES: Final = ["HR", "MG", "CO", "RD"]
HR: Final = 0
MG: Final = 1
CO: Final = 2
RD: Final = 3

REGIONS: Final = ["west", "midwest", "east", "south"]
TABS: Final = ["housing", "commerce", "industry", "infrastructure"]
HOUSING: Final = 0
COMMERCE_TAB: Final = 1
INDUSTRY: Final = 2
INFRASTRUCTURE: Final = 3
ANY: Final = 4  # the type of a space in a small town
SIDES: Final = ["a", "b"]

# places of the company: column a to d, floor 1 to 4
PLACES: Final = [f"{column}{floor}" for floor in (1, 2, 3, 4) for column in "abcd"]
FLOOR: Final = 4  # places on one floor

# kinds of departments; the numbers of the tiles less one, then those printed on the company
TILES: Final = [f"D{n:02}" for n in range(1, 33)]
PRINTED: Final = ["PERSONNEL", "COMMERCE", "PLANNING", "CONSTRUCTION", "RESEARCH"]
KINDS: Final = [*TILES, *PRINTED, "LOBBY"]
TRAINING: Final = 0
RECRUITING: Final = 1
SAFETY: Final = 2
NEW_LOBBY: Final = 3
PURCHASING: Final = 4
SALES: Final = 5
LOGISTICS: Final = 6
PROPERTY: Final = 7
ENGINEERING: Final = 8
OUTSOURCING: Final = 9
SUPPLY: Final = 10
COMMUNICATIONS: Final = 11
ADVANCED_RESEARCH: Final = 12
ADVANCED_DESIGN: Final = 13
CHARITY: Final = 14
TELEGRAPH: Final = 15
ADMINISTRATION: Final = 16
PARTNERS: Final = 17
CORPORATE: Final = 18
GREEN: Final = 19
ACCOUNTING: Final = 20
BRANDING: Final = 21
PAYROLL: Final = 22
PUBLIC_RELATIONS: Final = 23
PRODUCTION: Final = 24
RENOVATION: Final = 25
LOBBYING: Final = 26
POST_OFFICE: Final = 27
COORDINATION: Final = 28
KNOWLEDGE: Final = 29
ARCHIVES: Final = 30
LIBRARIES: Final = 31
PERSONNEL: Final = 32
COMMERCE: Final = 33
PLANNING: Final = 34
CONSTRUCTION: Final = 35
RESEARCH: Final = 36
LOBBY: Final = 37

# ongoing effects and effects at the end are not used
UNUSED: Final = (
    NEW_LOBBY,
    PROPERTY,
    COMMUNICATIONS,
    TELEGRAPH,
    CORPORATE,
    GREEN,
    PAYROLL,
    PUBLIC_RELATIONS,
    LOBBYING,
    POST_OFFICE,
    ARCHIVES,
    LIBRARIES,
)

DONATIONS: Final = [f"{group}{n}" for group in "ABCD" for n in range(1, 6)]

# incomes
MONEY: Final = 0
GOODS: Final = 1
VP: Final = 2
EMPLOYEE: Final = 3
POINTS: Final = 4
GOODS_OR_MONEY: Final = 5
EMPLOYEE_OR_MONEY: Final = 6
LIMIT: Final = 7
INCOMES: Final = ["money", "goods", "vp", "employee", "points", "goods-or-money", "employee-or-money", "limit"]
STEPS: Final = 8  # only departments give these
REWARDS: Final = ["money", "goods", "vp", "employee", "points", "goods-or-money", "employee-or-money", "limit", "steps"]

POSTURES: Final = ["lying", "standing"]
LYING: Final = 0
STANDING: Final = 1

# whose disc lies on a space: seat * 4 + tab, or one of these
NEUTRAL: Final = 16
ANDREW: Final = 20

SEATS: Final = ["A", "B", "C", "D"]
