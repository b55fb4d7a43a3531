"""After the end, in the browser: once more, the game as a file or by a link, my games, and being forgotten."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from stellwerk.stage.wire import Scene
from tests.server.serving import Server, legal
from tests.web.conftest import Visit

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

pytestmark = pytest.mark.xdist_group("chromium")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('finished') / 'tables.sqlite3'}") as running:
        yield running


def ask(page: Page, path: str, body: object = None) -> Any:
    answer = page.request.get(path) if body is None else page.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def played(host: Page, friend: Page) -> str:
    """A game of lanterns between Anna and Bo, to its end."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "link"}]
    table = ask(host, "/api/tables", {"game": "lanterns", "seats": seats})
    token = table["links"]["1"].partition("#k=")[2]
    ask(friend, f"/api/tables/{table['id']}/join", {"token": token, "name": "Bo"})
    dice, pages = Random(1), {0: host, 1: friend}
    for _ in range(200):
        waiting = ask(host, f"/api/tables/{table['id']}")["waiting"]
        if not waiting:
            return str(table["id"])
        for seat in waiting:
            path = f"/api/tables/{table['id']}/scene?seat={seat}"
            scene = msgspec.convert(ask(pages[seat], path), Scene)
            move = {"seat": seat, "move": legal(scene, dice), "v": scene.v}
            pages[seat].request.post(f"/api/tables/{table['id']}/moves", data=move)
    raise AssertionError("the game does not end")


def fits(page: Page) -> bool:
    """Nothing goes over the edge, and every word is known."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return not wide and "ui-" not in page.locator("body").inner_text()


def test_one_clicks_and_both_come_to_their_seats(visit: Visit) -> None:
    host, friend = visit(), visit(lang="de", viewport=PHONE)
    table = played(host, friend)
    host.goto(f"/t/{table}")
    friend.goto(f"/t/{table}")
    expect(friend.get_by_role("button", name="Noch einmal")).to_be_visible()
    assert fits(friend)
    host.get_by_role("button", name="Once more").click()
    host.wait_for_url(lambda url: "/t/" in url and table not in url)
    way = friend.get_by_role("link", name="Zum neuen Tisch").first
    expect(way).to_be_visible()
    assert fits(friend)
    way.click()
    friend.wait_for_url(host.url)
    expect(friend.locator(".sign")).to_be_visible()
    after = host.url.rpartition("/")[2]
    assert [ask(page, f"/api/tables/{after}")["mine"] for page in (host, friend)] == [[1], [0]]


def test_a_game_is_taken_along_as_a_file_and_looked_through_elsewhere(visit: Visit, tmp_path: Path) -> None:
    host, friend = visit(), visit()
    host.goto(f"/t/{played(host, friend)}")
    with host.expect_download() as coming:
        host.get_by_role("link", name="Download the game").click()
    assert coming.value.suggested_filename.startswith("lanterns-")
    coming.value.save_as(tmp_path / "game.json")
    other = visit(lang="de", viewport=PHONE)
    assert fits(other)
    other.get_by_label("Ein Spiel aus einer Datei ansehen").set_input_files(tmp_path / "game.json")
    other.wait_for_url("**/t/*")
    expect(other.locator(".final")).to_contain_text("Bo")
    expect(other.get_by_role("button", name="Noch einmal")).to_have_count(0)
    assert fits(other)
    other.get_by_role("link", name="Rückblick vom Anfang an").click()
    expect(other.locator(".replay")).to_be_visible()
    other.goto("/")
    expect(other.locator(".departure .state")).to_have_text("Aus einer Datei")
    (tmp_path / "none.json").write_text("no game", "utf-8")
    other.get_by_label("Ein Spiel aus einer Datei ansehen").set_input_files(tmp_path / "none.json")
    expect(other.locator("body")).to_contain_text("kein gespeichertes Spiel")


def test_anybody_looks_at_a_finished_game_by_its_link(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = played(host, friend)
    friend.goto(f"/t/{table}")
    friend.get_by_role("button", name="Show this game to others").click()
    link = friend.get_by_label("Link to this game").input_value()
    expect(friend.get_by_role("button", name="End this link")).to_have_count(0)
    guest = visit(link, lang="de", viewport=PHONE)
    expect(guest.locator(".final")).to_contain_text("Bo")
    assert fits(guest)
    assert "replay=" not in guest.url
    guest.get_by_role("link", name="Rückblick vom Anfang an").click()
    expect(guest.locator(".replay")).to_be_visible()
    host.goto(f"/t/{table}")
    host.get_by_role("button", name="End this link").click()
    expect(guest.get_by_role("alert").first).to_be_visible()
    late = visit(link, lang="de")
    expect(late.get_by_role("alert")).to_contain_text("führt zu keinem Spiel mehr")


def test_my_games_are_listed_and_drawn(visit: Visit) -> None:
    host, friend = visit(), visit(lang="de", viewport=PHONE)
    for _ in range(2):
        played(host, friend)
    host.goto("/")
    host.get_by_role("link", name="My games").click()
    expect(host.locator(".history-list li")).to_have_count(2)
    expect(host.locator(".history-plot circle")).to_have_count(2)
    expect(host.locator(".history-shares")).to_contain_text("Bo")
    host.get_by_label("Against").select_option("Bo")
    expect(host.locator(".history-list li")).to_have_count(2)
    assert fits(host)
    friend.goto("/games")
    expect(friend.locator(".history-shares")).to_contain_text("von 2")
    assert fits(friend)
    for name, page in {"desktop": host, "phone": friend}.items():
        if os.environ.get("SHOTS"):
            page.screenshot(path=f"{os.environ['SHOTS']}/history-{name}.png", full_page=True)


def test_my_data_are_deleted_once_that_is_confirmed(visit: Visit) -> None:
    host, friend = visit(), visit(lang="de", viewport=PHONE)
    table = played(host, friend)
    friend.goto("/")
    friend.get_by_role("button", name="Einstellungen").click()
    friend.get_by_role("button", name="Meine Daten löschen").click()
    assert fits(friend)
    friend.get_by_role("button", name="Nein, behalten").click()
    assert ask(friend, f"/api/tables/{table}")["mine"] == [1]
    friend.get_by_role("button", name="Meine Daten löschen").click()
    friend.get_by_role("button", name="Ja, alles löschen").click()
    expect(friend.locator(".poster").first).to_be_visible()
    expect(friend.locator(".departure")).to_have_count(0)
    host.goto(f"/t/{table}")
    expect(host.locator(".final")).to_contain_text("Somebody")
