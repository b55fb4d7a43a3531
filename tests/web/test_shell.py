"""The pages around the drawing, played in Chromium against a real server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, WebSocketRoute, expect

from tests.server.serving import Server

GAME = "nimm-den-zug"
AXE = (Path(__file__).parents[1] / "vendor" / "axe-core" / "axe.min.js").read_text("utf-8")
ME = {"kind": "me", "name": "Anna"}
HERE = {"kind": "here", "name": "Bert"}
BOT = {"kind": "bot", "name": "Otto", "bot": "greedy"}
LINK = {"kind": "link"}
PHONE = {"width": 390, "height": 844}

pytestmark = pytest.mark.xdist_group("chromium")
Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('shell') / 'tables.sqlite3'}") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """A page of a browser that has never been here; it must not report an error."""
    contexts = []
    errors: list[str] = []

    def go(path: str = "/", settings: dict[str, Any] | None = None, **context: Any) -> Page:
        options = {"viewport": {"width": 1280, "height": 860}, "locale": "en-US", **context}
        made = browser.new_context(base_url=server.address, **options)
        contexts.append(made)
        chosen = {"speed": "none", **(settings or {})}
        made.add_init_script(
            f"localStorage.getItem('stellwerk') ?? localStorage.setItem('stellwerk', JSON.stringify({chosen!r}))"
        )
        page = made.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield go
    for context in contexts:
        context.close()
    assert errors == []


def opened(page: Page, *seats: dict[str, str], **options: str) -> dict[str, Any]:
    """A table opened by this browser."""
    body = {"game": GAME, "seats": list(seats), "options": options}
    answer = page.request.post("/api/tables", data=body)
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def sit(page: Page, *seats: dict[str, str]) -> dict[str, Any]:
    table = opened(page, *seats)
    page.goto(f"/t/{table['id']}")
    return table


def choosable(page: Page) -> None:
    """Wait until something is asked of this player."""
    expect(page.locator(".prompt-row.asked")).to_be_visible(timeout=20_000)
    expect(page.locator(".move:not(.refused), .bid, .handle").first).to_be_visible()


def decide(page: Page) -> None:
    """Make the first move of the list, or the bid that is set."""
    choosable(page)
    able = page.locator(".bid .primary, .move:not(.refused)")
    if not able.count():
        page.locator(".handle").click()
    able.first.click()


def until_wagons(page: Page) -> None:
    """Play on until a card may be chosen for a train."""
    card = page.locator(".scene .kind-wagon.is-open")
    for _ in range(60):
        choosable(page)
        if card.count() > 1:
            return
        if page.locator(".confirm").count() == 0:
            decide(page)
        page.evaluate("document.querySelector('.confirm .primary')?.click()")  # a running clock may take it away
        page.wait_for_timeout(150)
    raise AssertionError("no wagon can be chosen")


def places(page: Page, selector: str) -> list[float]:
    """Where the element is in each of the next frames."""
    script = """selector => new Promise((done) => {
      const seen = [];
      const frame = () => {
        seen.push(document.querySelector(selector).getBoundingClientRect().y);
        if (seen.length < 20) requestAnimationFrame(frame); else done(seen);
      };
      frame();
    })"""
    found: list[float] = page.evaluate(script, selector)
    return found


def bottom(page: Page, selector: str) -> float:
    found: float = page.locator(selector).first.evaluate("e => e.getBoundingClientRect().bottom")
    return found


def violations(page: Page) -> list[Any]:
    page.evaluate(AXE)
    found: list[Any] = page.evaluate("axe.run().then(r => r.violations.map(v => [v.id, v.nodes.map(n => n.target)]))")
    return found


# --- first minutes ------------------------------------------------------------


def test_the_first_decision_is_one_click_away(visit: Visit) -> None:
    page = visit()
    page.locator(f"[data-game={GAME}] .primary").click()
    expect(page.locator(".prompt")).not_to_be_empty()
    choosable(page)


def test_the_language_changes_at_any_time_and_stays(visit: Visit) -> None:
    page = visit()
    sit(page, ME, BOT)
    choosable(page)
    expect(page.get_by_role("tab", name="Moves")).to_be_visible()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("tab", name="Züge")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    page.reload()
    expect(page.get_by_role("tab", name="Züge")).to_be_visible()


def test_no_message_is_missing_on_the_way(visit: Visit) -> None:
    """An unknown message would stand there as its id."""
    page = visit(settings={"lang": "de"})
    for path in ("/", f"/new/{GAME}", f"/rules/{GAME}"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert "ui-" not in page.locator("body").inner_text()
        assert page.locator("[aria-label^='ui-'], [title^='ui-'], [placeholder^='ui-']").count() == 0


def test_a_wrong_component_file_is_refused_with_its_path(visit: Visit) -> None:
    page = visit(f"/new/{GAME}")
    page.locator("summary", has_text="Components").click()
    file = FilePayload(name="mine.toml", mimeType="text/plain", buffer=b"[nowhere]\nx = 1\n")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("Chosen: mine.toml")).to_be_visible()
    page.locator("form .primary").click()
    expect(page.get_by_role("alert")).to_contain_text("nowhere")


# --- links --------------------------------------------------------------------


def test_a_friend_joins_by_link_and_the_secret_leaves_the_address(visit: Visit) -> None:
    host = visit()
    table = sit(host, ME, LINK, BOT)
    friend = visit(table["links"]["1"], {"lang": "de"})
    expect(friend.get_by_role("heading", name="Anna lädt dich ein: Nimm den Zug")).to_be_visible()
    assert "#" not in friend.url
    friend.get_by_label("Dein Name").fill("Clara")
    friend.get_by_role("button", name="Platz nehmen").click()
    expect(friend.locator(".strip.own")).to_contain_text("Clara")
    expect(host.locator(".strips")).to_contain_text("Clara")
    friend.get_by_role("tab", name="Chat").click()
    friend.get_by_label("Sagen").fill("Guten Abend")
    friend.keyboard.press("Enter")
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator(".chat")).to_contain_text("Guten Abend")


def test_a_spectator_sees_the_table_and_no_moves(visit: Visit) -> None:
    host = visit()
    table = sit(host, ME, BOT)
    guest = visit(table["watch"])
    expect(guest.get_by_role("heading", name="Watch: Nimm den Zug at the table of Anna")).to_be_visible()
    guest.get_by_role("button", name="Watch").click()
    expect(guest.locator(".prompt")).not_to_be_empty()
    expect(guest.locator(".watching")).to_contain_text("You are watching")
    assert guest.locator(".strip.own").count() == 0


def test_strangers_are_told_why_they_stay_outside(visit: Visit) -> None:
    table = opened(visit(), ME, BOT)
    page = visit(f"/t/{table['id']}", {"lang": "de"})
    expect(page.get_by_role("alert")).to_contain_text("keinen Platz")
    page.goto("/t/nowhere")
    expect(page.get_by_role("alert")).to_be_visible()


# --- playing ------------------------------------------------------------------


def test_a_curtain_hides_everything_between_two_seats_at_one_screen(visit: Visit) -> None:
    page = visit()
    sit(page, ME, HERE)
    for _ in range(6):
        curtain = page.locator(".curtain")
        expect(curtain.or_(page.locator(".move:not(.refused), .bid").first)).to_be_visible()
        if curtain.count():
            assert page.locator(".scene .piece").count() == 0
            assert page.locator(".strips, .moves, .log, .prompt").count() == 0
            page.get_by_role("button", name="I am").click()
        decide(page)
        page.wait_for_timeout(200)
    assert page.locator(".strip").count() in (0, 2)


def test_a_move_can_be_confirmed_by_a_second_tap(visit: Visit) -> None:
    page = visit(settings={"confirm": "on"}, viewport=PHONE, has_touch=True)
    sit(page, ME, BOT)
    until_wagons(page)
    before = page.locator(".prompt").inner_text()
    move = page.locator(".move:not(.refused)").first
    move.click()
    expect(page.locator(".confirm")).to_be_visible()
    expect(page.locator(".handle")).to_have_count(0)
    assert page.locator(".prompt").inner_text() == before
    page.locator(".confirm").get_by_role("button", name="Not this").click()
    expect(page.locator(".confirm")).to_have_count(0)


def test_what_lies_under_the_pointer_does_not_shake_the_confirmation(visit: Visit) -> None:
    """The card shows what the chosen move changes; a move below it that comes under the pointer must not change it."""
    page = visit(settings={"confirm": "on"})
    sit(page, ME, BOT)
    until_wagons(page)
    page.locator(".move:not(.refused):not(.main)").first.click()
    page.locator(".confirm .lens").wait_for()
    box = page.locator(".move-list").first.bounding_box()
    assert box is not None
    for y in range(int(box["y"]), int(box["y"]) + 120, 10):
        page.mouse.move(box["x"] + 40, y)
        page.wait_for_timeout(200)
        assert len(set(places(page, ".confirm .primary"))) == 1
        expect(page.locator(".confirm .lens")).to_be_visible()


def paying(socket: WebSocketRoute) -> None:
    """A line on which every move but a bid is told to bring something."""
    server = socket.connect_to_server()

    def back(message: str | bytes) -> None:
        told = json.loads(message)
        if isinstance(told, dict) and told["type"] == "lens" and not told["move"].startswith("bid"):
            told["after"]["sources"]["goals"] = 7
        socket.send(json.dumps(told))

    server.on_message(back)


def test_what_lies_under_the_pointer_does_not_shake_the_sheet(visit: Visit) -> None:
    """In a narrow window with a mouse: a lens that came with the move under it would push that move away again."""
    page = visit(viewport=PHONE)
    page.route_web_socket(re.compile(".*"), paying)
    table = opened(page, ME, BOT, method="chosen", start="seat-1", **{"count-ms": "3000"})
    page.goto(f"/t/{table['id']}")
    choosable(page)
    page.get_by_role("button", name="Open").click()
    wait = page.get_by_role("button", name="Wait")
    for _ in range(20):
        if wait.count():
            break
        decide(page)
        page.wait_for_timeout(300)
    wait.hover()
    page.wait_for_timeout(300)
    assert len(set(places(page, ".bottom-sheet .bid .primary"))) == 1


def test_on_a_phone_cards_trains_and_the_next_button_are_seen_together(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    sit(page, ME, BOT, BOT)
    until_wagons(page)
    page.wait_for_timeout(600)
    assert (
        bottom(page, ".role-stage") - page.locator(".role-stage").evaluate("e => e.getBoundingClientRect().top") < 260
    )
    assert page.locator(".felt").evaluate("e => e.scrollTop") == 0
    train = ".zone[data-id^='train-'][data-id$='-3']"
    top = ".bottom-sheet"
    edge = "e => e.getBoundingClientRect().top"
    assert bottom(page, train) <= page.locator(top).evaluate(edge)
    page.locator(".handle").click()
    expect(page.locator(".bottom-sheet .move").nth(3)).to_be_visible()
    page.locator(".handle").click()
    page.locator(".scene .kind-wagon.is-open").first.tap()
    target = page.locator(".scene .zone.is-open").first
    expect(target).to_be_visible()
    assert bottom(page, ".scene .zone.is-open") <= page.locator(top).evaluate(edge)
    box = target.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2)
    expect(page.locator(".confirm .lens")).to_be_visible()
    assert len(set(places(page, ".confirm .primary"))) == 1
    assert bottom(page, train) <= page.locator(top).evaluate(edge)
    page.locator(".confirm .primary").click()
    expect(page.locator(".confirm")).to_have_count(0)


def test_every_refused_move_says_why(visit: Visit) -> None:
    page = visit()
    sit(page, ME, BOT)
    choosable(page)
    page.locator(".refusals summary").click()
    refused = page.locator(".move.refused").first
    refused.click(force=True)
    reason = page.locator(".reason.asked")
    expect(reason).to_be_visible()
    reason.get_by_role("link").click()
    expect(page.locator(".rule.wanted")).to_be_visible()


def test_every_moment_has_its_address(visit: Visit) -> None:
    page = visit()
    table = sit(page, ME, BOT)
    for _ in range(3):
        decide(page)
        page.wait_for_timeout(300)
    choosable(page)
    page.get_by_role("tab", name="Log").click()
    page.locator(".log .line").first.click()
    expect(page.locator(".replay")).to_be_visible()
    page.wait_for_url(f"**/t/{table['id']}?at=*")
    past = page.locator(".text-view, .scene").first
    expect(past).to_be_visible()
    page.reload()
    expect(page.locator(".replay")).to_be_visible()
    page.get_by_role("button", name="To the present").click()
    expect(page.locator(".replay")).to_have_count(0)
    assert "at=" not in page.url


def test_the_keyboard_alone_makes_a_move(visit: Visit) -> None:
    page = visit()
    sit(page, ME, BOT)
    choosable(page)
    before = page.locator(".scene").inner_html()
    if page.locator(".bid").count():
        page.locator(".slider").first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")
    page.wait_for_function("before => document.querySelector('.scene').innerHTML !== before", arg=before)


def test_a_lost_line_is_said_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        context = browser.new_context(base_url=server.address, locale="en-US")
        page = context.new_page()
        page.goto("/")
        sit(page, ME, BOT)
        choosable(page)
        server.kill()
        expect(page.get_by_role("alert")).to_contain_text("connection was lost")
        server.start()
        expect(page.get_by_role("alert")).to_have_count(0, timeout=20_000)
        choosable(page)
        context.close()


# --- for everybody ------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing(visit: Visit, scheme: str, width: int) -> None:
    page = visit(color_scheme=scheme, viewport={"width": width, "height": 844})
    expect(page.locator(".poster").first).to_be_visible()
    assert violations(page) == []
    page.goto(f"/new/{GAME}")
    page.locator("summary", has_text="open questions").click()
    assert violations(page) == []
    page.goto(f"/rules/{GAME}")
    expect(page.locator(".rules")).to_be_visible()
    assert violations(page) == []
    sit(page, ME, BOT, BOT)
    choosable(page)
    assert violations(page) == []


def test_a_phone_never_scrolls_sideways(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    for path in ("/", f"/new/{GAME}", f"/rules/{GAME}"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    sit(page, ME, BOT, BOT)
    choosable(page)
    for tab in page.locator(".tabbar button").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    apart = "!e.matches('.skip-link, .about')"  # what stands in a line of text asks for its meaning only
    small = f"e => e.getClientRects().length && {apart} && e.getBoundingClientRect().height < 44"
    page.locator(".tabbar button").first.click()
    assert page.evaluate(f"[...document.querySelectorAll('button')].filter({small}).map(e => e.outerHTML)") == []


def test_the_text_view_tells_the_whole_table(visit: Visit) -> None:
    page = visit()
    sit(page, ME, BOT)
    choosable(page)
    page.get_by_role("tab", name="Text").click()
    text = page.locator(".text-view")
    expect(text).to_contain_text("Anna")
    expect(text).to_contain_text(page.locator(".prompt").inner_text())
    sections = page.locator(".scene .region").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    for section in sections:
        expect(text.get_by_role("heading", name=section).first).to_be_visible()
