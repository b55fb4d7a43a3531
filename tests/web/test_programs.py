"""Programs in the browser: bots of other packages by their names, and what holds a seat by its link."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server import serving
from tests.server.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("chromium")]

SLOW_MS = 30_000
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "link", "name": ""}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('programs')}/tables.sqlite3") as running:
        yield running


@pytest.mark.parametrize(("language", "said"), [("en", "Program dice roller"), ("de", "Programm dice roller")])
def test_a_program_is_called_one_wherever_its_seat_is_named(
    browser: Browser, server: Server, language: str, said: str
) -> None:
    context = browser.new_context(base_url=server.address, viewport={"width": 1440, "height": 900})
    chosen = json.dumps({"speed": "none", "lang": language})
    context.add_init_script(f"localStorage.setItem('stellwerk', '{chosen}')")
    page = context.new_page()
    page.goto("/")
    opened = page.request.post("/api/tables", data={"game": "nimm-den-zug", "seats": SEATS}).json()
    table, _, token = opened["links"]["1"].removeprefix("/t/").partition("#k=")
    robot = serving.Browser(server)
    assert robot.post(f"/api/tables/{table}/join", {"token": token, "program": "dice roller"}).status_code == 200
    page.goto(f"/t/{table}")
    expect(page.locator(".strip.seat-1")).to_contain_text(said, timeout=SLOW_MS)
    expect(page.locator(".strip.seat-0 .program")).to_have_count(0)
    page.goto("/")
    expect(page.locator(".departure")).to_contain_text(said, timeout=SLOW_MS)
    context.close()


def test_bots_of_other_packages_are_listed_by_their_names(browser: Browser, server: Server) -> None:
    page = browser.new_page(base_url=server.address, locale="en-US")
    page.goto("/new/nimm-den-zug")
    choice = page.get_by_label("Level").first
    expect(choice).to_be_visible(timeout=SLOW_MS)
    shown = dict(
        zip(
            choice.locator("option").evaluate_all("all => all.map((one) => one.value)"),
            choice.locator("option").all_text_contents(),
            strict=True,
        )
    )
    assert shown["hangs"] == "hangs"
    assert shown["greedy"] == "Plays sensibly"
    page.close()
