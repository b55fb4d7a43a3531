"""Sealed and double sealed auctions."""

import pytest

from tests.nimm_den_zug.table import A, B, C, lay, locos, money, play, trains, view, why


@pytest.mark.rule("NZ-6.1", "NZ-6.2", "NZ-6.3", "NZ-6.4")
def test_sealed_the_starter_bids_the_power_and_others_may_bid_nothing() -> None:
    m = lay(method="sealed", loco_stack=["D5", "S1", "E5"])
    play(m, "A pick D5")
    assert m.waiting == (A, B, C)
    assert why(m, A, "bid 450") == "below-power"
    play(m, "C bid 300", "A bid 500", "B bid 0")
    assert locos(m, A) == ["D5"]
    assert money(m) == [4500, 5000, 5000]
    assert view(m)["shown"] == [500, 0, 300]
    assert view(m)["set_aside"] == ["S1", "E5"]
    assert view(m)["starter"] == "B"


@pytest.mark.rule("NZ-6.1")
def test_no_bid_is_shown_before_the_last_one_is_in() -> None:
    m = lay(method="sealed", lot="D5")
    play(m, "B bid 1250")
    for viewer in (A, C, None):
        seen = view(m, viewer)
        assert "1250" not in str(seen)
        assert [seat["answer"] for seat in seen["seats"]] == [None, "?", None]
    assert view(m, B)["seats"][B]["answer"] == "bid 1250"
    m.undo(B)
    assert m.waiting == (A, B, C)


@pytest.mark.rule("NZ-4.7")
def test_equal_bids_are_decided_by_the_starter() -> None:
    m = lay(method="sealed", lot="D5")
    play(m, "A bid 600", "B bid 800", "C bid 800")
    assert m.waiting == (A,)
    assert m.moves(A) == ["name B", "name C"]
    assert why(m, A, "name A") == "not-tied"
    assert why(m, B, "name B") == "not-your-turn"
    play(m, "A name C")
    assert locos(m, C) == ["D5"]
    assert money(m) == [5000, 5000, 4200]


@pytest.mark.rule("NZ-4.7")
def test_a_tied_starter_may_name_himself() -> None:
    m = lay(method="sealed", lot="D5")
    play(m, "A bid 800", "B bid 800", "C bid 300")
    assert m.moves(A) == ["name A", "name B"]
    play(m, "A name A")
    assert locos(m, A) == ["D5"]


@pytest.mark.rule("NZ-4.7", "NZ-4.9")
def test_the_stand_in_decides_ties_and_his_left_neighbour_is_next() -> None:
    m = lay(method="sealed", loco_stack=["D4", "D5", "E5"], seats=[{"money": 50}])
    play(m, "B pick D4", "A bid 0", "B bid 800", "C bid 800")
    assert m.waiting == (B,)
    play(m, "B name B")
    assert m.waiting == (C,)


@pytest.mark.rule("NZ-7.1", "NZ-7.2")
def test_double_sealed_adds_the_second_bid_and_the_highest_total_pays() -> None:
    m = lay(method="double", loco_stack=["E5", "S1", "D1"])
    play(m, "A pick E5", "A bid 2400", "B bid 1000", "C bid 50")
    assert view(m)["bids"] == [2400, 1000, 50]
    assert view(m)["steps"][-1] == "SecondBid"
    play(m, "A bid 0", "B bid 0", "C bid 2500")
    assert locos(m, C) == ["E5"]
    assert money(m) == [5000, 5000, 2450]


@pytest.mark.rule("NZ-7.1")
def test_in_a_double_auction_the_first_bid_of_the_starter_reaches_the_power() -> None:
    m = lay(method="double", lot="E5")
    assert why(m, A, "bid 850") == "below-power"
    play(m, "A bid 900", "B bid 0", "C bid 0")
    assert why(m, A, "bid 0") == ""


@pytest.mark.rule("NZ-7.3")
def test_both_bids_together_must_not_exceed_the_money() -> None:
    m = lay(method="double", lot="E5", seats=[{}, {}, {"money": 1500}])
    play(m, "A bid 900", "B bid 0", "C bid 1000")
    assert why(m, C, "bid 600") == "not-enough-money"
    assert why(m, C, "bid 500") == ""
    assert m.moves(C)[-1] == "bid 500"


@pytest.mark.rule("NZ-7.2", "NZ-4.7")
def test_in_a_double_auction_only_equal_totals_are_a_tie() -> None:
    m = lay(method="double", lot="E5")
    play(m, "A bid 900", "B bid 900", "C bid 0", "A bid 100", "B bid 0", "C bid 1000")
    assert m.moves(A) == ["name A", "name C"]


@pytest.mark.rule("NZ-4.5", "NZ-6.1")
def test_a_player_with_three_locomotives_lays_no_bid() -> None:
    m = lay(method="sealed", lot="D5", seats=[{}, {"trains": trains("S1", "S2", "S3")}])
    assert m.waiting == (A, C)
    assert why(m, B, "bid 500") == "has-three"


@pytest.mark.rule("NZ-4.4")
def test_a_player_below_the_power_bids_in_form_but_cannot_win() -> None:
    m = lay(method="sealed", lot="D5", seats=[{}, {"money": 100}])
    assert m.moves(B) == ["bid 0", "bid 50", "bid 100"]
    play(m, "A bid 500", "B bid 100", "C bid 0")
    assert locos(m, A) == ["D5"]
