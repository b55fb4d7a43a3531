"""A browser for the tests of the client: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.web.site import Site

KNOWN = """localStorage.getItem("stellwerk-met") ?? localStorage.setItem("stellwerk-met", '["*"]')"""
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


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    with Site() as served:
        yield served.url
