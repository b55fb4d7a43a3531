"""What every seat decides before round 1 (rulebook: Spielaufbau)."""

from typing import Final

from stellwerk.games.carnegie.model.components import START_SPACES, TILE_COUNT, city_of
from stellwerk.games.carnegie.model.ids import ENGINEERING, HOUSING, SIDES, TABS, TILES
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.construction import place_project
from stellwerk.games.carnegie.rules.management import same_department
from stellwerk.games.carnegie.rules.moves import BUILD, N_SPACES, RESERVE, SIDE
from stellwerk.kernel.game import Json
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Step


class TabSide(Step[CarnegieState]):
    """Which side of the tab?"""

    rule = "CA-2.5"
    families = (SIDE,)

    def __init__(self, tab: int) -> None:
        self.tab = tab

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        first = SIDE.base + self.tab * len(SIDES)
        return [first, first + 1]

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if (move - SIDE.base) // len(SIDES) == self.tab:
            return None
        return Refusal(self.rule, "other-tab", {"tab": f"tab-{TABS[self.tab]}"})

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        side = (move - SIDE.base) % len(SIDES)
        board = s.board(seat)
        shown = board.discs_on(self.tab)
        board.sides[self.tab] = side
        board.discs += shown - board.discs_on(self.tab)
        s.tell("side-chosen", seat=SEAT[seat], tab=f"tab-{TABS[self.tab]}", side=f"side-{SIDES[side]}")
        if self.tab + 1 == len(TABS):
            s.done()
        else:
            s.swap(TAB_SIDE[self.tab + 1])

    def data(self) -> Json:
        return {"tab": TABS[self.tab]}


class FirstProject(Step[CarnegieState]):
    """The first housing project, free of charge, in a medium or great city."""

    rule = "CA-2.8"
    families = (BUILD,)

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        first = BUILD.base + HOUSING * N_SPACES
        return [first + i for i in START_SPACES if s.spaces[i] == NONE]

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        tab, space = divmod(move - BUILD.base, N_SPACES)
        if tab != HOUSING or space not in START_SPACES:
            return Refusal(self.rule, "housing-only")
        if s.spaces[space] != NONE:
            return Refusal("CA-8.3", "space-taken", {"space": city_of(space)})
        return None

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        s.done()
        place_project(s, seat, HOUSING, (move - BUILD.base) % N_SPACES)


def twin(s: CarnegieState, kind: int) -> bool:
    """CA-7.4: by ruling, engineering does the same as the printed construction."""
    return kind == ENGINEERING and s.rulings.same_effect


def may_reserve(s: CarnegieState) -> bool:
    return any(s.market[kind] > 0 and not twin(s, kind) for kind in range(TILE_COUNT))


class FirstReserve(Step[CarnegieState]):
    """A department from the market, to be built first."""

    rule = "CA-2.8"
    families = (RESERVE,)

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        return [RESERVE.base + kind for kind in range(TILE_COUNT) if s.market[kind] and not twin(s, kind)]

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        kind = move - RESERVE.base
        if not s.market[kind]:
            return Refusal("CA-7.4", "not-in-market", {"department": f"department-{TILES[kind]}"})
        return same_department(kind, "same-construction") if twin(s, kind) else None

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        s.done()
        kind = move - RESERVE.base
        s.market[kind] -= 1
        s.board(seat).reserve = kind
        s.tell("reserved", seat=SEAT[seat], department=f"department-{TILES[kind]}")


TAB_SIDE: Final = [TabSide(tab) for tab in range(len(TABS))]
FIRST_PROJECT: Final = FirstProject()
FIRST_RESERVE: Final = FirstReserve()
