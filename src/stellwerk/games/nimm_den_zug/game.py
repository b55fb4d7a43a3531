"""Nimm den Zug, as the house knows it."""

from pathlib import Path
from typing import TYPE_CHECKING

from stellwerk.games.nimm_den_zug.model import census, lay_out, soundness, take_in
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.model.table import Table
from stellwerk.games.nimm_den_zug.rules import goals, moves, options, scoring, set_up, steps, versions
from stellwerk.kernel.game import Game
from stellwerk.kernel.mind import Mind

if TYPE_CHECKING:
    from stellwerk.stage.contract import Stage


class NimmDenZug(Game[NimmState, Table]):
    """Buy locomotives, hang wagons behind them, earn: three rounds, 2-6 players."""

    id = "nimm-den-zug"
    version = 3
    changes = versions.CHANGES
    fewest = 2
    most = 6
    folder = Path(__file__).parent
    vocabulary = moves.VOCABULARY
    steps = steps.STEP_TYPES
    options = options.OPTIONS
    closing = (moves.PASS, moves.BID, moves.WAIT)
    aside = goals.HAND_IN
    milestones = ("round-ended",)

    tell_set_up = staticmethod(set_up.tell_set_up)
    set_up = staticmethod(set_up.set_up)
    scores = staticmethod(scoring.scores)
    particulars = staticmethod(scoring.particulars)
    result = staticmethod(scoring.result)
    census = staticmethod(census.census)
    table = Table
    lay_out = staticmethod(lay_out.lay_out)
    take_in = staticmethod(take_in.take_in)
    check = staticmethod(soundness.check)

    @property
    def mind(self) -> Mind[NimmState]:
        from stellwerk.games.nimm_den_zug.mind.judgement import MIND

        return MIND

    @property
    def stage(self) -> "Stage[Table]":
        from stellwerk.games.nimm_den_zug.scene import stage

        return stage
