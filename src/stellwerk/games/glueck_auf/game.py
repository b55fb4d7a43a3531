"""Glück Auf: Das große Kartenspiel, as the house knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from stellwerk.games.glueck_auf.moves import VOCABULARY
from stellwerk.games.glueck_auf.names import card_name
from stellwerk.games.glueck_auf.options import OPTIONS
from stellwerk.games.glueck_auf.position import read_position, write_position
from stellwerk.games.glueck_auf.resample import resample
from stellwerk.games.glueck_auf.scoring import ranking, sources
from stellwerk.games.glueck_auf.setup import all_cards, set_up
from stellwerk.games.glueck_auf.state import GlueckState
from stellwerk.games.glueck_auf.steps import STEPS
from stellwerk.games.glueck_auf.view import view
from stellwerk.kernel.game import Game, Json, Option, Result, Score
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.step import Step
from stellwerk.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from stellwerk.stage.contract import Stage


class GlueckAuf(Game[GlueckState]):
    """Workers into zones, lorries into wagons, trains to their customers: 5 to 7 shifts, 2-4 players."""

    id: ClassVar[str] = "glueck-auf"
    version: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    folder: ClassVar[Path] = Path(__file__).parent
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = STEPS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    milestones: ClassVar[tuple[str, ...]] = ("token",)

    # the rules

    def set_up(self, players: int, rng: Rng, options: Mapping[str, Any]) -> GlueckState:
        return set_up(players, rng, dict(options))

    def scores(self, s: GlueckState) -> list[Score]:
        found = [sources(s, seat) for seat in range(s.seats)]
        return [Score(sum(by.values()), by) for by in found]

    def result(self, s: GlueckState) -> Result | None:
        if s.stack:
            return None
        ranks = ranking(s)
        return Result(tuple(rank.seat for rank in ranks if rank.place == 1), tuple(ranks))

    def census(self, s: GlueckState) -> list[str]:
        return sorted(card_name(card) for card in all_cards(s))

    # the state as text

    def position(self, s: GlueckState) -> Json:
        return write_position(s)

    def read(self, position: Json) -> GlueckState:
        return read_position(position)

    # what one seat may know

    def view(self, s: GlueckState, seat: int | None) -> Json:
        return view(s, seat)

    def resample(self, view: Json, rng: Rng) -> GlueckState:
        return resample(view, rng)

    # rooms that are imported only when somebody asks

    @property
    def mind(self) -> Mind[GlueckState]:
        from stellwerk.games.glueck_auf.judgement import MIND

        return MIND

    @property
    def stage(self) -> "Stage[Json]":
        from stellwerk.games.glueck_auf import scene

        return scene
