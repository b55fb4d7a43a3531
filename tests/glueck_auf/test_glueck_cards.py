"""Taking cards, and stacks that run out."""

import pytest

from tests.glueck_auf.tables import at, lane, need, one, own, play, stack, state, why


@pytest.mark.rule("GA-4.1", "GA-4.2")
def test_a_lorry_goes_to_the_end_of_the_row() -> None:
    match = one({"row": ["L-WH-2"]}, stacks={"lorry-a": ["L-TO-1a", "L-FX-2"]})
    play(match, "place lorry-a 1")
    assert own(match)["row"] == ["L-WH-2", "L-TO-1a"]
    assert stack(match, "lorry-a") == ["L-FX-2"]


@pytest.mark.rule("GA-4.3")
def test_a_fox_wagon_goes_only_to_dock_3() -> None:
    match = one({}, stacks={"wagon-a": ["W-FX", "W-WH"]})
    play(match, "place wagon-a 1")
    assert [len(dock["wagons"]) for dock in own(match)["docks"]] == [0, 0, 1]


@pytest.mark.rule("GA-4.3")
@pytest.mark.parametrize(("wagon", "docks"), [("W-WH", [1, 2]), ("W-CL", [1, 3]), ("W-XX", [1, 2, 3])])
def test_a_wagon_goes_where_its_crest_is_shown(wagon: str, docks: list[int]) -> None:
    match = one({}, stacks={"wagon-a": [wagon, "W-TO"]})
    play(match, "place wagon-a 1")
    assert match.moves(0) == [f"dock {dock}" for dock in docks]
    for dock in {1, 2, 3} - set(docks):
        assert why(match, f"dock {dock}") == "wrong-dock"


@pytest.mark.rule("GA-4.4")
def test_a_wagon_stands_right_of_the_others_and_left_of_the_engine() -> None:
    match = one({"docks": [lane(), lane("W-TO", engine="E-B")]}, stacks={"wagon-b": ["W-XX", "W-TO"]})
    play(match, "place wagon-b 1", "dock 2")
    dock = own(match)["docks"][1]
    assert dock["wagons"] == ["W-TO", "W-XX"]
    assert dock["engine"] == "E-B"


@pytest.mark.rule("GA-4.5", "GA-4.6")
def test_an_engine_goes_to_a_dock_without_one() -> None:
    match = one({"docks": [lane(engine="E-A"), lane("W-TO")]}, stacks={"engine": ["E-B", "E-C"]})
    play(match, "place engine 1")
    assert match.moves(0) == ["dock 2", "dock 3"]
    assert why(match, "dock 1") == "dock-has-engine"
    play(match, "dock 3")
    assert own(match)["docks"][2]["engine"] == "E-B"


@pytest.mark.rule("GA-4.6", "GA-3.7")
def test_with_three_engines_no_engine_can_be_taken() -> None:
    full = [lane(engine="E-A"), lane(engine="E-A"), lane(engine="E-A")]
    assert why(one({"docks": full}), "place engine 1") == "engines-full"


@pytest.mark.rule("GA-4.6")
def test_after_a_delivery_the_cleared_dock_takes_an_engine() -> None:
    docks = [lane(("W-WH", "L-WH-1a"), engine="E-A"), lane(engine="E-B"), lane(engine="E-C")]
    match = one({"docks": docks, "orders": ["O-BAR-1"]}, stacks={"engine": ["E-D", "E-A"]})
    play(match, "place deliver 1", "deliver 1 O-BAR-1", "place engine 1")
    assert [dock["engine"] for dock in own(match)["docks"]] == ["E-D", "E-B", "E-C"]


@pytest.mark.rule("GA-4.7", "GA-4.8")
def test_an_order_goes_to_the_hand() -> None:
    match = one({}, stacks={"order": ["O-STE-4", "O-BAR-1"]})
    play(match, "place order 1")
    assert own(match)["orders"] == ["O-STE-4"]
    assert match.view(1)["seats"][0]["orders"] == ["?"]


@pytest.mark.rule("GA-4.9")
def test_a_share_lies_open() -> None:
    match = one({}, stacks={"share": ["S-FAC", "S-BAR"]})
    play(match, "place share 1")
    assert match.view(1)["seats"][0]["shares"] == ["S-FAC"]


@pytest.mark.rule("GA-4.10")
def test_an_innovation_goes_to_the_hand() -> None:
    match = one({}, stacks={"innovation": ["I-SHA", "I-W3"]})
    play(match, "place innovation 1")
    assert own(match)["innovations"] == ["I-SHA"]
    assert match.view(1)["seats"][0]["innovations"] == ["?"]


@pytest.mark.rule("GA-4.11")
def test_an_objective_lies_open_and_exists_once() -> None:
    match = one({}, stacks={"objective": ["G-SHIFT", "G-GOALS"]})
    play(match, "place objective 1")
    assert match.view(1)["seats"][0]["objectives"] == ["G-SHIFT"]
    assert all(copies == 1 for copies in state(match).parts.copies[51:])


# --- empty stacks -------------------------------------------------------------------


@pytest.mark.rule("GA-9.1")
def test_an_empty_stack_closes_its_zone_its_innovation_and_its_wild_choice() -> None:
    match = one({"innovations": ["I-ORD"]}, stacks={"order": []})
    assert why(match, "place order 1") == "stack-empty"
    assert why(match, "innovate I-ORD") == "stack-empty"
    play(match, "place wild 2", "pay 2")
    assert why(match, "look order") == "stack-empty"


@pytest.mark.rule("GA-9.2")
def test_the_upper_half_of_the_twin_fills_an_empty_stack() -> None:
    nine = ["L-WH-2", "L-WH-1a", "L-CL-1a", "L-CL-2", "L-TO-2", "L-TO-1a", "L-FX-1a", "L-FX-1b", "L-FX-2"]
    match = one({}, stacks={"lorry-a": ["L-TO-1b"], "lorry-b": nine}, zones={"lorry-a": 2, "lorry-b": 4})
    play(match, "place lorry-a 3", "pay 3")
    assert stack(match, "lorry-a") == nine[:4]
    assert stack(match, "lorry-b") == nine[4:]
    assert (need(match, "lorry-a"), need(match, "lorry-b")) == (4, 5)


@pytest.mark.rule("GA-9.2", "GA-9.1")
def test_a_single_card_is_not_split() -> None:
    match = one({}, stacks={"lorry-a": ["L-TO-1b"], "lorry-b": ["L-WH-2"]})
    play(match, "place lorry-a 1")
    assert (stack(match, "lorry-a"), stack(match, "lorry-b")) == ([], ["L-WH-2"])
    assert why(match, "place lorry-a 2") == "stack-empty"


@pytest.mark.rule("GA-9.2")
def test_wagons_are_split_only_when_the_action_is_over() -> None:
    match = one({}, stacks={"wagon-a": ["W-XX"], "wagon-b": ["W-WH", "W-CL", "W-TO", "W-FX"]})
    play(match, "place wagon-a 1")
    assert stack(match, "wagon-a") == []
    play(match, "dock 1")
    assert (stack(match, "wagon-a"), stack(match, "wagon-b")) == (["W-WH", "W-CL"], ["W-TO", "W-FX"])


def test_a_position_may_leave_cards_out() -> None:
    match = at({"stacks": {"share": ["S-BAR"]}})
    assert len(match.view(None)["box"]) == 23
