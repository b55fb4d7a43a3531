"""A browser that has never been here asks for everything at once, and for nothing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.server.serving import Server

pytestmark = pytest.mark.xdist_group("chromium")
PRELOADED = """() => [...document.querySelectorAll("link[rel=modulepreload], link[rel=preload], link[rel=stylesheet]")]
  .map((link) => link.href)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('visit') / 'tables.sqlite3'}") as running:
        yield running


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_the_lobby_finds_what_it_needs_on_its_way(browser: Browser, server: Server, locale: str) -> None:
    context = browser.new_context(base_url=server.address, locale=locale)
    page = context.new_page()
    asked: list[Request] = []
    said: list[str] = []
    page.on("request", lambda request: asked.append(request))
    page.on("console", lambda message: said.append(message.text))
    page.goto("/")
    expect(page.locator(".poster").first).to_be_visible()
    before = [request.url for request in asked if not request.url.endswith(("/", ".svg", "/art.css"))]
    named = page.evaluate(PRELOADED)
    assert sorted(set(before) - set(named)) == []
    assert [url for url, times in Counter(before).items() if times > 1] == []
    assert said == []
    context.close()


def test_a_table_is_fetched_when_somebody_sits_down_or_soon_after(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, locale="en-GB")
    page = context.new_page()
    page.goto("/")
    expect(page.locator(".poster").first).to_be_visible()
    page.locator(".poster .primary").first.click()
    expect(page.locator(".table")).to_be_visible()
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    named = page.evaluate(PRELOADED)
    assert any(url.endswith("/table.js") for url in named)
    context.close()


def test_a_table_that_cannot_be_fetched_is_told(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, locale="en-GB")
    page = context.new_page()
    page.route("**/table.js", lambda route: route.abort())
    page.goto("/")
    page.locator(".poster .primary").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("connection")
    context.close()
