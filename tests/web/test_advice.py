"""Hints at every decision of a whole game, the coach's question, and the review after the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server

GAME = "glueck-auf"
ASKED = ".prompt-row.asked"
WIDE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOW_MS = 30_000
BOT = {"kind": "bot", "name": "Otto", "bot": "greedy"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('advice') / 'tables.sqlite3'}") as running:
        yield running


def page_at(browser: Browser, server: Server, device: dict[str, Any], language: str = "de-DE", kept: str = "") -> Page:
    context = browser.new_context(base_url=server.address, locale=language, **device)
    settings = f"JSON.stringify({{speed: 'none', {kept}}})"
    context.add_init_script(f"localStorage.getItem('stellwerk') ?? localStorage.setItem('stellwerk', {settings})")
    page = context.new_page()
    page.goto("/")
    return page


def sit_down(page: Page, **more: Any) -> str:
    seats = [{"kind": "me", "name": "Anna"}, BOT]
    table = page.request.post("/api/tables", data={"game": GAME, "seats": seats, **more}).json()
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector(ASKED)
    return str(table["id"])


def ask(page: Page) -> None:
    page.keyboard.press("h")
    page.wait_for_selector(".hint .advice", timeout=SLOW_MS)


def test_a_hint_is_marked_on_the_table_and_taken_in_hand_not_made(browser: Browser, server: Server) -> None:
    page = page_at(browser, server, PHONE)
    table = sit_down(page)
    before = page.request.get(f"/api/tables/{table}").json()["version"]
    page.locator(".hint-button").tap()
    page.wait_for_selector(".hint .advice", timeout=SLOW_MS)
    lines = page.locator(".advice").count()
    assert 1 <= page.locator(".scene .numbered").count() <= lines
    page.locator(".advice").first.tap()
    expect(page.locator(".confirm")).to_be_visible()
    assert page.request.get(f"/api/tables/{table}").json()["version"] == before
    page.locator(".confirm button:not(.primary)").tap()
    expect(page.locator(".advice")).to_have_count(lines)
    page.locator(".hint .icon").tap()
    expect(page.locator(".scene .numbered")).to_have_count(0)
    page.context.close()


def test_a_table_without_hints_shows_none(browser: Browser, server: Server) -> None:
    page = page_at(browser, server, WIDE)
    sit_down(page, hints="none")
    assert page.locator(".hint-button").count() == 0
    page.keyboard.press("h")
    expect(page.locator(".notice")).to_have_text("Dieser Tisch wurde ohne Tipps eröffnet.")
    page.context.close()


DOUBT = {
    "doubt": {
        "chosen": {"move": "", "text": {"m": "act-pass"}, "chance": 0.4, "points": 30.0, "more_chance": -0.2},
        "best": {
            "move": "",
            "text": {"m": "act-pass"},
            "chance": 0.6,
            "points": 36.0,
            "more_chance": 0.2,
            "more_points": 6.0,
            "sources": {"orders": 5.0},
            "later": 1.0,
        },
    }
}


def doubting(page: Page) -> list[dict[str, Any]]:
    """A coach who doubts every move, and what it was asked."""
    heard: list[dict[str, Any]] = []

    def answer(route: Any) -> None:
        body = route.request.post_data_json
        heard.append(body)
        route.fulfill(json=DOUBT if body.get("move") else {})

    page.route("**/coach", answer)
    return heard


def choose_first(page: Page) -> None:
    page.locator(".moves:not(.past) .move:not(.refused)").first.click()


def test_the_coach_asks_before_a_bad_move_and_can_be_sent_away(browser: Browser, server: Server) -> None:
    page = page_at(browser, server, WIDE, "en-US", f"coach: {{'{GAME}': true}}")
    heard = doubting(page)
    table = sit_down(page)
    version = page.request.get(f"/api/tables/{table}").json()["version"]
    choose_first(page)
    sure = page.locator("dialog.sure")
    expect(sure).to_contain_text("about 6 VP more, and 20 percentage points more chance to win")
    expect(sure).to_contain_text("+5 VP Orders, +1 VP later")
    page.keyboard.press("Enter")  # let me think
    expect(sure).to_have_count(0)
    assert page.request.get(f"/api/tables/{table}").json()["version"] == version
    page.locator(".moves:not(.past) .move:not(.refused)").nth(1).click()
    sure.get_by_role("button", name="no coach").click()
    page.wait_for_function(f"async () => (await (await fetch('/api/tables/{table}')).json()).version > {version}")
    page.wait_for_selector(ASKED)
    asked = len([one for one in heard if one.get("move")])
    page.keyboard.press("1")
    page.wait_for_timeout(300)
    assert (asked, len([one for one in heard if one.get("move")])) == (2, 2)
    page.context.close()


def test_the_coach_asks_about_a_move_once(browser: Browser, server: Server) -> None:
    page = page_at(browser, server, WIDE, "de-DE", f"coach: {{'{GAME}': true}}")
    doubting(page)
    table = sit_down(page, hints="told")
    version = page.request.get(f"/api/tables/{table}").json()["version"]
    choose_first(page)
    expect(page.locator("dialog.sure")).to_contain_text("Die anderen erfahren")
    page.keyboard.press("Enter")  # let me think
    choose_first(page)
    page.wait_for_function(f"async () => (await (await fetch('/api/tables/{table}')).json()).version > {version}")
    expect(page.locator("dialog.sure")).to_have_count(0)
    page.context.close()


def test_a_doubt_goes_with_its_question(browser: Browser, server: Server) -> None:
    """Somebody else's browser at the same seat has moved meanwhile."""
    page = page_at(browser, server, WIDE, "de-DE", f"coach: {{'{GAME}': true}}")
    doubting(page)
    table = sit_down(page)
    choose_first(page)
    expect(page.locator("dialog.sure")).to_be_visible()
    scene = page.request.get(f"/api/tables/{table}/scene?seat=0").json()
    move = next(act["move"] for act in scene["acts"] if not act.get("why"))
    made = page.request.post(f"/api/tables/{table}/moves", data={"seat": 0, "move": move, "v": scene["v"]})
    assert made.ok, made.text()
    expect(page.locator("dialog.sure")).to_have_count(0)
    page.context.close()


def test_a_hint_is_seen_whatever_else_was_open(browser: Browser, server: Server) -> None:
    page = page_at(browser, server, WIDE)
    sit_down(page)
    page.locator("#tab-log").click()
    ask(page)
    expect(page.locator("#tab-moves")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".hint")).not_to_contain_text("Die anderen erfahren")  # there is nobody else
    expect(page.locator(".hint .advice").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(".hint-button")).to_be_focused()
    page.context.close()


def test_a_coach_who_is_late_holds_nothing_up(browser: Browser, server: Server) -> None:
    page = page_at(browser, server, WIDE, "de-DE", f"coach: {{'{GAME}': true}}")
    page.route("**/coach", lambda route: None)
    table = sit_down(page)
    version = page.request.get(f"/api/tables/{table}").json()["version"]
    choose_first(page)
    page.wait_for_function(f"async () => (await (await fetch('/api/tables/{table}')).json()).version > {version}")
    page.context.close()


def test_the_coach_is_there_in_the_first_game_of_a_kind_only(browser: Browser, server: Server) -> None:
    page = page_at(browser, server, WIDE)
    page.evaluate("localStorage.setItem('stellwerk-met', '[]')")
    for wanted in (True, False):
        sit_down(page)
        page.keyboard.press("Escape")
        page.locator(".sign-row .tools .icon").last.click()
        coach = page.get_by_role("group", name="Trainer")
        expect(coach.get_by_role("radio").nth(0 if wanted else 1)).to_be_checked()
        page.keyboard.press("Escape")
    page.context.close()
