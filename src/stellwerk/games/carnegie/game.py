"""Carnegie, as the house knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from stellwerk.games.carnegie.components import CARDS, TILE_COUNT
from stellwerk.games.carnegie.ids import SEATS, TILES
from stellwerk.games.carnegie.moves import VOCABULARY
from stellwerk.games.carnegie.options import OPTIONS
from stellwerk.games.carnegie.position import write_position
from stellwerk.games.carnegie.reading import read_position
from stellwerk.games.carnegie.resample import resample
from stellwerk.games.carnegie.scoring import andrew_sources, ranking, sources
from stellwerk.games.carnegie.selling import SELL_GOODS
from stellwerk.games.carnegie.set_up import set_up
from stellwerk.games.carnegie.state import CarnegieState
from stellwerk.games.carnegie.steps import STEPS
from stellwerk.games.carnegie.view import view
from stellwerk.kernel.game import Game, Json, Option, Result, Rival, Score
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Aside, Step
from stellwerk.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from stellwerk.stage.contract import Stage


class Carnegie(Game[CarnegieState]):
    """Employees, projects, departments and donations along a timeline of twenty rounds: 1-4 players."""

    id: ClassVar[str] = "carnegie"
    version: ClassVar[int] = 1
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = 4
    folder: ClassVar[Path] = Path(__file__).parent
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = STEPS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    aside: ClassVar[Aside[Any] | None] = SELL_GOODS
    milestones: ClassVar[tuple[str, ...]] = ("round-ended",)

    # the rules

    def set_up(self, players: int, rng: Rng, options: Mapping[str, Any]) -> CarnegieState:
        return set_up(players, rng, dict(options))

    def scores(self, s: CarnegieState) -> list[Score]:
        found = [sources(s, seat) for seat in range(s.seats)]
        return [Score(sum(by.values()), by) for by in found]

    def result(self, s: CarnegieState) -> Result | None:
        if s.stack:
            return None
        ranks = ranking(s)
        andrew = Rival("andrew", sum(andrew_sources(s).values())) if s.seats == 1 else None
        return Result(tuple(rank.seat for rank in ranks if rank.place == 1), tuple(ranks), andrew)

    def census(self, s: CarnegieState) -> list[str]:
        """Department tiles, discs and employees of every colour, Andrew's cards."""
        tiles = [kind for kind in range(TILE_COUNT) for _ in range(s.market[kind])] + s.andrew_tiles
        out = [CARDS[card] for card in s.deck + s.card_box + s.played]
        for seat, board in enumerate(s.players):
            tiles += [kind for kind in board.kinds if NONE < kind < TILE_COUNT]
            if board.reserve != NONE:
                tiles.append(board.reserve)
            shown = sum(board.discs_on(tab) for tab in range(4))
            on_map = sum(disc >> 2 == seat for disc in s.spaces)
            discs = 1 + len(board.track) + shown + on_map + board.donation_count() + board.discs
            employees = sum(board.standing) + sum(board.lying) + sum(board.missions) + board.supply
            out += [f"disc-{SEATS[seat]}"] * discs + [f"employee-{SEATS[seat]}"] * employees
        return sorted(out + [TILES[kind] for kind in tiles])

    # the state as text

    def position(self, s: CarnegieState) -> Json:
        return write_position(s)

    def read(self, position: Json) -> CarnegieState:
        return read_position(position)

    # what one seat may know

    def view(self, s: CarnegieState, seat: int | None) -> Json:
        return view(s, seat)

    def resample(self, view: Json, rng: Rng) -> CarnegieState:
        return resample(view, rng)

    def hides(self, players: int) -> bool:
        """CA-1.5: nothing, but the order of Andrew's cards."""
        return players == 1

    # rooms that are imported only when somebody asks

    @property
    def mind(self) -> Mind[CarnegieState]:
        from stellwerk.games.carnegie.judgement import MIND

        return MIND

    @property
    def stage(self) -> "Stage[Json]":
        from stellwerk.games.carnegie import scene

        return scene
