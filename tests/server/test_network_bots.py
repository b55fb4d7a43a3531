"""A program at a seat by its link: it plays like anybody, and everybody is told that it is one."""

import importlib.util
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from tests.server.serving import Browser, Server, legal

ROOT = Path(__file__).resolve().parents[2]
BOT = ROOT / "docs" / "network_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('programs')}/tables.sqlite3") as running:
        yield running


def joined(who: Browser, link: str, **said: str) -> dict[str, object]:
    table, _, token = link.removeprefix("/t/").partition("#k=")
    answer = who.post(f"/api/tables/{table}/join", {"token": token, **said})
    assert answer.status_code == 200, answer.text
    told: dict[str, object] = answer.json()
    return told


@pytest.mark.parametrize("game", ["nimm-den-zug", "glueck-auf"])
def test_the_bot_of_the_docs_plays_a_whole_game(server: Server, game: str) -> None:
    host = Browser(server)
    opened = host.open(game, "bot:random", "link")
    bot = subprocess.Popen([sys.executable, str(BOT), f"{server.address}{opened.links[1]}"])
    try:
        assert bot.wait(120) == 0
    finally:
        bot.kill()
    told = host.info(opened.id)
    assert told.over
    assert told.seats[1].program == "dice roller"
    assert told.seats[1].name == "Robert"
    moves = host.get(f"/api/tables/{opened.id}/save").json()["log"]
    assert sum(seat == 1 for seat, _ in moves) > 5


def test_it_goes_on_after_the_line_broke(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/tables.sqlite3"
    with Server(store) as first:
        host = Browser(first)
        opened = host.open("nimm-den-zug", "me", "link")
        bot = subprocess.Popen([sys.executable, str(BOT), f"{first.address}{opened.links[1]}"])
        try:
            play_until(host, opened.id, 8)
            first.kill()
            first.start()
            at = host.info(opened.id).version
            play_until(host, opened.id, at + 8)
        finally:
            bot.kill()
            bot.wait(10)
    assert bot.returncode == -9


def play_until(host: Browser, table: str, version: int) -> None:
    """The host makes any moves; the table has to go on for it."""
    dice = Random(1)
    until = time.monotonic() + 60
    while (scene := host.scene(table, 0)).v < version:
        assert time.monotonic() < until, "nobody moves"
        move = legal(scene, dice) if 0 in scene.waiting else None
        if move is None:
            time.sleep(0.05)
        else:
            host.move(table, 0, move, scene.v)


def test_what_holds_a_seat_is_told_and_stays_told(server: Server) -> None:
    host, robot, friend = Browser(server), Browser(server), Browser(server)
    opened = host.open("nimm-den-zug", "me", "link", "link")
    joined(robot, opened.links[1], name="Robert", program="dice roller")
    joined(friend, opened.links[2], name="Emma")
    assert [seat.program for seat in friend.info(opened.id).seats] == ["", "dice roller", ""]
    joined(robot, opened.links[1], name="Emil")  # it comes again and says nothing
    assert host.info(opened.id).seats[1].program == "dice roller"
    listed = [table for table in host.get("/api/tables").json() if table["id"] == opened.id]
    assert listed[0]["seats"][1]["program"] == "dice roller"


def test_it_is_kept_with_the_seat(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.sqlite3") as running:
        host = Browser(running)
        opened = host.open("nimm-den-zug", "me", "link")
        joined(Browser(running), opened.links[1], program="dice roller")
        running.kill()
        running.start()
        assert host.info(opened.id).seats[1].program == "dice roller"


def test_a_new_link_is_for_somebody_new(server: Server) -> None:
    host = Browser(server)
    opened = host.open("nimm-den-zug", "me", "link")
    robot = Browser(server)
    joined(robot, opened.links[1], program="dice roller")
    link = robot.post(f"/api/tables/{opened.id}/seats/1/link").json()["links"]["1"]
    assert host.info(opened.id).seats[1].program == "dice roller", "until somebody has come"
    joined(Browser(server), link)
    seat = host.info(opened.id).seats[1]
    assert (seat.program, seat.taken) == ("", True)


def test_the_name_of_a_program_is_short(server: Server) -> None:
    host = Browser(server)
    opened = host.open("nimm-den-zug", "me", "link")
    table, _, token = opened.links[1].removeprefix("/t/").partition("#k=")
    answer = Browser(server).post(f"/api/tables/{table}/join", {"token": token, "program": "x" * 25})
    assert answer.status_code == 422
    assert not host.info(opened.id).seats[1].taken


def bot_of_the_docs() -> ModuleType:
    spec = importlib.util.spec_from_file_location("network_bot", BOT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_chooses_amounts_that_are_allowed() -> None:
    acts = [
        {"move": "bid {n}", "number": {"low": 10, "high": 30, "step": 10, "start": 10}},
        {"move": "pass", "why": {"rule": "", "text": {"m": "no"}}},
    ]
    choices = {bot_of_the_docs().choose({"acts": acts}) for _ in range(100)}
    assert choices == {"bid 10", "bid 20", "bid 30"}
