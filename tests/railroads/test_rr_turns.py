"""Turns: placing, paying, what must be complete, what may be left, passing, clean-up."""

import pytest

from stellwerk.stage.scenes import scene
from tests.railroads.table import (
    COAL,
    GERMANY,
    A,
    B,
    asked,
    board,
    effects,
    lay,
    line,
    play,
    points,
    state,
    why,
)


@pytest.mark.rule("RR-2.1")
def test_a_round_ends_when_all_have_passed() -> None:
    m = lay(2, {"tracks": {"main": [5, 3]}, "locos": ["1", "3"]})
    play(m, "A pass", "B pass")
    assert state(m).round == 2
    assert board(m).sources[0] == 3
    assert m.waiting == (A,)


@pytest.mark.rule("RR-2.2")
def test_one_free_space_and_the_printed_number_of_workers() -> None:
    m = lay(2)
    assert why(m, "A place T2 w") == "wrong-cost"
    assert why(m, "B place T2 ww") == "not-your-turn"
    play(m, "A place T2 ww")
    assert board(m).workers == 4
    assert asked(m) == "Effects"
    play(m, "A advance black main", "A advance black main", "A advance black second")
    assert (line(m, "main")[0], line(m, "second")[0]) == (3, 2)
    assert m.waiting == (B,)


@pytest.mark.rule("RR-2.3")
def test_an_occupied_space_stays_occupied_except_the_open_one() -> None:
    m = lay(2)
    play(m, "A place A1 w")
    assert why(m, "B place A1 w") == "space-taken"
    play(m, "B place T12 w", "B advance black main", "A place T12 w", "A advance black main")
    play(m, "B place T12 w", "B advance black main")
    assert len(state(m).crowd) == 3
    assert "T12" not in m.view(None)["spaces"]


@pytest.mark.rule("RR-2.4")
def test_coins_stand_in_for_workers() -> None:
    m = lay(2, {"coins": 3})
    ways = [move.split()[-1] for move in m.moves(A) if move.startswith("place L3")]
    assert ways == ["www", "wwc", "wcc", "ccc"]
    assert why(m, "A place L3 bcc") == "cannot-pay"
    play(m, "A place L3 wcc")
    assert (board(m).workers, board(m).coins) == (5, 1)


@pytest.mark.rule("RR-2.5")
def test_a_printed_coin_is_a_coin() -> None:
    m = lay(2, {"coins": 2})
    assert [move for move in m.moves(A) if move.startswith("place T11")] == ["place T11 wc"]
    assert why(m, "A place T11 cc") == "printed-coin"
    assert why(m, "A place E0 w") == "printed-coin"
    poor = lay(2, {"coins": 0})
    assert why(poor, "A place E0 c") == "cannot-pay"


@pytest.mark.rule("RR-2.6")
def test_shared_spaces_only_if_they_can_be_done_in_full() -> None:
    m = lay(2)
    assert why(m, "A place T4 ww") == "colour-locked"
    assert why(m, "A place I2 ww") == ""
    nearly = lay(2, {"markers": [3]})
    assert why(nearly, "A place I1 w") == ""
    assert why(nearly, "A place I2 ww") == "industry-blocked"
    gray = lay(2, {"tracks": {"main": [4, 1]}})
    assert why(gray, "A place T4 ww") == "steps-impossible"


@pytest.mark.rule("RR-2.6")
def test_what_the_first_part_unlocks_counts() -> None:
    """Engineer 7 lies open: 1 black and 2 gray steps, possible because black unlocks gray."""
    m = lay(2, {"tracks": {"main": [1], "second": [4]}}, row=["2", "7", "3", "10", "11", "13"])
    play(m, "A place E1 w")
    assert why(m, "A advance black second") == "rest-impossible"
    assert why(m, "A skip gray") == "must-be-done"
    play(m, "A advance black main", "A advance gray second", "A advance gray second")
    assert line(m, "second")[:2] == [4, 2]
    assert m.waiting == (B,)


@pytest.mark.rule("RR-2.6")
def test_a_step_may_not_make_the_rest_impossible() -> None:
    """Two natural steps with one marker left: only the line with room for both will do."""
    lines = {"main": [15, 9, 8, 7], "second": [9, 8, 3], "third": [9, 8, 2]}
    m = lay(2, {"tracks": lines, "arm": "hamburg", "extensions": LAID}, options=GERMANY)
    assert why(m, "A place T8 ww") == ""
    play(m, "A place T8 ww")
    assert why(m, "A advance natural third") == "rest-impossible"
    play(m, "A advance natural second", "A advance natural second")
    assert line(m, "second")[3] == 2


LAID = {"hannover": "X3a", "wuerzburg": "X4a", "frankfurt": "X2a"}


@pytest.mark.rule("RR-2.6", "RR-8.4")
def test_own_engineers_may_be_used_in_part_or_not_at_all() -> None:
    m = lay(2, {"engineers": [{"engineer": "11"}], "markers": [4]})
    play(m, "A place eng11 w")
    assert m.waiting == (B,), "no brown step is possible, the use stands all the same"
    assert board(m).manned != [0]


@pytest.mark.rule("RR-2.7", "RR-7.6")
def test_effects_are_taken_up_in_any_order() -> None:
    m = effects({"tracks": {"third": [6]}}, may={"black": 1, "industry": 1, "key": 1})
    found = {move.split()[0] for move in m.moves(A)}
    assert found == {"advance", "industry", "key", "skip"}
    play(m, "A key points", "A industry 1", "A advance black main")
    assert board(m).points == 10
    assert m.waiting == (B,)


@pytest.mark.rule("RR-2.7")
def test_a_locomotive_is_placed_before_anything_else() -> None:
    m = effects({}, may={"loco": 1, "black": 1})
    play(m, "A take-loco")
    assert asked(m) == "PlaceLoco"
    assert why(m, "A advance black main") == "not-asked"


@pytest.mark.rule("RR-2.8")
def test_benefits_may_be_left_and_impossible_ones_lapse() -> None:
    m = effects({}, may={"black": 2, "gray": 1})
    play(m, "A skip gray", "A advance black main", "A skip black")
    assert line(m, "main")[:2] == [2, 0]
    assert m.waiting == (B,)
    stuck = effects({"markers": [4]}, may={"industry": 1, "black": 1})
    play(stuck, "A advance black main")
    assert stuck.waiting == (B,), "the industry step was impossible"


@pytest.mark.rule("RR-2.9", "RR-2.10")
def test_extras_come_before_or_after_and_need_an_action() -> None:
    seat = {"incomes": [{"income": "coin"}, {"income": "industry"}]}
    m = lay(2, seat, options=GERMANY)
    play(m, "A use coin")
    assert why(m, "A pass") == "pass-after-extra"
    play(m, "A place T2 ww")
    assert why(m, "A use industry") == "extra-between"
    play(m, *["A advance black main"] * 3, "A use industry", "A industry 1")
    assert m.waiting == (B,)
    assert board(m).markers == [1]


@pytest.mark.rule("RR-2.10")
def test_a_coin_from_income_can_pay_for_the_action() -> None:
    away = {"T2": {"seat": "A", "pay": "ww"}, "L3": {"seat": "A", "pay": "www"}, "A1": {"seat": "A", "pay": "w"}}
    seat = {"coins": 0, "incomes": [{"income": "coin"}, {"income": "any"}]}
    m = lay(2, seat, options=GERMANY, spaces=away)
    assert m.moves(A) == ["use coin", "use any", "pass"], "the other one may come before the coin"
    before = play(m.at(0), "A use any", "A advance black main")
    assert before.moves(A) == ["use coin"], "the coin is there for an action"
    assert why(before, "A pass") == "pass-after-extra"
    play(m, "A use coin", "A place T12 c", "A advance black main", "A use any")
    assert asked(m) == "Effects"


ALL_AWAY = {"T2": {"seat": "A", "pay": "ww"}, "L3": {"seat": "A", "pay": "www"}, "A2": {"seat": "A", "pay": "w"}}


@pytest.mark.rule("RR-2.10")
def test_an_extra_that_leads_to_an_action_indirectly() -> None:
    nobody = {"coins": 0, "crew": 6, "workers": 0, "reserve": 2}
    again = lay(
        2, {**nobody, "coal": 2, "foundries": [{"foundry": "F7"}], "used": ["A2"]}, options=COAL, spaces=ALL_AWAY
    )
    assert again.moves(A) == ["fire F7", "pass"], "it repeats the space for coins"
    play(again, "A fire F7", "A repeat A2", "A keep", "A place T12 c")
    coin = {**nobody, "incomes": [{"income": "industry"}], "markers": [4]}
    factory = lay(2, {**coin, "factories": ["6"]}, options=GERMANY, spaces=ALL_AWAY)
    assert factory.moves(A) == ["use industry", "pass"]
    stoker = {**nobody, "coal": 2, "tracks": {"main": [3]}, "locos": ["2"]}
    worker = lay(2, stoker, options=COAL, spaces=ALL_AWAY)
    assert worker.moves(A) == ["stoker", "pass"], "locomotive 3 brings the worker of field 3"
    assert "stoker" in [act.move for act in scene(worker, A).acts]
    play(worker, "A stoker", "A stoke loco-1")
    assert "place T12 w" in worker.moves(A)
    assert why(worker, "A pass") == "pass-after-extra"


@pytest.mark.rule("RR-2.10", "RR-2.11")
def test_nobody_is_passed_while_an_extra_can_lead_to_an_action() -> None:
    nobody = {"coins": 0, "crew": 6, "workers": 0, "reserve": 2, "markers": [4], "incomes": [{"income": "industry"}]}
    chance = lay(2, {**nobody, "factories": ["6"]}, {}, options=GERMANY, spaces=ALL_AWAY, turn="B")
    play(chance, "B pass")
    assert (state(chance).round, chance.waiting) == (1, (A,))
    none = lay(2, {**nobody, "factories": ["5"]}, {}, options=GERMANY, spaces=ALL_AWAY, turn="B")
    play(none, "B pass")
    assert state(none).round == 2


@pytest.mark.rule("RR-2.10", "RR-2.11")
def test_whoever_is_left_without_an_action_after_an_extra_passes() -> None:
    away = {"T2": {"seat": "A", "pay": "ww"}, "L3": {"seat": "A", "pay": "www"}, "A1": {"seat": "A", "pay": "w"}}
    m = lay(2, {"coins": 0}, options=GERMANY, spaces=away, extended=True)
    assert m.moves(A) == ["pass"]
    play(m, "A pass")
    assert m.waiting == (B,)
    assert why(m, "B pass") == "", "B has used no extra"


@pytest.mark.rule("RR-2.11")
def test_a_player_with_nothing_to_place_is_passed_over() -> None:
    away = {"T2": {"seat": "B", "pay": "ww"}, "L3": {"seat": "B", "pay": "www"}, "A1": {"seat": "B", "pay": "w"}}
    m = lay(2, {}, {"coins": 0}, spaces=away)
    play(m, "A place A2 w")
    assert m.waiting == (A,), "B must pass"
    assert m.view(None)["passed"] == ["B"]
    play(m, "A pass")
    assert state(m).round == 2


@pytest.mark.rule("RR-2.12")
def test_clean_up() -> None:
    seat = {
        "coins": 1,
        "coal": 2,
        "incomes": [{"income": "coin", "used": True}],
        "engineers": [{"engineer": "5", "stand": {"seat": "A", "pay": "w"}}],
        "foundries": [{"foundry": "F1", "fired": True}],
        "used": ["eng5"],
    }
    m = lay(2, seat, options={**GERMANY, **COAL}, stoker_by="B", crowd=[{"seat": "A", "pay": "c"}])
    play(m, "A pass", "B pass")
    b, s = board(m), state(m)
    assert (b.workers, b.coins, b.coal) == (6, 1, 2)
    assert (b.incomes_used, b.manned, b.fired, b.used) == (0, [0], 0, [])
    assert (s.stoker_by, s.crowd, s.passed) == (0, [], 0)


@pytest.mark.rule("RR-2.13")
def test_turquoise_workers_help_for_the_round() -> None:
    m = lay(3, order=["A", "B", "C"])
    play(m, "A place A3 w")
    assert board(m).helpers == 2
    assert m.waiting == (B,)
    play(m, "B pass", "C pass", "A place T2 ww", *["A advance black main"] * 3)
    assert (board(m).helpers, board(m).workers) == (0, 5)
    play(m, "A pass")
    assert (board(m).workers, state(m).helpers_home) == (6, 2)


@pytest.mark.rule("RR-2.15")
def test_supplies_run_out() -> None:
    full = lay(2, {"doublers": 8})
    assert why(full, "A place A1 w") == "doubler-places"
    empty = lay(3, {"doublers": 6}, {"doublers": 7}, {"doublers": 7})
    assert why(empty, "A place A1 w") == "doublers-gone"
    m = effects({"doublers": 7}, may={"question": 1})
    play(m, "A token Q6")
    assert board(m).doublers == 8, "the rest lapses"


def test_points_are_kept_by_source() -> None:
    m = lay(2, {"points": {"effects": 7}, "tracks": {"main": [5, 3]}, "locos": ["4"]})
    score = m.scores[A]
    assert score.sources["main-line"] == 3
    assert score.sources["effects"] == 7
    assert score.total == 10
    assert points(m) == [3, 0, 0, 0]
