"""A picture of a match shows what the page shows: the same pieces at the same places, with the same words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page

import stellwerk
from stellwerk.stage.letters import Font, width
from tests.server.serving import Server
from tests.web.staged import Staged, positions

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

APART = 60  # moves between two positions that are compared
MOST = 3  # positions of a game
PATIENCE = 25  # looks
NEAR = 1.0  # units of a board

# By region the pieces, their boxes in the region's own units, and what is written on them.
SEEN = """() => Object.fromEntries([...document.querySelectorAll("[data-region]")].map((region) => {
  const root = region.querySelector(":scope > svg");
  const to = root.getScreenCTM();
  const pieces = [...root.querySelectorAll(".piece")].map((piece) => {
    const box = piece.querySelector(".art").getBoundingClientRect();
    const words = [...piece.querySelectorAll("text")].map((text) => text.textContent);
    const at = [box.x - to.e, box.y - to.f, box.width, box.height].map((one) => one / to.a);
    return [piece.getAttribute("data-id"), { at, words }];
  });
  const names = [...root.querySelectorAll(".zone-label")].map((label) => label.textContent);
  return [region.getAttribute("data-region"), { pieces: Object.fromEntries(pieces), names }];
}))"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('pictures')}/tables.sqlite3") as one:
        yield one


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce", locale="en-US")
    context.add_init_script("localStorage.setItem('stellwerk', JSON.stringify({speed: 'none', lang: 'en'}))")
    page = context.new_page()
    yield page
    context.close()


def seen_in(picture: str, page: Page, folder: Path) -> dict[str, Any]:
    path = folder / "picture.svg"
    path.write_text(picture, "utf-8")
    page.goto(path.as_uri())
    page.evaluate("document.fonts.ready")
    seen: dict[str, Any] = page.evaluate(SEEN)
    return seen


def same_names(shown: list[str], drawn: list[str]) -> bool:
    """On a narrower page letters are larger beside what they name, and cut earlier."""
    bare = [(one.rstrip("…"), other.rstrip("…")) for one, other in zip(shown, drawn, strict=True)]
    return all(one.startswith(other) or other.startswith(one) for one, other in bare)


def differences(table: dict[str, Any], picture: dict[str, Any]) -> list[str]:
    """Pieces deep in a stack are drawn on the page where they can be picked: those are looked at in neither."""
    assert table.keys() == picture.keys()
    wrong = []
    for region, drawn in picture.items():
        shown = table[region]
        if not same_names(shown["names"], drawn["names"]):
            wrong.append(f"{region}: {shown['names']} {drawn['names']}")
        wrong += [
            f"{region}: {name} is missing on the page" for name in drawn["pieces"].keys() - shown["pieces"].keys()
        ]
        for name, piece in drawn["pieces"].items():
            there = shown["pieces"].get(name, piece)
            far = max(abs(one - other) for one, other in zip(there["at"], piece["at"], strict=True))
            if there["words"] != piece["words"] or far > NEAR:
                wrong.append(f"{region} {name}: {there} on the page, {piece} in the picture")
    return wrong


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("game", stellwerk.games())
def test_pieces_lie_where_they_lie_on_the_page(
    game: str, seat: int | None, server: Server, page: Page, browser: Browser, tmp_path: Path
) -> None:
    names = ("Seat 1", "Seat 2", "Seat 3")
    staged = Staged(page, server.address, names)
    frame = browser.new_page(viewport={"width": 1280, "height": 900})
    for match in islice(positions(game, 3, 7, APART), MOST):
        staged.show(match, seat)
        page.evaluate("document.querySelector('.scene').dataset.unfolded = '0 1 2 3 4 5'")
        picture = seen_in(match.picture(seat), frame, tmp_path)
        for _ in range(PATIENCE):
            wrong = differences(page.evaluate(SEEN), picture)
            if not wrong:
                break
            page.wait_for_timeout(200)  # the page turns to its next scene in its own time
        assert wrong == []
    frame.close()


def test_texts_are_as_wide_as_in_the_browser(page: Page, server: Server) -> None:
    page.goto(server.address)
    measure = """async ([text, family, weight]) => {
      await document.fonts.load(`${weight} 100px "${family}"`, text);
      const svg = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
      const line = svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "text"));
      line.style.font = `${weight} 100px "${family}"`;
      line.style.fontVariantNumeric = "tabular-nums";
      line.textContent = text;
      return line.getComputedTextLength();
    }"""
    for family, weight in (("Barlow", 400), ("Barlow", 600), ("Barlow Condensed", 600), ("Barlow Condensed", 700)):
        for text in ("Human Resources", "Zu spät: 1.050 $", "Second secret bids for Steam I."):
            wide = page.evaluate(measure, [text, family, weight])
            assert width(text, Font(family, weight, 100)) == pytest.approx(wide, rel=0.03)


def test_a_picture_names_nothing_outside_itself() -> None:
    match = stellwerk.new("nimm-den-zug", 2, 1)
    root = ElementTree.fromstring(match.picture())
    ids = {el.get("id") for el in root.iter()}
    assert {el.get("href") for el in root.iter() if el.get("href")} <= {f"#{one}" for one in ids}
    assert "url(http" not in match.picture()
