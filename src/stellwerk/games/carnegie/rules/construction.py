"""Building projects on the map (rulebook: Konstruktion)."""

from typing import Final

from stellwerk.games.carnegie.model.components import (
    ALL_SPACES,
    CITY_BONUS,
    CITY_SIZE,
    FIRST_SPACE,
    FITTING,
    OUTSOURCING_MONEY,
    SPACE_CITY,
    SPACE_REGION,
    SPACE_TYPE,
    city_of,
)
from stellwerk.games.carnegie.model.ids import ANY, LOBBYING, OUTSOURCING, PLACES, REGIONS, TABS, VP
from stellwerk.games.carnegie.model.player import FROM_DEPARTMENT
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.department_use import begin, close, send, used
from stellwerk.games.carnegie.rules.gains import gain, transport_income
from stellwerk.games.carnegie.rules.moves import BUILD, DONE, MISSION, N_PLACES, N_REGIONS, N_SPACES
from stellwerk.games.carnegie.rules.research import INCOME_POINTS
from stellwerk.kernel.game import Json
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Step


def owns_in_city(s: CarnegieState, seat: int, city: int) -> bool:
    first = FIRST_SPACE[city]
    return any(s.spaces[space] >> 2 == seat for space in range(first, first + CITY_SIZE[city]))


class Building(Step[CarnegieState]):
    """A department that builds: an employee goes to the region, a disc from a tab to one of its cities."""

    rule = "CA-8.1"
    families = (BUILD, MISSION, DONE)

    def __init__(self, place: int) -> None:
        self.place = place

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        board = s.players[seat]
        out = [DONE.base]
        outsourced = board.kinds[self.place] == OUTSOURCING
        if s.rulings.half_use and not outsourced:
            out += range(MISSION.base, MISSION.base + N_REGIONS)
        if outsourced and board.money < OUTSOURCING_MONEY:
            return out
        spaces = s.spaces
        anywhere = board.works(LOBBYING)
        for tab in range(4):
            if board.goods >= s.parts.project_goods[tab] and board.discs_on(tab) > 0:
                first = BUILD.base + tab * N_SPACES
                out += [first + i for i in (ALL_SPACES if anywhere else FITTING[tab]) if spaces[i] == NONE]
        if not s.rulings.several_in_city:
            out = [move for move in out if not BUILD.has(move) or not self.crowded(s, seat, move)]
        return out

    def crowded(self, s: CarnegieState, seat: int, move: int) -> bool:
        return owns_in_city(s, seat, SPACE_CITY[(move - BUILD.base) % N_SPACES])

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        board = s.players[seat]
        outsourced = board.kinds[self.place] == OUTSOURCING
        if move == DONE.base:
            return None
        if not BUILD.has(move):
            return None if s.rulings.half_use and not outsourced else Refusal(self.rule, "no-half-use")
        tab, space = divmod(move - BUILD.base, N_SPACES)
        if board.discs_on(tab) == 0:
            return Refusal("CA-8.2", "no-disc-on-tab", {"tab": f"tab-{TABS[tab]}"})
        if s.spaces[space] != NONE:
            return Refusal("CA-8.3", "space-taken", {"space": city_of(space)})
        if SPACE_TYPE[space] not in (tab, ANY) and not board.works(LOBBYING):
            return Refusal("CA-8.3", "wrong-space", {"tab": f"tab-{TABS[tab]}", "space": city_of(space)})
        if not s.rulings.several_in_city and self.crowded(s, seat, move):
            return Refusal("CA-8.3", "already-in-city")
        if board.goods < s.parts.project_goods[tab]:
            return Refusal(self.rule, "too-few-goods", {"have": board.goods, "need": s.parts.project_goods[tab]})
        if outsourced and board.money < OUTSOURCING_MONEY:
            return Refusal("CA-9.10", "too-little-money", {"have": board.money, "need": OUTSOURCING_MONEY})
        return None

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if move == DONE.base:
            close(s, self.place)
            return
        begin(s, seat, self.place)
        board = s.board(seat)
        outsourced = board.kinds[self.place] == OUTSOURCING
        tab, space = divmod(move - BUILD.base, N_SPACES)
        if not BUILD.has(move):
            send(s, seat, self.place, move - MISSION.base)
            used(s, self.place)
            return
        if outsourced:
            board.money -= OUTSOURCING_MONEY
        else:
            send(s, seat, self.place, SPACE_REGION[space])
        used(s, self.place)
        board.goods -= s.parts.project_goods[tab]
        place_project(s, seat, tab, space)
        if board.works(LOBBYING) and SPACE_TYPE[space] in (tab, ANY):
            gain(s, seat, VP, 1, FROM_DEPARTMENT)
        if CITY_BONUS[SPACE_CITY[space]] and (s.rulings.bang_without_mission or not outsourced):
            if not s.rulings.points_kept:
                s.push(INCOME_POINTS)
            transport_income(s, seat, SPACE_REGION[space], 1)

    def data(self) -> Json:
        return {"place": PLACES[self.place]}


def place_project(s: CarnegieState, seat: int, tab: int, space: int) -> None:
    """The rightmost disc of the tab goes to the map."""
    s.board(seat).built[tab] += 1
    s.spaces[space] = seat * 4 + tab
    if s.ear is not None:
        region = f"region-{REGIONS[SPACE_REGION[space]]}"
        s.tell("built", seat=SEAT[seat], tab=f"tab-{TABS[tab]}", space=city_of(space), region=region)


BUILDING: Final = [Building(place) for place in range(N_PLACES)]
