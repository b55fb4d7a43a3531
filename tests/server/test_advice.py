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
from stellwerk.bots.counsel import best_of
from stellwerk.bots.next_turns import NextTurn
from stellwerk.bots.reasons import Reasons, reasons
from stellwerk.kernel.match import Match
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.server.advising import advice, doubt, question_of, reading_alike, said
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


LISTED = [Act("build", Text("act-build")), Act("pass", Text("act-pass"))]


def beginning(sources: dict[str, float], asked: str = "1 Turn", **figures: float) -> NextTurn:
    """A turn in a single world."""
    return NextTurn([asked], {k: [n] for k, n in sources.items()}, {k: [n] for k, n in figures.items()}, [30.0])


def test_the_coach_asks_before_a_move_that_loses_much_of_the_chance() -> None:
    build = Advised("build", 0.6, 40.0, 30, [beginning({"orders": 12.0, "lorries": 3.0})])
    leave = Advised("pass", 0.45, 38.0, 30, [beginning({"orders": 8.0, "lorries": 4.0})])
    found = doubt(LISTED, [build, leave], "pass", 10.0)
    assert found is not None
    assert (found.best.move, found.best.more_points, found.best.sources, found.best.later) == (
        "build", 2.0, {"orders": 4.0, "lorries": -1.0}, -1.0,
    )  # fmt: skip
    assert doubt(LISTED, [build, Advised("pass", 0.55, 39.0, 30)], "pass", 10.0) is None
    assert doubt(LISTED, [build], "build", 10.0) is None


@pytest.mark.parametrize(
    ("scale", "lost", "asks"), [(10.0, 2.9, False), (10.0, 3.1, True), (1500.0, 400, False), (1500.0, 500, True)]
)
def test_the_coach_asks_before_a_move_that_loses_many_points_by_the_scale_of_its_game(
    scale: float, lost: float, asks: bool
) -> None:
    """Far ahead the chance hardly changes: the points do."""
    found = [Advised("build", 0.95, 9000.0, 30), Advised("pass", 0.94, 9000.0 - lost, 30)]
    assert (doubt(LISTED, found, "pass", scale) is not None) == asks


def test_the_coach_never_prefers_a_smaller_chance_for_its_points() -> None:
    found = [Advised("build", 0.6, 40.0, 30), Advised("pass", 0.57, 50.0, 30)]
    assert doubt(LISTED, found, "build", 10.0) is None


@pytest.mark.parametrize("game", stellwerk.games())
def test_the_coach_doubts_what_looks_worst_and_never_the_best(game: str) -> None:
    doubted = 0
    for match in islice((match for match in moments(game, 5) if len(match.moves(max(match.waiting))) > 4), 6):
        seat = max(match.waiting)
        question = msgspec.structs.replace(question_of("a-table", match, seat, 0.3), limit_ms=600_000)
        mind, state, listed = match.game.mind, match.state, acts(match.game, match.state, seat)
        worst = min(question.moves, key=lambda move: mind.rate(state, seat, match.game.vocabulary.parse(move)))
        best = answer(question).moves
        found = [*best, *answer(msgspec.structs.replace(question, moves=[worst])).moves]
        doubted += doubt(listed, found, worst, mind.scale) is not None
        assert doubt(listed, best, best[0].move, mind.scale) is None
    assert doubted > 0


def test_of_moves_that_read_alike_one_is_among_the_best() -> None:
    same = Text("act-take", {"card": "coal"})
    listed = [Act("take 1", same), Act("take 2", same), Act("take 3", same), Act("pass", Text("act-pass"))]
    moves = [act.move for act in listed]
    alike = reading_alike(listed, moves)
    assert alike == [0, 0, 0, 3]
    assert best_of(["take 2", "take 1", "pass", "take 3"], dict(zip(moves, alike))) == ["take 2", "pass"]
    assert best_of(moves, {}) == moves[:3]


def test_what_differs_first_is_the_reason() -> None:
    same = beginning({"orders": 3.0}, workers=4.0)
    one = Advised("a", 0.5, 40.0, 9, [same, beginning({"orders": 8.0}, workers=2.0), beginning({"orders": 20.0})])
    other = Advised("b", 0.5, 38.0, 9, [same, beginning({"orders": 3.0}, workers=4.0), beginning({"orders": 3.0})])
    assert reasons(one, other) == Reasons({"orders": 5.0}, {"workers": -2.0}, 0.0)
    assert advice([], one, other).later == -3.0


def test_turns_of_different_rounds_are_not_compared() -> None:
    one = Advised("a", 0.5, 40.0, 9, [beginning({"orders": 8.0}), beginning({"orders": 9.0}, "2 Turn")])
    other = Advised("b", 0.5, 38.0, 9, [beginning({"orders": 3.0}, "2 Turn"), beginning({"orders": 7.0}, "2 Turn")])
    assert reasons(one, other).sources == {"orders": 2.0}


def test_what_differs_by_accident_is_no_reason() -> None:
    def turn(*orders: float) -> NextTurn:
        return NextTurn(["1"] * 4, {"orders": [*orders]}, {}, [0.0] * 4)

    never = Advised("b", 0.5, 30.0, 9, [turn(0, 0, 0, 0)])
    assert reasons(Advised("a", 0.5, 30.0, 9, [turn(9, -7, 0, 2)]), never).sources == {}
    assert reasons(Advised("a", 0.5, 30.0, 9, [turn(2, 1, 2, 1)]), never).sources == {"orders": 1.5}


def test_a_figure_that_is_points_already_told_is_not_told_twice() -> None:
    ours = [({"lines": 5.0, "effects": 2.0}, 7.0, 1.0), ({"lines": 6.0, "effects": 4.0}, 10.0, 1.0)]
    theirs = [({"lines": 3.0, "effects": 1.0}, 4.0, 0.0), ({"lines": 3.0, "effects": 1.0}, 4.0, 0.0)]
    one, other = (
        Advised(
            "a",
            0.5,
            40.0,
            9,
            [beginning(points, round=total, profit=points["lines"], coal=n) for points, total, n in turns],
        )
        for turns in (ours, theirs)
    )
    assert reasons(one, other).figures == {"coal": 1.0}


def test_what_the_others_have_less_is_a_reason() -> None:
    one, other = beginning({"orders": 3.0}), beginning({"orders": 3.0})
    less = msgspec.structs.replace(one, others=[26.0])
    assert reasons(Advised("a", 0.6, 40.0, 9, [less]), Advised("b", 0.5, 40.0, 9, [other])).others == -4.0


def test_small_differences_are_not_told_and_small_is_what_the_totals_say() -> None:
    one = Advised("a", 0.5, 8000.0, 9, [beginning({"x": 103.0, "y": 9.0})])
    other = Advised("b", 0.5, 7990.0, 9, [beginning({"x": 100.0})])
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
