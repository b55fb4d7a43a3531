"""Alone against Emil."""

from typing import Any

import pytest

from stellwerk.games.railroads.rules.emil import take_tile
from stellwerk.kernel.match import Match
from stellwerk.kernel.state import Ear
from tests.railroads.table import COAL, GERMANY, NEW, A, board, lay, new, play, state, why


def solo(seat: dict[str, Any] | None = None, *, cards: list[str], **position: Any) -> Match:
    """Emil is next; the last of these cards lies on top."""
    emil = {"cards": cards, **position.pop("emil", {})}
    options = position.get("options", {})
    known = [f"M{i}" for i in range(1, 18 if options.get("coal") == "on" else 17)]
    emil["discard"] = [card for card in known if card not in cards]
    return lay(1, seat or {}, emil=emil, stack=["NextTurn"], cursor="Emil", **position)


def blocked(m: Match) -> list[str]:
    return [name for name, stand in m.view(None)["spaces"].items() if stand["seat"] == "Emil"]


@pytest.mark.rule("RR-16.2")
def test_emil_blocks_and_does_nothing_else() -> None:
    m = solo(cards=["M15"])
    assert blocked(m) == ["I2"]
    assert state(m).emil_workers == 4
    assert board(m).markers == [0]
    assert m.waiting == (A,)
    assert why(m, "A place I2 ww") == "space-taken"


@pytest.mark.rule("RR-16.3")
def test_cards_that_are_passed_over() -> None:
    few = solo(
        cards=["M14", "M11"],
        emil={"workers": 2},
        spaces={"T2": {"seat": "Emil", "pay": "ww"}, "L1": {"seat": "Emil", "pay": "ww"}},
    )
    assert blocked(few)[-1] == "I1", "three workers are too many"
    locked = solo(cards=["M14", "M1", "M7"])
    assert blocked(locked) == ["I1"], "gray and white cannot be used yet"
    taken = solo(cards=["M16", "M14"], spaces={"I1": {"seat": "A", "pay": "w"}})
    assert blocked(taken) == ["A1"]
    gray = solo({"tracks": {"main": [2]}}, cards=["M14", "M7"])
    assert blocked(gray) == ["T4"]


@pytest.mark.rule("RR-16.3")
def test_white_is_never_blocked_on_the_way_to_berlin() -> None:
    m = solo({"tracks": {"main": [13]}, "arm": "berlin"}, cards=["M14", "M2"], options=GERMANY)
    assert blocked(m) == ["I1"]


@pytest.mark.rule("RR-16.4")
def test_coins_come_from_the_supply() -> None:
    m = solo(cards=["M9"])
    assert m.view(None)["spaces"]["T11"] == {"seat": "Emil", "pay": "wc"}
    assert state(m).emil_workers == 5
    hire = solo(cards=["M13"], row=["2", "3"])
    assert m.view(None)["spaces"] != hire.view(None)["spaces"]
    assert state(hire).emil_workers == 6


@pytest.mark.rule("RR-16.5")
def test_he_takes_locomotives_away() -> None:
    m = solo(cards=["M10"])
    assert state(m).emil_tiles == [2]
    assert state(m).supply[2] == 1
    large = solo(cards=["M11"])
    assert state(large).emil_tiles == [2, 2]
    none = solo(cards=["M11"], supply={"9": 1}, returned={"4": 1, "3": 1})
    assert state(none).emil_tiles == [9, 3]
    nothing = solo(cards=["M10"], supply={})
    assert blocked(nothing) == ["L1"]
    assert state(nothing).emil_tiles == []


@pytest.mark.rule("RR-16.5")
def test_what_he_takes_is_told_by_its_name() -> None:
    s = state(new(1, **COAL, **{"new-material": "on"}))
    s.ear = ear = Ear()
    s.supply = [0] * 9 + [1]
    s.returned = [0] * 10 + [1]
    for _ in range(3):
        take_tile(s)
    assert [(event.key, event.params) for event in ear.events] == [
        ("emil-tile", {"seat": "emil", "number": 9}),
        ("emil-factory", {"seat": "emil", "factory": "factory-coal"}),
    ]


@pytest.mark.rule("RR-16.6")
def test_he_hires_and_blocks_engineers() -> None:
    m = solo(cards=["M13"], row=["5", "3"])
    assert m.view(None)["emil"]["engineers"] == ["5"]
    assert m.view(None)["row"][0] is None
    cross = solo(cards=["M12"], row=["5", "-10"], options=NEW)
    assert m.view(None)["row"] != cross.view(None)["row"]
    assert cross.view(None)["spaces"]["E1"] == {"seat": "Emil", "pay": "ww"}
    coin = solo(cards=["M12"], row=["5", "17"], options=NEW)
    assert coin.view(None)["spaces"]["E1"] == {"seat": "Emil", "pay": "c"}
    empty = solo(cards=["M14", "M12"], row=["5"])
    assert blocked(empty) == ["I1"]


@pytest.mark.rule("RR-16.7")
def test_the_coal_space() -> None:
    m = solo(cards=["M17"], options=COAL)
    assert m.view(None)["spaces"]["K12-coal"] == {"seat": "Emil", "pay": "w"}
    assert why(m, "A place K12-foundry c") == "space-taken"


@pytest.mark.rule("RR-16.8")
def test_he_passes_without_cards_or_workers() -> None:
    assert state(solo(cards=[])).emil_passed
    tired = solo(
        cards=["M14"],
        emil={"workers": 0},
        spaces={"L3": {"seat": "Emil", "pay": "www"}, "L1": {"seat": "Emil", "pay": "www"}},
    )
    assert state(tired).emil_passed
    last = solo(cards=["M1"])
    assert blocked(last) == []
    assert not state(last).emil_passed, "he passes only at the start of his next turn"


@pytest.mark.rule("RR-16.9")
def test_more_workers_at_50_and_150_points() -> None:
    """A key in your own turn: 45 points become 55, and Emil can use the worker in this round."""
    away = {"L3": {"seat": "Emil", "pay": "www"}, "L1": {"seat": "Emil", "pay": "www"}}
    m = solo(
        {"points": {"effects": 45}, "tracks": {"third": [8]}}, cards=["M14", "M1"], emil={"workers": 0}, spaces=away
    )
    state(m).emil_passed = False
    play(m, "A place T12 w", "A advance black third", "A key points")
    assert board(m).points == 55
    assert (blocked(m)[-1], state(m).emil_waiting) == ("I1", 1)
    both = lay(
        1, {"points": {"effects": 45}, "tracks": {"main": [15, 14, 13, 12, 11]}, "locos": ["9", "8"], "doublers": 8}
    )
    play(both, "A pass")
    assert board(both).points >= 150
    assert state(both).emil_waiting == 0


@pytest.mark.rule("RR-16.10", "RR-16.2")
def test_by_turns_until_you_pass() -> None:
    m = solo(cards=["M16", "M14", "M15"])
    play(m, "A place T2 ww", *["A advance black main"] * 3)
    assert blocked(m) == ["I1", "I2"]
    play(m, "A pass")
    s = state(m)
    assert s.round == 2
    assert len(s.emil_cards) + len(s.emil_discard) == 16
    assert len(blocked(m)) == 1, "Emil has begun the new round"
    assert board(m).sources[5] == 0, "no points for passing"


@pytest.mark.rule("RR-16.11")
def test_the_majority_against_emil() -> None:
    def engineers(mine: list[str], his: list[str]) -> int:
        seat = {"engineers": [{"engineer": name} for name in mine]}
        m = lay(1, seat, emil={"engineers": his}, round=6)
        play(m, "A pass")
        return m.scores[A].sources["majority"]

    assert engineers(["2", "3"], ["4", "5", "6"]) == 20
    assert engineers(["2", "3", "4"], ["5", "6"]) == 40
    assert engineers(["2", "9"], ["5", "6"]) == 40
    assert engineers(["2", "3"], ["5", "6"]) == 20
    assert engineers([], []) == 0


@pytest.mark.rule("RR-16.12")
def test_the_result_is_your_own() -> None:
    m = new(1, 5)
    while m.waiting:
        m.play(A, m.moves(A)[-1])
    assert m.result is not None
    assert m.result.winners == (A,)
    assert len(m.result.ranking) == 1
