"""Positions that people write: defaults, copies, and mistakes told with their path."""

import re

import pytest

from stellwerk.games.glueck_auf import game
from stellwerk.kernel.game import Json
from stellwerk.kernel.refusal import Refused
from tests.glueck_auf.tables import at, lane, need, one, own, play, table, why

A_TURN = [{"step": "Shift"}, {"step": "Turn"}]
ENGINES_EVERYWHERE = [lane(engine="E-A"), lane(engine="E-B"), lane(engine="E-C")]


def test_an_empty_position_is_a_game_for_two() -> None:
    match = at({})
    assert match.players == 2
    assert match.waiting == (0,)
    assert sum(len(seen) for seen in match.view(None)["stacks"].values()) == 194


def test_a_kind_stands_for_any_free_copy() -> None:
    match = at({"seats": [{"orders": ["O-BAR-1", "O-BAR-1"]}]})
    assert match.view(0)["seats"][0]["orders"] == ["O-BAR-1", "O-BAR-1.2"]
    match = at({"seats": [{"orders": ["O-BAR-2", "O-BAR-2.1"]}]})
    assert match.view(0)["seats"][0]["orders"] == ["O-BAR-2.2", "O-BAR-2"]


def test_the_rest_of_a_twin_goes_to_the_other_stack() -> None:
    match = at({"stacks": {"lorry-b": ["L-TO-1b", "L-WH-2"]}, "seats": [{"row": ["L-FX-2"]}]})
    seen = match.view(None)["stacks"]
    assert (len(seen["lorry-a"]), len(seen["lorry-b"])) == (37, 2)
    assert own(match)["row"] == ["L-FX-2"]


def test_workers_left_out_are_those_not_placed() -> None:
    use = {"zone": "share", "seat": "A", "workers": 3, "payment": "1+2"}
    match = at({"placed": [use], "seats": [{}]})
    assert match.view(None)["seats"][0]["workers"] == [1, 1, 1, 1, 2, 3]
    assert need(match, "share") == 4


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"players": 5}, "players"),
        ({"seats": [{}, {}, {}], "players": 2}, "seats"),
        ({"seats": [{"orders": ["O-BAR-4", "O-BAR-4"]}]}, "seats[0].orders[1]"),
        ({"seats": [{"orders": ["S-BAR"]}]}, "seats[0].orders[0]"),
        ({"seats": [{"orders": ["O-BAR-4.9"]}]}, "seats[0].orders[0]"),
        ({"seats": [{"docks": [{"wagons": ["W-FX"]}]}]}, "seats[0].docks[0].wagons[0]"),
        (
            {"seats": [{"docks": [{"wagons": [{"card": "W-WH", "load": "L-CL-2"}]}]}]},
            "seats[0].docks[0].wagons[0].load",
        ),
        ({"seats": [{"workers": [3, 3]}]}, "seats[0].workers"),
        ({"zones": {"wild": 0}}, "zones.wild"),
        ({"tokens": ["A"] * 8}, "tokens"),
        ({"tokens": ["A"], "steps": []}, "tokens"),
        ({"steps": [{"step": "Turn"}]}, "steps"),
        ({"steps": [{"step": "Shift"}, {"step": "AfterAction"}, {"step": "CoupleWagon"}]}, "held"),
        ({"steps": [{"step": "Shift"}, {"step": "AfterAction"}, {"step": "KeepOne"}]}, "wild"),
        ({"steps": [{"step": "Shift"}, {"step": "AfterAction"}, {"step": "Delivery"}]}, "steps"),
        ({"options": {"mining": "often"}}, "options.mining"),
        ({"options": {"colour": "red"}}, "options.colour"),
        ({"passed": ["A"]}, "passed"),
        ({"start": "Z"}, "start"),
        ({"colour": 1}, "colour"),
        ({"seats": [{"delivered": ["L-?"]}]}, "seats[0].delivered[0]"),
        ({"stacks": {"order": ["O-BAR-1", "S-BAR"]}}, "stacks.order[1]"),
        ({"stacks": {"order": ["O-BAR-1"]}, "seen": {"order": {"2": ["A"]}}}, "seen.order.2"),
        ({"players": 3, "turn": "D"}, "turn"),
        ({"placed": [{"zone": "share", "seat": "A", "workers": 3, "payment": "1"}]}, "placed[0].payment"),
        ({"placed": [{"zone": "share", "seat": "A", "payment": "1+i4"}]}, "placed[0].payment"),
        ({"placed": [{"zone": "share", "payment": "1"}]}, "placed[0].seat"),
        ({"steps": [{"step": "Shift"}, {"step": "Turn", "zone": "share"}]}, "steps[1].zone"),
        ({"steps": [{"step": "Shift"}, {"step": "Turn"}, {"step": "Payment"}]}, "steps[2].zone"),
        ({"fresh": True}, "fresh"),
        ({"fresh": True, "seats": [{"innovations": ["I-LOR"]}]}, "fresh"),
        ({"steps": [*A_TURN, {"step": "Payment", "zone": "deliver"}]}, "steps[2].zone"),
        ({"steps": [*A_TURN, {"step": "Payment", "zone": "mine-23"}]}, "steps[2].zone"),
        ({"steps": [*A_TURN, {"step": "Payment", "zone": "mine-12"}]}, "steps[2].zone"),
        ({"steps": [*A_TURN, {"step": "Payment", "zone": "share"}], "stacks": {"share": []}}, "steps[2].zone"),
        (
            {"steps": [*A_TURN, {"step": "Payment", "zone": "engine"}], "seats": [{"docks": ENGINES_EVERYWHERE}]},
            "steps[2].zone",
        ),
        (
            {
                "steps": [{"step": "Shift"}, {"step": "AfterAction"}, {"step": "KeepOne"}],
                "wild": {"stack": "engine", "cards": ["E-D", "E-D"]},
                "seats": [{"docks": ENGINES_EVERYWHERE}],
            },
            "wild.stack",
        ),
        (
            {
                "steps": [{"step": "Shift"}, {"step": "AfterAction"}, {"step": "KeepOne"}],
                "wild": {"stack": "share", "cards": ["S-BAR"] * 5},
            },
            "wild",
        ),
        ({"steps": [*A_TURN, {"step": "Mining", "low": 2, "high": 3, "spent": 0}]}, "steps[2]"),
        ({"stacks": {"lorry-a": []}}, "stacks.lorry-a"),
        ({"stacks": {"wagon-a": ["W-XX", "W-XX"], "wagon-b": []}}, "stacks.wagon-b"),
        ({"placed": [{"zone": "wild", "seat": "A", "payment": "1"}]}, "placed[0].workers"),
        ({"placed": [{"zone": "mine-12", "seat": "A", "payment": "1"}]}, "placed[0].zone"),
        ({"zones": {"mine-12": 1}}, "zones.mine-12"),
        (
            {
                "placed": [
                    {"zone": "share", "seat": "A", "payment": "1"},
                    {"zone": "share", "seat": "B", "payment": "1"},
                ]
            },
            "placed[1].workers",
        ),
        ({"placed": [{"zone": "share", "seat": "A", "payment": "1"}], "zones": {"share": 2}}, "zones.share"),
        (
            {
                "placed": [{"zone": "share", "seat": "A", "payment": "1"}],
                "seats": [{"workers": [1, 1, 1, 1, 1, 2, 2, 3]}],
            },
            "seats[0].workers",
        ),
        ({"players": 3, "seats": [{"workers": [1, 1, 1, 1, 1, 2, 2, 3, 4, 4]}]}, "seats[0].workers"),
        ({"placed": [{"zone": "wild", "seat": "A", "workers": 6, "payment": "3+3"}]}, "placed[0].payment"),
    ],
)
def test_a_mistake_is_told_with_its_path(position: Json, path: str) -> None:
    with pytest.raises(Refused) as refused:
        at(position)
    assert refused.value.params["path"] == path
    assert str(refused.value) != refused.value.key


def test_the_only_wagon_of_a_stack_on_its_way_to_a_dock_can_be_written_down() -> None:
    match = one({}, stacks={"wagon-a": ["W-XX"], "wagon-b": ["W-WH"]})
    play(match, "place wild 2", "pay 2", "look wagon-a", "keep W-XX")
    again = at(match.position())
    play(again, "dock 2")
    assert own(again)["docks"][1]["wagons"] == ["W-XX"]


def test_a_written_position_is_read_exactly() -> None:
    match = table(4, 5)
    assert game.position(game.read(match.position())) == match.position()


def test_an_open_innovation_binds_to_placing_workers() -> None:
    """Whether `committed` is written or not: it follows."""
    steps = [*A_TURN, {"step": "ChooseTwin", "cards": "lorry"}]
    match = at({"steps": steps})
    play(match, "take lorry-a")
    assert why(match, "pass") == "pass-after-innovation"
    assert match.position()["committed"] is True


def test_a_payment_may_be_written_in_any_order() -> None:
    match = at({"placed": [{"zone": "share", "seat": "A", "workers": 3, "payment": "2+1"}]})
    assert match.position()["placed"][0]["payment"] == "1+2"


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"passed": ["A"]}, "passed: 'A' is in turn and so cannot have passed."),
        ({"seats": [{"orders": ["O-BAR-4.9"]}]}, "seats[0].orders[0]: There is no 'O-BAR-4.9' in this box."),
        ({"fresh": True}, "fresh: No innovation has been taken in this turn that is still in hand."),
        (
            {"seats": [{"workers": [3, 3]}]},
            "seats[0].workers: [3, 3] cannot be the hand: the workers that are not placed are 1, 1, 1, 1, 1, 2, 2, 3.",
        ),
    ],
)
def test_a_mistake_is_told_in_a_true_sentence(position: Json, sentence: str) -> None:
    with pytest.raises(Refused, match=re.escape(sentence)):
        at(position)
