"""The wild action: a secret look, one card kept, the others under the stack."""

import pytest

from stellwerk.games.glueck_auf.model.ids import SHARE_ZONE
from stellwerk.kernel.state import Ear
from tests.glueck_auf.tables import lane, need, one, own, play, stack, stack_seen, state, why

ORDERS = ["O-BAR-1", "O-BAR-2", "O-BAR-3"]


@pytest.mark.rule("GA-7.1", "GA-7.2", "GA-7.3", "GA-7.4")
def test_keep_one_of_three_orders_and_choose_the_order_of_return() -> None:
    match = one({}, stacks={"order": ORDERS}, zones={"order": 3})
    play(match, "place wild 2", "pay 2", "look order")
    assert match.moves(0) == ["keep O-BAR-1", "keep O-BAR-2", "keep O-BAR-3"]
    play(match, "keep O-BAR-2")
    assert match.moves(0) == ["return O-BAR-1", "return O-BAR-3"]
    assert why(match, "return O-BAR-2") == "not-among-cards"
    play(match, "return O-BAR-3")
    assert own(match)["orders"] == ["O-BAR-2"]
    assert stack(match, "order") == ["O-BAR-3", "O-BAR-1"]
    assert stack_seen(match, "order", 1) == ["O-BAR-3", "?"]
    assert need(match, "order") == 4


@pytest.mark.rule("GA-7.1")
def test_engines_cannot_be_chosen_with_three_in_the_docks() -> None:
    match = one({"docks": [lane(engine="E-A"), lane(engine="E-B"), lane(engine="E-C")]})
    play(match, "place wild 2", "pay 2")
    assert why(match, "look engine") == "engines-full"
    assert "look engine" not in match.moves(0)


@pytest.mark.rule("GA-7.1", "GA-7.2")
def test_four_of_twenty_wagons() -> None:
    match = one({}, stacks={"wagon-a": ["W-WH", "W-TO", "W-CL", "W-FX", "W-XX", "W-XX"]})
    other = stack(match, "wagon-b")
    play(match, "place wild 2", "pay 2", "look wagon-a")
    assert len(match.view(0)["wild"]["cards"]) == 4
    play(match, "keep W-CL")
    assert match.moves(0) == ["dock 1", "dock 3"]
    play(match, "dock 3", "return W-FX", "return W-WH")
    assert stack(match, "wagon-a") == ["W-XX", "W-XX", "W-FX", "W-WH", "W-TO"]
    assert stack(match, "wagon-b") == other
    assert [len(dock["wagons"]) for dock in own(match)["docks"]] == [0, 0, 1]


@pytest.mark.rule("GA-7.2")
def test_one_card_must_be_kept() -> None:
    match = one({}, stacks={"share": ["S-BAR", "S-BAR", "S-BAR", "S-BAR", "S-FUR"]})
    play(match, "place wild 2", "pay 2", "look share")
    assert match.moves(0) == ["keep S-BAR"]
    assert why(match, "keep S-FUR") == "not-among-cards"


@pytest.mark.rule("GA-7.1", "GA-9.2")
def test_a_lifted_stack_is_not_split_before_its_cards_are_back() -> None:
    match = one({}, stacks={"lorry-a": ["L-WH-2", "L-TO-2"], "lorry-b": ["L-FX-2", "L-CL-2", "L-FX-1a"]})
    play(match, "place wild 2", "pay 2", "look lorry-a", "keep L-WH-2")
    assert stack(match, "lorry-a") == ["L-TO-2"]
    assert stack(match, "lorry-b") == ["L-FX-2", "L-CL-2", "L-FX-1a"]


@pytest.mark.rule("GA-13.2", "GA-7.3")
def test_only_the_looker_sees_the_cards_and_remembers_the_bottom() -> None:
    cards = ["O-BAR-1", "O-BAR-2", "O-BAR-3", "O-BAR-4", "O-STE-4", "O-FUR-4"]
    match = one({}, stacks={"order": cards})
    play(match, "place wild 2", "pay 2", "look order")
    kinds = [name.partition(".")[0] for name in match.view(0)["wild"]["cards"]]
    assert kinds == cards[:4]
    assert match.view(1)["wild"]["cards"] == ["?"] * 4
    assert match.view(None)["stacks"]["order"] == ["?", "?"]  # not before the others are back
    play(match, "keep O-BAR-4", "return O-BAR-3", "return O-BAR-2")
    assert stack_seen(match, "order", 0) == ["O-STE-4", "?", "O-BAR-3", "O-BAR-2", "O-BAR-1"]
    assert stack_seen(match, "order", 1) == ["O-STE-4", "?", "?", "?", "?"]
    assert match.view(1)["seen"]["order"] == {"3": ["A"], "4": ["A"], "5": ["A"]}


@pytest.mark.rule("GA-13.1")
def test_copies_of_a_kind_cannot_be_told_apart_after_a_look() -> None:
    """The top card was public; after it went under the stack nobody else may recognise it."""
    tops = set()
    for seed in range(12):
        match = one({}, stacks={"share": ["S-BAR"] * 6}, seed=seed)
        before = match.view(1)["stacks"]["share"][0]
        play(match, "place wild 2", "pay 2", "look share", "keep S-BAR", "return S-BAR", "return S-BAR")
        bottom = state(match).stacks[SHARE_ZONE][0]
        tops.add((before, bottom))
    assert len(tops) > 2


@pytest.mark.rule("GA-7.3")
def test_the_only_card_of_a_stack_leaves_nothing_to_put_back() -> None:
    for cards, said in ((["S-BAR"], False), (["S-BAR", "S-FUR"], True)):
        match = one({}, stacks={"share": cards})
        match.ear = ear = Ear()
        play(match, "place wild 2", "pay 2", "look share", "keep S-BAR")
        assert any(event.key == "cards-returned" for event in ear.events) is said
