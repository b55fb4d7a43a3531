"""The box and the preparation."""

import pytest

import stellwerk
from stellwerk.games.nimm_den_zug.model.components import components
from stellwerk.games.nimm_den_zug.model.ids import COPIES, KINDS, LOCOS
from tests.nimm_den_zug.table import A, B, money, state, view

PLAYERS = [2, 3, 4, 5, 6]


@pytest.mark.rule("NZ-1.1", "NZ-1.2", "NZ-1.3")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    c = components("standard")
    assert [c.drive.count(drive) for drive in range(3)] == [7, 6, 5]
    assert [c.kind.count(kind) for kind in range(len(KINDS))] == COPIES == [25, 19, 15, 11, 7, 5]
    values = [value for value, kind in zip(c.value, c.kind) if kind >= 0]
    assert (min(values), max(values)) == (50, 500)
    assert all(value % 50 == 0 for value in values + c.power)
    assert len(c.goal_bonus) == 18
    by_name = {name: (c.multiplier[i], c.power[i]) for i, name in enumerate(LOCOS)}
    assert (by_name["S1"], by_name["D2"], by_name["E4"], by_name["E5"]) == ((1, 100), (2, 300), (4, 700), (4, 900))
    assert len(set(c.speed)) == 18


@pytest.mark.rule("NZ-2.1", "NZ-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_both_stacks_are_shuffled_and_three_locomotives_a_player_are_used(players: int) -> None:
    first = state(stellwerk.new("nimm-den-zug", players, 1, {"method": "chosen"}))
    other = state(stellwerk.new("nimm-den-zug", players, 2, {"method": "chosen"}))
    assert len(first.loco_stack) == 3 * players
    assert sorted(first.loco_stack + first.unused) == list(range(18))
    assert sorted(first.wagon_stack) == list(range(87))
    assert first.wagon_stack != other.wagon_stack
    assert first.loco_stack != other.loco_stack


@pytest.mark.rule("NZ-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_five_thousand_and_nobody_sees_the_money_of_others(players: int) -> None:
    m = stellwerk.new("nimm-den-zug", players, 1)
    assert money(m) == [5000] * players
    assert [seat["money"] for seat in view(m, B)["seats"]] == [5000 if i == B else "?" for i in range(players)]
    assert [seat["money"] for seat in view(m, None)["seats"]] == ["?"] * players


@pytest.mark.rule("NZ-2.4")
def test_an_open_table_shows_all_money() -> None:
    m = stellwerk.new("nimm-den-zug", 3, 1, {"show-money": "on"})
    assert [seat["money"] for seat in view(m, None)["seats"]] == [5000] * 3


@pytest.mark.rule("NZ-2.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_three_secret_goals_and_the_rest_is_unseen(players: int) -> None:
    m = stellwerk.new("nimm-den-zug", players, 1)
    dealt = [goal for seat in range(players) for goal in view(m, seat)["seats"][seat]["goals"]]
    assert len(set(dealt)) == len(dealt) == 3 * players
    assert view(m, A)["seats"][B]["goals"] == ["?"] * 3
    assert view(m, None)["seats"][A]["goals"] == ["?"] * 3
    assert state(m).goals_left.bit_count() == 18 - 3 * players


@pytest.mark.rule("NZ-2.6")
def test_the_start_player_is_drawn_or_chosen() -> None:
    drawn = {view(stellwerk.new("nimm-den-zug", 3, seed))["start"] for seed in range(30)}
    assert drawn == {"A", "B", "C"}
    assert view(stellwerk.new("nimm-den-zug", 3, 1, {"start": "seat-3"}))["start"] == "C"
    with pytest.raises(stellwerk.Refused, match="start"):
        stellwerk.new("nimm-den-zug", 3, 1, {"start": "seat-4"})


@pytest.mark.rule("NZ-2.3")
def test_the_auction_tiles_are_drawn_from_all_six() -> None:
    drawn = {view(stellwerk.new("nimm-den-zug", 2, seed))["method"] for seed in range(60)}
    assert drawn == {"turn", "sealed", "double", "choice", "open", "draft"}
    tiles = stellwerk.game("nimm-den-zug").census(state(stellwerk.new("nimm-den-zug", 2, 1)))
    assert [tile for tile in tiles if tile.startswith("A-")] == [
        "A-DBL",
        "A-OPEN",
        "A-PASS",
        "A-PRE",
        "A-SEAL",
        "A-TURN",
    ]
