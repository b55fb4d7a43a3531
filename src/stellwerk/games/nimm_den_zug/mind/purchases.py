"""Choices of the auctions, by what a small network has learned of how the auctions go on after them."""

from typing import Final

from stellwerk.games.nimm_den_zug.mind import auctions
from stellwerk.games.nimm_den_zug.mind.auctions import Auctions, as_seen
from stellwerk.games.nimm_den_zug.mind.expected import lead_with
from stellwerk.games.nimm_den_zug.mind.learned import AUCTIONS, HIGHEST_LEVEL, LEAD, Looks, judge
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.auctions import LAST_BIDDER, PICK_LOCO
from stellwerk.games.nimm_den_zug.rules.first_choice import CHOICE_BID, CHOOSE_LOCO
from stellwerk.games.nimm_den_zug.rules.goals import real_locos
from stellwerk.games.nimm_den_zug.rules.in_turn import BIDDING
from stellwerk.games.nimm_den_zug.rules.moves import CHOOSE, CHOSEN, FLIPPED, KEPT, PICKED, bid_of, is_bid
from stellwerk.games.nimm_den_zug.rules.open_auction import COUNTING, TIMED_COUNTING
from stellwerk.games.nimm_den_zug.rules.pass_on import FLIP_LOCO, KEEP_LOCO
from stellwerk.games.nimm_den_zug.rules.sealed import SEALED_BID, SECOND_BID

MOST_SECRET: Final = 2600  # dollars: nobody has learned what higher bids bring
MOST_TO_CHOOSE: Final = 1000


class Prospects:
    """What a seat expects after each of its choices: its lead, when the trains have run."""

    __slots__ = ("looks", "now")

    def __init__(self, s: NimmState, seat: int, level: int) -> None:
        self.now = as_seen(s, seat)
        self.looks = Looks(judge(AUCTIONS, s.seats, level), self.now.look())

    def lead(self, after: Auctions) -> float:
        return after.lead() + self.looks.expects_of(after.look())[LEAD]

    def put_up(self, loco: int) -> float:
        after = self.now.clone()
        after.put_up(loco)
        return self.lead(after)

    def answer(self, bid: int) -> float:
        after = self.now.clone()
        after.answer(after.seat, bid)
        return self.lead(after)

    def in_secret(self, stage: int, bid: int) -> float:
        after = self.now.clone()
        after.bid_in_secret(stage, bid)
        return self.lead(after)

    def choose(self, loco: int) -> float:
        after = self.now.clone()
        after.choose(loco)
        return self.lead(after)

    def keep(self, loco: int, hand: list[int]) -> float:
        after = self.now.clone()
        after.keep(loco, hand)
        return self.lead(after)


def rate_purchases(s: NimmState, seat: int, moves: list[int], level: int = HIGHEST_LEVEL) -> list[float]:
    """In dollars, the lead that they lead to; empty for questions of which nothing was learned."""
    step = s.stack[-1]
    if step is LAST_BIDDER:
        return [after_last_bid(s, seat, move, level) for move in moves]
    if step is FLIP_LOCO:
        return [after_flip(s, seat, real_locos(s, seat), move - FLIPPED, level) for move in moves]
    found = Prospects(s, seat, level)
    if step is PICK_LOCO:
        return [found.put_up(move - PICKED) for move in moves]
    if step is BIDDING:
        return bids(found, auctions.BIDDING, moves)
    if step is COUNTING or step is TIMED_COUNTING:
        return bids(found, auctions.COUNTING, moves)
    if step is SEALED_BID:
        return secret_bids(found, auctions.SEALED_BID, MOST_SECRET, moves)
    if step is SECOND_BID:
        return secret_bids(found, auctions.SECOND_BID, MOST_SECRET, moves)
    if step is CHOICE_BID:
        return secret_bids(found, auctions.CHOICE_BID, MOST_TO_CHOOSE, moves)
    if step is CHOOSE_LOCO:
        return [found.choose(move - CHOSEN) for move in moves] if CHOOSE.has(moves[0]) else []
    if step is KEEP_LOCO:
        return [found.keep(move - KEPT, s.players[seat].hand) for move in moves]
    return []


def bids(found: Prospects, stage: int, moves: list[int]) -> list[float]:
    """The lowest higher bid or none; more than the lowest only costs more."""
    first = moves[0]
    in_turn = stage == auctions.BIDDING
    none = found.answer(0) if in_turn else found.in_secret(stage, 0)
    lowest = 0.0
    if is_bid(first):
        lowest = found.answer(bid_of(first)) if in_turn else found.in_secret(stage, bid_of(first))
    return [lowest - (bid_of(move) - bid_of(first)) if is_bid(move) else none for move in moves]


def secret_bids(found: Prospects, stage: int, most: int, moves: list[int]) -> list[float]:
    out: list[float] = []
    for move in moves:
        bid = bid_of(move)
        if bid <= most or not out:
            out.append(found.in_secret(stage, bid))
        else:
            out.append(out[-1] - (bid - bid_of(moves[len(out) - 1])))
    return out


def after_last_bid(s: NimmState, seat: int, move: int, level: int) -> float:
    """Of whoever is the last: one for its power, or none."""
    locos = [real_locos(s, other) for other in range(s.seats)]
    money = [float(p.money) for p in s.players]
    if CHOOSE.has(move):
        locos[seat].append(move - CHOSEN)
        money[seat] -= s.c.power[move - CHOSEN]
    return lead_with(s, seat, locos, money, level)


def after_flip(s: NimmState, seat: int, own: list[int], flipped: int, level: int) -> float:
    """With the rest paid for; or, if that is still too much, without what is missed least."""
    staying = [loco for loco in own if loco != flipped]
    power = 0
    highest = 0
    for loco in staying:
        power += s.c.power[loco]
        highest = max(highest, s.c.multiplier[loco])
    price = power * highest
    p = s.players[seat]
    if price > p.money and not s.r.flip_once:
        return max([after_flip(s, seat, staying, loco, level) for loco in staying])
    locos = [real_locos(s, other) for other in range(s.seats)]
    locos[seat] = staying
    money = [float(p.money) for p in s.players]
    money[seat] -= min(price, p.money)
    return lead_with(s, seat, locos, money, level)
