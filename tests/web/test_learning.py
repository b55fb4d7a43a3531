"""Learning a game in Chromium: the first time at a table, lessons from the list to the last, the player aid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import stellwerk
from stellwerk.lessons.lesson import lessons_of
from stellwerk.words import say
from tests.server.serving import Server
from tests.web.test_shell import AXE

GAME = "carnegie"
WIDE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FOLDER = stellwerk.game(GAME).folder

PATIENCE_MS = 60_000

pytestmark = pytest.mark.xdist_group("chromium")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('learning') / 'tables.sqlite3'}") as running:
        yield running


def visit(browser: Browser, server: Server, language: str, **device: Any) -> Page:
    expect.set_options(timeout=PATIENCE_MS)
    context = browser.new_context(base_url=server.address, locale=language, **device)
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto("/")
    page.evaluate("localStorage.setItem('stellwerk', JSON.stringify({speed: 'none'}))")
    return page


def violations(page: Page, part: str = "body") -> list[Any]:
    page.evaluate(AXE)
    script = "part => axe.run(part).then(r => r.violations.map(v => [v.id, v.nodes.map(n => n.target)]))"
    found: list[Any] = page.evaluate(script, part)
    return found


def words(language: str, lesson: str, part: str) -> str:
    return say(FOLDER, language, f"lesson-{lesson}-{part}", {})


def solve(page: Page, lesson: Any) -> None:
    """Make the moves of its solution; the page sees what comes of them."""
    table = page.url.rpartition("/")[2]
    for move in lesson.solution:
        expect(page.locator(".prompt-row.asked")).to_be_visible(timeout=20_000)
        v = page.request.get(f"/api/tables/{table}").json()["version"]
        answer = page.request.post(f"/api/tables/{table}/moves", data={"seat": lesson.seat, "move": move, "v": v})
        assert answer.status == 200, answer.text()


@pytest.mark.parametrize(("language", "device"), [("de", WIDE), ("en", PHONE)], ids=["wide", "phone"])
def test_all_lessons_from_the_list_to_the_last(
    browser: Browser, server: Server, language: str, device: dict[str, Any]
) -> None:
    page = visit(browser, server, language, **device)
    page.goto(f"/learn/{GAME}")
    lessons = lessons_of(stellwerk.game(GAME))
    expect(page.locator(".lesson-row")).to_have_count(len(lessons))
    assert violations(page) == []
    page.locator(".lesson-row button").first.click()
    for lesson in lessons:
        card = page.locator(".lesson")
        expect(card).to_contain_text(words(language, lesson.id, "title"))
        expect(card).to_contain_text(words(language, lesson.id, "text"))
        expect(card).to_contain_text(words(language, lesson.id, "goal"))
        solve(page, lesson)
        expect(card).to_contain_text(words(language, lesson.id, "done"))
        if lesson is lessons[0]:
            assert violations(page, ".lesson") == []
        card.locator(".primary").click()
    page.goto(f"/learn/{GAME}")
    expect(page.locator(".lesson-row.done")).to_have_count(len(lessons))
    page.context.close()


def test_a_lesson_is_played_by_clicks_and_begun_again(browser: Browser, server: Server) -> None:
    page = visit(browser, server, "en", **WIDE)
    page.goto(f"/learn/{GAME}")
    page.locator(".lesson-row button").first.click()
    page.get_by_role("button", name="Management: income in the South").click()
    expect(page.locator(".lesson-longer")).to_be_visible()
    first = page.url
    page.locator(".lesson").get_by_role("button", name="Start again").click()
    expect(page).not_to_have_url(first)
    page.get_by_role("button", name="Construction: income in the East").click()
    page.get_by_role("button", name="Bring 2 employees home").click()
    expect(page.locator(".lesson.done")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("device", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_a_lesson_asks_for_is_in_view(browser: Browser, server: Server, device: dict[str, Any]) -> None:
    page = visit(browser, server, "en", reduced_motion="reduce", **device)
    table = page.request.post(f"/api/games/{GAME}/lessons/commerce", data={"name": "Ada"}).json()
    page.goto(f"/t/{table['id']}")
    expect(page.locator(".lesson")).to_be_visible()
    room = page.locator(".pane .is-open")
    expect(room).to_be_in_viewport(ratio=0.95)
    expect(page.locator(".rail > .lesson")).to_have_count(1 if device is WIDE else 0)
    page.context.close()


def test_the_first_time_at_a_table(browser: Browser, server: Server) -> None:
    page = visit(browser, server, "en", **WIDE)
    page.evaluate("localStorage.setItem('stellwerk-met', '[]')")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = page.request.post("/api/tables", data={"game": GAME, "seats": seats}).json()
    page.goto(f"/t/{table['id']}")
    welcome = page.locator("dialog.welcome")
    expect(welcome).to_contain_text(say(FOLDER, "en", "intro-aim", {}))
    expect(welcome.get_by_role("link", name="Lessons")).to_have_attribute("href", f"/learn/{GAME}")
    assert violations(page) == []
    welcome.get_by_role("button", name="Play").click()
    expect(welcome).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt-row")).to_be_visible()
    expect(welcome).to_have_count(0)
    page.context.close()


def test_the_player_aid_stands_beside_the_table_and_on_a_page(browser: Browser, server: Server) -> None:
    page = visit(browser, server, "en", **WIDE)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = page.request.post("/api/tables", data={"game": GAME, "seats": seats}).json()
    page.goto(f"/t/{table['id']}")
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("button", name="Player aid").click()
    expect(page.locator(".panel .aid .symbol").first).to_be_visible()
    for name in stellwerk.games():
        page.goto(f"/aid/{name}")
        expect(page.locator(".aid .symbol").first).to_be_visible()
        assert violations(page) == [], name
        page.goto(f"/rules/{name}")
        expect(page.locator(".markdown .symbol").first).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("name", stellwerk.games())
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_game_says_what_it_is_about(name: str, language: str) -> None:
    folder = stellwerk.game(name).folder
    assert say(folder, language, "intro-aim", {}).count(". ") == 2, "three sentences"
    assert say(folder, language, "intro-points-3", {}) != "intro-points-3"
