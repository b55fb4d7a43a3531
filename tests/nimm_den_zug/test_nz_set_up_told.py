"""What the log tells of the set-up."""

import pytest

import stellwerk
from stellwerk.kernel.match import Match
from tests.nimm_den_zug.table import state


def heard(m: Match, seat: int | None) -> dict[str, dict]:
    return {event.key: event.params for event in m.opening if event.heard_by(seat)}


@pytest.mark.rule("NZ-2.6")
def test_who_begins_and_why() -> None:
    m = stellwerk.new("nimm-den-zug", 3, 7)
    assert heard(m, None)["first-by-lot"] == {"seat": f"seat-{state(m).start}"}
    assert heard(m, None)["method-drawn"]["round"] == 1
    chosen = stellwerk.new("nimm-den-zug", 3, 7, {"start": "seat-2"})
    assert heard(chosen, None)["first-by-choice"] == {"seat": "seat-1"}


@pytest.mark.rule("NZ-2.5")
def test_everybody_hears_of_their_own_goals_alone() -> None:
    m = stellwerk.new("nimm-den-zug", 3, 7)
    for seat in range(3):
        goals = m.view(seat)["seats"][seat]["goals"]
        assert heard(m, seat)["goals-dealt"] == {"goals": [f"goal-{goal}" for goal in goals]}
    assert "goals-dealt" not in heard(m, None)
    drafted = stellwerk.new("nimm-den-zug", 3, 7, {"goals-dealt": "draft"})
    assert "goals-dealt" not in heard(drafted, 0)
