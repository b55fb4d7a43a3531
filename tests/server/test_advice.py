"""Hints, the coach and the review: from what a seat knows, told as the table wants it, and kept."""

import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest

import stellwerk
from stellwerk.bots import bot
from stellwerk.bots.advice import Advised
from stellwerk.bots.adviser import answer
from stellwerk.bots.clock import Deadline
from stellwerk.kernel.match import Match
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.server.advising import advice, doubt, question_of, said
from stellwerk.server.reviews import decisions
from stellwerk.stage.scenes import acts
from stellwerk.stage.wire import Act, Range, Text
from tests.server.serving import Browser, Server

GAME = "glueck-auf"
PATIENCE_S = 120


def asked(browser: Browser, table: str) -> int:
    """The seat that is asked."""
    return browser.info(table).waiting[0]


def hints_told(browser: Browser, table: str) -> list[int]:
    """The versions of the lines that tell of a hint."""
    lines = browser.scene(table).log
    return [line.v for line in lines if line.text.m == "log-hint"]


def first_move(browser: Browser, table: str, seat: int) -> str:
    return next(act.move for act in browser.scene(table, seat).acts if act.why is None)


# --- hints ---


def test_a_hint_compares_up_to_three_moves(browser: Browser) -> None:
    table = browser.open(GAME, "here", "here").id
    seat = asked(browser, table)
    hint = browser.post(f"/api/tables/{table}/hint", {"seat": seat}).json()
    moves = hint["moves"]
    legal = {act.move for act in browser.scene(table, seat).acts if act.why is None}
    assert 1 < len(moves) <= 3
    assert {one["move"] for one in moves} <= legal
    chances = [round(one["chance"], 2) for one in moves]
    assert chances == sorted(chances, reverse=True)
    best, second = moves[:2]
    assert best.get("more_points", 0) == pytest.approx(best["points"] - second["points"], abs=0.02)
    assert second.get("more_chance", 0) == pytest.approx(second["chance"] - best["chance"], abs=0.001)
    assert all(abs(points) >= 0.5 for one in moves for points in one.get("sources", {}).values())


def test_asked_twice_a_hint_is_the_same(browser: Browser) -> None:
    table = browser.open(GAME, "me", "here").id
    seat = asked(browser, table)
    hints = [browser.post(f"/api/tables/{table}/hint", {"seat": seat}).json() for _ in range(2)]
    assert hints[0] == hints[1]


def test_the_others_are_told_once_per_question_and_for_good(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/store.sqlite3").start()
    try:
        browser = Browser(server)
        table = browser.open(GAME, "here", "here").id
        assert browser.info(table).hints == "told"
        seat = asked(browser, table)
        for _ in range(2):
            assert browser.post(f"/api/tables/{table}/hint", {"seat": seat}).status_code == 200
        assert hints_told(browser, table) == [1]
        before = browser.post(f"/api/tables/{table}/hint", {"seat": seat}).json()
        server.kill()
        server.start()
        assert browser.post(f"/api/tables/{table}/hint", {"seat": seat}).json() == before
        assert hints_told(browser, table) == [1]
        v = browser.move(table, seat, first_move(browser, table, seat), 1).json()["v"]
        seat = asked(browser, table)
        assert browser.post(f"/api/tables/{table}/hint", {"seat": seat}).status_code == 200
        assert hints_told(browser, table) == [1, v + 1]
    finally:
        server.stop()


def test_a_move_chosen_before_the_others_were_told_still_counts(browser: Browser) -> None:
    table = browser.open(GAME, "here", "here").id
    seat = asked(browser, table)
    move = first_move(browser, table, seat)
    browser.post(f"/api/tables/{table}/hint", {"seat": seat})
    assert browser.move(table, seat, move, 0).status_code == 200


def test_where_nobody_else_sits_nothing_is_told(browser: Browser) -> None:
    table = browser.open(GAME, "me", "bot:random")
    assert table.hints == "quiet"
    seat = wait_for_question(browser, table.id)
    assert browser.post(f"/api/tables/{table.id}/hint", {"seat": seat}).status_code == 200
    assert hints_told(browser, table.id) == []


def wait_for_question(browser: Browser, table: str, seat: int = 0) -> int:
    until = time.monotonic() + PATIENCE_S
    while seat not in browser.info(table).waiting:
        assert time.monotonic() < until
        time.sleep(0.02)
    return seat


def test_a_table_can_be_opened_without_hints(browser: Browser) -> None:
    table = browser.open(GAME, "here", "here", hints="none").id
    seat = asked(browser, table)
    for path, body in [("hint", {"seat": seat}), ("coach", {"seat": seat, "v": 0, "move": "pass"})]:
        refused = browser.post(f"/api/tables/{table}/{path}", body)
        assert (refused.status_code, refused.json()["text"]["m"]) == (403, "no-hints")


def test_hints_are_for_a_seat_of_ones_own_that_is_asked(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "here", "here")
    seat = asked(browser, table.id)
    friend.join(table.watch, "Vera")
    refused = friend.post(f"/api/tables/{table.id}/hint", {"seat": seat})
    assert (refused.status_code, refused.json()["text"]["m"]) == (403, "not-your-seat")
    waits = browser.post(f"/api/tables/{table.id}/hint", {"seat": 1 - seat})
    assert (waits.status_code, waits.json()["text"]["m"]) == (409, "hint-not-asked")
    assert browser.post(f"/api/tables/{table.id}/hint", {"seat": 7}).status_code == 404
    assert browser.post(f"/api/tables/{table.id}/hint", {"seat": "0"}).status_code == 400
    assert hints_told(browser, table.id) == []


def test_a_game_that_only_rates_moves_has_hints_too(browser: Browser) -> None:
    """Where positions cannot be judged, lines of play go to the end."""
    table = browser.open("lanterns", "me", "here").id
    hint = browser.post(f"/api/tables/{table}/hint", {"seat": 0})
    assert hint.status_code == 200
    assert hint.json()["moves"]


def test_a_lesson_has_no_hints(browser: Browser) -> None:
    [lessons] = [game["lessons"] for game in browser.get("/api/games").json() if game["id"] == GAME]
    table = browser.post(f"/api/games/{GAME}/lessons/{lessons[0]}", {}).json()
    assert table["hints"] == "none"


# --- the coach ---


def test_the_coach_says_nothing_to_the_best_move(browser: Browser) -> None:
    table = browser.open(GAME, "here", "here").id
    seat = asked(browser, table)
    best = browser.post(f"/api/tables/{table}/hint", {"seat": seat}).json()["moves"][0]["move"]
    v = browser.info(table).version
    assert browser.post(f"/api/tables/{table}/coach", {"seat": seat, "v": v, "move": best}).json() == {}
    assert browser.post(f"/api/tables/{table}/coach", {"seat": seat, "v": v}).json() == {}
    assert browser.post(f"/api/tables/{table}/coach", {"seat": seat, "v": 99, "move": best}).json() == {}


def test_the_coach_asks_before_a_move_that_loses_much() -> None:
    listed = [Act("build", Text("act-build")), Act("pass", Text("act-pass"))]
    build = Advised("build", 0.6, 40.0, {"orders": 12.0, "lorries": 3.0}, 30)
    found = doubt(listed, [build, Advised("pass", 0.45, 35.0, {"orders": 8.0, "lorries": 4.0}, 30)], "pass")
    assert found is not None
    assert (found.best.move, found.best.more_points, found.best.sources, found.best.later) == (
        "build", 5.0, {"orders": 4.0, "lorries": -1.0}, 2.0,
    )  # fmt: skip
    assert doubt(listed, [build, Advised("pass", 0.55, 39.0, {}, 30)], "pass") is None
    assert doubt(listed, [build], "build") is None


def test_small_differences_are_not_told_and_small_is_what_the_totals_say() -> None:
    one, other = Advised("a", 0.5, 8000.0, {"x": 103.0, "y": 9.0}, 9), Advised("b", 0.5, 7990.0, {"x": 100.0}, 9)
    assert advice([], one, other).sources == {"y": 9.0}
    small = [msgspec.structs.replace(one, points=80.0), msgspec.structs.replace(other, points=70.0)]
    assert advice([], *small).sources == {"x": 3.0, "y": 9.0}


def test_an_amount_is_said_as_the_list_of_moves_says_it() -> None:
    act = Act("bid {n}", Text("act-bid"), number=Range(0, 600, 50, 100, base=20))
    assert said([act], "bid 150") == Text("act-bid", {"n": 150, "total": 170})
    assert said([act], "pass") == Text("ui-hint-move", {"move": "pass"})


# --- two worlds ---


def moments(game: str, every: int) -> Iterator[Match]:
    match = stellwerk.new(game, max(2, stellwerk.game(game).fewest), 11)
    n = 0
    while match.waiting:
        seat = max(match.waiting)
        moves = match.moves(seat)
        if len(moves) > 1:
            n += 1
            if n % every == 0:
                yield match
        match.play(seat, bot("greedy").choose(match.game, match.table(seat), seat, moves, Dice(n), Deadline(3600)))


@pytest.mark.parametrize("game", stellwerk.games())
def test_advice_is_the_same_whatever_is_hidden(game: str) -> None:
    """Question, dice and answer: all of them come from the view."""
    for match in islice(moments(game, 9), 3):
        seat = max(match.waiting)
        other = match.clone()
        other.state = match.game.take_in(match.table(seat), seeded(f"other {match.version}"))
        questions = [question_of("a-table", world, seat, 0.2) for world in (match, other)]
        assert questions[0] == questions[1]
        found = [answer(msgspec.structs.replace(one, limit_ms=600_000)) for one in questions]
        assert found[0].fault == ""
        assert found[0] == found[1]
        told = [
            [advice(acts(world.game, world.state, seat), one, found[0].moves[0]) for one in found[0].moves]
            for world in (match, other)
        ]
        assert told[0] == told[1]


# --- the review ---


def play_quickly(browser: Browser, table: str, seat: int = 0) -> None:
    """Leave wherever that is possible, so that the game is short."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        scene = browser.scene(table, seat)
        if scene.over:
            return
        able = [act for act in scene.acts if act.why is None]
        if seat not in scene.waiting or not able:
            time.sleep(0.01)
            continue
        leaving = [act for act in able if act.last] or able
        browser.move(table, seat, leaving[0].move, scene.v)
    raise AssertionError("the game does not end")


def read_until(browser: Browser, table: str, done: int | None) -> dict[str, object]:
    """Until so many decisions are looked at, or all of them."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        review = browser.get(f"/api/tables/{table}/review", params={"seat": 0}).json()
        if review["state"] == "done" or (done is not None and review.get("done", 0) >= done):
            return dict(review)
        time.sleep(0.05)
    raise AssertionError(f"the review does not end: {review}")


@pytest.mark.slow
def test_a_review_survives_a_kill_and_is_made_once(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/store.sqlite3").start()
    try:
        browser, friend = Browser(server), Browser(server)
        table = browser.open(GAME, "me", "bot:random").id
        early = browser.post(f"/api/tables/{table}/review", {"seat": 0})
        assert (early.status_code, early.json()["text"]["m"]) == (409, "not-over")
        play_quickly(browser, table)
        friend.join(browser.info(table).watch)
        assert friend.post(f"/api/tables/{table}/review", {"seat": 0}).status_code == 403
        assert browser.get(f"/api/tables/{table}/review", params={"seat": 0}).json() == {"seat": 0}
        assert browser.post(f"/api/tables/{table}/review", {"seat": 0}).json()["state"] == "running"
        some = read_until(browser, table, 2)
        server.kill()
        server.start()
        whole = read_until(browser, table, None)
        assert whole["decisions"][: len(some["decisions"])] == some["decisions"]  # type: ignore[index, arg-type]
        assert whole["done"] == whole["of"] == len(whole["decisions"])  # type: ignore[arg-type]
        assert browser.post(f"/api/tables/{table}/review", {"seat": 0}).json() == whole
    finally:
        server.stop()


@pytest.mark.slow
def test_a_review_can_be_stopped_and_goes_on(browser: Browser) -> None:
    table = browser.open(GAME, "me", "bot:random").id
    play_quickly(browser, table)
    browser.post(f"/api/tables/{table}/review", {"seat": 0})
    read_until(browser, table, 1)
    stopped = browser.post(f"/api/tables/{table}/review", {"seat": 0, "wanted": False}).json()
    assert stopped["state"] == "stopped"
    assert browser.get(f"/api/tables/{table}/review", params={"seat": 0}).json() == stopped
    assert browser.post(f"/api/tables/{table}/review", {"seat": 0}).json()["state"] == "running"
    assert read_until(browser, table, None)["state"] == "done"


def test_only_what_stands_and_had_a_choice_is_reviewed() -> None:
    match = stellwerk.new(GAME, 2, 3)
    seat = match.waiting[0]
    first, second = match.moves(seat)[:2]
    match.play(seat, first)
    match.undo(seat, [1 - seat])
    match.play(seat, second)
    found = decisions(match.game, match.setup, match.log, seat)
    assert found is not None
    assert [one.move for one in found] == [second]
    assert [one.v for one in found] == [match.version - 1]
    other = stellwerk.new(GAME, 2, 3)
    assert match.game.position(found[0].state) == other.position()
