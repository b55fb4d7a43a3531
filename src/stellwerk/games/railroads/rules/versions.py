"""What each version of the rules changed, and how tables of the version before come along."""

from collections.abc import Mapping
from typing import Final

from stellwerk.games.railroads.model.ids import COAL_FOR_STEPS
from stellwerk.games.railroads.model.state import Board, RailState
from stellwerk.games.railroads.rules import steps
from stellwerk.games.railroads.rules.effects import book_points, go_on
from stellwerk.games.railroads.rules.turn import first_extras, pass_round
from stellwerk.games.railroads.rules.turn_order import has_something
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Change, Json

COAL_THEN: Final = 3  # what the coal factory took at most


def coal_waits(position: Json) -> Json:
    """Version 1 asked at once about coal for the coal factory; now that waits with the other effects (RR-2.7)."""
    stack = list(position.get("stack", []))
    asked = stack.count("GiveCoal")
    if not asked:
        return position
    may = dict(position.get("may", {}))
    may["coal-for-steps"] = COAL_THEN * asked
    return {**position, "stack": [name for name in stack if name != "GiveCoal"], "may": may}


def nothing_waits(s: RailState) -> None:
    """Version 1 booked points by locomotives at once, took coal once, and passed whoever had nothing to place."""
    book_points(s)
    given = s.may[COAL_FOR_STEPS]
    if given and (given < COAL_THEN or s.boards[s.turn].coal == 0):
        s.may[COAL_FOR_STEPS] = 0
        go_on(s)
        rules.settle(s)
    while s.stack and s.stack[-1] is steps.STEPS["Turn"] and only_hopes(s, s.boards[s.turn]):
        s.done()
        pass_round(s, s.turn)
        rules.settle(s)


def only_hopes(s: RailState, b: Board) -> bool:
    """Whether the turn has just come, because of an extra that can lead to an action (RR-2.10)."""
    return not s.extended and not has_something(s, b) and len(first_extras(s, b, False)) > 0


CHANGES: Final[Mapping[int, Change]] = {2: Change(convert=coal_waits, replay=nothing_waits)}
