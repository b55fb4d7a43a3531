"""Pass on: the draft."""

import pytest

from tests.nimm_den_zug.table import A, B, C, lay, locos, money, play, trains, view, why

HANDS = [{"hand": ["S1", "S2", "S3"]}, {"hand": ["D1", "D2", "D3"]}, {"hand": ["E1", "E2", "E3"]}]
JANE = trains("S1", "E4", "D2")


@pytest.mark.rule("NZ-10.1")
def test_everybody_gets_three_locomotives() -> None:
    m = lay(method="draft")
    assert [len(view(m, seat)["seats"][seat]["hand"]) for seat in (A, B, C)] == [3, 3, 3]
    assert view(m, A)["seats"][B]["hand"] == ["?"] * 3


@pytest.mark.rule("NZ-10.2", "NZ-10.3", "NZ-10.4")
def test_keep_one_and_pass_the_others_to_the_left() -> None:
    m = lay(method="draft", seats=HANDS)
    assert why(m, A, "keep D1") == "not-available"
    play(m, "A keep S1", "B keep D1", "C keep E1")
    assert view(m, B)["seats"][B]["hand"] == ["S2", "S3"]
    assert view(m, A)["seats"][A]["hand"] == ["E2", "E3"]
    assert view(m, A)["seats"][B]["kept"] == ["?"]
    play(m, "A keep E2", "B keep S2", "C keep D2")
    assert locos(m, B) == ["D1", "S2", "E3"]
    assert locos(m, C) == ["E1", "D2", "S3"]


@pytest.mark.rule("NZ-10.5")
def test_the_price_is_the_sum_of_powers_times_the_highest_multiplier() -> None:
    m = lay(
        method="draft",
        seats=[{"trains": JANE}, {"trains": trains("S2", "S3", "D1")}, {"trains": trains("S4", "S5", "S6")}],
    )
    assert money(m) == [5000 - 4400, 5000 - 500, 5000 - 1600]


@pytest.mark.rule("NZ-10.6")
def test_who_cannot_pay_turns_one_over_and_the_price_is_worked_out_again() -> None:
    others = [{"trains": trains("S2", "S3", "D1")}, {"trains": trains("S4", "S5", "S6")}]
    m = lay(method="draft", seats=[{"money": 3000, "trains": JANE}, *others])
    assert m.moves(A) == ["flip S1", "flip E4", "flip D2"]
    again = m.clone()
    play(m, "A flip E4")
    assert money(m)[A] == 2200
    assert locos(m, A) == ["S1", None, "D2"]
    play(again, "A flip S1")
    assert again.waiting == (A,)
    assert again.moves(A) == ["flip E4", "flip D2"]
    assert why(again, A, "flip S1") == "not-available"
    assert why(again, A, "pay") == "not-enough-money"


@pytest.mark.rule("NZ-10.6")
def test_who_can_pay_must_not_turn_any_over() -> None:
    others = [{"trains": trains("S2", "S3", "D1")}, {"trains": trains("S4", "S5", "S6")}]
    m = lay(method="draft", seats=[{"money": 3400, "trains": JANE, "goals": ["G01"], "used": ["G04", "G11"]}, *others])
    play(m, "A claim G01")  # a bonus at the right moment
    assert why(m, A, "flip S1") == "can-afford"
    assert m.moves(A) == ["pay"]
    play(m, "A pay")
    assert money(m)[A] == 0


@pytest.mark.rule("NZ-10.6")
def test_after_three_flips_the_price_is_nothing() -> None:
    others = [{"trains": trains("S2", "S3", "D1")}, {"trains": trains("S4", "S5", "S6")}]
    m = lay(method="draft", seats=[{"money": 0, "trains": JANE}, *others])
    play(m, "A flip S1", "A flip E4", "A flip D2")
    assert money(m)[A] == 0
    assert locos(m, A) == [None, None, None]
    assert view(m)["phase"] == "wagons"


@pytest.mark.rule("NZ-10.6")
def test_who_is_asked_again_has_shown_something() -> None:
    others = [{"trains": trains("S2", "S3", "D1")}, {"trains": trains("S4", "S5", "S6")}]
    m = lay(method="draft", seats=[{"money": 0, "trains": JANE}, *others])
    play(m, "A flip S1")
    assert (m.waiting, m.undo_cost(A)) == ((A,), "ask")
