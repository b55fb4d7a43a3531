"""Guests in the browser: the lobby at a glance, an invitation, the chat, closing a table together, sounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.serving import Server
from tests.web.conftest import Visit

GAME = "nimm-den-zug"
ME = {"kind": "me", "name": "Anna"}
LINK = {"kind": "link", "name": "Bert"}
BOT = {"kind": "bot", "name": "Otto", "bot": "random"}
GLANCE: ViewportSize = {"width": 1440, "height": 900}
NAMELESS = "button.icon:not([aria-label][title]), .home:not([aria-label][title])"

pytestmark = pytest.mark.xdist_group("chromium")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('guests') / 'tables.sqlite3'}", bot_pause_ms=100_000) as running:
        yield running


def opened(page: Page, *seats: dict[str, str], game: str = GAME) -> dict[str, Any]:
    answer = page.request.post("/api/tables", data={"game": game, "seats": list(seats)})
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def test_all_games_are_seen_at_a_glance_and_a_table_leaves_the_list(visit: Visit) -> None:
    page = visit()
    ours = [game for game in page.request.get("/api/games").json() if game.get("minutes")]
    page.route("**/api/games", lambda route: route.fulfill(json=ours))  # the tests' own game has no place there
    table = opened(page, ME, BOT, game="railroads")
    page.reload()
    posters = page.locator(".poster")
    expect(posters).to_have_count(4, timeout=20_000)
    for poster in posters.all():
        box = poster.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= GLANCE["height"]
        expect(poster.locator(".measures")).to_contain_text("min")
    expect(page.locator(".news li")).not_to_have_count(0)
    assert page.locator(NAMELESS).count() == 0
    row = page.locator(".departure")
    expect(row).to_contain_text("Round 1 · Base game")
    row.get_by_role("button", name="Take off my list").click()
    expect(row).to_contain_text("off your list")
    assert page.request.get("/api/tables").json() == []
    row.get_by_role("button", name="Put back").click()
    expect(row.locator("a")).to_have_attribute("href", f"/t/{table['id']}")


def test_guests_read_talk_and_close_the_table_together(visit: Visit) -> None:
    host = visit()
    table = opened(host, ME, LINK, BOT)
    host.goto(f"/t/{table['id']}")
    expect(host.locator(".sign")).to_be_visible(timeout=20_000)
    guest = visit(table["links"]["1"])
    expect(guest.locator("h1")).to_have_text("Anna invites you to Nimm den Zug", timeout=20_000)
    for told in ("Anna", "your seat", "Otto", "Base game"):
        expect(guest.locator(".invitation")).to_contain_text(told)
    expect(guest.get_by_role("link", name="Read the rules")).to_have_attribute("href", f"/rules/{GAME}")
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".sign")).to_be_visible(timeout=20_000)
    guest.get_by_role("tab", name="Chat").click()
    for text in ("Good evening", "Ready"):
        guest.get_by_label("Say").fill(text)
        guest.keyboard.press("Enter")
        expect(guest.locator(".said")).to_contain_text(text)
    chat = host.get_by_role("tab", name="Chat")
    expect(chat.locator(".unread")).to_have_text("2")
    host.set_viewport_size({"width": 390, "height": 844})
    expect(host.locator(".tabbar .unread")).to_have_text("2")
    host.set_viewport_size(GLANCE)
    chat.click()
    expect(host.locator(".unread")).to_have_count(0)
    expect(host.locator(".said")).to_contain_text("Bo has come to the table.")
    host.get_by_role("button", name="Mute Bo").click()
    expect(host.locator(".said")).not_to_contain_text("Ready")
    expect(host.locator(".people")).to_contain_text("2 lines hidden")
    assert host.locator(NAMELESS).count() == 0

    for withdraw in (True, False):
        host.get_by_role("button", name="Leave the table").click()
        host.get_by_role("button", name="Close the table").click()
        expect(host.locator(".asked-bar")).to_contain_text("Still to answer: Bo")
        expect(guest.get_by_role("dialog")).to_contain_text("Anna would like to end the game here")
        if withdraw:
            host.get_by_role("button", name="Withdraw").click()
            expect(guest.get_by_role("dialog")).to_have_count(0)
            expect(host.locator(".asked-bar")).to_have_count(0)
    guest.get_by_role("button", name="Yes").click()
    for page in (host, guest):
        expect(page.locator(".closed")).to_contain_text("Nobody has won")
        page.get_by_role("tab", name="Log").click()
        expect(page.locator(".log")).to_contain_text("closed by agreement: Anna, Bo")
    host.goto("/")
    expect(host.locator(".departure .state").first).to_have_text("Closed")


def test_sounds_are_off_until_somebody_wants_them(visit: Visit) -> None:
    page = visit()
    ask = """async ([wanted, events]) => {
      const main = document.querySelector("script[type=module]").src;
      const { soundsOf } = await import(new URL("./sounds.js", main).href);
      const { setSettings, settings } = await import(new URL("./store.js", main).href);
      setSettings({ sounds: { ...settings.value.sounds, ...wanted } });
      const game = { sounds: { laid: "place", paid: "coins" } };
      return soundsOf(game, events.map((key) => ({ text: { m: `log-${key}` } })));
    }"""
    assert page.evaluate(ask, [{}, ["laid", "paid"]]) == []
    assert page.evaluate(ask, [{"coins": True}, ["laid", "paid", "paid", "else"]]) == ["coins"]
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Money and goods")).to_be_checked()
    page.get_by_label("Points and goals").check()
    page.get_by_label("Volume").fill("30")
    kept = page.evaluate("JSON.parse(localStorage.getItem('stellwerk'))")
    assert (kept["volume"], kept["sounds"]["point"], kept["sounds"]["place"]) == (0.3, True, False)
