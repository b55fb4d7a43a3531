"""Whole games: to the end, from positions, and by the greedy bot."""

import pytest

from stellwerk.games.carnegie import game
from stellwerk.games.carnegie.model.components import CARDS
from stellwerk.kernel import play as rules
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.state import Ear
from stellwerk.kernel.table import ALL, NOBODY, Eyes
from tests.carnegie.table import board, fresh, income, play, state, use


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("departments", ["base", "further", "open-bar"])
def test_random_games_end_and_lose_nothing(players: int, departments: str) -> None:
    for seed in range(4):
        s = state(fresh(players, seed, departments=departments))
        components = game.census(s)
        rules.playout(s, Dice(seed), game.aside)
        assert s.stack == []
        assert s.markers == [5, 5, 5, 5]
        assert game.census(s) == components


def test_a_position_comes_back_as_it_was() -> None:
    s = state(fresh(2, 5))
    dice = Dice(5)
    while s.stack:
        written = game.position(s)
        assert game.position(game.read(written)) == written
        seen = game.lay_out(s, Eyes(0))
        assert game.lay_out(game.take_in(seen, seeded(1)), Eyes(0)) == seen
        rules.play(s, *rules.random_move(s, dice, game.aside), game.aside)


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"seats": [{"lying": {"b1": 11}}]}, "seats[0].lying"),
        ({"spaces": {"boise": "C housing"}}, "spaces.boise"),
        ({"market": {"D01": 2}, "seats": [{"reserve": "D01"}]}, "market.D01"),
        ({"phase": "income"}, "action"),
        ({"round": 3}, "markers"),
        ({"markers": {"HR": 5, "MG": 5, "CO": 5, "RD": 5}}, "markers"),
        ({"phase": "over"}, "markers"),
        ({"phase": "sides", "markers": {"HR": 1}}, "markers"),
        ({"players": 5}, "players"),
        ({"strips": ["1f", "2f"]}, "strips"),
        ({"seats": [{"track": {"west": 6}}]}, "seats[0].track.west"),
        ({"seats": [{"standing": {"c1": 4}}]}, "seats[0].standing.c1"),
        ({"seats": [{"pulled": {"housing": 8}}]}, "seats[0].pulled.housing"),
        ({"seats": [{"reserve": "D99"}]}, "seats[0].reserve"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"gold": 1}, "gold"),
        ({"options": {"level": "godlike"}}, "options.level"),
        ({"options": {"luck": "yes"}}, "options.luck"),
        ({"andrew": {"vp": 3}}, "andrew"),
        ({"steps": [{"step": "Donate"}]}, "steps"),
        ({"acted": 2}, "acted"),
        (
            {"phase": "sides", "options": {"tab-sides": "choose"}, "seats": [{"pulled": {"housing": 2}}]},
            "seats[0].pulled.housing",
        ),
        ({"phase": "sides"}, "phase"),
        ({"phase": "projects", "round": 2}, "round"),
        ({"players": 1, "andrew": {"deck": [*CARDS[:19], "A01"]}}, "andrew.deck"),
        ({"phase": "projects", "seats": [{}, {"reserve": "D05"}]}, "seats[1].reserve"),
        ({"phase": "companies", "acted": 1, "steps": [{"step": "Course"}, {"step": "WalkFirst"}]}, "steps[1]"),
        ({"seats": [{"departments": {"b1": "D01"}}]}, "seats[0].departments.b1"),
        ({"seats": [{"departments": {"a2": "D01", "a3": "D01"}}]}, "seats[0].departments.a3"),
        ({"seats": [{"reserve": "?"}]}, "seats[0].reserve"),
        ({"first": "C"}, "first"),
        ({"phase": "end-of-round", "action": "HR"}, "phase"),
        ({"turn": "B"}, "turn"),
        ({"phase": "departments", "action": "HR", "moved": "MG", "markers": {"MG": 1}}, "moved"),
        ({"seats": [{"arriving": 1}]}, "seats[0].arriving"),
        ({"steps": [{"step": "Course", "n": 1}]}, "steps[0].n"),
        ({"steps": [{"step": "Course"}, {"step": "Arrive"}]}, "steps[1].n"),
        ({"steps": [{"step": "Course"}, {"step": "ByProject", "kind": "D01", "n": 1}]}, "steps[1].kind"),
        ({"seed": 1.5}, "seed"),
    ],
)
def test_a_wrong_position_names_its_field(position: dict[str, object], path: str) -> None:
    with pytest.raises(Refused) as refused:
        game.read({"players": 2, **position})
    assert refused.value.params["path"] == path


def test_companies_that_nobody_touched_are_the_very_same() -> None:
    before = fresh(3)
    after = before.clone()
    seat = after.waiting[0]
    after.play(seat, after.moves(seat)[0])
    was, now, again = before.table(None).seats, after.table(None).seats, after.table(seat).seats
    assert [now[i] is was[i] for i in range(3)] == [i != seat for i in range(3)]
    assert all(now[i] is again[i] for i in range(3))
    after.play(after.waiting[0], "sell")  # also on a board that the state owns already
    assert after.table(None).seats != now


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_table_in_the_middle_of_a_move_comes_back_as_it_was(players: int) -> None:
    """The table asks the rules about it; only Andrew's card is out of sight, between deck and pile."""
    m = fresh(players, 3, tab_sides="choose")
    dice = Dice(players)
    while m.waiting:
        m.ear = ear = Ear(keep_frames=True)
        seat, move = rules.random_move(m.state, dice, game.aside)
        m.play(seat, game.vocabulary.text(move))
        for frame in ear.frames:
            for eyes in (ALL, NOBODY):
                seen = game.lay_out(frame, eyes)
                assert game.lay_out(game.take_in(seen), ALL).seats == seen.seats
                if eyes == ALL:
                    assert game.lay_out(game.take_in(seen), ALL) == seen


@pytest.mark.rule("CA-4.4")
def test_kept_points_wait_for_the_own_turn() -> None:
    seat = {"missions": {"midwest": 1}, "track": {"midwest": 3}}
    m = income("HR", seat, markers={"HR": 2}, options={"rd-income": "kept"})
    play(m, "home 1", "advance south")
    assert (board(m).points, board(m).track[3]) == (2, 1)


@pytest.mark.rule("CA-9.3")
def test_the_printed_employee_counts_by_ruling() -> None:
    seat = {"departments": {"a2": "D03"}, "standing": {"a2": 1, "c1": 2}}
    m = use("HR", seat, options={"permanent-counts": "yes"})
    assert board(play(m, "use a2", "send vp west")).score() == 2
