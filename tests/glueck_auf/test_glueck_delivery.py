"""Delivery: engine, order, enough lorries; several trains only with the same model."""

import pytest

from tests.glueck_auf.tables import lane, one, own, play, why

READY = ("W-WH", "L-WH-2")


@pytest.mark.rule("GA-6.1", "GA-6.3", "GA-6.4")
def test_two_trains_of_one_model_leave_together() -> None:
    docks = [lane(READY, engine="E-A"), lane(("W-TO", "L-TO-1a"), engine="E-A")]
    match = one({"docks": docks, "orders": ["O-BAR-2", "O-FUR-1"]})
    play(match, "place deliver 1")
    assert why(match, "stop") == "must-deliver"
    play(match, "deliver 1 O-BAR-2", "deliver 2 O-FUR-1")
    mine = own(match)
    assert [dock["wagons"] for dock in mine["docks"]] == [[], [], []]
    assert [dock["engine"] for dock in mine["docks"]] == [None, None, None]
    assert mine["orders"] == []
    assert sorted(mine["delivered"]) == sorted(
        ["O-BAR-2", "O-FUR-1", "E-A", "E-A", "W-WH", "L-WH-2", "W-TO", "L-TO-1a"]
    )


@pytest.mark.rule("GA-6.2")
def test_an_order_needs_enough_lorries() -> None:
    docks = [lane(("W-CL", "L-CL-1a"), "W-WH", engine="E-A")]
    match = one({"docks": docks, "orders": ["O-BAR-2"]})
    assert why(match, "place deliver 1") == "no-train"
    match = one({"docks": docks, "orders": ["O-BAR-2", "O-BAR-1"]})
    play(match, "place deliver 1")
    assert why(match, "deliver 1 O-BAR-2") == "too-few-lorries"
    assert match.moves(0) == ["deliver 1 O-BAR-1"]


@pytest.mark.rule("GA-6.4", "GA-11.6")
def test_surplus_lorries_and_empty_wagons_leave_too() -> None:
    docks = [lane(("W-CL", "L-CL-2"), ("W-XX", "L-WH-1a"), "W-WH", engine="E-A")]
    match = one({"docks": docks, "orders": ["O-BAR-2"]})
    play(match, "place deliver 1", "deliver 1 O-BAR-2")
    assert own(match)["delivered"] == ["O-BAR-2", "E-A", "W-CL", "L-CL-2", "W-XX", "L-WH-1a", "W-WH"]
    assert own(match)["docks"][0] == {"wagons": [], "engine": None}
    assert match.scores[0].sources["lorries"] == 1


@pytest.mark.rule("GA-6.3")
def test_trains_of_different_models_do_not_leave_together() -> None:
    docks = [lane(READY, engine="E-A"), lane(("W-TO", "L-TO-2"), engine="E-B"), lane(("W-FX", "L-FX-2"), engine="E-A")]
    match = one({"docks": docks, "orders": ["O-BAR-2", "O-FUR-1", "O-STE-1"]})
    play(match, "place deliver 1")
    assert why(match, "deliver 1 O-BAR-2") == ""
    assert why(match, "deliver 2 O-BAR-2") == ""
    play(match, "deliver 1 O-BAR-2")
    assert why(match, "deliver 2 O-FUR-1") == "other-model"
    play(match, "stop")
    assert own(match)["docks"][2]["engine"] == "E-A.2"


@pytest.mark.rule("GA-6.3")
def test_every_train_needs_an_order_of_its_own() -> None:
    docks = [lane(READY, engine="E-A"), lane(("W-TO", "L-TO-2"), engine="E-A")]
    match = one({"docks": docks, "orders": ["O-BAR-2"]})
    play(match, "place deliver 1", "deliver 1 O-BAR-2")
    assert match.view(None)["steps"][-1]["step"] == "Turn"
    assert own(match)["docks"][1]["engine"] is not None


@pytest.mark.rule("GA-6.3", "GA-6.2")
def test_a_train_takes_one_order() -> None:
    docks = [lane(("W-WH", "L-WH-2"), ("W-CL", "L-CL-2"), engine="E-A"), lane(engine="E-A")]
    match = one({"docks": docks, "orders": ["O-BAR-2", "O-FUR-2"]})
    play(match, "place deliver 1", "deliver 1 O-BAR-2")
    assert own(match)["orders"] == ["O-FUR-2"]
    assert why(match, "deliver 1 O-FUR-2") == "not-asked"


@pytest.mark.rule("GA-6.2")
def test_a_train_without_an_engine_does_not_leave() -> None:
    docks = [lane(READY), lane(("W-TO", "L-TO-1a"), engine="E-A")]
    match = one({"docks": docks, "orders": ["O-BAR-1"]})
    play(match, "place deliver 1")
    assert why(match, "deliver 1 O-BAR-1") == "train-without-engine"
    assert why(match, "deliver 2 O-STE-1") == "order-not-in-hand"
    assert why(one({"docks": [lane(READY)], "orders": ["O-BAR-1"]}), "place deliver 1") == "no-train"


@pytest.mark.rule("GA-6.2")
def test_without_an_order_nobody_places_workers_there() -> None:
    assert why(one({"docks": [lane(READY, engine="E-A")]}), "place deliver 1") == "no-order"


@pytest.mark.rule("GA-6.5")
def test_the_own_delivered_stack_may_be_looked_at() -> None:
    match = one({"delivered": ["O-BAR-4", "E-A", "L-WH-1b"]})
    assert own(match)["delivered"] == ["O-BAR-4", "E-A", "L-WH-1b"]
    assert match.result is None


def test_who_cannot_follow_must_still_be_asked_not_to_betray_the_hand() -> None:
    docks = [lane(READY, engine="E-A"), lane(("W-TO", "L-TO-1a"), engine="E-A")]
    match = one({"docks": docks, "orders": ["O-BAR-2", "O-FUR-3"]})
    play(match, "place deliver 1", "deliver 1 O-BAR-2")
    assert match.moves(0) == ["stop"]
