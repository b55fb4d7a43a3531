"""One game between bots, and what is kept of it."""

import json

import msgspec
import pytest

import stellwerk
from stellwerk.lab.play import CannotPlay, Play, played
from stellwerk.lab.show import match_of

each_game = pytest.mark.parametrize("game", stellwerk.games())


def quick(game: str, seed: int = 7) -> Play:
    return Play(0, game, 2, ("random", "random"), seed)


@each_game
def test_the_seed_alone_decides_a_game(game: str) -> None:
    first, second = (msgspec.structs.replace(played(quick(game)), seconds=0.0) for _ in range(2))
    assert first == second
    assert played(quick(game, 8)).log != first.log


@each_game
def test_a_row_tells_what_the_match_would(game: str) -> None:
    row = played(quick(game))
    match = match_of(row)
    result = match.result
    assert result is not None
    assert (row.moves, row.rules) == (match.version, match.game.version)
    assert row.totals == [score.total for score in match.scores]
    assert {seat for seat, place in enumerate(row.places) if place == 1} == set(result.winners)
    assert row.sources == [score.sources for score in match.scores]
    assert row.start in (0, 1)
    assert row.rounds
    assert row.rounds >= 1


def test_the_seat_that_is_first_is_the_one_the_options_name() -> None:
    games = [name for name in stellwerk.games() if any(one.id == "start" for one in stellwerk.game(name).options)]
    assert games
    for name in games:
        play = Play(0, name, 2, ("random", "random"), 3, {"start": "seat-2"})
        assert played(play).start == 1
        assert json.loads(played(play).options) == {"start": "seat-2"}


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(CannotPlay, match="The bot zeus is not installed"):
        played(Play(0, stellwerk.games()[0], 2, ("zeus", "random"), 0))
