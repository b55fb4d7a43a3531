"""Germany: switch, extensions, income, extra marker."""

import pytest

from stellwerk.kernel.refusal import Refused
from tests.railroads.table import (
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

LAID = {"hannover": "X3a", "wuerzburg": "X4a", "frankfurt": "X2a"}


@pytest.mark.rule("RR-14.1", "RR-14.2")
def test_the_switch_behind_munich_8() -> None:
    """Black on 6, three steps: at the third the arm is chosen."""
    m = lay(2, {"tracks": {"main": [6, 5]}}, options=GERMANY)
    play(m, "A place T2 ww", "A advance black main", "A advance black main", "A advance black main")
    assert asked(m) == "ChooseArm"
    play(m, "A arm hamburg")
    assert (line(m, "main")[0], board(m).arm) == (9, 1)
    assert m.waiting == (B,)
    assert state(m).parts.fields[board(m).arm][0] == 15


@pytest.mark.rule("RR-14.1")
def test_steps_go_on_behind_the_switch() -> None:
    m = effects({"tracks": {"main": [8]}}, options=GERMANY, may={"black": 3})
    play(m, "A advance black main", "A arm berlin", "A advance black main", "A advance black main")
    assert line(m, "main")[0] == 11
    assert board(m).colours == 4, "natural comes at Berlin 9"


@pytest.mark.rule("RR-14.2", "RR-3.7")
def test_white_only_towards_hamburg() -> None:
    hamburg = effects({"tracks": {"main": [14, 9, 7, 5]}, "arm": "hamburg"}, options=GERMANY, may={"black": 1})
    play(hamburg, "A advance black main")
    assert board(hamburg).colours == 5
    assert state(hamburg).may[4] == 2, "two white steps at once"
    play(hamburg, "A advance white main", "A advance white main", "A key points")
    assert line(hamburg, "main") == [15, 9, 7, 5, 2]
    berlin = effects(
        {"tracks": {"main": [12, 9, 7, 5]}, "arm": "berlin"}, options=GERMANY, may={"black": 2, "white": 1}
    )
    play(berlin, "A advance black main")
    assert board(berlin).colours == 4
    assert why(berlin, "A advance white main") == "colour-never"
    assert why(berlin, "A advance black main") == "line-end"


@pytest.mark.rule("RR-14.3", "RR-14.4")
def test_an_extension_at_wuerzburg() -> None:
    m = effects({"tracks": {"third": [3]}}, options=GERMANY, may={"black": 2})
    play(m, "A advance black third")
    assert asked(m) == "LayExtension"
    assert m.moves(A) == [f"extend X4{letter}" for letter in "abcdef"]
    assert why(m, "A extend X3a") == "extension-size"
    coins = board(m).coins
    play(m, "A extend X4d")
    assert board(m).coins == coins + 2, "its first field pays"
    play(m, "A advance black third")
    assert line(m, "third")[0] == 5
    assert "X4d" not in m.view(None)["extensions_left"]
    play(m, "B pass", "A pass")
    assert board(m).coins == coins + 2, "not again in scoring"


@pytest.mark.rule("RR-14.3")
def test_taken_extensions_are_gone() -> None:
    m = effects({"tracks": {"second": [4]}}, options=GERMANY, may={"black": 1})
    state(m).extensions_left &= ~(1 << 6)
    play(m, "A advance black second")
    assert why(m, "A extend X3a") == "extension-gone"


@pytest.mark.rule("RR-14.4")
def test_immediate_effects_by_key_and_gray() -> None:
    seat = {"tracks": {"main": [4], "second": [8, 6]}, "extensions": {"hannover": "X3c"}}
    m = effects(seat, options=GERMANY, may={"gray": 1})
    play(m, "A advance gray second")
    assert board(m).crew == 7, "the worker is tied to gray on field 7"


@pytest.mark.rule("RR-14.5")
def test_the_extra_marker_needs_an_empty_field_0() -> None:
    seat = {"tracks": {"second": [4]}, "markers": [0]}
    m = effects(seat, options=GERMANY, may={"black": 1})
    play(m, "A advance black second", "A extend X3d")
    assert m.waiting == (B,)
    assert state(m).extra_marker
    assert board(m).markers == [0]
    ready = effects({**seat, "markers": [2, 1], "laid": ["Q5"]}, options=GERMANY, may={"black": 1})
    play(ready, "A advance black second", "A extend X3d", "A take-marker")
    assert board(ready).markers == [2, 1, 0], "with the token three are possible"
    assert not state(ready).extra_marker


@pytest.mark.rule("RR-14.6")
def test_an_income_field_offers_what_is_left() -> None:
    m = effects({"tracks": {"main": [8, 6]}}, options=GERMANY, may={"gray": 1})
    state(m).income_left = [0, 1, 2, 2, 1]
    play(m, "A advance gray main")
    assert why(m, "A income coin") == "income-gone"
    play(m, "A income industry")
    assert board(m).incomes == [2]
    assert m.view(None)["income_left"]["industry"] == 1


@pytest.mark.rule("RR-14.7", "RR-2.12")
def test_income_in_the_round_it_is_taken() -> None:
    m = lay(2, {"tracks": {"main": [8, 6]}}, options=GERMANY)
    play(m, "A place T12 w", "A advance gray main", "A income coin")
    assert asked(m) == "Extras"
    coins = board(m).coins
    play(m, "A use coin")
    assert board(m).coins == coins + 1
    assert m.waiting == (B,)
    play(m, "B pass")
    assert why(m, "A use coin") == "income-face-down"
    play(m, "A pass")
    assert why(m, "A use coin") == "", "face up again"


@pytest.mark.rule("RR-14.7")
def test_income_may_be_used_in_part() -> None:
    m = lay(2, {"incomes": [{"income": "gray-brown"}, {"income": "gray-brown"}][:1]}, options=GERMANY)
    play(m, "A use gray-brown")
    assert asked(m) == "Turn", "nothing was possible"
    assert why(m, "A use coin") == "income-not-yours"


@pytest.mark.rule("RR-14.8")
def test_no_income_when_passing() -> None:
    m = lay(2, {"incomes": [{"income": "coin"}]}, options=GERMANY)
    play(m, "A pass")
    assert m.waiting == (B,)
    assert why(m, "A use coin") == "not-your-turn"


@pytest.mark.rule("RR-14.9", "RR-3.8")
def test_natural_on_all_three_lines() -> None:
    lines = {"main": [10, 8, 5], "second": [9, 8, 5], "third": [9, 8, 5]}
    m = effects({"tracks": lines, "arm": "hamburg", "extensions": LAID}, options=GERMANY, may={"natural": 2})
    assert [move for move in m.moves(A) if move.startswith("advance")] == [
        f"advance natural {name}" for name in ("main", "second", "third")
    ]


@pytest.mark.rule("RR-14.3", "RR-10.5")
def test_fields_of_an_extension_score() -> None:
    seat = {"tracks": {"third": [6]}, "extensions": {"wuerzburg": "X4a"}, "locos": ["1", None, None, "6"]}
    assert points(lay(2, seat, options=GERMANY))[2] == 1 + 2 + 3 + 4 + 5 + 6


@pytest.mark.rule("RR-7.7")
def test_the_medal_lies_on_dresden() -> None:
    seat = {"tracks": {"main": [2], "second": [6, 4]}, "medal": True, "laid": ["Q2"], "locos": ["1", None, "4"]}
    m = lay(2, {**seat, "extensions": {"hannover": "X3a"}}, options=GERMANY)
    assert points(m)[1] == 4 + 20


@pytest.mark.rule("RR-14.1", "RR-14.3")
@pytest.mark.parametrize(
    ("seat", "path"),
    [
        ({"extensions": {"hannover": "X3a"}}, r"seats\[0\]\.extensions"),
        ({"tracks": {"third": [6]}}, r"seats\[0\]\.extensions"),
        ({"tracks": {"third": [9]}, "extensions": {"wuerzburg": "X4a"}}, r"seats\[0\]\.extensions"),
        ({"tracks": {"main": [9]}}, r"seats\[0\]\.arm"),
        ({"arm": "berlin"}, r"seats\[0\]\.arm"),
    ],
)
def test_german_boards_that_cannot_be(seat: dict[str, object], path: str) -> None:
    with pytest.raises(Refused, match=path):
        lay(2, seat, options=GERMANY)


@pytest.mark.rule("RR-14.2")
def test_white_never_comes_on_the_line_to_berlin() -> None:
    tracks = {"main": [13, 9, 5, 3]}
    m = lay(2, {"tracks": tracks, "arm": "berlin"}, options=GERMANY)
    assert why(m, "A place T9 w") == "colour-never"
    assert why(lay(2, {"tracks": {"main": [10]}, "arm": "hamburg"}, options=GERMANY), "A place T9 w") == "colour-locked"
