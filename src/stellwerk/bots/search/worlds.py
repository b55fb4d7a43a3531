"""Worlds that fit what a seat knows: what it cannot see is dealt, and what others have sealed is asked again."""

from typing import Any

from stellwerk.kernel.game import Game
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.state import NONE, State
from stellwerk.kernel.step import Sealed


def dealt(game: Game, table: Any, seat: int, seed: int | str) -> State:
    """Such a world. What somebody has sealed says nothing: whoever searches lets them answer as they might."""
    s: State = game.take_in(table, seeded(seed))
    if s.stack and isinstance(s.stack[-1], Sealed):
        for other in range(s.seats):
            if other != seat:
                s.answers[other] = NONE
    return s
