"""Whatever is pointed at explains itself, in Chromium against a real server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server

AXE = (Path(__file__).parents[1] / "vendor" / "axe-core" / "axe.min.js").read_text("utf-8")
CARD = ".about-card"
COVERS = """([card, thing]) => {
  const [a, b] = [card, thing].map((one) => document.querySelector(one).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
AUDIT = (
    "() => axe.run('.about-card, .ask-bar, .sign-row, .strips').then((found) => found.violations.map((one) => one.id))"
)
IN_SIGHT = """() => [...document.querySelectorAll('.scene .piece')].flatMap((el) => {
  const { x, y, width, height } = el.getBoundingClientRect(), at = [x + width / 2, y + height / 2];
  return document.elementFromPoint(...at)?.closest('.piece') === el ? [at] : [];
}).sort((a, b) => a[1] - b[1])"""

pytestmark = pytest.mark.xdist_group("chromium")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('cards') / 'tables.sqlite3'}") as running:
        yield running


def seated(browser: Browser, server: Server, width: int = 1440, height: int = 900, touch: bool = False) -> Page:
    context = browser.new_context(
        base_url=server.address, viewport={"width": width, "height": height}, locale="en-US", has_touch=touch
    )
    context.add_init_script("localStorage.setItem('stellwerk', JSON.stringify({speed: 'none'}))")
    page = context.new_page()
    seats = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Bert"}]
    table = page.request.post(
        "/api/tables", data={"game": "carnegie", "seats": seats, "options": {"start": "seat-1"}}
    ).json()
    page.goto(f"/t/{table['id']}")
    page.get_by_role("button", name="I am").click()
    expect(page.locator(".prompt-row.asked")).to_be_visible(timeout=20_000)
    return page


@pytest.fixture(scope="module")
def wide(browser: Browser, server: Server) -> Iterator[Page]:
    page = seated(browser, server)
    yield page
    page.context.close()


def test_resting_on_a_thing_shows_its_card_beside_it(wide: Page) -> None:
    for thing in (
        ".piece[data-id='city:denver']",
        ".figure[data-about='figure:0:1']",
        ".sign-track",
        "[data-role=own] [data-id^='tab:']",
    ):
        box = wide.locator(thing).first.bounding_box()
        assert box is not None, thing
        wide.mouse.move(box["x"] + 6, box["y"] + 6)
        expect(wide.locator(CARD)).to_be_visible()
        assert wide.evaluate(COVERS, [CARD, thing]) is False, thing
        wide.mouse.move(2, 300)
        expect(wide.locator(CARD)).to_have_count(0)


def test_a_question_mark_and_a_pick_ask_without_moving(wide: Page) -> None:
    moves = wide.locator(".move").count()
    wide.keyboard.press("?")
    target = wide.locator(".scene .is-open").first
    target.click(force=True)
    expect(wide.locator(f"{CARD}.kept h2")).not_to_be_empty()
    assert wide.locator(".scene .is-picked").count() == 0
    assert wide.locator(".move").count() == moves
    wide.evaluate(AXE)
    assert wide.evaluate(AUDIT) == []
    wide.keyboard.press("Escape")
    expect(wide.locator(CARD)).to_have_count(0)
    wide.keyboard.press("ArrowDown")
    wide.keyboard.press("ArrowRight")
    expect(wide.locator(CARD)).to_be_visible()  # anything can be reached by keys
    wide.keyboard.press("Escape")
    wide.keyboard.press("Escape")
    expect(wide.locator(".ask-bar")).to_have_count(0)


def test_the_focus_tells_and_escape_gives_it_back(wide: Page) -> None:
    wide.keyboard.press("m")
    wide.keyboard.press("ArrowRight")
    expect(wide.locator(CARD)).to_be_visible()
    held = wide.evaluate("document.activeElement.dataset.id")
    wide.keyboard.press("i")
    expect(wide.locator(f"{CARD}.kept")).to_be_focused()
    wide.keyboard.press("Escape")
    assert wide.evaluate("document.activeElement.dataset.id") == held


def test_a_row_of_the_scores_says_what_it_is(wide: Page) -> None:
    wide.locator("#tab-score").click()
    wide.locator("button.about[data-about='source:total']").click()
    expect(wide.locator(CARD)).to_contain_text("added up")
    wide.keyboard.press("Escape")
    wide.locator("#tab-moves").click()


def test_on_a_phone_a_long_press_opens_a_sheet_that_leaves_the_thing_in_sight(browser: Browser, server: Server) -> None:
    page = seated(browser, server, 390, 844, touch=True)
    seen: list[list[float]] = page.evaluate(IN_SIGHT)
    for x, y in (seen[0], seen[-1]):
        line = page.context.new_cdp_session(page)
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect(page.locator(CARD)).to_be_visible()
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        card = page.locator(CARD).bounding_box()
        assert card is not None
        assert not card["y"] < y < card["y"] + card["height"]
        page.locator(f"{CARD} .icon").click()
        expect(page.locator(CARD)).to_have_count(0)
    page.context.close()
