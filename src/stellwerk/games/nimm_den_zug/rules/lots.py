"""What all auctions share: paying, taking the locomotive, ties, refusals of bids."""

from typing import ClassVar, Final

from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.ids import FIRST, LOCOS
from stellwerk.games.nimm_den_zug.model.state import ONE, PURCHASES, NimmState
from stellwerk.games.nimm_den_zug.rules.goals import close_window, count_locos, count_order
from stellwerk.games.nimm_den_zug.rules.moves import NAME, NAMED, bid_of
from stellwerk.kernel.refusal import NOT_YOUR_TURN, Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Step
from stellwerk.kernel.vocabulary import Family


def loco_name(loco: int) -> str:
    """The message that names a locomotive."""
    return f"loco-{LOCOS[loco]}"


def out_or(s: NimmState, seat: int, otherwise: Refusal) -> Refusal:
    """Why a player may not bid: because of owning three locomotives, or for another reason."""
    if 0 <= seat < s.seats and len(s.players[seat].locos) >= TRAINS:
        return Refusal("NZ-4.5", "has-three")
    return otherwise


def why_not_pay(s: NimmState, seat: int, needed: int) -> Refusal | None:
    """Nobody may spend more than they own."""
    money = s.players[seat].money
    return None if needed <= money else Refusal("NZ-4.3", "not-enough-money", {"money": money, "needed": needed})


def below_power(s: NimmState, move: int) -> Refusal | None:
    """The starter bids at least the power."""
    power = s.c.power[s.lot]
    if bid_of(move) >= power:
        return None
    return Refusal("NZ-4.2", "below-power", {"power": power, "bid": bid_of(move), "loco": loco_name(s.lot)})


def not_higher(s: NimmState, move: int) -> Refusal | None:
    """A bid in turn or in an open auction beats the last one."""
    least = s.bid + s.r.raise_by
    if bid_of(move) >= least:
        return None
    return Refusal("NZ-5.3", "not-higher", {"last": s.bid, "least": least, "bid": bid_of(move)})


def buy(s: NimmState, seat: int, loco: int, price: int) -> None:
    """Pay the bank, lay the locomotive face up."""
    p = s.board(seat)
    p.move_money(PURCHASES, -price)
    p.locos.append(loco)
    s.revealed.remove(loco)
    if len(p.locos) == TRAINS:
        s.count_still()
    count_locos(s)
    s.tell("bought", seat=SEAT[seat], loco=loco_name(loco), price=price)


def end_auction(s: NimmState) -> None:
    """The other cards are set aside; the left neighbour of whoever started is next."""
    if s.revealed:
        s.set_aside = s.set_aside + s.revealed
        s.revealed = []
    if s.r.starter_is_first:
        close_window(s, 1 << FIRST)
        count_order(s)
    s.lot = NONE
    s.leader = NONE
    s.bid = 0
    s.passed = 0
    s.count = 0
    s.bids = []
    s.tied = 0
    s.auctions += 1
    s.nominal = (s.judge_seat() + 1) % s.seats


def sell(s: NimmState, seat: int, price: int) -> None:
    """The open lot goes to the highest bidder; the next auction follows."""
    buy(s, seat, s.lot, price)
    end_auction(s)
    s.done()


def highest(bids: list[int]) -> int:
    """The seats with the highest bid, one bit each."""
    top = max(bids)
    mask = 0
    for seat, bid in enumerate(bids):
        if bid == top:
            mask |= 1 << seat
    return mask


def only_seat(mask: int) -> int:
    """The seat of a mask with one bit, else NONE."""
    return mask.bit_length() - 1 if mask.bit_count() == 1 else NONE


class Tie(Step[NimmState]):
    """Equal bids: the player who started the auction names one of the tied players, perhaps themselves."""

    rule: ClassVar[str] = "NZ-4.7"
    families: ClassVar[tuple[Family, ...]] = (NAME,)

    def seats(self, s: NimmState) -> tuple[int, ...]:
        return ONE[s.judge_seat()]

    def moves(self, s: NimmState, seat: int) -> list[int]:
        return [NAMED + other for other in range(s.seats) if s.tied >> other & 1]

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        if s.tied >> (move - NAMED) & 1:
            return None
        named = move - NAMED
        return Refusal("NZ-4.7", "not-tied", {"seat": SEAT[named]})

    def stranger(self, s: NimmState, seat: int, move: int) -> Refusal:
        return out_or(s, seat, NOT_YOUR_TURN)

    def play(self, s: NimmState, seat: int, move: int) -> None:
        self.named(s, move - NAMED)

    def named(self, s: NimmState, seat: int) -> None:
        raise NotImplementedError


class NameWinner(Tie):
    """The starter names the winner."""

    def named(self, s: NimmState, seat: int) -> None:
        s.tell("named", seat=SEAT[s.judge_seat()], winner=SEAT[seat])
        sell(s, seat, s.bid)


NAME_WINNER: Final[NameWinner] = NameWinner()
