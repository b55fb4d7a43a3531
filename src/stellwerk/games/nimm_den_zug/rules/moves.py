"""The vocabulary: every move that can ever be made, as text and as a number."""

from typing import Final

from stellwerk.games.nimm_den_zug.model.components import BOX, TRAINS, UNIT
from stellwerk.games.nimm_den_zug.model.ids import CARDS, GOALS, LOCOS, METHODS, SEATS
from stellwerk.kernel.vocabulary import Family, Vocabulary, amount, names

VOCABULARY: Final[Vocabulary] = Vocabulary()

# phase 1: locomotives
PICK: Final[Family] = VOCABULARY.family("pick", names("loco", LOCOS))  # the starter puts one up
BID: Final[Family] = VOCABULARY.family("bid", amount("amount", 0, BOX, UNIT, "NZ-4.3"))
PASS: Final[Family] = VOCABULARY.family("pass")  # in an auction, or a turn in the wagon phase
WAIT: Final[Family] = VOCABULARY.family("wait")  # the open auction: no bid while this number is counted
COUNT: Final[Family] = VOCABULARY.family("count")  # the clock's
NAME: Final[Family] = VOCABULARY.family("name", names("seat", SEATS))  # the starter decides a tie
CHOOSE: Final[Family] = VOCABULARY.family("choose", names("loco", LOCOS))  # buy at a fixed price
KEEP: Final[Family] = VOCABULARY.family("keep", names("loco", LOCOS))  # the draft
FLIP: Final[Family] = VOCABULARY.family("flip", names("loco", LOCOS))  # too dear: a substitute
PAY: Final[Family] = VOCABULARY.family("pay")
METHOD: Final[Family] = VOCABULARY.family("method", names("method", METHODS))

# phase 2: wagons
ATTACH: Final[Family] = VOCABULARY.family("attach", names("card", CARDS), amount("train", 1, TRAINS))
TAKE: Final[Family] = VOCABULARY.family("take", names("card", CARDS))
REPLACE: Final[Family] = VOCABULARY.family("replace")
DISCARD: Final[Family] = VOCABULARY.family("discard", names("card", CARDS))
TURN_UP: Final[Family] = VOCABULARY.family("turn-up")

# any time
CLAIM: Final[Family] = VOCABULARY.family("claim", names("goal", GOALS))
GOAL: Final[Family] = VOCABULARY.family("goal", names("goal", GOALS))  # keep it, in a draft of goals
READY: Final[Family] = VOCABULARY.family("ready")

# the first number of every family, for quick arithmetic
PICKED: Final[int] = PICK.base
BID_0: Final[int] = BID.base
TOP_BID: Final[int] = BID.size - 1
PASSED: Final[int] = PASS.base
WAITED: Final[int] = WAIT.base
COUNTED: Final[int] = COUNT.base
NAMED: Final[int] = NAME.base
CHOSEN: Final[int] = CHOOSE.base
KEPT: Final[int] = KEEP.base
FLIPPED: Final[int] = FLIP.base
PAID: Final[int] = PAY.base
METHOD_0: Final[int] = METHOD.base
ATTACHED: Final[int] = ATTACH.base
TAKEN: Final[int] = TAKE.base
REPLACED: Final[int] = REPLACE.base
DISCARDED: Final[int] = DISCARD.base
TURNED_UP: Final[int] = TURN_UP.base
CLAIMED: Final[int] = CLAIM.base
GOAL_0: Final[int] = GOAL.base
IS_READY: Final[int] = READY.base


def is_bid(move: int) -> bool:
    return BID.has(move)


def bid_of(move: int) -> int:
    """The sum that is bid."""
    return (move - BID_0) * UNIT


def bids(low: int, high: int) -> list[int]:
    """All bids from low to high dollars."""
    return list(range(BID_0 + -(-low // UNIT), BID_0 + min(high // UNIT, TOP_BID) + 1))
