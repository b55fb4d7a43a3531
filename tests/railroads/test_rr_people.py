"""Engineers, turn order, moved workers, passing."""

import pytest

from stellwerk.kernel.match import Match
from tests.railroads.table import (
    NEW,
    A,
    B,
    C,
    D,
    asked,
    board,
    lay,
    line,
    play,
    state,
    why,
)

ROW = ["2", "3", "4", "9", "10", "11"]


@pytest.mark.rule("RR-8.2", "RR-8.7")
def test_hiring_costs_a_coin_and_leaves_the_field_empty() -> None:
    m = lay(2, row=ROW)
    play(m, "A place E0 c")
    assert board(m).engineers == [1]
    assert board(m).coins == 1
    assert why(m, "B place E0 c") == "space-taken"
    nobody = lay(2, row=[None, "3"])
    assert why(nobody, "A place E0 c") == "nobody-to-hire"


@pytest.mark.rule("RR-8.3", "RR-8.7")
def test_crosswise_engineers_are_spaces_for_all() -> None:
    m = lay(3, row=ROW)
    play(m, "A place E1 w", *["A advance black main"] * 3)
    assert line(m, "main")[0] == 4
    assert why(m, "B place E1 w") == "space-taken"
    play(m, "B place E2 c", "B advance black main")
    assert board(m, B).coins == 2
    assert why(lay(2, row=["2", None, "4"]), "A place E1 w") == "field-empty"


@pytest.mark.rule("RR-8.4")
def test_own_engineers_once_per_round() -> None:
    m = lay(2, {"engineers": [{"engineer": "4"}]})
    assert why(m, "A place eng5 w") == "engineer-not-yours"
    play(m, "A place eng4 w", "A advance black main", "B pass")
    assert why(m, "A place eng4 w") == "engineer-used"
    play(m, "A pass")
    assert why(m, "A place eng4 w") == ""


@pytest.mark.rule("RR-8.5")
def test_a_new_engineer_works_in_the_same_round() -> None:
    m = lay(2, row=ROW)
    play(m, "A place E0 c", "B pass", "A place eng2 w")
    assert asked(m) == "Effects"
    assert board(m).points == 3


@pytest.mark.rule("RR-8.6", "RR-8.1")
def test_the_row_moves() -> None:
    m = lay(2, row=ROW)
    play(m, "A pass", "B pass")
    assert m.view(None)["row"] == ["3", "4", "9", "10", "11", None, None]
    assert "2" in m.view(None)["engineers_gone"]


@pytest.mark.rule("RR-8.8")
@pytest.mark.parametrize(
    ("engineer", "gives"),
    [
        ("1", {"black": 1, "gray": 1}),
        ("6", {"industry": 1, "black": 2}),
        ("9", {"tile": 1, "black": 1}),
        ("13", {"brown": 1, "natural": 1}),
        ("14", {"any": 2}),
        ("16", {"gray": 3}),
    ],
)
def test_what_engineers_give(engineer: str, gives: dict[str, int]) -> None:
    lines = {"main": [12, 8, 5, 2], "second": [5, 3], "third": [5, 3]}
    card = ["C3"] if engineer == "1" else []
    m = lay(2, {"engineers": [{"engineer": engineer}], "tracks": lines, "cards": card}, options=NEW)
    play(m, f"A place eng{engineer} w")
    assert m.view(A)["may"] == gives


# --- turn order ---------------------------------------------------------------


@pytest.mark.rule("RR-9.1", "RR-9.2")
def test_which_places_can_be_claimed() -> None:
    m = lay(4, order=["A", "B", "C", "D"])
    assert why(m, "A place O1 w") == "claim-own"
    play(m, "A place O2 w")
    play(m, "B place O1 w", "C pass", "D pass")
    assert why(m, "A place O1 w") == "space-taken"
    two = lay(2)
    assert why(two, "A place O1 w") == "", "with two the first player may defend the place"
    both = lay(3, order=["B", "C", "A"], turn="A")
    play(both, "A place O2 w", "B pass", "C pass")
    assert why(both, "A place O1 w") == "claim-both"


def claims(first: int | None, second: int | None, pay: str = "w") -> dict[str, object]:
    out: dict[str, object] = {}
    if first is not None:
        out["O1"] = {"seat": "ABCD"[first], "pay": pay}
    if second is not None:
        out["O2"] = {"seat": "ABCD"[second], "pay": pay}
    return out


def all_pass(first: int | None, second: int | None, pay: str = "w") -> Match:
    m = lay(4, order=["A", "B", "C", "D"], spaces=claims(first, second, pay), passed=["A", "B", "C"], turn="D")
    return play(m, "D pass")


@pytest.mark.rule("RR-9.3", "RR-9.4")
def test_both_places_claimed() -> None:
    m = all_pass(B, C)
    assert state(m).order == [B, C, A, D]
    assert m.waiting == (C,), "the second place moves first"
    play(m, "C move A2")
    assert m.waiting == (B,)
    assert why(m, "B move A2") == "space-taken"
    play(m, "B stay")
    assert state(m).round == 2
    assert board(m, C).coins == 3
    assert m.waiting == (B,)


@pytest.mark.rule("RR-9.3")
def test_only_one_place_claimed() -> None:
    only_second = all_pass(None, C)
    assert state(only_second).order == [A, C, B, D]
    first_on_second = all_pass(None, A)
    assert state(first_on_second).order == [A, B, C, D]
    assert first_on_second.waiting == (A,), "the worker may still be moved"
    only_first = all_pass(D, None)
    assert state(only_first).order == [D, A, B, C]


@pytest.mark.rule("RR-9.4")
def test_where_a_moved_worker_may_go() -> None:
    m = lay(
        3,
        {"engineers": [{"engineer": "4"}, {"engineer": "-10"}]},
        order=["B", "A", "C"],
        spaces=claims(A, None),
        passed=["B", "C"],
        options=NEW,
        row=["2", "3", "17"],
    )
    play(m, "A pass")
    spaces = {move.split()[1] for move in m.moves(A) if move.startswith("move")}
    assert {"T1", "T12", "L1", "I1", "A1", "A2", "A3", "E1", "eng4"} == spaces
    assert why(m, "A move T2") == "move-one-worker"
    assert why(m, "A move T11") == "move-one-worker"
    assert why(m, "A move O2") == "move-claim"
    assert why(m, "A move E0") == "move-one-worker"
    play(m, "A move T12", "A advance black main")
    assert line(m, "main")[0] == 2
    assert state(m).round == 2


@pytest.mark.rule("RR-9.4", "RR-14.8")
def test_no_extras_while_moving() -> None:
    m = lay(
        3,
        {"incomes": [{"income": "industry"}]},
        order=["B", "A", "C"],
        spaces=claims(A, None),
        passed=["B", "C"],
        options={"germany": "on"},
    )
    play(m, "A pass")
    assert why(m, "A use industry") == "not-asked"
    play(m, "A move A1")
    assert state(m).round == 2


@pytest.mark.rule("RR-9.5")
def test_a_coin_wins_the_place_but_is_not_moved() -> None:
    m = all_pass(D, None, "c")
    assert state(m).order == [D, A, B, C]
    assert state(m).round == 2


@pytest.mark.rule("RR-9.6")
def test_points_for_passing_by_place() -> None:
    m = lay(4, order=["C", "A", "B", "D"], turn="C")
    play(m, "C pass", "A pass", "B pass", "D pass")
    assert [board(m, seat).sources[5] for seat in (A, B, C, D)] == [2, 3, 0, 4]


@pytest.mark.rule("RR-9.7")
def test_the_last_round_has_its_own_space() -> None:
    m = lay(2, {"markers": [0]}, round=6)
    assert why(m, "A place O1 w") == "space-not-there"
    play(m, "A place R1 w", *["A industry 1"] * 3)
    assert board(m).markers == [3]
    assert why(m, "B place R1 w") == "space-taken"
    play(m, "B pass", "A pass")
    assert m.result is not None
    assert why(lay(2), "A place R1 w") == "space-not-there"
