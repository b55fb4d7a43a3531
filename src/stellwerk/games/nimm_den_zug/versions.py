"""What each version of the rules changed, and how tables of the version before come along."""

from typing import Final

from stellwerk.games.nimm_den_zug.auctions import GOALS_FIRST
from stellwerk.games.nimm_den_zug.state import NimmState
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Change
from stellwerk.kernel.state import State


def without_goals_first(s: State) -> None:
    """Version 1 did not ask whoever cannot pay for goals first (NZ-15.10): the auction went on at once."""
    assert isinstance(s, NimmState)
    while s.stack and s.stack[-1] is GOALS_FIRST:
        GOALS_FIRST.reveal(s, [])
        rules.settle(s)


CHANGES: Final = {2: Change(replay=without_goals_first)}
