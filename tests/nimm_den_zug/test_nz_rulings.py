"""Every open doubt is a ruling: the alternative to each default."""

from typing import Any

import pytest

import stellwerk
from stellwerk.games.nimm_den_zug.rules.options import OPTIONS
from stellwerk.kernel.state import Ear
from tests.nimm_den_zug.table import (
    A,
    B,
    C,
    lay,
    locos,
    money,
    order,
    play,
    question,
    state,
    substitute,
    train,
    trains,
    view,
    wagons,
    why,
)

THREE = trains("S2", "S3", "D1")
TILES = [{"tile": 1}, {"tile": 2}, {"tile": 3}]


def test_every_doubt_with_an_alternative_is_an_option() -> None:
    doubts = {option.doubt for option in OPTIONS if option.doubt}
    settled = {"D1", "D8", "D15"}  # there is nothing to choose
    assert doubts == {f"D{n}" for n in range(1, 29)} - settled


@pytest.mark.rule("NZ-4.9")
def test_d3_a_starter_who_cannot_pay_is_skipped() -> None:
    stack = ["D4", "D5", "E5", "S1", "S2", "S3"]
    m = lay(method="turn", loco_stack=stack, seats=[{"money": 50}], options={"starter-cannot-pay": "skipped"})
    assert view(m)["set_aside"] == ["D4", "D5", "E5"]
    assert view(m)["revealed"] == ["S1", "S2", "S3"]
    assert m.waiting == (B,)


@pytest.mark.rule("NZ-5.9")
def test_d4_the_last_bidder_buys_until_he_has_three() -> None:
    seats = [{"trains": THREE}, {"trains": trains("S1")}]
    m = lay(2, method="turn", set_aside=["D2", "S7"], seats=seats, options={"last-bidder": "until-three"})
    play(m, "B choose S7", "B choose D2")
    assert locos(m, B) == ["S1", "S7", "D2"]
    assert money(m)[B] == 4200


@pytest.mark.rule("NZ-5.10")
def test_d5_only_the_rest_of_a_short_stack_is_revealed() -> None:
    seats = [{"trains": trains("S4")}, {"trains": trains("S5")}]
    position = {"loco_stack": ["E5"], "set_aside": ["S1", "S2", "S3"], "seats": seats}
    m = lay(2, method="turn", options={"short-stack": "rest-only"}, **position)
    assert view(m)["revealed"] == ["E5"]
    assert len(view(lay(2, method="turn", **position))["revealed"]) == 3


@pytest.mark.rule("NZ-8.6")
def test_d6_the_bid_of_a_chooser_who_can_pay_nothing_is_lost() -> None:
    seats = [{}, {}, {"money": 350}]
    m = lay(method="choice", loco_stack=["E5", "D2", "S3"], seats=seats, options={"choice-unpayable": "bid-lost"})
    play(m, "A bid 500", "B bid 400", "C bid 300", "A choose E5", "B choose D2", "C pass")
    assert money(m)[C] == 50


@pytest.mark.rule("NZ-10.6")
def test_d7_one_locomotive_is_turned_over_and_what_is_there_is_paid() -> None:
    seats = [
        {"money": 3000, "trains": trains("S1", "E4", "D2")},
        {"trains": trains("S2", "S3", "D1")},
        {"trains": trains("S4", "S5", "S6")},
    ]
    m = lay(method="draft", seats=seats, options={"draft-flip": "once"})
    play(m, "A flip S1")
    assert money(m)[A] == 0
    assert locos(m, A) == [None, "E4", "D2"]
    assert view(m)["phase"] == "wagons"


@pytest.mark.rule("NZ-13.3", "NZ-14.2")
def test_d9_the_plus_card_on_a_substitute_has_no_effect() -> None:
    seats = [{"tile": 1, "trains": [substitute("E5", "CO01"), train("S1"), train("S2")]}, {"tile": 2}]
    m = wagons(2, seats=seats, display=["SP-PLUS", "FO01", "FO02"], options={"plus-on-substitute": "allowed"})
    play(m, "A attach SP-PLUS 1", "B pass", "A pass")
    assert view(m)["profits"][A] == [150, 0, 0]


@pytest.mark.rule("NZ-11.2")
def test_d10_ties_after_the_fastest_are_drawn_by_lot() -> None:
    seats = [{"trains": [substitute(name) for name in names]} for names in (("S1", "S2", "S3"), ("D1", "D2", "D3"))]
    options = {"order-tie": "random"}
    orders = {tuple(order(wagons(2, seats=seats, seed=n, options=options))) for n in range(20)}
    assert orders == {(A, B), (B, A)}
    assert {tuple(order(wagons(2, seats=seats, seed=n))) for n in range(20)} == {(A, B)}


@pytest.mark.rule("NZ-12.7")
def test_d11_cards_may_be_replaced_as_often_as_one_pays() -> None:
    m = wagons(seats=TILES, display=["FO01", "FO02", "FO03"], options={"replace-times": "unlimited"})
    play(m, "A replace", "A discard FO01", "A turn-up", "A replace", "A discard FO02", "A turn-up")
    assert money(m)[A] == 5000 - 1200


@pytest.mark.rule("NZ-12.8")
def test_d12_after_replacing_only_new_cards_may_be_taken() -> None:
    cards = ["FO01", "LI01", "CO01"]
    m = wagons(seats=TILES, display=cards, wagon_stack=["OI01"], options={"replace-take": "new"})
    assert why(m, A, "attach LI01 1") == ""
    play(m, "A replace", "A discard FO01", "A turn-up")
    assert why(m, A, "attach LI01 1") == "only-new"
    play(m, "A attach OI01 1")
    assert why(m, B, "attach LI01 1") == ""


@pytest.mark.rule("NZ-12.11")
def test_d13_replacing_and_then_passing_starts_the_count_again() -> None:
    m = wagons(seats=TILES, turn="A", passes=2, display=["FO01", "LI01", "CO01"], options={"replace-pass": "resets"})
    play(m, "A replace", "A discard FO01", "A turn-up", "A pass")
    assert view(m)["phase"] == "wagons"
    assert view(m)["passes"] == 0


@pytest.mark.rule("NZ-13.2")
def test_d14_the_longer_train_blocks_a_place_of_the_display() -> None:
    options = {"longer-slot": "blocks", "unclaimed": "lost"}
    m = wagons(
        2, seats=TILES[:2], display=["FO01", "LI01", "CO01"], wagon_stack=["SP-LONG", "SP-BIN", "OI01"], options=options
    )
    play(m, "A attach FO01 1")
    assert view(m)["display"] == ["SP-LONG", "LI01", "CO01"]
    assert why(m, B, "attach SP-LONG 1") == "stays-there"
    play(m, "B attach LI01 1")
    assert view(m)["display"][0] == "SP-LONG"  # the bin does not clear it
    assert view(m)["box"] == ["SP-BIN"]
    play(m, "A replace")
    assert why(m, A, "discard SP-LONG") == "stays-there"
    m.undo(A)
    play(m, "A pass", "B pass", "A ready", "B ready")
    assert view(m)["box"] == ["SP-BIN", "SP-LONG"]


@pytest.mark.rule("NZ-15.1")
def test_d16_goals_only_when_everybody_has_three_locomotives() -> None:
    seats = [{"trains": trains("S1", "D1"), "goals": ["G18"]}]
    later = {"goals-in-auctions": "later"}
    assert why(lay(method="turn", seats=seats), A, "claim G18") == ""
    m = lay(method="turn", seats=seats, options=later)
    assert why(m, A, "claim G18") == "goals-later"
    assert "claim G18" not in m.moves(A)
    assert why(wagons(seats=[{"tile": 1, "goals": ["G04"]}, *TILES[1:]], options=later), A, "claim G04") == ""


@pytest.mark.rule("NZ-15.4")
def test_d17_the_goal_of_the_special_card_may_be_handed_in_later() -> None:
    seats = [{"tile": 1, "goals": ["G02"]}, *TILES[1:]]
    m = wagons(seats=seats, display=["SP-600", "FO01", "LI01"], options={"special-goal": "later"})
    play(m, "A take SP-600", "B pass")
    assert view(m)["seats"][A]["used"] == []
    play(m, "C pass", "A pass")
    assert view(m)["round"] == 2
    play(m, "A claim G02")
    assert money(m)[A] == 5000 + 600 + 600


@pytest.mark.rule("NZ-13.1")
def test_d18_the_bin_spares_open_special_cards() -> None:
    cards = ["FO01", "SP-PLUS", "CO01"]
    m = wagons(seats=TILES, display=cards, wagon_stack=["SP-BIN", "OI01", "OI02"], options={"bin-specials": "stay"})
    play(m, "A attach FO01 1")
    assert view(m)["display"] == ["OI01", "SP-PLUS", "OI02"]
    assert view(m)["discards"] == ["CO01"]


@pytest.mark.rule("NZ-12.12")
def test_d19_an_empty_stack_is_not_made_again() -> None:
    m = wagons(2, seats=TILES[:2], display=["FO01", "FO02", "FO03"], options={"empty-stack": "no-refill"})
    s = state(m)
    s.discards, s.wagon_stack = s.wagon_stack, []
    play(m, "A attach FO01 1")
    assert view(m)["display"] == [None, "FO02", "FO03"]


@pytest.mark.rule("NZ-12.12", "NZ-13.4")
def test_d19_a_used_bonus_does_not_come_back_in_the_same_round() -> None:
    for choice, back in (("used-stay-out", None), ("reshuffle", "SP-600")):
        m = wagons(2, seats=TILES[:2], display=["SP-600", "FO02", "FO03"], options={"empty-stack": choice})
        s = state(m)
        s.box, s.wagon_stack = s.wagon_stack, []  # nothing is left
        play(m, "A take SP-600")
        assert view(m)["display"] == [back, "FO02", "FO03"]
        assert view(m)["spent"] == (["SP-600"] if back is None else [])


@pytest.mark.rule("NZ-12.12", "NZ-16.1")
def test_d19_a_used_bonus_is_back_in_the_next_round_and_an_unused_one_at_once() -> None:
    m = wagons(2, seats=TILES[:2], display=["SP-600", "FO02", "FO03"])
    used = m.clone()
    play(used, "A take SP-600")
    assert stellwerk.set_up("nimm-den-zug", used.position()).position()["spent"] == ["SP-600"]
    play(used, "B pass", "A pass")
    assert (view(used)["round"], view(used)["spent"]) == (2, [])
    assert "SP-600" in used.position()["wagon_stack"]
    s = state(m)
    s.box, s.wagon_stack = s.wagon_stack, []
    play(m, "A replace", "A discard SP-600", "A turn-up")
    assert view(m)["display"][0] == "SP-600"


@pytest.mark.rule("NZ-3.2")
def test_d20_the_start_player_chooses_the_auction() -> None:
    m = stellwerk.new("nimm-den-zug", 3, 1, {"method": "chosen", "start": "seat-2"})
    assert m.waiting == (B,)
    play(m, "B method open")
    assert view(m)["method"] == "open"
    m = wagons(seats=TILES, methods=["open"], passes=2, options={"method": "chosen"})
    play(m, "A pass")
    assert why(m, B, "method open") == "method-used"
    assert len(m.moves(B)) == 5


@pytest.mark.rule("NZ-5.3")
def test_d21_a_bid_is_at_least_a_hundred_more() -> None:
    m = lay(method="turn", lot="D4", bid=400, leader="A", options={"raise": "100"})
    assert why(m, B, "bid 450") == "not-higher"
    assert why(m, B, "bid 500") == ""


@pytest.mark.rule("NZ-4.7", "NZ-4.6")
def test_d22_the_nominal_starter_decides_and_counts_for_the_turn() -> None:
    seats = [{"money": 50}]
    m = lay(method="sealed", loco_stack=["D4", "D5", "E5"], seats=seats, options={"stand-in": "opens-only"})
    play(m, "B pick D4", "A bid 0", "B bid 800", "C bid 800")
    assert m.waiting == (A,)
    play(m, "A name C")
    assert m.waiting == (B,)


@pytest.mark.rule("NZ-12.6")
def test_d23_a_replacement_is_paid_for_every_card() -> None:
    seats = [{"tile": 1, "money": 1200}, *TILES[1:]]
    m = wagons(seats=seats, display=["FO01", "FO02", "FO03"], options={"replace-price": "per-card"})
    play(m, "A replace", "A discard FO01", "A discard FO02")
    assert why(m, A, "discard FO03") == "not-enough-money"
    play(m, "A turn-up")
    assert money(m)[A] == 0


@pytest.mark.rule("NZ-2.5")
def test_d24_goals_are_drafted() -> None:
    m = stellwerk.new("nimm-den-zug", 3, 1, {"goals-dealt": "draft", "method": "chosen"})
    assert m.waiting == (A, B, C)
    hand = view(m, A)["seats"][A]["goal_hand"]
    assert len(hand) == 3
    assert (
        why(m, A, f"goal {next(goal for goal in ('G01', 'G02', 'G03', 'G04') if goal not in hand)}") == "not-your-tile"
    )
    for _ in range(2):
        for seat in (A, B, C):
            m.play(seat, m.moves(seat)[0])
        if len(m.waiting) == 3:
            assert set(view(m, B)["seats"][B]["goal_hand"]) == set(hand) - {view(m, A)["seats"][A]["goals"][0]}
    assert [seat["goals"] for seat in view(m)["seats"]] == [["?"] * 3] * 3


@pytest.mark.rule("NZ-5.9")
def test_d26_alone_is_also_whose_opponents_are_too_poor() -> None:
    seats = [{"money": 50}, {}, {"money": 0}]
    m = lay(method="turn", seats=seats, options={"alone": "too-poor"})
    assert view(m)["steps"][-1] == "LastBidder"
    assert m.waiting == (B,)
    assert len(m.moves(B)) == 10
    m.play(B, m.moves(B)[0])
    assert view(m)["phase"] == "wagons"


@pytest.mark.rule("NZ-5.9", "NZ-15.10")
def test_d26_the_auctions_go_on_when_a_goal_makes_somebody_able_to_pay() -> None:
    seats: list[dict[str, Any]] = [{"money": 50}, {}, {"money": 0, "trains": trains("E2"), "goals": ["G17"]}]
    table: dict[str, Any] = {"method": "turn", "seats": seats, "options": {"alone": "too-poor"}}
    m = lay(**table)
    assert (question(m), m.waiting) == ("GoalsFirst", (A, C))
    play(m, "C claim G17", "A ready")
    again = stellwerk.set_up("nimm-den-zug", m.position())
    assert again.waiting == (C,)
    play(m, "C ready")
    assert (question(m), len(view(m)["revealed"])) == ("PickLoco", 3)
    m = lay(**table)
    play(m, "A ready", "C ready")
    assert (question(m), m.waiting) == ("LastBidder", (B,))
    play(m, "C claim G17")  # late, but not too late
    m.play(B, m.moves(B)[0])
    assert (question(m), len(view(m)["revealed"])) == ("PickLoco", 3)
    m = lay(**table)
    play(m, "A ready", "C ready")
    m.play(B, m.moves(B)[0])
    assert view(m)["phase"] == "wagons"


@pytest.mark.rule("NZ-15.5")
def test_d27_the_starter_of_an_auction_is_first_too() -> None:
    seats = [{"goals": ["G04"]}, {"goals": ["G07"]}]
    options = {"first-last": "starter"}
    m = lay(method="turn", loco_stack=["D4", "S1", "E5"], seats=seats, options=options)
    assert why(m, A, "claim G04") == ""
    play(m, "A pick S1", "A bid 100", "B pass", "C pass")
    assert view(m)["seats"][A]["used"] == ["G04"]  # cashed when the auction is over
    assert money(m)[A] == 5000 - 100 + 300


@pytest.mark.rule("NZ-15.8", "NZ-12.10")
def test_d28_goals_that_nobody_hands_in_are_lost() -> None:
    seats = [{"tile": 1, "goals": ["G04"]}, {"tile": 2}, {"tile": 3, "goals": ["G05"]}]
    m = wagons(seats=seats, passes=2, options={"unclaimed": "lost"})
    play(m, "A pass")
    assert m.waiting == (A, B, C)
    assert why(m, A, "pass") == "round-over"
    play(m, "A ready", "C claim G05")
    assert why(m, A, "attach FO01 1") == "round-over"
    play(m, "B ready", "C ready")
    assert view(m)["round"] == 2
    assert money(m) == [5000, 5000, 6000]
    assert why(m, A, "claim G04") == "goal-not-met"


def heard(m: stellwerk.Match, *moves: str) -> list[str]:
    """What the log says of these moves."""
    m.ear = Ear()
    play(m, *moves)
    return [event.key for event in m.ear.events]


@pytest.mark.rule("NZ-4.9", "NZ-8.6", "NZ-3.2")
def test_the_log_tells_what_the_ruling_did() -> None:
    stack = ["S1", "S2", "S3", "D4", "D5", "E5", "S4", "S5", "S6"]
    m = lay(loco_stack=stack, seats=[{}, {"money": 50}], options={"starter-cannot-pay": "skipped", "method": "chosen"})
    told = heard(m, "A method turn", "A pick S1", "A bid 100", "B pass", "C pass")
    assert told[0] == "method-chosen"
    assert "auction-skipped" in told
    assert "nobody-can-pay" not in told  # C could have paid
    seats = [{}, {}, {"money": 350}]
    m = lay(method="choice", loco_stack=["E5", "D2", "S3"], seats=seats, options={"choice-unpayable": "bid-lost"})
    play(m, "A bid 500", "B bid 400", "C bid 300", "A choose E5", "B choose D2")
    assert "bid-lost" in heard(m, "C pass")
