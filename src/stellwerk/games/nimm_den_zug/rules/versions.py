"""What each version of the rules changed, and how tables of the version before come along."""

from collections.abc import Mapping
from typing import Final

from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.auctions import GOALS_FIRST
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Change


def without_goals_first(s: NimmState) -> None:
    """Version 1 did not ask whoever cannot pay for goals first (NZ-15.10): the auction went on at once."""
    while s.stack and s.stack[-1] is GOALS_FIRST:
        GOALS_FIRST.reveal(s, [])
        rules.settle(s)


CHANGES: Final[Mapping[int, Change]] = {2: Change(replay=without_goals_first)}
