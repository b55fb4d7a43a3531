"""How good a move looks to a sensible player, in dollars. Uses only what the seat may know."""

from typing import Final

from stellwerk.games.nimm_den_zug.mind.earnings import EARNS, earns
from stellwerk.games.nimm_den_zug.mind.features import features
from stellwerk.games.nimm_den_zug.mind.fitted import FITTED
from stellwerk.games.nimm_den_zug.mind.wagons import rate_wagons
from stellwerk.games.nimm_den_zug.model.components import TRAINS, UNIT
from stellwerk.games.nimm_den_zug.model.ids import FASTEST, OF_DRIVE, ONE_EACH, SLOWEST
from stellwerk.games.nimm_den_zug.model.state import AUCTION, NimmState
from stellwerk.games.nimm_den_zug.rules.auctions import LAST_BIDDER
from stellwerk.games.nimm_den_zug.rules.first_choice import CHOICE_BID
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
from stellwerk.games.nimm_den_zug.rules.sealed import SEALED_BID, SECOND_BID
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.state import NONE

SHARE: Final = 0.62  # of its worth that a locomotive may cost at an open auction
SHADE: Final = 0.5  # the same for a sealed bid
RESERVE: Final = 250  # kept for every locomotive that is still missing
CERTAIN: Final = 100_000.0
WORTH_KEEPING: Final = [0.3, 0.6, 0.2, 0.4, 0.4, 0.45, 0.35, 0.6, 0.75, 0.55, 0.6, 0.45, 0.1, 0.1, 0.05, 0.55, 0.4, 0.4]


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


# --- what a locomotive is worth ---------------------------------------------------------------------------------------


def worth(s: NimmState, seat: int, loco: int) -> float:
    """Expected earnings above those of a substitute, the better order, and the goals it helps to fulfil."""
    return earns(s, loco) - EARNS[0][s.seats] + s.c.power[loco] * 0.15 + goal_help(s, seat, loco)


def goal_help(s: NimmState, seat: int, loco: int) -> float:
    goals = s.players[seat].goals
    if not goals:
        return 0.0
    c = s.c
    owned = [c.drive[other] for other in real_locos(s, seat)]
    drive = c.drive[loco]
    chance = (0.12, 0.35, 1.0)[min(len(owned), 2)]
    more = 0.0
    same = OF_DRIVE[drive]
    if goals >> same & 1 and owned.count(drive) == len(owned):
        more += c.goal_bonus[same] * chance
    if goals >> ONE_EACH & 1 and drive not in owned and len(set(owned)) == len(owned):
        more += c.goal_bonus[ONE_EACH] * chance
    if goals >> FASTEST & 1 and c.speed[loco] >= top_speed(s):
        more += c.goal_bonus[FASTEST] * 0.7
    if goals >> SLOWEST & 1 and c.speed[loco] <= low_speed(s):
        more += c.goal_bonus[SLOWEST] * 0.7
    return more


def top_speed(s: NimmState) -> int:
    return sorted(s.c.speed)[-3]


def low_speed(s: NimmState) -> int:
    return sorted(s.c.speed)[2]


def limit(s: NimmState, seat: int, loco: int, share: float) -> float:
    """The most to be paid for it: a share of its worth, and enough is kept for those still missing."""
    p = s.players[seat]
    missing = TRAINS - len(p.locos)
    kept = RESERVE * max(missing - 1, 0)
    mood = ((seat * 37 + loco * 11 + s.round * 5) % 17 - 8) * 0.008  # so that equal players do not tie all the time
    return min(worth(s, seat, loco) * (share + mood), float(p.money - kept))


# --- bids -------------------------------------------------------------------------------------------------------------


def rate_bid(s: NimmState, seat: int, bid: int) -> float:
    step = s.stack[-1]
    if step is CHOICE_BID:
        return -abs(bid - choice_bid(s, seat))
    if step is SEALED_BID:
        return -abs(bid - sealed_bid(s, seat))
    if step is SECOND_BID:
        return -abs(bid - second_bid(s, seat))
    if s.leader == NONE:  # opening: no more than needed
        return -float(bid)
    most = limit(s, seat, s.lot, SHARE)
    return most - bid if bid <= most else (most - bid) * 10 - 1


def sealed_bid(s: NimmState, seat: int) -> float:
    """A first bid in a double auction shows only half of what is meant."""
    most = limit(s, seat, s.lot, SHADE)
    if s.method == 2:
        most *= 0.55
    least = s.c.power[s.lot] if seat == s.starter else 0
    return max(float(least), most, 0.0)


def second_bid(s: NimmState, seat: int) -> float:
    """Enough to stay ahead of what lies open, if it is worth it."""
    own = s.bids[seat]
    rival = max([bid for other, bid in enumerate(s.bids) if other != seat] + [0])
    most = limit(s, seat, s.lot, SHARE)
    if rival >= most:
        return 0.0
    return max(0.0, min(most, max(rival * 1.25 + UNIT, limit(s, seat, s.lot, SHADE))) - own)


def choice_bid(s: NimmState, seat: int) -> float:
    """The choice is worth something, but every bid is paid."""
    p = s.players[seat]
    mood = (seat * 29 + s.auctions * 13 + s.round * 7) % 5
    return min(200.0 + mood * 75.0, max(0.0, p.money * 0.08))


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


class Judgement(Mind[NimmState]):
    """What the bots ask."""

    temper = 80.0  # the best move is then as likely as all others together
    scale = 1500.0
    lines = 150
    plies = 0
    fitted = FITTED

    def rate(self, s: NimmState, seat: int, move: int) -> float:
        return rate(s, seat, move)

    def features(self, s: NimmState, seat: int) -> list[float]:
        return features(s, seat)


MIND: Final = Judgement()
