"""The rest of a wagon phase, played out roughly: what every train may still earn with the cards that are to come.

No rules here, only a quick sketch of them: everybody hangs on what looks best at once.
"""

from typing import Final

from stellwerk.games.nimm_den_zug.model.components import NO_KIND, TRAINS
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
from stellwerk.games.nimm_den_zug.rules.moves import ATTACH, ATTACHED, DISCARD, DISCARDED, PASSED, REPLACED, TAKE, TAKEN
from stellwerk.kernel.state import NONE

# What makes a turn good, found by playing sketches against each other:
USUAL: Final = 0  # what an empty train loses by settling on a kind, times its multiplier
OPENS: Final = 1  # what it gains, by kind: six numbers
LEAST: Final = 7  # what a card must bring to be taken, near the end
PATIENCE: Final = 8  # and how much more while there is time
AHEAD: Final = 9  # of a lead, that ending the round is worth
BEHIND: Final = 10  # the same of a lag
LAST: Final = 11  # a last wagon in itself
DENY: Final = 12  # of what the one of the others who wants it most would gain by the card
PLUS_HOPE: Final = 13  # what a higher multiplier will still bring
CLOSE: Final = 14  # of a lead, that makes the last pass better than a card
MARGIN: Final = 15  # what a fresh display must promise beyond its price; below 0 it is taken even at a loss
SUBSTITUTE: Final = 16  # the multiplier that a substitute is thought to have
# By number of players.
# fmt: off
TASTES: Final = {
    2: [
        326.0, 91.0, 81.0, 187.0, 250.0, 363.0, 464.0, 73.0, 0.0, -0.06, -0.04, 14.0, 0.59, 99.0, -0.17, 100.0, 0.8,
    ],
    3: [
        326.0, 91.0, 81.0, 187.0, 250.0, 363.0, 464.0, 73.0, 0.0, -0.06, -0.04, 14.0, 0.3, 99.0, -0.17, -100.0, 0.8,
    ],
    4: [
        326.0, 129.0, 77.0, 210.0, 273.0, 337.0, 386.0, 72.0, -66.0, -0.06, -0.04, 56.0, 0.11, 169.0, -0.17, -80.0, 1.0,
    ],
    5: [
        374.0, 109.0, 81.0, 210.0, 278.0, 338.0, 399.0, 94.0, 90.0, -0.06, -0.19, 241.0, 0.32, 174.0, -0.4, -306.0, 0.8,
    ],
    6: [
        386.0, 222.0, -3.0, 210.0, 294.0, 369.0, 251.0, 52.0, -143.0, 0.26, 0.01, 275.0, 0.16, 170.0, -0.4, -306.0, 0.8,
    ],
}
# fmt: on
MOST_TURNS: Final = 120
NOTHING: Final = -1e9
NEARER: Final = 0.2  # of a goal's bonus, for a wagon on the way to it


class RestOfRound:
    """Trains by seat and number: 3 * seat + train."""

    __slots__ = (
        "best", "c", "cards", "display", "factor", "kinds", "last", "last_wagon", "left", "lengths", "mean", "money",
        "order", "passes", "s", "seats", "special", "sums", "taste", "turn",
    )  # fmt: skip

    def __init__(self, s: NimmState, cut: int, taste: list[list[float]] | None = None) -> None:
        """The cards of the stack are turned up as they lie, cut at one place."""
        c = s.c
        self.s = s
        self.c = c
        self.seats = s.seats
        self.taste = taste if taste is not None else [TASTES[s.seats]] * s.seats
        self.cards = s.wagon_stack[cut:] + s.wagon_stack[:cut]
        self.display = [card for card in s.display if card not in (NONE, LONG)]
        self.order = s.order
        self.turn = s.order.index(s.turn) if s.turn in s.order else 0
        self.passes = s.passes
        self.last_wagon = c.last_wagon_longer if s.longer else c.last_wagon
        self.money = [p.money for p in s.players]
        self.special = [False] * s.seats
        self.kinds: list[int] = []
        self.sums: list[int] = []
        self.lengths: list[int] = []
        self.last: list[int] = []
        self.best: list[int] = []
        self.factor: list[float] = []
        for seat in range(s.seats):
            p = s.players[seat]
            for train in range(TRAINS):
                wagons = p.wagons[train]
                value = 0
                best = 0
                for card in wagons:
                    if card != DOUBLE:
                        value = c.value[card]
                        best = max(best, value)
                self.kinds.append(p.kinds[train])
                self.sums.append(p.sums[train])
                self.lengths.append(len(wagons))
                self.last.append(value)
                self.best.append(best)
                factor = 0.0
                if train < len(p.locos) and not p.is_substitute(train):
                    factor = float(c.multiplier[p.locos[train]] + (1 if p.plus == train else 0))
                self.factor.append(factor)
        self.left = [0] * len(COPIES)
        total = [0] * len(COPIES)
        for card in self.cards:
            kind = c.kind[card]
            if kind >= 0:
                self.left[kind] += 1
        self.mean: list[float] = []
        first = 0
        for kind in range(len(COPIES)):
            for card in range(first, first + COPIES[kind]):
                total[kind] += c.value[card]
            self.mean.append(total[kind] / COPIES[kind])
            first += COPIES[kind]

    def play(self) -> None:
        """To the end of the round."""
        for _ in range(MOST_TURNS):
            seat = self.order[self.turn]
            if self.move(seat):
                return
            self.turn = (self.turn + 1) % self.seats

    def move(self, seat: int) -> bool:
        """One turn; whether the round is over."""
        turns = self.turns_left()
        card, train, value = self.look(seat, turns)
        least = self.least(seat, turns)
        if (value <= least or self.seats > 2) and self.replace(seat, max(value, least)):
            card, train, value = self.look(seat, turns)
        if value <= least:
            self.passes += 1
            return self.passes >= self.seats
        self.passes = 0
        self.display.remove(card)
        at = seat * TRAINS + train
        if card == BONUS:
            self.money[seat] += self.c.bonus
            self.special[seat] = True
        elif card == PLUS:
            self.factor[at] += 1.0
            self.special[seat] = True
        else:
            if card == DOUBLE:
                self.special[seat] = True
            else:
                self.last[at] = self.c.value[card]
                self.kinds[at] = self.c.kind[card]
            self.sums[at] += self.last[at]
            self.best[at] = max(self.best[at], self.last[at])
            self.lengths[at] += 1
            if self.lengths[at] >= self.last_wagon:
                return True
        self.fill()
        return False

    def turns_left(self) -> int:
        return max(1, (self.last_wagon - max(self.lengths)) * 2 - 1)

    def look(self, seat: int, turns: int) -> tuple[int, int, float]:
        """The card and the train that promise most."""
        card, train, highest = NONE, 0, NOTHING
        for shown in self.display:
            kind = self.c.kind[shown]
            for at in range(TRAINS):
                if self.fits(seat, shown, kind, at):
                    value = self.promise(seat, shown, kind, at, turns)
                    if value > highest:
                        card, train, highest = shown, at, value
        return card, train, highest

    def fits(self, seat: int, card: int, kind: int, train: int) -> bool:
        first = seat * TRAINS
        there = self.kinds[first + train]
        if kind == NO_KIND:
            if card == BONUS:
                return train == 0
            if card == PLUS:
                return self.factor[first + train] > 0.0
            return card == DOUBLE and there != NO_KIND
        if there == kind:
            return True
        if there != NO_KIND:
            return False
        return kind not in (self.kinds[first], self.kinds[first + 1], self.kinds[first + 2])

    def promise(self, seat: int, card: int, kind: int, train: int, turns: int) -> float:
        """What the card brings there, now and later, and what it would bring others."""
        taste = self.taste[seat]
        at = seat * TRAINS + train
        value = self.wanted(seat, card) * taste[DENY]
        if kind != NO_KIND:
            value += self.gain(seat, at, self.c.value[card])
            if self.kinds[at] == NO_KIND:
                value += self.opening(seat, at, kind, turns)
        elif card == BONUS:
            value += self.c.bonus
        elif card == PLUS:
            value += self.sums[at] + min(turns, 4) * taste[PLUS_HOPE]
        else:
            value += self.last[at] * (self.factor[at] or taste[SUBSTITUTE]) + self.ending(seat, at)
        goals = self.s.players[seat].goals
        if goals:
            value += self.nearer(seat, goals, card, kind, train)
        return value

    def nearer(self, seat: int, goals: int, card: int, kind: int, train: int) -> float:
        """Goal tiles in hand that the card fulfils, or a share of those that it brings near."""
        c = self.c
        found = 0.0
        if kind == NO_KIND:
            if goals >> TOOK_SPECIAL & 1 and not self.special[seat]:
                found += c.goal_bonus[TOOK_SPECIAL]
            if card != DOUBLE:
                return found
            kind = self.kinds[seat * TRAINS + train]
        count = self.lengths[seat * TRAINS + train] + 1
        goal = OF_KIND + kind
        if goals >> goal & 1 and count <= c.goal_want[goal]:
            found += c.goal_bonus[goal] * (1.0 if count == c.goal_want[goal] else NEARER)
        if goals >> TEN_WAGONS & 1:
            total = 1
            for at in range(seat * TRAINS, seat * TRAINS + TRAINS):
                total += self.lengths[at]
            if total <= c.goal_want[TEN_WAGONS]:
                found += c.goal_bonus[TEN_WAGONS] * (1.0 if total == c.goal_want[TEN_WAGONS] else NEARER / 4)
        if goals >> THREE_EACH & 1 and count <= c.goal_want[THREE_EACH]:
            fewest = count
            for at in range(seat * TRAINS, seat * TRAINS + TRAINS):
                if at != seat * TRAINS + train:
                    fewest = min(fewest, self.lengths[at])
            found += c.goal_bonus[THREE_EACH] * (1.0 if fewest == c.goal_want[THREE_EACH] else NEARER / 2)
        return found

    def least(self, seat: int, turns: int) -> float:
        """What a turn must bring: else it is better to pass."""
        taste = self.taste[seat]
        found = taste[LEAST] + taste[PATIENCE] * min(1.0, turns / 6)
        if self.passes == self.seats - 1:
            found = max(found, self.lead(seat) * taste[CLOSE])
        return found

    def rates(self, seat: int, moves: list[int]) -> list[float]:
        """Moves of a turn rated; only differences count."""
        turns = self.turns_left()
        least = self.least(seat, turns)
        out: list[float] = []
        for move in moves:
            if ATTACH.has(move):
                card, train = (move - ATTACHED) // TRAINS, (move - ATTACHED) % TRAINS
                out.append(self.promise(seat, card, self.c.kind[card], train, turns))
            elif TAKE.has(move):
                out.append(self.promise(seat, move - TAKEN, NO_KIND, 0, turns))
            elif move == REPLACED:
                out.append(self.hoped(seat) - self.price(seat) - self.taste[seat][MARGIN])
            elif DISCARD.has(move):
                card = move - DISCARDED
                kind = self.c.kind[card]
                best = 0.0
                for train in range(TRAINS):
                    if self.fits(seat, card, kind, train):
                        best = max(best, self.promise(seat, card, kind, train, turns))
                out.append(self.kept_from(seat, least) - best)
            else:
                out.append(least if move == PASSED else 0.0)
        return out

    def gain(self, seat: int, at: int, value: int) -> float:
        factor = self.factor[at]
        found = value * factor if factor > 0.0 else max(0, value - self.best[at]) + 10.0
        return found + self.ending(seat, at)

    def wanted(self, seat: int, card: int) -> float:
        """What others would gain by it at once."""
        kind = self.c.kind[card]
        if kind == NO_KIND:
            return float(self.c.bonus) if card == BONUS else 0.0
        best = 0.0
        for at in range(len(self.kinds)):
            if self.kinds[at] == kind and at // TRAINS != seat:
                best = max(best, self.c.value[card] * self.factor[at])
        return best

    def opening(self, seat: int, at: int, kind: int, turns: int) -> float:
        """A first wagon decides what the locomotive pulls."""
        taste = self.taste[seat]
        share = min(1.0, turns / 6)
        return (self.factor[at] or taste[SUBSTITUTE]) * (taste[OPENS + kind] - taste[USUAL]) * share

    def ending(self, seat: int, at: int) -> float:
        """The last wagon stops everybody."""
        if self.lengths[at] + 1 < self.last_wagon:
            return 0.0
        taste = self.taste[seat]
        lead = self.lead(seat)
        return taste[LAST] + lead * (taste[AHEAD] if lead > 0.0 else taste[BEHIND])

    def lead(self, seat: int) -> float:
        own = 0.0
        others = 0.0
        for other in range(self.seats):
            if other == seat:
                own = self.profit(other)
            else:
                others += self.profit(other)
        return own - others / max(1, self.seats - 1)

    def replace(self, seat: int, best: float) -> bool:
        """Is a fresh display worth its price?"""
        price = self.price(seat)
        if self.money[seat] < price or not self.cards:
            return False
        if self.hoped(seat) < price + self.taste[seat][MARGIN] + best:
            return False
        self.money[seat] -= price
        self.display = []
        self.fill()
        return True

    def price(self, seat: int) -> int:
        return self.c.price(self.seats, self.s.players[seat].tile)

    def kept_from(self, seat: int, least: float) -> float:
        """What a card must bring to stay when others of its display are replaced."""
        return least + 1.0 if self.seats == 2 else self.hoped(seat)

    def hoped(self, seat: int) -> float:
        """What fresh cards can be expected to bring: of two, each will choose from them again and again; among more,
        others have taken the good ones by then.
        """
        return self.hoped_for_all(seat) if self.seats == 2 else self.hoped_for_best(seat)

    def hoped_for_all(self, seat: int) -> float:
        """A wagon for every train."""
        found = 0.0
        for at in range(seat * TRAINS, seat * TRAINS + TRAINS):
            kind = self.kinds[at]
            if kind == NO_KIND:
                found += self.factor[at] * 100.0
            else:
                found += self.factor[at] * self.mean[kind] * min(1.0, 3.0 * self.left[kind] / max(1, len(self.cards)))
        return found

    def hoped_for_best(self, seat: int) -> float:
        """The best of so many cards."""
        turns = self.turns_left()
        uses: list[tuple[float, int]] = []
        for kind in range(len(self.left)):
            best = 0.0
            for train in range(TRAINS):
                if self.fits(seat, NONE, kind, train):
                    at = seat * TRAINS + train
                    value = self.factor[at] * self.mean[kind]
                    if self.kinds[at] == NO_KIND:
                        value += self.opening(seat, at, kind, turns)
                    best = max(best, value)
            uses.append((best, self.left[kind]))
        uses.sort(reverse=True)
        rarer = len(self.cards) / (self.c.display[self.seats] + 1)
        for best, left in uses:
            rarer -= left
            if rarer <= 0.0:
                return best
        return 0.0

    def fill(self) -> None:
        size = self.c.display[self.seats]
        while len(self.display) < size and self.cards:
            card = self.cards.pop()
            kind = self.c.kind[card]
            if kind >= 0:
                self.left[kind] -= 1
            if card == BIN:
                self.display = []
            elif card == LONG:
                self.last_wagon = self.c.last_wagon_longer
            else:
                self.display.append(card)

    def profit(self, seat: int) -> float:
        """What the trains of a seat earn now."""
        found = 0.0
        for at in range(seat * TRAINS, seat * TRAINS + TRAINS):
            factor = self.factor[at]
            found += self.sums[at] * factor if factor > 0.0 else self.best[at]
        return found

    def bonus(self, seat: int) -> float:
        """Goal tiles in hand that these trains fulfil."""
        goals = self.s.players[seat].goals
        if not goals:
            return 0.0
        c = self.c
        found = 0.0
        total = 0
        fewest = 99
        for at in range(seat * TRAINS, seat * TRAINS + TRAINS):
            count = self.lengths[at]
            total += count
            fewest = min(fewest, count)
            goal = OF_KIND + self.kinds[at]
            if count and goals >> goal & 1 and count >= c.goal_want[goal]:
                found += c.goal_bonus[goal]
        if goals >> TEN_WAGONS & 1 and total >= c.goal_want[TEN_WAGONS]:
            found += c.goal_bonus[TEN_WAGONS]
        if goals >> THREE_EACH & 1 and fewest >= c.goal_want[THREE_EACH]:
            found += c.goal_bonus[THREE_EACH]
        if goals >> TOOK_SPECIAL & 1 and self.special[seat]:
            found += c.goal_bonus[TOOK_SPECIAL]
        return found
