"""Every step of the game by name: a written position names those that are open."""

from collections.abc import Mapping
from typing import Any, Final

from stellwerk.games.nimm_den_zug.rules.auctions import (
    AFTER_GOALS,
    GOALS_FIRST,
    LAST_BIDDER,
    NEXT_AUCTION,
    OPENING_BID,
    PICK_LOCO,
    START_AUCTION,
)
from stellwerk.games.nimm_den_zug.rules.first_choice import CHOICE_BID, CHOOSE_LOCO, NAME_NEXT, NEXT_CHOICE
from stellwerk.games.nimm_den_zug.rules.in_turn import BIDDING
from stellwerk.games.nimm_den_zug.rules.lots import NAME_WINNER
from stellwerk.games.nimm_den_zug.rules.open_auction import COUNTING, NAME_LEADER, TIMED_COUNTING
from stellwerk.games.nimm_den_zug.rules.pass_on import DEAL_LOCOS, FLIP_LOCO, KEEP_LOCO, SETTLE
from stellwerk.games.nimm_den_zug.rules.rounds import (
    CHOOSE_METHOD,
    CLOSE_ROUND,
    DEAL_TILES,
    DRAFT_GOALS,
    END_ROUND,
    LAST_CALL,
    START_ROUND,
    SUBSTITUTES,
)
from stellwerk.games.nimm_den_zug.rules.sealed import SEALED_BID, SECOND_BID
from stellwerk.games.nimm_den_zug.rules.wagons import AFTER_SPECIAL, REPLACING, START_WAGONS, WAGON_TURN
from stellwerk.kernel.step import Step

STEPS: Final[dict[str, Step[Any]]] = {
    type(step).__name__: step
    for step in (
        DRAFT_GOALS,
        START_ROUND,
        CHOOSE_METHOD,
        NEXT_AUCTION,
        START_AUCTION,
        GOALS_FIRST,
        AFTER_GOALS,
        PICK_LOCO,
        OPENING_BID,
        LAST_BIDDER,
        BIDDING,
        SEALED_BID,
        SECOND_BID,
        NAME_WINNER,
        NEXT_CHOICE,
        CHOICE_BID,
        NAME_NEXT,
        CHOOSE_LOCO,
        COUNTING,
        TIMED_COUNTING,
        NAME_LEADER,
        DEAL_LOCOS,
        KEEP_LOCO,
        SETTLE,
        FLIP_LOCO,
        SUBSTITUTES,
        DEAL_TILES,
        START_WAGONS,
        WAGON_TURN,
        REPLACING,
        AFTER_SPECIAL,
        END_ROUND,
        LAST_CALL,
        CLOSE_ROUND,
    )
}
STEP_TYPES: Final[Mapping[str, type[Step[Any]]]] = {name: type(step) for name, step in STEPS.items()}
