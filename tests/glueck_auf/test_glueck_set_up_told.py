"""What the log tells of the set-up."""

import pytest

from tests.glueck_auf.tables import state, table


@pytest.mark.rule("GA-2.2")
@pytest.mark.parametrize(("players", "shifts", "workers"), [(2, 7, 8), (3, 6, 9), (4, 5, 10)])
def test_who_begins_and_what_the_number_of_players_changes(players: int, shifts: int, workers: int) -> None:
    m = table(players)
    told = [(event.key, event.params) for event in m.opening]
    assert told[:2] == [
        ("first-by-lot", {"seat": f"seat-{state(m).starter}"}),
        ("prepared", {"shifts": shifts, "workers": workers}),
    ]
    assert told[2:] == ([("zone-unused", {"zone": "zone-mine-12"})] if players == 2 else [])


@pytest.mark.rule("GA-2.2")
def test_a_first_player_that_was_chosen_is_told_as_such() -> None:
    first = table(3, start="seat-3").opening[0]
    assert (first.key, first.params) == ("first-by-choice", {"seat": "seat-2"})
