"""Phase 2: attach, replace, pass, and how the round ends."""

from typing import Any

import pytest

from tests.nimm_den_zug.table import A, B, C, D, E, lay, money, play, state, substitute, train, view, wagons, why

LAST: dict[str, Any] = {"options": {"unclaimed": "lost"}}  # the round's end can be looked at


@pytest.mark.rule("NZ-12.1", "NZ-2.3")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 3), (4, 4), (5, 4), (6, 5)])
def test_the_number_of_open_cards_depends_on_the_players(players: int, cards: int) -> None:
    m = wagons(players)
    assert len(view(m)["display"]) == cards
    assert None not in view(m)["display"]
    assert sorted(seat["tile"] for seat in view(m)["seats"]) == list(range(1, players + 1))


@pytest.mark.rule("NZ-12.2", "NZ-12.3")
def test_attaching_takes_one_card_turns_up_the_next_and_passes_the_turn_on() -> None:
    m = wagons(seats=[{"tile": 2}, {"tile": 3}, {"tile": 1}], display=["CO01", "FO01", "LI01"], wagon_stack=["PA05"])
    assert m.waiting == (C,)
    assert why(m, A, "pass") == "not-your-turn"
    assert why(m, C, "attach PA05 1") == "not-available"
    play(m, "C attach CO01 2")
    assert view(m)["display"] == ["PA05", "FO01", "LI01"]
    assert view(m)["seats"][C]["trains"][1]["wagons"] == ["CO01"]
    assert m.waiting == (A,)
    play(m, "A pass", "B pass")
    assert m.waiting == (C,)


@pytest.mark.rule("NZ-12.4", "NZ-12.5")
def test_one_kind_on_a_locomotive_and_different_kinds_on_different_ones() -> None:
    mine = [train("E5", "CO01"), train("E4", "FO01"), train("D6")]
    m = wagons(seats=[{"trains": mine}], display=["CO02", "OI01", "LI01"])
    assert why(m, A, "attach CO02 2") == "kind-mismatch"
    refused = m.why_not(A, "attach CO02 3")
    assert refused is not None
    assert (refused.key, refused.params) == ("kind-on-other-loco", {"kind": "kind-coal", "train": 1})
    assert why(m, A, "attach CO02 1") == ""
    assert why(m, A, "attach OI01 3") == ""


@pytest.mark.rule("NZ-12.3")
def test_a_card_that_fits_nowhere_cannot_be_taken() -> None:
    mine = [train("E5", "CO01"), train("E4", "FO01"), train("D6", "LI01")]
    m = wagons(seats=[{"trains": mine, "money": 0}], display=["OI01", "LU01", "PA01"])
    assert m.moves(A) == ["pass"]


@pytest.mark.rule("NZ-12.6")
def test_the_second_of_two_players_pays_three_hundred_for_any_number_of_cards() -> None:
    m = wagons(2, seats=[{"tile": 2}, {"tile": 1}], turn="A", display=["FO01", "FO02", "FO03"])
    play(m, "A replace", "A discard FO01", "A discard FO02", "A discard FO03", "A turn-up")
    assert money(m)[A] == 4700


@pytest.mark.rule("NZ-12.6", "NZ-12.7")
def test_a_replacement_needs_the_price_of_the_tile_and_happens_once_a_turn() -> None:
    tiles = [{"tile": 1}, {"tile": 2}, {"tile": 3, "money": 350}]
    m = wagons(seats=tiles, turn="C", display=["FO01", "FO02", "FO03"])
    refused = m.why_not(C, "replace")
    assert refused is not None
    assert (refused.key, refused.params) == ("not-enough-money", {"money": 350, "needed": 400})
    tiles[2]["money"] = 400
    m = wagons(seats=tiles, turn="C", display=["FO01", "FO02", "FO03"], wagon_stack=["CO01"])
    play(m, "C replace")
    assert why(m, C, "turn-up") == "nothing-selected"
    assert why(m, C, "discard CO01") == "not-available"
    play(m, "C discard FO02")
    assert why(m, C, "discard FO02") == "already-selected"
    assert money(m)[C] == 400  # paid when the cards are turned up
    play(m, "C turn-up")
    assert money(m)[C] == 0
    assert view(m)["display"] == ["FO01", "CO01", "FO03"]
    assert view(m)["discards"] == ["FO02"]
    assert why(m, C, "replace") == "already-replaced"
    assert m.waiting == (C,)


@pytest.mark.rule("NZ-12.6")
def test_turning_up_without_replacing_is_refused() -> None:
    m = wagons(display=["FO01", "FO02", "FO03"])
    assert why(m, m.waiting[0], "turn-up") == "nothing-selected"
    assert why(m, m.waiting[0], "discard FO01") == "replace-first"


@pytest.mark.rule("NZ-12.8")
def test_after_a_replacement_any_open_card_may_be_taken_or_one_passes() -> None:
    m = wagons(seats=[{"tile": 1}, {"tile": 2}, {"tile": 3}], display=["FO01", "FO02", "LI01"], wagon_stack=["CO01"])
    play(m, "A replace", "A discard FO01", "A turn-up")
    assert why(m, A, "attach LI01 1") == ""
    assert why(m, A, "attach CO01 1") == ""
    assert why(m, A, "pass") == ""


@pytest.mark.rule("NZ-12.9", "NZ-12.11")
def test_the_round_ends_when_all_pass_in_a_row() -> None:
    seats = [{"tile": 1}, {"tile": 2}, {"tile": 3}]
    m = wagons(seats=seats, display=["FO01", "LI01", "CO01"], **LAST)
    play(m, "A attach FO01 1", "B pass", "C pass", "A pass")
    assert view(m)["phase"] == "ended"
    m = wagons(seats=seats, turn="B", display=["FO01", "LI01", "CO01"], **LAST)
    play(m, "B pass", "C attach FO01 1", "A pass", "B pass")
    assert view(m)["phase"] == "wagons"
    play(m, "C pass")
    assert view(m)["phase"] == "ended"


@pytest.mark.rule("NZ-12.11")
def test_replacing_and_then_passing_counts_as_a_pass() -> None:
    seats = [{"tile": 1}, {"tile": 2}, {"tile": 3}]
    m = wagons(seats=seats, turn="B", display=["FO01", "LI01", "CO01"], **LAST)
    play(m, "B pass", "C pass", "A replace", "A discard FO01", "A turn-up", "A pass")
    assert view(m)["phase"] == "ended"
    assert view(m, A)["seats"][A]["ledger"]["replacements"] == -600


@pytest.mark.rule("NZ-12.10")
def test_the_fifth_wagon_ends_the_round_at_once() -> None:
    full = [train("E5", "CO01", "CO02", "CO03", "CO04"), train("S1"), train("S2")]
    seats = [{"tile": 1}, {"tile": 2, "trains": full}, {"tile": 3}, {"tile": 4}, {"tile": 5}]
    m = wagons(5, seats=seats, turn="B", display=["CO05", "FO01", "FO02", "FO03"], wagon_stack=["LI01"], **LAST)
    play(m, "B attach CO05 1")
    assert view(m)["phase"] == "ended"
    assert view(m)["display"] == [None, "FO01", "FO02", "FO03"]  # no refill
    for seat in (C, D, E, B):
        assert why(m, seat, "pass") == "round-over"
        assert why(m, seat, "attach FO01 1") == "round-over"
    assert money(m)[B] == 5000 + 750 * 4


@pytest.mark.rule("NZ-12.12")
def test_an_empty_stack_is_made_again_from_the_discards() -> None:
    m = wagons(2, seats=[{"tile": 1}, {"tile": 2}], display=["FO01", "FO02", "FO03"])
    s = state(m)
    s.discards, s.wagon_stack = s.wagon_stack[:5], []
    play(m, "A attach FO01 1")
    assert (view(m)["wagon_stack"], view(m)["discards"]) == (["?"] * 4, [])
    s.discards, s.wagon_stack = [], []
    play(m, "B attach FO02 1")
    assert view(m)["display"].count(None) == 1


@pytest.mark.rule("NZ-12.12", "NZ-12.9")
def test_with_an_empty_display_only_passing_is_possible() -> None:
    m = wagons(2, display=[None, None, None])
    seat = m.waiting[0]
    assert m.moves(seat) == ["pass"]
    assert why(m, seat, "replace") == "display-empty"


@pytest.mark.rule("NZ-12.3", "NZ-11.1")
def test_a_substitute_is_a_normal_locomotive_for_wagons() -> None:
    four = substitute("E5", "CO01", "CO02", "CO03", "CO04")
    m = wagons(
        2, seats=[{"tile": 1, "trains": [four, train("S1"), train("S2")]}, {"tile": 2}], display=["CO05"], **LAST
    )
    assert why(m, A, "attach CO05 2") == "kind-on-other-loco"
    play(m, "A attach CO05 1")
    assert view(m)["phase"] == "ended"


@pytest.mark.rule("NZ-12.2")
def test_only_the_player_on_turn_acts_and_auction_moves_are_refused() -> None:
    m = wagons(seats=[{"tile": 1}, {"tile": 2}, {"tile": 3}])
    assert why(m, B, "replace") == "not-your-turn"
    assert why(m, A, "bid 100") == "not-asked"
    assert lay(method="turn", loco_stack=["D4", "S1", "E5"]).why_not(A, "replace") is not None
