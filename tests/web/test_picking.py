"""Which elements can be picked, for acts and picks: the pure functions, run in the browser's own engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

WHY = {"rule": "R", "text": {"m": "dear"}}


def act(move: str, *on: str, refused: bool = False) -> dict[str, Any]:
    made: dict[str, Any] = {"move": move, "text": {"m": move}, "on": list(on)}
    return made | {"why": WHY} if refused else made


ACTS = [
    act("attach A 1", "A", "t1"),
    act("attach A 2", "A", "t2", refused=True),
    act("attach B 1", "B", "t1"),
    act("attach C 1", "C", "t1", refused=True),
    act("attach C 2", "C", "t2", refused=True),
    act("take D", "D"),
    act("pass"),
]


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    opened = browser.new_page()
    opened.goto(f"{site}/fixtures/table.html")
    opened.wait_for_selector("[data-ready]")
    yield opened
    opened.close()


def targets(page: Page, picked: list[str], acts: list[dict[str, Any]] = ACTS) -> dict[str, Any]:
    script = """([acts, picked]) => {
      const found = pick.targetsOf(acts, picked);
      const refused = Object.fromEntries([...found.refused].map(([id, list]) => [id, list.map((a) => a.move)]));
      return {open: [...found.open].sort(), swap: [...found.swap].sort(), refused};
    }"""
    found: dict[str, Any] = page.evaluate(script, [acts, picked])
    return found


def resolved(page: Page, picked: list[str], element: str, acts: list[dict[str, Any]] = ACTS) -> str | list[str]:
    script = (
        "([acts, picked, id]) => { const r = pick.resolve(acts, picked, id); return r.act ? r.act.move : r.picked; }"
    )
    answer: str | list[str] = page.evaluate(script, [acts, picked, element])
    return answer


def test_first_elements_of_playable_acts_are_open(page: Page) -> None:
    found = targets(page, [])
    assert found["open"] == ["A", "B", "D"]


def test_an_element_of_refused_acts_only_tells_all_reasons(page: Page) -> None:
    assert targets(page, [])["refused"] == {"C": ["attach C 1", "attach C 2"]}


def test_after_a_pick_the_next_elements_are_open_and_earlier_ones_can_replace_it(page: Page) -> None:
    assert targets(page, ["A"]) == {"open": ["t1"], "swap": ["B", "D"], "refused": {"t2": ["attach A 2"]}}


def test_a_path_of_one_is_played_at_once(page: Page) -> None:
    assert resolved(page, [], "D") == "take D"


def test_a_path_of_two_needs_two_picks(page: Page) -> None:
    assert resolved(page, [], "A") == ["A"]
    assert resolved(page, ["A"], "t1") == "attach A 1"


def test_a_picked_element_is_put_back(page: Page) -> None:
    assert resolved(page, ["A"], "A") == []


def test_another_first_element_replaces_the_pick(page: Page) -> None:
    assert resolved(page, ["A"], "B") == ["B"]
    assert resolved(page, ["A"], "D") == "take D"


def test_a_refused_or_foreign_element_changes_nothing(page: Page) -> None:
    assert resolved(page, ["A"], "t2") == ["A"]
    assert resolved(page, [], "C") == []
    assert resolved(page, [], "nowhere") == []


def test_where_an_act_ends_and_others_go_on_the_pick_stays_open(page: Page) -> None:
    acts = [act("take A", "A"), act("attach A 1", "A", "t1")]
    assert resolved(page, [], "A", acts) == ["A"]
    assert targets(page, ["A"], acts)["open"] == ["t1"]


def test_two_acts_on_the_same_path_are_left_to_the_list(page: Page) -> None:
    acts = [act("buy A", "A"), act("sell A", "A")]
    assert resolved(page, [], "A", acts) == ["A"]


def test_where_a_piece_goes_is_as_good_as_the_piece(page: Page) -> None:
    steps = [act("step a", "rail-a") | {"to": "field-3"}, act("step b", "rail-b") | {"to": "field-5"}]
    assert targets(page, [], steps)["open"] == ["field-3", "field-5", "rail-a", "rail-b"]
    assert resolved(page, [], "field-5", steps) == "step b"
    shared = [*steps, act("step c", "rail-c") | {"to": "field-3"}]
    assert resolved(page, [], "field-3", shared) == [], "two go there: which one is asked"
