"""The open auction, in counts and against the clock."""

import pytest

from stellwerk.kernel.step import CLOCK
from tests.nimm_den_zug.table import A, B, C, D, lay, locos, money, play, state, trains, view, why

TIMED = {"open-auction": "timed"}


@pytest.mark.rule("NZ-9.1", "NZ-9.3", "NZ-9.4")
def test_open_three_counts_without_a_call_sell() -> None:
    m = lay(4, method="open", loco_stack=["E1"], seats=[{}, {}, {}, {"trains": trains("S1", "S2", "S3")}])
    assert view(m)["revealed"] == ["E1"]
    assert why(m, A, "bid 350") == "below-power"
    assert why(m, A, "pass") == "must-open"
    play(m, "A bid 400", "B wait", "C wait")
    assert view(m)["count"] == 2
    play(m, "B wait", "C bid 450")
    assert (view(m)["count"], view(m)["leader"], view(m)["bid"]) == (1, "C", 450)
    assert why(m, B, "bid 450") == "not-higher"
    assert why(m, D, "bid 500") == "has-three"
    assert why(m, C, "bid 500") == "leading"
    for _ in range(3):
        assert locos(m, C) == []
        play(m, "A wait", "B wait")
    assert locos(m, C) == ["E1"]
    assert money(m)[C] == 4550
    assert view(m)["starter"] == "B"


@pytest.mark.rule("NZ-9.3", "NZ-4.7")
def test_equal_calls_at_the_same_count_are_decided_by_the_starter() -> None:
    m = lay(4, method="open", lot="E1", bid=400, leader="D")
    play(m, "A wait", "B bid 500", "C bid 500")
    assert list(m.waiting) == [A]
    play(m, "A name C")
    assert (view(m)["leader"], view(m)["bid"], view(m)["count"]) == ("C", 500, 1)
    assert list(m.waiting) == [A, B, D]


@pytest.mark.rule("NZ-9.3")
def test_calls_are_hidden_until_all_have_decided() -> None:
    m = lay(method="open", lot="E1", bid=400, leader="A")
    play(m, "B bid 1350")
    assert "1350" not in str(view(m, C))
    play(m, "C bid 450")
    assert (view(m)["leader"], view(m)["bid"]) == ("B", 1350)


@pytest.mark.rule("NZ-9.5")
def test_a_single_remaining_player_opens_and_buys_each_time() -> None:
    m = lay(
        2,
        method="open",
        loco_stack=["E1", "S4"],
        seats=[{"trains": trains("S1", "S2", "S3")}, {"trains": trains("D1")}],
    )
    play(m, "B bid 400")
    assert locos(m, B) == ["D1", "E1"]
    play(m, "B bid 200")
    assert locos(m, B) == ["D1", "E1", "S4"]
    assert money(m)[B] == 4400


@pytest.mark.rule("NZ-9.4")
def test_the_quick_form_counts_to_one() -> None:
    m = lay(method="open", lot="E1", bid=400, leader="A", options={"open-auction": "quick"})
    play(m, "B wait", "C wait")
    assert locos(m, A) == ["E1"]


@pytest.mark.rule("NZ-9.4")
def test_timed_the_clock_counts_and_sells() -> None:
    m = lay(method="open", loco_stack=["E1"], options=TIMED)
    tick = state(m).stack[-1].clock(state(m))
    assert tick is not None
    assert (m.game.vocabulary.text(tick.move), tick.delay_ms) == ("bid 400", 20_000)
    play(m, "A bid 400")
    assert m.waiting == (B, C, CLOCK)
    tick = state(m).stack[-1].clock(state(m))
    assert tick is not None
    assert tick.delay_ms == 1500
    m.play(CLOCK, "count")
    m.play(CLOCK, "count")
    play(m, "C bid 500")
    assert why(m, B, "bid 500") == "not-higher"
    assert why(m, C, "bid 600") == "leading"
    for _ in range(3):
        assert locos(m, C) == []
        m.play(CLOCK, "count")
    assert locos(m, C) == ["E1"]


@pytest.mark.rule("NZ-9.4")
def test_timed_a_bid_counts_until_the_clock_strikes_whoever_waits() -> None:
    m = lay(method="open", lot="E1", bid=400, leader="A", seats=[{}, {}, {"money": 400}], options=TIMED)
    play(m, "B wait", "C wait")
    assert m.waiting == (CLOCK,)
    assert why(m, B, "wait") == "waits-this-count"
    assert "wait" not in m.moves(B)
    assert m.moves(C) == []
    assert (why(m, C, "bid 450"), why(m, A, "bid 450")) == ("not-enough-money", "leading")
    play(m, "B bid 500")
    assert (view(m)["leader"], view(m)["count"]) == ("B", 1)
    assert list(m.waiting) == [A, C, CLOCK]


@pytest.mark.rule("NZ-9.4")
def test_timed_whoever_waits_is_asked_again_at_the_next_count() -> None:
    m = lay(method="open", lot="E1", bid=400, leader="A", options=TIMED)
    play(m, "B wait")
    m.play(CLOCK, "count")
    assert m.waiting == (B, C, CLOCK)


@pytest.mark.rule("NZ-9.1")
def test_timed_the_clock_opens_for_a_starter_who_is_away() -> None:
    m = lay(method="open", loco_stack=["E1"], options={**TIMED, "count-ms": "3000"})
    m.play(CLOCK, "bid 400")
    assert (view(m)["leader"], view(m)["bid"]) == ("A", 400)
    tick = state(m).stack[-1].clock(state(m))
    assert tick is not None
    assert tick.delay_ms == 3000


@pytest.mark.rule("NZ-4.4", "NZ-9.3")
def test_a_player_who_cannot_raise_is_asked_and_can_only_wait() -> None:
    for options in ({}, TIMED):
        m = lay(method="open", lot="E1", bid=400, leader="A", seats=[{}, {"money": 400}], options=options)
        assert m.moves(B) == ["wait"]
        assert B in m.waiting


@pytest.mark.rule("NZ-9.4")
def test_timed_waiting_does_not_start_the_clock_anew() -> None:
    m = lay(method="open", lot="E1", bid=400, leader="A", options=TIMED)

    def run() -> int:
        tick = state(m).stack[-1].clock(state(m))
        assert tick is not None
        return tick.run

    before = run()
    play(m, "B wait")
    assert run() == before
    m.play(CLOCK, "count")
    counted = run()
    assert counted != before
    play(m, "C bid 450")
    assert run() not in (before, counted)
