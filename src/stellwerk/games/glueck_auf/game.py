"""Glück Auf: Das große Kartenspiel, as the house knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from stellwerk.games.glueck_auf.judgement import rate
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
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import State
from stellwerk.kernel.step import Step
from stellwerk.kernel.vocabulary import Vocabulary
from stellwerk.kernel.wire import Board, Offer, Picture


class GlueckAuf(Game):
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

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, GlueckState)
        found = [sources(s, seat) for seat in range(s.seats)]
        return [Score(sum(by.values()), by) for by in found]

    def result(self, s: State) -> Result | None:
        assert isinstance(s, GlueckState)
        if s.stack:
            return None
        ranks = ranking(s)
        return Result(tuple(rank.seat for rank in ranks if rank.place == 1), tuple(ranks))

    def census(self, s: State) -> list[str]:
        assert isinstance(s, GlueckState)
        return sorted(card_name(card) for card in all_cards(s))

    # the state as text

    def position(self, s: State) -> Json:
        assert isinstance(s, GlueckState)
        return write_position(s)

    def read(self, position: Json) -> GlueckState:
        return read_position(position)

    # what one seat may know

    def view(self, s: State, seat: int | None) -> Json:
        assert isinstance(s, GlueckState)
        return view(s, seat)

    def resample(self, view: Json, rng: Rng) -> GlueckState:
        return resample(view, rng)

    # the table

    def board(self, view: Json) -> Board:
        from stellwerk.games.glueck_auf import scene

        return scene.board(view)

    def picture(self, view: Json) -> Picture:
        from stellwerk.games.glueck_auf import scene

        return scene.picture(view)

    def offers(self, view: Json) -> list[Offer]:
        from stellwerk.games.glueck_auf import scene

        return scene.offers(view)

    # bots

    def rate(self, s: State, seat: int, move: int) -> float:
        assert isinstance(s, GlueckState)
        return rate(s, seat, move)
