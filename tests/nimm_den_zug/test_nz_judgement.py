"""The sensible player."""

from typing import Any

import pytest

import stellwerk
from stellwerk.kernel import play as rules
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.state import NONE, State
from stellwerk.kernel.table import eyes_of
from tests.nimm_den_zug.table import A, lay, state, train, wagons

GAME = stellwerk.game("nimm-den-zug")


def best(s: State, seat: int) -> str:
    """The move a sensible player makes, from their view alone."""
    world = GAME.take_in(GAME.lay_out(s, eyes_of(seat)), seeded(1))
    moves = rules.moves(world, seat, GAME.aside)
    return GAME.vocabulary.text(max(moves, key=lambda move: GAME.mind.rate(world, seat, move)))


def test_one_hands_in_goals_at_once() -> None:
    m = wagons(seats=[{"tile": 1, "goals": ["G04"]}, {"tile": 2}, {"tile": 3}])
    assert best(state(m), A) == "claim G04"


def test_one_hangs_the_dear_wagon_behind_the_strong_locomotive() -> None:
    mine = [train("S1", "FO01"), train("E5", "CO01"), train("S2", "LI01")]
    m = wagons(2, seats=[{"tile": 1, "trains": mine}, {"tile": 2}], display=["FO02", "CO10", "LI02"])
    assert best(state(m), A) == "attach CO10 2"


def test_one_does_not_overpay() -> None:
    m = lay(method="turn", lot="S1", bid=600, leader="C", turn="A")
    assert best(state(m), A) == "pass"
    m = lay(method="turn", lot="E5", bid=900, leader="C", turn="A")
    assert best(state(m), A) == "bid 950"


def test_one_takes_the_bonus_when_nothing_fits() -> None:
    mine = [train("S1", "FO01"), train("E5", "CO01"), train("S2", "LI01")]
    m = wagons(2, seats=[{"tile": 1, "trains": mine}, {"tile": 2}], display=["SP-600", "PA01", "LU01"])
    assert best(state(m), A) == "take SP-600"


def test_one_hangs_a_last_wagon_where_ones_pass_would_end_the_round_as_well() -> None:
    mine = [train("E1", "LI01", "LI02", "LI03", "LI05"), train("E5"), train("S2")]
    yours = [train("E2", "CO10", "CO11", "CO12"), train("D1"), train("S1")]
    seats = [{"tile": 1, "trains": mine}, {"tile": 2, "trains": yours}]
    m = wagons(2, seats=seats, display=["LI04", "PA01", "LU01"], passes=1, replaced=True)
    assert best(state(m), A).startswith("attach")


def test_one_does_not_pay_for_every_card_of_the_display() -> None:
    mine = [train("S1", "PA01"), train("S3", "CO01"), train("S2", "LI01")]
    seats = [{"tile": 4, "trains": mine}, {"tile": 1}, {"tile": 2}, {"tile": 3}]
    cards = ["FO01", "FO02", "FO03", "FO04"]
    for option, discards in (("flat", True), ("per-card", False)):
        at = {"turn": "A", "display": cards, "replacing": ["FO01"], "options": {"replace-price": option}}
        assert best(state(wagons(4, seats=seats, **at)), A).startswith("discard") == discards


def test_the_last_bidder_keeps_no_money_for_what_he_cannot_buy() -> None:
    others = [{"trains": [train(a), train(b), train(c)]} for a, b, c in (("E1", "E2", "E3"), ("S1", "S2", "S3"))]
    m = lay(method="turn", seats=[{"money": 350, "trains": [train("S4")]}, *others], loco_stack=["D1", "E5"])
    assert best(state(m), A) == "choose D1"


@pytest.mark.parametrize("players", [2, 4])
def test_one_beats_a_random_player(players: int) -> None:
    wins = 0
    for seed in range(4):
        s = stellwerk.new("nimm-den-zug", players, seed).state
        dice = Dice(seed)
        hero = seed % players
        while s.stack:
            asked = rules.waiting(s)
            seat = asked[dice.below(len(asked))]
            if seat == hero:
                move = GAME.vocabulary.parse(best(s, hero))
            else:
                choice = rules.moves(s, seat, GAME.aside)
                move = choice[dice.below(len(choice))]
            rules.play(s, seat, move, GAME.aside)
        result = GAME.result(s)
        assert result is not None
        wins += hero in result.winners
    assert wins >= 3


# --- what the bots that think choose by ---


def foretold(s: State, moves: list[int]) -> list[str]:
    """The answers of A, the most promising first."""
    leads = GAME.mind.foretold(s, A, moves, Dice(1))
    best_first = sorted(zip(leads, range(len(moves))), reverse=True)
    return ["none" if moves[at] == NONE else GAME.vocabulary.text(moves[at]) for _, at in best_first]


@pytest.mark.parametrize("form", ["counts", "timed"])
def test_the_lowest_call_is_the_best_however_the_open_auction_counts(form: str) -> None:
    m = lay(method="open", lot="E4", bid=700, leader="C", options={"open-auction": form})
    s = state(m)
    moves = [*rules.moves(s, A, GAME.aside), *([NONE] if form == "timed" else [])]
    order = foretold(s, moves)
    calls = [move for move in order if move.startswith("bid")]
    assert order[0] == "bid 750"
    assert calls == [f"bid {bid}" for bid in range(750, 50 * len(calls) + 750, 50)]


@pytest.mark.parametrize("at", [{"method": "turn", "bid": 700, "leader": "C", "turn": "A"}, {"method": "sealed"}])
def test_a_goal_is_handed_in_before_a_bid(at: dict[str, Any]) -> None:
    m = lay(lot="E4", seats=[{"goals": ["G04"]}, {}, {}], **at)
    s = state(m)
    s.met[A] = s.board(A).goals
    assert foretold(s, rules.moves(s, A, GAME.aside))[0] == "claim G04"
