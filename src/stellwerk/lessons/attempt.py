"""Somebody at a lesson: the match so far, what was heard, what the others answer, whether the goal is met."""

from collections.abc import Iterable
from typing import Final

from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Made, Match, match_from_position
from stellwerk.kernel.refusal import Say
from stellwerk.kernel.state import Ear, Event
from stellwerk.kernel.step import CLOCK
from stellwerk.lessons.goal import Reached
from stellwerk.lessons.lesson import Lesson, Line

MOST_TRIED: Final = 120  # moves, on a way that the lesson does not list
LONGER: Final = 2  # moves more than the solution


def begin(game: Game, lesson: Lesson, say: Say | None = None) -> Match:
    """The table of a lesson before the first move. Its set-up names the lesson."""
    match = match_from_position(game, lesson.position, say)
    match.setup["lesson"] = lesson.id
    return match


def answer(lesson: Lesson, match: Match) -> tuple[int, str] | None:
    """What another seat does next: what the lesson says, or, off its way, the first thing that is legal."""
    if lesson.seat in match.waiting:
        return None
    for seat in match.waiting:
        if seat == CLOCK:
            continue
        moves = match.moves(seat)
        script = lesson.script.get(seat, ())
        made = sum(one.seat == seat for one in match.line)
        wanted = script[made] if made < len(script) else ""
        return seat, wanted if wanted in moves else moves[0]
    return None


class Attempt:
    """A try at a lesson."""

    def __init__(self, lesson: Lesson, match: Match, events: list[Event]) -> None:
        self.lesson = lesson
        self.match = match
        self.events = events
        self.start = match.scores[lesson.seat]

    @classmethod
    def at(cls, game: Game, lesson: Lesson, line: Iterable[Made] = ()) -> "Attempt":
        """As it stands after the moves that stand: what was taken back was never heard."""
        attempt = cls(lesson, begin(game, lesson), [])
        for made in line:
            attempt.play(made.seat, game.vocabulary.text(made.move))
        return attempt

    def clone(self) -> "Attempt":
        other = Attempt(self.lesson, self.match.clone(), self.events[:])
        other.start = self.start
        return other

    def play(self, seat: int, move: str) -> None:
        self.match.ear = ear = Ear()
        self.match.play(seat, move)
        self.match.ear = None
        self.events += [event for event in ear.events if event.heard_by(self.lesson.seat)]

    def answers(self) -> None:
        """All that the others do before the learner is asked again."""
        while not self.done and (found := answer(self.lesson, self.match)) is not None:
            self.play(*found)

    @property
    def on_its_way(self) -> bool:
        """Whether the learner's moves begin a way that the lesson lists. Any other takes longer, if it leads there."""
        made = self.made
        return any(way[: len(made)] == made for way in (self.lesson.solution, *self.lesson.also))

    @property
    def made(self) -> Line:
        """The learner's moves so far."""
        text = self.match.game.vocabulary.text
        return tuple([text(one.move) for one in self.match.line if one.seat == self.lesson.seat])

    def leads_on(self) -> bool:
        """Whether some way to the goal is found from here: the moves of the solution that are left come first."""
        left = [move for move in self.lesson.solution if move not in self.made]
        return leads_on(self.clone(), left, len(self.lesson.solution) + LONGER, [MOST_TRIED])

    @property
    def reached(self) -> Reached:
        return Reached(self.lesson.seat, self.events, self.start, self.match)

    @property
    def done(self) -> bool:
        """Whether all conditions of the goal hold."""
        return all(condition.holds(self.reached) for condition in self.lesson.goal)


def leads_on(attempt: Attempt, first: list[str], depth: int, left: list[int]) -> bool:
    """`left`: moves that may still be tried, counted down."""
    attempt.answers()
    if attempt.done or depth == 0:
        return attempt.done
    seat = attempt.lesson.seat
    for move in sorted(attempt.match.moves(seat), key=lambda move: move not in first):
        left[0] -= 1
        if left[0] < 0:
            return False
        after = attempt.clone()
        after.play(seat, move)
        if leads_on(after, first, depth - 1, left):
            return True
    return False
