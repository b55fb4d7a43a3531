"""Notices in the browser: the sheet with its ways, the links of letters, and what an open page tells."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

from tests.server.post_offices import Office, Receiver
from tests.server.serving import Server, free_port, wait_until
from tests.web.conftest import WIDE, Visit

ME = {"kind": "me", "name": "Anna"}
LINK = {"kind": "link", "name": ""}
PHONE: ViewportSize = {"width": 390, "height": 844}
SHOTS = os.environ.get("STELLWERK_SHOTS", "")  # a folder: pictures to look at
GAME = "carnegie"
SHEET = {"en": "Notices", "de": "Benachrichtigungen"}

# what is shown is kept, and looked at in short intervals
EARS = """
window.shown = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { this.title = title; window.shown.push(this); Object.assign(this, options); }
  close() {}
};
const wait = window.setTimeout;
window.setTimeout = (work, ms, ...more) => wait(work, ms === 10000 ? 300 : ms, ...more);
"""

pytestmark = pytest.mark.xdist_group("chromium")


@pytest.fixture(scope="module")
def office() -> Iterator[Office]:
    with Office() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, office: Office) -> Iterator[Server]:
    port = free_port()
    given = {"public": f"http://127.0.0.1:{port}", "hooks_anywhere": "true", "notice_grace_s": 0}
    address = f"sqlite:///{tmp_path_factory.mktemp('notices') / 'tables.sqlite3'}"
    with Server(address, port, **given, **office.settings) as running:
        yield running


def allowed(context: BrowserContext) -> None:
    context.grant_permissions(["notifications"])


def hearing(context: BrowserContext) -> None:
    allowed(context)
    context.add_init_script(EARS)


def opened(page: Page, *seats: dict[str, str]) -> dict[str, Any]:
    answer = page.request.post("/api/tables", data={"game": GAME, "seats": list(seats)})
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def joined(host: Page, friend: Page) -> str:
    table = opened(host, ME, LINK)
    token = table["links"]["1"].partition("#k=")[2]
    assert friend.request.post(f"/api/tables/{table['id']}/join", data={"token": token, "name": "Bo"}).ok
    return str(table["id"])


def play_until_asked(table: str, mover: Page, seat: int, other: int) -> None:
    """One moves until the other is asked."""
    while other not in (info := mover.request.get(f"/api/tables/{table}").json())["waiting"]:
        acts = mover.request.get(f"/api/tables/{table}/scene?seat={seat}").json()["acts"]
        move = next(act["move"] for act in acts if not act.get("why"))
        body = {"seat": seat, "move": move.replace("{n}", "0"), "v": info["version"]}
        assert mover.request.post(f"/api/tables/{table}/moves", data=body).ok, move


def sheet(page: Page, lang: str) -> Locator:
    page.get_by_role("button", name=SHEET[lang], exact=True).click()
    found = page.get_by_role("dialog", name=SHEET[lang])
    expect(found.locator(".notice-way")).to_have_count(3, timeout=20_000)
    return found


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def fits(page: Page) -> bool:
    wide = "document.querySelector('.dialog').scrollWidth <= document.querySelector('.dialog').clientWidth"
    return bool(page.evaluate(f"document.documentElement.scrollWidth <= innerWidth && {wide}"))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["desktop", "phone"])
def test_every_way_is_chosen_in_one_sheet(visit: Visit, office: Office, lang: str, viewport: ViewportSize) -> None:
    page = visit("/", lang, viewport, allowed)
    opened(page, ME, LINK)
    page.reload()
    found = sheet(page, lang)
    assert fits(page)
    shot(page, f"sheet-{lang}-{viewport['width']}")
    address = f"anna-{lang}-{viewport['width']}@home.example"
    found.get_by_role("button", name="Turn on" if lang == "en" else "Einschalten").click()
    expect(found.locator(".notice-way.on")).to_have_count(1)
    found.get_by_label("Mail address" if lang == "en" else "Mailadresse").fill(address)
    found.get_by_role("button", name="Send a link" if lang == "en" else "Link zum").click()
    expect(found.locator(".notice-way").nth(1)).to_contain_text(address)
    expect(found.locator(".notice-way").nth(1).locator(".banner")).to_be_visible()
    (letter,) = office.to(address)
    confirm = letter.text[letter.text.index("http://", letter.text.index("#confirm=") - 60) :].split()[0]
    elsewhere = visit(confirm, lang, viewport)
    elsewhere.get_by_role("button", name="Confirm" if lang == "en" else "bestätigen").click()
    expect(elsewhere.get_by_role("status").first).to_contain_text("confirmed" if lang == "en" else "bestätigt")
    assert "confirm" not in elsewhere.url, "the secret has left the address"
    shot(elsewhere, f"confirmed-{lang}-{viewport['width']}")
    with Receiver() as receiver:
        found.get_by_role("button", name="Set up" if lang == "en" else "Einrichten").click()
        found.locator("select").select_option("discord")
        found.get_by_label("Address of the" if lang == "en" else "Adresse des").fill(f"{receiver.url}/api/webhooks/1")
        found.get_by_role("button", name="Try it" if lang == "en" else "Ausprobieren").click()
        expect(found.locator(".notice-way").nth(2)).to_contain_text("127.0.0.1")
        assert receiver.told[0].path == "/api/webhooks/1"
    found.get_by_role("button", name="Close" if lang == "en" else "Schließen").click()
    found = sheet(page, lang)
    expect(found.locator(".notice-way.on")).to_have_count(3)
    assert fits(page)
    shot(page, f"chosen-{lang}-{viewport['width']}")
    over = found.locator(".notice-way").nth(1).locator("input[type=checkbox]").nth(2)
    over.click()
    expect(over).not_to_be_checked()
    ways = page.request.get("/api/me/notices").json()["ways"]
    assert {way["way"]: way["kinds"] for way in ways}["mail"] == ["turn", "agree"]
    found.get_by_role("button", name="Forget the address" if lang == "en" else "Adresse vergessen").click()
    expect(found.locator(".notice-way.on")).to_have_count(2)


def test_what_goes_wrong_is_said(visit: Visit) -> None:
    page = visit("/", "de")
    opened(page, ME, LINK)
    page.reload()
    found = sheet(page, "de")
    found.get_by_role("button", name="Einrichten").click()
    found.get_by_label("Adresse des").fill("http://127.0.0.1:1/thema")
    found.get_by_role("button", name="Ausprobieren").click()
    expect(found.get_by_role("alert")).to_contain_text("niemand geantwortet")
    page.keyboard.press("Escape")
    expect(found).to_have_count(0)


@pytest.mark.parametrize(("lang", "turn"), [("en", "Your turn: Carnegie"), ("de", "Du bist am Zug: Carnegie")])
def test_an_open_page_tells_of_other_tables(visit: Visit, lang: str, turn: str) -> None:
    host, friend = visit("/"), visit("/", lang, prepare=hearing)
    table = joined(host, friend)
    play_until_asked(table, friend, 1, 0)
    friend.reload()
    found = sheet(friend, lang)
    found.get_by_role("button", name="Turn on" if lang == "en" else "Einschalten").click()
    other = friend.context.new_page()
    other.goto("/rules/carnegie")
    friend.wait_for_function("localStorage.getItem('stellwerk-told')", timeout=20_000)
    play_until_asked(table, host, 0, 1)
    titles = "(window.shown ?? []).map((one) => one.title)"
    wait_until(lambda: friend.evaluate(titles) + other.evaluate(titles))
    assert friend.evaluate(titles) + other.evaluate(titles) == [turn], "one of the tabs does it"
    teller = friend if friend.evaluate(titles) else other
    teller.evaluate("window.shown[0].onclick()")
    teller.wait_for_url(f"**/t/{table}")


def test_a_table_that_is_looked_at_needs_no_notice(visit: Visit) -> None:
    host, friend = visit("/"), visit("/", prepare=hearing)
    table = joined(host, friend)
    play_until_asked(table, friend, 1, 0)
    friend.evaluate("localStorage.setItem('stellwerk-notify', JSON.stringify({ on: true }))")
    friend.goto(f"/t/{table}")
    expect(friend.locator(".sign")).to_be_visible(timeout=20_000)
    friend.wait_for_function("localStorage.getItem('stellwerk-told')", timeout=20_000)
    before = friend.evaluate("localStorage.getItem('stellwerk-told')")
    play_until_asked(table, host, 0, 1)
    told = "JSON.parse(localStorage.getItem('stellwerk-told')).names"
    wait_until(lambda: friend.evaluate(told) != json.loads(before)["names"])
    wait_until(lambda: any(table in one for one in friend.evaluate(told)))
    assert friend.evaluate("window.shown.length") == 0


def test_a_letter_is_ended_by_its_link(visit: Visit, server: Server) -> None:
    page = visit(f"{server.address}/notices#stop=whatever", "en", PHONE)
    page.get_by_role("button", name="No more mail").click()
    expect(page.get_by_role("status").first).to_contain_text("No more mail will come")
    page = visit("/notices", "de")
    expect(page.get_by_role("status").first).to_contain_text("Link in einer Mail")
