"""One room: the address others find, links of free seats as they follow them, a screen that knows no secrets."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from stellwerk import cli
from stellwerk.server import room, wire
from stellwerk.server.qr import blocks, code
from tests.server.serving import Browser, Server, free_port, wait_until

GAME = "nimm-den-zug"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(
        f"sqlite:///{tmp_path_factory.mktemp('room')}/room.sqlite3", room="http://192.168.7.20:8420"
    ) as started:
        yield started


def codes(browser: Browser, table: str) -> list[dict[str, Any]]:
    answer = browser.get(f"/api/tables/{table}/codes")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


# --- the address ---


def test_addresses_are_found_without_sending_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> None:
        raise AssertionError("something was sent")

    for name in ("send", "sendto", "sendall"):
        monkeypatch.setattr(socket.socket, name, nothing, raising=False)
    found = room.candidates()
    assert len(found) == len(set(found))
    assert all(room.is_reachable(one) for one in found)


def test_the_default_route_comes_first_and_nothing_is_named_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    routes = {room.FAR[0]: "192.168.1.5", room.FAR[1]: "192.168.1.5", room.FAR[2]: "10.8.0.2", room.FAR[3]: ""}
    monkeypatch.setattr(room, "own_address", routes.__getitem__)
    named = [(socket.AF_INET, socket.SOCK_DGRAM, 0, "", (one, 0)) for one in ("127.0.1.1", "192.168.1.5")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: named)
    assert room.candidates() == ["192.168.1.5", "10.8.0.2"]


@pytest.mark.parametrize("address", ["127.0.0.1", "0.0.0.0", "169.254.3.4", "224.0.0.1", "", "here"])
def test_nobody_comes_by_an_address_of_this_machine_alone(address: str) -> None:
    assert not room.is_reachable(address)


@pytest.mark.parametrize(
    ("given", "made"),
    [
        ("192.168.1.5", "http://192.168.1.5:8421"),
        ("laptop.local", "http://laptop.local:8421"),
        ("laptop.local:80", "http://laptop.local"),
        ("fd00::5", "http://[fd00::5]:8421"),
        ("https://games.example/", "https://games.example"),
    ],
)
def test_an_address_that_is_given_may_be_short(given: str, made: str) -> None:
    assert room.origin(given, 8421) == made


@pytest.mark.parametrize("given", ["", "ftp://here", "here/there", "http://me@here", "here:port"])
def test_what_is_no_address_is_refused(given: str) -> None:
    with pytest.raises(ValueError, match=r"address|Port"):
        room.origin(given, 8421)


def test_without_a_network_the_way_out_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "candidates", list)
    with pytest.raises(SystemExit, match="--address"):
        cli.main(["play", "--room", "--no-browser"])


def test_a_code_for_the_terminal_has_every_module() -> None:
    text = "http://192.168.1.5:8420/"
    drawn = blocks(text).splitlines()
    halves = [[(" ▄▀█".index(one) >> shift) & 1 for one in line] for line in drawn for shift in (1, 0)]
    inside = [row[4:-4] for row in halves[4 : 4 + len(code(text))]]
    assert inside == code(text)
    assert not any(map(any, halves[:4]))


def test_play_in_a_room_listens_to_all_and_prints_address_and_code(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "1"}
    port = free_port()
    command = [sys.executable, "-m", "stellwerk.cli", "play", "--room", "--no-browser", "--port", str(port)]
    command += ["--address", "table.example"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, encoding="utf-8") as process:
        try:
            assert process.stdout is not None
            said = [process.stdout.readline() for _ in range(2)]
            assert f"http://127.0.0.1:{port}/" in said[0]
            assert f"http://table.example:{port}/" in said[1]
            drawn = blocks(f"http://table.example:{port}/").splitlines()
            assert [process.stdout.readline().rstrip("\n") for _ in drawn] == drawn
            here = f"http://127.0.0.1:{port}/api/room"
            answer = httpx.get(here, headers={"Host": f"table.example:{port}"}, timeout=30)
            assert answer.json()["address"] == f"http://table.example:{port}/"
            assert httpx.get(here, headers={"Host": "other.example"}, timeout=30).status_code == 400
            listening = httpx.get(f"http://127.0.0.2:{port}/healthz", timeout=30)
            assert listening.status_code == 200
        finally:
            process.terminate()
            process.wait(20)


# --- links ---


def test_free_seats_have_codes_with_the_address_of_the_room(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "link", "link")
    found = codes(browser, table.id)
    assert [one["seat"] for one in found] == [1, 2]
    for one in found:
        assert one["link"] == "http://192.168.7.20:8420" + table.links[one["seat"]]
        assert one["qr"].startswith("<svg")
    friend.join(table.links[1], "Bo")
    assert [one["seat"] for one in codes(browser, table.id)] == [2], "whoever sits there has used the code up"


def test_my_own_link_leads_others_of_mine_to_the_room(browser: Browser) -> None:
    browser.open(GAME, "me", "bot:random")
    assert browser.post("/api/me/link").json()["link"].startswith("http://192.168.7.20:8420/me#k=")


def test_who_watches_in_a_room_may_sit_down_and_nobody_else(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "link")
    assert friend.get(f"/api/tables/{table.id}/codes").status_code in (403, 404)
    friend.join(table.watch)
    assert [one["seat"] for one in codes(friend, table.id)] == [1]


def test_a_seat_that_is_passed_on_has_no_code_for_all(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "link")
    friend.join(table.links[1], "Bo")
    assert friend.post(f"/api/tables/{table.id}/seats/1/link").status_code == 200
    assert codes(browser, table.id) == codes(friend, table.id) == []


def test_elsewhere_there_are_no_codes(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/house.sqlite3") as house:
        host = Browser(house)
        table = host.open(GAME, "me", "link")
        assert codes(host, table.id) == []
        assert host.get("/api/room").json() == {}


# --- the screen ---


def test_a_screen_of_the_host_is_sent_what_a_spectator_is_sent(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "bot:random", "bot:random")
    friend.join(table.watch)
    with browser.line(table.id, screen=True) as screen, friend.line(table.id) as spectator:
        for line in (screen, spectator):
            line.until(wire.Hello)
            line.version(0)
        assert screen.hello is not None and spectator.hello is not None  # noqa: PT018
        assert screen.hello.seat is None
        assert screen.hello.board == spectator.hello.board
        told = screen.hello.table
        assert (told.mine, told.host, told.links, told.watch) == ([], False, {}, "")
        assert screen.scene == spectator.scene
        for _ in range(8):
            wait_until(lambda: 0 in browser.info(table.id).waiting)
            asked = browser.scene(table.id, 0)
            act = next(one for one in asked.acts if one.why is None)
            move = act.move.replace("{n}", str(act.number.start if act.number else 0))
            assert browser.move(table.id, 0, move, asked.v).status_code == 200
        screen.quiet()
        spectator.quiet()
        assert screen.scene is not None
        assert screen.scene.v > 8
        assert screen.scene == spectator.scene
        news = [one.table for one in screen.heard if isinstance(one, wire.TableNews)]
        assert all(not (one.mine or one.host or one.links or one.watch) for one in news)
        secrets = [re.escape(link.partition("#")[2]) for link in (*table.links.values(), table.watch)]
        assert not re.search("|".join(secrets), "".join(screen.raw))


@pytest.mark.parametrize(
    "message",
    [
        wire.Look(seat=0),
        wire.Play(v=0, seat=0, move="pass"),
        wire.AskLens(seat=0, move=""),
        wire.Say(text="hello"),
        wire.Undo(seat=0),
        wire.Moment(v=0),
    ],
    ids=lambda message: type(message).__name__,
)
def test_a_screen_only_shows(browser: Browser, message: msgspec.Struct) -> None:
    table = browser.open(GAME, "me", "bot:random")
    with browser.line(table.id, screen=True) as screen:
        screen.until(wire.Hello)
        screen.send(message)
        trouble = screen.until(wire.Trouble)
        assert trouble.problem.status == 403
        assert trouble.problem.text.m == "screen-shows-only"


def test_a_screen_goes_when_the_link_to_watch_is_renewed(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "link")
    friend.join(table.watch)
    with friend.line(table.id, screen=True) as screen:
        screen.until(wire.Hello)
        assert browser.post(f"/api/tables/{table.id}/watch").status_code == 200
        assert screen.until(wire.Trouble).problem.text.m == "watch-renewed"
    wait_until(lambda: friend.get(f"/api/tables/{table.id}/codes").status_code == 403)
