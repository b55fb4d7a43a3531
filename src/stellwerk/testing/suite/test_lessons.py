"""Contract: every lesson can be done as it says, in no other way, and is told in both languages."""

import pytest

from stellwerk.kernel.game import Game
from stellwerk.lessons.lesson import PARTS, Lesson, lessons_of
from stellwerk.testing.lessons import other_ways, why_wrong
from stellwerk.testing.tables import every_game
from stellwerk.words import LANGUAGES, known, say


def lessons(game: Game) -> tuple[Lesson, ...]:
    found = lessons_of(game)
    if not found:
        pytest.skip("it has no lessons")
    return found


@every_game
def test_the_solution_of_every_lesson_meets_its_goal_at_its_end(game: Game) -> None:
    assert {lesson.id: why for lesson in lessons(game) if (why := why_wrong(game, lesson))} == {}


@every_game
def test_no_other_way_meets_the_goal_of_a_lesson(game: Game) -> None:
    assert {lesson.id: ways for lesson in lessons(game) if (ways := other_ways(game, lesson))} == {}


@every_game
def test_every_lesson_is_told_in_both_languages(game: Game) -> None:
    keys = [f"lesson-{lesson.id}-{part}" for lesson in lessons(game) for part in PARTS]
    missing = [f"{language}: {key}" for language in LANGUAGES for key in keys if not known(game.folder, language, key)]
    assert missing == []
    for key in keys:
        de, en = (say(game.folder, language, key, {}) for language in LANGUAGES)
        assert de.strip(), key
        assert en.strip(), key
