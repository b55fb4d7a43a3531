"""Trains as they run: what can be seen of them, as the numbers that a network has learned to read.

No rules here: a light picture of the table on which a card is quickly hung on a train. Players stand in their order,
the trains of each from the strongest locomotive to the weakest: 3 * place + rank. The numbers come in the same order
as in bench/trains.h.
"""

from typing import Final

from stellwerk.games.nimm_den_zug.mind.learned import HIGHEST_LEVEL, WAGONS, Judge, judge
from stellwerk.games.nimm_den_zug.model.components import NO_KIND, TRAINS, Components
from stellwerk.games.nimm_den_zug.model.ids import (
    BIN,
    BONUS,
    COPIES,
    DOUBLE,
    LONG,
    OF_KIND,
    PLUS,
    TEN_WAGONS,
    THREE_EACH,
    TOOK_SPECIAL,
)
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.kernel.state import NONE

KINDS: Final = len(COPIES)
TEN: Final = KINDS  # goals that wagons fulfil: one of every kind, then these
EACH: Final = KINDS + 1
SPECIAL: Final = KINDS + 2
WAGON_GOALS: Final = [*range(OF_KIND, OF_KIND + KINDS), TEN_WAGONS, THREE_EACH, TOOK_SPECIAL]
WHOLE: Final = 256.0  # a network reads whole numbers, of which so many are one


class Trains:
    """Changed in place; `clone` before something is only tried."""

    __slots__ = (
        "best", "c", "display", "factor", "goals", "judge", "kinds", "last", "last_wagon", "left", "lengths", "met",
        "money", "passes", "prices", "rank", "seats", "specials", "stack", "substitute", "sums",
    )  # fmt: skip

    def __init__(self, c: Components, seats: int, judge: Judge) -> None:
        self.c = c
        self.seats = seats
        self.judge = judge  # what whoever looks has learned
        self.display: list[int] = []
        self.passes = 0
        self.last_wagon = c.last_wagon
        self.stack: list[int] = []  # where cards are dealt for what may come
        self.left = [0] * KINDS  # in the stack
        self.specials = [0] * (DOUBLE - BIN + 1)
        self.money: list[int] = []  # by place
        self.prices: list[int] = []
        self.goals: list[int] = []  # in hand, of those that wagons fulfil
        self.met: list[int] = []
        self.rank: list[int] = []  # of the train with each number, by place
        self.factor: list[int] = []
        self.substitute: list[bool] = []
        self.kinds: list[int] = []
        self.sums: list[int] = []
        self.lengths: list[int] = []
        self.last: list[int] = []  # value of the last wagon
        self.best: list[int] = []

    def clone(self) -> "Trains":
        n = Trains(self.c, self.seats, self.judge)
        n.display = self.display[:]
        n.passes = self.passes
        n.last_wagon = self.last_wagon
        n.stack = self.stack[:]
        n.left = self.left[:]
        n.specials = self.specials[:]
        n.money = self.money[:]
        n.prices = self.prices
        n.goals = self.goals
        n.met = self.met[:]
        n.rank = self.rank
        n.factor = self.factor[:]
        n.substitute = self.substitute
        n.kinds = self.kinds[:]
        n.sums = self.sums[:]
        n.lengths = self.lengths[:]
        n.last = self.last[:]
        n.best = self.best[:]
        return n

    # --- what happens -------------------------------------------------------------------------------------------------

    def take(self, place: int, card: int, train: int) -> bool:
        """Whether this ends the round. `train` is numbered as on the player's board."""
        c = self.c
        at = TRAINS * place + self.rank[TRAINS * place + train]
        self.display.remove(card)
        self.passes = 0
        ends = False
        if card == BONUS:
            self.money[place] += c.bonus
        elif card == PLUS:
            self.factor[at] += 1
        else:
            if card != DOUBLE:
                self.last[at] = c.value[card]
                self.kinds[at] = c.kind[card]
                self.best[at] = max(self.best[at], c.value[card])
            self.sums[at] += self.last[at]
            self.lengths[at] += 1
            ends = self.lengths[at] >= self.last_wagon
        self.meet_goals(place, card >= BIN)
        return ends

    def pass_on(self) -> bool:
        self.passes += 1
        return self.passes >= self.seats

    def throw_away(self, place: int, cards: list[int]) -> None:
        """Cards to be replaced, paid for."""
        self.money[place] -= self.prices[place]
        for card in cards:
            self.display.remove(card)

    def fits(self, place: int, card: int, train: int) -> bool:
        """Whether it may be taken for this train, numbered as on the player's board."""
        first = TRAINS * place
        at = first + self.rank[first + train]
        if card == BONUS:
            return train == 0
        if card == PLUS:
            return not self.substitute[at]
        if card == DOUBLE or self.kinds[at] != NO_KIND:
            return self.kinds[at] != NO_KIND and (card == DOUBLE or self.kinds[at] == self.c.kind[card])
        return self.c.kind[card] not in self.kinds[first : first + TRAINS]

    def fill(self) -> None:
        """The display, as the cards lie in the stack."""
        shown = self.c.display[self.seats]
        while self.stack and len(self.display) < shown:
            card = self.stack.pop()
            kind = self.c.kind[card]
            if kind == NO_KIND:
                self.specials[card - BIN] -= 1
            else:
                self.left[kind] -= 1
            if card == BIN:
                self.display = []
            elif card == LONG:
                self.last_wagon = self.c.last_wagon_longer
            else:
                self.display.append(card)

    def meet_goals(self, place: int, took_special: bool) -> None:
        want = self.c.goal_want
        total = 0
        fewest = 99
        met = self.met[place]
        for at in range(TRAINS * place, TRAINS * place + TRAINS):
            length = self.lengths[at]
            total += length
            fewest = min(fewest, length)
            kind = self.kinds[at]
            if kind != NO_KIND and length >= want[OF_KIND + kind]:
                met |= 1 << kind
        if total >= want[TEN_WAGONS]:
            met |= 1 << TEN
        if fewest >= want[THREE_EACH]:
            met |= 1 << EACH
        if took_special:
            met |= 1 << SPECIAL
        self.met[place] = met

    # --- what somebody has --------------------------------------------------------------------------------------------

    def profit(self, place: int) -> int:
        found = 0
        for at in range(TRAINS * place, TRAINS * place + TRAINS):
            found += self.best[at] if self.substitute[at] else self.sums[at] * self.factor[at]
        return found

    def has(self, place: int) -> float:
        """Money, what the trains earn now, and goals that are met."""
        found = self.money[place] + self.profit(place)
        held = self.goals[place] & self.met[place]
        if held:
            for goal in range(len(WAGON_GOALS)):
                if held >> goal & 1:
                    found += self.c.goal_bonus[WAGON_GOALS[goal]]
        return float(found)

    def lead(self, place: int) -> float:
        """Over the mean of the others, whose goals nobody knows."""
        others = 0
        for other in range(self.seats):
            if other != place:
                others += self.money[other] + self.profit(other)
        return self.has(place) - others / (self.seats - 1)

    # --- numbers ------------------------------------------------------------------------------------------------------

    def look(self, place: int, turn: int, replaced: bool) -> list[float]:
        """As one place sees it; whose turn it is, and whether they have just replaced cards."""
        x: list[float] = []
        for distance in range(self.seats):
            self.look_at((place + distance) % self.seats, x)
        self.look_at_cards(x)
        shown = self.c.display[self.seats]
        x.append(WHOLE if self.last_wagon == self.c.last_wagon_longer else 0.0)
        x.append(whole(self.passes / self.seats))
        x.append(WHOLE if self.passes == self.seats - 1 else 0.0)
        x.append(WHOLE if replaced else 0.0)
        x.append(whole(len(self.display) / shown))
        x.append(WHOLE if len(self.display) == shown else 0.0)
        after = (turn - place) % self.seats
        for distance in range(self.seats):
            x.append(WHOLE if distance == after else 0.0)
        others = 0
        for other in range(self.seats):
            if other != place:
                others += self.profit(other)
        ahead = whole((self.profit(place) - others / (self.seats - 1)) / 2000.0)
        x.append(ahead)
        x.append(max(0.0, ahead))
        self.look_at_goals(place, x)
        return x

    def look_at(self, place: int, x: list[float]) -> None:
        for at in range(TRAINS * place, TRAINS * place + TRAINS):
            factor = 51.0 if self.substitute[at] else 64.0 * self.factor[at]
            own = self.kinds[at]
            for kind in range(KINDS):
                if kind == own:
                    x.append(WHOLE)
                    x.append(factor)
                else:
                    x.append(0.0)
                    x.append(0.0)
            x.append(factor)
            x.append(factor if own == NO_KIND else 0.0)
            x.append(WHOLE if self.substitute[at] else 0.0)
            x.append(whole(self.lengths[at] / 5.0))
            missing = self.last_wagon - self.lengths[at]
            x.append(WHOLE if missing == 1 else 0.0)
            x.append(WHOLE if missing == 2 else 0.0)
            x.append(WHOLE if missing == 3 else 0.0)
            earns = self.best[at] if self.substitute[at] else self.sums[at] * self.factor[at]
            x.append(whole(earns / 2000.0))
        x.append(whole(self.prices[place] / 600.0))
        x.append(WHOLE if self.money[place] >= self.prices[place] else 0.0)

    def look_at_cards(self, x: list[float]) -> None:
        cards = [0] * KINDS
        values = [0] * KINDS
        specials = [0.0, 0.0, 0.0]
        for card in self.display:
            kind = self.c.kind[card]
            if kind == NO_KIND:
                specials[card - PLUS] = WHOLE
            else:
                cards[kind] += 1
                values[kind] += self.c.value[card]
        for kind in range(KINDS):
            x.append(128.0 * cards[kind])
            x.append(whole(values[kind] / 500.0))
        x += specials
        for kind in range(KINDS):
            x.append(whole(self.left[kind] / COPIES[kind]))
        for count in self.specials:
            x.append(WHOLE * count)

    def look_at_goals(self, place: int, x: list[float]) -> None:
        wanted = self.goals[place] & ~self.met[place]
        for goal in range(len(WAGON_GOALS)):
            x.append(WHOLE if wanted >> goal & 1 else 0.0)
        near = [0.0] * KINDS
        total = 0
        fewest = 99
        for at in range(TRAINS * place, TRAINS * place + TRAINS):
            kind = self.kinds[at]
            total += self.lengths[at]
            fewest = min(fewest, self.lengths[at])
            if kind != NO_KIND and wanted >> kind & 1:
                near[kind] = whole(self.lengths[at] / self.c.goal_want[OF_KIND + kind])
        x += near
        x.append(whole(total / 10.0) if wanted >> TEN & 1 else 0.0)
        x.append(whole(fewest / 3.0) if wanted >> EACH & 1 else 0.0)


def whole(value: float) -> float:
    return float(int(value * WHOLE + 0.5)) if value >= 0.0 else -float(int(0.5 - value * WHOLE))


# --- from a state -----------------------------------------------------------------------------------------------------


def standing(s: NimmState, level: int = HIGHEST_LEVEL) -> Trains:
    """The trains of a wagon phase, and the cards that lie open, as somebody looks at them who plays at this level."""
    c = s.c
    made = Trains(c, s.seats, judge(WAGONS, s.seats, level))
    for card in s.display:
        if card not in (NONE, LONG):
            made.display.append(card)
    made.passes = s.passes
    made.last_wagon = c.last_wagon_longer if s.longer else c.last_wagon
    count_stack(made, s)
    for place, seat in enumerate(s.order):
        p = s.players[seat]
        locos = [NONE if p.is_substitute(train) else p.locos[train] for train in range(TRAINS)]
        by_rank = seat_locos(made, s, seat, place, p.money, locos)
        for rank in range(TRAINS):
            train = by_rank[rank]
            at = TRAINS * place + rank
            made.kinds[at] = p.kinds[train]
            made.sums[at] = p.sums[train]
            made.lengths[at] = len(p.wagons[train])
            for card in p.wagons[train]:
                if card != DOUBLE:
                    made.last[at] = c.value[card]
                    made.best[at] = max(made.best[at], c.value[card])
            if p.plus == train:
                made.factor[at] += 1
        made.meet_goals(place, p.took)
    return made


def count_stack(made: Trains, s: NimmState) -> None:
    for card in s.wagon_stack:
        kind = s.c.kind[card]
        if kind == NO_KIND:
            made.specials[card - BIN] += 1
        else:
            made.left[kind] += 1


def seat_locos(made: Trains, s: NimmState, seat: int, place: int, money: int, locos: list[int]) -> list[int]:
    """One more player, with empty trains; the numbers of the trains by rank. NONE stands for a substitute."""
    factors = [0 if loco == NONE else s.c.multiplier[loco] for loco in locos]
    by_rank = [0, 1, 2]
    for later in (1, 2, 1):  # few enough to be sorted by hand
        if factors[by_rank[later]] > factors[by_rank[later - 1]]:
            by_rank[later], by_rank[later - 1] = by_rank[later - 1], by_rank[later]
    made.money.append(money)
    made.prices.append(s.c.price(s.seats, place + 1))
    goals = 0
    for goal in range(len(WAGON_GOALS)):
        if s.players[seat].goals >> WAGON_GOALS[goal] & 1:
            goals |= 1 << goal
    made.goals.append(goals)
    made.met.append(0)
    for train in range(TRAINS):
        made.rank.append(by_rank.index(train))
        made.factor.append(factors[by_rank[train]])
        made.substitute.append(locos[by_rank[train]] == NONE)
        made.kinds.append(NO_KIND)
        made.sums.append(0)
        made.lengths.append(0)
        made.last.append(0)
        made.best.append(0)
    return by_rank


def setting_off(
    s: NimmState, locos: list[list[int]], money: list[float], level: int = HIGHEST_LEVEL
) -> tuple[Trains, list[int]]:
    """Trains that are about to run, with these locomotives by seat; and the seats in their order."""
    power: list[int] = []
    for own in locos:
        power.append(sum([s.c.power[loco] for loco in own]))
    order = sorted(range(s.seats), key=power.__getitem__, reverse=True)
    made = Trains(s.c, s.seats, judge(WAGONS, s.seats, level))
    count_stack(made, s)
    for place, seat in enumerate(order):
        own = locos[seat]
        seat_locos(made, s, seat, place, int(money[seat]), own + [NONE] * (TRAINS - len(own)))
    return made, order
