"""Which symbol shows what, and amounts written with them."""

from typing import Any, Final

from stellwerk.games.carnegie.model.components import BY_PROJECT, CUBES, SENDS, TAKES
from stellwerk.games.carnegie.model.ids import (
    ADMINISTRATION,
    ARCHIVES,
    CHARITY,
    COMMERCE,
    COMMUNICATIONS,
    CONSTRUCTION,
    CORPORATE,
    EMPLOYEE,
    ENGINEERING,
    GREEN,
    KINDS,
    LIBRARIES,
    LOBBY,
    LOBBYING,
    NEW_LOBBY,
    OUTSOURCING,
    PAYROLL,
    PLANNING,
    POST_OFFICE,
    PROPERTY,
    PUBLIC_RELATIONS,
    PURCHASING,
    REWARDS,
    SUPPLY,
    TELEGRAPH,
    TYPES,
)
from stellwerk.stage.wire import Text

Slots = dict[str, str]

# departments that are not drawn by what they give
DRAWN: Final[dict[int, str]] = {
    COMMERCE: "goods-or-money",
    PURCHASING: "goods-or-money",
    PLANNING: "department",
    CONSTRUCTION: "build",
    ENGINEERING: "build",
    OUTSOURCING: "build",
    LOBBYING: "build",
    SUPPLY: "goods",
    NEW_LOBBY: "lobby",
    LOBBY: "lobby",
    PROPERTY: "move",
    CORPORATE: "move",
    ADMINISTRATION: "move",
    COMMUNICATIONS: "donation",
    CHARITY: "gift",
    TELEGRAPH: "railroad",
    ARCHIVES: "railroad",
    PAYROLL: "standing",
    GREEN: "vp",
    PUBLIC_RELATIONS: "vp",
    LIBRARIES: "vp",
    POST_OFFICE: "network",
}
# what donations count
COUNTED: Final = {
    "departments": "department",
    "housing-commerce": "housing",
    "rails": "railroad",
    "donations": "donation",
    "goods": "goods",
    "money": "money",
    "sets": "goods-or-money",
    "standing": "standing",
    "small": "any",
}


def reward(kind: int) -> str:
    return f"sym-{REWARDS[kind]}"


def effect(kind: int) -> Slots:
    """What a department does, in one picture."""
    if kind in DRAWN:
        return {"fx": f"sym-{DRAWN[kind]}"}
    for given in (TAKES[kind], SENDS[kind], CUBES[kind], BY_PROJECT[kind]):
        if given:
            what, n = given[-1]
            return {"fx": reward(what), "fxn": str(abs(n))}
    return {}


def stations(prices: tuple[int, ...]) -> Slots:
    return {f"p{i + 1}": f"{{money:{price}}}" for i, price in enumerate(prices)}


def counted(what: str) -> str:
    """The symbol of what a donation counts; "" for a fixed one."""
    if what in COUNTED:
        return f"sym-{COUNTED[what]}"
    head, _, tail = what.partition("-")
    if head in ("type", "region"):
        return f"sym-{tail}"
    return f"sym-{what}" if what in ("housing", "commerce", "industry", "infrastructure") else ""


def type_class(of_type: int) -> str:
    return f"ca-type-{TYPES[of_type]}"


def as_arg(text: Text) -> dict[str, Any]:
    return {"m": text.m, "a": text.a}


def amount(kind: int, n: int) -> dict[str, Any]:
    """So much of a reward, in words."""
    return {"m": f"amount-{REWARDS[kind]}", "a": {"n": n}}


def plain_amount(kind: int, n: int) -> dict[str, Any]:
    """The same where it stands by itself: German then says "neuer Mitarbeiter"."""
    return {"m": "plain-employee", "a": {"n": n}} if kind == EMPLOYEE else amount(kind, n)


def department(kind: int) -> str:
    return f"department-{KINDS[kind]}"
