"""Seats that change hands, in the browser: used links, passing on, a bot that stands in, my other device."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.serving import Server
from tests.web.conftest import Visit

ME = {"kind": "me", "name": "Anna"}
LINK = {"kind": "link", "name": ""}
BOT = {"kind": "bot", "name": "Otto", "bot": "random"}
WIDE: ViewportSize = {"width": 1440, "height": 900}

pytestmark = pytest.mark.xdist_group("chromium")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    address = f"sqlite:///{tmp_path_factory.mktemp('passing') / 'tables.sqlite3'}"
    with Server(address, bot_pause_ms=100_000, absent_s=1) as running:
        yield running


def opened(page: Page, *seats: dict[str, str]) -> dict[str, Any]:
    answer = page.request.post("/api/tables", data={"game": "railroads", "seats": list(seats)})
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def at_table(page: Page) -> Page:
    expect(page.locator(".sign")).to_be_visible(timeout=20_000)
    return page


def sit_down(page: Page, name: str) -> Page:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    return at_table(page)


def test_a_used_link_says_so_and_its_user_comes_back_by_it(visit: Visit) -> None:
    host = visit()
    link = opened(host, ME, LINK)["links"]["1"]
    guest = sit_down(visit(link), "Bo")
    for lang, words in (("en", "This link has been used"), ("de", "Dieser Link ist schon benutzt worden")):
        late = visit(link, lang)
        expect(late.get_by_role("alert")).to_contain_text(words, timeout=20_000)
        expect(late.get_by_role("button", name="Sit down")).to_have_count(0)
    guest.goto("/")
    guest.goto(link)
    at_table(guest)


def test_a_seat_is_passed_on_and_everybody_sees_it(visit: Visit) -> None:
    host = visit()
    table = opened(host, ME, LINK, BOT)
    host.goto(f"/t/{table['id']}")
    at_table(host)
    expect(host.locator(".strip.seat-1")).to_contain_text("still free")
    guest = sit_down(visit(table["links"]["1"]), "Bo")
    expect(host.locator(".notices")).to_contain_text("Bo sits down on seat 2.")
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("button", name="Pass my seat on").click()
    link = guest.get_by_label("Link to your seat").input_value()
    expect(host.locator(".strip.seat-1")).to_contain_text("being passed on")
    host.get_by_role("button", name="Invite").click()
    expect(host.get_by_role("dialog")).to_contain_text("Only Bo can pass it on")
    expect(host.locator(".seat-card").first.get_by_role("button", name="Pass the seat on")).to_be_disabled()
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    sit_down(visit(link), "Cleo")
    expect(host.locator(".strip.seat-1")).to_contain_text("Cleo")
    expect(host.locator(".strip.seat-1")).to_contain_text("passed on")
    expect(guest.locator(".watching")).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    for words in ("Bo sits down on seat 2.", "Bo passes the seat on", "Cleo takes over the seat of Bo."):
        expect(host.locator(".said .house").filter(has_text=words)).to_have_count(1)
    assert host.locator(".people").get_by_text("Spectator").count() == 0, "the house is nobody who could be muted"


def test_a_bot_plays_on_for_me_and_i_come_back_with_one_click(visit: Visit) -> None:
    host = visit()
    table = opened(host, ME, LINK)
    host.goto(f"/t/{table['id']}")
    guest = sit_down(visit(table["links"]["1"]), "Bo")
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("button", name="A bot plays on for me").click()
    guest.get_by_role("button", name="Fireman Takes").click()
    expect(guest.locator(".lent")).to_contain_text("Fireman plays on for you")
    expect(host.locator(".strip.seat-1")).to_contain_text("Fireman stands in")
    guest.get_by_role("button", name="Take my seat back").click()
    expect(guest.locator(".lent")).to_have_count(0)
    expect(host.locator(".strip.seat-1")).not_to_contain_text("stands in")
    expect(host.locator(".notices")).to_contain_text("Bo plays in person again.")


def test_the_host_replaces_somebody_who_is_gone(visit: Visit) -> None:
    host = visit()
    table = opened(host, ME, LINK)
    host.goto(f"/t/{table['id']}")
    at_table(host)
    guest = sit_down(visit(table["links"]["1"]), "Bo")
    guest.goto("/")
    expect(host.locator(".strip.seat-1")).to_contain_text("away")
    host.wait_for_timeout(1_300)
    host.get_by_role("button", name="Invite").click()
    host.get_by_role("button", name="Pass the seat on").click()
    link = host.get_by_label("Link for Bo").input_value()
    guest.goto(f"/t/{table['id']}")
    at_table(guest)
    expect(host.get_by_label("Link for Bo")).to_have_count(0)
    expect(host.locator(".notices")).to_contain_text("Bo is back")
    expect(visit(link, "de").get_by_role("alert")).to_contain_text("ist zurückgekommen", timeout=20_000)


def test_a_guest_takes_over_from_a_host_who_is_gone(visit: Visit) -> None:
    host = visit()
    table = opened(host, ME, LINK)
    host.goto(f"/t/{table['id']}")
    at_table(host)
    guest = sit_down(visit(table["links"]["1"]), "Bo")
    guest.get_by_role("button", name="Invite").click()
    guest.get_by_role("button", name="Take over as host").click()
    expect(guest.locator(".notices")).to_contain_text("Anna is at the table")
    host.goto("/")
    expect(guest.locator(".seat-card").first).to_contain_text("away")
    guest.wait_for_timeout(1_300)
    guest.get_by_role("button", name="Take over as host").click()
    expect(guest.get_by_label("Link to watch")).to_be_visible()
    expect(guest.get_by_role("button", name="Take over as host")).to_have_count(0)
    host.goto(f"/t/{table['id']}")
    at_table(host).get_by_role("button", name="Invite").click()
    expect(host.get_by_role("button", name="Take over as host")).to_be_visible()


def test_my_link_takes_my_tables_to_another_device(visit: Visit) -> None:
    here = visit()
    table = opened(here, ME, BOT)
    here.reload()
    here.get_by_role("button", name="Take along").click()
    picture = here.get_by_role("img", name="QR code")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    link = here.get_by_role("dialog").get_by_label("My link").input_value()
    phone = visit(link, viewport={"width": 390, "height": 844})
    take = phone.get_by_role("button", name="Take along")
    expect(take).to_be_visible(timeout=20_000)
    assert "#" not in phone.url, "the secret does not stay in the address"
    take.click()
    expect(phone.locator(f".departure a[href='/t/{table['id']}']")).to_be_visible(timeout=20_000)
    late = visit(link, "de")
    late.get_by_role("button", name="Mitnehmen").click()
    expect(late.get_by_role("alert")).to_contain_text("gilt nicht mehr")


def test_whoever_watches_is_told_that_the_link_was_renewed(visit: Visit) -> None:
    host = visit()
    table = opened(host, ME, BOT)
    host.goto(f"/t/{table['id']}")
    at_table(host)
    guest = visit(table["watch"])
    guest.get_by_role("button", name="Watch").click()
    at_table(guest)
    host.get_by_role("button", name="Invite").click()
    host.get_by_role("button", name="Renew").click()
    expect(guest.locator(".banner.bad")).to_contain_text("has been renewed")
