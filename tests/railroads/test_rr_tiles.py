"""Locomotives, factories, industry."""

import pytest

from stellwerk.games.railroads.model.ids import NINE_ALONE
from tests.railroads.table import (
    COAL,
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


@pytest.mark.rule("RR-4.1")
def test_always_the_lowest() -> None:
    m = lay(2)
    play(m, "A place L1 w", "A take-loco", "A slot 2")
    assert board(m).locos == [1, 2, 0, 0]
    play(m, "B place L3 www", "B take-loco", "B slot 2", "B build lowest")
    assert (board(m, B).locos, board(m, B).gaps[0]) == ([1, 2, 0, 0], 3)


@pytest.mark.rule("RR-4.2", "RR-4.3")
def test_two_places_on_the_main_line_one_on_the_others() -> None:
    m = lay(2, {"locos": ["4", "3", "5", "6"]})
    assert board(m).reach == [7, 5, 6]
    empty = effects({"locos": [None, None, "5", "6"]}, may={"loco": 1})
    play(empty, "A take-loco")
    assert why(empty, "A slot 2") == "slot-first"
    assert empty.moves(A) == ["slot 1"]


@pytest.mark.rule("RR-4.4", "RR-4.5")
def test_a_replaced_locomotive_must_fill_an_empty_place() -> None:
    """Transsib 1 and 3, Petersburg 2, Kiev empty: the 4 replaces the 1, which must go to Kiev."""
    m = effects({"locos": ["1", "3", "2"]}, may={"loco": 1}, supply={"4": 1})
    play(m, "A take-loco", "A slot 1")
    assert board(m).reach[0] == 7
    assert why(m, "A return") == "return-empty-slot"
    assert m.moves(A) == ["slot 4"]
    play(m, "A slot 4")
    assert board(m).locos == [4, 3, 2, 1]


@pytest.mark.rule("RR-4.4", "RR-4.5", "RR-5.1")
def test_a_chain_ends_with_a_returned_tile() -> None:
    """4 and 5, 3, 2: the 6 replaces the 3, the 3 replaces the 2, and factory 2 may be built by anybody."""
    m = effects({"locos": ["4", "5", "3", "2"]}, may={"loco": 1}, supply={"6": 1})
    play(m, "A take-loco", "A slot 3", "A slot 4")
    assert why(m, "A slot 1") == "loco-not-lower"
    play(m, "A return")
    assert board(m).locos == [4, 5, 6, 3]
    assert state(m).returned[2] == 1
    play(m, "B place L1 w")
    assert "build 2" in m.moves(B)
    play(m, "B build 2")
    assert board(m, B).gaps[0] == 2


@pytest.mark.rule("RR-4.6")
def test_a_new_locomotive_must_find_a_place() -> None:
    m = lay(3, {"locos": ["5", "5", "6", "7"]})
    assert why(m, "A place L3 www") == "loco-fits-nowhere"
    play(m, "A place L1 w")
    assert why(m, "A take-loco") == "loco-fits-nowhere"
    assert m.moves(A) == ["build lowest"]


@pytest.mark.rule("RR-4.6")
def test_a_new_locomotive_cannot_be_returned() -> None:
    m = effects({"locos": ["1", "3", "3", "4"]}, players=3, may={"loco": 1})
    play(m, "A take-loco")
    assert why(m, "A return") == "return-new"


@pytest.mark.rule("RR-4.7")
def test_fields_count_when_the_chain_is_done() -> None:
    m = effects({"locos": ["4", "5", "2", "3"], "tracks": {"second": [6]}}, may={"loco": 1}, supply={"6": 1})
    play(m, "A take-loco", "A slot 3")
    assert state(m).may[13] == 0
    play(m, "A return")
    assert state(m).may[13] == 2


@pytest.mark.rule("RR-4.8")
def test_without_locomotives_only_returned_factories() -> None:
    m = lay(2, supply={}, returned={"2": 1})
    play(m, "A place L1 w")
    assert m.moves(A) == ["build 2"]
    assert why(m, "A take-loco") == "no-loco-left"
    none = lay(2, supply={})
    assert why(none, "A place L1 w") == "no-tile-left"


@pytest.mark.rule("RR-4.9", "RR-12.3")
def test_the_nine_from_the_card_has_no_back() -> None:
    m = effects({}, may={"card": 1})
    play(m, "A card C2", "A slot 2")
    assert board(m).locos == [1, NINE_ALONE, 0, 0]
    assert board(m).reach == [10, 0, 0]
    assert "tile-9x" in m.game.census(m.state)


# --- factories ----------------------------------------------------------------


@pytest.mark.rule("RR-5.2")
def test_into_the_leftmost_gap_or_in_place_of_another() -> None:
    m = effects({"factories": ["2", "3", "4", "5", "6"], "markers": [5]}, may={"factory": 1})
    play(m, "A build lowest")
    assert asked(m) == "ReplaceFactory"
    play(m, "A gap 3")
    assert board(m).gaps == [2, 3, 2, 5, 6]
    assert state(m).returned[4] == 1
    assert m.waiting == (B,)


@pytest.mark.rule("RR-5.3")
def test_exactly_one_of_each_in_any_order() -> None:
    m = lay(2)
    play(m, "A place L3 www")
    assert m.moves(A) == ["take-loco", "build lowest"]
    play(m, "A build lowest")
    assert m.moves(A) == ["take-loco"]


@pytest.mark.rule("RR-5.3")
def test_the_order_must_leave_the_other_part_possible() -> None:
    m = lay(2, {"locos": ["4", "4", "5", "6"]}, supply={"5": 1, "6": 1})
    play(m, "A place L3 www")
    assert m.moves(A) == ["take-loco", "build lowest"]
    stuck = lay(2, {"locos": ["5", "5", "6", "6"]}, supply={"4": 1, "7": 1})
    play(stuck, "A place L3 www")
    assert stuck.moves(A) == ["build lowest"], "only the 7 finds a place"
    last = lay(2, {"locos": ["2", None, "3"]}, supply={"5": 1})
    assert why(last, "A place L3 www") == "no-tile-left"


@pytest.mark.rule("RR-5.4")
def test_building_triggers_nothing() -> None:
    m = effects({"markers": [4]}, may={"factory": 1}, returned={"6": 1})
    coins = board(m).coins
    play(m, "A build 6")
    assert board(m).coins == coins


FACTORY_CASES: list[tuple[str, dict[str, object], dict[str, int]]] = [
    ("2", {}, {"any": 1}),
    ("4", {}, {"question": 1}),
    ("8", {}, {"any": 2}),
    ("9", {}, {"bonus": 1}),
]


@pytest.mark.rule("RR-5.5")
@pytest.mark.parametrize(("number", "seat", "gives"), FACTORY_CASES)
def test_factories_that_wait(number: str, seat: dict[str, object], gives: dict[str, int]) -> None:
    m = effects({**seat, "markers": [4], "factories": [number]}, may={"industry": 1})
    play(m, "A industry 1")
    assert m.view(A)["may"] == gives


@pytest.mark.rule("RR-5.5")
def test_factories_that_happen() -> None:
    m = effects({"markers": [4], "factories": ["5"]}, may={"industry": 1})
    play(m, "A industry 1")
    assert board(m).doublers == 2
    m = effects({"markers": [4], "factories": ["7"], "locos": ["4", "3", "6", "2"]}, may={"industry": 1})
    play(m, "A industry 1")
    assert board(m).points == 10, "6 and 4"
    mine = [{"engineer": "12"}, {"engineer": "5"}]
    m = effects({"markers": [4], "locos": ["2"], "factories": ["1"], "engineers": mine}, may={"industry": 1})
    play(m, "A industry 1")
    assert board(m).points == 17


@pytest.mark.rule("RR-5.5", "RR-13.1")
def test_factory_three_repeats() -> None:
    m = lay(2, {"markers": [4], "factories": ["3"], "used": ["A2"]})
    play(m, "A place I1 w", "A industry 1")
    assert set(m.moves(A)) == {"repeat A2", "repeat I1", "repeat-none"}
    coins = board(m).coins
    play(m, "A repeat A2")
    assert board(m).coins == coins + 2


@pytest.mark.rule("RR-2.7", "RR-5.5")
def test_points_by_locomotives_wait_for_what_comes_later_in_the_turn() -> None:
    """Factory 7, then factory 4, its token, and a card with the 9: 9 and 2, not 2."""
    seat = {"locos": ["2"], "markers": [4], "factories": ["7", "4"]}
    m = effects(seat, may={"industry": 6})
    while not m.view(A)["may"].get("question"):
        play(m, "A industry 1")
    assert (board(m).points, m.view(A)["may"]["two-locos"]) == (0, 1)
    play(m, "A token Q1", "A card C2", "A slot 2")
    assert board(m).points == 0, "industry steps are left"
    play(m, "A skip industry")
    assert board(m).points == 11


@pytest.mark.rule("RR-2.7", "RR-5.5")
def test_points_by_engineers_wait_for_the_engineer_of_a_card() -> None:
    m = effects(
        {"locos": ["2"], "markers": [4], "factories": ["1"], "engineers": [{"engineer": "12"}]},
        may={"industry": 1, "card": 1},
    )
    play(m, "A industry 1", "A card C3")
    assert board(m).points == 13


@pytest.mark.rule("RR-2.7", "RR-15.7")
@pytest.mark.parametrize(("foundry", "step"), [("F8", "any"), ("F10", "industry")])
def test_points_of_a_foundry_wait_for_its_other_part(foundry: str, step: str) -> None:
    """Its step reaches factory 4 or a locomotive field, and the 9 of a card counts."""
    seat = {"coal": 2, "locos": ["2"], "markers": [4], "factories": ["4"], "foundries": [{"foundry": foundry}]}
    m = lay(2, seat, options=COAL)
    play(m, f"A fire {foundry}")
    assert m.view(A)["may"] == {step: 1, "top-loco": 1}
    if step == "industry":
        play(m, "A industry 1", "A token Q1", "A card C2", "A slot 2")
        assert board(m).points == 9
    else:
        play(m, "A skip any")
        assert board(m).points == 2


# --- industry -----------------------------------------------------------------


@pytest.mark.rule("RR-6.1")
def test_steps_split_over_markers() -> None:
    m = effects({"markers": [2, 0], "laid": ["Q5"]}, may={"industry": 2})
    play(m, "A industry 1", "A industry 2")
    assert board(m).markers == [3, 1]
    assert why(effects({}, may={"industry": 1}), "A industry 2") == "no-such-marker"


@pytest.mark.rule("RR-6.2")
def test_an_empty_gap_stops() -> None:
    m = lay(2, {"markers": [4], "engineers": [{"engineer": "5"}]})
    assert why(m, "A place I1 w") == "industry-blocked"
    play(m, "A place eng5 w")
    assert m.waiting == (B,), "an own engineer's step simply lapses"


@pytest.mark.rule("RR-6.3")
def test_entering_a_factory_on_the_way() -> None:
    m = lay(2, {"markers": [4], "factories": ["6"]})
    coins = board(m).coins
    play(m, "A place I2 ww", "A industry 1", "A industry 1")
    assert (board(m).markers, board(m).coins) == ([6], coins + 1)
    assert points(m)[3] == 10
    stoked = lay(2, {"markers": [4], "factories": ["6"], "stokers": ["factory-1"], "foundries": []}, options=COAL)
    coins = board(stoked).coins
    play(stoked, "A place I2 ww", "A industry 1", "A industry 1")
    assert board(stoked).coins == coins + 2


@pytest.mark.rule("RR-6.4")
def test_markers_share_fields_and_only_the_first_is_offered() -> None:
    m = effects({"markers": [2, 1], "laid": ["Q5"]}, may={"industry": 2})
    play(m, "A industry 2")
    assert board(m).markers == [2, 2]
    assert why(m, "A industry 2") == "marker-same-field"


@pytest.mark.rule("RR-6.5")
def test_a_question_for_the_first_marker() -> None:
    full = ["5", "6", "7", "8", "9"]
    m = effects({"markers": [9, 8], "laid": ["Q5"], "factories": full}, may={"industry": 3})
    play(m, "A industry 1")
    assert state(m).may[13] == 1
    play(m, "A skip question", "A industry 2")
    play(m, *(["A skip any"] if "skip any" in m.moves(A) else []))
    play(m, "A industry 2")
    assert board(m).markers == [10, 10]
    assert m.waiting == (B,)


@pytest.mark.rule("RR-6.6")
def test_the_end_of_the_track() -> None:
    m = effects({"markers": [15, 3], "laid": ["Q5"], "factories": ["5", "6", "7", "8", "9"]}, may={"industry": 1})
    assert why(m, "A industry 1") == "industry-end"
    assert line(m, "main")[0] == 1


def test_a_question_at_the_end() -> None:
    m = effects({"markers": [14], "factories": ["5", "6", "7", "8", "9"]}, may={"industry": 1})
    play(m, "A industry 1")
    assert state(m).may[13] == 1
    assert points(m)[3] == 30
