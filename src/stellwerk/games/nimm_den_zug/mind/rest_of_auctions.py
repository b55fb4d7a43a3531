"""The rest of the auctions, sketched: who is likely to own which locomotives, and what will be left to whom.

No rules here, only a quick sketch of them: everybody goes up to what a locomotive is worth to them.
"""

from typing import Final

from stellwerk.games.nimm_den_zug.mind.bidding import SHADE, SHARE, choice_bid, most_for, second_bid, worth
from stellwerk.games.nimm_den_zug.model.components import TRAINS, UNIT
from stellwerk.games.nimm_den_zug.model.ids import CHOICE, DOUBLE_SEALED, OPEN, SEALED, TURN
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.first_choice import CHOICE_BID, CHOOSE_LOCO, NAME_NEXT
from stellwerk.games.nimm_den_zug.rules.lots import NAME_WINNER
from stellwerk.games.nimm_den_zug.rules.sealed import SECOND_BID
from stellwerk.kernel.state import NONE

TRIES: Final = 40  # auctions, some of which sell nothing


class RestOfAuctions:
    """Money and locomotives by seat, as they change."""

    __slots__ = ("aside", "locos", "money", "s", "stack", "starter", "worths")

    def __init__(self, s: NimmState) -> None:
        self.s = s
        self.money = [float(p.money) for p in s.players]
        self.locos: list[list[int]] = []
        for p in s.players:
            self.locos.append([loco for train, loco in enumerate(p.locos) if not p.is_substitute(train)])
        self.stack = s.loco_stack[:]
        self.aside = s.set_aside[:]
        self.starter = s.nominal
        self.worths: dict[int, float] = {}  # of locomotives, by seat

    def play(self) -> None:
        """To the end of the auctions."""
        s = self.s
        step = s.stack[-1]
        if s.method == CHOICE:
            if step is CHOOSE_LOCO or step is NAME_NEXT:
                self.choose(self.choosers(), s.revealed[:], s.bids)
            elif step is CHOICE_BID:
                self.stack += s.revealed
            while len(self.stack) >= s.seats:
                self.choice()
            return
        if s.lot != NONE:
            self.open_lot()
        elif s.revealed:
            self.auction(s.revealed[:], s.starter)
        for _ in range(TRIES):
            still = [seat for seat in range(s.seats) if len(self.locos[seat]) < TRAINS]
            if not still or not (self.stack or self.aside):
                return
            if len(still) == 1 and s.method != OPEN:
                self.last_bidder(still[0])
                return
            while self.starter not in still:
                self.starter = (self.starter + 1) % s.seats
            self.auction(self.turn_up(), self.starter)

    def turn_up(self) -> list[int]:
        wanted = 1 if self.s.method == OPEN else self.s.c.revealed
        out: list[int] = []
        while len(out) < wanted:
            if not self.stack:
                if not self.aside:
                    break
                self.stack = self.aside
                self.aside = []
            out.append(self.stack.pop())
        return out

    # --- one locomotive at a time -------------------------------------------------------------------------------------

    def worth_of(self, seat: int, loco: int) -> float:
        key = loco * 8 + seat
        if key not in self.worths:
            self.worths[key] = worth(self.s, seat, loco)
        return self.worths[key]

    def most(self, seat: int, loco: int, share: float) -> float:
        missing = TRAINS - len(self.locos[seat])
        return most_for(self.s, seat, loco, self.worth_of(seat, loco), share, self.money[seat], missing)

    def auction(self, lots: list[int], starter: int) -> None:
        """The starter puts one up, and it goes to whoever wants it most."""
        s = self.s
        lot = NONE
        highest = -1e9
        for loco in lots:
            found = SHARE * self.worth_of(starter, loco) - s.c.power[loco]
            if s.c.power[loco] <= self.money[starter] and found > highest:
                highest = found
                lot = loco
        self.starter = (starter + 1) % s.seats
        for loco in lots:
            if loco != lot:
                self.aside.append(loco)
        if lot != NONE:
            self.bid(lot, starter, float(s.c.power[lot]), 0)

    def bid(self, lot: int, leader: int, bid: float, passed: int) -> None:
        s = self.s
        sealed = s.method in (SEALED, DOUBLE_SEALED)
        share = SHADE if s.method == SEALED else SHARE
        most = max(bid, self.most(leader, lot, share))
        rival = NONE
        highest = 0.0
        second = 0.0
        for seat in range(s.seats):
            if seat == leader or passed >> seat & 1 or len(self.locos[seat]) >= TRAINS:
                continue
            found = self.most(seat, lot, share)
            if found > highest:
                second = highest
                highest = found
                rival = seat
            elif found > second:
                second = found
        if rival == NONE or highest < bid + UNIT:
            self.sell(leader, lot, most if sealed else bid)
        elif highest > most:
            self.sell(rival, lot, highest if sealed else max(bid + UNIT, most, second))
        else:
            self.sell(leader, lot, most if sealed else max(bid, highest))

    def sell(self, seat: int, loco: int, price: float) -> None:
        self.money[seat] -= price
        self.locos[seat].append(loco)

    def open_lot(self) -> None:
        """What is being sold just now."""
        s = self.s
        step = s.stack[-1]
        for loco in s.revealed:
            if loco != s.lot:
                self.aside.append(loco)
        if step is NAME_WINNER:
            self.sell(s.starter if s.tied >> s.starter & 1 else s.tied.bit_length() - 1, s.lot, float(s.bid))
        elif step is SECOND_BID:
            winner = s.starter
            highest = -1.0
            for seat in s.still:
                found = s.bids[seat] + second_bid(s, seat)
                if found > highest:
                    highest = found
                    winner = seat
            self.sell(winner, s.lot, highest)
        else:
            leader = s.starter if s.leader == NONE else s.leader
            passed = s.passed if s.method == TURN else 0
            self.bid(s.lot, leader, float(max(s.bid, s.c.power[s.lot])), passed)
        self.starter = (s.starter + 1) % s.seats

    def last_bidder(self, seat: int) -> None:
        """One locomotive at its opening bid, the rest are substitutes."""
        s = self.s
        pool = self.stack + self.aside
        for _ in range(TRAINS - len(self.locos[seat]) if s.r.until_three else 1):
            best = self.best(seat, pool, 0.0)
            if best == NONE:
                return
            pool.remove(best)
            self.sell(seat, best, float(s.c.power[best]))

    def best(self, seat: int, pool: list[int], more: float) -> int:
        """What brings most for a fixed price."""
        best = NONE
        highest = -1e9
        for loco in pool:
            price = self.s.c.power[loco] + more
            found = self.worth_of(seat, loco) - price
            if price <= self.money[seat] and found > highest:
                highest = found
                best = loco
        return best

    # --- the right of first choice ------------------------------------------------------------------------------------

    def choosers(self) -> list[int]:
        s = self.s
        if s.turn in s.choice_order and s.stack[-1] is CHOOSE_LOCO:
            return s.choice_order[s.choice_order.index(s.turn) :]
        return sorted(range(s.seats), key=lambda seat: -s.bids[seat])

    def choice(self) -> None:
        s = self.s
        lots: list[int] = []
        for _ in range(s.seats):
            lots.append(self.stack.pop())
        bids = [int(choice_bid(s, seat)) for seat in range(s.seats)]
        self.choose(sorted(range(s.seats), key=lambda seat: -bids[seat]), lots, bids)

    def choose(self, order: list[int], lots: list[int], bids: list[int]) -> None:
        for seat in order:
            best = self.best(seat, lots, float(bids[seat]))
            if best != NONE:
                lots.remove(best)
                self.sell(seat, best, float(bids[seat] + self.s.c.power[best]))
