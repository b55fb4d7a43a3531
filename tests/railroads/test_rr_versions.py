"""Tables of the rules before: version 1 booked points at once, asked for coal at once and passed in silence."""

from typing import Any

import pytest

from stellwerk.games.railroads import game
from stellwerk.kernel.match import Match
from stellwerk.kernel.versions import brought_along, replaying
from tests.railroads.table import ALL, GERMANY, A, asked, board, effects, lay, play, state

NOBODY = {"coins": 0, "crew": 6, "workers": 0, "reserve": 2, "markers": [4], "incomes": [{"income": "industry"}]}
AWAY = {"T2": {"seat": "A", "pay": "ww"}, "L3": {"seat": "A", "pay": "www"}, "A2": {"seat": "A", "pay": "w"}}


def then(m: Match) -> Match:
    """The lines to come are of version 1."""
    m.after = replaying(game, 1)
    return m


def coal_factory(coal: int) -> Match:
    seat = {"coal": coal, "markers": [4], "factories": ["coal"], "cards": ["C7"]}
    return then(effects(seat, options=ALL, may={"industry": 2}))


@pytest.mark.rule("RR-2.7")
def test_points_of_an_old_log_are_booked_at_once() -> None:
    seat = {"locos": ["2"], "markers": [4], "factories": ["7", "4"]}
    m = then(effects(seat, may={"industry": 6}))
    play(m, "A industry 1")
    assert (board(m).points, m.view(A)["may"]) == (2, {"industry": 5})


@pytest.mark.rule("RR-2.7", "RR-15.10")
def test_coal_of_an_old_log_is_given_once() -> None:
    m = play(coal_factory(3), "A industry 1")
    assert m.view(A)["may"]["coal-for-steps"] == 3
    play(m, "A coal 1")
    assert m.view(A)["may"] == {"black": 4, "industry": 1}
    assert "coal-for-steps" not in play(coal_factory(0), "A industry 1").view(A)["may"]


@pytest.mark.rule("RR-2.11")
def test_an_old_log_passes_whoever_has_nothing_to_place() -> None:
    m = lay(2, {**NOBODY, "factories": ["6"]}, {}, options=GERMANY, spaces=AWAY, turn="B")
    play(then(m), "B pass")
    assert state(m).round == 2


@pytest.mark.rule("RR-2.7")
def test_an_open_question_about_coal_comes_along() -> None:
    seat = {"coal": 3, "markers": [5], "factories": ["coal"], "cards": ["C7"]}
    old: dict[str, Any] = {
        "players": 2, "options": ALL, "seats": [seat, {}], "acted": True, "may": {"black": 2},
        "stack": ["NextTurn", "AfterAction", "Effects", "GiveCoal"],
    }  # fmt: skip
    now = brought_along(game, old, 1)
    m = lay(2, seat, options=ALL, acted=True, stack=now["stack"], may=now["may"])
    assert (asked(m), m.view(A)["may"]) == ("Effects", {"black": 2, "coal-for-steps": 3})
