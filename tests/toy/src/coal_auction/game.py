"""Coal auction, as the house knows it."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from coal_auction.model import census, lay_out, soundness, take_in
from coal_auction.model.state import Heap
from coal_auction.model.table import Table
from coal_auction.rules import moves, options, scoring, set_up, steps, tokens
from stellwerk.kernel.game import Game
from stellwerk.kernel.mind import Mind

if TYPE_CHECKING:
    from stellwerk.stage.contract import Stage


class CoalAuction(Game[Heap, Table]):
    """Bid for coal, load it, and be quick: 2-4 players."""

    id = "toy"
    version = 1
    fewest = 2
    most = 4
    folder = Path(__file__).parent
    vocabulary = moves.VOCABULARY
    steps = steps.STEPS
    options = options.OPTIONS
    aside = tokens.Show()
    closing = (moves.END,)

    tell_set_up = staticmethod(set_up.tell_set_up)
    set_up = staticmethod(set_up.set_up)
    scores = staticmethod(scoring.scores)
    result = staticmethod(scoring.result)
    census = staticmethod(census.census)

    table = Table
    lay_out = staticmethod(lay_out.lay_out)
    take_in = staticmethod(take_in.take_in)
    check = staticmethod(soundness.check)

    @property
    def mind(self) -> Mind[Heap]:
        from coal_auction.mind.judgement import MIND

        return MIND

    @property
    def stage(self) -> "Stage[Table]":
        from coal_auction.scene import stage

        return stage


game: Final[Game] = CoalAuction()
