"""Russian Railroads with German Railroads: what ties its rooms together."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from stellwerk.games.railroads import resolution, round_end, scoring, turn_order  # noqa: F401 (they enter their steps)
from stellwerk.games.railroads.components import kit
from stellwerk.games.railroads.effects import STEPS
from stellwerk.games.railroads.moves import VOCABULARY
from stellwerk.games.railroads.options import OPTIONS
from stellwerk.games.railroads.set_up import set_up
from stellwerk.games.railroads.state import RailState
from stellwerk.kernel.game import Game, Json, Option, Result, Score
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.step import Step
from stellwerk.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from stellwerk.stage.contract import Stage


class Railroads(Game[RailState]):
    """Russian Railroads for two to four players, or alone against Emil; with Germany, coal and new material."""

    id = "railroads"
    version = 1
    fewest = 1
    most = 4
    folder: ClassVar[Path] = Path(__file__).parent
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = {name: type(step) for name, step in STEPS.items()}
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    milestones = ("round", "over")

    def set_up(self, players: int, rng: Rng, options: Mapping[str, Any]) -> RailState:
        return set_up(kit(players, options), rng)

    def scores(self, s: RailState) -> list[Score]:
        return scoring.scores(s)

    def course(self, s: RailState) -> list[int]:
        """As they stand: the round just scored must not count once more."""
        return [b.points for b in s.boards]

    def result(self, s: RailState) -> Result | None:
        return scoring.result(s)

    def census(self, s: RailState) -> list[str]:
        from stellwerk.games.railroads.position import census

        return census(s)

    def position(self, s: RailState) -> Json:
        from stellwerk.games.railroads.position import write

        return write(s)

    def read(self, position: Json) -> RailState:
        from stellwerk.games.railroads.reading import read

        return read(position)

    def view(self, s: RailState, seat: int | None) -> Json:
        from stellwerk.games.railroads.view import view

        return view(s, seat)

    def resample(self, view: Json, rng: Rng) -> RailState:
        from stellwerk.games.railroads.view import resample

        return resample(view, rng)

    # rooms that are imported only when somebody asks

    @property
    def mind(self) -> Mind[RailState]:
        from stellwerk.games.railroads.judgement import MIND

        return MIND

    @property
    def stage(self) -> "Stage[Json]":
        from stellwerk.games.railroads import scene

        return scene
