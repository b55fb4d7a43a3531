"""My link: the seats and the record of one browser in another, once and soon; and the picture of it."""

import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stellwerk.server import wire
from stellwerk.server.qr import code
from stellwerk.server.seats import veiled
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Server
from tests.server.test_http import problem
from tests.server.test_passing import GAME, two_people

SIGN = [
    "#######.#...#.#######",
    "#.....#...#.#.#.....#",
    "#.###.#..#.#..#.###.#",
    "#.###.#.#..##.#.###.#",
    "#.###.#.#...#.#.###.#",
    "#.....#.#..#..#.....#",
    "#######.#.#.#.#######",
    "........#####........",
    "#...#.######.#####..#",
    "..#..#.....########..",
    "#.#...##.#.#..#.##.#.",
    "##..#....#...#..#..##",
    "#.######.##.##.#...##",
    "........#...##..###.#",
    "#######.#...###.#..#.",
    "#.....#....##......#.",
    "#.###.#.##.#.###...#.",
    "#.###.#..#.##..###.##",
    "#.###.#...##..#.##...",
    "#.....#..#...####....",
    "#######.#...#####...#",
]  # the same modules as another encoder draws


def own_link(browser: Browser) -> dict[str, Any]:
    answer = browser.post("/api/me/link")
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def take_along(browser: Browser, link: str) -> httpx.Response:
    return browser.post("/api/me", {"token": link.partition("#k=")[2]})


def test_my_link_brings_my_seats_to_another_browser(browser: Browser, friend: Browser, server: Server) -> None:
    table = two_people(browser, friend, "link")
    made = own_link(browser)
    assert made["link"].startswith(f"{server.address}/me#k=")
    assert made["browsers"] == 1
    assert made["qr"].startswith("<svg")
    phone = Browser(server)
    answer = take_along(phone, made["link"])
    assert [one["id"] for one in answer.json()] == [table.id]
    assert phone.info(table.id).mine == browser.info(table.id).mine == [0]
    assert phone.info(table.id).links == browser.info(table.id).links != {}, "what links are made of came along"
    assert phone.http.cookies["stellwerk"].partition(".")[0] != browser.http.cookies["stellwerk"].partition(".")[0]
    problem(take_along(Browser(server), made["link"]), 403, "own-link-dead")
    assert phone.move(table.id, 0, "guess 0", 0).status_code == 200


def test_one_browser_that_is_renewed_does_not_shut_the_other_out(
    browser: Browser, friend: Browser, server: Server
) -> None:
    own = browser.open(GAME, "me", "me")
    phone = Browser(server)
    take_along(phone, own_link(browser)["link"])
    phone.join(friend.open(GAME, "me", "link").links[1])
    assert len(phone.get("/api/tables").json()) == len(browser.get("/api/tables").json()) == 2
    assert browser.info(own.id).mine == [0, 1]


def test_all_my_other_browsers_can_be_ended(browser: Browser, server: Server) -> None:
    browser.open(GAME, "me", "me")
    phone, lost = Browser(server), Browser(server)
    take_along(phone, own_link(browser)["link"])
    unused = own_link(browser)
    assert unused["browsers"] == 2
    assert phone.post("/api/me/alone").json() == {"browsers": 1}
    assert browser.get("/api/tables").json() == []
    assert len(phone.get("/api/tables").json()) == 1
    problem(take_along(lost, unused["link"]), 403, "own-link-dead")


def test_a_browser_that_is_shut_out_no_longer_looks(browser: Browser, server: Server) -> None:
    table = browser.open(GAME, "me", "me")
    thief = Browser(server)
    take_along(thief, own_link(browser)["link"])
    with thief.line(table.id) as line:
        line.until(Scene)
        assert browser.post("/api/me/alone").json() == {"browsers": 1}
        with pytest.raises(ConnectionClosed) as closed:
            line.until(wire.Final)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "opened-anew"
    problem(thief.get(f"/api/tables/{table.id}"), 403, "no-access")
    with browser.line(table.id) as line:
        line.until(Scene)


def test_names_that_are_too_long_for_a_link_are_refused(browser: Browser) -> None:
    problem(browser.get("/api/games", headers={"Host": f"{'a' * 120}.localhost"}), 400, "wrong-host")


def test_my_link_lives_ten_minutes_and_the_store_cannot_use_it(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    with Server(f"sqlite:///{path}") as server:
        browser = Browser(server)
        problem(browser.post("/api/me/link"), 403, "nothing-to-carry")
        browser.open(GAME, "me", "me")
        made = own_link(browser)
        secret, key = browser.http.cookies["stellwerk"].split(".")
        kept = b"".join(one.read_bytes() for one in tmp_path.glob("store.sqlite3*"))
        for one in (made["link"].partition("#k=")[2], secret, key):
            assert one.encode() not in kept
        assert made["seconds"] == 600
        with sqlite3.connect(path) as rows:
            (left,) = rows.execute("select ends-? from own_link", (time.time(),)).fetchone()
            assert 500 < left <= 600
            rows.execute("update own_link set ends=0")
        problem(take_along(Browser(server), made["link"]), 403, "own-link-dead")


def test_what_is_veiled_can_be_read_by_the_token_only() -> None:
    plain = b"what links are made of"
    assert veiled(veiled(plain, "token"), "token") == plain
    assert veiled(veiled(plain, "token"), "other") != plain


def test_a_qr_code_is_as_others_draw_it() -> None:
    rows = ["".join("#" if one else "." for one in row) for row in code("Stellwerk")]
    assert rows == SIGN
    assert [len(code("x" * n)) for n in (1, 14, 15, 84, 85, 213)] == [21, 21, 25, 37, 41, 57]
    with pytest.raises(ValueError, match="214"):
        code("x" * 214)
