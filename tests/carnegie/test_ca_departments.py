"""The four actions with the printed departments."""

import pytest

from stellwerk import Refused
from stellwerk.games.carnegie import game
from tests.carnegie.table import A, B, board, discs, lay, play, points, state, use, why

TWO_IN_HR = {"standing": {"a1": 2, "c1": 1, "d1": 1, "c2": 1}}


@pytest.mark.rule("CA-5.1", "CA-5.2")
def test_departments_of_the_type_once_for_each_active_employee() -> None:
    m = use("MG", {"standing": {"c1": 2, "d1": 1}, "money": 0})
    assert why(m, "use c2") == "other-type"
    play(m, "use c1", "take money", "take goods")
    assert (board(m).money, board(m).goods) == (3, 5)
    assert why(m, "use c1") == "nobody-active"


@pytest.mark.rule("CA-5.2")
def test_one_department_at_a_time_is_a_ruling() -> None:
    seat = {"standing": {"c1": 2, "d1": 1}}
    m = use("MG", seat, options={"one-department-at-a-time": "no"})
    play(m, "use c1", "take money", "use d1", "done", "use c1", "done", "use c1", "take money")
    assert board(m).money == 18
    assert why(m, "use d1") == ""
    m = use("MG", seat)
    play(m, "use c1", "take money", "done")
    assert why(m, "use c1") == "nobody-active"


@pytest.mark.rule("CA-5.4")
def test_the_action_choice_tile() -> None:
    m = use("MG", players=4)
    assert why(m, "joker RD") == "joker-first-player"
    assert "joker RD" not in m.moves(0)
    play(m, "done")
    assert why(m, "joker MG", seat=B) == "joker-same-action"
    play(m, "joker RD", "use c2", "advance midwest", "done", seat=B)
    assert [points(m, "joker", seat) for seat in range(4)] == [3, 0, 3, 3]
    m = use("MG", players=4, options={"joker-for-first-player": "yes"})
    assert why(m, "joker RD") == ""
    play(m, "use c1", "take money")
    assert why(m, "joker RD") == "joker-too-late"
    assert why(use("MG", players=2), "joker RD") == "no-joker"


@pytest.mark.rule("CA-5.2")
def test_opening_a_department_is_no_use_of_it() -> None:
    seat = {"departments": {"a2": "D11"}, "standing": {"b2": 1, "a2": 1}, "goods": 0, "money": 6}
    m = use("CO", seat, spaces=discs("A", "boston-1"))
    play(m, "use b2", "done", "use a2", "trade 3")
    assert why(m, "use b2") == ""
    play(m, "use b2", "build commerce boston-2")
    assert board(m).missions[2] == 1
    assert why(m, "use b2") == "nobody-active"


@pytest.mark.rule("CA-5.2")
def test_a_department_that_was_used_is_finished() -> None:
    m = use("MG", {"standing": {"c1": 2, "d1": 1}})
    play(m, "use c1", "send money west")
    assert m.position()["begun"] == "c1"
    play(m, "done")
    assert why(m, "use c1") == "nobody-active"


@pytest.mark.rule("CA-5.4")
def test_the_tile_stays_playable_while_no_department_was_used() -> None:
    m = use("MG", {}, {"standing": {"c1": 2}}, players=4)
    play(m, "done")
    play(m, "use c1", "done", seat=B)
    assert why(m, "joker RD", seat=B) == ""
    play(m, "use c1", "take money", "done", seat=B)
    assert why(m, "joker RD", seat=B) == "joker-too-late"


@pytest.mark.rule("CA-5.2")
def test_only_the_open_department_can_have_begun() -> None:
    m = use("MG", {"standing": {"c1": 2, "d1": 1}})
    play(m, "use c1", "take money")
    with pytest.raises(Refused, match="position-begun"):
        game.read({**m.position(), "begun": "d1"})


@pytest.mark.rule("CA-5.5")
def test_ongoing_departments_are_not_used() -> None:
    m = use("MG", {"departments": {"a2": "D08"}, "standing": {"a2": 1, "c1": 1}})
    assert why(m, "use a2") == "not-used"


@pytest.mark.rule("CA-6.1")
@pytest.mark.parametrize(("standing", "steps"), [(0, 3), (1, 6), (2, 9)])
def test_three_steps_for_each_and_the_printed_one(standing: int, steps: int) -> None:
    m = use("HR", {"standing": {"a1": standing}})
    play(m, "use a1")
    assert board(m).steps == steps


@pytest.mark.rule("CA-6.1", "CA-6.4")
def test_steps_are_fixed_first() -> None:
    m = use("HR", TWO_IN_HR)
    play(m, "use a1", "walk standing a1 a2")
    assert (board(m).steps, board(m).standing[0], board(m).lying[4]) == (8, 1, 1)


@pytest.mark.rule("CA-5.2", "CA-6.4")
def test_who_has_walked_away_cannot_be_used() -> None:
    m = use("HR", {"departments": {"a2": "D02"}, "standing": {"a1": 1, "a2": 2}})
    play(m, "use a1", "walk standing a2 a3", "use a2", "take steps")
    assert why(m, "take steps") == "not-asked"
    assert why(m, "use a2") == "nobody-active"


@pytest.mark.rule("CA-6.2")
def test_steps_share_a_side() -> None:
    m = use("HR")
    assert why(m, "walk lying b1 c1") == "no-steps"
    play(m, "use a1")
    assert why(m, "walk lying b1 c2") == "not-adjacent"
    assert why(m, "walk lying c1 d1") == "nobody-there"
    play(m, "walk lying b1 b2", "walk lying b2 b3", "walk lying b3 b4")
    assert board(m).lying[13] == 1


@pytest.mark.rule("CA-6.3", "CA-6.4")
def test_walking_back_lies_down() -> None:
    m = use("HR")
    play(m, "use a1", "walk standing c1 b1", "walk lying b1 c1")
    assert (board(m).standing[2], board(m).lying[2]) == (0, 1)
    m = use("HR", options={"walk-into-lobby": "no"})
    play(m, "use a1")
    assert why(m, "walk standing c1 b1") == "not-into-lobby"


@pytest.mark.rule("CA-6.5")
def test_steps_left_are_lost() -> None:
    m = use("HR")
    play(m, "use a1", "done")
    assert board(m).steps == 0
    assert m.waiting == (1,)


@pytest.mark.rule("CA-7.1", "CA-5.3")
def test_commerce_and_finance_has_four_uses() -> None:
    m = use("MG", {"standing": {"c1": 3}, "money": 0, "goods": 0})
    play(m, "use c1", "send money west", "send goods east")
    assert why(m, "send steps east") == "not-offered"
    play(m, "take money")
    assert (board(m).money, board(m).goods, board(m).missions, board(m).standing[2]) == (9, 2, [1, 0, 1, 0], 1)


@pytest.mark.rule("CA-7.3")
def test_price_of_a_department() -> None:
    m = use("MG", {"standing": {"d1": 2}, "lying": {"a3": 1}, "goods": 3})
    play(m, "use d1", "found D06 a3", "found D05 a4")
    assert (board(m).goods, board(m).lying[8], board(m).kinds[8]) == (0, 1, 5)
    m = use("MG", {"lying": {"a3": 1}, "goods": 2})
    play(m, "use d1")
    assert why(m, "found D04 a3") == "too-few-goods"
    assert why(m, "found D05 c2") == "place-taken"


@pytest.mark.rule("CA-7.4")
def test_no_kind_twice_and_only_from_the_market() -> None:
    m = use("MG", {"departments": {"a2": "D06"}, "goods": 9}, market={"D05": 1, "D06": 1})
    play(m, "use d1")
    assert why(m, "found D06 a3") == "same-department"
    assert why(m, "found D07 a3") == "not-in-market"
    m = use("MG", options={"same-function": "effect"})
    play(m, "use d1")
    assert why(m, "found D09 a3") == "same-construction"


@pytest.mark.rule("CA-7.5")
def test_the_reserve_comes_first() -> None:
    m = use("MG", {"reserve": "D09", "standing": {"d1": 2}, "goods": 9})
    play(m, "use d1")
    assert why(m, "found D06 a3") == "reserve-first"
    assert {move.split()[1] for move in m.moves(0) if move.startswith("found")} == {"D09"}
    play(m, "found D09 a3", "found D06 a2")
    assert board(m).reserve == -1


@pytest.mark.rule("CA-8.1", "CA-8.4")
def test_building_in_a_small_town() -> None:
    m = use("CO", {"pulled": {"housing": 2}, "track": {"west": 2}, "money": 0}, spaces=discs("A", "boston-1"))
    play(m, "use b2", "build housing seattle")
    assert (board(m).money, board(m).goods, board(m).missions[0]) == (3, 3, 1)
    m = use("CO", {"pulled": {"housing": 2}, "track": {"west": 2}, "money": 0}, spaces=discs("A", "boston-1"))
    play(m, "use b2", "build housing portland")
    assert board(m).money == 0


@pytest.mark.rule("CA-8.1")
def test_nobody_is_sent_without_building() -> None:
    m = use("CO")
    play(m, "use b2")
    assert why(m, "mission west") == "no-half-use"
    m = use("CO", options={"half-use": "yes"})
    play(m, "use b2", "mission west")
    assert board(m).missions[0] == 1


@pytest.mark.rule("CA-8.2", "CA-8.3")
def test_first_round_builds() -> None:
    m = use("CO", {"standing": {"b2": 2}}, {}, spaces=discs("A", "boston-1"))
    play(m, "use b2")
    assert why(m, "build housing boise") == "no-disc-on-tab"
    assert why(m, "build infrastructure boise") == "no-disc-on-tab"
    assert why(m, "build industry kansas-city-1") == "wrong-space"
    assert why(m, "build commerce boston-1") == "space-taken"
    play(m, "build commerce chicago-2", "build industry chicago-1")
    assert (board(m).goods, board(m).missions[1]) == (1, 2)
    assert board(m).built == [1, 1, 1, 0]


@pytest.mark.rule("CA-8.3")
def test_several_in_a_city_is_a_ruling() -> None:
    m = use("CO", spaces=discs("A", "boston-1"), options={"several-in-city": "no"})
    play(m, "use b2")
    assert why(m, "build commerce boston-2") == "already-in-city"


@pytest.mark.rule("CA-8.5", "CA-8.6", "CA-8.7")
def test_points_for_tabs_and_transport() -> None:
    m = use("RD", {"standing": {"c2": 2}})
    play(m, "use c2", "advance east", "advance east")
    assert board(m).points == 1
    assert why(m, "develop commerce") == "too-few-points"
    m = use("RD", {"standing": {"c2": 2}})
    play(m, "use c2", "develop housing", "develop industry")
    assert [board(m).discs_on(tab) for tab in range(4)] == [2, 1, 2, 0]
    assert board(m).discs == 20
    m = use("RD", {"pulled": {"housing": 4}, "points": 2})
    before = board(m).discs
    play(m, "develop housing")
    assert board(m).discs == before  # no disc on a space with points


@pytest.mark.rule("CA-8.5")
def test_without_discs_only_points_can_be_uncovered() -> None:
    donations = [f"{g}{n}" for g in "ABCD" for n in range(1, 6)]
    m = use("RD", {"pulled": {"industry": 3, "housing": 4}, "donations": donations[:17], "standing": {"c2": 2}})
    assert board(m).discs == 0
    play(m, "use c2")
    assert why(m, "develop commerce") == "no-disc"
    play(m, "develop housing")
    assert points(m, "tabs") == 1
    assert why(use("RD", {"pulled": {"housing": 7}, "points": 5}), "develop housing") == "tab-at-end"


@pytest.mark.rule("CA-8.8")
def test_only_one_disc_on_the_last_box() -> None:
    m = use("RD", {"track": {"west": 4}, "points": 5}, {"track": {"west": 4}, "points": 5})
    play(m, "advance west")
    assert board(m).goods == 7
    assert why(m, "advance west") == "track-at-end"
    play(m, "done")
    assert why(m, "advance west", seat=B) == "last-box-taken"
    assert "advance west" not in m.moves(B)


@pytest.mark.rule("CA-8.6", "CA-9.14")
def test_one_pool_of_points() -> None:
    seat = {"departments": {"a2": "D14"}, "standing": {"c2": 1, "a2": 1}, "track": {"east": 4}, "money": 0}
    m = use("RD", seat)
    play(m, "use c2", "use a2", "advance east", "advance midwest")
    assert board(m).money == 10
    m = use("RD", seat, options={"rd-pool": "department"})
    play(m, "use c2", "use a2")
    assert board(m).points == 4


@pytest.mark.rule("CA-13.1", "CA-13.2")
def test_activation() -> None:
    seat = {"departments": {"a2": "D14"}, "standing": {"a2": 2}, "lying": {"a2": 2, "b1": 1, "c1": 1}}
    m = lay(2, phase="activate", action="RD", seats=[seat, {}])
    assert why(m, "activate b1") == "no-workstation"
    assert why(m, "activate d1") == "nobody-lies"
    play(m, "activate a2")
    assert board(m).money == 9
    assert why(m, "activate a2") == "no-workstation"
    play(m, "activate c1")
    assert board(m).standing[4] == 3
    assert state(m).round == 2


def test_a_poor_company_may_sell_to_activate() -> None:
    m = lay(2, phase="activate", action="RD", seats=[{"money": 0, "goods": 1, "lying": {"c1": 1}}, {"lying": {}}])
    assert m.moves(A) == ["done", "sell"]
    play(m, "sell", "activate c1")
    assert board(m).standing[2] == 2
