"""`stellwerk doctor`: what is wrong is found, named in one line, and told by the exit code."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from stellwerk import cli
from stellwerk.server import doctor
from stellwerk.server.doctor import Finding, about_disk, about_names, about_server, about_store
from stellwerk.server.settings import Settings
from tests.server.serving import EXTRA, Browser, Server, free_port


class Usage(NamedTuple):
    total: int
    used: int
    free: int


def ask_doctor(*given: object, **environment: str) -> tuple[int, list[str]]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("STELLWERK_")}
    line = [sys.executable, "-m", "stellwerk.cli", "doctor", *map(str, given)]
    done = subprocess.run(
        line, env={**clean, "LC_ALL": "C", **environment}, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def keys(findings: Iterable[Finding]) -> list[tuple[str, str]]:
    return [(level, key) for level, key, _ in findings]


@pytest.mark.parametrize("language", ["C", "de_DE.UTF-8"])
def test_a_house_that_is_well(server: Server, language: str) -> None:
    code, lines = ask_doctor("--store", server.store, "--port", server.port, LC_ALL=language)
    assert code == 0
    assert all(line.startswith("ok ") for line in lines), lines
    said = "\n".join(lines)
    for part in ("Stellwerk ", "litestar ", "msgspec ", server.store.removeprefix("sqlite:///"), " MB", "localhost"):
        assert part in said
    assert f"http://127.0.0.1:{server.port}" in said
    assert "signal-master" in said
    assert ("Speicher antwortet" if language.startswith("de") else "store answers") in said


def test_bots_that_give_no_answer_are_named(tmp_path: Path) -> None:
    """The small game's package brings some."""
    store = f"sqlite:///{tmp_path}/none.sqlite3"
    code, lines = ask_doctor("--store", store, "--port", free_port(), PYTHONPATH=str(EXTRA))
    assert code == 1
    faults = [line for line in lines if line.startswith("FAULT")]
    assert {"hangs", "dies", "crashes", "cheats"} <= {word for line in faults for word in line.split()}
    assert not any("greedy" in line for line in faults)
    assert [line for line in lines if line.startswith("warning") and "Nobody answers" in line]
    assert [*tmp_path.iterdir()] == [], "looking makes nothing"


def test_settings_that_cannot_be_read_are_told() -> None:
    code, lines = ask_doctor(STELLWERK_BOT_WORKERS="many")
    assert code == 1
    assert lines[-1].startswith("FAULT    The settings cannot be read")


def test_a_store_behind_this_version_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as raw:
        raw.execute("create table schema_step(name text primary key)")
        raw.execute("insert into schema_step values('0001_tables')")
        raw.commit()
    before = path.read_bytes()
    assert keys(about_store(f"sqlite:///{path}")) == [("ok", "doctor-store"), ("warning", "doctor-store-behind")]
    assert path.read_bytes() == before


def test_a_store_that_cannot_be_used_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "song.mp3").write_bytes(b"la" * 1000)
    assert keys(about_store(f"sqlite:///{tmp_path}/song.mp3")) == [("fault", "store-not-database")]
    assert keys(about_store(f"sqlite:///{tmp_path}")) == [("fault", "store-folder")]
    nowhere = f"postgresql://me:secret@127.0.0.1:{free_port()}/x"
    [finding] = about_store(nowhere)
    assert (finding.level, finding.key) == ("fault", "store-unreachable")
    assert "secret" not in cli.said(finding.key, **finding.params)
    assert keys(about_store("mysql://x")) == [("fault", "doctor-settings")]


def test_a_store_at_rest_or_left_by_a_killed_server_is_read_without_a_trace(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/store.sqlite3"
    for end in (Server.stop, Server.kill):
        server = Server(store).start()
        Browser(server).open("lanterns", "here", "here")
        end(server)
        server.stop()
        before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
        assert keys(about_store(store)) == [("ok", "doctor-store")]
        assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.postgres
def test_postgresql_is_looked_at(postgres: str) -> None:
    with Server(postgres) as server:
        Browser(server).open("lanterns", "here", "here")
        [finding] = about_store(postgres)
    assert (finding.level, finding.key) == ("ok", "doctor-store")
    assert finding.params["store"].startswith("PostgreSQL 127.0.0.1")


@pytest.mark.parametrize(
    ("free", "level", "key"),
    [(10**7, "fault", "doctor-disk-full"), (10**8, "warning", "doctor-disk-little"), (10**10, "ok", "doctor-disk")],
)
def test_room_on_the_disk(free: int, level: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**12, 0, free))
    assert about_disk("sqlite:////nowhere/at/all/store.sqlite3")[:2] == (level, key)


def test_doors_that_are_wide_open_are_a_warning() -> None:
    assert keys(about_names(Settings())) == [("ok", "doctor-names")]
    wide = Settings(allow_hosts=("*",), proxy="*")
    assert keys(about_names(wide)) == [("warning", "doctor-any-name"), ("warning", "doctor-any-proxy")]


@pytest.mark.parametrize(
    ("body", "key"), [(b'{"status":"ok"}', "ok"), (b'{"status":"disk-full"}', "disk-full"), (b"<html>", "other")]
)
def test_what_a_server_says_of_its_health(body: bytes, key: str) -> None:
    assert doctor.read_health(body) == key


def test_a_port_where_nobody_is() -> None:
    assert about_server("127.0.0.1", free_port())[:2] == ("warning", "doctor-nobody")


def test_a_cluster_that_is_away() -> None:
    assert doctor.about_cluster(f"tcp://127.0.0.1:{free_port()}")[:2] == ("warning", "doctor-cluster-away")


def test_every_finding_has_words() -> None:
    from stellwerk.server.problems import HERE
    from stellwerk.words import source

    text = Path(doctor.__file__).read_text("utf-8")
    told = {word for word in text.replace("'", '"').split('"') if word.startswith("doctor-") and "{" not in word}
    told |= {f"doctor-server-{state}" for state in ("ok", "disk-full", "store-silent", "other")}
    for language in ("de", "en"):
        assert {key for key in told if f"\n{key} =" not in source(HERE / "words", language)} == set()
