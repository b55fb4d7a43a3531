"""The end of a shift: the token, the workers, the next starting player, the end of the game."""

import pytest

from stellwerk.games.glueck_auf.model.ids import ZONES
from tests.glueck_auf.tables import at, lane, one, own, play, stack, state


@pytest.mark.rule("GA-10.1", "GA-10.2", "GA-10.6")
def test_the_last_one_at_mining_0_1_gets_the_token_and_begins() -> None:
    match = at({"players": 3, "start": "A"})
    match.play(0, "place mine-01 1")
    match.play(1, "place mine-01 2")
    match.play(1, "pay 2")
    for seat in (2, 0, 1):
        match.play(seat, "pass")
    view = match.view(None)
    assert (view["tokens"], view["start"], state(match).shift) == (["B"], "B", 2)
    assert match.waiting == (1,)


@pytest.mark.rule("GA-10.3", "GA-10.6")
def test_if_nobody_was_there_the_previous_owner_gets_it() -> None:
    match = at({"players": 3, "tokens": ["A", "B"], "start": "B"})
    for seat in (1, 2, 0):
        match.play(seat, "pass")
    assert match.view(None)["tokens"] == ["A", "B", "B"]
    assert match.waiting == (1,)


@pytest.mark.rule("GA-10.3")
def test_in_the_first_shift_the_starting_player_gets_it() -> None:
    match = at({"players": 2, "start": "B"})
    match.play(1, "pass")
    match.play(0, "pass")
    assert match.view(None)["tokens"] == ["B"]
    assert match.waiting == (1,)


@pytest.mark.rule("GA-10.2", "GA-8.3")
def test_a_worker_innovation_alone_wins_the_token_too() -> None:
    match = at({"players": 2, "start": "A", "seats": [{}, {"workers": [], "innovations": ["I-W3"]}]})
    match.play(0, "place mine-01 1")
    match.play(1, "place mine-01 2")
    match.play(1, "pay i3")
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.view(None)["tokens"] == ["B"]
    assert match.view(None)["box"] == ["I-W3"]


@pytest.mark.rule("GA-10.2")
def test_the_token_goes_to_one_who_passed_long_ago() -> None:
    match = at({"players": 2, "start": "A"})
    match.play(0, "place mine-01 1")
    match.play(1, "place share 1")
    match.play(0, "pass")
    match.play(1, "place order 1")
    match.play(1, "pass")
    assert match.view(None)["tokens"] == ["A"]


@pytest.mark.rule("GA-10.5")
def test_workers_come_back_and_zones_are_empty_again() -> None:
    match = one({"row": ["L-WH-2"], "orders": ["O-BAR-1"]}, zones={"share": 3, "wild": 4})
    play(match, "place order 1", "pass")
    view = match.view(None)
    assert view["zones"] == {name: 1 if name == "wild" else 0 for name in ZONES}
    assert view["placed"] == []
    assert [sum(seat["workers"]) for seat in view["seats"]] == [12, 12]
    assert own(match)["row"] == ["L-WH-2"]
    assert len(own(match)["orders"]) == 2


LAST = {"players": 4, "tokens": ["A", "A", "B", "B"], "start": "B", "passed": ["A", "C", "D"], "turn": "B"}


@pytest.mark.rule("GA-10.4", "GA-11.1")
def test_the_game_ends_with_the_last_token() -> None:
    match = at(LAST)
    match.play(1, "pass")
    assert match.waiting == ()
    assert match.view(None)["tokens"] == ["A", "A", "B", "B", "B"]
    assert match.result is not None


@pytest.mark.rule("GA-11.2", "GA-11.3", "GA-11.4", "GA-11.5", "GA-11.10")
def test_the_four_steps_of_cleaning_up() -> None:
    seat = {
        "orders": ["O-BAR-1", "O-FUR-2"],
        "row": ["L-WH-1a", "L-TO-2", "L-FX-1b"],
        "storage": ["L-CL-1a"],
        "docks": [lane(), lane(("W-TO", "L-TO-1a"), engine="E-C")],
        "delivered": ["O-STE-2", "E-A", "W-XX", "L-CL-2", "L-WH-1b"],
        "shares": ["S-STE", "S-STE", "S-FUR"],
    }
    match = at(LAST | {"seats": [seat]})
    before = match.scores[0]
    match.play(1, "pass")
    mine = own(match)
    assert mine["orders"] == mine["row"] == mine["storage"] == []
    assert [(dock["wagons"], dock["engine"]) for dock in mine["docks"]] == [([], None)] * 3
    assert mine["delivered"] == ["O-STE-2", "E-A", "L-WH-1b"]
    assert mine["shares"] == ["S-STE"]
    assert stack(match, "engine")[0] == "E-C"
    assert sorted(stack(match, "order")[:2]) == ["O-BAR-1", "O-FUR-2"]
    assert "W-XX" in stack(match, "wagon-a")[:2]
    assert match.scores[0] == before
    assert before.sources == {"lorries": 2, "orders": 5, "shares": 3, "tokens": 2, "objectives": 0}


def test_everything_lies_open_at_the_end() -> None:
    match = at(LAST | {"seats": [{"delivered": ["O-STE-2", "E-A"]}]})
    assert match.view(1)["seats"][0]["delivered"] == ["O-?", "E-?"]
    match.play(1, "pass")
    assert match.view(1)["seats"][0]["delivered"] == ["O-STE-2", "E-A"]
    assert state(match).is_over
