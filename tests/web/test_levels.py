"""Levels of bots in the browser: chosen in the lobby and in the form, seen on the plates, changed in play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server import serving
from tests.server.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("chromium")]

SLOW_MS = 30_000
GAME = "railroads"
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Otto", "bot": "apprentice"}]
SAID = {
    "en": {"fireman": "Fireman", "apprentice": "Apprentice", "driver": "Driver", "rating": "Rating 415"},
    "de": {"fireman": "Heizer", "apprentice": "Lehrling", "driver": "Lokführer", "rating": "Spielstärke 415"},
}
SENTENCE = {"en": "Looks a few stops ahead.", "de": "Schaut ein paar Stationen voraus."}
TOLD = {"en": "New way of playing for Otto: Driver.", "de": "Neue Spielweise für Otto: Lokführer."}
PLAY = {"en": "Play against bots", "de": "Gegen Bots spielen"}
LEVEL = {"en": "Level of the bots", "de": "Stärke der Bots"}
CHANGE = {"en": "Change how Otto plays", "de": "Ändern, wie Otto spielt"}
LOG = {"en": "Log", "de": "Protokoll"}
OTHERS = {"en": ["Rolls dice", "Plays sensibly"], "de": ["Würfelt", "Spielt vernünftig"]}
LOADING = {"en": "One moment …", "de": "Einen Moment …"}
OFFLINE = {"en": "The server cannot be reached", "de": "Der Server ist nicht zu erreichen"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots that let people look: nobody has moved before the page is read."""
    store = f"sqlite:///{tmp_path_factory.mktemp('levels')}/tables.sqlite3"
    with Server(store, bot_pause_ms=100_000) as running:
        yield running


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[(1440, 900), (390, 844)], ids=["wide", "phone"])
def page(request: pytest.FixtureRequest, browser: Browser, server: Server, language: str) -> Iterator[Page]:
    width, height = request.param
    context = browser.new_context(base_url=server.address, viewport={"width": width, "height": height})
    chosen = json.dumps({"speed": "none", "lang": language})
    context.add_init_script(f"localStorage.getItem('stellwerk') ?? localStorage.setItem('stellwerk', '{chosen}')")
    yield context.new_page()
    context.close()


def seats_of(page: Page) -> Any:
    return page.request.get(f"/api/tables/{page.url.split('/t/')[1].split('#')[0]}").json()["seats"]


def plates(page: Page) -> None:
    """On a phone the players have a tab of their own."""
    tab = page.locator(".tabbar button").nth(1)
    expect(page.locator(".strip, .tabbar").first).to_be_visible(timeout=SLOW_MS)
    if tab.is_visible():
        tab.click()


def test_the_lobby_begins_with_a_fireman_and_remembers_the_last_choice(page: Page, language: str) -> None:
    said = SAID[language]
    page.goto("/")
    poster = page.locator(f".poster[data-game={GAME}]")
    choice = poster.get_by_label(LEVEL[language])
    expect(choice).to_have_value("fireman", timeout=SLOW_MS)
    assert choice.locator("option").all_text_contents()[:3] == [said["apprentice"], said["fireman"], said["driver"]]
    expect(poster.locator(".bot-face")).to_be_visible()
    expect(poster.get_by_text(LEVEL[language])).to_be_visible()
    choice.select_option("driver")
    expect(poster.get_by_text(SENTENCE[language])).to_be_visible()
    page.reload()
    expect(poster.get_by_label(LEVEL[language])).to_have_value("driver", timeout=SLOW_MS)
    poster.get_by_role("button", name=PLAY[language]).click()
    page.wait_for_url("**/t/*")
    assert {seat["bot"] for seat in seats_of(page) if seat["kind"] == "bot"} == {"driver"}
    page.goto(f"/new/{GAME}")
    expect(page.locator(".seat-row").nth(1).locator("select").nth(1)).to_have_value("driver", timeout=SLOW_MS)


def test_what_has_no_level_stands_behind_the_levels(page: Page, language: str) -> None:
    page.goto("/")
    choice = page.locator(f".poster[data-game={GAME}]").get_by_label(LEVEL[language])
    expect(choice.locator("> option")).to_have_count(5, timeout=SLOW_MS)
    assert choice.locator("optgroup option").all_text_contents()[:2] == OTHERS[language]
    table = page.request.post("/api/tables", data={"game": GAME, "seats": SEATS}).json()
    page.goto(f"/t/{table['id']}")
    plates(page)
    page.get_by_role("button", name=CHANGE[language]).click()
    expect(page.locator(".bot-cards").first.locator(".bot-card")).to_have_count(5)
    expect(page.locator(".bot-others + .bot-cards .bot-card").first).to_contain_text(OTHERS[language][0])


def test_the_form_says_who_they_are_and_how_strong(page: Page, language: str) -> None:
    page.goto("/new/lanterns?players=2")
    row = page.locator(".seat-row").nth(1)
    expect(row.locator(".bot-line")).to_contain_text(SAID[language]["rating"], timeout=SLOW_MS)
    expect(row.locator(".face-fireman")).to_be_visible()
    row.locator("select").nth(1).select_option("driver")
    expect(row.locator(".bot-line")).to_contain_text(SENTENCE[language])
    expect(row.locator(".bot-line .tag")).to_have_count(0)  # what was not measured is not told
    expect(row.locator(".face-driver")).to_be_visible()


def test_the_host_changes_a_level_from_the_plate(page: Page, language: str) -> None:
    said = SAID[language]
    page.goto("/")
    table = page.request.post("/api/tables", data={"game": GAME, "seats": SEATS}).json()
    page.goto(f"/t/{table['id']}")
    plates(page)
    plate = page.locator(".strip.seat-1")
    expect(plate).to_contain_text(said["apprentice"], timeout=SLOW_MS)
    plate.get_by_role("button", name=CHANGE[language]).click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name=said["apprentice"])).to_have_attribute("aria-pressed", "true")
    expect(menu.locator(".bot-card").nth(2)).to_contain_text(SENTENCE[language])
    menu.locator(".bot-card").nth(2).click()
    expect(menu).to_have_count(0)
    expect(plate).to_contain_text(said["driver"], timeout=SLOW_MS)
    expect(plate.locator(".face-driver")).to_be_visible()
    assert seats_of(page)[1]["bot"] == "driver"
    page.locator(".tabs, .tabbar").get_by_text(LOG[language], exact=True).click()
    expect(page.get_by_role("link", name=TOLD[language])).to_be_visible(timeout=SLOW_MS)


def test_a_choice_that_cannot_be_loaded_closes_and_opens_again(page: Page, language: str) -> None:
    page.goto("/")
    table = page.request.post("/api/tables", data={"game": GAME, "seats": SEATS}).json()
    asked: list[Route] = []
    page.route("**/api/games", lambda route: asked.append(route))
    page.goto(f"/t/{table['id']}")
    plates(page)
    change = page.get_by_role("button", name=CHANGE[language])
    change.click()
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text(LOADING[language])
    asked[0].abort()
    page.unroute("**/api/games")
    expect(menu).to_have_count(0)
    expect(page.locator(".notice")).to_contain_text(OFFLINE[language])
    change.click()
    expect(menu.locator(".bot-card").first).to_be_visible()


def test_guests_see_the_level_and_leave_it(browser: Browser, server: Server) -> None:
    host = serving.Browser(server)
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "name": "Otto", "bot": "signal-master"}]
    opened = host.post("/api/tables", {"game": GAME, "seats": seats}).json()
    page = browser.new_page(base_url=server.address, locale="en-US")
    page.goto(opened["links"]["1"])
    expect(page.locator(".invitation")).to_contain_text("Bot · Signal master", timeout=SLOW_MS)
    page.locator("form .primary").click()
    plate = page.locator(".strip.seat-2")
    expect(plate).to_contain_text("Signal master", timeout=SLOW_MS)
    expect(plate.locator(".face-signal-master")).to_be_visible()
    expect(plate.locator(".level")).to_have_count(0)
    expect(plate.get_by_title("Only whoever opened the table can change how a bot plays.")).to_be_visible()
    page.close()
