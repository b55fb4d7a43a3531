"""Right of first choice."""

import pytest

from tests.nimm_den_zug.table import A, B, C, lay, locos, money, play, trains, view, why


@pytest.mark.rule("NZ-8.1", "NZ-8.2", "NZ-8.3", "NZ-8.4", "NZ-8.5", "NZ-4.7", "NZ-8.7")
def test_the_highest_bid_chooses_first_and_everybody_pays_bid_and_power() -> None:
    m = lay(method="choice", loco_stack=["E5", "D2", "S1"])
    assert view(m)["facedown"] is True
    assert view(m)["revealed"] == ["?"] * 3
    play(m, "A bid 200", "B bid 500", "C bid 200")
    assert m.moves(A) == ["name A", "name C"]
    assert view(m)["revealed"] == ["?"] * 3  # not before the order is fixed
    play(m, "A name A")
    assert view(m)["revealed"] == ["E5", "D2", "S1"]
    assert view(m)["choice_order"] == ["B", "A", "C"]
    play(m, "B choose E5", "A choose D2", "C choose S1")
    assert money(m) == [4500, 3600, 4700]
    assert [locos(m, seat) for seat in (A, B, C)] == [["D2"], ["E5"], ["S1"]]
    assert view(m)["starter"] == "B"


@pytest.mark.rule("NZ-8.6")
def test_who_can_pay_for_nothing_buys_nothing_and_keeps_his_bid() -> None:
    m = lay(
        method="choice",
        loco_stack=["E5", "D2", "S3"],
        seats=[{}, {}, {"money": 350}],
        nominal="C",
        auctions=2,
    )
    play(m, "A bid 500", "B bid 400", "C bid 300", "A choose E5", "B choose D2")
    assert m.moves(C) == ["pass"]
    assert why(m, C, "choose S3") == "not-enough-money"
    play(m, "C pass")
    assert money(m)[C] == 350
    assert view(m)["set_aside"] == ["S3"]


@pytest.mark.rule("NZ-8.6", "NZ-11.1")
def test_who_bought_nothing_gets_a_substitute_at_the_end_of_the_phase() -> None:
    two = [{"trains": trains("S1", "S2")}, {"trains": trains("S4", "S5")}, {"trains": trains("D1", "D3"), "money": 0}]
    m = lay(method="choice", loco_stack=["E5", "D2", "S3"], seats=two, auctions=2)
    play(m, "A bid 50", "B bid 100", "C bid 0", "B choose E5", "A choose D2", "C pass")
    assert view(m)["phase"] == "wagons"
    assert locos(m, C) == ["D1", "D3", None]


@pytest.mark.rule("NZ-8.5")
def test_a_chooser_who_can_pay_must_choose_one_of_the_cards() -> None:
    m = lay(method="choice", loco_stack=["E5", "D2", "S1"])
    play(m, "A bid 0", "B bid 100", "C bid 50")
    assert why(m, B, "pass") == "must-choose"
    assert why(m, B, "choose S2") == "not-available"


@pytest.mark.rule("NZ-8.2")
def test_nothing_is_a_bid_even_for_the_starter_and_more_than_the_money_is_not() -> None:
    m = lay(method="choice", seats=[{"money": 200}])
    assert why(m, A, "bid 0") == ""
    assert why(m, A, "bid 250") == "not-enough-money"


@pytest.mark.rule("NZ-8.7", "NZ-4.6")
def test_three_such_auctions_use_all_cards() -> None:
    m = lay(method="choice")
    starters = []
    for _ in range(3):
        starters.append(view(m)["starter"])
        play(m, "A bid 0", "B bid 50", "C bid 100")
        for seat in (C, B, A):
            m.play(seat, m.moves(seat)[0])
    assert starters == ["A", "B", "C"]
    assert view(m)["phase"] == "wagons"
    assert all(None not in locos(m, seat) for seat in (A, B, C))
