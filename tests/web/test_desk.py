"""The desk: whatever scrolls, sign, players and question stay; the boards lie in a pane of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import stellwerk
from tests.server.serving import Server
from tests.web.staged import Staged, positions

pytestmark = pytest.mark.xdist_group("chromium")
SIZES = {"large": (1920, 1080), "wide": (1440, 900), "small": (1024, 768), "phone": (390, 844)}
STAYING = {"phone": ".sign, .prompt-row, .undo, .tabbar"}
BOX = (
    "e => { const { x, y, width, height } = e.getBoundingClientRect(); return [x, y, width, height].map(Math.round); }"
)
SEEN = """selector => [...document.querySelectorAll(selector)].filter((e) => {
  const { top, left, right, bottom } = e.getBoundingClientRect();
  return top < 0 || left < 0 || right > innerWidth || bottom > innerHeight;
}).map((e) => e.className)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('desk') / 'tables.sqlite3'}") as running:
        yield running


@pytest.fixture(scope="module")
def table(browser: Browser, server: Server) -> Iterator[Staged]:
    """One page for all tests here; each says how large it is."""
    context = browser.new_context(locale="de-DE", reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('stellwerk', JSON.stringify({speed: 'none'}))")
    yield Staged(context.new_page(), server.address)
    context.close()


def sit(table: Staged, game: str, size: str, apart: int = 60, players: int = 3) -> Page:
    """The table of a random game, asked of me."""
    width, height = SIZES[size]
    table.page.set_viewport_size({"width": width, "height": height})
    match = next(match for match in positions(game, players, 3, apart) if any(seat >= 0 for seat in match.waiting))
    table.show(match, next(seat for seat in match.waiting if seat >= 0))
    return table.page


def box(page: Page, selector: str) -> list[int]:
    found: list[int] = page.locator(selector).first.evaluate(BOX)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", stellwerk.games())
def test_the_question_stays_in_view(table: Staged, game: str, size: str) -> None:
    page = sit(table, game, size)
    staying = STAYING.get(size, ".sign, .strip, .prompt-row, .undo, .rail")
    for top in (0, 10_000):
        page.locator(".pane").evaluate("(pane, top) => pane.scrollTo(0, top)", top)
        assert page.evaluate(SEEN, staying) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("game", stellwerk.games())
def test_plates_keep_their_height(table: Staged, game: str) -> None:
    table.page.set_viewport_size({"width": 1440, "height": 900})
    heights = set()
    for count, match in enumerate(positions(game, 3, 5, 11)):
        if count == 5:
            break
        table.show(match, 0)
        heights.add(box(table.page, ".strips")[3])
    assert len(heights) == 1


def test_another_players_board_moves_nothing(table: Staged) -> None:
    page = sit(table, "railroads", "wide")
    before = [box(page, name) for name in (".role-own", ".role-stage", ".prompt-row")]
    page.locator("button.strip-inside").first.click()
    expect(page.locator(".role-seat:visible")).to_have_count(1)
    assert [box(page, name) for name in (".role-own", ".role-stage", ".prompt-row")] == before
    page.locator("button.strip-inside").nth(1).click()
    expect(page.locator(".role-seat:visible")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".role-seat:visible")).to_have_count(0)


def test_on_a_large_screen_the_others_stand_beside_the_own_board(table: Staged) -> None:
    page = sit(table, "railroads", "large")
    expect(page.locator(".role-seat:visible")).to_have_count(2)
    own, other = box(page, ".role-own"), box(page, ".role-seat")
    assert other[0] >= own[0] + own[2]
    assert own[2] >= 960
    assert other[2] >= 380
    assert box(page, ".others")[3] <= box(page, ".pane")[3]


def scale(page: Page) -> float:
    found: float = page.evaluate("document.querySelector('.role-stage > svg').getScreenCTM().a")
    return found


def test_the_boards_come_nearer_by_keys_wheel_and_buttons(table: Staged) -> None:
    page = sit(table, "carnegie", "wide")
    page.locator(".prompt").click()
    usual = scale(page)
    page.keyboard.press("+")
    expect_scale(page, usual * 1.2)
    page.keyboard.press("-")
    expect_scale(page, usual)
    page.locator(".pane").hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -60)
    page.keyboard.up("Control")
    page.wait_for_function("s => document.querySelector('.role-stage > svg').getScreenCTM().a > s * 1.1", arg=usual)
    page.get_by_role("button", name="in voller Größe").click()
    expect_scale(page, 1)
    page.get_by_role("button", name="Alles auf einmal").click()
    page.wait_for_function(
        "() => { const p = document.querySelector('.pane'); return p.scrollHeight <= p.clientHeight + 8; }"
    )
    page.keyboard.press("f")
    expect_scale(page, usual)


def expect_scale(page: Page, wanted: float) -> None:
    close = "s => Math.abs(document.querySelector('.role-stage > svg').getScreenCTM().a / s - 1) < .02"
    page.wait_for_function(close, arg=wanted)


def test_the_boards_are_dragged_and_what_is_dragged_is_not_clicked(table: Staged) -> None:
    page = sit(table, "carnegie", "wide")
    page.keyboard.press("+")
    page.evaluate(
        "window.clicks = 0; document.querySelector('.scene').addEventListener('click', () => (window.clicks += 1))"
    )
    pane = page.locator(".pane")
    x, y, width, height = pane.evaluate(BOX)
    page.mouse.move(x + width / 2, y + height / 2)
    page.mouse.down()
    page.mouse.move(x + width / 2 - 60, y + height / 2 - 90, steps=4)
    page.mouse.up()
    assert pane.evaluate("e => e.scrollTop") >= 80
    assert page.evaluate("window.clicks") == 0
    page.keyboard.press("f")


def test_the_rail_can_stand_aside(table: Staged) -> None:
    page = sit(table, "nimm-den-zug", "wide")
    wide = box(page, ".pane")[2]
    page.get_by_role("button", name="Bereiche an den Rand").click()
    page.wait_for_function("w => document.querySelector('.pane').clientWidth > w + 150", arg=wide)
    page.get_by_role("tab", name="Wertung").click()
    expect(page.locator(".rail .panel")).to_be_visible()


def test_the_bar_of_the_past_takes_the_place_of_the_tools(table: Staged) -> None:
    page = sit(table, "railroads", "wide")
    before: Any = box(page, ".pane")
    page.get_by_role("button", name="Rückblick").first.click()
    bar: Any = box(page, ".replay")
    pane: Any = box(page, ".pane")
    assert bar[1] + bar[3] <= pane[1]
    assert abs(pane[3] - before[3]) <= 12


def test_a_finger_hits_small_targets(browser: Browser, server: Server) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    staged = Staged(context.new_page(), server.address)
    sit(staged, "carnegie", "phone")
    small = staged.page.evaluate("""() => [...document.querySelectorAll('.piece.is-open > .marks > .reach')]
      .map((e) => e.getBoundingClientRect())
      .filter(({ width, height }) => width && Math.min(width, height) < 43.5).length""")
    assert small == 0
    context.close()
