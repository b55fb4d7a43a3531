"""Glück Auf: Das große Kartenspiel, as the house knows it."""

from pathlib import Path
from typing import TYPE_CHECKING

from stellwerk.games.glueck_auf.model import census, lay_out, soundness, take_in
from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.games.glueck_auf.model.table import Table
from stellwerk.games.glueck_auf.rules import moves, options, scoring, set_up, steps, versions
from stellwerk.kernel.game import Game
from stellwerk.kernel.mind import Mind

if TYPE_CHECKING:
    from stellwerk.stage.contract import Stage


class GlueckAuf(Game[GlueckState, Table]):
    """Workers into zones, lorries into wagons, trains to their customers: 5 to 7 shifts, 2-4 players."""

    id = "glueck-auf"
    version = 2
    changes = versions.CHANGES
    fewest = 2
    most = 4
    folder = Path(__file__).parent
    vocabulary = moves.VOCABULARY
    steps = steps.STEPS
    table = Table
    options = options.OPTIONS
    closing = (moves.PASS, moves.DONE, moves.STOP)
    milestones = ("token",)

    tell_set_up = staticmethod(set_up.tell_set_up)
    set_up = staticmethod(set_up.set_up)
    scores = staticmethod(scoring.scores)
    particulars = staticmethod(scoring.particulars)
    result = staticmethod(scoring.result)
    census = staticmethod(census.census)
    lay_out = staticmethod(lay_out.lay_out)
    take_in = staticmethod(take_in.take_in)
    check = staticmethod(soundness.check)

    @property
    def mind(self) -> Mind[GlueckState]:
        from stellwerk.games.glueck_auf.mind.judgement import MIND

        return MIND

    @property
    def stage(self) -> "Stage[Table]":
        from stellwerk.games.glueck_auf.scene import stage

        return stage
