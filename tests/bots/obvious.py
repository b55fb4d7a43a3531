"""Positions with one right move: whoever thinks at all finds it, whatever the dice."""

from typing import Final, NamedTuple

import pytest

from stellwerk.bots import bot
from stellwerk.bots.clock import Deadline
from stellwerk.bots.levels import LEVELS
from stellwerk.kernel.match import Match
from stellwerk.kernel.rng import Dice

THINKING: Final = [level.id for level in LEVELS.values() if level.step]
SEEDS: Final = (1, 2)  # of the bot's dice
LONG: Final = 3600.0


class Obvious(NamedTuple):
    """A position, the one right move in it, and why everybody sees that."""

    why: str
    match: Match
    right: str
    seat: int = 0


each_level = pytest.mark.parametrize("level", THINKING)


def each_position(positions: list[Obvious]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("position", positions, ids=[one.right.replace(" ", "-") for one in positions])


def assert_found(position: Obvious, level: str) -> None:
    match, seat = position.match, position.seat
    moves = match.moves(seat)
    assert len(moves) > 1
    for seed in SEEDS if level == THINKING[0] else SEEDS[:1]:  # the others take their time
        chosen = bot(level).choose(match.game, match.table(seat), seat, moves, Dice(seed), Deadline(LONG))
        assert chosen == position.right, f"with seed {seed}: {position.why}"
