"""The bids that a search looks at, and how likely they are: of all that could be bid, the few that make sense."""

from typing import Final, NamedTuple

from stellwerk.games.nimm_den_zug.mind.bidding import choice_bid, goal_help, sealed_bid, second_bid
from stellwerk.games.nimm_den_zug.model.components import UNIT
from stellwerk.games.nimm_den_zug.model.ids import DOUBLE_SEALED, OPEN, SEALED, TURN
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.auctions import OPENING_BID
from stellwerk.games.nimm_den_zug.rules.first_choice import CHOICE_BID
from stellwerk.games.nimm_den_zug.rules.in_turn import BIDDING
from stellwerk.games.nimm_den_zug.rules.moves import bid_of, is_bid
from stellwerk.games.nimm_den_zug.rules.open_auction import COUNTING, TIMED_COUNTING
from stellwerk.games.nimm_den_zug.rules.sealed import SEALED_BID, SECOND_BID
from stellwerk.kernel.mind import shares

DOUBT: Final = 250.0  # dollars between two bids that make the worse a quarter as likely
AROUND: Final = (0.0, 0.5, 0.7, 0.85, 1.0, 1.15, 1.3, 1.5, 1.8)  # sealed bids, as shares of the one that is meant
LOW: Final = 100  # a bid that is meant is at least so high when others are tried around it
GOALS_COUNT: Final = 0.6  # of what a locomotive does for goals
OUT_OF_THE_QUESTION: Final = -1e9


class Limit(NamedTuple):
    """What a locomotive may cost in one kind of auction, found by sketched auctions against sensible bidders."""

    by_multiplier: tuple[int, int, int, int]
    each_owned: int  # more for each that one owns already
    each_theirs: int  # more for each of whoever owns most of the others
    reserve: int  # kept for each that is missing after this one


# Of two bidders: found by playing sketches against each other (`bench/tune_bids.py`), but for the double sealed
# auction, which is too rare for that: its figures are set by hand between its neighbours'.
LIMITS: Final = {
    TURN: Limit((98, 548, 1231, 1628), 6, 143, 569),
    SEALED: Limit((0, 480, 931, 1418), 1, 21, 767),
    DOUBLE_SEALED: Limit((98, 548, 1100, 1560), 6, 100, 400),
    OPEN: Limit((208, 538, 1014, 1562), 1, -10, 340),
}
# Of more, in every kind of auction: found by whole rounds (`bench/same_cards.py --auctions`). Where many bid, some pay
# too much, and a third locomotive earns little.
OF_MANY: Final = Limit((100, 350, 750, 1500), 0, 0, 250)


def limit_in_mind(s: NimmState, seat: int) -> float:
    """The most that a search means to pay for the lot."""
    limit = LIMITS[s.method] if s.seats == 2 else OF_MANY
    p = s.players[seat]
    theirs = 0
    for other in range(s.seats):
        if other != seat:
            theirs = max(theirs, len(s.players[other].locos))
    owned = len(p.locos)
    multiplier = min(s.c.multiplier[s.lot], len(limit.by_multiplier))
    most = limit.by_multiplier[multiplier - 1] + limit.each_owned * owned + limit.each_theirs * theirs
    return min(most + GOALS_COUNT * goal_help(s, seat, s.lot), float(p.money - limit.reserve * max(0, 2 - owned)))


def bids_in_mind(s: NimmState, seat: int, moves: list[int]) -> list[float]:
    """By move; empty where nothing is bid."""
    step = s.stack[-1]
    if len(moves) < 3 or not is_bid(moves[0]):
        return []
    if step is OPENING_BID:
        return [1.0] + [0.0] * (len(moves) - 1)
    if step is BIDDING or step is COUNTING or step is TIMED_COUNTING:
        return called(s, seat, moves)
    if step is SEALED_BID:
        return sealed(moves, sealed_bid(s, seat) if s.method == DOUBLE_SEALED else limit_in_mind(s, seat))
    if step is SECOND_BID:
        return sealed(moves, second_bid(s, seat))
    if step is CHOICE_BID:
        return sealed(moves, choice_bid(s, seat))
    return []


def called(s: NimmState, seat: int, moves: list[int]) -> list[float]:
    """The lowest bid, or none."""
    bid, none = shares([limit_in_mind(s, seat) - bid_of(moves[0]), 0.0], DOUBT)
    out = [0.0] * len(moves)
    out[0] = bid
    for i in range(1, len(moves)):
        if not is_bid(moves[i]):
            out[i] = none
            return out
    return []


def sealed(moves: list[int], meant: float) -> list[float]:
    """Some around the one that is meant."""
    rated = [OUT_OF_THE_QUESTION] * len(moves)
    low = bid_of(moves[0])
    for share in AROUND:
        bid = int(max(meant, LOW) * share)
        at = min(len(moves) - 1, max(0, (bid - low + UNIT // 2) // UNIT))
        if is_bid(moves[at]):
            rated[at] = -abs(bid_of(moves[at]) - meant)
    return shares(rated, DOUBT)
