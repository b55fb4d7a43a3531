"""Research & development: points for tabs and transport (rulebook: Forschung & Entwicklung)."""

from typing import Final

from stellwerk.games.carnegie.model.components import (
    LAST_BOX,
    LAST_POSITION,
    TRACK_LAST,
    TRACK_PRICE,
)
from stellwerk.games.carnegie.model.ids import ARCHIVES, REGIONS, TABS, TELEGRAPH
from stellwerk.games.carnegie.model.player import FROM_DEPARTMENT, Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.gains import gain
from stellwerk.games.carnegie.rules.moves import ADVANCE, DEVELOP, DONE
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import SEAT
from stellwerk.kernel.step import Auto, Step


def advance_price(board: Player, region: int) -> int:
    """CA-8.7, with telegraph operators one point less, but never less than one."""
    price = TRACK_PRICE[region][board.track[region] + 1]
    return max(1, price - 1) if price > 1 and board.works(TELEGRAPH) else price


def research_moves(s: CarnegieState, seat: int) -> list[int]:
    """Everything that the points at hand can pay."""
    board = s.players[seat]
    k = s.parts
    points = board.points
    out: list[int] = []
    for tab in range(4):
        pulled, side = board.pulled[tab], board.sides[tab]
        if pulled == LAST_POSITION or k.tab_price[tab][side][pulled] > points:
            continue
        if board.discs or not k.has_disc[tab][side][pulled]:
            out.append(DEVELOP.base + tab)
    for region in range(4):
        box = board.track[region]
        if box == LAST_BOX or advance_price(board, region) > points:
            continue
        if box + 1 < LAST_BOX or not s.last_box_taken(region) or board.works(ARCHIVES):
            out.append(ADVANCE.base + region)
    return out


def judge_research(s: CarnegieState, seat: int, move: int) -> Refusal | None:
    board = s.players[seat]
    k = s.parts
    if DEVELOP.has(move):
        tab = move - DEVELOP.base
        pulled, side = board.pulled[tab], board.sides[tab]
        if pulled == LAST_POSITION:
            return Refusal("CA-8.5", "tab-at-end", {"tab": f"tab-{TABS[tab]}"})
        if k.tab_price[tab][side][pulled] > board.points:
            return too_few(board.points, k.tab_price[tab][side][pulled])
        if k.has_disc[tab][side][pulled] and not board.discs:
            return Refusal("CA-8.5", "no-disc")
        return None
    region = move - ADVANCE.base
    box = board.track[region]
    if box == LAST_BOX:
        return Refusal("CA-8.7", "track-at-end", {"region": f"region-{REGIONS[region]}"})
    if advance_price(board, region) > board.points:
        return too_few(board.points, advance_price(board, region))
    if box + 1 == LAST_BOX and s.last_box_taken(region) and not board.works(ARCHIVES):
        return Refusal("CA-8.8", "last-box-taken", {"region": f"region-{REGIONS[region]}"})
    return None


def too_few(have: int, need: int) -> Refusal:
    return Refusal("CA-8.6", "too-few-points", {"have": have, "need": need})


def play_research(s: CarnegieState, seat: int, move: int) -> None:
    board = s.board(seat)
    if DEVELOP.has(move):
        tab = move - DEVELOP.base
        pulled, side = board.pulled[tab], board.sides[tab]
        board.points -= s.parts.tab_price[tab][side][pulled]
        board.pulled[tab] = pulled + 1
        if s.parts.has_disc[tab][side][pulled]:
            board.discs -= 1
        if s.ear is not None:
            s.tell("developed", seat=SEAT[seat], tab=f"tab-{TABS[tab]}", position=pulled + 1)
        return
    region = move - ADVANCE.base
    board.points -= advance_price(board, region)
    board.track[region] += 1
    if s.ear is not None:
        s.tell("advanced", seat=SEAT[seat], region=f"region-{REGIONS[region]}", box=board.track[region] + 1)
    if board.track[region] == LAST_BOX:
        kind, n = TRACK_LAST[region]
        gain(s, seat, kind, n, FROM_DEPARTMENT)


class SpendPoints(Step[CarnegieState]):
    """Research points that came as income are spent at once, or lost."""

    rule = "CA-4.4"
    families = (DEVELOP, ADVANCE, DONE)

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        out = research_moves(s, seat)
        out.append(DONE.base)
        return out

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        return None if move == DONE.base else judge_research(s, seat, move)

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if move != DONE.base:
            play_research(s, seat, move)
            if research_moves(s, seat):
                return
        s.board(seat).points = 0
        s.done()


class IncomePoints(Auto[CarnegieState]):
    """After all other income: are there points that can be spent?"""

    rule = "CA-4.4"

    def run(self, s: CarnegieState) -> None:
        board = s.players[s.turn]
        if board.points == 0:
            s.done()
        elif research_moves(s, s.turn):
            s.swap(SPEND_POINTS)
        else:
            s.board(s.turn).points = 0
            s.done()


SPEND_POINTS: Final = SpendPoints()
INCOME_POINTS: Final = IncomePoints()
