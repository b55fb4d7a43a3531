"""What is learned from: positions of played games, with what came of them and what a search thought of the moves."""

from collections.abc import Iterator
from typing import Any

import msgspec

import stellwerk
from stellwerk.bots.bot import DECLINE
from stellwerk.bots.clock import Deadline
from stellwerk.bots.search.tree import PASSED_OVER
from stellwerk.bots.searching import Searcher
from stellwerk.bots.self_play import asked, fresh, states
from stellwerk.bots.simulate import NO_CLOCK_S
from stellwerk.kernel import play
from stellwerk.kernel.game import Game
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.network import network
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import State
from stellwerk.kernel.step import CLOCK
from stellwerk.kernel.table import eyes_of

ASTRAY = 20  # one move in so many is drawn at random
KEPT = 16  # moments of a game that are kept at least; never more than twice as many


class Course(msgspec.Struct, frozen=True):
    """A game to be played and remembered."""

    game: str
    players: int
    seed: int
    effort: float  # of a search; 0 plays what looks best at once
    learned: dict[str, Any] | None = None  # the network that the search uses


class Thought(msgspec.Struct, frozen=True):
    """What a search thought of one question."""

    seat: int
    kinds: list[int]
    priors: list[float]  # as the mind gives them
    tried: list[int]


class Moment(msgspec.Struct, frozen=True):
    """A position, by seat: its features, what was expected, what came of it; and a question, where one was asked."""

    features: list[list[float]]
    expected: list[float]  # without what was learned
    totals: list[float]
    thought: Thought | None = None


def remembered(course: Course) -> list[Moment]:
    """One game with the usual options, played by the same player in all seats."""
    game = stellwerk.game(course.game)
    s, dice = fresh(game, course.players, course.seed), Dice(course.seed)
    mind = game.mind.taught(None if course.learned is None else network(course.learned))
    walk = searched(game, s, dice, Teacher(course.effort, mind)) if course.effort else rated(game, s, dice)
    kept: list[tuple[list[list[float]], list[float], Thought | None]] = []
    often = 1
    for n, (state, thought) in enumerate(walk):
        if n % often == 0:
            kept.append((*judged(game, state), thought))
            if len(kept) == 2 * KEPT:  # keep every other one, and look half as often
                kept, often = kept[1::2], often * 2
    totals = [float(score.total) for score in game.scores(s)]
    return [Moment(features, expected, totals, thought) for features, expected, thought in kept]


def judged(game: Game, s: State) -> tuple[list[list[float]], list[float]]:
    return [game.mind.features(s, seat) for seat in range(s.seats)], game.mind.worth(s)


def rated(game: Game, s: State, dice: Dice) -> Iterator[tuple[State, Thought | None]]:
    for state, _, _ in states(game, s, dice, ASTRAY):
        yield state, None


class Teacher(Searcher):
    """A search that tells what it thought, with a judgement that is still being learned."""

    def __init__(self, effort: float, mind: Mind[Any]) -> None:
        super().__init__(effort)
        self.mind = mind

    def judgement(self, game: Game) -> Mind[Any]:
        return self.mind


def searched(game: Game, s: State, dice: Dice, teacher: Teacher) -> Iterator[tuple[State, Thought | None]]:
    """Play to the end; every choice on the way."""
    starts = starts_of(game)
    while s.stack:
        seat, moves = asked(game, s, dice)
        if seat == CLOCK or len(moves) == 1:
            play.play(s, seat, moves[0], game.aside)
            continue
        timed = CLOCK in play.waiting(s)
        texts = [game.vocabulary.text(move) for move in moves] + ([DECLINE] if timed else [])
        table = game.lay_out(s, eyes_of(seat))
        found = teacher.searched(game, table, seat, texts, dice, Deadline(NO_CLOCK_S))
        arms = found.ranked()
        priors = dict(zip(found.moves, game.mind.priors(s, seat, found.moves)))
        kinds = [kind_of(starts, arm.move) for arm in arms]
        yield s, Thought(seat, kinds, [priors[arm.move] for arm in arms], [arm.tried for arm in arms])
        best = arms[0].move
        teacher.last = found
        if dice.below(ASTRAY) == 0:
            best = arms[dice.below(len(arms))].move
            teacher.last = None
        if best == PASSED_OVER:
            seat, best = CLOCK, play.moves(s, CLOCK, game.aside)[0]
        play.play(s, seat, best, game.aside)


def starts_of(game: Game) -> list[int]:
    """The first move of each kind, by which kinds are told apart."""
    return [family.base for family in game.vocabulary.families.values()]


def kind_of(starts: list[int], move: int) -> int:
    """As a network counts them."""
    return len(starts) if move < 0 else sum(start <= move for start in starts) - 1
