"""What the log tells of the set-up."""

import pytest

from tests.carnegie.table import fresh, state


def told(players: int, **options: str) -> dict[str, dict]:
    m = fresh(players, **options)
    return {event.key: event.params for event in m.opening}


@pytest.mark.rule("CA-2.6")
def test_who_begins_and_why() -> None:
    first = state(fresh(3)).first
    assert told(3)["first-by-lot"] == {"seat": f"seat-{first}"}
    assert told(3, start="seat-2")["first-by-choice"] == {"seat": "seat-1"}
    assert not {"first-by-lot", "first-by-choice"} & told(1).keys()


@pytest.mark.rule("CA-2.7")
def test_the_only_joker_is_told() -> None:
    assert told(3, start="seat-2")["joker-given"] == {"seat": "seat-0"}
    assert "joker-given" not in told(4)
    assert "joker-given" not in told(2)


@pytest.mark.rule("CA-2.4")
@pytest.mark.parametrize(("players", "discs"), [(1, 18), (2, 18), (3, 9)])
def test_the_neutral_discs_are_told_with_their_places(players: int, discs: int) -> None:
    line = told(players)["neutral-discs"]
    assert line["n"] == discs
    assert line["cities"]
    assert line["donations"]
    assert "neutral-discs" not in told(4)
    assert "neutral-discs" not in told(players, tab_sides="choose"), "they are laid after that choice"
