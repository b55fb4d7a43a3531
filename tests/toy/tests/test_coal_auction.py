"""The rules of Coal auction, each by an example: set up a position, play, look."""

from typing import Any

import pytest

from coal_auction import game
from stellwerk.kernel.match import Match, match_from_position
from stellwerk.words import english


def lay(**position: Any) -> Match:
    return match_from_position(game, position, english(game.folder))


def why_not(m: Match, seat: int, move: str) -> str:
    refused = m.why_not(seat, move)
    assert refused is not None
    return refused.rule


@pytest.mark.rule("TOY-1")
def test_after_the_last_round_all_hands_lie_open() -> None:
    m = lay(round=2, seats=[{"hand": ["C1"]}, {"hand": ["C2"]}], steps=[{"step": "Round"}, {"step": "After"}])
    assert m.view(0)["seats"][1]["hand"] == ["?"]
    m.play(0, "end")
    assert m.waiting == ()
    assert m.view(0)["seats"][1]["hand"] == ["C2"]


@pytest.mark.rule("TOY-2")
def test_all_bid_at_once_and_nobody_more_than_they_have() -> None:
    m = lay(lot="C6", seats=[{"money": 2}, {"money": 5}])
    assert m.waiting == (0, 1)
    assert why_not(m, 0, "bid 3") == "TOY-2"
    m.play(1, "bid 3")
    assert m.view(0)["seats"][1]["answer"] == "?"
    m.play(0, "bid 2")
    assert m.position()["seats"][1]["money"] == 2


@pytest.mark.rule("TOY-3")
def test_in_a_tie_the_starter_names_the_winner() -> None:
    m = lay(players=3, starter="B", lot="C6", seats=[{"money": 4}, {"money": 4}, {"money": 1}])
    for seat, bid in enumerate(["bid 4", "bid 4", "bid 1"]):
        m.play(seat, bid)
    assert m.moves(1) == ["name A", "name B"]
    assert why_not(m, 1, "name C") == "TOY-3"


@pytest.mark.rule("TOY-4")
def test_a_full_wagon_takes_no_card() -> None:
    m = lay(lot="C6", seats=[{"wagons": [["C1", "C2"], []]}, {}], steps=[{"step": "Round"}, {"step": "Load"}])
    assert why_not(m, 0, "load 1") == "TOY-4"
    m.play(0, "load 2")
    m.play(0, "draw")
    assert len(m.position()["seats"][0]["hand"]) == 1


@pytest.mark.rule("TOY-5")
def test_a_token_is_shown_out_of_turn_once_it_is_fulfilled() -> None:
    m = lay(lot="C6", seats=[{"token": "T1", "wagons": [["C7"]]}, {"token": "T2"}])
    assert why_not(m, 1, "show T2") == "TOY-5"
    m.play(0, "show T1")
    assert m.scores[0].sources["tokens"] == 3


@pytest.mark.rule("TOY-6")
def test_the_quickest_gets_the_coin_and_after_a_second_nobody() -> None:
    at_the_coin = {"options": {"clock": "on"}, "steps": [{"step": "Round"}, {"step": "Grab"}]}
    m = lay(**at_the_coin)
    m.play(1, "grab")
    assert [seat["money"] for seat in m.position()["seats"]] == [5, 6]
    m = lay(**at_the_coin)
    m.play(-1, "expire")
    assert [seat["money"] for seat in m.position()["seats"]] == [5, 5]
