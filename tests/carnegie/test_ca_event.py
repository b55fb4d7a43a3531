"""Income and donations."""

from typing import Any

import pytest

from stellwerk.games.carnegie import game
from stellwerk.kernel.match import Match
from stellwerk.kernel.state import Ear
from stellwerk.stage.lens import lens
from stellwerk.words import say
from tests.carnegie.table import B, board, discs, income, lay, play, state, use, why


@pytest.mark.rule("CA-4.1", "CA-4.2")
def test_income_for_every_employee_who_comes_home() -> None:
    seat = {"missions": {"south": 3}, "track": {"south": 4}, "lying": {}, "money": 0}
    m = income("MG", seat, spaces=discs("A", "atlanta-2"))
    assert why(m, "home 4") == "too-few-missions"
    play(m, "home 2")
    assert board(m).money == 14 + 2  # and the project income once
    assert board(m).missions[3] == 1
    assert board(m).lying[1] == 2


@pytest.mark.rule("CA-4.1")
def test_who_takes_nobody_home_gets_nothing() -> None:
    m = income("MG", {"missions": {"south": 2}, "money": 0}, spaces=discs("A", "atlanta-2"))
    play(m, "home 0")
    assert (board(m).money, board(m).missions[3]) == (0, 2)


@pytest.mark.rule("CA-4.3")
def test_project_income_is_paid_once() -> None:
    spaces = {"atlanta-2": "A housing", "atlanta-3": "A commerce"}
    m = income("HR", {"missions": {"west": 3}, "track": {"west": 2}, "money": 0}, spaces=spaces)
    play(m, "home 3")
    assert board(m).money == 13


@pytest.mark.rule("CA-4.3")
def test_goods_or_money_is_chosen_each_time() -> None:
    m = income("HR", {"missions": {"west": 1}, "money": 0}, spaces=discs("A", "atlanta-1", tab="industry"))
    play(m, "home 1")
    assert why(m, "take vp") == "not-offered"
    play(m, "take goods")
    assert (board(m).goods, board(m).money) == (5, 1)


@pytest.mark.rule("CA-4.4")
def test_nine_research_points_as_income() -> None:
    m = income("HR", {"missions": {"midwest": 3}, "track": {"midwest": 3}}, markers={"HR": 2})
    play(m, "home 3", "advance midwest", "advance south", "advance south", "advance west")
    assert board(m).track == [1, 3, 0, 2]
    assert board(m).points == 0
    m = income("HR", {"missions": {"midwest": 1}, "track": {"midwest": 3}}, markers={"HR": 2})
    play(m, "home 1", "done")
    assert board(m).points == 0


@pytest.mark.rule("CA-4.5")
def test_new_employees_come_while_there_are_any() -> None:
    seat = {"missions": {"east": 2}, "track": {"east": 3}, "lying": {"b1": 7}}
    m = income("CO", seat)
    assert board(m).supply == 1
    play(m, "home 2")
    assert (board(m).supply, board(m).lying[1]) == (0, 10)


@pytest.mark.rule("CA-4.5")
def test_without_supply_the_money_is_taken() -> None:
    seat = {"missions": {"west": 1}, "lying": {"b1": 9}, "money": 0}
    m = income("HR", seat, spaces=discs("A", "atlanta-2", "boston-1"))
    play(m, "home 1")
    assert board(m).money == 1 + 2 + 1


@pytest.mark.rule("CA-4.6")
def test_donations_cost_more_each_time() -> None:
    seats = [{"money": 20, "donations": ["A1", "A2"]}, {"money": 4, "goods": 0}]
    m = lay(2, phase="donations", action="HR", markers={"HR": 1}, seats=seats)
    assert why(m, "donate A1") == "donation-taken"
    play(m, "donate B1")
    assert board(m).money == 5
    assert state(m).phase == 6  # B cannot pay and is not asked


@pytest.mark.rule("CA-4.6")
def test_who_cannot_pay_for_a_donation_learns_the_price() -> None:
    seats = [{"money": 20, "donations": ["A1", "A2"]}, {"money": 12, "goods": 2, "donations": ["B1", "B2"]}]
    m = lay(2, phase="donations", action="HR", markers={"HR": 1}, seats=seats)
    m.ear = ear = Ear()
    play(m, "done")
    assert [event.params for event in ear.events if event.key == "donation-too-dear"] == [
        {"seat": "seat-1", "price": 15}
    ]


@pytest.mark.rule("CA-4.6", "CA-1.4")
def test_goods_may_be_sold_for_a_donation() -> None:
    seats = [{"money": 7, "goods": 3, "donations": ["A1"]}, {"money": 7, "goods": 2, "donations": ["A2"]}]
    m = lay(2, phase="donations", action="HR", markers={"HR": 1}, seats=seats)
    assert why(m, "donate B1") == "too-little-money"
    play(m, "sell", "sell", "sell", "donate B1")
    assert (board(m).money, board(m).goods) == (0, 0)
    assert why(m, "sell") == "no-goods"
    assert state(m).phase == 6  # $9 are not enough for B


@pytest.mark.rule("CA-4.6")
def test_nobody_is_asked_when_every_space_is_taken() -> None:
    every = [f"{group}{n}" for group in "ABCD" for n in range(1, 6)]
    position: dict[str, Any] = {"phase": "donations", "action": "HR", "markers": {"HR": 1}}
    position["seats"] = [{"money": 40}, {"money": 40, "donations": every[18:]}]
    assert state(lay(2, **position, neutral_donations=every[:18])).phase == 6
    assert state(lay(2, **position, neutral_donations=every[1:18])).phase == 5


@pytest.mark.rule("CA-1.4")
def test_goods_may_be_sold_out_of_turn() -> None:
    m = lay(2)
    play(m, "sell", seat=B)
    assert (board(m, B).goods, board(m, B).money) == (3, 13)


def ahead(m: Match, move: str) -> str:
    found = lens(game, m.table(0), 0, move).ahead
    return "" if found is None else say(game.folder, "en", found.m, found.a)


def test_a_move_says_what_it_leads_to() -> None:
    seat = {"missions": {"south": 2}, "track": {"south": 4}, "lying": {}, "money": 0}
    m = income("MG", seat, spaces=discs("A", "atlanta-2"))
    assert ahead(m, "home 2") == "Projects pay $2, transport pays $14. Who comes home lies in the lobby."
    assert ahead(m, "home 0") == "They stay on their mission until the next income there (South)."
    m = use("MG", {"standing": {"c1": 2}, "goods": 1})
    assert ahead(m, "done") == "2 employees have not worked yet: that would be given away."
    assert ahead(m, "sell") == "No good is left then: projects cost goods."


def test_an_income_is_told_with_what_pays_it() -> None:
    m = income("MG", {"missions": {"south": 1}, "money": 0}, spaces=discs("A", "atlanta-2"))
    m.ear = ear = Ear()
    play(m, "home 1")
    paid = [event.params["by"] for event in ear.events if event.key == "gained"]
    assert paid == ["projects", "transport"]
