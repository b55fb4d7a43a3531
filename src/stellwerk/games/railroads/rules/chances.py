"""Whether an extra can lead to a regular action, for whoever has nobody and no coin left (RR-2.10)."""

from collections.abc import Callable
from typing import Final

from stellwerk.games.railroads.model.ids import (
    AGAIN,
    BLACK_WORKER,
    CARD,
    COAL,
    COAL_FACTORY,
    COAL_FOR_STEPS,
    COINS,
    FACTORY,
    HELPERS,
    INCOME,
    INDUSTRY,
    KEY,
    LOCO,
    MAIN,
    QUESTION,
    REPEAT_ONE,
    REPEAT_TWO,
    START_CARDS,
    TILE,
    WORKER,
)
from stellwerk.games.railroads.model.parts import Effect
from stellwerk.games.railroads.model.state import EMPTY, NO_EXTENSION, Board, RailState
from stellwerk.games.railroads.rules import steps
from stellwerk.games.railroads.rules.coal import extras
from stellwerk.games.railroads.rules.moves import END, FIRE, FIRE_0, PASS, USE, USE_0
from stellwerk.games.railroads.rules.tracks import SWITCH
from stellwerk.kernel import play

MOST_LOOKED_AT: Final = 200  # moments; beyond them the chance is granted
# what may bring workers or coins by a choice or a draw, or opens more than is counted here
OPEN_ENDED: Final = (
    COINS, WORKER, BLACK_WORKER, HELPERS, START_CARDS, CARD, INCOME, COAL, COAL_FACTORY, AGAIN, FACTORY, TILE,
)  # fmt: skip
Able = Callable[[RailState, Board], bool]


def can_lead(s: RailState, b: Board, move: int, able: Able) -> bool:
    """Whether an action can follow this extra, by whatever it brings and by further extras."""
    if not promising(s, b):
        return False
    n = s.clone()
    turn = steps.STEPS["Turn"]
    if n.stack[-1] is not turn:
        n.push(turn)
    n.stack[-1].play(n, n.turn, move)
    return Search(able, s.rng.count).finds(n)


class Search:
    """All that can be done from a moment on, until an action is possible."""

    def __init__(self, able: Able, drawn: int) -> None:
        self.able = able
        self.drawn = drawn
        self.seen: set[str] = set()

    def finds(self, s: RailState) -> bool:
        play.settle(s)
        if s.rng.count != self.drawn:
            return True  # something is drawn on the way: nobody knows what
        b = s.boards[s.turn]
        step = s.stack[-1]
        turn = step is steps.STEPS["Turn"]
        if turn and self.able(s, b):
            return True
        key = written(s, b)
        if key in self.seen:
            return False
        self.seen.add(key)
        if len(self.seen) > MOST_LOOKED_AT:
            return True
        for move in extras(s, b) if turn else step.moves(s, s.turn):
            if not (PASS.has(move) or END.has(move)):
                n = s.clone()
                n.stack[-1].play(n, n.turn, move)
                if self.finds(n):
                    return True
        return False


def written(s: RailState, b: Board) -> str:
    """Everything that an extra of the player can change, as a key."""
    own = (b.tracks, b.arm, b.extensions, b.todo, b.locos, b.gaps, b.stokers, b.markers, b.tokens, b.cards, b.incomes)
    more = (b.incomes_used, b.fired, b.coal, b.coins, b.workers, b.foundries, b.doublers, b.upgrade)
    return repr((own, more, s.must, s.may, s.hand, s.hand_new, s.building, s.fired, s.picks, [*map(id, s.stack)]))


# --- a quick look ---------------------------------------------------------------


def promising(s: RailState, b: Board) -> bool:
    """Whether coins or workers can come at all, with every extra counted at its best and nothing in the way."""
    open_: list[Effect] = []
    for move in extras(s, b):
        if USE.has(move):
            open_.append(s.parts.income_gives[move - USE_0])
        elif FIRE.has(move):
            open_.append(s.parts.foundry_gives[move - FIRE_0])
    return BestCase(s, b).brings(open_)


class BestCase:
    """Steps that may come together, and what they reach."""

    def __init__(self, s: RailState, b: Board) -> None:
        self.s = s
        self.b = b
        self.steps = 0
        self.industry = 0
        self.further = b.coal >= 2  # a stoker or a new locomotive may lengthen a line
        self.reached: set[int] = set()  # special fields, and below 0 the factories

    def brings(self, open_: list[Effect]) -> bool:
        while True:
            for kind, n in open_.pop() if open_ else ():
                if kind in OPEN_ENDED or (kind == QUESTION and self.b.tokens):
                    return True
                if kind in (REPEAT_ONE, REPEAT_TWO) and self.b.used:
                    return True
                if kind < INDUSTRY:
                    self.steps += n
                elif kind == KEY:
                    self.steps += 2 * n
                elif kind == COAL_FOR_STEPS:
                    self.steps += 2 * min(n, self.b.coal)
                elif kind == INDUSTRY:
                    self.industry += n
                self.further = self.further or kind == LOCO
            if not open_:
                if self.unknown_field():
                    return True
                open_ = self.new_fields() + self.new_factories()
                if not open_:
                    return False

    def unknown_field(self) -> bool:
        """A switch or an extension comes into reach: what lies there is chosen on the way."""
        k, b = self.s.parts, self.b
        if not k.germany:
            return False
        if b.arm == 0 and SWITCH - b.tracks[MAIN] <= self.steps:
            return True
        for area in range(3):
            if b.extensions[area] == NO_EXTENSION and k.area_at[area] - b.tracks[k.area_line[area] * 5] <= self.steps:
                return True
        return False

    def new_fields(self) -> list[Effect]:
        k, b = self.s.parts, self.b
        out: list[Effect] = []
        for line in range(3):
            for field in b.todo[line]:
                at = k.field_at[field]
                far = at - b.tracks[line * 5 + k.field_colour[field]] > self.steps
                short = k.field_loco[field] and b.reach[line] < at and not self.further
                if not (far or short or field in self.reached):
                    self.reached.add(field)
                    out.append(k.field_gives[field])
        return out

    def new_factories(self) -> list[Effect]:
        k, b = self.s.parts, self.b
        out: list[Effect] = []
        for marker, first in enumerate(b.markers):
            for at in range(first + 1, min(first + self.industry, k.industry_end) + 1):
                gap = k.gap_on[at]
                code = -1 - at - 100 * marker
                if gap >= 0 and b.gaps[gap] == EMPTY:
                    break
                if code in self.reached:
                    continue
                self.reached.add(code)
                if gap >= 0:
                    out += [k.factory_gives[b.gaps[gap]], k.factory_stoker[b.gaps[gap]]]
                elif k.industry_question[at]:
                    out.append(((QUESTION, 1),))
        return out
