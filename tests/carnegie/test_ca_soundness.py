"""Positions that cannot come about are refused with the path of what is wrong."""

from typing import Any

import pytest

from stellwerk import Refused
from tests.carnegie.table import lay, play, state, use


def refused(players: int = 2, **position: Any) -> tuple[str, str]:
    """Key and path of the refusal."""
    with pytest.raises(Refused) as told:
        lay(players, **position)
    return told.value.key, str(told.value.params["path"])


@pytest.mark.rule("CA-2.1")
def test_a_strip_lies_in_one_row() -> None:
    assert refused(strips=["1f", "2f", "1b", "4f"]) == ("position-strip", "strips[2]")


@pytest.mark.rule("CA-2.4")
def test_only_discs_of_this_table_lie_on_it() -> None:
    assert refused(2, spaces={"boise": "andrew"}) == ("json-name", "spaces.boise")
    assert refused(2, spaces={"boise": "C housing"}) == ("json-name", "spaces.boise")
    assert refused(4, spaces={"boise": "neutral"}) == ("json-name", "spaces.boise")
    assert refused(4, neutral_donations=["A1"]) == ("position-neutral", "neutral_donations")
    ten = [f"{group}{n}" for group in "AB" for n in range(1, 6)]
    assert refused(3, neutral_donations=ten) == ("position-neutral", "neutral_donations")
    lay(2, neutral_donations=ten)


@pytest.mark.rule("CA-9.15")
def test_nobody_gives_where_a_neutral_disc_lies() -> None:
    seats = [{}, {"donations": ["A1"]}]
    assert refused(neutral_donations=["A1"], seats=seats) == ("position-donation", "seats[1].donations")
    lay(neutral_donations=["A1"], seats=seats, options={"charity-on-neutral": "yes"})
    both = {"neutral_donations": ["B2"], "andrew": {"donations": ["B2"]}}
    assert refused(1, **both) == ("position-donation", "andrew.donations")


@pytest.mark.rule("CA-2.7")
def test_only_who_began_with_an_action_choice_tile_has_one() -> None:
    assert refused(2, seats=[{"joker": True}]) == ("position-joker", "seats[0].joker")
    assert refused(3, seats=[{"joker": True}]) == ("position-joker", "seats[0].joker")
    lay(3, seats=[{"joker": True}], options={"jokers-of-three": "everybody"})


@pytest.mark.rule("CA-2.7")
def test_a_tile_left_out_is_that_of_the_third_player_of_round_one() -> None:
    for passed, first in ((0, "A"), (1, "B"), (2, "C"), (3, "A")):
        m = lay(3, first=first, markers={"HR": passed})
        assert [board.joker for board in state(m).players] == [False, False, True]


@pytest.mark.rule("CA-3.1")
@pytest.mark.parametrize(
    "steps",
    [
        ["Course", "UseDepartments", "EndTurn"],
        ["Course", "EndTurn", "EndTurn", "UseDepartments"],
        ["Course", "UseDepartments"],
        ["Course", "EndTurn", "UseDepartments", "UseDepartments"],
        ["Course", "EndTurn", "UseDepartments", "SpendPoints", "IncomePoints"],
        ["UseDepartments"],
    ],
)
def test_steps_lie_in_the_order_of_the_rules(steps: list[str]) -> None:
    m = play(use("RD", {"standing": {"c2": 2}}), "use c2")
    written = {**m.position(), "steps": [{"step": name} for name in steps]}
    assert refused(**{**written, "players": 2})[1] == "steps"


def in_turn(step: dict[str, Any], action: str = "CO", **seat: Any) -> dict[str, Any]:
    """A turn with departments in which this is the question."""
    steps = [{"step": "Course"}, {"step": "EndTurn"}, {"step": "UseDepartments"}, step]
    return {"phase": "departments", "action": action, "type": action, "acted": 1, "steps": steps, "seats": [seat]}


@pytest.mark.rule("CA-3.1")
@pytest.mark.parametrize(
    "position",
    [
        in_turn({"step": "Relocate", "n": 1}),
        in_turn({"step": "Relocate", "n": 9}, "HR", departments={"a2": "D17"}),
        in_turn({"step": "ByProject", "kind": "D18", "n": 1}, "HR"),
        in_turn({"step": "Furnish", "place": "a2"}, "MG", departments={"a2": "D05"}),
        in_turn({"step": "SpendPoints"}),
        in_turn({"step": "SpendPoints"}, "RD", points=5),
        in_turn({"step": "ChooseBox", "region": "west", "n": 1}, track={"west": 3}),
        in_turn({"step": "Arrive", "n": 1}, "RD", departments={"a2": "D04"}),
        in_turn({"step": "Building", "place": "c1"}),
    ],
)
def test_a_question_needs_what_it_is_about(position: dict[str, Any]) -> None:
    assert refused(**position) == ("position-steps", "steps[3]")


@pytest.mark.rule("CA-3.1")
@pytest.mark.parametrize(
    ("phase", "step", "seat"),
    [
        ("income", {"step": "TakeHome"}, {}),
        ("income", {"step": "ChooseIncome", "kind": "goods-or-money", "dollars": 2, "n": 1}, {}),
        ("donations", {"step": "Donate"}, {"money": 0, "goods": 4}),
        ("activate", {"step": "Activate"}, {"money": 0, "goods": 0}),
    ],
)
def test_nobody_is_asked_without_a_choice(phase: str, step: dict[str, Any], seat: dict[str, Any]) -> None:
    position: dict[str, Any] = {"phase": phase, "action": "HR", "acted": 1, "steps": [{"step": "Course"}, step]}
    position |= {"markers": {"HR": 1}, "seats": [seat]} if phase == "donations" else {"seats": [seat]}
    assert refused(**position) == ("position-steps", "steps[1]")


@pytest.mark.rule("CA-6.1", "CA-5.4")
def test_marks_of_a_turn_are_there_only_meanwhile() -> None:
    assert refused(seats=[{"steps": 1}])[1] == "seats[0].steps"
    assert refused(opened=True)[1] == "opened"
    assert refused(phase="departments", action="HR", diagonal=True)[1] == "diagonal"
    assert refused(phase="activate", action="HR", acted=1, payroll=True)[1] == "payroll"
    walking: dict[str, Any] = {"phase": "companies", "acted": 1, "steps": [{"step": "Course"}, {"step": "WalkFirst"}]}
    assert refused(**walking, seats=[{"steps": 7}])[1] == "seats[0].steps"
    lay(**walking, seats=[{"steps": 6}])


@pytest.mark.rule("CA-5.4")
def test_another_type_than_the_action_needs_the_tile() -> None:
    turn: dict[str, Any] = {**in_turn({"step": "UseDepartments"}), "type": "RD"}
    turn["steps"].pop()
    assert refused(**turn) == ("position-steps", "type")
    lay(4, **{**turn, "seats": [{"joker": False}]})


@pytest.mark.rule("CA-4.6")
def test_a_space_is_named_once() -> None:
    assert refused(neutral_donations=["A1", "A1"]) == ("position-twice", "neutral_donations[1]")
    assert refused(seats=[{"donations": ["B2", "B2"]}]) == ("position-twice", "seats[0].donations[1]")


def sentence(players: int = 2, **position: Any) -> str:
    """What is told, after the path; it begins with a capital or with what was written."""
    with pytest.raises(Refused) as told:
        lay(players, **position)
    text = str(told.value).removeprefix(f"{told.value.params['path']}: ")
    assert not text[0].islower()
    return text


@pytest.mark.rule("CA-2.3")
def test_refusals_are_true_sentences() -> None:
    assert "it is round 1" in sentence(phase="projects", round=2)
    assert "printed" in sentence(seats=[{"departments": {"b1": "D01"}}])
    assert "has 'D01' already" in sentence(seats=[{"departments": {"a2": "D01", "a3": "D01"}}])
    three = [{"departments": {"a2": "D01"}}, {"departments": {"a2": "D01"}}, {"reserve": "D01"}]
    assert "is there 3 times" in sentence(3, seats=three, market={"D02": 1})
    assert "the turn of A" in sentence(turn="B")
    assert "one person" in sentence(andrew={"vp": 3})
    cards = [f"N{n:02}" for n in range(1, 21)]
    assert "same strip as 2f" in sentence(strips=["1f", "2f", "2b", "4f"])
    assert "2 given, 1 needed" in sentence(1, markers={"HR": 1}, andrew={"played": cards[:2], "deck": cards[2:]})
    assert "'N01' is there twice" in sentence(1, andrew={"deck": [*cards[:19], "N01"]})
