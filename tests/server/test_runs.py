"""What runs beside a table runs at one process, and goes on at another when that one dies."""

import asyncio
import time
from pathlib import Path

import pytest

import stellwerk
from stellwerk.server.engines import Rowser
from stellwerk.server.house import House
from stellwerk.server.settings import Settings
from stellwerk.server.wire import OpenTable, SeatWish
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Server, beside, wait_until

GAME = "lanterns"
GAMES = stellwerk.games()


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
                wait_until(lambda: thoughts(second) > 0, timeout=90)
                other.version(there.info(table).version + 4, timeout=90)
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


def test_a_process_that_was_thought_dead_gives_up_what_another_runs(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        session, _ = await house.sessions.begin()
        wishes = [SeatWish("me"), SeatWish("bot", bot="greedy")]
        live = await house.tables.open(OpenTable(GAMES[0], wishes), session)
        served, me = house.tables.served[live.id], house.store.process

        def runs_here() -> bool:
            return served.clock.begun and set(served.bots) == {1} and live.process == me

        assert runs_here()

        def bury(rows: Rowser) -> None:
            rows.run("delete from process where id=?", (me,))
            rows.run("insert into process(id,beat) values('other',0)")
            rows.run("update game_table set process='other' where id=?", (live.id,))

        await house.store.engine.write(bury)
        until = time.monotonic() + 30
        while served.clock.begun or served.bots or live.process != "other":
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
        while not runs_here():  # the other never beats: it is dead
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
        assert not house.tables.processes.is_alive("other")

    async def run() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path}/store.sqlite3", limits=False))
        async with house.open():
            await story(house)

    asyncio.run(run())


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
