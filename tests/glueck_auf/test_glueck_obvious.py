"""Beginner's mistakes that no bot makes that thinks."""

from typing import Any

from stellwerk.kernel.game import Json
from stellwerk.kernel.match import Match
from tests.bots.obvious import Obvious, assert_found, each_level, each_position
from tests.glueck_auf.tables import at, lane, one

LAST = ["A", "B", "A", "B", "A", "B"]  # the tokens before the last shift of two players
FOUR_LORRIES = [("W-WH", "L-WH-2"), ("W-CL", "L-CL-2")]
READY = lane(*FOUR_LORRIES, engine="E-A")
SECOND = lane(("W-TO", "L-TO-2"), ("W-WH", "L-WH-2"), engine="E-A")


def both(mine: Json, yours: Json, **rest: Any) -> Match:
    """Two players, A to move."""
    return at({"players": 2, "start": "A", "seats": [mine, yours], **rest})


def amid(step: str, mine: Json, more: Json | None = None, **rest: Any) -> Match:
    """In the middle of A's action; B has passed."""
    return one(mine, steps=[{"step": "Shift"}, {"step": "AfterAction"}, {"step": step, **(more or {})}], **rest)


POSITIONS = [
    Obvious(
        "Both have a train that is ready: whoever delivers first pays one worker, the other one two.",
        both(
            {"workers": [1, 2], "docks": [READY], "orders": ["O-BAR-4"]},
            {"workers": [1, 1], "docks": [lane(*FOUR_LORRIES, engine="E-B")], "orders": ["O-STE-4"]},
        ),
        "place deliver 1",
    ),
    Obvious(
        "The last worker of the game: the delivery brings ten points, everything else nothing.",
        both({"workers": [1], "docks": [READY], "orders": ["O-BAR-4"]}, {"workers": [1]}, tokens=LAST),
        "place deliver 1",
    ),
    Obvious(
        "Four lorries fulfil the order for four: ten points, and three for the other one.",
        amid("Delivery", {"docks": [READY], "orders": ["O-BAR-4", "O-FUR-1"]}, tokens=LAST),
        "deliver 1 O-BAR-4",
    ),
    Obvious(
        "The second train has the same model of engine and its order: it leaves with the first one for nothing.",
        amid("Delivery", {"docks": [lane(), SECOND], "orders": ["O-FUR-4"]}, {"model": "A"}),
        "deliver 2 O-FUR-4",
    ),
    Obvious(
        "The engine goes to the dock where a loaded train waits for it.",
        amid("PlaceEngine", {"docks": [lane(*FOUR_LORRIES)], "orders": ["O-BAR-4"]}, held="E-A"),
        "dock 1",
    ),
    Obvious(
        "The loaded train lacks nothing but an engine, and a worker is left for its delivery.",
        one({"workers": [1, 1], "docks": [lane(*FOUR_LORRIES)], "orders": ["O-BAR-4"]}, tokens=LAST),
        "place engine 1",
    ),
    Obvious(
        "The train lacks nothing but an order; the open one asks for just as many lorries.",
        one({"workers": [1, 1], "docks": [READY]}, tokens=LAST, stacks={"order": ["O-BAR-4", "O-FUR-1"]}),
        "place order 1",
    ),
    Obvious(
        "The lorry goes straight into the wagon that waits for it.",
        amid(
            "Mining",
            {"row": ["L-CL-2", "L-WH-1b"], "docks": [lane("W-CL", engine="E-A")], "orders": ["O-BAR-2"]},
            {"low": 2, "high": 3, "spent": 0},
        ),
        "load W-CL 1",
    ),
    Obvious(
        "The last worker of the game: the share goes with an order that is fulfilled, for three points.",
        one({"workers": [1], "delivered": ["O-BAR-4"]}, tokens=LAST, stacks={"share": ["S-BAR", "S-FUR"]}),
        "place share 1",
    ),
    Obvious(
        "The last worker of the game: the objective counts two orders that are fulfilled.",
        one(
            {"workers": [1], "delivered": ["O-BAR-4", "O-BAR-3"]},
            tokens=LAST,
            stacks={"objective": ["G-ORD-BAR", "G-SHIFT"], "share": ["S-FUR"]},
        ),
        "place objective 1",
    ),
    Obvious(
        "The train is ready for the order for four, and a worker is left for its delivery.",
        amid(
            "KeepOne",
            {"workers": [1], "docks": [READY]},
            tokens=LAST,
            wild={"stack": "order", "cards": ["O-FUR-1", "O-BAR-4", "O-FAC-1", "O-STE-2"]},
        ),
        "keep O-BAR-4",
    ),
    Obvious(
        "The zone is too dear for the last worker; the innovation delivers for nothing.",
        one(
            {"workers": [1], "docks": [READY], "orders": ["O-BAR-4"], "innovations": ["I-DEL"]},
            tokens=LAST,
            zones={"deliver": 1},
        ),
        "innovate I-DEL",
    ),
]


@each_level
@each_position(POSITIONS)
def test_no_beginners_mistake(position: Obvious, level: str) -> None:
    assert_found(position, level)
