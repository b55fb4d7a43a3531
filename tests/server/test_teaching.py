"""Lessons at the server: a real table for one, kept apart, with a goal that is looked at after every move."""

import msgspec

from stellwerk.server import wire
from stellwerk.server.wire import TableInfo
from tests.server.serving import Browser, Line

GAME = "carnegie"


def lesson(browser: Browser, name: str) -> TableInfo:
    answer = browser.post(f"/api/games/{GAME}/lessons/{name}", {"name": "Ada"})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def play(line: Line, *moves: str) -> wire.LessonNews:
    """Make moves one by one; how far they have led."""
    news = line.until(wire.LessonNews)
    for move in moves:
        assert line.scene is not None
        line.send(wire.Play(line.scene.v, 0, move))
        news = line.until(wire.LessonNews)
    return news


def test_the_games_say_which_lessons_they_have(browser: Browser) -> None:
    lessons = {game["id"]: game["lessons"] for game in browser.get("/api/games").json()}
    assert lessons["lanterns"] == []
    assert lessons[GAME][0] == "coming-home"


def test_a_lesson_is_done_when_its_goal_is_met(browser: Browser) -> None:
    table = lesson(browser, "coming-home")
    assert (table.lesson, table.mine, table.seats[0].name) == ("coming-home", [0], "Ada")
    with browser.line(table.id) as line:
        news = play(line, "action CO")
        assert (news.n, news.done, news.missed, news.next) == (1, False, False, "commerce")
        assert line.scene is not None
        line.send(wire.Play(line.scene.v, 0, "home 3"))
        assert line.until(wire.Refusal).why.text.m
        line.send(wire.Play(line.scene.v, 0, "home 2"))
        assert line.until(wire.LessonNews).done


def test_whoever_misses_the_goal_hears_of_it_and_takes_back(browser: Browser) -> None:
    table = lesson(browser, "commerce")
    with browser.line(table.id) as line:
        assert play(line, "use c1", "take money", "take goods").missed
        line.send(wire.Undo(0))
        news = line.until(wire.LessonNews)
        assert not news.missed
        line.send(wire.Play(line.scene.v if line.scene else 0, 0, "send goods south"))
        assert line.until(wire.LessonNews).done
    with browser.line(table.id) as line:
        assert line.until(wire.LessonNews).done, "whoever comes back is told"


def test_the_others_answer_by_themselves(browser: Browser) -> None:
    table = lesson(browser, "commerce")
    with browser.line(table.id) as line:
        play(line, "done")
        while line.scene is None or line.scene.waiting != [0]:
            line.hear(10)


def test_lessons_are_not_among_my_tables(browser: Browser) -> None:
    table = lesson(browser, "coming-home")
    assert table.id not in [one["id"] for one in browser.get("/api/tables").json()]
    assert browser.info(table.id).lesson == "coming-home"


def test_a_lesson_that_is_not_there(browser: Browser) -> None:
    answer = browser.post(f"/api/games/{GAME}/lessons/flying", {})
    assert answer.status_code == 404
    assert answer.json()["text"]["m"] == "no-lesson"
