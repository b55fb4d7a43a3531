"""The past of a table in the browser: a long log, moments that were not kept, rules that have changed since."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from stellwerk.stage.wire import Scene
from tests.server.kept_tables import KEPT, Kept, in_sqlite
from tests.server.serving import Browser as Player
from tests.server.serving import Server, legal

LINES = 450  # more than two pages
PHONE = {"width": 390, "height": 844}
NEWER = 99  # a version of the rules that nobody here knows

pytestmark = pytest.mark.xdist_group("chromium")
Visit = Callable[..., Page]
Serve = Callable[..., Server]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """A server with the tables of a store, or none yet; it stops after the pages are closed."""
    running: list[Server] = []

    def start(store: str = "") -> Server:
        running.append(Server(store or f"sqlite:///{tmp_path / 'tables.sqlite3'}").start())
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def visit(browser: Browser, serve: Serve) -> Iterator[Visit]:
    """A page that is the same person as a player; nothing may go wrong on it."""
    contexts = []
    errors: list[str] = []

    def go(player: Player, path: str, lang: str = "en", **options: Any) -> Page:
        shape = {"viewport": {"width": 1280, "height": 860}, **options}
        made = browser.new_context(base_url=player.server.address, **shape)
        contexts.append(made)
        for name, value in player.http.cookies.items():
            made.add_cookies([{"name": name, "value": value, "url": player.server.address}])
        chosen = json.dumps({"speed": "none", "lang": lang})
        made.add_init_script(f"localStorage.getItem('stellwerk') ?? localStorage.setItem('stellwerk', '{chosen}')")
        page = made.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        page.goto(path)
        return page

    yield go
    for context in contexts:
        context.close()
    assert errors == []


def grow(player: Player, table: str, lines: int, move: str = "guess 0", seats: int = 1) -> None:
    """Make a move and take it back, again and again; one seat may do so 200 times."""
    with player.line(table) as line:
        line.send({"type": "moment", "v": 0})  # nothing is drawn for whoever looks back
        for v in range(0, lines, 2):
            seat = v // 2 % seats
            line.send({"type": "play", "v": v, "seat": seat, "move": move})
            line.send({"type": "undo", "seat": seat})
        line.send({"type": "moment", "v": lines})
        while line.until(Scene).v != lines or player.info(table).version != lines:
            pass


def played_alone(player: Player) -> str:
    """A game alone, played to its end."""
    table = player.open("lanterns", "me").id
    dice = Random(1)
    while not (scene := player.scene(table, 0)).over:
        move = legal(scene, dice)
        if move is not None:
            player.move(table, 0, move, scene.v)
    return table


def test_the_log_goes_back_page_by_page_and_stays_where_it_is(visit: Visit, serve: Serve) -> None:
    server = serve()
    anna = Player(server)
    table = anna.open("lanterns", "me", "here").id
    grow(anna, table, LINES, "shout", seats=2)  # a line of its own, unlike a guess
    server.stop()  # a table in memory has all its lines at hand
    server.start()
    page = visit(anna, f"/t/{table}")
    page.get_by_role("button", name="I am").click()
    page.get_by_role("tab", name="Log").click()
    lines, earlier = page.locator(".log .line"), page.locator(".earlier")
    expect(earlier).to_have_text("Earlier")
    one_page = lines.count()
    first = lines.first.element_handle()
    assert first is not None

    at = first.evaluate("e => { e.closest('.panel').scrollTop = 0; return e.getBoundingClientRect().top; }")
    expect(lines).not_to_have_count(one_page)
    assert first.evaluate("e => e.getBoundingClientRect().top") == at, "what was read moved"
    two_pages = lines.count()

    earlier.evaluate("e => e.focus({ preventScroll: true })")
    page.keyboard.press("Enter")
    expect(earlier).to_have_count(0)
    whole = lines.count()
    assert one_page < two_pages < whole
    expect(lines.first).to_be_focused()

    anna.move(table, 0, "shout", LINES)
    expect(lines).to_have_count(whole + 1)
    lines.nth(4).click()
    expect(page.locator(".replay-at")).to_have_text(re.compile(rf"^\d of {LINES + 1}$"))
    assert lines.count() < 10
    page.get_by_role("button", name="To the present").click()
    expect(lines).to_have_count(whole + 1)

    anna.move(table, 0, "guess 0", LINES + 1)
    page.get_by_role("button", name="I am").click()
    expect(earlier).to_have_count(1)
    assert lines.count() < two_pages, "other eyes read what these have loaded"


def coarse(socket: WebSocketRoute) -> None:
    """A line to a server that has kept every fourth moment only."""
    server = socket.connect_to_server()

    def ask(message: str | bytes) -> None:
        asked = json.loads(message)
        if asked["type"] == "moment" and asked["v"] is not None:
            asked["v"] -= asked["v"] % 4
        server.send(json.dumps(asked))

    socket.on_message(ask)


def test_the_slider_shows_the_moment_that_was_kept(visit: Visit, serve: Serve) -> None:
    server = serve()
    anna = Player(server)
    table = anna.open("lanterns", "me", "link").id
    grow(anna, table, 20)
    page = visit(anna, "/")
    page.route_web_socket(re.compile(".*/ws"), coarse)
    page.goto(f"/t/{table}?at=7")
    at, slider = page.locator(".replay-at"), page.get_by_role("slider", name="Moment")
    expect(at).to_have_text("4 of 20")
    expect(slider).to_have_value("4")
    slider.press("ArrowRight")
    expect(at).to_have_text("8 of 20")
    page.get_by_role("button", name="One move on").click()
    expect(at).to_have_text("12 of 20")
    page.get_by_role("button", name="One move back").click()
    expect(at).to_have_text("8 of 20")

    box = slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.72, box["y"] + box["height"] / 2, steps=5)
    page.wait_for_timeout(400)
    held = int(slider.input_value())
    assert held % 4, "the answer took the slider out of the hand"
    page.mouse.up()
    expect(at).to_have_text(f"{held - held % 4} of 20")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at).to_have_text("20 of 20")


def test_revised_rules_are_told_once(visit: Visit, serve: Serve, tmp_path: Path) -> None:
    folder = KEPT / "nimm-den-zug" / "rules-1"
    kept = Kept(folder, json.loads((folder / "about.json").read_text("utf-8")))
    server = serve(in_sqlite(kept, tmp_path))
    table = kept.about["tables"]["people"]["table"]
    page = visit(kept.host(server), f"/t/{table}", "de")
    page.get_by_role("button", name="Ich bin").click()
    told = page.locator(".revised")
    expect(told).to_contain_text("Die Regeln dieses Spiels wurden überarbeitet")
    told.get_by_role("button", name="Schließen").click()
    expect(told).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Ich bin").click()
    page.get_by_role("tab", name="Protokoll").click()
    expect(page.locator(".log")).to_contain_text("Die Regeln dieses Spiels wurden überarbeitet")
    assert told.count() == 0


def test_a_table_of_newer_rules_can_be_looked_at(visit: Visit, serve: Serve, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    server = serve()
    anna = Player(server)
    running = anna.open("lanterns", "me", "here").id
    grow(anna, running, 4)
    over = played_alone(anna)
    server.stop()
    with sqlite3.connect(path) as store:
        store.execute("update game_table set rules=?", (NEWER,))
    server.start()

    page = visit(anna, f"/t/{running}", "de")
    expect(page.locator(".shut")).to_contain_text(f"nach Regelversion {NEWER}")
    assert page.locator(".prompt, .region, .curtain").count() == 0
    page.locator(".log .line").first.click()
    expect(page.locator(".replay-at")).to_have_text("2 von 4")
    expect(page.locator(".shut")).to_be_visible()
    page.get_by_role("tab", name="Text").click()
    page.reload()
    expect(page.locator(".replay-at")).to_have_text("2 von 4")

    page.goto(f"/t/{over}")
    expect(page.locator(".final .enamel")).to_be_visible()
    page.get_by_role("button", name="Tisch ansehen").click()
    expect(page.locator(".shut")).to_be_visible()

    page.goto("/")
    state = page.locator(f".departure:has([href='/t/{running}'])")
    expect(state).to_contain_text("Nur noch anzusehen")
    expect(state).not_to_have_class(re.compile("due"))

    phone = visit(anna, f"/t/{running}", viewport=PHONE)
    expect(phone.locator(".shut")).to_be_in_viewport(ratio=1)
    expect(phone.locator(".bottom-sheet")).to_be_hidden()
