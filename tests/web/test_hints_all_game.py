"""A hint at every decision of a whole game, a move of it made through the interface, and the review after it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

import stellwerk
from tests.server.serving import Server

pytestmark = [pytest.mark.slow, pytest.mark.browser]

WIDE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOW_MS = 60_000
STUCK_S = 180  # seconds in which nothing is decided
LITTLE = 0.02  # of the usual effort: every decision is looked at, none for long
MISCOUNTED = 2  # moments that a bot's sealed answer moved on just then
CARELESS = 4  # one in so many moves is the last of the hint: the review has something to find
BOT = {"kind": "bot", "name": "Otto", "bot": "fireman"}
IN_HAND = ".moves:not(.past) .confirm .primary, .moves:not(.past) .bid .primary"
KEYS = re.compile(r"\b(ui|act|source|figure|log|group)-[a-z]")  # words that were not found stand as their ids
AGAINST = {
    "de": re.compile("gegenüber dem|so gut wie der|andere Antwort"),
    "en": re.compile("against the|as good as|no other answer"),
}
STATE = """() => {
    if (document.querySelector('.final')) return 'over';
    if (document.querySelector('dialog[open]')) return 'covered';
    if (!document.querySelector('.prompt-row.asked') || document.querySelector('.moves.past')) return 'waits';
    if (document.querySelector('.hint .advice')) return 'hinted';
    return document.querySelector('.hint') ? 'thinks' : 'asked';
}"""

HELD = "(button) => document.activeElement?.matches(button)"
REVIEWED = """() => {
    const progress = document.querySelector('.review-progress progress');
    return progress ? progress.value : document.querySelector('.all-decisions') ? 'all' : '';
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    store = f"sqlite:///{tmp_path_factory.mktemp('hints') / 'tables.sqlite3'}"
    with Server(store, advice_effort=LITTLE) as running:
        yield running


class Player:
    """Somebody who asks before every move, and mostly does what the hint says first: by keys alone, or by touch."""

    def __init__(self, page: Page, table: str, language: str, touches: bool) -> None:
        self.page = page
        self.table = table
        self.language = language
        self.touches = touches
        self.hinted: set[int] = set()  # moments at which there was a hint

    def version(self) -> int:
        return int(self.page.request.get(f"/api/tables/{self.table}").json()["version"])

    def play(self) -> None:
        """Until the game is over: the page alone says what can be done next."""
        since, before = monotonic(), ""
        while (state := str(self.page.evaluate(STATE))) != "over":
            if state == "covered":
                self.page.keyboard.press("Escape")
            elif state == "asked":
                self.page.keyboard.press("h")
            elif state == "hinted":
                self.decide()
            self.page.wait_for_timeout(25)
            now = f"{state} {len(self.hinted)}"
            if now != before:
                since, before = monotonic(), now
            assert monotonic() < since + STUCK_S, f"nothing is decided: {state}, {self.page.inner_text('body')[:800]}"

    def decide(self) -> None:
        """Read the hint, take a move of it in hand, make it."""
        try:
            said = self.page.locator(".hint .advice").all_inner_texts()
            self.page.keyboard.press(str(len(said)) if len(self.hinted) % CARELESS == CARELESS - 1 else "1")
            self.page.wait_for_function(HELD, arg=IN_HAND, timeout=5000)
            moment = self.version()
            if self.touches:
                self.page.locator(IN_HAND).first.tap(timeout=5000)
            else:
                self.page.keyboard.press("Enter")
            self.hinted.add(moment)
            self.check(said)
        except Error:  # the table moved on meanwhile, or a sheet lies over it: the page says what is next
            return
        self.settle(moment)

    def settle(self, moment: int) -> None:
        """Wait until the table has moved on: the next hint may lie there as soon as this one is gone."""
        until = monotonic() + 10
        while self.version() == moment and monotonic() < until:
            self.page.wait_for_timeout(25)

    def check(self, said: list[str]) -> None:
        assert 1 <= len(said) <= 3
        for n, text in enumerate(said):
            assert re.match(rf"{n + 1}\s", text), text
            assert not KEYS.search(text), text
            assert AGAINST[self.language].search(text), text


def open_table(browser: Browser, server: Server, game: str, language: str, device: dict[str, Any]) -> Player:
    context = browser.new_context(base_url=server.address, locale=f"{language}-{language.upper()}", **device)
    context.add_init_script("localStorage.setItem('stellwerk', JSON.stringify({speed: 'none'}))")
    page = context.new_page()
    page.goto("/")
    seats = [{"kind": "me", "name": "Anna"}, BOT]
    opened = page.request.post("/api/tables", data={"game": game, "seats": seats})
    assert opened.status == 201, opened.text()
    table = str(opened.json()["id"])
    page.goto(f"/t/{table}")
    return Player(page, table, language, device is PHONE)


def review(page: Page) -> int:
    """Open it, wait until all is looked at; how many decisions there were."""
    page.get_by_role("button", name=re.compile("^(Analyse|Review)$")).click()
    expect(page.locator(".review")).to_be_visible(timeout=SLOW_MS)
    since, before = monotonic(), None
    while (done := page.evaluate(REVIEWED)) != "all":
        if done != before:
            since, before = monotonic(), done
        assert monotonic() < since + STUCK_S, f"the review stands still at {done}"
        page.wait_for_timeout(100)
    assert not KEYS.search(page.locator(".review").inner_text())
    page.locator(".review summary").click()
    return page.locator(".all-decisions tbody tr").count()


@pytest.mark.parametrize(
    ("game", "language", "device"),
    [
        pytest.param(
            game, "de" if n % 2 else "en", PHONE if n == 2 else WIDE, marks=pytest.mark.xdist_group(f"hints {game}")
        )
        for n, game in enumerate(stellwerk.games())
    ],
)
def test_a_whole_game_with_a_hint_at_every_decision_and_a_review(
    browser: Browser, server: Server, game: str, language: str, device: dict[str, Any]
) -> None:
    player = open_table(browser, server, game, language, device)
    page = player.page
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    player.play()
    decisions = review(page)
    assert 10 < decisions <= len(player.hinted) + MISCOUNTED
    line = page.locator(".chances .chance-line").get_attribute("d") or ""
    assert line.count("L") == decisions - 1
    losses = page.locator(".all-decisions tbody tr td:nth-child(3)").all_inner_texts()
    assert all(re.fullmatch(r"–|(−\d+|0)\s?%.*", loss) for loss in losses), losses
    costly = page.locator(".costly li")
    assert costly.count() == page.locator(".chance-mark").count() > 0
    costly.get_by_role("button").first.click()
    expect(page.locator(".final")).to_have_count(0)  # the moment lies on the table
    page.wait_for_url(re.compile(r"[?&]at=\d+"))
    page.context.close()
    assert errors == []
