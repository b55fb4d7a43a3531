"""Placing workers: exactly one more than before, paid in every possible way."""

import pytest

from tests.glueck_auf.tables import at, need, one, own, places, play, state, table, why

HAND = [1, 1, 1, 1, 1, 2, 2, 3]


@pytest.mark.rule("GA-3.2", "GA-3.4")
@pytest.mark.parametrize("cards", ["3", "1+2", "1+1+1"])
def test_three_workers_can_be_paid_in_three_ways(cards: str) -> None:
    match = one({"workers": HAND}, zones={"share": 2})
    play(match, "place share 3")
    assert match.moves(0) == ["pay 3", "pay 1+2", "pay 1+1+1"]
    play(match, f"pay {cards}")
    assert need(match, "share") == 4


@pytest.mark.rule("GA-3.2", "GA-2.3")
def test_each_use_costs_exactly_one_more() -> None:
    match = at({"players": 2, "start": "A"})
    for seat, number in ((0, 1), (1, 2), (0, 3)):
        other = [n for n in (1, 2, 3, 4) if n != number]
        assert [why(match, f"place order {n}", seat) for n in other] == ["needs-exactly"] * 3
        match.play(seat, f"place order {number}")
        if number > 1:
            match.play(seat, f"pay {number}")


@pytest.mark.rule("GA-3.5")
def test_paying_more_than_needed_is_refused() -> None:
    match = one({"workers": HAND}, zones={"order": 1})
    assert why(match, "place order 3") == "needs-exactly"
    play(match, "place order 2")
    assert why(match, "pay 3") == "pays-otherwise"
    assert why(match, "pay 1+2") == "pays-otherwise"
    assert why(match, "pay 1+1") == ""


@pytest.mark.rule("GA-3.5", "GA-3.8")
def test_a_refusal_says_what_the_cards_make() -> None:
    match = one({"workers": [1, 1, 3]}, zones={"order": 5, "share": 2})
    refused = match.why_not(0, "place order 6")
    assert refused is not None
    assert (refused.key, refused.params) == ("cannot-make", {"need": 6, "sums": "1, 2, 3, 4, 5"})
    assert str(refused) == "This zone takes exactly 6 workers now; your cards make 1, 2, 3, 4, 5."


@pytest.mark.rule("GA-3.3", "GA-7.4")
def test_the_wild_action_begins_at_two() -> None:
    match = one({"workers": HAND})
    assert why(match, "place wild 1") == "needs-exactly"
    play(match, "place wild 2", "pay 2", "look order")
    assert need(match, "wild") == 3
    assert need(match, "order") == 1


@pytest.mark.rule("GA-3.8")
def test_with_no_exact_payment_only_passing_is_left() -> None:
    zones = dict.fromkeys(["lorry-a", "lorry-b", "wagon-a", "wagon-b", "engine", "order", "share"], 1)
    zones |= dict.fromkeys(["innovation", "objective", "mine-01", "mine-12", "mine-23", "deliver", "wild"], 1)
    match = at({"players": 4, "start": "A", "zones": zones, "seats": [{"workers": [5]}]})
    assert match.moves(0) == ["pass"]


@pytest.mark.rule("GA-3.8", "GA-2.4")
def test_passing_is_allowed_even_if_workers_could_be_placed() -> None:
    match = table(2)
    assert match.moves(match.waiting[0])[0] == "pass"
    assert len(places(match, match.waiting[0])) > 10


@pytest.mark.rule("GA-2.5", "GA-2.6")
def test_the_last_one_in_the_shift_goes_on_until_passing() -> None:
    match = at({"players": 2, "start": "A", "seats": [{}, {"workers": [1, 2]}]})
    match.play(0, "pass")
    match.play(1, "place share 1")
    match.play(1, "place share 2")
    assert match.waiting == (1,)
    match.play(1, "pass")
    assert state(match).shift == 2


@pytest.mark.rule("GA-2.5")
def test_whoever_has_passed_is_skipped() -> None:
    match = at({"players": 3, "start": "A"})
    match.play(0, "pass")
    match.play(1, "place share 1")
    match.play(2, "place order 1")
    assert match.waiting == (1,)
    assert why(match, "place share 2", 0) == "not-your-turn"


@pytest.mark.rule("GA-3.1")
def test_twin_stacks_have_zones_of_their_own() -> None:
    match = at({"players": 2, "start": "A"})
    match.play(0, "place lorry-a 1")
    assert why(match, "place lorry-b 1", 1) == ""
    assert why(match, "place lorry-a 1", 1) == "needs-exactly"


@pytest.mark.rule("GA-3.6")
def test_every_use_stays_in_sight() -> None:
    match = at({"players": 2, "start": "A"})
    match.play(0, "place share 1")
    match.play(1, "place share 2")
    match.play(1, "pay 1+1")
    uses = match.view(None)["placed"]
    assert [(use["zone"], use["seat"], use["workers"], use["payment"]) for use in uses] == [
        ("share", "A", 1, "1"), ("share", "B", 2, "1+1"),
    ]  # fmt: skip


@pytest.mark.rule("GA-3.7")
def test_a_zone_whose_action_cannot_be_done_is_closed() -> None:
    match = at({"players": 3, "start": "A"})
    assert why(match, "place mine-12 1") == "no-steps"
    assert why(match, "place mine-23 1") == "no-steps"
    assert why(match, "place deliver 1") == "no-order"
    assert why(match, "place mine-01 1") == ""


def test_the_only_way_to_pay_is_not_asked_for() -> None:
    match = one({"workers": [2, 3]}, zones={"share": 1})
    play(match, "place share 2")
    assert len(own(match)["shares"]) == 1


# --- worker innovations -----------------------------------------------------------


@pytest.mark.rule("GA-8.1", "GA-8.2", "GA-8.3")
def test_a_worker_innovation_counts_within_its_span_and_leaves_at_the_end_of_the_shift() -> None:
    match = one({"workers": [], "innovations": ["I-W4"]}, zones={"share": 2, "order": 4})
    assert why(match, "place order 5") == "cannot-make"
    play(match, "place share 3", "pay i4")
    assert need(match, "share") == 4
    assert own(match)["innovations"] == []
    assert match.view(None)["box"] == []
    play(match, "pass")
    assert match.view(None)["box"] == ["I-W4"]


@pytest.mark.rule("GA-8.1")
def test_an_innovation_and_a_worker_card_may_pay_together() -> None:
    match = one({"workers": [2], "innovations": ["I-W3", "I-W4"]}, zones={"share": 5})
    play(match, "place share 6")
    assert match.moves(0) == ["pay 2+i4", "pay i3+i4", "pay 2+i3+i4"]


@pytest.mark.rule("GA-8.1")
def test_four_and_an_innovation_as_two_make_six() -> None:
    match = at(
        {"players": 4, "start": "A", "zones": {"share": 5}, "seats": [{"workers": [4], "innovations": ["I-W3"]}]}
    )
    play(match, "place share 6", "pay 4+i3")
    assert need(match, "share") == 7


@pytest.mark.rule("GA-8.3")
def test_unplayed_worker_innovations_stay_in_hand() -> None:
    match = one({"innovations": ["I-W5"]})
    play(match, "pass")
    assert own(match)["innovations"] == ["I-W5"]


def test_each_set_of_cards_is_offered_once() -> None:
    match = one({"workers": HAND, "innovations": ["I-W3", "I-W3", "I-W5"]}, zones={"share": 3})
    play(match, "place share 4")
    offered = match.moves(0)
    assert len(offered) == len(set(offered))
    assert "pay i3" not in offered  # never more than its span
    assert {"pay i5", "pay 1+i3", "pay 1+1+i3+i5", "pay i3+i3+i5", "pay 1+3"} <= set(offered)


def test_two_hands_of_one_state_do_not_share_a_card() -> None:
    match = one({"workers": HAND}, zones={"share": 2})
    before = state(match).clone()
    play(match, "place share 3", "pay 1+2")
    assert before.players[0].hand != state(match).players[0].hand


@pytest.mark.rule("GA-3.4")
def test_a_payment_may_be_named_in_any_order() -> None:
    match = one({"workers": [1, 3, 4], "innovations": ["I-W4"]}, players=3, passed=["B", "C"], zones={"share": 3})
    play(match, "place share 4")
    assert why(match, "pay 3+1") == ""
    assert why(match, "pay i4+3") == ""
    assert why(match, "pay 4+1") == "pays-otherwise"
    play(match, "pay 3+1")
    assert match.position()["placed"][0]["payment"] == "1+3"
