"""The written table: a view is a position with blanks, and what has not changed is the very same object."""

from typing import Any

import pytest

import stellwerk
from stellwerk.games.nimm_den_zug.model.lay_out import lay_out
from stellwerk.games.nimm_den_zug.model.state import SOURCES
from stellwerk.games.nimm_den_zug.model.table import Ledger, Options, Table
from stellwerk.games.nimm_den_zug.model.take_in import take_in
from stellwerk.games.nimm_den_zug.rules.options import OPTIONS
from stellwerk.kernel import play as rules
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.table import ALL, BLANK, NOBODY, Eyes, plain, read_as
from tests.nimm_den_zug.table import A, B, lay, play, state, trains, wagons

GAME = stellwerk.game("nimm-den-zug")


def test_every_option_is_written_with_its_default() -> None:
    assert list(Options.__struct_encode_fields__) == [option.id for option in OPTIONS]
    assert list(Options.__struct_defaults__) == [option.default for option in OPTIONS]


def test_every_source_of_money_is_written() -> None:
    assert list(Ledger.__struct_encode_fields__) == SOURCES


def shows_only(seen: object, whole: object) -> bool:
    """Whether everything in a view stands in the position as well, but for blanks."""
    if seen == BLANK:
        return True
    if isinstance(seen, dict) and isinstance(whole, dict):
        return seen.keys() == whole.keys() and all(shows_only(seen[name], whole[name]) for name in seen)
    if isinstance(seen, list) and isinstance(whole, list):
        return len(seen) == len(whole) and all(shows_only(one, other) for one, other in zip(seen, whole))
    return seen == whole


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"goals-dealt": "draft"}), (6, {"show-money": "on"})])
def test_a_view_is_a_position_with_blanks(players: int, options: dict[str, Any]) -> None:
    match = stellwerk.new("nimm-den-zug", players, 3, options)
    dice = Dice(players)
    while match.waiting:
        whole = match.position()
        for seat in (*range(players), None):
            seen = match.view(seat)
            assert seen.pop("eyes") == (None if seat is None else "ABCDEF"[seat])
            assert shows_only(seen, whole)
        seat, move = rules.random_move(match.state, dice, GAME.aside)
        match.play(seat, GAME.vocabulary.text(move))


def test_a_world_that_was_dealt_looks_the_same_to_whoever_it_was_dealt_for() -> None:
    match = stellwerk.new("nimm-den-zug", 4, 5)
    dice = Dice(8)
    while match.waiting:
        for eyes in (Eyes(dice.below(4)), NOBODY):
            seen = lay_out(state(match), eyes)
            for deal in (seeded(dice.below(1000)), None):
                world = take_in(seen, deal)
                assert lay_out(world, eyes) == seen
                assert GAME.census(world) == GAME.census(match.state)
        seat, move = rules.random_move(match.state, dice, GAME.aside)
        match.play(seat, GAME.vocabulary.text(move))


def test_a_table_is_the_same_again_after_json() -> None:
    match = wagons(2, seats=[{"trains": trains("S1", "D1", "E1")}])
    for eyes in (ALL, NOBODY, Eyes(A)):
        seen = lay_out(state(match), eyes)
        assert read_as(Table, plain(seen)) == seen


# --- what has not changed -----------------------------------------------------------


def test_a_board_that_nobody_touched_is_written_once() -> None:
    match = wagons(2, seats=[{"tile": 1}, {"tile": 2}], display=["FO01", "CO01", "LI01"])
    before = match.table(A)
    play(match, "A attach FO01 1")
    after = match.table(A)
    assert after.seats[B] is before.seats[B]
    assert after.seats[A] != before.seats[A]
    assert after.seats[A].trains[0].wagons == ("FO01",)


def test_a_sealed_answer_shows_on_a_board_that_is_else_the_same() -> None:
    match = lay(2, method="sealed", lot="D5")
    assert match.table(A).seats[B].answer is None
    play(match, "B bid 500")
    assert [match.table(seat).seats[B].answer for seat in (A, B, None)] == [BLANK, "bid 500", BLANK]


def test_nothing_old_is_ever_shown() -> None:
    """Every moment, also in the middle of moves, as if it had never been written before."""
    for seed, options in enumerate(({}, {"unclaimed": "lost", "method": "chosen"})):
        match = stellwerk.new("nimm-den-zug", 3, seed, options)
        dice = Dice(seed)
        while match.waiting:
            for eyes in (ALL, NOBODY, Eyes(0)):
                told = lay_out(state(match), eyes)
                assert told == lay_out(forgetful(state(match)), eyes)
            seat, move = rules.random_move(match.state, dice, GAME.aside)
            match.play(seat, GAME.vocabulary.text(move))


def forgetful(s: Any) -> Any:
    """A copy of which nothing has been written yet."""
    copy = s.clone()
    for seat in range(s.seats):
        copy.board(seat)
    return copy


# --- what is left out ---------------------------------------------------------------


def test_null_is_as_good_as_left_out() -> None:
    position: dict[str, Any] = {"phase": "wagons", "seats": [{"tile": 2}, {"tile": 1}, {"tile": 3}]}
    assert stellwerk.set_up("nimm-den-zug", {**position, "turn": None, "lot": None, "count": None}).waiting == (B,)


def test_nobody_has_the_turn_in_an_open_auction() -> None:
    assert lay(method="open", lot="E1", bid=400, leader="A").view(None)["turn"] is None
    assert lay(method="turn", lot="E1", bid=400, leader="A").view(None)["turn"] == "B"


def test_a_position_has_no_blanks() -> None:
    with pytest.raises(stellwerk.Refused) as caught:
        stellwerk.set_up("nimm-den-zug", {"seats": [{}, {"goals": ["?"]}]})
    assert caught.value.key == "json-blank"
    assert caught.value.params["path"] == "seats[1].goals[0]"
