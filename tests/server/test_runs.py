"""What runs beside a table runs at one process, and goes on at another when that one dies."""

from pathlib import Path

import pytest

from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Server, beside, wait_until

GAME = "lanterns"


def thoughts(server: Server) -> float:
    """How often bots have thought at a process."""
    page = Browser(server).get("/metrics").text
    return sum(float(line.split()[-1]) for line in page.splitlines() if line.startswith("stellwerk_bot_seconds_count"))


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.sqlite3"
    return str(request.getfixturevalue("postgres"))


def log_of(server: Server, table: str, browser: Browser) -> int:
    """How far a table has come, as the list of one's tables says it: nothing is opened by it."""
    listed = beside(browser, server).get("/api/tables").json()
    return next(int(one["version"]) for one in listed if one["id"] == table)


def test_bots_think_at_one_process_and_go_on_at_the_other_when_it_dies(address: str) -> None:
    first = Server(address, metrics="true", bot_pause_ms=300).start()
    try:
        with Server(address, metrics="true", bot_pause_ms=300) as second:
            here = Browser(first)
            table = here.open(GAME, "bot:greedy", "bot:greedy", options={"length": "long"}).id
            there = beside(here, second)
            with here.line(table) as one, there.line(table) as other:
                one.until(Scene)
                other.until(Scene)
                one.version(4, timeout=60)
                other.version(4, timeout=60)
                assert thoughts(first) > 0
                assert thoughts(second) == 0
                first.kill()
                v = other.scene.v if other.scene else 0
                other.version(v + 4, timeout=90)
                assert thoughts(second) > 0
    finally:
        first.stop()


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_bots_and_clocks_go_on_after_a_restart_though_nobody_looks(tmp_path: Path, end: str) -> None:
    server = Server(f"sqlite:///{tmp_path}/store.sqlite3", bot_pause_ms=300).start()
    try:
        browser = Browser(server)
        bots = browser.open(GAME, "bot:greedy", "bot:greedy", options={"length": "long"}).id
        for _ in range(10):
            timed = browser.open(GAME, "here", "here").id
            browser.move(timed, 0, "guess 0", 0)
            assert browser.move(timed, 1, "guess 0", 1).json() == {"v": 2}
            getattr(server, end)()
            server.start()
            if log_of(server, timed, browser) == 2:  # else the clock was quicker
                break
        before = log_of(server, bots, browser)
        wait_until(lambda: log_of(server, timed, browser) > 2, timeout=60)
        wait_until(lambda: log_of(server, bots, browser) > before, timeout=60)
    finally:
        server.stop()


def test_a_table_that_nobody_looks_at_rests_and_is_taken_up_where_somebody_does(address: str) -> None:
    with Server(address, metrics="true", idle_s=1) as first, Server(address, metrics="true") as second:
        here = Browser(first)
        table = here.open(GAME, "me", "bot:greedy", options={"length": "long"}).id
        wait_until(lambda: here.get("/api/tables").json()[0]["version"] >= 1)
        there = beside(here, second)
        with there.line(table) as other:
            other.until(Scene)
            wait_until(lambda: "stellwerk_tables 0.0" in Browser(first).get("/metrics").text, timeout=90)
            assert there.move(table, 0, "guess 0", there.scene(table, 0).v).status_code == 200
            wait_until(lambda: thoughts(second) > 0, timeout=60)
