"""Pass on: a draft instead of an auction. Keep one, pass the others to the left; the price comes at the end."""

from typing import ClassVar, Final

from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.state import ONE, PURCHASES, NimmState
from stellwerk.games.nimm_den_zug.rules.first_choice import EVERYBODY
from stellwerk.games.nimm_den_zug.rules.goals import count_locos
from stellwerk.games.nimm_den_zug.rules.lots import loco_name
from stellwerk.games.nimm_den_zug.rules.moves import FLIP, FLIPPED, KEEP, KEPT, PAID, PAY
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import SEAT
from stellwerk.kernel.step import Auto, Sealed, Step
from stellwerk.kernel.vocabulary import Family


class DealLocos(Auto[NimmState]):
    """Three locomotives for everybody."""

    rule: ClassVar[str] = "NZ-10.1"

    def run(self, s: NimmState) -> None:
        for seat in range(s.seats):
            s.board(seat).hand = [s.loco_stack.pop() for _ in range(TRAINS)]
        s.learn()
        s.swap(KEEP_LOCO)
        s.tell("locos-dealt")


class KeepLoco(Sealed[NimmState]):
    """Keep one of the cards in hand, face down."""

    rule: ClassVar[str] = "NZ-10.2"
    families: ClassVar[tuple[Family, ...]] = (KEEP,)

    def asked(self, s: NimmState) -> tuple[int, ...]:
        return EVERYBODY[s.seats]

    def moves(self, s: NimmState, seat: int) -> list[int]:
        return [KEPT + loco for loco in s.players[seat].hand]

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        if move - KEPT in s.players[seat].hand:
            return None
        return Refusal("NZ-10.2", "not-available", {"card": loco_name(move - KEPT)})

    def reveal(self, s: NimmState, answers: list[int]) -> None:
        """Nothing is shown yet: the cards that are left go round."""
        for seat in range(s.seats):
            p = s.board(seat)
            p.hand.remove(answers[seat] - KEPT)
            p.kept.append(answers[seat] - KEPT)
        passed = [s.players[(seat - 1) % s.seats].hand for seat in range(s.seats)]
        for seat in range(s.seats):
            s.board(seat).hand = passed[seat]
        s.tell("locos-passed", count=len(passed[0]))
        if len(passed[0]) == 1:
            self.turn_up(s)

    def turn_up(self, s: NimmState) -> None:
        """The last card joins the two kept ones; all lie open, and all must pay."""
        for seat in range(s.seats):
            p = s.board(seat)
            p.locos = p.kept + p.hand
            p.kept = []
            p.hand = []
            for loco in p.locos:
                s.seen |= 1 << loco
        s.unsettled = (1 << s.seats) - 1
        s.count_still()
        s.swap(SETTLE)
        for seat in range(s.seats):
            s.tell("draft-shown", seat=SEAT[seat], locos=[loco_name(loco) for loco in s.players[seat].locos])


def draft_price(s: NimmState, seat: int) -> int:
    """The sum of the powers times the highest multiplier, of the locomotives that lie face up."""
    p = s.players[seat]
    power = 0
    highest = 0
    for train, loco in enumerate(p.locos):
        if not p.is_substitute(train):
            power += s.c.power[loco]
            highest = max(highest, s.c.multiplier[loco])
    return power * highest


def pay_draft(s: NimmState, seat: int, price: int) -> None:
    s.board(seat).move_money(PURCHASES, -price)
    s.unsettled &= ~(1 << seat)
    count_locos(s)
    s.tell("draft-paid", seat=SEAT[seat], price=price)


class Settle(Auto[NimmState]):
    """Everybody pays for their three; who cannot is asked which one to turn over."""

    rule: ClassVar[str] = "NZ-10.5"

    def run(self, s: NimmState) -> None:
        for seat in range(s.seats):
            if s.unsettled >> seat & 1:
                price = draft_price(s, seat)
                s.learn()  # whether somebody can pay shows what they have
                if price > s.players[seat].money:
                    s.turn = seat
                    s.push(FLIP_LOCO)
                    return
                pay_draft(s, seat, price)
        s.done()


class FlipLoco(Step[NimmState]):
    """Too dear: one locomotive is turned face down and becomes a substitute."""

    rule: ClassVar[str] = "NZ-10.6"
    families: ClassVar[tuple[Family, ...]] = (FLIP, PAY)

    def seats(self, s: NimmState) -> tuple[int, ...]:
        return ONE[s.turn]

    def haste_tells(self, s: NimmState, seat: int) -> bool:
        return not s.r.show_money

    def moves(self, s: NimmState, seat: int) -> list[int]:
        p = s.players[seat]
        if draft_price(s, seat) <= p.money:  # a goal handed in just now may pay for it
            return [PAID]
        return [FLIPPED + loco for train, loco in enumerate(p.locos) if not p.is_substitute(train)]

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        p = s.players[seat]
        price = draft_price(s, seat)
        if move == PAID:
            if price <= p.money:
                return None
            return Refusal("NZ-10.5", "not-enough-money", {"money": p.money, "needed": price})
        loco = move - FLIPPED
        if loco not in p.locos or p.is_substitute(p.locos.index(loco)):
            return Refusal("NZ-10.6", "not-available", {"card": loco_name(loco)})
        if price <= p.money:
            return Refusal("NZ-10.6", "can-afford", {"price": price, "money": p.money})
        return None

    def play(self, s: NimmState, seat: int, move: int) -> None:
        if move == PAID:
            s.done()
            return
        p = s.board(seat)
        loco = move - FLIPPED
        p.substitutes |= 1 << p.locos.index(loco)
        count_locos(s)
        s.learn()  # whether it is enough now
        s.tell("flipped", seat=SEAT[seat], loco=loco_name(loco))
        if s.r.flip_once:
            pay_draft(s, seat, min(draft_price(s, seat), p.money))
            s.done()
        elif draft_price(s, seat) <= p.money:
            s.done()


DEAL_LOCOS: Final[DealLocos] = DealLocos()
KEEP_LOCO: Final[KeepLoco] = KeepLoco()
SETTLE: Final[Settle] = Settle()
FLIP_LOCO: Final[FlipLoco] = FlipLoco()
