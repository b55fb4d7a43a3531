"""Is what was learned worth its time? The same search with and without it, at the same table."""

from typing import Any

import msgspec

import stellwerk
from stellwerk.bots.searching import Searcher
from stellwerk.bots.simulate import MOST_MOVES, next_move
from stellwerk.kernel.network import network
from stellwerk.kernel.rng import Dice
from stellwerk.lab.learning.samples import Teacher
from stellwerk.lab.play import CannotPlay

LEARNED, PLAIN = "learned", "plain"


class Meeting(msgspec.Struct, frozen=True):
    """A game between the two."""

    number: int
    game: str
    seed: int
    bots: tuple[str, ...]  # by seat
    effort: float
    learned: dict[str, Any]


class Met(msgspec.Struct, frozen=True):
    """What came of it."""

    number: int
    bots: tuple[str, ...]
    places: list[int]
    totals: list[int]


def met(meeting: Meeting) -> Met:
    """One game to its end."""
    match = stellwerk.new(meeting.game, len(meeting.bots), meeting.seed)
    game = match.game
    taught = game.mind.taught(network(meeting.learned))
    seated = [Teacher(meeting.effort, taught if bot == LEARNED else game.mind) for bot in meeting.bots]
    dice = Dice(meeting.seed + 1)
    while match.waiting and match.version < MOST_MOVES:
        match.play(*next_move(match, list[Searcher](seated), dice))
    result = match.result
    if result is None:
        raise CannotPlay("lab-no-end", game=meeting.game, seed=meeting.seed)
    places = {rank.seat: rank.place for rank in result.ranking}
    totals = [score.total for score in match.scores]
    return Met(meeting.number, meeting.bots, [places[seat] for seat in range(len(seated))], totals)
