"""Endgames that are solved by trying everything, to measure bots against."""

from bench.endgames import Solver
from stellwerk.bots import bot
from stellwerk.bots.clock import Deadline
from stellwerk.kernel.match import Match, knowledge
from stellwerk.kernel.rng import Dice
from tests.carnegie.table import A, play, use


def top_floor() -> Match:
    company = {"reserve": "D06", "standing": {"d1": 1}, "lying": {"a3": 1, "a4": 1}, "goods": 1, "money": 0}
    nobody = {"standing": {}, "lying": {}, "goods": 0, "money": 0}
    return play(use("MG", company, nobody, markers={"HR": 5, "MG": 4, "CO": 5, "RD": 5}), "use d1")


def test_a_department_that_is_opened_and_left_again_leads_in_a_circle() -> None:
    """Founding on the top floor is a point more; a move that only goes back misses nothing."""
    m = top_floor()
    moves = [m.game.vocabulary.parse(move) for move in m.moves(A)]
    solver = Solver(m.game, A, knowledge(m.state))
    totals = dict(zip(m.moves(A), solver.totals(m.state, moves), strict=True))
    assert totals["found D06 a4"] == totals["found D06 a3"] + 1
    assert totals["done"] == totals["found D06 a4"]
    assert totals["sell"] < totals["found D06 a3"]


def test_bots_that_think_are_not_led_in_a_circle() -> None:
    m = top_floor()
    for name in ("driver", "signal-master"):
        chosen = bot(name).choose(m.game, m.table(A), A, m.moves(A), Dice(1), Deadline(60))
        assert chosen == "found D06 a4"
