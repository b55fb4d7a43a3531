"""Time limits in the browser: the form, the clocks on the plates, and the order of my tables."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.serving import Server
from tests.web.conftest import Visit

ME = {"kind": "me", "name": "Anna"}
HERE = {"kind": "here", "name": "Bo"}
LINK = {"kind": "link", "name": ""}
BOT = {"kind": "bot", "name": "Otto", "bot": "random"}
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SHOTS = os.environ.get("STELLWERK_SHOTS", "")  # a folder: pictures to look at
DAY = 24 * 60 * 60

pytestmark = pytest.mark.xdist_group("chromium")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    address = f"sqlite:///{tmp_path_factory.mktemp('slow') / 'tables.sqlite3'}"
    with Server(address, bot_pause_ms=100_000, shortest_limit_s=1) as running:
        yield running


def opened(page: Page, limit: dict[str, Any] | None, *seats: dict[str, str], game: str = "carnegie") -> dict[str, Any]:
    answer = page.request.post("/api/tables", data={"game": game, "seats": list(seats), "limit": limit})
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"), full_page=True)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(
    ("lang", "per", "up", "other", "unit", "open_"),
    [
        ("en", "Per move", "A bot plays on", "Other …", "days", "Open a table"),
        ("de", "Je Zug", "Ein Bot spielt weiter", "Andere …", "Tage", "Tisch eröffnen"),
    ],
)
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["desktop", "phone"])
def test_the_host_chooses_a_limit(
    visit: Visit, lang: str, per: str, up: str, other: str, unit: str, open_: str, viewport: ViewportSize
) -> None:
    page = visit("/new/carnegie", lang, viewport)
    card = page.locator("section[aria-labelledby=time-limit]")
    expect(card).to_be_visible(timeout=20_000)
    expect(card.locator("select")).to_have_count(0)
    card.get_by_text(per, exact=True).click()
    card.get_by_text(up, exact=True).click()
    card.locator("select").first.select_option(label=other)
    card.locator("select").nth(1).select_option(label=unit)
    card.get_by_role("spinbutton").fill("2")
    card.locator("select").last.select_option("driver")
    card.scroll_into_view_if_needed()
    assert fits(page)
    shot(page, f"form-{lang}-{viewport['width']}")
    page.get_by_role("button", name=open_).click()
    expect(page.locator(".sign")).to_be_visible(timeout=20_000)
    (table,) = page.request.get("/api/tables").json()
    assert table["limit"] == {"per": "move", "seconds": 2 * DAY, "up": "bot", "bot": "driver"}


def test_what_is_too_long_is_refused_in_words(visit: Visit) -> None:
    page = visit("/new/carnegie", "de")
    card = page.locator("section[aria-labelledby=time-limit]")
    card.get_by_text("Je Zug", exact=True).click()
    card.locator("select").first.select_option(label="Andere …")
    card.get_by_role("spinbutton").fill("99")
    page.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.get_by_role("alert")).to_contain_text("30 Tagen")


@pytest.mark.parametrize(("lang", "label"), [("en", "Time left for"), ("de", "Bedenkzeit von")])
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["desktop", "phone"])
def test_every_plate_has_its_clock(visit: Visit, lang: str, label: str, viewport: ViewportSize) -> None:
    page = visit("/", lang, viewport)
    table = opened(page, {"per": "move", "seconds": 3 * DAY + 600}, ME, LINK, BOT)
    token = table["links"]["1"].partition("#k=")[2]
    joined = visit("/").request.post(f"/api/tables/{table['id']}/join", data={"token": token, "name": "Bo"})
    assert joined.ok, joined.text()
    page.goto(f"/t/{table['id']}")
    expect(page.locator(".sign")).to_be_visible(timeout=20_000)
    if viewport is PHONE:
        page.locator(".tabbar button").nth(1).click()
    clocks = page.get_by_role("timer")
    expect(clocks).to_have_count(2)
    assert str(clocks.first.get_attribute("aria-label")).startswith(label)
    expect(clocks.first).to_contain_text("3 T" if lang == "de" else "3 d")
    assert fits(page)
    shot(page, f"plates-{lang}-{viewport['width']}")


@pytest.mark.parametrize(("lang", "up"), [("en", "Time is up"), ("de", "Zeit um")])
def test_little_time_is_emphasised_and_nothing_moves(visit: Visit, lang: str, up: str) -> None:
    page = visit("/", lang)
    table = opened(page, {"per": "move", "seconds": 4}, ME, game="railroads")
    page.goto(f"/t/{table['id']}")
    clock = page.locator(".strip.own .seat-clock")
    expect(clock).to_be_visible(timeout=20_000)
    width = page.locator(".strip.own").bounding_box()
    expect(clock).to_have_class("seat-clock runs low", timeout=20_000)
    expect(clock).to_contain_text(up)
    expect(page.locator("p.hidden[role=status]").filter(has_text="Anna")).to_have_count(1)
    assert page.locator(".strip.own").bounding_box() == width
    shot(page, f"up-{lang}")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["desktop", "phone"])
def test_what_waits_for_me_comes_first(visit: Visit, lang: str, viewport: ViewportSize) -> None:
    page = visit("/", lang, viewport)
    days = opened(page, {"per": "move", "seconds": 3 * DAY}, ME, HERE)
    hour = opened(page, {"per": "player", "seconds": 3600, "up": "bot", "bot": "driver"}, ME, HERE)
    none = opened(page, None, ME, HERE)
    waits = opened(page, {"per": "move", "seconds": 60}, ME, LINK)  # for somebody to sit down
    theirs = opened(page, None, BOT, ME, game="railroads")
    page.goto("/")
    rows = page.locator(".departure > a")
    expect(rows).to_have_count(5, timeout=20_000)
    order = [str(rows.nth(n).get_attribute("href")).removeprefix("/t/") for n in range(5)]
    assert order[:2] == [hour["id"], days["id"]]
    due = [one for one in (none, waits, theirs) if set(one["waiting"]) & set(one["mine"])]
    assert set(order[2 : 2 + len(due)]) == {one["id"] for one in due}, "without a clock, but my turn"
    expect(page.locator(".departure .seat-clock")).to_have_count(2)
    assert fits(page)
    page.locator(".departures").scroll_into_view_if_needed()
    shot(page, f"lobby-{lang}-{viewport['width']}")
