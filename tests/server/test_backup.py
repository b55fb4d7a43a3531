"""Backups: made while people play, whole, and restored into either kind of store."""

import contextlib
import os
import random
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Self

import httpx
import pytest

from stellwerk.server.backup import Found, back_up, restore
from stellwerk.server.usable import Unusable
from tests.server.clusters import cluster
from tests.server.serving import Browser, Server, legal, wait_until

TABLES = 6
both = pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
each_way = pytest.mark.parametrize(
    ("kind", "other"),
    [
        ("sqlite", "sqlite"),
        pytest.param("sqlite", "postgres", marks=pytest.mark.postgres),
        pytest.param("postgres", "sqlite", marks=pytest.mark.postgres),
        pytest.param("postgres", "postgres", marks=pytest.mark.postgres),
    ],
)
Stores = Callable[[str], str]


@pytest.fixture
def stores(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Stores]:
    """A new, empty store of a kind."""
    import psycopg

    made: list[str] = []
    clusters: list[str] = []
    with contextlib.ExitStack() as stack:

        def new(kind: str) -> str:
            made.append(f"house{len(made)}")
            if kind == "sqlite":
                return f"sqlite:///{tmp_path}/{made[-1]}.sqlite3"
            if not clusters:
                (tmp_path / "cluster").mkdir()
                clusters.append(stack.enter_context(cluster(tmp_path / "cluster")))
            address = clusters[0]
            with psycopg.connect(address, autocommit=True) as raw:
                raw.execute(f"create database {made[-1]}")
            return address.removesuffix("/postgres") + f"/{made[-1]}"

        yield new


class Players:
    """People who move at tables of their own, without a pause; what they were told stands."""

    def __init__(self, server: Server) -> None:
        self.browser = Browser(server)
        self.tables = [
            self.browser.open("lanterns", "here", "here", options={"length": "long"}).id for _ in range(TABLES)
        ]
        self.told = dict.fromkeys(self.tables, 0)
        self.ending = threading.Event()
        self.threads = [threading.Thread(target=self.play, args=(table,)) for table in self.tables]

    def play(self, table: str) -> None:
        dice, browser = random.Random(table), Browser(self.browser.server)
        browser.http.cookies = httpx.Cookies(self.browser.http.cookies)
        while not self.ending.is_set():
            seat = dice.randrange(2)
            scene = browser.scene(table, seat)
            move = legal(scene, dice)
            if scene.over:
                return
            if move is not None:
                answer = browser.move(table, seat, move, scene.v)
                if answer.status_code == 200:
                    self.told[table] = answer.json()["v"]

    def __enter__(self) -> Self:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ending.set()
        for thread in self.threads:
            thread.join(30)


def consistent(path: Path) -> dict[str, int]:
    """Every table of a backup with its version; the log, the position and the seats must be of the same moment."""
    with contextlib.closing(sqlite3.connect(path)) as raw:
        assert raw.execute("pragma integrity_check").fetchall() == [("ok",)]
        assert raw.execute("pragma foreign_key_check").fetchall() == []
        sql = "select id,version,(select max(v) from game_line where table_n=n) from game_table"
        found = {table: (version, last) for table, version, last in raw.execute(sql)}
        assert {table: version for table, (version, last) in found.items() if version != (last or 0)} == {}
        assert raw.execute("select count(*) from process").fetchone() == (0,)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        return {table: version for table, (version, _) in found.items()}


@each_way
def test_a_backup_made_while_moves_are_played_restores_to_one_moment(
    kind: str, other: str, stores: Stores, tmp_path: Path
) -> None:
    store = stores(kind)
    files = [tmp_path / f"backup-{n}" for n in range(3)]
    with Server(store) as server, Players(server) as players:
        cookies = players.browser.http.cookies
        for file in files:
            wait_until(lambda: min(players.told.values()) > 0)
            before = dict(players.told)
            made = back_up(store, file)
            versions = consistent(file)
            assert versions.keys() == before.keys()
            assert {table: v for table, v in before.items() if versions[table] < v} == {}
            assert made == Found(TABLES, sum(versions.values()))
    again = stores(other)
    assert restore(again, files[-1]).tables == TABLES
    with Server(again) as server:
        browser = Browser(server)
        browser.http.cookies = httpx.Cookies(cookies)
        dice = random.Random(1)
        for table, v in versions.items():
            info = browser.info(table)
            assert info.version >= v
            scene = browser.scene(table, info.waiting[0]) if info.waiting else None
            acts = [act.move.replace("{n}", "0") for act in scene.acts if act.why is None] if scene else []
            if scene is not None and acts:
                assert browser.move(table, info.waiting[0], dice.choice(acts), scene.v).status_code in (200, 409)
        assert len(browser.get("/api/tables").json()) == TABLES
        browser.open("lanterns", "here", "here")


@both
def test_nobodys_tables_are_overwritten_unless_told(kind: str, stores: Stores, tmp_path: Path) -> None:
    store, file = stores(kind), tmp_path / "backup"
    with Server(store) as server:
        browser = Browser(server)
        first = browser.open("lanterns", "here", "here").id
        back_up(store, file)
        browser.open("lanterns", "here", "here")
        with pytest.raises(Unusable) as refused:
            restore(store, file, replace=True)
        assert refused.value.key == "restore-running"
        assert len(browser.get("/api/tables").json()) == 2
    with pytest.raises(Unusable) as refused:
        restore(store, file)
    assert (refused.value.key, refused.value.params) == ("restore-not-empty", {"tables": 2})
    assert restore(store, file, replace=True) == Found(1, 0)
    with Server(store) as server:
        again = Browser(server)
        again.http.cookies = httpx.Cookies(browser.http.cookies)
        assert [table["id"] for table in again.get("/api/tables").json()] == [first]


def test_a_store_whose_server_was_killed_is_kept_with_its_last_move(stores: Stores, tmp_path: Path) -> None:
    store = stores("sqlite")
    server = Server(store).start()
    browser = Browser(server)
    table = browser.open("lanterns", "here", "here").id
    assert browser.move(table, 0, "shout", 0).status_code == 200
    server.kill()
    server.stop()
    back_up(store, tmp_path / "backup")
    assert consistent(tmp_path / "backup") == {table: 1}
    restore(store, tmp_path / "backup", replace=True)


# --- what is refused ---


def command(*given: object, **environment: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "stellwerk.cli", *map(str, given)]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("STELLWERK_")}
    return subprocess.run(
        line, env={**clean, "LC_ALL": "C", **environment}, capture_output=True, text=True, check=False
    )


def test_the_commands_say_what_they_did(stores: Stores, tmp_path: Path) -> None:
    store, file = stores("sqlite"), tmp_path / "monday"
    none = command("backup", file, "--store", store)
    assert (none.returncode, file.exists()) == (1, False)
    assert "nothing to keep" in none.stderr
    with Server(store) as server:
        Browser(server).open("lanterns", "here", "here")
        done = command("backup", file, STELLWERK_STORE=store)
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 tables" in done.stdout
    again = command("backup", file, "--store", store, LC_ALL="de_DE.UTF-8")
    assert again.returncode == 1
    assert "gibt es schon" in again.stderr
    assert command("backup", file, "--store", store, "--replace").returncode == 0
    refused = command("restore", file, "--store", store)
    assert refused.returncode == 1
    assert "--replace" in refused.stderr
    assert command("restore", file, "--store", stores("sqlite")).returncode == 0
    assert [path.name for path in tmp_path.glob("*.part")] == []


@pytest.mark.parametrize(
    ("content", "key"),
    [(None, "backup-missing"), (b"hello" * 100, "store-not-database")],
)
def test_what_is_no_backup_changes_nothing(content: bytes | None, key: str, stores: Stores, tmp_path: Path) -> None:
    store, file = stores("sqlite"), tmp_path / "backup"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Unusable) as refused:
        restore(store, file)
    assert refused.value.key == key
    assert not Path(store.removeprefix("sqlite:///")).exists()


def test_a_backup_of_another_program_or_of_a_newer_stellwerk_is_refused(stores: Stores, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    with contextlib.closing(sqlite3.connect(file)) as raw:
        raw.execute("create table song(title text)")
        raw.commit()
    with pytest.raises(Unusable) as refused:
        restore(stores("sqlite"), file)
    assert refused.value.key == "store-foreign"
    with contextlib.closing(sqlite3.connect(file)) as raw:
        raw.execute("create table schema_step(name text)")
        raw.execute("insert into schema_step values('9999_later')")
        raw.commit()
    with pytest.raises(Unusable) as refused:
        restore(stores("sqlite"), file)
    assert refused.value.key == "store-newer"
