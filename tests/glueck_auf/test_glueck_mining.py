"""Mining: the order of the row, the steps, crest and dock and empty wagon."""

import pytest

from stellwerk.kernel.game import Json
from stellwerk.kernel.match import Match
from stellwerk.stage.scenes import scene
from tests.glueck_auf.tables import at, lane, need, one, own, places, play, state, why

EXAMPLE: Json = {
    "row": ["L-TO-1a", "L-CL-1a", "L-WH-2"],
    "docks": [lane("W-CL", "W-XX"), lane("W-TO")],
}


def three(seat: Json) -> Match:
    """Three players, so that mining 1/2 is in the game; seat A to move."""
    return at({"players": 3, "start": "A", "passed": ["B", "C"], "seats": [seat]})


def load(wagon: str | Json) -> str | None:
    return None if isinstance(wagon, str) else wagon["load"]


def loads(match: Match) -> list[list[str | None]]:
    """What each wagon carries, dock by dock."""
    return [[load(wagon) for wagon in dock["wagons"]] for dock in own(match)["docks"]]


@pytest.mark.rule("GA-5.1", "GA-5.3", "GA-5.9")
def test_the_rulebook_example() -> None:
    match = one(EXAMPLE)
    play(match, "place mine-23 1", "load W-TO 2", "load W-CL 1")
    assert own(match)["row"] == ["L-WH-2"]
    assert loads(match) == [["L-CL-1a", None], ["L-TO-1a"], []]
    assert need(match, "mine-23") == 2


@pytest.mark.rule("GA-5.5")
def test_a_wild_wagon_carries_only_the_crests_of_its_dock() -> None:
    match = one(EXAMPLE)
    play(match, "place mine-23 1")
    assert why(match, "load W-XX 1") == "dock-without-crest"
    assert match.moves(0) == ["store", "load W-TO 2"]


@pytest.mark.rule("GA-5.4", "GA-5.2")
def test_after_two_steps_a_double_lorry_is_too_dear() -> None:
    match = one(EXAMPLE | {"storage": ["L-CL-1b"]})
    play(match, "place mine-23 1", "load W-TO 2", "load W-CL 1")
    assert why(match, "store") == "steps-too-few"
    assert why(match, "load W-XX 1") == "steps-too-few"
    assert match.moves(0) == ["stop", "fetch L-CL-1b W-XX 1"]


@pytest.mark.rule("GA-5.8", "GA-5.5")
def test_any_card_may_be_loaded_from_storage() -> None:
    match = one({"storage": ["L-CL-1a", "L-FX-1a", "L-WH-1a"], "docks": [lane(), lane(), lane("W-XX")]})
    play(match, "place mine-01 1")
    assert match.moves(0) == ["stop", "fetch L-CL-1a W-XX 3", "fetch L-FX-1a W-XX 3"]
    assert why(match, "fetch L-WH-1a W-XX 3") == "dock-without-crest"
    assert why(match, "fetch L-TO-1a W-XX 3") == "not-in-storage"


@pytest.mark.rule("GA-5.1", "GA-10.2")
def test_mining_0_1_is_possible_with_nothing_to_mine() -> None:
    match = one({})
    play(match, "place mine-01 1")
    assert state(match).miner == 0
    assert scene(match, 1).pieces["heir"].slots["who"] == "seat-0"


@pytest.mark.rule("GA-5.2")
def test_zero_steps_are_allowed_although_a_card_could_move() -> None:
    match = one({"row": ["L-FX-1a"]})
    play(match, "place mine-01 1", "stop")
    assert own(match)["row"] == ["L-FX-1a"]


@pytest.mark.rule("GA-5.4")
def test_mining_0_1_never_moves_a_double_lorry() -> None:
    match = one({"row": ["L-FX-2"], "storage": ["L-FX-1a"], "docks": [lane(), lane(), lane("W-FX")]})
    play(match, "place mine-01 1")
    assert why(match, "store") == "steps-too-few"
    assert match.moves(0) == ["stop", "fetch L-FX-1a W-FX 3"]


@pytest.mark.rule("GA-5.7", "GA-5.1")
def test_a_card_without_a_wagon_goes_to_storage_for_the_same_steps() -> None:
    match = three({"row": ["L-FX-2"]})
    play(match, "place mine-12 1")
    assert why(match, "stop") == "steps-missing"
    assert match.moves(0) == ["store"]
    play(match, "store")
    assert own(match)["storage"] == ["L-FX-2"]


@pytest.mark.rule("GA-5.1", "GA-3.7")
def test_mining_1_2_needs_at_least_one_step() -> None:
    match = three({"storage": ["L-FX-1a"], "docks": [lane("W-XX")]})
    assert why(match, "place mine-12 1") == "no-steps"


@pytest.mark.rule("GA-5.1")
def test_two_steps_with_one_card_go_through_the_storage() -> None:
    match = one({"row": ["L-WH-1a"], "docks": [lane("W-WH")]})
    play(match, "place mine-23 1")
    assert why(match, "load W-WH 1") == "steps-out-of-reach"
    assert match.moves(0) == ["store"]
    play(match, "store")
    assert why(match, "stop") == "steps-missing"
    play(match, "fetch L-WH-1a W-WH 1")
    assert loads(match)[0] == ["L-WH-1a"]


@pytest.mark.rule("GA-5.1", "GA-3.7")
def test_mining_2_3_is_closed_when_only_one_step_can_be_used() -> None:
    assert why(one({"row": ["L-WH-1a"]}), "place mine-23 1") == "no-steps"
    # two cards from storage need two wagons
    docks = [lane("W-WH")]
    assert why(one({"storage": ["L-WH-1a", "L-WH-1b"], "docks": docks}), "place mine-23 1") == "no-steps"
    assert "mine-23" in places(one({"storage": ["L-WH-1a", "L-WH-1b"], "docks": [lane("W-WH", "W-WH")]}))


@pytest.mark.rule("GA-5.4")
def test_one_and_two_lorries_make_three_steps() -> None:
    match = one({"row": ["L-CL-1a", "L-WH-2"], "docks": [lane("W-XX")]})
    play(match, "place mine-23 1", "load W-XX 1", "store")
    assert own(match)["storage"] == ["L-WH-2"]
    assert own(match)["row"] == []


@pytest.mark.rule("GA-5.3")
def test_only_the_front_of_the_row_may_leave() -> None:
    match = one({"row": ["L-CL-1a", "L-WH-1a"], "docks": [lane("W-WH")]})
    play(match, "place mine-23 1")
    assert why(match, "load W-WH 1") == "wagon-without-crest"
    play(match, "store", "load W-WH 1")
    assert loads(match)[0] == ["L-WH-1a"]


@pytest.mark.rule("GA-5.6")
def test_a_wagon_holds_one_card() -> None:
    match = one({"row": ["L-TO-1a"], "docks": [lane(), lane(("W-XX", "L-TO-2"))]})
    play(match, "place mine-01 1")
    assert why(match, "load W-XX 2") == "no-empty-wagon"
    assert state(match).players[0].loaded[1] == 2
    assert scene(match, 1).pieces["sign:0:2"].slots["lorries"] == "2"


@pytest.mark.rule("GA-5.5")
def test_a_wheel_wagon_takes_no_clover_although_its_dock_shows_it() -> None:
    match = one({"row": ["L-CL-1a"], "docks": [lane("W-WH")]})
    play(match, "place mine-01 1")
    assert why(match, "load W-WH 1") == "wagon-without-crest"


@pytest.mark.rule("GA-5.7")
def test_a_card_may_be_stored_although_a_wagon_is_free() -> None:
    match = one({"row": ["L-WH-1a"], "docks": [lane("W-WH")]})
    play(match, "place mine-01 1")
    assert match.moves(0) == ["stop", "store", "load W-WH 1"]
    play(match, "store")
    assert own(match)["storage"] == ["L-WH-1a"]


@pytest.mark.rule("GA-8.11")
def test_the_innovation_mines_up_to_four_steps() -> None:
    match = one({"row": ["L-WH-2", "L-TO-2"], "docks": [lane(), lane("W-XX")], "innovations": ["I-MIN"]})
    play(match, "innovate I-MIN", "load W-XX 2", "store")
    assert own(match)["storage"] == ["L-TO-2"]
    assert need(match, "mine-01") == 1


@pytest.mark.rule("GA-8.11", "GA-8.5")
def test_the_innovation_needs_at_least_one_step() -> None:
    assert why(one({"innovations": ["I-MIN"]}), "innovate I-MIN") == "no-step-at-all"
    match = one({"innovations": ["I-MIN"], "row": ["L-WH-1a", "L-WH-1b"]})
    play(match, "innovate I-MIN")
    assert why(match, "stop") == "steps-missing"
    play(match, "store", "stop")
    assert own(match)["row"] == ["L-WH-1b"]
