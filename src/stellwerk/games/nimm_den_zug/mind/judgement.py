"""How good a move looks to a sensible player, in dollars. Uses only what the seat may know."""

from typing import Final

from stellwerk.games.nimm_den_zug.mind.bidding import RESERVE, SHARE, WORTH_KEEPING, rate_bid, worth
from stellwerk.games.nimm_den_zug.mind.bids_in_mind import bids_in_mind
from stellwerk.games.nimm_den_zug.mind.earnings import EARNS
from stellwerk.games.nimm_den_zug.mind.expected import rate_turns
from stellwerk.games.nimm_den_zug.mind.features import features
from stellwerk.games.nimm_den_zug.mind.outlook import outlook
from stellwerk.games.nimm_den_zug.mind.wagons import rate_wagons
from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.state import AUCTION, RUNNING, NimmState
from stellwerk.games.nimm_den_zug.rules.auctions import LAST_BIDDER
from stellwerk.games.nimm_den_zug.rules.goals import real_locos
from stellwerk.games.nimm_den_zug.rules.moves import (
    CHOOSE,
    CHOSEN,
    CLAIM,
    CLAIMED,
    FLIP,
    FLIPPED,
    GOAL,
    GOAL_0,
    KEEP,
    KEPT,
    METHOD,
    NAME,
    NAMED,
    PICK,
    PICKED,
    bid_of,
    is_bid,
)
from stellwerk.kernel.mind import Mind, shares
from stellwerk.kernel.state import NONE

CERTAIN: Final = 100_000.0
NEAR: Final = 40.0  # dollars that make a turn of the wagon phase a quarter as likely, to a search


def rate(s: NimmState, seat: int, move: int) -> float:
    """Only differences between the moves of one question count."""
    if CLAIM.has(move):
        return CERTAIN + s.c.goal_bonus[move - CLAIMED]
    if GOAL.has(move):
        return s.c.goal_bonus[move - GOAL_0] * WORTH_KEEPING[move - GOAL_0]
    if s.phase == AUCTION:
        return rate_auction(s, seat, move)
    return rate_wagons(s, seat, move)


def rate_auction(s: NimmState, seat: int, move: int) -> float:
    if is_bid(move):
        return rate_bid(s, seat, bid_of(move))
    if PICK.has(move):
        loco = move - PICKED
        return SHARE * worth(s, seat, loco) - s.c.power[loco]
    if NAME.has(move):
        return rate_name(s, seat, move - NAMED)
    if CHOOSE.has(move):
        return rate_choice(s, seat, move - CHOSEN)
    if KEEP.has(move):
        return worth_of_draft(s, seat, [*s.players[seat].kept, move - KEPT])
    if FLIP.has(move):
        return rate_flip(s, seat, move - FLIPPED)
    if METHOD.has(move):
        return float((move * 7 + s.round) % 6)
    return 0.0  # pass, wait


def rate_name(s: NimmState, seat: int, named: int) -> float:
    """Oneself; else whoever needs locomotives least."""
    if named == seat:
        return 1000.0
    return float(len(s.players[named].locos))


def rate_choice(s: NimmState, seat: int, loco: int) -> float:
    """A fixed price: what it earns beyond it, and what is left for the others."""
    p = s.players[seat]
    step = s.stack[-1]
    price = s.c.power[loco]
    if step is not LAST_BIDDER and s.bids:
        price += s.bids[seat]
    missing = TRAINS - len(p.locos) - 1
    if step is LAST_BIDDER and not s.r.until_three:
        missing = 0  # this is the last one that can be bought
    short = max(0, RESERVE * missing - (p.money - price))
    return worth(s, seat, loco) - price - short


# --- the draft --------------------------------------------------------------------------------------------------------


def worth_of_draft(s: NimmState, seat: int, locos: list[int]) -> float:
    """What these will earn less what they will cost, with average cards for those still to come."""
    c = s.c
    missing = TRAINS - len(locos)
    value = sum([worth(s, seat, loco) for loco in locos]) + missing * EARNS[2][s.seats]
    power = sum([c.power[loco] for loco in locos]) + missing * 350
    highest = max([c.multiplier[loco] for loco in locos])
    price = power * max(highest, 3 if missing else 1)
    money = s.players[seat].money
    return value - price - (max(0, price - money) * 0.5)


def rate_flip(s: NimmState, seat: int, loco: int) -> float:
    """What the locomotives that stay face up earn beyond their new price."""
    staying = [other for other in real_locos(s, seat) if other != loco]
    return best_staying(s, seat, staying)


def best_staying(s: NimmState, seat: int, locos: list[int]) -> float:
    if not locos:
        return 0.0
    c = s.c
    price = sum([c.power[loco] for loco in locos]) * max([c.multiplier[loco] for loco in locos])
    if price <= s.players[seat].money:
        return sum([worth(s, seat, loco) for loco in locos]) - price
    if s.r.flip_once:
        return sum([worth(s, seat, loco) for loco in locos]) - s.players[seat].money
    best = 0.0
    for i in range(len(locos)):
        best = max(best, best_staying(s, seat, locos[:i] + locos[i + 1 :]))
    return best


def any_claim(moves: list[int]) -> bool:
    """Whether a goal can be handed in: such moves come last, before the choice to make none."""
    last = moves[-2] if moves[-1] == NONE and len(moves) > 1 else moves[-1]
    return CLAIM.has(last)


class Judgement(Mind[NimmState]):
    """What the bots ask."""

    temper = 80.0  # the best move is then as likely as all others together
    scale = 1500.0
    moments = (1.0, 2.0, 4.0)  # what more thought finds is little against the luck of the cards

    def lines(self, players: int) -> int:
        return 150

    def plies(self, players: int) -> int:
        return 0

    def rate(self, s: NimmState, seat: int, move: int) -> float:
        return rate(s, seat, move)

    def outlook(self, s: NimmState) -> list[float]:
        return outlook(s)

    def priors(self, s: NimmState, seat: int, moves: list[int]) -> list[float]:
        if any_claim(moves):
            return super().priors(s, seat, moves)
        if s.phase == RUNNING and s.order:
            return shares(rate_turns(s, seat, moves), NEAR)
        return bids_in_mind(s, seat, moves) or super().priors(s, seat, moves)

    def foresees(self, s: NimmState) -> bool:
        """At auctions: what a bid must beat is what others are likely to bid, not what would be best for them."""
        return s.phase == AUCTION

    def features(self, s: NimmState, seat: int) -> list[float]:
        return features(s, seat)


MIND: Final = Judgement()
