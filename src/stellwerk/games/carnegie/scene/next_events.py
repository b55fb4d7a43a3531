"""What the next event of every timeline row would bring a seat."""

from typing import NamedTuple

from stellwerk.games.carnegie.model.components import (
    DONATION,
    END_REGION,
    LAST_COLUMN,
    STRIP_EVENTS,
    TRACK_INCOME,
)
from stellwerk.games.carnegie.model.ids import EMPLOYEE, EMPLOYEE_OR_MONEY, GOODS_OR_MONEY, LIMIT
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel.state import NONE

Income = dict[int, int]  # amounts by kind of income; choices count how often they are made


class NextEvent(NamedTuple):
    """An event to come: its row and column, the region that pays, and whether donations are made."""

    row: int
    column: int
    region: int
    donation: bool


def event_of(s: CarnegieState, action: int) -> NextEvent | None:
    """The event that choosing this action would cause; None when the timeline is at its end."""
    if sum(s.markers) == LAST_COLUMN * len(s.markers):
        return None
    row = s.row_of_event(action)
    column = s.markers[row] + 1
    if column == LAST_COLUMN:
        return NextEvent(row, column, END_REGION[row], True)
    event = STRIP_EVENTS[s.strips[row]][column - 1]
    return NextEvent(row, column, NONE if event == DONATION else event, event == DONATION)


def project_income(board: Player) -> Income:
    out: Income = {}
    for tab in range(4):
        for kind, n in board.parts.tab_income[tab][board.sides[tab]][: board.built[tab]]:
            if kind != LIMIT:
                out[kind] = out.get(kind, 0) + (1 if kind in (GOODS_OR_MONEY, EMPLOYEE_OR_MONEY) else n)
    return out


def transport_from(board: Player, region: int, home: int) -> tuple[int, int]:
    """Kind and amount; no more new employees than the supply holds."""
    kind, each = TRACK_INCOME[region][board.track[region]]
    return kind, min(each * home, board.supply) if kind == EMPLOYEE else each * home


def income_from(board: Player, region: int, home: int) -> Income:
    """With so many employees coming home; nothing for nobody."""
    if not home:
        return {}
    out = project_income(board)
    kind, n = transport_from(board, region, home)
    if n:
        out[kind] = out.get(kind, 0) + n
    return out
