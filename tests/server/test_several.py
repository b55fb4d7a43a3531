"""Several server processes on one store: whoever connects where sees the same table."""

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from stellwerk.server import wire
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Server


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def two(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path}/store.sqlite3"
    else:
        address = request.getfixturevalue("postgres")
    with Server(address) as first, Server(address) as second:
        yield first, second


def beside(browser: Browser, server: Server) -> Browser:
    """The same person at the other process."""
    other = Browser(server)
    other.http.cookies = httpx.Cookies(browser.http.cookies)
    return other


def test_a_move_at_one_process_is_seen_at_the_other(two: tuple[Server, Server]) -> None:
    here = Browser(two[0])
    table = here.open("lanterns", "here", "here", options={"length": "long"}).id
    there = beside(here, two[1])
    dice = random.Random(7)
    with here.line(table) as one, there.line(table) as other:
        one.until(Scene)
        other.until(Scene)
        v = 0
        for n in range(12):
            browser = (here, there)[n % 2]
            waiting = browser.scene(table, 0).waiting
            seat = dice.choice(waiting)
            scene = browser.scene(table, seat)
            move = dice.choice([act.move for act in scene.acts if act.why is None]).replace("{n}", "0")
            answer = browser.move(table, seat, move, scene.v)
            if answer.status_code == 409:
                continue  # the clock was quicker
            assert answer.status_code == 200, answer.text
            v = answer.json()["v"]
            one.version(v)
            other.version(v)
        assert v > 3
        one.quiet(0.5)
        other.quiet(0.5)
        assert one.scene == other.scene


def test_of_two_processes_one_is_told_that_it_came_late(two: tuple[Server, Server]) -> None:
    here = Browser(two[0])
    table = here.open("lanterns", "here", "here").id
    there = beside(here, two[1])
    assert there.scene(table, 1).v == 0
    assert here.move(table, 0, "shout", 0).status_code == 200
    late = there.move(table, 1, "shout", 0)
    assert late.status_code == 409
    assert late.json()["text"]["m"] == "stale"
    assert there.info(table).version == 1
    assert there.move(table, 1, "shout", 1).json() == {"v": 2}


@pytest.mark.postgres
def test_chat_and_names_cross_processes(postgres: str) -> None:
    with Server(postgres) as first, Server(postgres) as second:
        here = Browser(first)
        table = here.open("lanterns", "here", "here").id
        there = beside(here, second)
        with here.line(table) as one, there.line(table) as other:
            one.until(Scene)
            other.until(Scene)
            one.send(wire.Say("All aboard"))
            assert other.until(wire.ChatLine).text == "All aboard"
            other.send(wire.Rename(1, "Ada"))
            while one.until(wire.TableNews).table.seats[1].name != "Ada":
                pass


@pytest.mark.postgres
def test_a_whole_game_on_postgresql_survives_a_restart(postgres: str) -> None:
    dice = random.Random(9)
    server = Server(postgres).start()
    try:
        browser = Browser(server)
        table = browser.open("lanterns", "here", "here").id
        for _ in range(200):
            scene = browser.scene(table)
            if scene.over:
                break
            if not scene.waiting:
                continue
            seat = dice.choice(scene.waiting)
            acts = [act.move for act in browser.scene(table, seat).acts if act.why is None]
            if acts:
                browser.move(table, seat, dice.choice(acts).replace("{n}", "0"), scene.v)
            if scene.v == 4:
                before = browser.scene(table, 0)
                server.kill()
                server.start()
                assert browser.scene(table, 0).v >= before.v
        assert browser.scene(table).over
        saved = browser.get(f"/api/tables/{table}/save").json()
        assert len(saved["log"]) == browser.info(table).version
    finally:
        server.stop()
