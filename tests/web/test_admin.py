"""The page of whoever runs the house, in both languages and on a phone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.server.serving import Browser as Client
from tests.server.serving import Server

pytestmark = pytest.mark.xdist_group("chromium")
TOKEN = "a-token-that-nobody-guesses"
AXE = (Path(__file__).parents[1] / "vendor" / "axe-core" / "axe.min.js").read_text("utf-8")
SIZES: dict[str, ViewportSize] = {"wide": {"width": 1280, "height": 860}, "phone": {"width": 390, "height": 844}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    store = f"sqlite:///{tmp_path_factory.mktemp('admin') / 'tables.sqlite3'}"
    with Server(store, admin_token=TOKEN, bot_limit_ms=1000) as running:
        yield running


def visit(browser: Browser, server: Server, locale: str, size: str) -> tuple[BrowserContext, Page]:
    context = browser.new_context(base_url=server.address, locale=locale, viewport=SIZES[size])
    return context, context.new_page()


def enter(page: Page, token: str = TOKEN) -> None:
    page.goto("/admin")
    page.locator("input[type=password]").fill(token)
    page.locator(".admin-door button").click()


def picture(page: Page, name: str) -> None:
    """For whoever wants to look: STELLWERK_PICTURES names a folder."""
    if "STELLWERK_PICTURES" in os.environ:
        page.screenshot(path=f"{os.environ['STELLWERK_PICTURES']}/{name}.png", full_page=True)


def assert_fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert [one["id"] for one in found["violations"]] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_the_house_at_a_glance(browser: Browser, server: Server, locale: str, size: str) -> None:
    host = Client(server)
    host.open("glueck-auf", "me", "bot:fireman", "bot:driver")
    table = host.open("lanterns", "me", "bot:crashes", "link").id
    context, page = visit(browser, server, locale, size)
    enter(page)
    expect(page.locator(f"[data-table='{table}']")).to_be_visible()
    expect(page.locator(".admin-list li.bad").first).to_be_visible(timeout=30_000)
    expect(page.get_by_role("heading", name="Das Haus" if locale == "de-DE" else "The house")).to_be_visible()
    assert "ui-" not in page.locator("main").inner_text()
    picture(page, f"admin-{locale[:2]}-{size}")
    assert_fits(page)
    page.locator(f"[data-table='{table}'] button").click()
    picture(page, f"admin-close-{locale[:2]}-{size}")
    assert_fits(page)
    context.close()


def test_a_wrong_token_is_told_and_forgotten(browser: Browser, server: Server) -> None:
    context, page = visit(browser, server, "en-GB", "wide")
    enter(page, "wrong")
    expect(page.get_by_role("alert")).to_contain_text("not the token")
    expect(page.locator(".admin-door")).to_be_visible()
    enter(page)
    expect(page.locator(".figures")).to_be_visible()
    page.reload()
    expect(page.locator(".figures")).to_be_visible()
    page.get_by_role("button", name="Forget the token").click()
    expect(page.locator(".figures")).to_have_count(0)
    assert page.evaluate("sessionStorage.getItem('stellwerk-admin')") is None
    context.close()


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_players_see_why_their_table_was_closed(browser: Browser, server: Server, locale: str) -> None:
    players, at_table = visit(browser, server, locale, "phone")
    at_table.goto("/")
    at_table.locator(".poster .primary").first.click()
    expect(at_table.locator(".scene-box")).to_be_visible()
    table = at_table.url.rsplit("/", 1)[-1]
    context, page = visit(browser, server, "en-GB", "wide")
    enter(page)
    page.locator(f"[data-table='{table}'] button").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Wartung um Mitternacht, maintenance at midnight.")
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(f"[data-table='{table}']")).to_contain_text("midnight")
    expect(page.locator(f"[data-table='{table}'] button")).to_have_count(0)
    expect(at_table.locator(".closed-reason")).to_contain_text("maintenance at midnight")
    picture(at_table, f"closed-{locale[:2]}")
    at_table.reload()
    expect(at_table.locator(".closed-reason")).to_contain_text("maintenance at midnight")
    for one in (context, players):
        one.close()
