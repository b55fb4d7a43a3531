"""Action innovations: before and after the worker action, never on a pass."""

import pytest

from tests.glueck_auf.tables import at, lane, need, one, own, places, play, why

# every zone needs two or more workers, so that a single 1 pays for nothing but what a test opens
DEAR = dict.fromkeys(
    ["lorry-a", "lorry-b", "wagon-a", "wagon-b", "engine", "order", "share", "innovation", "objective", "mine-01",
     "mine-12", "mine-23", "deliver", "wild"], 1,
)  # fmt: skip


@pytest.mark.rule("GA-8.4", "GA-8.9")
def test_an_order_by_innovation_makes_a_delivery_possible_in_the_same_turn() -> None:
    docks = [lane(("W-WH", "L-WH-2"), engine="E-A")]
    match = one({"docks": docks, "innovations": ["I-ORD"], "workers": [1]}, stacks={"order": ["O-FAC-2", "O-BAR-1"]})
    assert why(match, "place deliver 1") == "no-order"
    play(match, "innovate I-ORD", "place deliver 1", "deliver 1 O-FAC-2")
    assert match.scores[0].sources["orders"] == 5
    assert "I-ORD" in match.view(None)["box"]


@pytest.mark.rule("GA-8.4", "GA-8.10")
def test_an_innovation_just_taken_may_be_played_in_the_same_turn() -> None:
    match = one({}, stacks={"innovation": ["I-SHA", "I-W3"], "share": ["S-FAC", "S-BAR"]})
    play(match, "place innovation 1", "innovate I-SHA")
    assert own(match)["shares"] == ["S-FAC"]
    assert own(match)["innovations"] == []


@pytest.mark.rule("GA-8.5")
def test_a_played_innovation_costs_no_workers_and_leaves_the_game() -> None:
    match = one({"innovations": ["I-SHA", "I-W3"]})
    play(match, "place share 1", "pay 1")
    assert match.moves(0) == ["done", "innovate I-SHA"]
    assert need(match, "share") == 2
    play(match, "innovate I-SHA", "done")
    assert need(match, "share") == 2
    assert match.view(None)["box"] == ["I-SHA"]


@pytest.mark.rule("GA-8.13")
def test_without_workers_an_innovation_is_refused_and_passing_is_all() -> None:
    match = one({"workers": [], "innovations": ["I-SHA", "I-LOR"]})
    assert match.moves(0) == ["pass"]
    assert why(match, "innovate I-SHA") == "no-placement-left"


@pytest.mark.rule("GA-8.13")
def test_after_an_innovation_passing_is_refused() -> None:
    match = one({"innovations": ["I-SHA"]})
    play(match, "innovate I-SHA")
    assert why(match, "pass") == "pass-after-innovation"
    play(match, "place order 1", "pass")


@pytest.mark.rule("GA-8.13")
def test_an_innovation_that_would_close_the_last_zone_is_refused() -> None:
    zones = DEAR | {"mine-12": 0}
    seat = {"workers": [1], "innovations": ["I-MIN"], "row": ["L-WH-1a"]}
    match = at({"players": 3, "start": "A", "passed": ["B", "C"], "seats": [seat], "zones": zones})
    assert places(match) == ["mine-12"]
    assert why(match, "innovate I-MIN") == "no-placement-left"


@pytest.mark.rule("GA-8.13", "GA-8.12")
def test_a_choice_inside_an_innovation_that_closes_the_last_zone_is_refused() -> None:
    """Delivering the only train would leave nothing to deliver by workers; one of two may go."""
    docks = [lane(("W-WH", "L-WH-1a"), engine="E-A"), lane(("W-TO", "L-TO-2"), engine="E-A")]
    seat = {"workers": [1], "innovations": ["I-DEL"], "docks": docks, "orders": ["O-BAR-1", "O-FUR-1", "O-STE-2"]}
    match = one(seat, zones=DEAR | {"deliver": 0})
    play(match, "innovate I-DEL", "deliver 1 O-BAR-1")
    assert match.moves(0) == ["stop"]
    assert why(match, "deliver 2 O-FUR-1") == "no-placement-left"
    play(match, "stop", "place deliver 1")


@pytest.mark.rule("GA-8.13")
def test_two_innovations_together_may_open_a_zone() -> None:
    """An order and an engine: neither alone makes the delivery possible."""
    seat = {"workers": [1], "innovations": ["I-ORD", "I-ENG"], "docks": [lane(("W-WH", "L-WH-2"))]}
    stacks = {"order": ["O-BAR-2", "O-BAR-1"], "engine": ["E-A", "E-B"]}
    match = one(seat, zones=DEAR | {"deliver": 0}, stacks=stacks)
    assert match.moves(0) == ["pass", "innovate I-ORD", "innovate I-ENG"]
    play(match, "innovate I-ENG")
    assert match.moves(0) == ["dock 1"]
    assert why(match, "dock 2") == "no-placement-left"
    play(match, "dock 1", "innovate I-ORD", "place deliver 1", "deliver 1 O-BAR-2")


@pytest.mark.rule("GA-8.13")
def test_a_lorry_by_innovation_may_open_the_mining() -> None:
    """Of the two lorries on top only the single one can be mined with two steps at most."""
    seat = {"workers": [1], "innovations": ["I-LOR"]}
    stacks = {"lorry-a": ["L-WH-1a", "L-WH-2"], "lorry-b": ["L-FX-2", "L-WH-2"]}
    zones = DEAR | {"mine-12": 0}
    match = at({"players": 3, "start": "A", "passed": ["B", "C"], "seats": [seat], "zones": zones, "stacks": stacks})
    assert match.moves(0) == ["pass", "innovate I-LOR"]
    play(match, "innovate I-LOR", "take lorry-a", "place mine-12 1", "store")


@pytest.mark.rule("GA-8.13")
def test_a_card_below_the_top_opens_nothing() -> None:
    """The second order would fit, but nobody can know that: the list of moves must not betray it."""
    seat = {"workers": [1], "innovations": ["I-ORD"], "docks": [lane(("W-WH", "L-WH-1a"), engine="E-A")]}
    for below in ("O-BAR-1", "O-BAR-4"):
        match = one(seat, zones=DEAR | {"deliver": 0}, stacks={"order": ["O-STE-4", below]})
        assert match.moves(0) == ["pass"]


@pytest.mark.rule("GA-8.6", "GA-9.1")
def test_a_lorry_by_innovation_from_either_stack() -> None:
    match = one({"innovations": ["I-LOR"]}, stacks={"lorry-a": ["L-WH-2", "L-TO-2"], "lorry-b": ["L-CL-2", "L-FX-2"]})
    play(match, "innovate I-LOR")
    assert match.moves(0) == ["take lorry-a", "take lorry-b"]
    assert why(match, "take wagon-a") == "other-stack"
    play(match, "take lorry-b")
    assert own(match)["row"] == ["L-CL-2"]
    single = one({"innovations": ["I-LOR"]}, stacks={"lorry-a": [], "lorry-b": ["L-CL-2"]})
    play(single, "innovate I-LOR")
    assert own(single)["row"] == ["L-CL-2"]
    none = one({"innovations": ["I-LOR"]}, stacks={"lorry-a": [], "lorry-b": []})
    assert why(none, "innovate I-LOR") == "stack-empty"


@pytest.mark.rule("GA-8.7")
def test_a_wagon_by_innovation_follows_the_usual_rules() -> None:
    match = one({"innovations": ["I-WAG"]}, stacks={"wagon-a": ["W-WH", "W-TO"], "wagon-b": ["W-FX", "W-TO"]})
    play(match, "innovate I-WAG")
    assert why(match, "take lorry-a") == "other-stack"
    play(match, "take wagon-a")
    assert match.moves(0) == ["dock 1", "dock 2"]
    play(match, "dock 2", "place share 1")


@pytest.mark.rule("GA-8.8")
def test_an_engine_by_innovation_needs_a_free_dock() -> None:
    full = [lane(engine="E-A"), lane(engine="E-A"), lane(engine="E-A")]
    assert why(one({"innovations": ["I-ENG"], "docks": full}), "innovate I-ENG") == "engines-full"
    match = one({"innovations": ["I-ENG"], "delivered": ["E-A", "E-B", "E-C"]})
    assert why(match, "innovate I-ENG") == ""  # delivered engines do not count


@pytest.mark.rule("GA-8.12")
def test_a_delivery_by_innovation_is_an_action_of_its_own() -> None:
    docks = [lane(("W-WH", "L-WH-2"), engine="E-A"), lane(("W-TO", "L-TO-2"), engine="E-B")]
    match = one({"docks": docks, "orders": ["O-BAR-2", "O-FUR-2"], "innovations": ["I-DEL"]})
    play(match, "place deliver 1", "pay 1", "deliver 1 O-BAR-2", "innovate I-DEL", "deliver 2 O-FUR-2")
    assert match.scores[0].sources["orders"] == 10
    assert why(one({"innovations": ["I-DEL"]}), "innovate I-DEL") == "no-order"


@pytest.mark.rule("GA-8.11", "GA-10.2")
def test_mining_by_innovation_gives_no_claim_to_the_token() -> None:
    seats = [{}, {"innovations": ["I-MIN"], "row": ["L-WH-1a"]}]
    match = at({"players": 2, "start": "B", "seats": [{}, seats[1]]})
    match.play(1, "place share 1")
    match.play(1, "pay 1")
    match.play(1, "done")
    match.play(0, "place mine-01 1")
    match.play(1, "innovate I-MIN")
    match.play(1, "store")
    match.play(1, "place order 1")
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.view(None)["tokens"] == ["A"]


@pytest.mark.rule("GA-8.4")
def test_an_innovation_is_not_played_in_the_middle_of_an_action() -> None:
    match = one({"innovations": ["I-SHA"], "row": ["L-WH-1a", "L-WH-1b"]})
    play(match, "place mine-01 1", "pay 1")
    assert why(match, "innovate I-SHA") == "not-asked"


def test_what_is_not_in_hand_cannot_be_played() -> None:
    assert why(one({"innovations": ["I-SHA"]}), "innovate I-MIN") == "innovation-not-in-hand"
