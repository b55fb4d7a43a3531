"""Whatever is written on the table can be read: nothing lies on it, nothing cuts it.

Scenes of random games, wide and on a phone; more of them with STELLWERK_THOROUGH=1.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import stellwerk
from stellwerk.kernel.match import Match
from stellwerk.stage.scenes import scene
from tests.server.serving import Server
from tests.web.staged import Staged, positions

FIND = (Path(__file__).parent / "overlaps.js").read_text("utf-8")
THOROUGH = os.environ.get("STELLWERK_THOROUGH") == "1"
SEEDS = range(4 if THOROUGH else 1)
APART = 20 if THOROUGH else 65  # moves between two looks
SCENES = 40 if THOROUGH else 3
SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
if THOROUGH:
    SIZES["small"] = {"viewport": {"width": 1024, "height": 768}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('overlaps') / 'tables.sqlite3'}") as running:
        yield running


AT_REST = """() => Promise.all(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished.catch(() => null))
)"""


def looks(game: str) -> Iterator[tuple[Match, int]]:
    """Some positions from the middle of random games, seen by somebody who is asked."""
    most = stellwerk.game(game).most
    for seed in SEEDS:
        players = min(most, 3 + seed % 2)
        for count, match in enumerate(positions(game, players, seed, APART)):
            asked = [seat for seat in match.waiting if seat >= 0]
            if asked:
                yield match, asked[0]
            if count + 1 >= SCENES:
                break


def faults(staged: Staged, phone: bool) -> set[str]:
    """What cannot be read on this page; on a phone under each tab of the table, too."""
    match, seat, page = staged.match, staged.seat, staged.page
    assert match is not None
    board = match.game.stage.board(match.table(seat))
    regions = board.narrow if phone else board.wide
    given = {
        "zones": {key: piece.z for key, piece in scene(match, seat).pieces.items()},
        "stacks": [zone.id for region in regions for zone in region.zones if zone.layout == "stack"],
    }
    page.evaluate(AT_REST)
    found = lasting(page, given)
    sections = page.locator(".sections button")
    for index in range(sections.count()):
        sections.nth(index).click()
        page.wait_for_timeout(30)
        found |= lasting(page, given)
    return found


def lasting(page: Page, given: dict[str, Any]) -> set[str]:
    """What still cannot be read when the page has come to rest."""
    found: set[str] = set(page.evaluate(FIND, given))
    for _ in range(10):
        if not found:
            break
        page.wait_for_timeout(200)
        found &= set(page.evaluate(FIND, given))
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", stellwerk.games())
def test_everything_can_be_read(browser: Browser, server: Server, game: str, size: str) -> None:
    context = browser.new_context(locale="de-DE", reduced_motion="reduce", **SIZES[size])
    context.add_init_script("localStorage.setItem('stellwerk', JSON.stringify({speed: 'none'}))")
    staged = Staged(context.new_page(), server.address)
    found: dict[str, str] = {}
    for match, seat in looks(game):
        staged.show(match, seat)
        for line in faults(staged, size == "phone"):
            fault, _, example = line.partition(": ")
            found.setdefault(fault, f"{example} (move {match.version})")
    context.close()
    assert not found, "\n".join(f"{fault}: {example}" for fault, example in sorted(found.items()))
