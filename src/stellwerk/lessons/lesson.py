"""The lessons of a game, read from its `data/lessons.toml`."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.reader import Reader, wrong
from stellwerk.kernel.table import SEAT_NAMES
from stellwerk.lessons.goal import Condition, read_condition

PARTS = ("title", "text", "goal", "done")  # of its words: `lesson-ID-title` and so on

Line = tuple[str, ...]  # the learner's moves, in order


class Lesson(NamedTuple):
    """A position, what is to be reached from there, and how."""

    id: str
    seat: int
    position: Json
    solution: Line
    script: dict[int, Line]  # what the others answer, by seat
    also: tuple[Line, ...]  # other ways
    goal: tuple[Condition, ...]


@cache
def lessons_in(folder: Path) -> tuple[Lesson, ...]:
    """All lessons of a game's folder, in the order of teaching; raises Refused with the path of what is wrong."""
    path = folder / "data" / "lessons.toml"
    return read_lessons(tomllib.loads(path.read_text("utf-8"))) if path.is_file() else ()


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    return lessons_in(game.folder)


def read_lessons(written: Json) -> tuple[Lesson, ...]:
    r = Reader(written)
    found = tuple([read_lesson(one) for one in r.objects("lesson")])
    r.end()
    for i, lesson in enumerate(found):
        if lesson.id in [one.id for one in found[:i]]:
            raise wrong(f"lesson[{i}].id", "json-double", lesson.id)
    return found


def read_lesson(r: Reader) -> Lesson:
    name = r.text("id")
    if not name:
        raise wrong(r.at("id"), "json-text", name)
    seat = r.name("seat", SEAT_NAMES, 0)
    position = dict(r.object("position").data)
    if r.has("options"):
        position["options"] = r.object("options").data
    solution, script = read_line(r, "solution", r.items("solution"), seat)
    if not solution:
        raise wrong(r.at("solution"), "lesson-empty", r.raw("solution"))
    also = [read_line(r, f"also[{i}]", one, seat)[0] for i, one in enumerate(r.items("also"))]
    goal = tuple([read_condition(one) for one in r.objects("goal")])
    if not goal:
        raise wrong(r.at("goal"), "lesson-empty", r.raw("goal"))
    r.end()
    return Lesson(name, seat, position, solution, script, tuple(also), goal)


def read_line(r: Reader, field: str, written: Any, learner: int) -> tuple[Line, dict[int, Line]]:
    """The learner's own moves, and those of the others: `B: pass`."""
    if not isinstance(written, list):
        raise wrong(r.at(field), "json-list", written)
    moves: dict[int, list[str]] = {learner: []}
    for i, one in enumerate(written):
        if not isinstance(one, str):
            raise wrong(f"{r.at(field)}[{i}]", "json-text", one)
        who, colon, move = one.partition(": ")
        seat = SEAT_NAMES.index(who) if colon and who in SEAT_NAMES else learner
        moves.setdefault(seat, []).append(move if colon and who in SEAT_NAMES else one)
    own = tuple(moves.pop(learner))
    return own, {seat: tuple(line) for seat, line in moves.items()}
