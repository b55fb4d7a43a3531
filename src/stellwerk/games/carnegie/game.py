"""Carnegie, as the house knows it."""

from pathlib import Path
from typing import TYPE_CHECKING

from stellwerk.games.carnegie.model import census, lay_out, soundness, take_in
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.model.table import Table
from stellwerk.games.carnegie.rules import moves, options, scoring, selling, set_up, steps, versions
from stellwerk.kernel.game import Game
from stellwerk.kernel.mind import Mind

if TYPE_CHECKING:
    from stellwerk.stage.contract import Stage


class Carnegie(Game[CarnegieState, Table]):
    """Employees, projects, departments and donations along a timeline of twenty rounds: 1-4 players."""

    id = "carnegie"
    version = 2
    changes = versions.CHANGES
    fewest = 1
    most = 4
    folder = Path(__file__).parent
    vocabulary = moves.VOCABULARY
    steps = steps.STEPS
    table = Table
    options = options.OPTIONS
    closing = (moves.DONE,)
    aside = selling.SELL_GOODS
    milestones = ("round-ended",)

    tell_set_up = staticmethod(set_up.tell_set_up)
    set_up = staticmethod(set_up.set_up)
    scores = staticmethod(scoring.scores)
    particulars = staticmethod(scoring.particulars)
    open_points = staticmethod(scoring.open_points)
    result = staticmethod(scoring.result)
    census = staticmethod(census.census)
    lay_out = staticmethod(lay_out.lay_out)
    take_in = staticmethod(take_in.take_in)
    check = staticmethod(soundness.check)

    def hides(self, players: int) -> bool:
        """CA-1.5: nothing, but the order of Andrew's cards."""
        return players == 1

    @property
    def mind(self) -> Mind[CarnegieState]:
        from stellwerk.games.carnegie.mind.judgement import MIND

        return MIND

    @property
    def stage(self) -> "Stage[Table]":
        from stellwerk.games.carnegie.scene import stage

        return stage
