"""Every game from the first decision to the final screen: by mouse on the table, by keys alone, by touch on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page

import stellwerk
from tests.server.serving import Server

pytestmark = pytest.mark.slow
WIDE = {"viewport": {"width": 1280, "height": 860}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE = 4000  # looks at the table before a game counts as endless
STUCK = 60  # seconds in which nothing on the table changes
CHANGED = """() => {
    const [shown, before] = [document.querySelector('.scene')?.innerHTML ?? '', window.lastSeen];
    window.lastSeen = shown;
    return shown !== before;
}"""

ASKED = ".prompt-row.asked"
OPEN = ".scene .is-open"
LISTED = ".moves:not(.past) .move:not(.refused)"
CONFIRM = ".moves:not(.past) .confirm .primary"
BID = ".moves:not(.past) .bid button.primary"
STANDING_STILL = """() => ['.prompt-row', '.moves', '.banner', 'dialog[open]'].map((name) => {
    const found = document.querySelector(name);
    return found && `${name} (${found.className}): ${found.innerText.slice(0, 400)}`;
}).filter(Boolean).join(' | ')"""
Choose = Callable[[Page, Random], None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('games') / 'tables.sqlite3'}") as running:
        yield running


def some(page: Page, selector: str, dice: Random) -> bool:
    """Click one of these that can be seen."""
    seen = [one for one in page.locator(selector).all() if one.is_visible()]
    if not seen:
        return False
    try:
        dice.choice(seen).click(timeout=3000, force=True)
    except Error:  # the table moved on between looking and clicking
        return False
    return True


def by_mouse(page: Page, dice: Random) -> None:
    """Pick on the table; what is not lying there is chosen from the list."""
    if page.locator(CONFIRM).count():
        some(page, CONFIRM, dice)
    elif not (dice.random() < 0.8 and some(page, OPEN, dice)):
        some(page, f"{BID}, {LISTED}", dice)


def by_touch(page: Page, dice: Random) -> None:
    """Like by mouse, with a second tap; the sheet shows the whole list only when it is opened."""
    if page.locator(CONFIRM).count():
        try:
            page.locator(CONFIRM).tap(timeout=3000)
        except Error:  # the table moved on between looking and tapping, or something lies over it
            page.keyboard.press("Escape")
    elif dice.random() < 0.6 and some(page, OPEN, dice):
        return
    elif not some(page, f"{BID}, {LISTED}", dice) and not some(page, OPEN, dice):
        some(page, ".handle", dice)  # gone where the table has just moved on


def by_keys(page: Page, dice: Random) -> None:
    """Numbers choose listed moves, 0 the last; Tab reaches a bid; m goes to the table, where arrows and Enter pick."""
    if page.locator(BID).count():
        page.keyboard.press("m")
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.type === 'range'"):
                for _ in range(dice.randrange(3)):
                    page.keyboard.press("ArrowRight")
                page.keyboard.press("Enter")
                return
        assert not page.locator(BID).count(), "Tab never reaches the bid"
        return
    if dice.random() < 0.5 and page.locator(OPEN).count():
        page.keyboard.press("m")
        for _ in range(dice.randrange(4)):
            page.keyboard.press(dice.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
        page.keyboard.press("Enter")
        return
    page.keyboard.press("Escape")
    page.keyboard.press(str(dice.randrange(1 + min(9, page.locator(LISTED).count()))))


def play_to_the_end(page: Page, choose: Choose, dice: Random) -> None:
    since = monotonic()
    for _ in range(PATIENCE):
        if page.locator(".final").count():
            return
        if page.locator("dialog[open] .primary").count():
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            if choose is not by_keys and page.locator("dialog[open] .primary").count():
                page.keyboard.press("Tab")  # a click beside the button has taken the focus from it
        elif page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif page.locator(ASKED).count():
            choose(page, dice)
            page.wait_for_timeout(30)
        else:
            page.wait_for_timeout(40)
        if page.evaluate(CHANGED):
            since = monotonic()
        elif monotonic() > since + STUCK:
            break
    raise AssertionError(f"the game does not end: {page.evaluate(STANDING_STILL)}")


def play_a_game(
    browser: Browser, server: Server, game: str, others: int, choose: Choose, device: dict[str, Any], language: str
) -> None:
    context = browser.new_context(base_url=server.address, locale=language, **device)
    context.add_init_script("localStorage.setItem('stellwerk', JSON.stringify({speed: 'none'}))")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "name": "Otto", "bot": "greedy"}] * others]
    page.goto("/")
    table = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()
    page.goto(f"/t/{table['id']}")
    play_to_the_end(page, choose, Random(game))
    assert page.locator(".final").inner_text().count("Anna") > 0
    context.close()
    assert errors == []


def by_worker(games: Iterable[str]) -> list[Any]:
    """The games of one kind share a worker, and with it a browser."""
    return [pytest.param(game, marks=pytest.mark.xdist_group(f"whole {game}")) for game in games]


@pytest.mark.parametrize(
    ("choose", "device", "language"),
    [(by_mouse, WIDE, "en-US"), (by_keys, WIDE, "de-DE"), (by_touch, PHONE, "de-DE")],
    ids=["mouse", "keys", "phone"],
)
@pytest.mark.parametrize("game", by_worker(stellwerk.games()))
def test_a_whole_game(
    browser: Browser, server: Server, game: str, choose: Choose, device: dict[str, Any], language: str
) -> None:
    play_a_game(browser, server, game, 1, choose, device, language)


SOLO = [name for name in stellwerk.games() if stellwerk.game(name).fewest == 1]


@pytest.mark.parametrize(
    ("choose", "device", "language"),
    [(by_mouse, WIDE, "de-DE"), (by_touch, PHONE, "en-US")],
    ids=["mouse", "phone"],
)
@pytest.mark.parametrize("game", by_worker(SOLO))
def test_a_whole_game_alone(
    browser: Browser, server: Server, game: str, choose: Choose, device: dict[str, Any], language: str
) -> None:
    play_a_game(browser, server, game, 0, choose, device, language)
