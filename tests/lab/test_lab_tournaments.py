"""Who plays whom."""

from collections import Counter

import pytest

import stellwerk
from stellwerk.lab.play import CannotPlay
from stellwerk.lab.tournaments import Setting, deals, gauntlet, rotations, round_robin, shared_out, single_games

GAME = stellwerk.games()[0]


def test_two_at_a_table_are_all_pairs() -> None:
    assert round_robin(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_larger_tables_are_mixed() -> None:
    assert round_robin(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert round_robin(["a", "b"], 4) == [("a", "a", "b", "b")]
    assert len(round_robin(list("abcdef"), 4)) == 15


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("bots", range(2, 7))
def test_every_bot_sits_in_every_seat_equally_often_with_the_same_deals(bots: int, players: int) -> None:
    names = list("abcdef")[:bots]
    plays = list(deals(Setting(GAME, players), round_robin(names, players), 2))
    seen = Counter((name, seat, play.seed) for play in plays for seat, name in enumerate(play.bots))
    assert len(seen) == bots * players * 2
    assert len(set(seen.values())) == 1
    assert [play.number for play in plays] == list(range(len(plays)))


def test_more_deals_only_add_games() -> None:
    tables = round_robin(["a", "b", "c"], 3)
    assert list(deals(Setting(GAME, 3), tables, 4))[: 3 * 2] == list(deals(Setting(GAME, 3), tables, 2))


def test_neighbours_change_from_deal_to_deal() -> None:
    assert rotations(("a", "b", "c"), 0)[0] == ("a", "b", "c")
    assert rotations(("a", "b", "c"), 1)[0] == ("c", "b", "a")


def test_in_a_gauntlet_only_the_others_are_met() -> None:
    assert gauntlet(["new"], ["a", "b"], 2) == [("new", "a"), ("new", "b")]
    assert gauntlet(["new", "old"], ["a"], 3) == [("new", "a", "a"), ("old", "a", "a")]
    assert shared_out(["a", "b"], 1) == [("a",), ("b",)]


def test_single_games_move_the_bots_on() -> None:
    plays = list(single_games(Setting(GAME, 3, seed=5), ["a", "b"], 2))
    assert [(play.seed, play.bots) for play in plays] == [(5, ("a", "b", "a")), (6, ("b", "a", "b"))]


def test_wrong_wishes_are_told() -> None:
    with pytest.raises(CannotPlay, match="two different bots"):
        round_robin(["a", "a"], 2)
    with pytest.raises(CannotPlay, match="two players"):
        round_robin(["a", "b"], 1)
    with pytest.raises(CannotPlay, match="both sides of a gauntlet: a"):
        gauntlet(["a"], ["a", "b"], 2)
    with pytest.raises(CannotPlay, match="Seeds go from 0"):
        Setting(GAME, 3, seed=2**63).check(1)
    with pytest.raises(CannotPlay, match="There is no game"):
        Setting("halma", 3).check(1)
