"""How a bot values a move: what the seat has afterwards, in points, against what it has now."""

from typing import Final

from stellwerk.games.carnegie.components import (
    ADJACENT,
    COMPANY,
    DONATION,
    END_REGION,
    KIND_TYPE,
    LAST_BOX,
    LAST_COLUMN,
    PERMANENT,
    PROJECT_GOODS,
    ROUNDS,
    STATIONS,
    STRIP_EVENTS,
    WITHOUT_EMPLOYEE,
)
from stellwerk.games.carnegie.event import donation_price
from stellwerk.games.carnegie.giving import WELFARE, donations
from stellwerk.games.carnegie.ids import (
    ADVANCED_DESIGN,
    CO,
    ENGINEERING,
    HR,
    LOBBY,
    NEW_LOBBY,
    PERSONNEL,
    PLANNING,
    PURCHASING,
    UNUSED,
)
from stellwerk.games.carnegie.moves import ACTION, DONE, JOKER, N_PLACES, RESERVE, SELL, USE
from stellwerk.games.carnegie.player import Player
from stellwerk.games.carnegie.scoring import total
from stellwerk.games.carnegie.selling import SELL_GOODS
from stellwerk.games.carnegie.state import CarnegieState
from stellwerk.kernel.play import play
from stellwerk.kernel.state import NONE

STANDING: Final = [0.0, 3.0, 4.8, 6.0]  # so many employees standing in one department
FOUNDED: Final = 2.0
FIRST_CHOICE: Final = {NEW_LOBBY: -3.0, PURCHASING: 2.0, ADVANCED_DESIGN: 1.5, ENGINEERING: 1.0}
WELFARE_MASK: Final = sum([1 << donation for donation in WELFARE])
USE_BONUS: Final = 1.0  # opening a department costs nothing
BY_TYPE: Final = [1.4, 1.5, 2.8, 1.8]  # what one employee's use of each type is worth, roughly


def rate(s: CarnegieState, seat: int, move: int) -> float:
    """Only differences count; making no move is worth 0."""
    if ACTION.has(move):
        return rate_action(s, seat, move - ACTION.base)
    if USE.has(move):
        return USE_BONUS
    if move == SELL.base:
        return rate_sale(s, seat)
    if RESERVE.has(move):
        return FIRST_CHOICE.get(move - RESERVE.base, 0.0)
    if JOKER.has(move):
        mine, theirs = uses_of(s, seat, move - JOKER.base), uses_of(s, seat, s.turn_type)
        return mine - theirs - 4.0
    ahead = 1.0 - (s.round - 1) / ROUNDS
    before = worth(s, seat, ahead)
    after = s.clone()
    play(after, seat, move, SELL_GOODS)
    return worth(after, seat, ahead) - before


def rate_sale(s: CarnegieState, seat: int) -> float:
    """Sell only where a missing dollar stops everything."""
    stopped = s.stack[-1].moves(s, seat) == [DONE.base] if seat == s.turn and s.stack else False
    return 0.1 if stopped and s.players[seat].goods > (0 if s.round == ROUNDS else 3) else -1.0


def rate_action(s: CarnegieState, seat: int, action: int) -> float:
    """What the seat can do with the action, and what its event brings."""
    board = s.players[seat]
    value = uses_of(s, seat, action)
    row = s.row_of_event(action)
    column = s.markers[row] + 1
    event = END_REGION[row] if column == LAST_COLUMN else STRIP_EVENTS[s.strips[row]][column - 1]
    if event != DONATION and board.missions[event]:
        value += board.missions[event] * (1.0 + 0.4 * board.track[event]) + 0.6 * board.projects()
    if (event == DONATION or column == LAST_COLUMN) and board.money >= donation_price(board):
        value += 4.0
    return value


def uses_of(s: CarnegieState, seat: int, of_type: int) -> float:
    """The uses of all departments of a type, as far as goods, discs and employees allow."""
    board = s.players[seat]
    uses = 0
    for place in range(N_PLACES):
        kind = board.kinds[place]
        if kind == NONE or KIND_TYPE[kind] != of_type or kind in UNUSED:
            continue
        if kind == PLANNING:
            uses += min(board.standing[place], board.goods // WITHOUT_EMPLOYEE)
        else:
            uses += board.standing[place] + (PERMANENT if kind == PERSONNEL else 0)
    if of_type == HR:
        return BY_TYPE[HR] * min(2 * uses, sum(board.lying))
    if of_type == CO:
        ready = [board.discs_on(tab) for tab in range(4)]
        cheapest = min([PROJECT_GOODS[tab] for tab in range(4) if ready[tab]], default=99)
        return BY_TYPE[CO] * min(uses, sum(ready), board.goods // cheapest)
    return BY_TYPE[of_type] * uses


def worth(s: CarnegieState, seat: int, ahead: float) -> float:
    """Points now, and what everything else promises for the part of the game that is ahead."""
    board = s.players[seat]
    value = float(total(s, seat))
    value += min(board.money, 40) * (0.02 + 0.33 * ahead)
    value += min(board.goods, 8) * (0.05 + 0.95 * ahead)
    value += board.points * 0.5 + board.steps * 0.08 * (1 + ahead)
    value += company_worth(board, ahead)
    for region in range(4):
        box = board.track[region]
        value += ahead * (1.1 * box - (0.6 if box == LAST_BOX else 0.0))
        if board.missions[region]:
            value += board.missions[region] * mission_worth(s, region, ahead) * (1.0 + 0.25 * box)
    for tab in range(4):
        value += ahead * (3.2 * board.built[tab] + 1.2 * min(2, board.discs_on(tab)) + 0.4 * board.pulled[tab])
    value += board.donation_count() * 4.0 * ahead
    if board.donations & WELFARE_MASK:  # goods and money are still needed for other things
        points = donations(s, seat)
        value -= ahead * sum([points[donation] for donation in WELFARE])
    return value


def mission_worth(s: CarnegieState, region: int, ahead: float) -> float:
    """An employee abroad is worth what the next income there may bring; without one he is lost."""
    events = 0
    for row in range(4):
        done = s.markers[row]
        if done < LAST_COLUMN:
            events += END_REGION[row] == region
            events += STRIP_EVENTS[s.strips[row]][done:].count(region)
    return min(events, 3) * 0.5 * (0.3 + ahead)


def company_worth(board: Player, ahead: float) -> float:
    """Standing employees can work, the first of a department most; lying ones may soon."""
    value = 0.0
    wanted = [0] * N_PLACES
    for place in range(N_PLACES):
        kind = board.kinds[place]
        if kind in (NONE, LOBBY):
            continue
        standing = board.standing[place]
        free = len(STATIONS[kind]) - standing
        value += ahead * (STANDING[standing] + (FOUNDED if kind != COMPANY[place] else 0.0))
        here = min(free, board.lying[place])
        value += (0.15 + 0.7 * ahead) * (STANDING[standing + here] - STANDING[standing])
        wanted[place] = free - here
    for place in range(N_PLACES):
        kind = board.kinds[place]
        free = 0 if kind == NONE else len(STATIONS[kind]) - board.standing[place]
        idle = board.lying[place] - free
        if idle > 0:
            near = any(wanted[other] for other in ADJACENT[place])
            value += idle * (0.45 if near else 0.3 if kind == NONE else 0.15) * (0.2 + ahead)
    return value
