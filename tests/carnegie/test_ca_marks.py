"""Marks of positions: alike exactly where the positions are, so that what was thought of one holds for the other."""

from collections.abc import Iterator
from typing import Any

import pytest

from stellwerk.bots import bot
from stellwerk.bots.simulate import next_move
from stellwerk.games.carnegie import game
from stellwerk.games.carnegie.mind.judgement import Judgement
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel import play as rules
from stellwerk.kernel.match import digest
from stellwerk.kernel.rng import Dice
from tests.carnegie.table import fresh, state

BY_THE_OPTIONS = {"options", "parts", "rulings"}  # told by the name of the rulings
NEVER_CHANGED = {"card_box", "tile_box"}  # follow from what is in play
MOST_ANSWERS = 12
WRITTEN = {"made", "marked"}  # what is kept of a company, not a part of it


def other(value: Any) -> Any:
    if isinstance(value, list):
        return [other(value[0]), *value[1:]] if value else [7]
    return not value if isinstance(value, bool) else value + 1


@pytest.mark.parametrize("slot", sorted(set(CarnegieState.__slots__) - BY_THE_OPTIONS - NEVER_CHANGED - {"players"}))
def test_everything_on_the_table_is_in_the_mark(slot: str) -> None:
    s = state(fresh(1))
    before = s.mark()
    setattr(s, slot, other(getattr(s, slot)))
    assert s.mark() != before


@pytest.mark.parametrize("slot", sorted(set(Player.__slots__) - BY_THE_OPTIONS - WRITTEN))
def test_everything_of_a_company_is_in_the_mark(slot: str) -> None:
    s = state(fresh(2))
    before = s.mark()
    board = s.board(1)
    setattr(board, slot, other(getattr(board, slot)))
    assert s.mark() != before


def test_another_ruling_is_another_mark() -> None:
    assert state(fresh(2)).mark() != state(fresh(2, **{"half-use": "yes"})).mark()


def answered(s: CarnegieState) -> Iterator[CarnegieState]:
    """The position after some of the answers to the open question."""
    seat = rules.waiting(s)[0]
    for move in rules.moves(s, seat, game.aside)[:MOST_ANSWERS]:
        after = s.clone()
        rules.play(after, seat, move, game.aside)
        yield after


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_positions_are_alike_where_their_marks_are(players: int) -> None:
    """Two answers on end, at many questions of a game: some of them lead to the same position."""
    match = fresh(players, 7)
    dice = Dice(7)
    seats = [bot("apprentice") for _ in range(players)]
    by_mark: dict[Any, str] = {}
    found: list[str] = []
    while match.waiting:
        for first in answered(state(match)) if match.version % 5 == 0 else ():
            for s in answered(first) if first.stack else ():
                found.append(digest(game, s))
                assert by_mark.setdefault(s.mark(), found[-1]) == found[-1]
        match.play(*next_move(match, seats, dice))
    assert len(set(found)) == len(by_mark) < len(found)


def test_what_is_remembered_is_what_would_be_found() -> None:
    s = state(fresh(2, 3))
    dice = Dice(3)
    mind = Judgement()
    for n in range(600):
        if not s.stack:
            break
        seat = rules.waiting(s)[0]
        moves = rules.moves(s, seat, game.aside)
        if n % 20 == 0:
            first = mind.rates(s, seat, moves)
            again = mind.rates(s.clone(), seat, moves)
            assert first == again == Judgement().rates(s, seat, moves)
            assert mind.rates(s, seat, moves[:1]) == first[:1]
            again[0] = 99.0  # who is told may write into it
            assert mind.rates(s, seat, moves) == first
        rules.play(s, seat, moves[dice.below(len(moves))], game.aside)
