"""Nimm den Zug, as the house knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from stellwerk.games.nimm_den_zug.components import TRAINS, components
from stellwerk.games.nimm_den_zug.goals import HAND_IN
from stellwerk.games.nimm_den_zug.ids import CARDS, GOALS, LOCOS, LONG, METHODS, PLUS, TILES
from stellwerk.games.nimm_den_zug.moves import VOCABULARY
from stellwerk.games.nimm_den_zug.options import OPTIONS, Rulings
from stellwerk.games.nimm_den_zug.position import write_position
from stellwerk.games.nimm_den_zug.reading import read_position
from stellwerk.games.nimm_den_zug.rounds import DRAFT_GOALS, START_ROUND, deal_stacks
from stellwerk.games.nimm_den_zug.scoring import ranking, sources
from stellwerk.games.nimm_den_zug.state import START, NimmState
from stellwerk.games.nimm_den_zug.steps import STEPS
from stellwerk.games.nimm_den_zug.view import resample, view
from stellwerk.kernel.game import Game, Json, Option, Rank, Result, Score
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.refusal import Params, Refusal, Refused
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Aside, Step
from stellwerk.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from stellwerk.stage.contract import Stage


class NimmDenZug(Game[NimmState]):
    """Buy locomotives, hang wagons behind them, earn: three rounds, 2-6 players."""

    id: ClassVar[str] = "nimm-den-zug"
    version: ClassVar[int] = 2
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 6
    folder: ClassVar[Path] = Path(__file__).parent
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = {name: type(step) for name, step in STEPS.items()}
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    aside: ClassVar[Aside[Any] | None] = HAND_IN
    milestones: ClassVar[tuple[str, ...]] = ("round-ended",)

    # the rules

    def set_up(self, players: int, rng: Rng, options: Mapping[str, Any]) -> NimmState:
        s = NimmState(players, rng, components(options["components"]), Rulings(options), dict(options))
        s.sit_down()
        deal_stacks(s)
        for seat in range(players):
            s.board(seat).move_money(START, s.c.start_money)
        s.start = start_player(s, str(options["start"]))
        s.push(START_ROUND)
        self.deal_goals(s)
        return s

    def deal_goals(self, s: NimmState) -> None:
        goals = list(range(len(GOALS)))
        s.rng.shuffle(goals)
        for seat in range(s.seats):
            mask = sum(1 << goals.pop() for _ in range(s.c.goals_each))
            if s.r.draft_goals:
                s.board(seat).goal_hand = mask
            else:
                s.board(seat).goals = mask
        s.goals_left = sum(1 << goal for goal in goals)
        if s.r.draft_goals and s.c.goals_each:
            s.push(DRAFT_GOALS)

    def scores(self, s: NimmState) -> list[Score]:
        found = [sources(s, seat) for seat in range(s.seats)]
        return [Score(sum(by.values()), by) for by in found]

    def result(self, s: NimmState) -> Result | None:
        if s.stack:
            return None
        places = ranking(s)
        ranks = tuple(rank(s, seat, place) for seat, place in places)
        return Result(tuple(seat for seat, place in places if place == 1), ranks)

    def census(self, s: NimmState) -> list[str]:
        locos = s.loco_stack + s.unused + s.set_aside + s.revealed
        cards = s.wagon_stack + s.display + s.discards + s.box
        goals = [goal for goal in range(len(GOALS)) if s.goals_left >> goal & 1]
        if s.longer and LONG not in s.display:
            cards.append(LONG)
        for p in s.players:
            locos = locos + p.hand + p.kept + p.locos
            cards = cards + [card for train in range(TRAINS) for card in p.wagons[train]]
            cards += [PLUS] if p.plus != NONE else []
            for held in (p.goals, p.used, p.goal_hand):
                goals += [goal for goal in range(len(GOALS)) if held >> goal & 1]
        tiles = s.methods + [method for method in range(len(METHODS)) if method not in s.methods]
        names = [LOCOS[loco] for loco in locos] + [CARDS[card] for card in cards if card != NONE]
        return sorted(names + [GOALS[goal] for goal in goals] + [TILES[tile] for tile in tiles])

    # the state as text

    def position(self, s: NimmState) -> Json:
        return write_position(s)

    def read(self, position: Json) -> NimmState:
        return read_position(self, position)

    # what one seat may know

    def view(self, s: NimmState, seat: int | None) -> Json:
        return view(s, seat)

    def resample(self, view: Json, rng: Rng) -> NimmState:
        return resample(view, rng)

    # rooms that are imported only when somebody asks

    @property
    def mind(self) -> Mind[NimmState]:
        from stellwerk.games.nimm_den_zug.judgement import MIND

        return MIND

    @property
    def stage(self) -> "Stage[Json]":
        from stellwerk.games.nimm_den_zug import scene

        return scene


def start_player(s: NimmState, choice: str) -> int:
    """Drawn by lot, or the seat that the host chose."""
    if choice == "random":
        return s.rng.below(s.seats)
    seat = int(choice.removeprefix("seat-")) - 1
    if seat >= s.seats:
        known = ", ".join(["random", *[f"seat-{n + 1}" for n in range(s.seats)]])
        params: Params = {"option": "start", "value": f"seat-{seat + 1}", "known": known}
        raise Refused(Refusal("kernel", "option-choice", params))
    return seat


def rank(s: NimmState, seat: int, place: int) -> Rank:
    """One line of the result; the goal tiles are named where they decided."""
    p = s.players[seat]
    equal = [other for other in s.players if other.money == p.money]
    if len(equal) == 1:
        return Rank(seat, place, p.money)
    used = p.used.bit_count()
    shared = sum(other.used.bit_count() == used for other in equal) > 1
    return Rank(seat, place, p.money, "tie-shared" if shared else "tie-goals", {"goals": used})
