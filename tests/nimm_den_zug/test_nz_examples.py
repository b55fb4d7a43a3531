"""Worked examples with their exact numbers that no other file plays from beginning to end."""

import pytest

from tests.nimm_den_zug.table import (
    A,
    B,
    C,
    lay,
    locos,
    money,
    play,
    state,
    substitute,
    train,
    trains,
    view,
    wagons,
    why,
)

TILES = [{"tile": 1}, {"tile": 2}, {"tile": 3}]
LOST = {"unclaimed": "lost"}


@pytest.mark.rule("NZ-8.6", "NZ-11.1")
def test_a_chooser_who_is_broke_ends_with_a_substitute() -> None:
    two = [
        {"trains": trains("S1", "S2")},
        {"trains": trains("S4", "S5")},
        {"trains": trains("D1", "D3"), "money": 350},
    ]
    m = lay(method="choice", loco_stack=["E5", "D2", "S3"], seats=two, auctions=2)
    play(m, "A bid 500", "B bid 400", "C bid 300", "A choose E5", "B choose D2")
    refused = m.why_not(C, "choose S3")
    assert refused is not None
    assert (refused.key, refused.params) == ("not-enough-money", {"money": 350, "needed": 500})
    play(m, "C pass")
    assert money(m) == [5000 - 500 - 900, 5000 - 400 - 300, 350]
    assert locos(m, C) == ["D1", "D3", None]


@pytest.mark.rule("NZ-5.9", "NZ-11.1", "NZ-11.2")
def test_the_last_bidder_sees_both_unsold_cards_and_buys_one() -> None:
    seats = [{"trains": trains("S1", "S4", "E1")}, {"trains": trains("S2")}]
    m = lay(2, method="turn", set_aside=["D2", "S7"], seats=seats)
    assert sorted(view(m)["revealed"]) == ["D2", "S7"]
    assert why(m, B, "bid 500") == "not-asked"  # nobody bids against B
    play(m, "B choose S7")
    assert money(m) == [5000, 4500]
    p = state(m).players[B]
    assert [p.is_substitute(n) for n in range(3)] == [False, False, True]
    assert m.game.position(m.state)["seats"][B]["trains"][2]["loco"] == "D2"


@pytest.mark.rule("NZ-10.5", "NZ-10.6")
def test_the_draft_of_jane_with_three_purses() -> None:
    others = [{"trains": trains("S2", "S3", "D1")}, {"trains": trains("S4", "S5", "S6")}]
    jane = trains("S1", "E4", "D2")
    assert money(lay(method="draft", seats=[{"money": 4400, "trains": jane}, *others]))[A] == 0
    m = lay(
        method="draft", steps=["FlipLoco"], turn="A", unsettled=["A"], seats=[{"money": 4400, "trains": jane}, *others]
    )
    refused = m.why_not(A, "flip E4")
    assert refused is not None
    assert (refused.key, refused.params) == ("can-afford", {"price": 4400, "money": 4400})
    m = lay(method="draft", seats=[{"money": 3000, "trains": jane}, *others])
    play(m, "A flip S1")
    refused = m.why_not(A, "pay")
    assert refused is not None
    assert refused.params == {"money": 3000, "needed": 4000}
    play(m, "A flip E4")
    assert money(m)[A] == 3000 - 300 * 2


@pytest.mark.rule("NZ-13.4", "NZ-15.4")
def test_taking_the_bonus_lets_one_hand_in_its_goal() -> None:
    seats = [{"tile": 1, "goals": ["G02"]}, *TILES[1:]]
    m = wagons(seats=seats, display=["SP-600", "FO01", "FO02"], wagon_stack=["CO01"], options=LOST)
    play(m, "A take SP-600")
    assert (money(m)[A], view(m)["spent"], view(m)["display"]) == (5600, ["SP-600"], ["CO01", "FO01", "FO02"])
    play(m, "A claim G02", "A ready")
    assert money(m)[A] == 6200
    assert m.waiting == (B,)


@pytest.mark.rule("NZ-13.1", "NZ-16.2")
def test_the_bin_never_comes_back_in_this_game() -> None:
    seats = [*TILES, {"tile": 4}]
    cards = ["FO01", "CO03", "LI02", "SP-PLUS"]
    stack = ["SP-BIN", "OI01", "OI02", "OI03", "OI04"]
    m = wagons(4, seats=seats, display=cards, wagon_stack=stack, options={"method": "chosen"})
    play(m, "A attach CO03 1", "B pass", "C pass", "D pass", "A pass")
    assert view(m)["round"] == 2
    assert view(m)["wagon_stack"] == ["?"] * 86
    assert view(m)["box"] == ["SP-BIN"]


@pytest.mark.rule("NZ-12.10", "NZ-15.1")
def test_after_the_fifth_wagon_only_goals_may_be_handed_in() -> None:
    full = [train("E5", "CO01", "CO02", "CO03", "CO04"), train("S1"), train("S2")]
    seats = [{"tile": 1}, {"tile": 2, "trains": full}, {"tile": 3}, {"tile": 4}, {"tile": 5, "goals": ["G05"]}]
    m = wagons(5, seats=seats, turn="B", display=["CO05", "FO01", "FO02", "FO03"], options=LOST)
    play(m, "B attach CO05 1")
    for seat in range(5):
        for move in ("attach FO01 1", "take FO01", "replace", "pass"):
            assert why(m, seat, move) == "round-over"
    play(m, "E claim G05")
    assert money(m)[4] == 6000


@pytest.mark.rule("NZ-15.9")
def test_two_goals_done_wants_two_others() -> None:
    one = wagons(seats=[{"tile": 1, "goals": ["G01"], "used": ["G04"]}, *TILES[1:]])
    refused = one.why_not(A, "claim G01")
    assert refused is not None
    assert (refused.key, refused.params) == ("goal-not-met", {"goal": "goal-G01", "have": 1, "want": 2})
    two = wagons(seats=[{"tile": 1, "goals": ["G01"], "used": ["G04", "G11"]}, *TILES[1:]])
    play(two, "A claim G01")
    assert money(two)[A] == 6000
    assert len(view(two)["seats"][A]["used"]) == 3


@pytest.mark.rule("NZ-14.2", "NZ-12.4")
def test_a_double_wagon_on_a_substitute_is_just_another_wagon() -> None:
    mine = [substitute("E5", "LI01", "LI12", "SP-DBL"), train("S1"), train("S2")]
    m = wagons(2, seats=[{"tile": 1, "trains": mine}, {"tile": 2}], passes=1)
    play(m, "A pass")
    assert view(m)["profits"][A] == [150, 0, 0]
