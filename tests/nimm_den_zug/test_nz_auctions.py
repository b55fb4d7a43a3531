"""What holds in all auctions, and the auction in turn."""

import pytest

import stellwerk
from tests.nimm_den_zug.table import A, B, C, lay, locos, money, order, play, state, trains, view, why

THREE = trains("S2", "S3", "D1")


@pytest.mark.rule("NZ-5.1", "NZ-5.2", "NZ-5.3", "NZ-5.4", "NZ-5.5", "NZ-5.6", "NZ-4.2", "NZ-4.6")
def test_in_turn_each_bids_higher_or_passes_for_good() -> None:
    m = lay(method="turn", loco_stack=["D4", "S1", "E5"])
    assert view(m)["revealed"] == ["D4", "S1", "E5"]
    play(m, "A pick D4")
    assert why(m, A, "bid 350") == "below-power"
    play(m, "A bid 400", "B bid 500", "C pass")
    assert why(m, A, "bid 500") == "not-higher"
    play(m, "A bid 550")
    assert why(m, C, "bid 600") == "already-passed"
    play(m, "B pass")
    assert locos(m, A) == ["D4"]
    assert money(m) == [4450, 5000, 5000]
    assert view(m)["set_aside"] == ["S1", "E5"]
    assert m.waiting == (B,)


@pytest.mark.rule("NZ-4.3", "NZ-1.3")
def test_nobody_bids_more_than_he_owns_and_only_multiples_of_fifty() -> None:
    m = lay(method="turn", lot="D4", bid=400, leader="A", seats=[{}, {"money": 450}])
    assert m.waiting == (B,)
    refused = m.why_not(B, "bid 500")
    assert refused is not None
    assert (refused.key, refused.params) == ("not-enough-money", {"money": 450, "needed": 500})
    step = m.why_not(B, "bid 525")
    assert step is not None
    assert (step.key, step.rule) == ("move-step", "NZ-4.3")


@pytest.mark.rule("NZ-4.5", "NZ-4.3")
def test_the_standing_of_a_player_is_refused_before_his_number() -> None:
    m = lay(method="turn", lot="D4", bid=400, leader="A", seats=[{}, {}, {"trains": THREE}])
    assert why(m, C, "bid 525") == "has-three"
    assert why(m, C, "bid 500") == "has-three"
    assert why(m, A, "bid 525") == "not-your-turn"
    assert why(m, B, "bid 525") == "move-step"
    assert why(m, B, "bid 200") == "not-higher"


@pytest.mark.rule("NZ-4.4")
def test_a_player_without_money_is_asked_and_can_only_pass() -> None:
    m = lay(method="turn", lot="D4", bid=400, leader="A", seats=[{}, {"money": 400}])
    assert m.moves(B) == ["pass"]


@pytest.mark.rule("NZ-4.8")
def test_the_winner_pays_at_once_and_losers_keep_their_money() -> None:
    m = lay(method="turn", lot="D4", bid=900, leader="B", turn="C", passed=["A"])
    play(m, "C pass")
    assert money(m) == [5000, 4100, 5000]
    assert view(m, C)["seats"][B]["trains"][0]["loco"] == "D4"


@pytest.mark.rule("NZ-4.5", "NZ-4.6")
def test_a_player_with_three_locomotives_is_skipped_as_starter() -> None:
    m = lay(method="turn", starter="A", lot="D4", bid=400, leader="A", turn="C", seats=[{}, {"trains": THREE}])
    play(m, "C pass")
    assert m.waiting == (C,)


@pytest.mark.rule("NZ-4.1", "NZ-4.5")
def test_the_auctions_go_on_until_everybody_has_exactly_three() -> None:
    for seed in range(6):
        m = stellwerk.new("nimm-den-zug", 4, seed)
        while state(m).phase == 0:
            seat = m.waiting[0]
            m.play(seat, m.moves(seat)[0])
        assert [len(p.locos) for p in state(m).players] == [3, 3, 3, 3]


@pytest.mark.rule("NZ-4.10")
def test_a_starter_who_can_pay_must_open() -> None:
    m = lay(method="turn", loco_stack=["D4", "S1", "E5"])
    assert why(m, A, "pass") == "must-open"
    play(m, "A pick E5")
    assert why(m, A, "pass") == "must-open"


@pytest.mark.rule("NZ-5.1")
def test_the_starter_picks_only_what_is_revealed_and_what_he_can_pay() -> None:
    m = lay(method="turn", loco_stack=["D4", "S1", "E5"], seats=[{"money": 400}])
    assert m.moves(A) == ["pick D4", "pick S1"]
    assert why(m, A, "pick E5") == "not-enough-money"
    assert why(m, A, "pick S2") == "not-available"


@pytest.mark.rule("NZ-4.9")
def test_if_the_starter_cannot_pay_the_next_who_can_starts_with_the_same_cards() -> None:
    m = lay(method="turn", loco_stack=["D4", "D5", "E5"], seats=[{"money": 50}, {"money": 350}, {"money": 900}])
    assert m.waiting == (C,)
    assert view(m)["revealed"] == ["D4", "D5", "E5"]


@pytest.mark.rule("NZ-4.9")
def test_cards_nobody_can_pay_are_set_aside_and_the_next_player_turns_up_new_ones() -> None:
    poor = [{"money": 150}] * 3
    m = lay(method="turn", loco_stack=["D4", "D5", "E5", "S1", "S3", "D3"], seats=poor)
    assert view(m)["set_aside"] == ["D4", "D5", "E5"]
    assert view(m)["revealed"] == ["S1", "S3", "D3"]
    assert m.waiting == (B,)


@pytest.mark.rule("NZ-4.9", "NZ-11.1")
def test_when_no_locomotive_is_payable_for_anybody_the_auctions_end_with_substitutes() -> None:
    m = lay(method="turn", seats=[{"money": 50}] * 3)
    assert view(m)["phase"] == "wagons"
    assert [locos(m, seat) for seat in (A, B, C)] == [[None, None, None]] * 3


@pytest.mark.rule("NZ-5.9", "NZ-11.1")
def test_the_last_bidder_buys_one_at_its_opening_bid_and_the_rest_are_substitutes() -> None:
    m = lay(
        2,
        method="turn",
        set_aside=["D2", "S7"],
        seats=[{"trains": trains("S1", "S4", "E1")}, {"money": 2000, "trains": trains("S2")}],
    )
    assert m.waiting == (B,)
    assert sorted(m.moves(B)) == ["choose D2", "choose S7", "pass"]
    assert why(m, B, "choose E5") == "not-available"
    play(m, "B choose S7")
    assert money(m)[B] == 1500
    assert locos(m, B) == ["S2", "S7", None]
    assert order(m) == [A, B]  # 100 + 200 + 400 beats 100 + 500: the substitute counts nothing
    assert view(m)["phase"] == "wagons"


@pytest.mark.rule("NZ-5.9", "NZ-6.4")
def test_the_last_bidder_may_decline() -> None:
    m = lay(2, method="sealed", set_aside=["D2", "S7"], seats=[{"trains": THREE}, {"trains": trains("S1")}])
    play(m, "B pass")
    assert locos(m, B) == ["S1", None, None]
    assert money(m)[B] == 5000


@pytest.mark.rule("NZ-5.10", "NZ-5.9")
def test_two_players_reveal_three_three_three_three_two_and_one_cards() -> None:
    m = lay(2, method="turn", loco_stack=["S1", "S2", "S3", "S4", "S5", "S6"])
    revealed = []
    while view(m)["phase"] == "auction":
        revealed.append(len(view(m)["revealed"]))
        starter = m.waiting[0]
        m.play(starter, m.moves(starter)[0])
        if m.waiting == (starter,) and view(m)["lot"]:
            m.play(starter, m.moves(starter)[0])
        if view(m)["lot"]:
            m.play(m.waiting[0], "pass")
    assert revealed == [3, 3, 3, 3, 2, 1]
    assert [len(set(locos(m, seat))) for seat in (A, B)] == [3, 3]


@pytest.mark.rule("NZ-5.10")
def test_a_short_stack_is_completed_from_the_cards_set_aside() -> None:
    m = lay(
        2,
        method="turn",
        loco_stack=["E5"],
        set_aside=["S1", "S2", "S3"],
        seats=[{"trains": trains("S4")}, {"trains": trains("S5")}],
    )
    seen = view(m)["revealed"]
    assert seen[0] == "E5"
    assert len(seen) == 3
    assert set(seen[1:]) < {"S1", "S2", "S3"}
    assert view(m)["loco_stack"] == ["?"]
    assert view(m)["set_aside"] == []


@pytest.mark.rule("NZ-5.10")
def test_the_cards_set_aside_are_shuffled_before_they_come_again() -> None:
    seats = [{"trains": trains("S4", "S5")}, {"trains": trains("S6")}]
    orders = {
        tuple(view(lay(2, method="turn", set_aside=["S1", "S2", "S3"], seats=seats, seed=n))["revealed"])
        for n in range(20)
    }
    assert len(orders) > 2


@pytest.mark.rule("NZ-5.5")
def test_when_all_others_are_too_poor_it_is_still_an_ordinary_auction() -> None:
    m = lay(2, method="turn", loco_stack=["D4", "S1", "E5"], seats=[{}, {"money": 50}])
    play(m, "A pick E5", "A bid 900")
    assert m.moves(B) == ["pass"]
    play(m, "B pass")
    assert money(m) == [4100, 50]
