"""Selling goods, also out of turn, and taking it back."""

import pytest

from tests.carnegie.table import A, B, board, play, use


@pytest.mark.rule("CA-1.4")
def test_a_sale_out_of_turn_is_taken_back_freely() -> None:
    m = use("MG", {"standing": {"c1": 2}}, {"goods": 3, "money": 0})
    play(m, "sell", seat=B)
    play(m, "use c1", "take money")
    assert m.undo_cost(B) == "free"
    m.undo(B)
    assert (board(m, B).goods, board(m, B).money) == (3, 0)
    assert board(m, A).money == 15


@pytest.mark.rule("CA-1.4")
def test_a_sale_of_somebody_else_does_not_make_an_undo_ask() -> None:
    m = use("MG", {"standing": {"c1": 2}}, {"goods": 3, "money": 0})
    play(m, "use c1", "take money")
    play(m, "sell", seat=B)
    assert m.undo_cost(A) == "free"
    m.undo(A)
    assert board(m, A).money == 12
    assert (board(m, B).goods, board(m, B).money) == (2, 1)


@pytest.mark.rule("CA-1.4")
def test_a_sale_whose_money_was_spent_stays() -> None:
    m = use("CO", {"departments": {"a2": "D11"}, "standing": {"a2": 1}, "goods": 1, "money": 0})
    play(m, "use a2", "sell", "trade 1")
    assert not m.is_free([1])
    assert m.is_free([2])
