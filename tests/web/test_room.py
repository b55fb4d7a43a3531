"""One room: a table screen that everybody sees, and a phone that holds a hand, at a real server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.serving import Browser as Person
from tests.server.serving import Server, free_port, wait_until
from tests.web.conftest import Prepare, Visit

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
SMALL_TELEVISION: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
GAMES = ("nimm-den-zug", "glueck-auf", "railroads", "carnegie")

OUTSIDE = """() => [...document.querySelectorAll(".screen > *, .seat-plate, .region:not(.is-bare), .codes li, .rank")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
  .map(([name]) => name)"""
OVERLAPS = """() => {
  const regions = [...document.querySelectorAll(".screen-pane .region:not(.is-bare)")];
  const boxes = regions.map((one) => one.getBoundingClientRect());
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}"""
CUT_OFF = """() => [...document.querySelectorAll(".screen-told, .screen-asks, .figures")]
  .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
  .map((one) => one.textContent)"""
SCROLLS = (
    """() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"""
)

pytestmark = pytest.mark.xdist_group("chromium")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    port = free_port()
    store = f"sqlite:///{tmp_path_factory.mktemp('room') / 'tables.sqlite3'}"
    with Server(store, port=port, room=f"http://127.0.0.1:{port}") as running:
        yield running


@pytest.fixture
def host(server: Server) -> Person:
    return Person(server)


def browser_of(person: Person, server: Server) -> Prepare:
    kept = person.http.cookies.items()
    return lambda context: context.add_cookies(
        [{"name": name, "value": value, "url": server.address} for name, value in kept]
    )


def play(host: Person, table: str, moves: int) -> None:
    """The first thing that may be done, so many times or until the end."""
    for _ in range(moves):
        wait_until(lambda: host.info(table).over or 0 in host.info(table).waiting)
        if host.info(table).over:
            return
        scene = host.scene(table, 0)
        act = next(one for one in scene.acts if one.why is None)
        move = act.move.replace("{n}", str(act.number.start if act.number else 0))
        host.move(table, 0, move, scene.v)


def screen_link(watch: str) -> str:
    return watch.replace("#", "/screen#")


def drawn(page: Page) -> Page:
    expect(page.locator(".seat-plate").first).to_be_visible(timeout=20_000)
    expect(page.locator(".screen-pane .region .piece").first).to_be_visible(timeout=20_000)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_on_the_screen_at_once_and_nothing_can_be_pressed(visit: Visit, host: Person, game: str) -> None:
    table = host.open(game, "me", "bot:random", "bot:random", "bot:random")
    play(host, table.id, 6)
    screen = drawn(visit(screen_link(table.watch), viewport=TELEVISION))
    for size in (TELEVISION, SMALL_TELEVISION):
        screen.set_viewport_size(size)
        screen.wait_for_function(f"() => !({SCROLLS})() && !({OUTSIDE})().length && !({OVERLAPS})()")
    expect(screen.locator(".seat-plate")).to_have_count(4)
    expect(screen.locator(".screen-told")).not_to_be_empty()
    screen.wait_for_function(f"() => !({CUT_OFF})().length")
    seats = screen.locator('.screen-pane .region[data-role="seat"]')
    assert {seats.nth(i).get_attribute("data-seat") for i in range(seats.count())} == {"0", "1", "2", "3"}
    assert not screen.locator("button:visible, a:visible, input:visible, select:visible").count()
    assert "#" not in screen.url


def test_a_phone_sits_down_by_the_code_and_the_screen_goes_on(visit: Visit, host: Person, server: Server) -> None:
    table = host.open("railroads", "me", "link")
    screen = visit(screen_link(table.watch), viewport=TELEVISION)
    expect(screen.get_by_role("img", name="QR code of the seat of Seat 2")).to_be_visible(timeout=20_000)
    size = screen.locator(".codes .code").bounding_box()
    assert size is not None
    assert size["width"] >= 400
    assert not screen.evaluate(OUTSIDE)
    link = host.get(f"/api/tables/{table.id}/codes").json()[0]["link"]
    assert link == server.address + table.links[1]
    phone = visit(link, viewport=PHONE)
    phone.get_by_label("Your name").fill("Bo")
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.locator(".sign")).to_be_visible(timeout=20_000)
    expect(screen.locator(".codes")).to_have_count(0)
    expect(screen.locator(".seat-plate.seat-1")).to_contain_text("Bo")
    play(host, table.id, 1)
    drawn(screen)
    expect(screen.locator(".screen-told")).to_contain_text("Seat 1")
    waiting = host.info(table.id).waiting
    expect(screen.locator(".seat-plate[aria-current]")).to_have_count(len(waiting))


def test_a_screen_of_the_host_hears_only_what_spectators_hear(visit: Visit, host: Person, server: Server) -> None:
    """The laptop that plays a seat may also be the one at the television."""
    table = host.open("nimm-den-zug", "me", "link", "bot:random")
    heard: list[str] = []
    screen = visit("/api/room", viewport=TELEVISION, prepare=browser_of(host, server))
    screen.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    asked: list[str] = []
    screen.on("request", lambda request: asked.append(request.url))
    screen.goto(f"/t/{table.id}/screen")
    expect(screen.locator(".seat-plate").first).to_be_visible(timeout=20_000)
    wait_until(lambda: any('"type":"scene"' in one for one in heard))
    seen: list[dict[str, Any]] = []
    for frame in heard:
        found = json.loads(frame)
        seen += found if isinstance(found, list) else [found]
    scenes = [one for one in seen if one["type"] in ("hello", "scene")]
    assert scenes
    assert all(one.get("seat") is None for one in scenes)
    assert all(not one.get("acts") for one in scenes)
    tables = [one["table"] for one in seen if one["type"] in ("hello", "table")]
    assert all(not {"mine", "host", "links", "watch"} & set(one) for one in tables)
    paths = {url.partition("/api/tables/")[2] for url in asked if "/api/tables/" in url}
    assert paths <= {f"{table.id}/codes"}, "what is asked for by HTTP is asked for as the host"


def test_a_screen_takes_no_seat(visit: Visit, host: Person) -> None:
    table = host.open("railroads", "me", "link")
    token = table.links[1].partition("=")[2]
    screen = visit(f"/t/{table.id}/screen#watch={token}", viewport=TELEVISION)
    expect(screen.get_by_role("alert")).to_contain_text("This is a link to a seat", timeout=20_000)
    assert not host.info(table.id).seats[1].taken
    stranger = visit(f"/t/{table.id}/screen", "de", viewport=TELEVISION)
    expect(stranger.get_by_role("alert")).to_be_visible(timeout=20_000)


def test_a_screen_comes_back_by_itself(visit: Visit, host: Person) -> None:
    table = host.open("railroads", "me", "bot:random")
    screen = drawn(visit(screen_link(table.watch), viewport=TELEVISION))
    screen.context.set_offline(True)
    screen.evaluate("dispatchEvent(new Event('offline'))")
    expect(screen.locator(".screen-lost")).to_be_visible(timeout=60_000)
    screen.context.set_offline(False)
    screen.evaluate("dispatchEvent(new Event('online'))")
    expect(screen.locator(".screen-lost")).to_have_count(0, timeout=60_000)
    play(host, table.id, 1)
    expect(screen.locator(".screen-told")).to_contain_text("Seat 1", timeout=20_000)


def test_the_result_is_on_the_screen(visit: Visit, host: Person) -> None:
    table = host.open("glueck-auf", "me", "bot:random")
    play(host, table.id, 2_000)
    assert host.info(table.id).over
    for lang, words in (("en", "win"), ("de", "ewinn")):
        screen = visit(screen_link(table.watch), lang, viewport=TELEVISION)
        expect(screen.locator(".screen-result h2")).to_contain_text(words, timeout=20_000)
        expect(screen.locator(".screen-result .rank")).to_have_count(2)
        for size in (TELEVISION, SMALL_TELEVISION):
            screen.set_viewport_size(size)
            screen.wait_for_function(f"() => !({SCROLLS})() && !({OUTSIDE})().length")


def test_lobby_and_table_show_how_others_come_in(visit: Visit, host: Person, server: Server) -> None:
    table = host.open("railroads", "me", "link", "link")
    page = visit("/", prepare=browser_of(host, server))
    expect(page.get_by_role("img", name="QR code of this address")).to_be_visible(timeout=20_000)
    expect(page.locator(".room-card")).to_contain_text(server.address.removeprefix("http://"))
    page.goto(f"/t/{table.id}#links")
    expect(page.locator(".dialog .codes .code")).to_have_count(2, timeout=20_000)
    assert page.get_by_label("Link to the table screen").input_value() == server.address + screen_link(table.watch)
    phone = visit(table.links[1], "de", viewport=PHONE)
    phone.get_by_role("button", name="Platz nehmen").click()
    expect(page.locator(".dialog .codes .code")).to_have_count(1, timeout=20_000)
