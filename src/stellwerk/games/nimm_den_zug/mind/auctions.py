"""Auctions as they go: what somebody can see of them, as the numbers that a network has learned to read.

No rules here: a light picture of the auctions in which a choice is quickly tried, without turning up what nobody knows.
The numbers come in the same order as in bench/auctions.h.
"""

from typing import Final

from stellwerk.games.nimm_den_zug.mind.bidding import SHADE, SHARE, SHOWN_FIRST, goal_help, plain_worth
from stellwerk.games.nimm_den_zug.mind.earnings import earns_together
from stellwerk.games.nimm_den_zug.mind.trains import WHOLE, whole
from stellwerk.games.nimm_den_zug.model.components import TRAINS, UNIT
from stellwerk.games.nimm_den_zug.model.ids import (
    CHOICE,
    DOUBLE_SEALED,
    DRAFT,
    DRIVES,
    FASTEST,
    FIRST,
    GOALS,
    LAST,
    LOCOS,
    METHODS,
    OF_DRIVE,
    ONE_EACH,
    SEALED,
    SLOWEST,
    TURN,
)
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.goals import loco_goals
from stellwerk.kernel.state import NONE

# what was done last, by whoever looks
BETWEEN: Final = 0  # the auction is over
PICKED: Final = 1  # a locomotive is put up
BIDDING: Final = 2
COUNTING: Final = 3
SEALED_BID: Final = 4
SECOND_BID: Final = 5
CHOICE_BID: Final = 6
CHOOSING: Final = 7
KEPT_ONE: Final = 8
KEPT_TWO: Final = 9
STAGES: Final = 10

HIGHEST: Final = 4  # multiplier
NO_POWER: Final = 9999
NO_LOCO: Final = 900  # dollars: more powerful than any
MARKS: Final = [0.55, 0.8, 0.95, 1.1, 1.35]  # sealed bids, as shares of what a sensible player may bid
CHOICE_MARKS: Final = [25.0, 175.0, 250.0, 325.0, 400.0, 475.0]


class Auctions:
    """As one seat sees them. Changed in place; `clone` before something is only tried."""

    __slots__ = (
        "aside", "bid", "bids", "c", "goals", "leader", "locos", "lot", "method", "money", "order", "passed", "pending",
        "round", "s", "seat", "seats", "seen", "shown", "stacked", "stage", "starter", "turn",
    )  # fmt: skip

    def __init__(self, s: NimmState, seat: int) -> None:
        self.s = s
        self.c = s.c
        self.seats = s.seats
        self.seat = seat
        self.round = s.round
        self.method = s.method
        self.stage = BETWEEN
        self.starter = s.starter
        self.goals = 0  # in hand of whoever looks
        self.money: list[int] = []
        self.locos: list[list[int]] = []
        self.shown: list[int] = []  # turned up, not sold
        self.aside: list[int] = []
        self.seen = 0
        self.stacked = 0
        self.lot = NONE
        self.bid = 0
        self.leader = NONE
        self.passed = 0
        self.turn = NONE
        self.pending = NONE  # a bid that is not shown yet, of whoever looks
        self.bids: list[int] = []  # by seat; NONE for whoever did not bid
        self.order: list[int] = []  # in which they choose

    def clone(self) -> "Auctions":
        n = Auctions(self.s, self.seat)
        n.stage = self.stage
        n.starter = self.starter
        n.goals = self.goals
        n.money = self.money[:]
        n.locos = [own[:] for own in self.locos]
        n.shown = self.shown[:]
        n.aside = self.aside[:]
        n.seen = self.seen
        n.stacked = self.stacked
        n.lot = self.lot
        n.bid = self.bid
        n.leader = self.leader
        n.passed = self.passed
        n.turn = self.turn
        n.pending = self.pending
        n.bids = self.bids[:]
        n.order = self.order[:]
        return n

    # --- what happens -------------------------------------------------------------------------------------------------

    def put_up(self, loco: int) -> None:
        self.lot = loco
        self.stage = PICKED

    def answer(self, seat: int, bid: int) -> None:
        """In turn: a higher bid, or none."""
        if bid:
            self.bid = bid
            self.leader = seat
        else:
            self.passed |= 1 << seat
        self.stage = BIDDING
        self.turn = self.next_bidder(seat)
        if self.turn == NONE:
            self.buy(self.leader, self.lot, self.bid)
            self.end()

    def next_bidder(self, seat: int) -> int:
        for i in range(1, self.seats):
            other = (seat + i) % self.seats
            if len(self.locos[other]) < TRAINS and other != self.leader and not self.passed >> other & 1:
                return other
        return NONE

    def bid_in_secret(self, stage: int, bid: int) -> None:
        """Nothing comes of it before the others have answered too."""
        self.stage = stage
        self.pending = bid

    def choose(self, loco: int) -> None:
        """Of those turned up, by whoever has the choice now."""
        seat = self.turn
        at = self.order.index(seat) + 1
        self.buy(seat, loco, self.bids[seat] + self.c.power[loco])
        self.stage = CHOOSING
        if at < len(self.order):
            self.turn = self.order[at]
        else:
            self.end()

    def keep(self, loco: int, hand: list[int]) -> None:
        """In a draft; the other cards are passed on."""
        self.shown = [card for card in hand if card != loco]
        self.locos[self.seat].append(loco)
        self.seen = 0
        for card in self.shown + self.locos[self.seat]:
            self.seen |= 1 << card
        self.stage = KEPT_ONE if len(hand) == TRAINS else KEPT_TWO

    def buy(self, seat: int, loco: int, price: int) -> None:
        self.money[seat] -= price
        self.locos[seat].append(loco)
        if loco in self.shown:
            self.shown.remove(loco)
        self.hand_in()

    def hand_in(self) -> None:
        """Goals of whoever looks that locomotives have just fulfilled."""
        if self.s.r.goals_later:
            return
        ready = self.goals & loco_goals(self.s, self.locos[self.seat], self.fastest(), self.slowest())
        for goal in range(len(GOALS)):
            if ready >> goal & 1:
                self.money[self.seat] += self.c.goal_bonus[goal]
                self.goals &= ~(1 << goal)

    def fastest(self) -> int:
        found = 0
        for own in self.locos:
            for loco in own:
                found = max(found, self.c.speed[loco])
        return found

    def slowest(self) -> int:
        found = 1_000_000
        for own in self.locos:
            for loco in own:
                found = min(found, self.c.speed[loco])
        return found

    def end(self) -> None:
        """Of this auction."""
        self.aside += self.shown
        self.shown = []
        self.lot = NONE
        self.leader = NONE
        self.turn = NONE
        self.bid = 0
        self.passed = 0
        self.pending = NONE
        self.order = []
        self.bids = [NONE] * self.seats
        self.stage = BETWEEN
        for i in range(1, self.seats + 1):
            other = (self.starter + i) % self.seats
            if self.method == CHOICE or len(self.locos[other]) < TRAINS:
                self.starter = other
                return

    def lead(self) -> float:
        """In money, over the mean of the others."""
        return self.money[self.seat] - (sum(self.money) - self.money[self.seat]) / (self.seats - 1)

    # --- numbers ------------------------------------------------------------------------------------------------------

    def look(self) -> list[float]:
        x: list[float] = []
        for method in range(len(METHODS)):
            x.append(WHOLE if method == self.method else 0.0)
        for stage in range(STAGES):
            x.append(WHOLE if stage == self.stage else 0.0)
        x.append(WHOLE if self.round == 2 else 0.0)
        x.append(WHOLE if self.round == 3 else 0.0)
        for distance in range(self.seats):
            self.look_at((self.seat + distance) % self.seats, x)
        self.look_at_lot(x)
        self.look_at_bid(x)
        self.look_at_secret_bid(x)
        self.look_at_cards(x)
        self.look_at_goals(x)
        self.look_at_draft(x)
        return x

    def drafting(self) -> bool:
        return self.method == DRAFT and self.stage != BETWEEN

    def look_at(self, seat: int, x: list[float]) -> None:
        c = self.c
        own = self.locos[seat]
        count = [0] * (HIGHEST + 1)
        total = 0
        best = 0
        for loco in own:
            multiplier = min(c.multiplier[loco], HIGHEST)
            count[multiplier] += 1
            total += multiplier
            best = max(best, multiplier)
        for number in range(TRAINS):
            x.append(WHOLE if number == len(own) else 0.0)
        for multiplier in range(1, HIGHEST + 1):
            x.append(128.0 * count[multiplier])
        x.append(64.0 * best)
        x.append(32.0 * total)
        x.append(whole(self.power(seat) / 1000.0))
        bids = self.lot != NONE and len(own) < TRAINS and not self.passed >> seat & 1
        x.append(WHOLE if self.lot != NONE and self.leader == seat else 0.0)
        x.append(WHOLE if bids and self.leader != seat else 0.0)
        x.append(WHOLE if self.starter == seat else 0.0)
        x.append(WHOLE if self.turn == seat else 0.0)
        if seat != self.seat:
            bid = self.bids[seat]
            over = (self.bids[self.seat] - bid) / 300.0 if bid > 0 and self.bids[self.seat] >= 0 else 0.0
            x.append(whole(bid / 1000.0) if bid > 0 else 0.0)
            x.append(whole(within(over, -1.0, 1.0)))

    def power(self, seat: int) -> int:
        found = 0
        for loco in self.locos[seat]:
            found += self.c.power[loco]
        return found

    def look_at_lot(self, x: list[float]) -> None:
        c = self.c
        money = self.money[self.seat]
        x.append(whole(money / 5000.0))
        x.append(whole(within(money / 1000.0, 0.0, 1.0)))
        x.append(whole(within(money / 2500.0, 0.0, 1.0)))
        lot = self.lot
        for multiplier in range(1, HIGHEST + 1):
            x.append(WHOLE if lot != NONE and min(c.multiplier[lot], HIGHEST) == multiplier else 0.0)
        for drive in range(len(DRIVES)):
            x.append(WHOLE if lot != NONE and c.drive[lot] == drive else 0.0)
        x.append(whole(c.power[lot] / 1000.0) if lot != NONE else 0.0)
        x.append(whole(c.speed[lot] / 200.0) if lot != NONE else 0.0)

    def limit(self) -> float:
        """What a sensible player without goals may bid."""
        if self.lot == NONE:
            return 0.0
        first = self.method == DOUBLE_SEALED and self.stage != SECOND_BID
        most = plain_worth(self.s, self.lot) * (SHADE if first or self.method == SEALED else SHARE)
        return most * SHOWN_FIRST if first and self.stage == SEALED_BID else most

    def brings(self, seat: int) -> float:
        """How much more somebody's locomotives will earn with the lot."""
        c = self.c
        own = [min(c.multiplier[loco], HIGHEST) for loco in self.locos[seat]]
        with_it = earns_together(self.seats, [*own, min(c.multiplier[self.lot], HIGHEST)])
        return with_it - earns_together(self.seats, own)

    def look_at_bid(self, x: list[float]) -> None:
        mine = 0.0
        theirs = 0.0
        rivals = 0
        helps = 0.0
        if self.lot != NONE:
            helps = goal_help(self.s, self.goals, self.locos[self.seat], self.lot)
            for seat in range(self.seats):
                if len(self.locos[seat]) >= TRAINS or self.passed >> seat & 1:
                    continue
                if seat == self.seat:
                    mine = self.brings(seat)
                else:
                    rivals += 1
                    theirs = max(theirs, self.brings(seat))
        secret = self.pending + (self.bids[self.seat] if self.stage == SECOND_BID else 0)
        x.append(whole(mine / 1000.0))
        x.append(whole(theirs / 1000.0))
        x.append(whole(rivals / 5.0))
        x.append(whole(within((mine + helps - self.bid) / 1000.0, 0.0, 9.0)) if mine > 0.0 else 0.0)
        x.append(whole((mine + helps - secret) / 1000.0) if mine > 0.0 and self.pending > 0 else 0.0)
        x.append(whole(helps / 1000.0))
        over = (self.bid - self.limit()) / 100.0 if self.lot != NONE and self.bid > 0 else 0.0
        x.append(whole(self.bid / 1000.0) if self.lot != NONE else 0.0)
        x.append(whole(over / 5.0))
        x.append(whole(max(0.0, over / 5.0)))
        x.append(whole(within(over, -1.0, 1.0)))

    def look_at_secret_bid(self, x: list[float]) -> None:
        secret = self.pending != NONE
        mine = float(max(0, self.pending))
        if self.stage == SECOND_BID and secret:
            mine += self.bids[self.seat]
        limit = self.limit()
        on_lot = secret and self.lot != NONE
        x.append(WHOLE if secret else 0.0)
        x.append(whole(mine / 1000.0))
        x.append(whole((mine - limit) / 500.0) if on_lot else 0.0)
        for mark in MARKS:
            x.append(whole(within((mine - mark * limit) / 100.0, -1.0, 1.0)) if on_lot else 0.0)
        rival = 0
        for seat in range(self.seats):
            if seat != self.seat:
                rival = max(rival, self.bids[seat])
        second = secret and self.stage == SECOND_BID
        x.append(whole(within((mine - rival) / 300.0, -1.0, 1.0)) if second else 0.0)
        x.append(whole(within((mine - rival * 1.25 - UNIT) / 200.0, -1.0, 1.0)) if second else 0.0)
        for mark in CHOICE_MARKS:
            to_choose = secret and self.stage == CHOICE_BID
            x.append(whole(within((mine - mark) / 75.0, -1.0, 1.0)) if to_choose else 0.0)

    def look_at_cards(self, x: list[float]) -> None:
        """Open and not sold, set aside, unseen."""
        c = self.c
        shown = [loco for loco in self.shown if loco != self.lot]
        unseen = [loco for loco in range(len(LOCOS)) if not self.seen >> loco & 1]
        cheapest = NO_LOCO
        power = 0
        for loco in shown:
            cheapest = min(cheapest, c.power[loco])
            power += c.power[loco]
        for count in self.by_multiplier(shown):
            x.append(128.0 * count)
        x.append(whole(cheapest / 1000.0) if self.shown else 0.0)
        x.append(whole(power / 1000.0))
        for count in self.by_multiplier(self.aside):
            x.append(128.0 * count)
        for count in self.by_multiplier(unseen):
            x.append(whole(count / len(unseen)) if unseen else 0.0)
        all_of_them = TRAINS * self.seats
        missing = all_of_them
        for seat in range(self.seats):
            missing -= len(self.locos[seat])
        x.append(whole(self.stacked / all_of_them))
        x.append(whole(missing / all_of_them))
        chooses = self.stage == CHOOSING and self.seat in self.order
        x.append(whole((self.order.index(self.seat) + 1) / self.seats) if chooses else 0.0)
        x.append(whole(self.bids[self.seat] / 1000.0) if chooses else 0.0)

    def by_multiplier(self, locos: list[int]) -> list[int]:
        count = [0] * (HIGHEST + 1)
        for loco in locos:
            count[min(self.c.multiplier[loco], HIGHEST)] += 1
        return count[1:]

    def look_at_goals(self, x: list[float]) -> None:
        c = self.c
        goals = self.goals
        own = self.locos[self.seat]
        for goal in range(len(GOALS)):
            x.append(WHOLE if goals >> goal & 1 else 0.0)
        count = [0] * len(DRIVES)
        for loco in own:
            count[c.drive[loco]] += 1
        for drive in range(len(DRIVES)):
            near = whole(count[drive] / 3.0) if count[drive] == len(own) else -WHOLE
            x.append(near if goals >> OF_DRIVE[drive] & 1 else 0.0)
        kinds = len(DRIVES) - count.count(0)
        x.append((whole(kinds / 3.0) if kinds == len(own) else -WHOLE) if goals >> ONE_EACH & 1 else 0.0)
        power = self.power(self.seat)
        most = 0
        least = NO_POWER
        for seat in range(self.seats):
            if seat != self.seat:
                most = max(most, self.power(seat))
                least = min(least, self.power(seat))
        over = whole(within((power - most) / 500.0, -1.0, 1.0))
        x.append(over if goals >> FIRST & 1 else 0.0)
        x.append(whole(within((power - least) / 500.0, -1.0, 1.0)) if goals >> LAST & 1 else 0.0)
        x.append(over)
        fastest = self.fastest()
        slowest = self.slowest()
        speed = c.speed[self.lot] if self.lot != NONE else 0
        x.append(whole(fastest / 200.0) if goals >> FASTEST & 1 else 0.0)
        x.append(whole(slowest / 200.0) if goals >> SLOWEST & 1 and fastest else 0.0)
        x.append(WHOLE if goals >> FASTEST & 1 and self.lot != NONE and speed > fastest else 0.0)
        x.append(WHOLE if goals >> SLOWEST & 1 and self.lot != NONE and speed < slowest else 0.0)

    def look_at_draft(self, x: list[float]) -> None:
        """What these locomotives would cost."""
        if not self.drafting():
            x += [0.0, 0.0]
            return
        highest = 0
        for loco in self.locos[self.seat]:
            highest = max(highest, min(self.c.multiplier[loco], HIGHEST))
        price = self.power(self.seat) * highest
        x.append(whole(price / 3000.0))
        x.append(whole(within((price * 1.3 - self.money[self.seat]) / 1000.0, -1.0, 1.0)))


def within(value: float, low: float, high: float) -> float:
    return max(low, min(value, high))


def as_seen(s: NimmState, seat: int) -> Auctions:
    """Before the seat makes its choice."""
    made = Auctions(s, seat)
    drafting = s.method == DRAFT
    for other in range(s.seats):
        p = s.players[other]
        made.money.append(p.money)
        made.locos.append([] if drafting else [p.locos[i] for i in range(len(p.locos)) if not p.is_substitute(i)])
    if drafting:
        made.locos[seat] = s.players[seat].kept[:]
    made.goals = s.players[seat].goals
    made.shown = [] if s.facedown else s.revealed[:]
    made.aside = s.set_aside[:]
    made.seen = s.seen
    made.stacked = len(s.loco_stack)
    made.lot = s.lot
    made.bid = s.bid
    made.leader = s.leader
    if s.method == TURN:
        made.passed = s.passed
    if s.choice_order or (s.method == TURN and s.leader != NONE):
        made.turn = s.turn
    made.bids = s.bids[:] if s.bids else [NONE] * s.seats
    made.order = s.choice_order[:]
    return made
