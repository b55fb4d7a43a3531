"""A line that is dead though nobody has hung up: it is noticed, shown and replaced; the chosen move waits for it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.serving import Server

pytestmark = pytest.mark.xdist_group("chromium")
ABLE = ".moves:not(.past) .move:not(.refused)"


class Wire:
    """Between the page and the server. Cut, it carries nothing and takes no new line; deaf, it brings no answers."""

    def __init__(self) -> None:
        self.cut = self.deaf = False
        self.brought: list[dict[str, Any]] = []  # to the server

    def __call__(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close()
            return
        server = socket.connect_to_server()
        old = {"cut": False}

        def back(message: str | bytes) -> None:
            old["cut"] = old["cut"] or self.cut or self.deaf
            if not old["cut"]:
                socket.send(message)

        def forth(message: str | bytes) -> None:
            old["cut"] = old["cut"] or self.cut
            if not old["cut"]:
                self.brought.append(json.loads(message))
                server.send(message)

        server.on_message(back)
        socket.on_message(forth)

    @property
    def played(self) -> list[tuple[int, str]]:
        return [(one["v"], one["move"]) for one in self.brought if one["type"] == "play"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('line') / 'tables.sqlite3'}") as running:
        yield running


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def page(browser: Browser, server: Server, wire: Wire) -> Iterator[Page]:
    """At a table where this player is asked."""
    context = browser.new_context(base_url=server.address, locale="en-US", viewport={"width": 1280, "height": 860})
    chosen = {"speed": "none", "confirm": "off", "forced": "ask"}
    context.add_init_script(f"localStorage.setItem('stellwerk', JSON.stringify({chosen!r}))")
    page = context.new_page()
    page.route_web_socket(re.compile(".*"), wire)
    page.goto("/")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Otto", "bot": "greedy"}]
    table = page.request.post("/api/tables", data={"game": "railroads", "seats": seats}).json()
    page.goto(f"/t/{table['id']}")
    asked(page)
    yield page
    context.close()


def asked(page: Page) -> None:
    expect(page.locator(".prompt-row.asked")).to_be_visible(timeout=30_000)
    expect(page.locator(ABLE).first).to_be_visible(timeout=30_000)


def lost(page: Page, timeout: int) -> None:
    expect(page.get_by_role("alert")).to_contain_text("connection was lost", timeout=timeout)


def found(page: Page) -> None:
    expect(page.get_by_role("alert")).to_have_count(0, timeout=30_000)


def hear_of_the_network(page: Page) -> None:
    page.evaluate("dispatchEvent(new Event('online'))")


def version(page: Page) -> int:
    table = page.url.rpartition("/")[2]
    return int(page.request.get(f"/api/tables/{table}").json()["version"])


def test_a_line_that_has_gone_silent_is_noticed_and_replaced(page: Page, wire: Wire) -> None:
    wire.cut = True
    lost(page, 40_000)
    wire.cut = False
    found(page)
    asked(page)


def test_news_of_the_network_are_a_reason_to_look_at_once(page: Page, wire: Wire) -> None:
    wire.cut = True
    hear_of_the_network(page)
    lost(page, 9_000)
    wire.cut = False
    hear_of_the_network(page)
    found(page)


def test_a_line_that_lives_is_left_alone(page: Page, wire: Wire) -> None:
    before = len(wire.brought)
    hear_of_the_network(page)
    page.wait_for_timeout(6_000)
    assert [one["type"] for one in wire.brought[before:]].count("ping") >= 1
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_move_on_a_dead_line_is_kept_and_made_once(page: Page, wire: Wire) -> None:
    v = version(page)
    wire.cut = True
    page.locator(ABLE).first.click()
    hear_of_the_network(page)
    lost(page, 9_000)
    assert wire.played == []
    wire.cut = False
    found(page)
    page.wait_for_function(
        "v => fetch(location.href.replace('/t/', '/api/tables/')).then(r => r.json()).then(t => t.version > v)", arg=v
    )
    assert [one for one, _ in wire.played] == [v]


def test_a_move_without_a_line_is_kept_and_made_once(page: Page, wire: Wire) -> None:
    v = version(page)
    wire.cut = True
    hear_of_the_network(page)
    lost(page, 9_000)
    page.locator(ABLE).first.click()
    expect(page.get_by_text("Your move is kept")).to_be_visible()
    wire.cut = False
    found(page)
    page.wait_for_function(
        "v => fetch(location.href.replace('/t/', '/api/tables/')).then(r => r.json()).then(t => t.version > v)", arg=v
    )
    assert [one for one, _ in wire.played] == [v]


def test_a_move_whose_answer_was_lost_is_not_made_again(page: Page, wire: Wire) -> None:
    wire.deaf = True
    page.locator(ABLE).first.click()
    page.wait_for_timeout(500)
    ((v, _),) = wire.played
    hear_of_the_network(page)
    page.wait_for_timeout(4_000)
    wire.deaf = False
    hear_of_the_network(page)
    found(page)
    asked(page)
    page.wait_for_timeout(500)
    assert page.locator(".notice.bad, .toast.bad").count() == 0
    assert {at for at, _ in wire.played} == {v}
