"""Substitutes and the order of the second phase."""

import pytest

from tests.nimm_den_zug.table import A, B, C, lay, locos, order, substitute, train, trains, view, wagons, why

EQUAL = {"locos": {"S2": {"speed": 60}, "S1": {"speed": 60}, "D1": {"speed": 90}}}


@pytest.mark.rule("NZ-11.2", "NZ-1.2")
def test_the_highest_total_power_goes_first_and_speed_decides_among_equals() -> None:
    tom = {"trains": trains("E4", "D5", "S3")}
    jane = {"trains": trains("E2", "S5", "S1")}
    bill = {"trains": trains("D4", "D2", "S4")}
    m = wagons(seats=[tom, jane, bill])
    assert [seat["tile"] for seat in view(m)["seats"]] == [1, 2, 3]
    m = wagons(seats=[bill, jane, tom])
    assert order(m) == [2, 1, 0]
    assert m.waiting == (C,)


@pytest.mark.rule("NZ-11.2")
def test_after_the_fastest_the_next_fastest_and_then_the_seat_decide() -> None:
    values = {"locos": {name: {"power": 100, "speed": 100} for name in ("S1", "S2", "S3", "S4", "D1", "D2")}}
    values["locos"]["D2"]["speed"] = 99
    options = {"components": values}
    seats = [
        {"trains": [train("S1"), train("D2"), substitute("E1")]},
        {"trains": [train("S2"), train("D1"), substitute("E2")]},
    ]
    assert order(wagons(2, seats=seats, options=options)) == [B, A]
    same = [
        {"trains": [train("S1"), train("S3"), substitute("E1")]},
        {"trains": [train("S2"), train("D1"), substitute("E2")]},
    ]
    assert order(wagons(2, seats=same, options=options)) == [A, B]
    assert order(wagons(2, seats=same, options=options, start="B")) == [B, A]


@pytest.mark.rule("NZ-11.1", "NZ-11.2")
def test_a_substitute_has_no_power_and_no_speed_for_the_order() -> None:
    m = wagons(
        2, seats=[{"trains": [substitute("E5"), train("S1"), train("S2")]}, {"trains": trains("S3", "D1", "S4")}]
    )
    assert order(m) == [B, A]


@pytest.mark.rule("NZ-11.1")
def test_the_face_of_a_substitute_stays_hidden_and_it_pulls_wagons() -> None:
    m = wagons(2, seats=[{"trains": [substitute("E5"), train("D6"), train("E4")]}], display=["CO01", "FO01", "LI01"])
    for viewer in (A, B, None):
        assert view(m, viewer)["seats"][A]["trains"][0]["loco"] == "?"
        assert "E5" not in str(view(m, viewer)["seats"])
    assert why(m, A, "attach CO01 1") == ""


@pytest.mark.rule("NZ-11.1")
def test_everybody_who_lacks_locomotives_gets_unsold_ones_for_nothing() -> None:
    m = lay(method="turn", seats=[{"money": 50}, {"money": 0}, {"money": 50}])
    assert view(m)["phase"] == "wagons"
    assert [locos(m, seat) for seat in (A, B, C)] == [[None] * 3] * 3
    assert [p["money"] for p in [view(m, seat)["seats"][seat] for seat in (A, B, C)]] == [50, 0, 50]
