"""What a locomotive is worth to somebody, and what is bid for it."""

from typing import Final

from stellwerk.games.nimm_den_zug.mind.earnings import EARNS, earns
from stellwerk.games.nimm_den_zug.mind.trains import WAGON_GOALS
from stellwerk.games.nimm_den_zug.model.components import TRAINS, UNIT
from stellwerk.games.nimm_den_zug.model.ids import DOUBLE_SEALED, FASTEST, GOALS, OF_DRIVE, ONE_EACH, SLOWEST
from stellwerk.games.nimm_den_zug.model.state import AUCTION, NimmState
from stellwerk.games.nimm_den_zug.rules.first_choice import CHOICE_BID
from stellwerk.games.nimm_den_zug.rules.goals import real_locos
from stellwerk.games.nimm_den_zug.rules.sealed import SEALED_BID, SECOND_BID
from stellwerk.kernel.state import NONE

SHARE: Final = 0.62  # of its worth that a locomotive may cost at an open auction
SHADE: Final = 0.5  # the same for a sealed bid
SHOWN_FIRST: Final = 0.55  # of a double sealed bid
RESERVE: Final = 250  # kept for every locomotive that is still missing
WORTH_KEEPING: Final = [0.3, 0.6, 0.2, 0.4, 0.4, 0.45, 0.35, 0.6, 0.75, 0.55, 0.6, 0.45, 0.1, 0.1, 0.05, 0.55, 0.4, 0.4]


# --- what a locomotive is worth ---------------------------------------------------------------------------------------


def worth(s: NimmState, seat: int, loco: int) -> float:
    """Expected earnings above those of a substitute, the better order, and the goals it helps to fulfil."""
    return plain_worth(s, loco) + goal_help(s, s.players[seat].goals, real_locos(s, seat), loco)


def plain_worth(s: NimmState, loco: int) -> float:
    """The same without goals."""
    return earns(s, loco) - EARNS[0][s.seats] + s.c.power[loco] * 0.15


def goal_help(s: NimmState, goals: int, locos: list[int], loco: int) -> float:
    """What it does for goals in hand, beside the locomotives that are there."""
    if not goals:
        return 0.0
    c = s.c
    owned = [c.drive[other] for other in locos]
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
    """The most that somebody pays for it now."""
    p = s.players[seat]
    return most_for(s, seat, loco, worth(s, seat, loco), share, float(p.money), TRAINS - len(p.locos))


def most_for(s: NimmState, seat: int, loco: int, worth: float, share: float, money: float, missing: int) -> float:
    """A share of its worth, and enough is kept for those still missing."""
    kept = RESERVE * max(missing - 1, 0)
    mood = ((seat * 37 + loco * 11 + s.round * 5) % 17 - 8) * 0.008  # so that equal players do not tie all the time
    return min(worth * (share + mood), money - kept)


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
    if s.method == DOUBLE_SEALED:
        most *= SHOWN_FIRST
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


# --- goals ------------------------------------------------------------------------------------------------------------


def goals_of(s: NimmState, seat: int, later: int, trains_judged: bool) -> float:
    """What the goal tiles in hand can still be expected to bring, with so many rounds after this one. Where trains are
    judged, what wagons fulfil in this round is in what they earn.
    """
    goals = s.players[seat].goals
    if not goals:
        return 0.0
    c = s.c
    found = 0.0
    for goal in range(len(GOALS)):
        if goals >> goal & 1:
            judged = trains_judged and goal in WAGON_GOALS
            if s.met[seat] >> goal & 1:
                found += 0.0 if judged else c.goal_bonus[goal]
            else:
                soon = 0.7 if s.phase == AUCTION and not judged else 0.0
                found += c.goal_bonus[goal] * WORTH_KEEPING[goal] * (later + soon) / 3.0
    return found
