"""Profits, the next round, and the end."""

import pytest

import stellwerk
from tests.nimm_den_zug.table import A, B, C, lay, money, play, state, substitute, train, view, wagons


@pytest.mark.rule("NZ-14.1")
def test_a_train_earns_the_sum_of_its_wagons_times_the_multiplier() -> None:
    tom = [train("D5", "CO10", "CO11", "CO01", "CO02"), train("S1", "FO01"), train("S2")]
    m = wagons(seats=[{"tile": 1, "trains": tom}, {"tile": 2}, {"tile": 3}], display=["CO03"])
    play(m, "A attach CO03 1")
    assert view(m)["profits"][A] == [2550, 50, 0]
    assert money(m)[A] == 5000 + 2550 + 50


@pytest.mark.rule("NZ-14.2")
def test_a_substitute_earns_only_its_best_wagon() -> None:
    mine = [substitute("E5", "LI01", "LI12", "LI13"), substitute("E4"), train("S1")]
    m = wagons(2, seats=[{"tile": 1, "trains": mine}, {"tile": 2}], passes=1)
    play(m, "A pass")
    assert view(m)["profits"][A] == [150, 0, 0]


@pytest.mark.rule("NZ-14.1")
def test_scores_tell_where_the_money_comes_from() -> None:
    mine = [train("E5", "CO01"), train("S1"), train("S2")]
    m = wagons(2, seats=[{"tile": 1, "trains": mine}, {"tile": 2}], display=["SP-600", "CO02", "FO01"], passes=0)
    assert m.scores[A].sources["projected"] == 600
    play(m, "A take SP-600", "B pass", "A replace", "A discard FO01", "A turn-up", "A attach CO02 1")
    sources = m.scores[A].sources
    assert (sources["specials"], sources["replacements"], sources["projected"]) == (600, -600, 1200)
    assert m.scores[A].total == sum(sources.values()) == 5000 + 1200


@pytest.mark.rule("NZ-16.1", "NZ-16.2", "NZ-13.1")
@pytest.mark.parametrize(("gone", "left"), [(["SP-BIN"], 86), (["SP-BIN", "SP-LONG"], 85), ([], 87)])
def test_the_next_round_shuffles_everything_but_what_left_the_game(gone: list[str], left: int) -> None:
    mine = {"tile": 1, "trains": [train("E5", "CO01"), train("S1", plus=True), train("S2")]}
    options = {"method": "chosen"}
    m = wagons(
        seats=[mine, {"tile": 2}, {"tile": 3}], box=gone, display=["FO01", "FO02", "FO03"], passes=2, options=options
    )
    play(m, "A pass")
    assert view(m)["round"] == 2
    assert view(m)["wagon_stack"] == ["?"] * left
    s = state(m)
    assert len(s.loco_stack) == 9
    assert sorted(s.loco_stack + s.unused) == list(range(18))
    assert (view(m)["display"], view(m)["discards"]) == ([], [])


@pytest.mark.rule("NZ-16.3", "NZ-2.6")
def test_tiles_go_back_money_and_goals_stay_and_the_left_neighbour_starts() -> None:
    seats = [{"tile": 1, "goals": ["G07", "G08", "G09"]}, {"tile": 2, "money": 3150}, {"tile": 3}]
    m = wagons(seats=seats, display=["FO01", "FO02", "FO03"], passes=2, options={"method": "chosen"})
    play(m, "A pass")
    assert [seat["tile"] for seat in view(m)["seats"]] == [None, None, None]
    assert view(m, A)["seats"][A]["goals"] == ["G07", "G08", "G09"]
    assert money(m)[B] == 3150
    assert view(m)["start"] == "B"
    assert m.waiting == (B,)


@pytest.mark.rule("NZ-3.1", "NZ-3.2")
def test_three_rounds_with_three_different_auction_tiles() -> None:
    for seed in range(5):
        m = stellwerk.new("nimm-den-zug", 2, seed)
        rounds = set()
        while m.waiting:
            rounds.add(view(m)["round"])
            seat = m.waiting[0]
            m.play(seat, m.moves(seat)[0])
        assert rounds == {1, 2, 3}
        assert len(set(view(m)["methods"])) == 3


@pytest.mark.rule("NZ-17.1")
def test_most_money_wins_after_the_third_round() -> None:
    seats = [{"tile": 1, "money": 9300}, {"tile": 2, "money": 9400}, {"tile": 3, "money": 100}]
    m = wagons(seats=seats, round=3, passes=2)
    assert view(m)["phase"] == "wagons"
    play(m, "A pass")
    assert m.waiting == ()
    result = m.result
    assert result is not None
    assert result.winners == (B,)
    assert [(rank.seat, rank.place) for rank in result.ranking] == [(B, 1), (A, 2), (C, 3)]
    assert view(m)["seats"][C]["money"] == 100  # the screens come down


@pytest.mark.rule("NZ-17.2")
def test_with_equal_money_more_goal_tiles_win_and_else_the_victory_is_shared() -> None:
    more = [{"money": 9400, "used": ["G04", "G05"]}, {"money": 9400, "used": ["G07", "G08", "G09"]}, {"money": 9000}]
    result = lay(phase="over", round=3, seats=more).result
    assert result is not None
    assert result.winners == (B,)
    assert result.ranking[0].tie_break == "tie-goals"
    assert result.ranking[0].params == {"goals": 3}
    same = [{"money": 9400, "used": ["G04", "G05"]}, {"money": 9400, "used": ["G07", "G08"]}, {"money": 9000}]
    result = lay(phase="over", round=3, seats=same).result
    assert result is not None
    assert result.winners == (A, B)
    assert [rank.place for rank in result.ranking] == [1, 1, 3]
    assert result.ranking[0].tie_break == "tie-shared"
