"""Russian Railroads with German Railroads: what ties its rooms together."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from stellwerk.games.railroads import resolution, round_end, scoring, turn_order  # noqa: F401 (they enter their steps)
from stellwerk.games.railroads.components import kit
from stellwerk.games.railroads.effects import STEPS
from stellwerk.games.railroads.moves import VOCABULARY
from stellwerk.games.railroads.options import OPTIONS
from stellwerk.games.railroads.set_up import set_up
from stellwerk.games.railroads.state import RailState
from stellwerk.kernel.game import Game, Json, Option, Result, Score
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import State
from stellwerk.kernel.step import Step
from stellwerk.kernel.vocabulary import Vocabulary
from stellwerk.kernel.wire import Board, Offer, Picture


class Railroads(Game):
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

    def set_up(self, players: int, rng: Rng, options: Mapping[str, Any]) -> State:
        return set_up(kit(players, options), rng)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, RailState)
        return scoring.scores(s)

    def course(self, s: State) -> list[int]:
        """As they stand: the round just scored must not count once more."""
        assert isinstance(s, RailState)
        return [b.points for b in s.boards]

    def result(self, s: State) -> Result | None:
        assert isinstance(s, RailState)
        return scoring.result(s)

    def census(self, s: State) -> list[str]:
        from stellwerk.games.railroads.position import census

        assert isinstance(s, RailState)
        return census(s)

    def position(self, s: State) -> Json:
        from stellwerk.games.railroads.position import write

        assert isinstance(s, RailState)
        return write(s)

    def read(self, position: Json) -> State:
        from stellwerk.games.railroads.reading import read

        return read(position)

    def view(self, s: State, seat: int | None) -> Json:
        from stellwerk.games.railroads.view import view

        assert isinstance(s, RailState)
        return view(s, seat)

    def resample(self, view: Json, rng: Rng) -> State:
        from stellwerk.games.railroads.view import resample

        return resample(view, rng)

    def board(self, view: Json) -> Board:
        from stellwerk.games.railroads.scene import board

        return board(view)

    def picture(self, view: Json) -> Picture:
        from stellwerk.games.railroads.scene import picture

        return picture(view)

    def offers(self, view: Json) -> list[Offer]:
        from stellwerk.games.railroads.scene import offers

        return offers(view)

    def rate(self, s: State, seat: int, move: int) -> float:
        from stellwerk.games.railroads.judgement import rate

        assert isinstance(s, RailState)
        return rate(s, seat, move)


game = Railroads()
