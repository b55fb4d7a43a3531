"""Endgames that are solved by trying everything, to measure bots against."""

from bench.endgames import Solver
from stellwerk.kernel.match import knowledge
from tests.carnegie.table import A, play, use


def test_a_department_that_is_opened_and_left_again_leads_in_a_circle() -> None:
    """Founding on the top floor is a point more; a move that only goes back misses nothing."""
    company = {"reserve": "D06", "standing": {"d1": 1}, "lying": {"a3": 1, "a4": 1}, "goods": 1, "money": 0}
    nobody = {"standing": {}, "lying": {}, "goods": 0, "money": 0}
    m = play(use("MG", company, nobody, markers={"HR": 5, "MG": 4, "CO": 5, "RD": 5}), "use d1")
    moves = [m.game.vocabulary.parse(move) for move in m.moves(A)]
    solver = Solver(m.game, A, knowledge(m.state))
    totals = dict(zip(m.moves(A), solver.totals(m.state, moves), strict=True))
    assert totals["found D06 a4"] == totals["found D06 a3"] + 1
    assert totals["done"] == totals["found D06 a4"]
    assert totals["sell"] < totals["found D06 a3"]
