"""How a move is chosen: quick amounts, two questions for two steps, a list in order, and answers that had to be so."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.serving import Server

pytestmark = pytest.mark.xdist_group("chromium")
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Otto", "bot": "greedy"}]
Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('choosing') / 'tables.sqlite3'}") as running:
        yield running


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Sit down at a new table; the page must not report an error."""
    contexts = []
    errors: list[str] = []

    def go(game: str, settings: dict[str, Any] | None = None, line: Any = None, **options: str) -> Page:
        viewport: Any = {"width": 1280, "height": 860}
        made = browser.new_context(base_url=server.address, locale="en-US", viewport=viewport)
        contexts.append(made)
        chosen = {"speed": "none", **(settings or {})}
        made.add_init_script(f"localStorage.setItem('stellwerk', JSON.stringify({chosen!r}))")
        page = made.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        if line is not None:
            page.route_web_socket(re.compile(".*"), line)
        page.goto("/")
        body = {"game": game, "seats": SEATS, "options": options}
        answer = page.request.post("/api/tables", data=body)
        assert answer.status == 201, answer.text()
        page.goto(f"/t/{answer.json()['id']}")
        return page

    yield go
    for context in contexts:
        context.close()
    assert errors == []


def until(page: Page, selector: str) -> None:
    """Make first moves until something like this is there."""
    for _ in range(80):
        expect(page.locator(".prompt-row.asked, dialog[open]").first).to_be_visible(timeout=20_000)
        if page.locator("dialog[open]").count():  # a day's accounts lie on the table
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
            continue
        page.wait_for_timeout(100)
        if page.locator(selector).count():
            return
        page.locator(".moves:not(.past) :is(.bid .primary, .move:not(.refused))").first.click(timeout=5000)
        page.wait_for_timeout(150)
    raise AssertionError(f"{selector} never comes")


def test_a_quick_amount_is_taken_in_hand(sit: Visit) -> None:
    page = sit("nimm-den-zug")
    until(page, ".bid .mark:nth-child(2)")
    mark = page.locator(".bid .mark").nth(1)
    wanted = mark.inner_text()
    mark.click(timeout=3000)
    expect(page.locator(".bid-amount")).to_have_text(wanted)
    expect(mark).to_have_attribute("aria-pressed", "true")


def test_two_steps_ask_two_questions(sit: Visit) -> None:
    page = sit("railroads")
    until(page, ".ways")
    before = page.locator(".prompt").inner_text()
    first = page.locator(".ways .move").first
    first.hover()
    expect(page.locator(".scene .is-pointed")).to_have_count(2)
    page.mouse.move(5, 5)
    expect(page.locator(".scene .is-pointed")).to_have_count(0)
    target = page.locator(".scene .zone.is-open, .scene .piece.is-open")
    for i in range(target.count()):
        target.nth(i).hover(force=True)
        if page.locator(".move.met").count() > 1:
            target.nth(i).click(force=True)
            break
    expect(page.locator(".prompt")).to_have_text("Pay with …")
    assert page.locator(".ways").count() == 1
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_have_text(before)


def test_passing_is_the_last_of_the_list_and_never_the_first_key(sit: Visit) -> None:
    page = sit("railroads")
    until(page, ".leaving .move")
    leaving = page.locator(".moves .list > .leaving")
    expect(leaving.locator("kbd")).to_have_text("0")
    assert "Pass" in leaving.inner_text()
    assert leaving.evaluate(
        "e => [...document.querySelectorAll('.moves .list > section')].every(s => s.compareDocumentPosition(e) & 4)"
    )
    assert page.locator(".move.refused").count() == 0, "what is refused lies folded"
    page.locator(".refusals summary").click()
    expect(page.locator(".move.refused").first).to_be_visible()


class FirstScene:
    """A line on which the first scene with something to do is told otherwise; what the page then says is kept."""

    def __init__(self, otherwise: Callable[[dict[str, Any], list[dict[str, Any]]], None]) -> None:
        self.otherwise = otherwise
        self.said: list[dict[str, Any]] = []
        self.told = ""

    def __call__(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def back(message: str | bytes) -> None:
            told = json.loads(message)
            if isinstance(told, dict) and told["type"] == "scene" and not self.told:
                able = [act for act in told["acts"] if not act.get("why") and not act.get("number")]
                if able:
                    self.told = able[0]["move"]
                    self.otherwise(told, able)
            socket.send(json.dumps(told))

        def forth(message: str | bytes) -> None:
            self.said.append(json.loads(message))
            server.send(message)

        server.on_message(back)
        socket.on_message(forth)

    @property
    def played(self) -> list[str]:
        return [one["move"] for one in self.said if one["type"] == "play"]


def asked(page: Page, line: FirstScene) -> None:
    """Wait for the turn. Where the other one began, it came as a change: a page that is loaded anew gets a scene."""
    expect(page.locator(".prompt-row.asked")).to_be_visible(timeout=20_000)
    if not line.told:
        page.reload()


def one_answer(scene: dict[str, Any], able: list[dict[str, Any]]) -> None:
    scene["acts"], scene["forced"] = able[:1], True


def an_order(scene: dict[str, Any], able: list[dict[str, Any]]) -> None:
    scene["acts"] = [{**act, "order": True} for act in able]


def test_an_order_can_be_left_to_the_table(sit: Visit) -> None:
    line = FirstScene(an_order)
    page = sit("railroads", line=line)
    asked(page, line)
    page.get_by_role("button", name="All, in any order").click(timeout=20_000)
    page.wait_for_timeout(600)
    assert line.played == [line.told], "what is asked next is no order"
    expect(page.locator(".prompt-row.asked")).to_be_visible(timeout=20_000)


def test_a_refusal_goes_with_the_next_move(sit: Visit) -> None:
    page = sit("railroads")
    until(page, ".refusals summary")
    page.locator(".refusals summary").click()
    page.locator(".move.refused").first.click(force=True)
    expect(page.locator(".reason.asked")).to_have_count(1)
    page.locator(".moves:not(.past) .move:not(.refused)").first.click()
    expect(page.locator(".reason.asked")).to_have_count(0)


def test_the_way_of_paying_is_remembered(sit: Visit) -> None:
    page = sit("railroads")
    until(page, ".moves:not(.past) .ways")
    way = page.locator(".ways .move").nth(1)
    said = way.inner_text().split("\n")[0]
    way.click()
    until(page, f".moves:not(.past) .ways .move:has-text({said!r})")
    firsts = page.locator(".ways").evaluate_all(
        "all => all.map(one => one.querySelector('.move').innerText.split('\\n')[0])"
    )
    assert said in firsts


def test_the_only_answer_is_made_by_itself(sit: Visit) -> None:
    line = FirstScene(one_answer)
    page = sit("railroads", line=line)
    asked(page, line)
    expect(page.locator(".prompt-row.asked")).to_be_visible(timeout=20_000)
    page.wait_for_timeout(600)
    assert line.played[:1] == [line.told]


def test_whoever_wants_is_always_asked(sit: Visit) -> None:
    line = FirstScene(one_answer)
    page = sit("railroads", settings={"forced": "ask"}, line=line)
    asked(page, line)
    expect(page.locator(".moves:not(.past) .move:not(.refused)")).to_have_count(1, timeout=20_000)
    page.wait_for_timeout(400)
    assert line.played == []
