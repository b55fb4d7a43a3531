"""Where the numbers of a hint lie: pure functions, run in the browser's own engine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Box = dict[str, float]
SIZE = {"w": 24, "h": 24}
BOUNDS = {"x": 500, "y": 500, "w": 1000, "h": 1000}


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    opened = browser.new_page()
    opened.goto(f"{site}/fixtures/table.html")
    opened.wait_for_selector("[data-ready]")
    yield opened
    opened.close()


def box(x: float, y: float, w: float, h: float) -> Box:
    return {"x": x, "y": y, "w": w, "h": h}


def placed(page: Page, marked: Box, *things: Box) -> Box:
    at = page.evaluate(
        "async (args) => (await import('/web/scene/numbers.js')).placed(...args)", [marked, SIZE, [*things], BOUNDS]
    )
    return {**at, **SIZE}


def covered(number: Box, thing: Box) -> float:
    """The share of the thing that lies under the number."""
    w = min(number["x"] + 12, thing["x"] + thing["w"] / 2) - max(number["x"] - 12, thing["x"] - thing["w"] / 2)
    h = min(number["y"] + 12, thing["y"] + thing["h"] / 2) - max(number["y"] - 12, thing["y"] - thing["h"] / 2)
    return max(0, w) * max(0, h) / (thing["w"] * thing["h"])


def test_a_small_thing_stays_readable(page: Page) -> None:
    symbol = box(500, 500, 20, 20)
    assert covered(placed(page, symbol), symbol) < 0.3


def test_a_name_above_is_not_covered(page: Page) -> None:
    symbol, name = box(500, 500, 20, 20), box(500, 480, 90, 16) | {"weight": 3}
    number = placed(page, symbol, name)
    assert covered(number, name) == 0
    assert number["y"] > 500


def test_a_large_thing_holds_its_number_where_neighbours_are_close(page: Page) -> None:
    zone = box(500, 500, 110, 160)
    neighbours = [
        box(500 + dx * 112, 500 + dy * 162, 110, 160) | {"weight": 1}
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if dx or dy
    ]
    number = placed(page, zone, *neighbours)
    assert all(covered(number, one) < 0.01 for one in neighbours)
    assert abs(number["x"] - 500) < 55
    assert abs(number["y"] - 500) < 80


def test_nothing_is_cut_at_the_edge_and_two_numbers_never_lie_on_each_other(page: Page) -> None:
    corner = box(10, 10, 20, 20)
    first = placed(page, corner)
    assert first["x"] >= 12
    assert first["y"] >= 12
    second = placed(page, corner, first | {"weight": 10})
    assert covered(second, first) < 0.05
