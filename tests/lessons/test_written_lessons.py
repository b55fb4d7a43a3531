"""Lessons: reading them, their goals, and a suite that finds the bad ones."""

import copy
import tomllib
from typing import Any

import pytest

import stellwerk
from stellwerk.kernel.refusal import Refused
from stellwerk.lessons.attempt import Attempt
from stellwerk.lessons.lesson import Lesson, lessons_of, read_lessons
from stellwerk.testing.lessons import other_ways, why_wrong

GAME = stellwerk.game("carnegie")
WRITTEN = tomllib.loads("""
[[lesson]]
id = "commerce"
solution = ["use c1", "take money"]
goal = [{ field = "seats.0.money", at_least = 3 }, { told = "gained", seat = "seat-0" }]

[lesson.position]
phase = "departments"
action = "MG"
seats = [{ standing = { c1 = 1 }, money = 0, goods = 0 }, {}]
""")


def lesson(**changes: Any) -> Lesson:
    written = copy.deepcopy(WRITTEN)
    written["lesson"][0].update(changes)
    return read_lessons(written)[0]


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"goal": [{"told": "gained", "score": "total"}]}, "lesson[0].goal[0]"),
        ({"goal": [{"field": "round"}]}, "lesson[0].goal[0]"),
        ({"goal": [{"score": "total", "atleast": 3}]}, "lesson[0].goal[0].atleast"),
        ({"goal": []}, "lesson[0].goal"),
        ({"solution": []}, "lesson[0].solution"),
        ({"solution": ["use c1", 3]}, "lesson[0].solution[1]"),
        ({"seat": "Z"}, "lesson[0].seat"),
        ({"postion": {}}, "lesson[0].postion"),
    ],
)
def test_a_mistake_is_told_with_its_path(changes: dict[str, Any], path: str) -> None:
    with pytest.raises(Refused) as told:
        lesson(**changes)
    assert told.value.params["path"] == path


def test_two_lessons_of_one_name() -> None:
    with pytest.raises(Refused) as told:
        read_lessons({"lesson": WRITTEN["lesson"] * 2})
    assert told.value.params["path"] == "lesson[1].id"


def test_what_was_taken_back_was_never_heard() -> None:
    task = lesson(goal=[{"told": "gained", "seat": "seat-0"}])
    attempt = Attempt.at(GAME, task)
    attempt.play(0, "use c1")
    attempt.play(0, "take money")
    assert attempt.done
    attempt.match.undo(0)
    assert not Attempt.at(GAME, task, attempt.match.line).done


def test_others_answer_as_the_lesson_says_and_else_the_first_legal_thing() -> None:
    goal = [{"field": "seats.1.money", "at_least": 15}]
    task = lesson(solution=["use c1", "take money", "done", "B: use c1", "B: take money"], goal=goal)
    attempt = Attempt.at(GAME, task)
    for move in task.solution:
        attempt.play(0, move)
        attempt.answers()
    assert attempt.done
    assert lesson(solution=["use c1", "take money", "done", "B: fly"], goal=goal).script == {1: ("fly",)}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"solution": ["use c1", "take goods"]}, "does not meet"),
        ({"solution": ["use c1", "take money", "done"]}, "before its move 3"),
        ({"also": [["use c1", "take money", "done"]]}, "is longer"),
        ({"solution": ["use c1", "take money", "B: done"]}, "was to answer"),
        ({"goal": [{"field": "seats.0.money", "is": 0}]}, "before its move 1"),
    ],
)
def test_the_suite_finds_a_solution_that_is_none(changes: dict[str, Any], said: str) -> None:
    assert said in why_wrong(GAME, lesson(**changes))


def test_the_suite_finds_other_ways() -> None:
    ways = other_ways(GAME, lesson())
    assert ways == [("use c1", f"send money {region}") for region in ("west", "midwest", "east", "south")]
    assert other_ways(GAME, lesson(also=[list(way) for way in ways])) == []


@pytest.mark.parametrize("name", stellwerk.games())
def test_a_game_teaches_in_six_to_ten_lessons(name: str) -> None:
    """Or not at all."""
    assert len(lessons_of(stellwerk.game(name))) in (0, *range(6, 11))


def test_a_longer_way_is_no_miss() -> None:
    """Whoever replaces the first locomotive gets the old one back, and may still put it behind."""
    railroads = stellwerk.game("railroads")
    task = next(one for one in lessons_of(railroads) if one.id == "locomotive")
    attempt = Attempt.at(railroads, task)
    for move in ("place L1 w", "take-loco", "slot 1"):
        attempt.play(0, move)
    assert not attempt.on_its_way
    assert attempt.leads_on()


def test_what_was_spent_elsewhere_is_a_miss() -> None:
    goal = [{"field": "seats.0.money", "at_least": 3}, {"field": "round", "is": 1}]
    attempt = Attempt.at(GAME, lesson(goal=goal))
    assert attempt.leads_on()
    attempt.play(0, "done")
    assert not attempt.leads_on()
