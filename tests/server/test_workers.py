"""`stellwerk serve --workers`: several processes behind one door, and a parent that starts anew what dies."""

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from stellwerk.server import wire
from stellwerk.server.settings import Settings, as_environment, from_environment
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Server, children, legal, wait_until


def workers(server: Server) -> list[int]:
    """The processes that serve; bots think in processes of theirs."""
    assert server.process is not None
    return children(server.process.pid)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    sqlite = request.param == "sqlite"
    store = f"sqlite:///{tmp_path}/store.sqlite3" if sqlite else request.getfixturevalue("postgres")
    with Server(store, workers=2, metrics="true") as server:
        yield server


def is_replaced(server: Server, worker: int) -> bool:
    return worker not in workers(server) and len(workers(server)) == 2


def make_a_move(browser: Browser, table: str, dice: random.Random) -> tuple[int, str] | None:
    """As a client does that asks again when its line is cut: the move as it is written, None where none was open."""
    with contextlib.suppress(httpx.HTTPError):
        scene = browser.scene(table, 0)
        if 0 not in scene.waiting:
            return None
        move = legal(scene, dice)
        answer = None if move is None else browser.move(table, 0, move, scene.v)
        if answer is not None and answer.status_code == 200:
            return answer.json()["v"], str(move)
    return None


def test_a_worker_that_is_killed_in_a_game_is_replaced_and_nothing_is_lost(house: Server) -> None:
    browser, dice = Browser(house), random.Random(3)
    table = browser.open("lanterns", "me", "bot:random", options={"length": "long"}).id
    made: dict[int, str] = {}

    def play(moves: int) -> None:
        until = len(made) + moves

        def enough() -> bool:
            done = make_a_move(browser, table, dice)
            if done is not None:
                made[done[0]] = done[1]
            return len(made) >= until or browser.info(table).over

        wait_until(lambda: with_patience(enough), 60)

    play(2)
    for victim in workers(house):
        os.kill(victim, signal.SIGKILL)
        play(1)  # the other one goes on, with the bots of the dead one
        wait_until(partial(is_replaced, house, victim))
    play(1)
    assert house.said().count('"worker-ended"') == 2
    with browser.line(table) as line:  # the log is handed out once nothing is secret any more
        line.send(wire.Close(0))
        wait_until(lambda: browser.info(table).over)
    log = browser.get(f"/api/tables/{table}/save").json()["log"]
    assert {v: log[v - 1] for v in made} == {v: [0, move] for v, move in made.items()}


def with_patience(true: Callable[[], bool]) -> bool:
    """A connection may be cut meanwhile."""
    with contextlib.suppress(httpx.HTTPError):
        return true()
    return False


def test_lines_of_both_workers_see_the_same_table(house: Server) -> None:
    browser = Browser(house)
    table = browser.open("lanterns", "here", "here").id
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(browser.line(table)) for _ in range(6)]
        for line in lines:
            line.until(Scene)
        lines[0].send(wire.Play(0, 0, "shout"))
        for line in lines:
            line.version(1)


def test_the_numbers_of_all_workers_are_added_up(house: Server) -> None:
    for _ in range(12):  # each over a connection of its own: they fall to different workers
        browser = Browser(house)
        table = browser.open("lanterns", "here", "here").id
        assert browser.move(table, 0, "guess 0", 0).status_code == 200
        browser.http.close()

    def counted() -> float:
        page = httpx.get(f"{house.address}/metrics").text
        found = re.search(r'^stellwerk_moves_total{game="lanterns",result="made"} (\S+)$', page, re.MULTILINE)
        return float(found[1]) if found else 0

    assert [counted() for _ in range(8)] == [12] * 8


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_all_end_together_when_the_parent_is_asked_to(house: Server, number: signal.Signals) -> None:
    wait_until(lambda: len(workers(house)) == 2)
    everybody = [psutil.Process(pid) for pid in workers(house)]
    assert house.process is not None
    house.process.send_signal(number)
    assert house.process.wait(20) == 0
    assert not any(one.is_running() and one.status() != psutil.STATUS_ZOMBIE for one in everybody)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{house.address}/healthz")
    assert "worker-ended" not in house.said()


def test_workers_end_by_themselves_where_the_parent_is_killed(house: Server) -> None:
    wait_until(lambda: len(workers(house)) == 2)
    everybody = [psutil.Process(pid) for pid in workers(house)]
    house.kill()
    wait_until(lambda: not any(one.is_running() and one.status() != psutil.STATUS_ZOMBIE for one in everybody))


@pytest.mark.parametrize("number", ["0", "-1"])
def test_no_worker_is_too_few(number: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "stellwerk.cli", "serve", "--port", "0", "--workers", number]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("--workers is a number of processes")


def test_settings_reach_another_process_by_its_environment() -> None:
    given = Settings(store="sqlite:///x", allow_hosts=("a", "b"), metrics=True, limits=False, workers=3, idle_s=1)
    assert from_environment(as_environment(given)) == given
    assert as_environment(Settings()) == {}
