"""The timeline: choosing the action, the event that follows, the end of a round."""

import pytest

from tests.carnegie.table import board, fresh, lay, play, state, why


@pytest.mark.rule("CA-3.1", "CA-1.3")
def test_phases_come_in_order_and_everybody_acts_clockwise() -> None:
    m = lay(3, first="B", action=None)
    assert m.waiting == (1,)
    play(m, "action CO", seat=1)
    assert state(m).phase == 6
    for seat in (1, 2, 0):
        assert m.waiting == (seat,)
        play(m, "done", seat=seat)
    assert state(m).round == 2


@pytest.mark.rule("CA-3.2")
def test_only_the_first_player_chooses() -> None:
    m = lay(2)
    assert m.moves(0)[:4] == ["action HR", "action MG", "action CO", "action RD"]
    assert why(m, "action HR", seat=1) == "not-your-turn"


@pytest.mark.rule("CA-3.3", "CA-3.4")
def test_a_marker_at_its_end_turns_the_next_one() -> None:
    m = lay(2, markers={"HR": 5, "MG": 2})
    play(m, "action HR")
    s = state(m)
    assert (s.action, s.event_row, s.event, s.donation) == (0, 1, -1, True)  # MG column 3: donation
    play(m, "done")
    play(m, "done", seat=1)
    assert s.phase == 6
    play(m, "use a1")
    assert board(m).steps == 6


@pytest.mark.rule("CA-3.3")
def test_the_rows_wrap_and_full_rows_are_passed_over() -> None:
    m = lay(2, markers={"HR": 5, "RD": 5, "MG": 1})
    play(m, "action RD")
    assert state(m).event_row == 1
    m = lay(2, markers={"CO": 5, "RD": 5, "HR": 5, "MG": 2})
    play(m, "action CO")
    assert state(m).event_row == 1
    assert state(m).donation


@pytest.mark.rule("CA-4.7")
def test_the_last_column_has_income_and_donations() -> None:
    seats = [{"missions": {"south": 1}}, {}]
    m = lay(2, markers={"CO": 4}, seats=seats)
    play(m, "action CO", "home 0", "donate C1")
    assert board(m).money == 7
    m = lay(2, markers={"CO": 4}, seats=seats, options={"end-tile-order": "donation-first"})
    play(m, "action CO", "done")
    play(m, "done", seat=1)
    play(m, "home 1")


@pytest.mark.rule("CA-13.4")
def test_the_marker_that_was_turned_moves() -> None:
    m = lay(2, phase="activate", action="HR", markers={"HR": 5, "MG": 2}, seats=[{"lying": {}}, {"lying": {}}])
    s = state(m)
    assert s.markers == [5, 3, 0, 0]
    assert (s.round, s.first) == (9, 1)


@pytest.mark.rule("CA-10.1")
def test_the_game_ends_after_round_twenty() -> None:
    m = lay(2, phase="activate", action="RD", round=20, markers={"HR": 5, "MG": 5, "CO": 5, "RD": 4})
    assert m.waiting == ()
    assert m.result is not None


@pytest.mark.rule("CA-3.1")
def test_first_player_rounds_with_three_players() -> None:
    first = [0, 0, 0]
    m = fresh(3, start="seat-1")
    last = 0
    while m.waiting:
        if state(m).phase == 3 and state(m).round != last:
            last = state(m).round
            first[state(m).first] += 1
        seat = m.waiting[0]
        moves = m.moves(seat)
        m.play(seat, "done" if "done" in moves else moves[0])
    assert first == [7, 7, 6]
