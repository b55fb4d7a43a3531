"""Russian Railroads with German Railroads, as the house knows it."""

from pathlib import Path
from typing import TYPE_CHECKING

from stellwerk.games.railroads.model import census, lay_out, soundness, take_in
from stellwerk.games.railroads.model.state import RailState
from stellwerk.games.railroads.model.table import Table
from stellwerk.games.railroads.rules import moves, options, scoring, set_up, steps, versions
from stellwerk.kernel.game import Game
from stellwerk.kernel.mind import Mind

if TYPE_CHECKING:
    from stellwerk.stage.contract import Stage


class Railroads(Game[RailState, Table]):
    """Russian Railroads for two to four players, or alone against Emil; with Germany, coal and new material."""

    id = "railroads"
    version = 2
    changes = versions.CHANGES
    fewest = 1
    most = 4
    folder = Path(__file__).parent
    vocabulary = moves.VOCABULARY
    steps = steps.STEP_TYPES
    table = Table
    options = options.OPTIONS
    closing = (moves.PASS, moves.END)
    milestones = ("round", "over")

    tell_set_up = staticmethod(set_up.tell_set_up)
    set_up = staticmethod(set_up.set_up)
    scores = staticmethod(scoring.scores)
    particulars = staticmethod(scoring.particulars)
    open_points = staticmethod(scoring.open_points)
    course = staticmethod(scoring.course)
    result = staticmethod(scoring.result)
    census = staticmethod(census.census)
    lay_out = staticmethod(lay_out.lay_out)
    take_in = staticmethod(take_in.take_in)
    check = staticmethod(soundness.check)

    @property
    def mind(self) -> Mind[RailState]:
        from stellwerk.games.railroads.mind.judgement import MIND

        return MIND

    @property
    def stage(self) -> "Stage[Table]":
        from stellwerk.games.railroads.scene import stage

        return stage
