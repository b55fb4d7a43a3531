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
