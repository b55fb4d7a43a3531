"""Proving a lesson: its solution and every other listed way lead to the goal, and nothing else of that length does."""

from collections.abc import Iterator
from zlib import crc32

from stellwerk.kernel.game import Game
from stellwerk.kernel.rng import Dice
from stellwerk.lessons.attempt import Attempt
from stellwerk.lessons.lesson import Lesson, Line
from stellwerk.testing.tables import sized

MOST_TRIED = sized(3_000, 100_000)  # moves; where there are more, as many lines are tried at random


def follow(game: Game, lesson: Lesson, line: Line) -> Iterator[Attempt]:
    """A line as the learner plays it, before the first move and after every one, with the others' answers."""
    attempt = Attempt.at(game, lesson)
    yield attempt
    for move in line:
        attempt.play(lesson.seat, move)
        attempt.answers()
        yield attempt


def why_wrong(game: Game, lesson: Lesson) -> str:
    """What is wrong with the listed ways: refused, done too early or not at all."""
    for line in (lesson.solution, *lesson.also):
        if len(line) > len(lesson.solution):
            return f"{line} is longer than the solution"
        done = [attempt.done for attempt in follow(game, lesson, line)]
        if any(done[:-1]):
            return f"{line} meets the goal before its move {done.index(True) + 1}"
        if not done[-1]:
            return f"{line} does not meet the goal"
    return unused(game, lesson)


def unused(game: Game, lesson: Lesson) -> str:
    """Answers of others that the solution does not come to."""
    *_, last = follow(game, lesson, lesson.solution)
    text = game.vocabulary.text
    for seat, script in lesson.script.items():
        made = tuple(text(one.move) for one in last.match.line if one.seat == seat)
        if made != script:
            return f"seat {seat} was to answer {script} and answered {made}"
    return ""


class Searched(Exception):
    """More moves than can be tried."""


def other_ways(game: Game, lesson: Lesson) -> list[Line]:
    """Lines up to the solution's length that meet the goal and are not listed; all of them, or as many as are tried."""
    listed = {lesson.solution, *lesson.also}
    try:
        return every_way(Attempt.at(game, lesson), (), listed, [MOST_TRIED])
    except Searched:
        dice = Dice(crc32(f"{game.id} {lesson.id}".encode()))
        walks = [some_way(game, lesson, dice) for _ in range(MOST_TRIED // len(lesson.solution))]
        return [way for way in walks if way and way not in listed]


def every_way(attempt: Attempt, so_far: Line, listed: set[Line], left: list[int]) -> list[Line]:
    found: list[Line] = []
    lesson = attempt.lesson
    for move in attempt.match.moves(lesson.seat):
        left[0] -= 1
        if left[0] < 0:
            raise Searched
        line = (*so_far, move)
        after = attempt.clone()
        after.play(lesson.seat, move)
        after.answers()
        if after.done:
            found += [] if line in listed else [line]
        elif len(line) < len(lesson.solution):
            found += every_way(after, line, listed, left)
    return found


def some_way(game: Game, lesson: Lesson, dice: Dice) -> Line:
    """Moves at random up to the goal; () where it is not met."""
    attempt = Attempt.at(game, lesson)
    line: Line = ()
    while len(line) < len(lesson.solution):
        moves = attempt.match.moves(lesson.seat)
        if not moves:
            return ()
        move = moves[dice.below(len(moves))]
        line = (*line, move)
        attempt.play(lesson.seat, move)
        attempt.answers()
        if attempt.done:
            return line
    return ()
