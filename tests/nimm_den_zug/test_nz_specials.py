"""The five special cards."""

import pytest

from stellwerk.games.nimm_den_zug.rules.scoring import train_profit
from stellwerk.games.nimm_den_zug.rules.wagons import last_wagon
from tests.nimm_den_zug.table import A, B, money, play, state, substitute, train, trains, view, wagons, why

ORDER = [{"tile": 1}, {"tile": 2}, {"tile": 3}, {"tile": 4}]


@pytest.mark.rule("NZ-13.1")
def test_the_bin_on_a_refill_clears_the_display_and_leaves_the_game() -> None:
    m = wagons(
        4,
        seats=ORDER,
        display=["FO01", "CO03", "LI02", "SP-PLUS"],
        wagon_stack=["SP-BIN", "OI01", "OI02", "OI03", "OI04"],
    )
    play(m, "A attach CO03 1")
    assert view(m)["discards"] == ["FO01", "LI02", "SP-PLUS"]
    assert view(m)["display"] == ["OI01", "OI02", "OI03", "OI04"]
    assert view(m)["box"] == ["SP-BIN"]
    assert m.waiting == (B,)


@pytest.mark.rule("NZ-13.1", "NZ-12.8")
def test_the_bin_in_a_replacement_costs_nothing_more() -> None:
    m = wagons(
        seats=ORDER[:3],
        turn="B",
        display=["FO01", "FO20", "OI02"],
        wagon_stack=["LI12", "SP-BIN", "CO01", "CO02", "CO03"],
    )
    play(m, "B replace", "B discard FO01", "B discard FO20", "B turn-up")
    assert sorted(view(m)["discards"]) == ["FO01", "FO20", "LI12", "OI02"]
    assert view(m)["display"] == ["CO01", "CO02", "CO03"]
    assert money(m)[B] == 4500
    assert m.waiting == (B,)
    assert why(m, B, "attach CO02 1") == ""


@pytest.mark.rule("NZ-13.2")
def test_the_longer_train_moves_the_end_to_the_sixth_wagon() -> None:
    four = [train("E5", "CO01", "CO02", "CO03", "CO04"), train("S1"), train("S2")]
    m = wagons(
        2,
        seats=[{"tile": 1, "trains": four}, {"tile": 2}],
        turn="B",
        display=["CO05", "FO01", "LI01"],
        wagon_stack=["SP-LONG", "FO02", "CO06", "FO03"],
        options={"unclaimed": "lost"},
    )
    play(m, "B attach FO01 1")
    assert view(m)["longer"] is True
    assert view(m)["display"] == ["CO05", "FO02", "LI01"]  # its place is filled
    play(m, "A attach CO05 1", "B pass")
    assert view(m)["phase"] == "wagons"
    play(m, "A attach CO06 1")
    assert view(m)["phase"] == "ended"
    play(m, "A ready", "B ready")
    assert view(m)["round"] == 2
    assert view(m)["box"] == ["SP-LONG"]
    assert (view(m)["longer"], last_wagon(state(m))) == (False, 5)


@pytest.mark.rule("NZ-13.3")
def test_the_plus_card_raises_the_multiplier_and_is_no_wagon() -> None:
    mine = [train("E4", "OI01", "OI06"), substitute("D6"), train("S1")]
    m = wagons(2, seats=[{"tile": 1, "trains": mine}, {"tile": 2}], display=["SP-PLUS", "SP-DBL", "FO01"])
    assert why(m, A, "attach SP-PLUS 2") == "no-multiplier"
    play(m, "A attach SP-PLUS 1", "B pass", "A attach SP-DBL 1")
    assert train_profit(state(m), A, 0) == 3500
    assert view(m)["seats"][A]["trains"][0]["wagons"] == ["OI01", "OI06", "SP-DBL"]
    assert view(m)["seats"][A]["trains"][0]["plus"] is True


@pytest.mark.rule("NZ-13.3")
def test_the_plus_card_goes_to_an_empty_locomotive_too_and_never_ends_the_round() -> None:
    mine = [train("E4", "CO01", "CO02", "CO03", "CO04"), train("D6"), train("S1")]
    m = wagons(2, seats=[{"tile": 1, "trains": mine}, {"tile": 2}], display=["SP-PLUS", "FO02", "FO01"])
    assert why(m, A, "attach SP-PLUS 2") == ""
    play(m, "A attach SP-PLUS 1")
    assert view(m)["phase"] == "wagons"


@pytest.mark.rule("NZ-13.4")
def test_the_bonus_pays_at_once_and_is_the_turns_card() -> None:
    m = wagons(seats=ORDER[:3], display=["SP-600", "FO01", "FO02"], wagon_stack=["CO01"])
    assert why(m, A, "attach SP-600 1") == "no-train"
    assert why(m, A, "take FO01") == "needs-train"
    play(m, "A take SP-600")
    assert money(m)[A] == 5600
    assert view(m)["spent"] == ["SP-600"]
    assert view(m)["display"] == ["CO01", "FO01", "FO02"]
    assert m.waiting == (B,)


@pytest.mark.rule("NZ-13.5")
def test_the_double_wagon_copies_what_hangs_in_front_of_it() -> None:
    mine = [train("E5", "CO01", "CO10"), train("E4", "FO01"), train("D6")]
    m = wagons(2, seats=[{"tile": 1, "trains": mine}, {"tile": 2}], display=["SP-DBL", "CO02", "FO02"])
    assert why(m, A, "attach SP-DBL 3") == "double-needs-wagon"
    play(m, "A attach SP-DBL 1")
    assert view(m)["seats"][A]["trains"][0]["wagons"] == ["CO01", "CO10", "SP-DBL"]
    assert state(m).players[A].sums[0] == 150 + 200 + 200
    play(m, "B pass", "A attach CO02 1")
    assert state(m).players[A].sums[0] == 700


@pytest.mark.rule("NZ-13.5", "NZ-12.10")
def test_a_double_wagon_as_fifth_wagon_ends_the_round() -> None:
    mine = [train("E5", "CO01", "CO02", "CO03", "CO10"), train("E4"), train("D6")]
    seats = [{"tile": 1, "trains": mine}, {"tile": 2}]
    m = wagons(2, seats=seats, display=["SP-DBL"], options={"unclaimed": "lost"})
    play(m, "A attach SP-DBL 1")
    assert view(m)["phase"] == "ended"
    assert view(m)["profits"][A] == [(450 + 200 + 200) * 4, 0, 0]


@pytest.mark.rule("NZ-13.1", "NZ-13.2")
def test_bin_and_longer_train_act_in_the_starting_display_too() -> None:
    m = wagons(
        2,
        seats=[{"trains": trains("S1", "S2", "S3")}],
        wagon_stack=["FO01", "SP-LONG", "SP-BIN", "CO01", "CO02", "CO03"],
    )
    assert view(m)["display"] == ["CO01", "CO02", "CO03"]
    assert view(m)["longer"] is True
    assert view(m)["discards"] == ["FO01"]
