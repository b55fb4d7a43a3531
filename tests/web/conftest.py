"""A browser for the tests of the client: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.site import Site

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "xdist_group(name): tests that share a worker, and with it a browser")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after every module: an open Playwright keeps an event loop running that other tests would trip over."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    with Site() as served:
        yield served.url
