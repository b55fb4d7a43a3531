"""The commonest moves, made without a copy of the table: what they change for the worth of a seat, and put back."""

from typing import Final

from stellwerk.games.carnegie.mind.worth import Account
from stellwerk.games.carnegie.model.components import (
    CITY_BONUS,
    LAST_BOX,
    SENDS,
    SPACE_CITY,
    SPACE_REGION,
    TRACK_INCOME,
)
from stellwerk.games.carnegie.model.ids import ARCHIVES, GOODS, LOBBYING, MONEY, OUTSOURCING, SAFETY, VP
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.activate import Activate
from stellwerk.games.carnegie.rules.construction import Building
from stellwerk.games.carnegie.rules.departments import UseDepartments, may_play_joker
from stellwerk.games.carnegie.rules.event import Donate, donation_price
from stellwerk.games.carnegie.rules.human_resources import BOTH
from stellwerk.games.carnegie.rules.management import Planning, department_price
from stellwerk.games.carnegie.rules.moves import (
    ACTIVATE,
    ADVANCE,
    BUILD,
    DEVELOP,
    DONATE,
    DONE,
    FOUND,
    N_PLACES,
    N_REGIONS,
    N_SPACES,
    SEND,
    WALK,
)
from stellwerk.games.carnegie.rules.research import SpendPoints, advance_price, research_moves
from stellwerk.games.carnegie.rules.rewards import BY_TYPE, Rewarding
from stellwerk.kernel.state import NONE

PLAIN: Final = (MONEY, GOODS, VP)  # what comes in without a question
COUNTED: Final = (*BY_TYPE, SAFETY)  # departments whose rewards count something
SCORED: Final = 0  # points are points, whatever their source


def on_paper(s: CarnegieState, seat: int, move: int) -> bool:
    """Moves that change nothing for the seat but what is changed here, even if its turn ends with them.

    Alone it would be Andrew's turn then: such moves are played.
    """
    board = s.players[seat]
    step = s.stack[-1]
    if BUILD.has(move):
        return isinstance(step, Building) and is_plain(board, step, (move - BUILD.base) % N_SPACES)
    if FOUND.has(move):
        return isinstance(step, Planning)
    if SEND.has(move):
        return isinstance(step, Rewarding) and board.kinds[step.place] not in COUNTED and rewarded(move) in PLAIN
    if s.seats == 1:
        return WALK.has(move) and board.steps > 1
    if WALK.has(move):
        return board.steps > 1 or board.points == 0
    if DEVELOP.has(move):
        return True
    if ADVANCE.has(move):
        return board.track[move - ADVANCE.base] + 1 < LAST_BOX
    if move == DONE.base:
        return board.points == 0 or isinstance(step, (UseDepartments, SpendPoints))
    if DONATE.has(move):
        return board.points == 0 and isinstance(step, Donate)
    return ACTIVATE.has(move) and board.points == 0 and isinstance(step, Activate) and not s.parts.uneven


def is_plain(board: Player, step: Building, space: int) -> bool:
    """A project that brings no more than its disc on the map, and perhaps money, goods or points."""
    if board.kinds[step.place] == OUTSOURCING or board.works(LOBBYING):
        return False
    if not CITY_BONUS[SPACE_CITY[space]]:
        return True
    region = SPACE_REGION[space]
    kind, _ = TRACK_INCOME[region][board.track[region]]
    return kind in PLAIN and not board.works(ARCHIVES)


def rewarded(move: int) -> int:
    """What somebody is sent for."""
    return (move - SEND.base) // N_REGIONS


def worth_on_paper(s: CarnegieState, seat: int, move: int, account: Account) -> float:
    board = s.players[seat]
    if WALK.has(move):
        return after_walk(s, board, move - WALK.base, account)
    if BUILD.has(move):
        return after_building(s, seat, move - BUILD.base, account)
    if FOUND.has(move):
        return after_founding(s, board, move - FOUND.base, account)
    if SEND.has(move):
        return after_mission(s, board, move, account)
    if move == DONE.base:
        return after_end(s, board, account)
    if DONATE.has(move):
        return after_donation(s, board, move - DONATE.base, account)
    if ACTIVATE.has(move):
        return after_activation(s, board, move - ACTIVATE.base, account)
    return after_research(s, seat, move, account)


def after_walk(s: CarnegieState, board: Player, walk: int, account: Account) -> float:
    """Somebody goes to another place, and lies there."""
    there = board.standing if walk >= BOTH else board.lying
    a, b = walk // N_PLACES % N_PLACES, walk % N_PLACES
    there[a] -= 1
    board.lying[b] += 1
    value = account.worth(s)
    board.lying[b] -= 1
    there[a] += 1
    return value


def after_founding(s: CarnegieState, board: Player, founded: int, account: Account) -> float:
    """A new department for goods."""
    kind, place = founded // N_PLACES, founded % N_PLACES
    goods, kinds = board.goods, board.kinds
    board.goods = goods - department_price(board, kind, place)
    board.kinds = kinds[:]
    board.kinds[place] = kind
    value = account.worth(s)
    board.goods = goods
    board.kinds = kinds
    return value


def after_building(s: CarnegieState, seat: int, project: int, account: Account) -> float:
    """A disc goes to the map, an employee to its region."""
    board = s.players[seat]
    step = s.stack[-1]
    assert isinstance(step, Building)
    tab, space = project // N_SPACES, project % N_SPACES
    region = SPACE_REGION[space]
    goods, money, points = board.goods, board.money, board.vp[SCORED]
    account.read_map(s)
    board.goods = goods - s.parts.project_goods[tab]
    board.standing[step.place] -= 1
    board.missions[region] += 1
    board.built[tab] += 1
    s.spaces[space] = seat * 4 + tab
    if CITY_BONUS[SPACE_CITY[space]]:
        kind, n = TRACK_INCOME[region][board.track[region]]
        receive(board, kind, n)
    value = account.worth_with(s, space)
    s.spaces[space] = NONE
    board.built[tab] -= 1
    board.missions[region] -= 1
    board.standing[step.place] += 1
    board.goods = goods
    board.money = money
    board.vp[SCORED] = points
    return value


def after_mission(s: CarnegieState, board: Player, move: int, account: Account) -> float:
    """Somebody of this department goes to a region, for a reward."""
    step = s.stack[-1]
    assert isinstance(step, Rewarding)
    place, region = step.place, (move - SEND.base) % N_REGIONS
    goods, money, points = board.goods, board.money, board.vp[SCORED]
    board.standing[place] -= 1
    board.missions[region] += 1
    for reward, n in SENDS[board.kinds[place]]:
        if reward == rewarded(move):
            receive(board, reward, n)
    value = account.worth(s)
    board.missions[region] -= 1
    board.standing[place] += 1
    board.goods = goods
    board.money = money
    board.vp[SCORED] = points
    return value


def receive(board: Player, kind: int, n: int) -> None:
    if kind == MONEY:
        board.money += n
    elif kind == GOODS:
        board.goods += n
    else:
        board.vp[SCORED] += n


def after_donation(s: CarnegieState, board: Player, donation: int, account: Account) -> float:
    money, given = board.money, board.donations
    board.money = money - donation_price(board)
    board.donations = given | 1 << donation
    board.discs -= 1
    value = account.worth(s)
    board.discs += 1
    board.donations = given
    board.money = money
    return value


def after_activation(s: CarnegieState, board: Player, place: int, account: Account) -> float:
    money = board.money
    board.money = money - board.free_station(place)
    board.lying[place] -= 1
    board.standing[place] += 1
    value = account.worth(s)
    board.standing[place] -= 1
    board.lying[place] += 1
    board.money = money
    return value


def after_end(s: CarnegieState, board: Player, account: Account) -> float:
    """What was not spent is lost."""
    points = board.points
    board.points = 0
    value = account.worth(s)
    board.points = points
    return value


def after_research(s: CarnegieState, seat: int, move: int, account: Account) -> float:
    """A tab is pulled, or a track advanced; points with which nothing more can be done are lost."""
    board = s.players[seat]
    points, discs = board.points, board.discs
    way, i = board.track, move - ADVANCE.base
    if DEVELOP.has(move):
        way, i = board.pulled, move - DEVELOP.base
        board.points = points - s.parts.tab_price[i][board.sides[i]][way[i]]
        if s.parts.has_disc[i][board.sides[i]][way[i]]:
            board.discs = discs - 1
    else:
        board.points = points - advance_price(board, i)
    way[i] += 1
    if board.points and not goes_on(s, seat):
        board.points = 0
    value = account.worth(s)
    way[i] -= 1
    board.points = points
    board.discs = discs
    return value


def goes_on(s: CarnegieState, seat: int) -> bool:
    """Does the seat keep its points?"""
    if isinstance(s.stack[-1], UseDepartments):
        if s.players[seat].steps or may_play_joker(s, seat):
            return True
        for left in s.left:
            if left:
                return True
    return len(research_moves(s, seat)) > 0
