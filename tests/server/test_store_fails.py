"""A store that fails for a while: clocks go on, nobody waits for ever, and the house says how it is."""

import asyncio
import shutil
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from stellwerk.server.engines import ROOM, Postgres, Rowser, Unsure
from stellwerk.server.house import House
from stellwerk.server.problems import problem_of
from stellwerk.server.settings import Settings
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Server, together, wait_until
from tests.server.wires import Wire

# --- the clock ---


@pytest.mark.postgres
def test_a_clock_goes_on_after_an_outage(postgres: str) -> None:
    with Wire(postgres) as wire, Server(wire.address) as server:
        browser = Browser(server)
        for _ in range(2):
            table = browser.open("lanterns", "here", "here").id
            with browser.line(table) as line:
                line.until(Scene)
                assert browser.move(table, 0, "guess 0", 0).status_code == 200
                assert browser.move(table, 1, "guess 0", 1).status_code == 200
                wire.cut = True  # before the clock strikes
                wire.drop()
                time.sleep(2)
                wire.cut = False
                line.version(3, timeout=60)


def test_a_clock_whose_write_has_failed_strikes_again_and_says_so(tmp_path: Path) -> None:
    locked = tmp_path / "store.sqlite3"
    with Server(f"sqlite:///{locked}") as server:
        browser = Browser(server)
        table = browser.open("lanterns", "here", "here").id
        with browser.line(table) as line:
            line.until(Scene)
            assert browser.move(table, 0, "guess 0", 0).status_code == 200
            broken = "create trigger broken before insert on game_line begin select raise(abort,'disk I/O error'); end"
            assert browser.move(table, 1, "guess 0", 1).status_code == 200
            change(locked, broken)
            wait_until(lambda: '"event": "clock"' in server.said())
            change(locked, "drop trigger broken")
            line.version(3, timeout=60)


def change(path: Path, sql: str) -> None:
    import sqlite3

    raw = sqlite3.connect(path, timeout=20, isolation_level=None)
    raw.execute(sql)
    raw.close()


# --- locks ---


@pytest.mark.postgres
def test_locked_rows_time_out_and_never_stop_the_health(postgres: str) -> None:
    with Server(postgres) as server:
        browser = Browser(server)
        tables = [browser.open("lanterns", "here", "here").id for _ in range(12)]
        with psycopg.connect(postgres) as raw:
            raw.execute("select id from game_table for update")
            statuses: list[int] = []
            health: list[float] = []

            def move(n: int) -> None:
                if n < 0:
                    for _ in range(10):
                        begun = time.monotonic()
                        assert browser.get("/healthz", timeout=5).status_code == 200
                        health.append(time.monotonic() - begun)
                        time.sleep(0.2)
                else:
                    statuses.append(browser.move(tables[n], 0, "shout", 0).status_code)

            together(move, [*range(12), -1])
            assert statuses == [500] * 12
            assert len(health) == 10
            raw.rollback()
        assert [browser.move(table, 0, "shout", 0).status_code for table in tables] == [200] * 12


# --- how it is ---


def in_house(folder: Path, story: Any) -> None:
    async def run() -> None:
        house = House(Settings(store=f"sqlite:///{folder}/store.sqlite3", limits=False))
        async with house.open():
            await asyncio.wait_for(story(house), 60)

    asyncio.run(run())


def test_the_house_tells_of_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        assert house.health == "ok"
        room = SimpleNamespace(free=ROOM - 1)
        monkeypatch.setattr(shutil, "disk_usage", lambda _: room)
        assert house.health == "disk-full"
        room.free = ROOM
        assert house.health == "ok"

    in_house(tmp_path, story)


@pytest.mark.postgres
def test_a_full_disk_of_postgresql_is_told_of_for_a_while(postgres: str) -> None:
    engine = Postgres(postgres)
    engine.pool.open(wait=True)

    def too_much(rows: Rowser) -> None:
        raise psycopg.errors.DiskFull

    try:
        assert not engine.full()
        with pytest.raises(psycopg.errors.DiskFull):
            asyncio.run(engine.write(too_much))
        assert engine.full()
        engine.full_until = time.monotonic()
        assert not engine.full()
    finally:
        engine.close()


@pytest.mark.postgres
def test_a_store_that_stays_away_is_told_of_and_comes_back(postgres: str) -> None:
    with Wire(postgres) as wire, Server(wire.address) as server:
        browser = Browser(server)
        wire.cut = True
        wire.drop()
        wait_until(lambda: browser.get("/healthz").json() == {"status": "store-silent"}, timeout=60)
        assert browser.get("/healthz").status_code == 503
        wire.cut = False
        wait_until(lambda: browser.get("/healthz").status_code == 200, timeout=60)


def test_what_is_not_known_is_not_called_unchanged() -> None:
    problem = problem_of(Unsure())
    assert (problem.status, problem.text and problem.text.m) == (503, "store-unsure")
