"""The review after the game, in the browser: begun, stopped, read, and the way to its moments and back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect

from stellwerk.stage.wire import Scene
from tests.server.serving import Server, legal
from tests.web.conftest import Visit

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
ME = {"kind": "me", "name": "Anna"}
HERE = {"kind": "here", "name": "Bo"}
BOT = {"kind": "bot", "name": "Otto", "bot": "random"}
LISTEN = """(live) => new MutationObserver(() => (live.dataset.said = live.textContent))
    .observe(live, {childList: true, subtree: true, characterData: true})"""

pytestmark = pytest.mark.xdist_group("chromium")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('review') / 'tables.sqlite3'}") as running:
        yield running


def played(page: Page, *seats: dict[str, str]) -> str:
    """A game of lanterns to its end; whoever sits at this screen plays at random."""
    table = page.request.post("/api/tables", data={"game": "lanterns", "seats": list(seats)}).json()
    path, dice = f"/api/tables/{table['id']}", Random(1)
    for _ in range(500):
        waiting = page.request.get(path).json()["waiting"]
        if not waiting:
            return path
        for seat in set(waiting) & set(table["mine"]):
            scene = msgspec.convert(page.request.get(f"{path}/scene?seat={seat}").json(), Scene)
            move = legal(scene, dice)
            if move is not None:
                page.request.post(f"{path}/moves", data={"seat": seat, "move": move, "v": scene.v})
    raise AssertionError("the game does not end")


def decision(v: int, n: int, chance: float = 0.0, points: float = 0.0) -> dict[str, Any]:
    """Guessed n, where another answer would have brought so much more chance and points."""
    chosen = {"move": f"guess-{n}", "text": {"m": "act-guess", "a": {"n": n}}, "chance": 0.5, "points": 50.0}
    best = {
        "move": "shout",
        "text": {"m": "act-shout"},
        "chance": 0.5 + chance,
        "points": 50.0 + points,
        "more_chance": chance,
        "more_points": points,
    }
    return {"v": v, "round": v, "chosen": chosen, "best": best}


class Reviewer:
    """What a server would say of reviews, word by word, and what it was asked."""

    def __init__(self, page: Page, *decisions: dict[str, Any]) -> None:
        self.state = "none"
        self.decisions = list(decisions)
        self.fails = False
        self.asked: list[str] = []
        self.seats: list[int] = []
        page.route("**/review*", self.answer)

    def answer(self, route: Route) -> None:
        if self.fails:
            route.abort()
            return
        wish = route.request.post_data_json or {}
        seat = int(wish.get("seat", route.request.url.rpartition("=")[2] or 0))
        self.seats.append(seat)
        if wish:
            self.state = "running" if wish.get("wanted", True) else "stopped"
            self.asked.append(self.state)
        done = {"done": len(self.decisions), "of": 9, "decisions": self.decisions}
        route.fulfill(json={"seat": seat} if self.state == "none" else {"seat": seat, "state": self.state, **done})


def to_final(page: Page, path: str) -> None:
    page.goto(path.removeprefix("/api").replace("tables", "t"))
    expect(page.locator(".final")).to_be_visible()


def review(page: Page) -> Locator:
    page.get_by_role("button", name="Review", exact=True).click()
    return page.get_by_role("region", name="Review")


def test_a_review_that_cannot_begin_says_so_and_is_asked_for_again(visit: Visit) -> None:
    page = visit()
    to_final(page, played(page, ME, BOT))
    reviewer = Reviewer(page)
    reviewer.fails = True
    shown = review(page)
    expect(shown.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(shown).not_to_contain_text("One moment")
    reviewer.fails = False
    shown.get_by_role("button", name="Try again").click()
    expect(shown.get_by_role("status")).to_have_text("The review is under way.")
    expect(shown.get_by_role("alert")).to_have_count(0)
    expect(shown.get_by_role("heading", name="Review", exact=True)).to_be_focused()


def test_a_review_that_was_stopped_stays_so_until_somebody_goes_on(visit: Visit) -> None:
    page = visit()
    to_final(page, played(page, ME, BOT))
    reviewer = Reviewer(page, decision(1, 1))
    shown = review(page)
    shown.get_by_role("button", name="Stop").click()
    expect(shown.get_by_role("status")).to_have_text("The review was stopped.")
    review(page)
    expect(shown).to_have_count(0)
    review(page)
    expect(shown.get_by_role("status")).to_have_text("The review was stopped.")
    assert reviewer.asked == ["running", "stopped"]
    shown.get_by_role("button", name="Go on").click()
    expect(shown.get_by_role("status")).to_have_text("The review is under way.")


def test_the_count_is_shown_and_not_announced_and_the_focus_is_kept(visit: Visit) -> None:
    page = visit()
    to_final(page, played(page, ME, BOT))
    reviewer = Reviewer(page, decision(1, 1))
    shown = review(page)
    status = shown.get_by_role("status")
    expect(shown).to_contain_text("1 of 9 decisions")
    status.evaluate(LISTEN)
    reviewer.decisions.append(decision(2, 2))
    expect(shown).to_contain_text("2 of 9 decisions")
    assert status.get_attribute("data-said") is None
    shown.get_by_role("button", name="Stop").focus()
    reviewer.state = "done"
    expect(status).to_have_text("The review is done.")
    expect(shown.get_by_role("heading", name="Review", exact=True)).to_be_focused()


def test_what_cost_chance_or_points_alone_counts_too(visit: Visit) -> None:
    page = visit()
    to_final(page, played(page, ME, BOT))
    losses = [(0.1, 4.0), (0.09, -3.0), (0.0, 6.0), (0.005, 0.3)]
    reviewer = Reviewer(page, *(decision(n + 1, n + 1, *loss) for n, loss in enumerate(losses)))
    reviewer.state = "done"
    costly = review(page).locator(".costly li")
    expect(costly).to_have_count(3)
    for line, said in enumerate(
        [
            "About 6 points more",
            "About 4 points more, and 10 percentage points more chance to win",
            "9 percentage points more chance to win, though no more points",
        ]
    ):
        expect(costly.nth(line).locator(".beside")).to_have_text(said)
    page.locator(".review summary").click()
    expect(page.get_by_role("button", name="Show me: Round 3, Guess 3")).to_have_count(2)
    assert page.locator(".all-decisions td:nth-child(3)").all_inner_texts()[2] == "0% · −6 points"


def test_where_little_was_lost_that_is_said(visit: Visit) -> None:
    page = visit()
    to_final(page, played(page, ME, BOT))
    reviewer = Reviewer(page, decision(1, 1, 0.01, 0.4), decision(2, 2))
    reviewer.state = "done"
    expect(review(page)).to_contain_text("No decision has cost you much.")


def test_the_axis_names_rounds_and_leaves_out_what_would_touch(visit: Visit) -> None:
    page = visit()
    to_final(page, played(page, ME, BOT))
    reviewer = Reviewer(page, *(decision(n + 1, n % 3) for n in range(60)))
    reviewer.state = "done"
    review(page)
    said = page.locator(".chances text:not(.axis.end:has-text('%'))").all_text_contents()
    assert said[-1] == "Round"
    rounds = [int(n) for n in said[:-1]]
    assert rounds == list(range(1, 61, rounds[1] - rounds[0]))
    boxes = [box for one in page.locator(".chances .axis.middle").all() if (box := one.bounding_box())]
    assert all(one["x"] + one["width"] < next_one["x"] for one, next_one in pairwise(boxes))


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_everybody_at_one_screen_has_a_review(visit: Visit, viewport: ViewportSize) -> None:
    page = visit(viewport=viewport)
    to_final(page, played(page, ME, HERE))
    reviewer = Reviewer(page, decision(1, 1))
    reviewer.state = "done"
    review(page)
    for seat, name in enumerate(("Anna", "Bo")):
        choice = page.get_by_role("group", name="Whose review").get_by_role("button", name=name)
        choice.click()
        expect(choice).to_have_attribute("aria-pressed", "true")
        shown = page.get_by_role("region", name=f"Review for {name}")
        expect(shown).to_contain_text("What cost you most")
        expect(shown.locator(".review-whose .emblem")).to_have_count(2)
        assert reviewer.seats[-1] == seat


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_from_a_moment_there_is_a_way_back_to_the_review(visit: Visit, viewport: ViewportSize) -> None:
    page = visit(viewport=viewport)
    to_final(page, played(page, ME, BOT))
    reviewer = Reviewer(page, *(decision(n + 1, n % 3, 0.05) for n in range(9)))
    reviewer.state = "done"
    shown = review(page)
    shown.locator("summary").click()
    page.locator(".all-decisions").get_by_role("button").nth(2).click()
    page.wait_for_url("**?at=3")
    expect(page.locator(".final")).to_have_count(0)
    page.get_by_role("button", name="Back to the review").click()
    title = shown.get_by_role("heading", name="Review", exact=True)
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()
    expect(page.locator(".all-decisions")).to_be_visible()
    expect(page.get_by_role("button", name="Back to the review")).to_have_count(0)
    assert "at=" not in page.url
