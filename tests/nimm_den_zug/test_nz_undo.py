"""Taking back: sealed answers and a replacement that was only begun, whatever happens beside them."""

from typing import Any

import pytest

import stellwerk
from tests.nimm_den_zug.table import A, B, C, lay, money, play, question, trains, view, wagons, why

G18: dict[str, Any] = {"trains": trains("S1"), "goals": ["G18"]}
G17: dict[str, Any] = {"trains": trains("E5"), "goals": ["G17"]}
SEALED: list[dict[str, Any]] = [{}, {"money": 500, **G17}, G18]
BEGUN: list[dict[str, Any]] = [
    {"tile": 1, "goals": ["G04"]},
    {"tile": 2},
    {"tile": 3, "goals": ["G05"]},
]
DISPLAY = ["FO01", "FO02", "FO03"]


@pytest.mark.rule("NZ-6.2", "NZ-15.1")
def test_a_sealed_bid_is_changed_after_anybodys_goal_and_with_its_money() -> None:
    m = lay(method="sealed", lot="D4", seats=SEALED)
    play(m, "B bid 500", "C claim G18")
    assert m.undo_cost(B) == "free"
    m.undo(B)
    play(m, "B bid 450", "B claim G17")
    assert m.undo_cost(B) == "free"
    m.undo(B)
    assert money(m)[B] == 1100
    play(m, "B bid 1100")
    assert why(m, B, "bid 0") == "already-answered"


@pytest.mark.rule("NZ-7.1", "NZ-15.1")
def test_a_second_bid_is_changed_after_a_goal() -> None:
    m = lay(method="double", lot="D4", seats=SEALED)
    play(m, "A bid 500", "B bid 100", "C bid 0", "B bid 400", "C claim G18", "B claim G17")
    m.undo(B)
    play(m, "B bid 1000")
    assert why(m, B, "bid 0") == "already-answered"


@pytest.mark.rule("NZ-8.2", "NZ-15.1")
def test_a_bid_for_the_choice_is_changed_after_a_goal() -> None:
    m = lay(method="choice", loco_stack=["E1", "S4", "D6"], seats=SEALED)
    play(m, "B bid 500", "C claim G18", "B claim G17")
    m.undo(B)
    play(m, "B bid 1100")


@pytest.mark.rule("NZ-9.4", "NZ-15.1")
def test_a_call_at_a_count_is_changed_after_a_goal() -> None:
    m = lay(method="open", lot="D4", bid=400, leader="A", seats=SEALED)
    play(m, "B wait", "B claim G17")
    m.undo(B)
    play(m, "B bid 1100")


@pytest.mark.rule("NZ-10.2", "NZ-15.1")
def test_a_card_kept_in_the_draft_is_changed_after_a_goal() -> None:
    seats = [{}, {}, {"goals": ["G01"], "used": ["G04", "G11"]}]
    m = lay(method="draft", seats=seats)
    first, second, _ = m.moves(B)
    play(m, f"B {first}", "C claim G01")
    m.undo(B)
    play(m, f"B {second}")


@pytest.mark.rule("NZ-15.8")
def test_being_ready_is_taken_back_for_another_goal() -> None:
    m = wagons(seats=BEGUN, passes=2, options={"unclaimed": "lost"})
    play(m, "A pass", "A ready", "C claim G05", "A claim G04")
    m.undo(A)
    assert A in m.waiting


@pytest.mark.rule("NZ-6.2")
def test_a_sealed_answer_in_a_position_can_be_changed_like_any_other() -> None:
    seats = [{}, {"answer": "bid 500"}, {"answer": "bid 100", **G18}]
    m = lay(method="sealed", lot="D4", seats=seats)
    play(m, "C claim G18")
    assert (m.waiting, m.undo_cost(B), m.undo_cost(A)) == ((A,), "free", "no")
    m.undo(B)
    assert (m.waiting, view(m, C)["seats"][C]["answer"]) == ((A, B), "bid 100")
    play(m, "B bid 700")
    saved = stellwerk.load(m.save())
    assert saved.digest == m.digest
    assert m.at(2).waiting == (A, B)
    play(m, "A bid 400")
    assert money(m)[B] == 4300


@pytest.mark.rule("NZ-12.6")
@pytest.mark.parametrize("goals", [["C claim G05"], ["A claim G04"], ["A claim G04", "C claim G05"]])
def test_a_replacement_that_is_not_paid_is_taken_back_after_a_goal(goals: list[str]) -> None:
    m = wagons(seats=BEGUN, display=DISPLAY)
    play(m, "A replace", *goals, "A discard FO01")
    for _ in range(2):
        assert m.undo_cost(A) == "free"
        m.undo(A)
    assert question(m) == "WagonTurn"
    assert (view(m)["seats"][A]["used"] == ["G04"]) == ("A claim G04" in goals)
    play(m, "A pass")


@pytest.mark.rule("NZ-12.6")
def test_a_replacement_that_a_goal_must_pay_for_needs_that_goal() -> None:
    seats = [{"tile": 1, "goals": ["G04"], "money": 800}, *BEGUN[1:]]
    m = wagons(seats=seats, display=DISPLAY)
    play(m, "A claim G04", "A replace", "C claim G05")
    m.undo(A)
    assert (question(m), money(m)[A]) == ("WagonTurn", 1100)
    assert m.undo_cost(A) == "ask"


@pytest.mark.rule("NZ-12.6")
def test_what_was_paid_and_turned_up_stays() -> None:
    m = wagons(seats=BEGUN, display=DISPLAY)
    play(m, "A replace", "A discard FO01", "A turn-up", "C claim G05")
    assert m.undo_cost(A) == "ask"
