"""A browser for the tests of the client: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.server.serving import Server
from tests.web.site import Site

KNOWN = """localStorage.getItem("stellwerk-met") ?? localStorage.setItem("stellwerk-met", '["*"]')"""
WIDE: ViewportSize = {"width": 1440, "height": 900}
Visit = Callable[..., Page]
Prepare = Callable[[BrowserContext], None]  # before its first page is there
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "xdist_group(name): tests that share a worker, and with it a browser")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after every module: an open Playwright keeps an event loop running that other tests would trip over."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        know_every_game(chromium)
        yield chromium
        chromium.close()


def know_every_game(chromium: Browser) -> None:
    """Whoever opens a page in a context of its own is introduced to no game, unless a test forgets that."""
    made = chromium.new_context

    def new_context(**options: Any) -> BrowserContext:
        context = made(**options)
        context.add_init_script(KNOWN)
        return context

    setattr(chromium, "new_context", new_context)  # noqa: B010


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Pages of browsers that have never been at the module's server; none of them may report an error."""
    contexts = []
    errors: list[str] = []

    def go(path: str = "/", lang: str = "en", viewport: ViewportSize = WIDE, prepare: Prepare | None = None) -> Page:
        made = browser.new_context(base_url=server.address, viewport=viewport, locale="en-US")
        contexts.append(made)
        chosen = json.dumps({"speed": "none", "lang": lang})
        made.add_init_script(f"localStorage.getItem('stellwerk') ?? localStorage.setItem('stellwerk', '{chosen}')")
        if prepare is not None:
            prepare(made)
        page = made.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield go
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    with Site() as served:
        yield served.url
