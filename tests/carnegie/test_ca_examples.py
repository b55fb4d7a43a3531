"""Worked examples that take several rules at once, move by move."""

from typing import Any

import pytest

from tests.carnegie.table import B, board, discs, income, lay, over, play, points, state, use, why

NOBODY: dict[str, Any] = {"lying": {}}


@pytest.mark.rule("CA-4.4")
def test_points_of_an_income_that_are_not_spent_are_lost() -> None:
    m = income("HR", {"missions": {"midwest": 3}, "track": {"midwest": 3}}, markers={"HR": 2})
    play(m, "home 3")
    assert board(m).points == 9
    play(m, "advance midwest", "advance south", "advance south")
    assert board(m).points == 2
    play(m, "done")
    assert board(m).points == 0
    assert board(m).track == [0, 3, 0, 2]


@pytest.mark.rule("CA-8.8", "CA-4.2")
def test_the_bonus_of_the_last_box_is_paid_once_and_its_income_each_time() -> None:
    m = use("RD", {"track": {"west": 4}, "points": 5, "goods": 0}, {"track": {"west": 4}, "points": 5})
    play(m, "advance west")
    assert (board(m).points, board(m).goods) == (0, 3)
    play(m, "done")
    assert why(m, "advance west", seat=B) == "last-box-taken"
    m = income("HR", {"track": {"west": 5}, "missions": {"west": 3}, "goods": 0})
    play(m, "home 3")
    assert (board(m).vp[0], board(m).goods) == (6, 0)


@pytest.mark.rule("CA-4.6", "CA-9.12")
@pytest.mark.parametrize(("communications", "paid"), [(0, 30), (1, 18)])
def test_three_donations(communications: int, paid: int) -> None:
    spent = 0
    for n in range(3):
        company = {"departments": {"a2": "D12"}, "standing": {"a2": communications}, "money": 40}
        company["donations"] = ["A1", "A2"][:n]
        m = lay(2, phase="donations", action="HR", markers={"HR": 1}, seats=[company, {}])
        play(m, "donate C1")
        spent += 40 - board(m).money
    assert spent == paid


@pytest.mark.rule("CA-6.1", "CA-6.4")
def test_two_steps_of_six() -> None:
    m = use("HR", {"standing": {"a1": 1, "c2": 1}})
    play(m, "use a1", "walk standing c2 c3", "walk lying c3 c4")
    assert (board(m).steps, board(m).lying[14], board(m).active()) == (4, 1, 1)


@pytest.mark.rule("CA-6.2", "CA-2.9")
def test_six_steps_place_four_of_five() -> None:
    m = lay(2, phase="companies")
    play(m, "walk lying b1 c1", "walk lying b1 b2", "walk lying b1 b2", "walk lying b2 c2", "walk lying b1 c1")
    play(m, "walk lying c1 d1")
    assert [board(m).lying[place] for place in (1, 2, 3, 5, 6)] == [1, 1, 1, 1, 1]
    assert why(m, "walk lying b1 c1") == "not-asked"  # the steps are used up


@pytest.mark.rule("CA-7.3", "CA-9.4")
@pytest.mark.parametrize(
    ("tile", "place", "price"), [("D06", "a3", 1), ("D06", "a4", 2), ("D04", "a3", 3), ("D04", "a4", 4)]
)
def test_prices_of_departments(tile: str, place: str, price: int) -> None:
    m = use("MG", {"lying": {"a3": 1}, "goods": price})
    play(m, "use d1", f"found {tile} {place}")
    assert board(m).goods == 0
    m = use("MG", {"lying": {"a3": 1}, "goods": price - 1})
    play(m, "use d1")
    assert why(m, f"found {tile} {place}") == "too-few-goods"


@pytest.mark.rule("CA-7.3", "CA-13.1")
def test_who_lay_there_lies_in_the_new_department_and_can_be_activated_later() -> None:
    m = use("MG", {"lying": {"a3": 2}, "goods": 1, "money": 2}, NOBODY)
    play(m, "use d1", "found D06 a3", "done")
    assert board(m).lying[8] == 2
    assert why(m, "use a3") == "not-your-turn"
    play(m, "done", seat=B)
    play(m, "activate a3", "activate a3")
    assert (board(m).standing[8], board(m).money) == (2, 0)


@pytest.mark.rule("CA-13.1", "CA-13.2")
def test_a_free_workstation_costs_nothing() -> None:
    company = {"departments": {"a2": "D05"}, "standing": {}, "lying": {"a2": 3}, "money": 0, "goods": 0}
    m = lay(2, phase="activate", action="RD", seats=[company, NOBODY])
    play(m, "activate a2", "activate a2")
    assert (board(m).standing[4], board(m).lying[4], board(m).money) == (2, 1, 0)


@pytest.mark.rule("CA-8.4", "CA-10.7")
def test_seattle_pays_at_once_and_at_the_end() -> None:
    m = use("CO", {"pulled": {"housing": 2}, "track": {"west": 2}, "money": 0}, spaces=discs("A", "boise"))
    play(m, "use b2", "build housing seattle")
    assert (board(m).money, points(m, "cities")) == (3, 1)


@pytest.mark.rule("CA-8.2")
def test_the_rightmost_disc_is_used_and_uncovers_its_income() -> None:
    m = use("CO", {"pulled": {"housing": 3}, "standing": {"b2": 2}, "goods": 2})
    play(m, "use b2", "build housing boise", "build housing reno")
    assert (board(m).built, board(m).discs_on(0)) == ([2, 0, 0, 0], 1)
    m = income("HR", {"missions": {"west": 1}, "pulled": {"housing": 3}, "money": 0}, spaces=discs("A", "boise"))
    play(m, "home 1")
    assert board(m).money == 1 + 2  # only the income under the first disc


@pytest.mark.rule("CA-3.3", "CA-3.4", "CA-13.4")
def test_a_whole_round_with_a_turned_marker() -> None:
    m = lay(2, markers={"HR": 5, "MG": 2}, seats=[{"lying": {}, "money": 0, "goods": 0}] * 2)
    play(m, "action HR")
    assert (state(m).event_row, state(m).donation) == (1, True)  # the third space of the row of management
    assert why(m, "use c1") == "other-type"
    play(m, "use a1", "done")
    play(m, "done", seat=B)
    assert state(m).markers == [5, 3, 0, 0]


@pytest.mark.rule("CA-9.16", "CA-8.7")
def test_telegraph_operators_also_for_points_of_an_income() -> None:
    company = {"departments": {"a2": "D16"}, "standing": {"a2": 1}, "missions": {"midwest": 1}, "track": {"midwest": 3}}
    m = income("HR", company, markers={"HR": 2})
    play(m, "home 1", "advance east")
    assert (board(m).points, board(m).track[2]) == (1, 1)


@pytest.mark.rule("CA-8.6", "CA-6.5")
def test_the_last_point_is_lost() -> None:
    seat = {"departments": {"a2": "D14"}, "standing": {"c2": 1, "a2": 1}, "track": {"east": 4}, "money": 0}
    m = use("RD", seat)
    play(m, "use c2", "use a2")
    assert board(m).points == 7
    play(m, "advance east", "advance midwest")
    assert (board(m).money, board(m).track[1:3]) == (10, [1, 4])
    assert board(m).points == 1
    play(m, "advance south")
    assert m.waiting == (B,)


@pytest.mark.rule("CA-8.6")
def test_by_department_every_department_spends_its_own_points() -> None:
    seat = {"departments": {"a2": "D13"}, "standing": {"c2": 1, "a2": 1}}
    m = use("RD", seat, options={"rd-pool": "department"})
    play(m, "use c2", "use a2", "send points west")
    assert board(m).points == 7
    assert board(play(use("RD", seat), "use c2", "use a2", "send points west")).points == 10


@pytest.mark.rule("CA-11.2", "CA-11.4", "CA-8.3")
def test_the_type_goes_with_the_disc_into_a_small_town() -> None:
    m = over({"donations": ["B2", "D4", "D5"]}, spaces={"boise": "A industry"})
    assert (points(m, "cities"), points(m, "donations")) == (0, 3 + 2 + 2)


@pytest.mark.rule("CA-9.8", "CA-13.1")
def test_property_management_furnishes_a_new_department() -> None:
    seat = {"departments": {"a2": "D08"}, "standing": {"a2": 1, "d1": 1}, "lying": {"b1": 1}, "goods": 2, "money": 1}
    m = use("MG", seat, NOBODY)
    play(m, "use d1", "found D06 a3", "fetch lying b1", "done")
    assert (board(m).goods, board(m).lying[8]) == (0, 1)
    play(m, "done", seat=B)
    play(m, "activate a3")
    assert (board(m).standing[8], board(m).money) == (1, 0)


@pytest.mark.rule("CA-6.3", "CA-13.1")
def test_there_and_back_costs_an_activation() -> None:
    m = use("HR", {"standing": {"c1": 1}, "lying": {}, "money": 1, "goods": 0}, NOBODY)
    play(m, "use a1", "walk standing c1 b1", "walk lying b1 c1", "done")
    play(m, "done", seat=B)
    play(m, "activate c1")
    assert (board(m).standing[2], board(m).money) == (1, 0)


@pytest.mark.rule("CA-10.7", "CA-11.4", "CA-10.6")
def test_two_discs_in_one_city() -> None:
    spaces = {
        "chicago-1": "A industry",
        "chicago-2": "A commerce",
        "pittsburgh-1": "A housing",
        "new-york-1": "A housing",
    }
    m = over({"donations": ["D2"], "track": {"midwest": 3, "east": 2}}, spaces=spaces)
    assert (points(m, "cities"), points(m, "donations")) == (3 + 3 + 2 + 3, 4)
    assert points(m, "connections") == 9  # Chicago once


@pytest.mark.rule("CA-10.9")
def test_money_and_goods_decide_nothing() -> None:
    m = over({"money": 50, "goods": 9}, {"joker": False}, {"standing": {}}, players=3)
    assert m.result is not None
    assert m.result.winners == (0, 1)


@pytest.mark.rule("CA-10.6")
@pytest.mark.parametrize(
    ("links", "wagon", "stagecoach", "railroad"), [(2, 3, 6, 9), (3, 6, 12, 18), (4, 12, 18, 27), (5, 18, 24, 36)]
)
def test_the_table_of_connections(links: int, wagon: int, stagecoach: int, railroad: int) -> None:
    ways = {
        2: ["new-york-1", "pittsburgh-1", "chicago-1"],
        3: ["new-york-1", "pittsburgh-1", "chicago-1", "st-louis-1", "memphis", "new-orleans-1"],
        4: ["new-york-1", "pittsburgh-1", "chicago-1", "kansas-city-1", "denver-1", "santa-fe", "los-angeles-1",
            "san-francisco-1"],
    }  # fmt: skip
    ways[5] = [*ways[4], "st-louis-1", "memphis", "new-orleans-1"]
    tabs = [tab for tab in ("housing", "commerce", "industry") for _ in range(4)]
    spaces = {space: f"A {tab}" for space, tab in zip(ways[links], tabs, strict=False)}
    levels = {
        wagon: {},
        stagecoach: {"west": 2, "midwest": 2, "east": 1, "south": 2},
        railroad: {"west": 4, "midwest": 3, "east": 2, "south": 3},
    }
    for vp, track in levels.items():
        assert points(over({"track": track}, spaces=spaces), "connections") == vp
