"""The story of a table: gains of every event, the version of one's last move, the turns that decided."""

import random

import stellwerk
from stellwerk.kernel.match import Match
from stellwerk.kernel.state import EVERYONE, Ear
from stellwerk.server.keeping import events_of, note_gains, packed_event
from stellwerk.server.packing import Book
from stellwerk.server.turning import turning_points
from stellwerk.stage.scenes import shot


def played(game: str, players: int, seed: int) -> tuple[Match, list[Ear]]:
    """A random game to its end, with what was told of every move."""
    dice = random.Random(seed)
    match = stellwerk.new(game, players=players, seed=seed)
    ears: list[Ear] = []
    while match.waiting:
        trial = match.clone()
        trial.ear = ear = Ear(keep_frames=True)
        seat = match.waiting[0]
        trial.play(seat, dice.choice(match.moves(seat)))
        note_gains(match, trial, ear)
        match = trial
        ears.append(ear)
    return match, ears


def test_gains_of_all_events_add_up_to_the_points_that_everybody_sees() -> None:
    match, ears = played("railroads", 2, 3)
    gained = [0, 0]
    for event in [event for ear in ears for event in ear.events if event.gains]:
        assert event.to == EVERYONE
        gained = [sum(pair) for pair in zip(gained, event.gains)]
    assert gained == match.game.open_points(match.state)
    assert gained == [score.total for score in match.scores]


def test_where_points_are_a_secret_no_event_tells_them() -> None:
    _, ears = played("glueck-auf", 2, 3)
    assert all(event.gains == [] for ear in ears for event in ear.events)


def test_gains_are_kept_with_their_events() -> None:
    _, ears = played("railroads", 2, 4)
    told = [event for ear in ears for event in ear.events]
    book = Book(b"")
    back = events_of(book, book.pack([packed_event(event) for event in told]))
    assert [(one.key, one.gains) for one in back] == [(one.key, one.gains) for one in told]


def test_a_scene_says_which_move_was_my_last() -> None:
    match = stellwerk.new("railroads", players=2, seed=1)
    assert shot(match, 0).since == 0
    first = match.waiting[0]
    match.play(first, match.moves(first)[0])
    assert shot(match, first).since == 1
    assert shot(match, 1 - first).since == 0
    assert shot(match, None).since == 0


def test_the_turns_that_decided_are_those_that_brought_most() -> None:
    match, _ = played("nimm-den-zug", 2, 5)
    found = turning_points(match.game, match.setup, match.log)
    assert 0 < len(found) <= 3
    assert [point.points for point in found] == sorted([point.points for point in found], reverse=True)
    assert all(point.lines and match.log[point.v - 1].seat == point.seat for point in found)


def test_alone_a_turn_ends_with_the_question_that_began_it() -> None:
    match, _ = played("railroads", 1, 2)
    found = turning_points(match.game, match.setup, match.log)
    assert len(found) == 3
    assert all(len(point.lines) < 20 for point in found)
