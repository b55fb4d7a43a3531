"""The greedy player: sensible moves, and games worth playing against."""

from stellwerk.games.carnegie import game
from stellwerk.kernel import play as rules
from stellwerk.kernel.match import Match
from stellwerk.kernel.rng import Dice
from tests.carnegie.table import A, discs, fresh, income, lay, state, use


def choice(m: Match, seat: int = A) -> str:
    """The move that looks best to the seat."""
    s = state(m)
    moves = rules.moves(s, seat, game.aside)
    return game.vocabulary.text(max(moves, key=lambda move: (game.mind.rate(s, seat, move), -move)))


def test_looking_changes_nothing() -> None:
    m = lay(4, markers={"CO": 2})
    before = game.position(state(m))
    for move in rules.moves(state(m), A, game.aside):
        game.mind.rate(state(m), A, move)
    assert game.position(state(m)) == before


def test_employees_come_home_when_their_region_pays() -> None:
    seat = {"missions": {"west": 3}, "track": {"west": 3}, "lying": {}, "goods": 0}
    assert choice(income("HR", seat, spaces=discs("A", "boston-1"))) == "home 3"


def test_nobody_refuses_income_late_in_the_game() -> None:
    """Though the West pays once more, and there is money enough."""
    spaces = discs("A", "boston-1", "denver-1") | discs("A", "albany-1", "reno", "fargo", tab="commerce")
    seat = {"missions": {"west": 1}, "pulled": {"housing": 4, "commerce": 4}, "lying": {}, "money": 60}
    markers = {"HR": 3, "MG": 5, "CO": 5, "RD": 4}
    assert choice(income("HR", seat, strips=["2f", "1b", "3f", "4f"], markers=markers, spaces=spaces)) == "home 1"


def test_departments_that_can_do_nothing_are_not_opened() -> None:
    m = use("MG", {"standing": {"d1": 1}, "goods": 0})
    assert choice(m) == "done"


def test_a_region_is_chosen_for_the_yield_of_its_projects() -> None:
    m = use("MG", {"departments": {"a2": "D22"}, "standing": {"a2": 1}}, spaces=discs("A", "boston-1"))
    m.play(A, "use a2")
    assert choice(m) == "region east"
    assert game.mind.rate(state(m), A, game.vocabulary.parse("region east")) > 0


def test_a_department_that_may_be_opened_again_is_opened_only_to_be_used() -> None:
    """In the last round no sale helps any more; going in and out would never end."""
    seat = {"departments": {"a2": "D06"}, "standing": {"a2": 1}, "lying": {}}
    markers = {"HR": 5, "MG": 4, "CO": 5, "RD": 5}
    m = use("MG", seat, markers=markers, options={"one-department-at-a-time": "no"})
    assert choice(m) == "done"


def test_a_donation_is_made_at_the_last_chance() -> None:
    seats = [{"money": 12, "donations": ["B5"], "lying": {}}, {}]
    markers = {"HR": 5, "MG": 5, "CO": 5, "RD": 4}
    m = lay(2, phase="donations", action="RD", markers=markers, seats=seats)
    assert choice(m).startswith("donate")


def test_goods_are_sold_for_a_donation_at_the_end() -> None:
    seats = [{"money": 8, "goods": 2, "donations": ["B5"], "lying": {}}, {}]
    markers = {"HR": 5, "MG": 5, "CO": 5, "RD": 4}
    m = lay(2, phase="donations", action="RD", markers=markers, seats=seats)
    assert choice(m) == "sell"


def test_a_network_is_closed_rather_than_begun_elsewhere() -> None:
    spaces = {"new-york-1": "A housing", "chicago-2": "A commerce"}
    seat = {"track": {"east": 2, "midwest": 3}, "pulled": {"commerce": 2}, "goods": 2, "standing": {"b2": 1}}
    m = use("CO", seat, spaces=spaces, markers={"HR": 5, "MG": 5})
    m.play(A, "use b2")
    assert choice(m) == "build commerce pittsburgh-2"


def test_greedy_beats_random_and_scores_like_a_player() -> None:
    for seed in range(2):
        s = state(fresh(2, f"greedy {seed}"))
        dice = Dice(seed)
        while s.stack:
            (seat,) = rules.waiting(s)
            if seat == seed % 2:
                moves = rules.moves(s, seat, game.aside)
                move = max(moves, key=lambda move: (game.mind.rate(s, seat, move), -move))
            else:
                seat, move = rules.random_move(s, dice, game.aside)
            rules.play(s, seat, move, game.aside)
        totals = [score.total for score in game.scores(s)]
        assert totals[seed % 2] > 70
        assert totals[seed % 2] > totals[1 - seed % 2]
