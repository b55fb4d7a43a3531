"""Tracks and special fields."""

import pytest

from stellwerk.kernel.state import Ear
from tests.railroads.table import (
    GERMANY,
    RESOLVING,
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

LAID = {"hannover": "X3a", "wuerzburg": "X4a", "frankfurt": "X2a"}


@pytest.mark.rule("RR-3.1", "RR-14.9")
def test_only_two_natural_tracks_for_three_lines() -> None:
    lines = {"main": [12, 9, 6, 2], "second": [9, 7, 5, 1], "third": [9, 7, 5]}
    m = effects({"tracks": lines, "arm": "hamburg", "extensions": LAID}, options=GERMANY, may={"natural": 3})
    assert why(m, "A advance natural third") == "no-track-left"
    assert why(m, "A advance natural second") == ""


@pytest.mark.rule("RR-3.2")
def test_steps_may_be_split() -> None:
    m = effects({}, may={"black": 3})
    play(m, "A advance black main", "A advance black second", "A advance black third")
    assert [line(m, name)[0] for name in ("main", "second", "third")] == [2, 2, 2]


@pytest.mark.rule("RR-3.3")
def test_never_onto_or_past_the_colour_ahead() -> None:
    m = effects({"tracks": {"main": [4, 2]}}, may={"gray": 2})
    play(m, "A advance gray main")
    assert line(m, "main")[:2] == [4, 3]
    assert m.waiting == (B,), "field 4 is taken by black"
    near = effects({"tracks": {"main": [4, 3], "second": [3]}}, may={"gray": 2})
    assert why(near, "A advance gray main") == "no-overtaking"


@pytest.mark.rule("RR-3.4")
def test_no_colour_is_left_out() -> None:
    m = effects({"tracks": {"main": [8, 4], "second": [6]}}, may={"brown": 1})
    assert why(m, "A advance brown second") == "colour-skipped"
    assert why(m, "A advance brown main") == ""


@pytest.mark.rule("RR-3.5")
def test_a_new_colour_begins_on_field_1() -> None:
    m = effects({"tracks": {"main": [3]}}, may={"gray": 1})
    assert why(m, "A advance gray second") == "no-overtaking"
    play(m, "A advance gray main")
    assert line(m, "main")[:2] == [3, 1]


@pytest.mark.rule("RR-3.6", "RR-3.7")
def test_colours_are_unlocked_by_black_on_the_main_line() -> None:
    m = effects({"tracks": {"main": [1], "second": [5]}}, may={"black": 9, "gray": 1, "brown": 1, "natural": 1})
    assert why(m, "A advance gray second") == "colour-locked"
    play(m, "A advance black main")
    assert board(m).colours == 2
    assert line(m, "main") == [2, 0, 0, 0, 0], "no free step"
    play(m, "A advance gray second", *["A advance black main"] * 4)
    assert board(m).colours == 3
    play(m, *["A advance black main"] * 4)
    assert (board(m).colours, line(m, "main")[0]) == (4, 10)


@pytest.mark.rule("RR-3.8")
def test_only_printed_colours() -> None:
    lines = {"main": [15, 9, 7, 3], "second": [9, 8, 7], "third": [9, 8, 7]}
    m = effects({"tracks": lines}, may={"natural": 1, "white": 1})
    assert why(m, "A advance natural third") == "colour-not-printed"
    assert why(m, "A advance natural second") == ""
    assert why(m, "A advance white second") == "colour-not-printed"
    assert why(m, "A advance white main") == ""


@pytest.mark.rule("RR-3.9")
def test_nothing_beyond_the_last_field() -> None:
    m = effects({"tracks": {"second": [9], "third": [9]}}, may={"black": 1})
    assert why(m, "A advance black second") == "line-end"
    assert why(m, "A advance black main") == ""


BLACK = {"black": True, "cards": ["C1"]}


@pytest.mark.rule("RR-3.10")
def test_the_black_worker_adds_a_black_step() -> None:
    m = lay(2, BLACK)
    play(m, "A place T2 wb", *["A advance black main"] * 4)
    assert line(m, "main")[0] == 5
    assert m.waiting == (B,)
    engineer = lay(2, {**BLACK, "engineers": [{"engineer": "2"}]})
    play(engineer, "A place eng2 b", "A advance black main", "A advance black main")
    assert line(engineer, "main")[0] == 3


@pytest.mark.rule("RR-3.10")
def test_on_the_open_space_only_for_black() -> None:
    seat = {**BLACK, "tracks": {"main": [5, 1]}}
    m = lay(2, seat)
    play(m, "A place T12 b", "A advance gray main")
    assert m.waiting == (B,)
    other = lay(2, seat)
    play(other, "A place T12 b", "A advance black main", "A advance black second")
    assert (line(other, "main")[0], line(other, "second")[0]) == (6, 2)


@pytest.mark.rule("RR-3.10")
def test_not_on_free_colours() -> None:
    m = lay(2, BLACK)
    play(m, "A place T11 bc", "A advance black main", "A advance black main")
    assert m.waiting == (B,)


# --- special fields -----------------------------------------------------------


@pytest.mark.rule("RR-7.1")
def test_a_benefit_comes_once_by_track() -> None:
    seat = {"tracks": {"main": [4], "third": [6, 5]}, "locos": ["1", None, None, "9"]}
    m = effects(seat, may={"black": 2, "gray": 2})
    play(m, "A advance black third")
    assert (board(m).workers, board(m).crew, board(m).reserve) == (7, 7, 1)
    play(m, "A advance black third", "A advance gray third", "A advance gray third")
    assert board(m).crew == 7


@pytest.mark.rule("RR-7.1", "RR-7.2", "RR-4.7")
def test_a_benefit_comes_by_locomotive() -> None:
    m = effects({"tracks": {"second": [7]}, "locos": ["1"]}, may={"loco": 1}, supply={"6": 1})
    play(m, "A take-loco", "A slot 3")
    assert state(m).may[13] == 2, "fields 4 and 6"


@pytest.mark.rule("RR-7.2")
def test_both_track_and_locomotive_must_reach() -> None:
    m = effects({"tracks": {"main": [2]}, "locos": ["1"]}, may={"black": 1})
    play(m, "A advance black main")
    assert board(m).crew == 6
    strong = effects({"tracks": {"main": [2]}, "locos": ["2", "1"]}, may={"black": 1})
    play(strong, "A advance black main")
    assert board(strong).crew == 7


@pytest.mark.rule("RR-7.3")
def test_never_more_than_two_workers() -> None:
    m = effects({"tracks": {"third": [6]}, "reserve": 0}, may={"black": 1})
    play(m, "A advance black third")
    assert board(m).crew == 8


@pytest.mark.rule("RR-7.3")
def test_a_new_worker_can_be_placed_in_the_same_round() -> None:
    m = lay(2, {"tracks": {"third": [6]}}, spaces={"L3": {"seat": "A", "pay": "www"}, "T8": {"seat": "A", "pay": "ww"}})
    play(m, "A place T12 w", "A advance black third", "B pass")
    assert board(m).workers == 1
    assert why(m, "A place A1 w") == ""


@pytest.mark.rule("RR-7.4")
def test_a_key_is_two_steps_or_ten_points() -> None:
    m = effects({"tracks": {"third": [8]}}, may={"black": 1})
    play(m, "A advance black third")
    assert board(m).keys == 1
    assert {"key steps", "key points"} < set(m.moves(A))
    play(m, "A key steps", "A advance black main", "A advance black second")
    assert (line(m, "main")[0], line(m, "second")[0]) == (2, 2)
    other = effects({}, may={"key": 1})
    play(other, "A key points")
    assert board(other).points == 10


@pytest.mark.rule("RR-7.5")
def test_a_question_uses_one_of_the_own_tokens() -> None:
    m = effects({"tracks": {"second": [3]}, "locos": ["1", None, "4"]}, may={"black": 1})
    play(m, "A advance black second")
    assert [move for move in m.moves(A) if move.startswith("token")] == [f"token Q{i}" for i in range(1, 8)]
    play(m, "A token Q3")
    assert board(m).upgrade == 1
    none = effects(
        {"tracks": {"second": [3]}, "locos": ["1", None, "4"], "laid": [f"Q{i}" for i in range(1, 8)]}, may={"black": 1}
    )
    play(none, "A advance black second")
    assert none.waiting == (B,), "no token left: nothing happens"


@pytest.mark.rule("RR-7.7", "RR-10.5")
def test_the_medal_needs_gray_and_a_locomotive() -> None:
    seat = {"tracks": {"main": [6, 1], "third": [7, 5]}, "medal": True, "laid": ["Q2"], "locos": ["1", None, None, "5"]}
    assert points(lay(2, seat))[2] == 1 + 2 + 3 + 4 + 5 + 20
    weak = {**seat, "locos": ["1", None, None, "4"]}
    assert points(lay(2, weak))[2] == 1 + 2 + 3 + 4 + 4
    assert asked(lay(2, seat)) == "Turn"


@pytest.mark.rule("RR-7.1")
def test_fields_of_two_lines_pay_once_whoever_looks_on() -> None:
    """The worker of the first field changes the board before the second field is paid."""
    mine = {"tracks": {"main": [3], "second": [4]}, "locos": ["1", None, "3"]}
    m = lay(2, mine, {"locos": ["3", "1", "2", "2"]}, acted=True, stack=RESOLVING, may={"loco": 1})
    for move in ("take-loco", "slot 3", "slot 2"):
        m = m.clone()
        m.ear = ear = Ear(keep_frames=True)
        m.play(A, move)
    assert [event.params["at"] for event in ear.events if event.key == "field"] == [3, 4]
    assert m.position()["seats"][A]["due_fields"] == []
    assert m.position()["may"] == {"question": 1}
