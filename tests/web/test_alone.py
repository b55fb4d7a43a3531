"""Games alone in the browser: the way there, the end, and the record of the best."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from stellwerk.stage.wire import Scene
from tests.server.serving import Server, legal

GAME = "lanterns"
WATCHMAN = 4  # his points
AXE = (Path(__file__).parents[1] / "vendor" / "axe-core" / "axe.min.js").read_text("utf-8")
PHONE = {"width": 360, "height": 780}

pytestmark = pytest.mark.xdist_group("chromium")
Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('alone') / 'tables.sqlite3'}") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    contexts = []
    errors: list[str] = []

    def go(lang: str = "en", **options: Any) -> Page:
        made = browser.new_context(base_url=server.address, **{"viewport": {"width": 1280, "height": 860}, **options})
        contexts.append(made)
        chosen = json.dumps({"speed": "none", "lang": lang, "name": "Anna"})
        made.add_init_script(f"localStorage.getItem('stellwerk') ?? localStorage.setItem('stellwerk', '{chosen}')")
        page = made.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto("/")
        return page

    yield go
    for context in contexts:
        context.close()
    assert errors == []


def played(page: Page, **options: str) -> str:
    """A game alone, played to its end by this browser's session."""
    wish = {"game": GAME, "seats": [{"kind": "me", "name": "Anna"}], "options": options}
    table = str(page.request.post("/api/tables", data=wish).json()["id"])
    dice = Random(table)
    for _ in range(400):
        scene = msgspec.json.decode(page.request.get(f"/api/tables/{table}/scene?seat=0").body(), type=Scene)
        if scene.over:
            return table
        move = legal(scene, dice)
        if move is not None:
            page.request.post(f"/api/tables/{table}/moves", data={"seat": 0, "move": move, "v": scene.v})
    raise AssertionError("the game does not end")


def total(page: Page, table: str) -> int:
    found: int = page.request.get(f"/api/tables/{table}/record").json()["this"]["total"]
    return found


def result(page: Page, table: str) -> str:
    """As the record writes it."""
    return f"{total(page, table)} {'won' if total(page, table) >= WATCHMAN else 'lost'}"


def sideways(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    boxes: bool = page.evaluate(
        "[...document.querySelectorAll('.record')].some(e => e.getBoundingClientRect().right > innerWidth)"
    )
    return wide or boxes


def violations(page: Page) -> list[Any]:
    page.evaluate(AXE)
    found: list[Any] = page.evaluate("axe.run().then(r => r.violations.map(v => [v.id, v.nodes.map(n => n.target)]))")
    return found


def test_the_end_tells_who_won_and_where_the_game_stands(visit: Visit) -> None:
    page = visit()
    first = played(page)
    page.goto(f"/t/{first}")
    record = page.locator(".record-card")
    expect(record).to_contain_text("Your first result with this combination")
    winner = "Anna" if total(page, first) > WATCHMAN else "Watchman"
    expect(page.locator(".final .rank", has_text="Watchman")).to_contain_text("4")
    if total(page, first) != WATCHMAN:
        expect(page.get_by_role("heading", name=f"{winner} wins")).to_be_visible()
    for _ in range(6):
        played(page)
    totals = sorted(
        (one["total"] for one in page.request.get(f"/api/record?game={GAME}").json()[0]["best"]), reverse=True
    )
    page.reload()
    expect(record.get_by_role("table")).to_be_visible()
    here = record.locator("tr[aria-current=true]")
    expect(here).to_contain_text("this game")
    expect(here.get_by_role("rowheader")).to_have_text(result(page, first))
    shown = record.get_by_role("rowheader").all_inner_texts()
    assert [int(one.split()[0]) for one in shown[:5]] == totals
    assert violations(page) == []


def test_the_form_for_one_lists_the_best_of_the_chosen_modules(visit: Visit) -> None:
    page = visit()
    plain = played(page)
    played(page, length="long")
    page.goto("/")
    poster = page.get_by_role("article", name="Lanterns")
    expect(poster).to_contain_text("Your best alone")
    poster.get_by_role("link", name="Play alone").click()
    expect(page.locator(".seat-row")).to_have_count(1)
    card = page.get_by_role("region", name="Your best alone")
    expect(card).to_contain_text("One game so far: Length: short")
    best = card.get_by_role("table", name="Your best – Length: short")
    expect(best.get_by_role("rowheader")).to_have_text([result(page, plain)])
    rows = card.get_by_role("table", name="All combinations").get_by_role("rowheader")
    expect(rows).to_have_text(["Length: short", "Length: long"])
    page.locator("label", has_text=re.compile("^long$")).click()
    expect(card).to_contain_text("One game so far: Length: long")
    page.locator("summary", has_text="open question").click()
    page.locator("label", has_text="late").click()
    expect(card).to_contain_text("One game so far: Length: long")
    page.get_by_role("button", name="One more seat").click()
    expect(card).to_have_count(0)


def test_a_listed_game_can_be_seen_again_and_its_address_is_no_key(visit: Visit) -> None:
    page = visit()
    table = played(page)
    page.goto(f"/new/{GAME}?players=1")
    page.locator(".record .watch").first.click()
    page.wait_for_url(f"**/t/{table}?at=0")
    expect(page.locator(".replay")).to_be_visible()
    stranger = visit()
    stranger.goto(f"/t/{table}?at=0")
    expect(stranger.get_by_role("alert")).to_contain_text("no seat")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_in_german_everything_fits(visit: Visit, scheme: str) -> None:
    page = visit("de", viewport=PHONE, has_touch=True, color_scheme=scheme)
    table = played(page)
    played(page, length="long")
    for path in ("/", f"/new/{GAME}?players=1", f"/t/{table}"):
        page.goto(path)
        expect(page.locator(".record, .poster").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert not sideways(page)
        assert "ui-" not in page.locator("body").inner_text()
        assert path == "/" or violations(page) == []  # the front page has its own test
    expect(page.locator(".record-card")).to_contain_text("Deine besten Ergebnisse – Länge: kurz")
    expect(page.get_by_role("button", name="Noch einmal")).to_be_visible()


def test_pointing_at_a_target_shows_what_it_changes_and_asks_little(visit: Visit) -> None:
    page = visit()
    asked: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: asked.append(str(frame)) if "shout" in str(frame) else None)

    page.on("websocket", listen)
    seats = [{"kind": "me", "name": "Anna"}]
    table = page.request.post("/api/tables", data={"game": GAME, "seats": seats}).json()["id"]
    page.goto(f"/t/{table}")
    target = page.locator(".scene [data-id=table].is-open")
    expect(target).to_be_visible()
    box = target.bounding_box()
    assert box is not None
    for n in range(12):
        inside = box["y"] + box["height"] / 2 if n % 2 else box["y"] + box["height"] + 60
        page.mouse.move(box["x"] + 20 + n, inside)
    expect(page.locator(".lens")).to_contain_text("Shouts")
    assert len(asked) < 4, "who only passes over it asks nothing"  # one question, or a few where the machine stumbles
    before = len(asked)
    page.mouse.move(5, 5)
    expect(page.locator(".lens")).not_to_contain_text("Shouts")  # the amount in hand is shown again
    target.focus()
    expect(page.locator(".lens")).to_contain_text("Shouts")
    assert len(asked) == before, "what is known is not asked again"
