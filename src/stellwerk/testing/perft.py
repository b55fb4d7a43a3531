"""Counting lines of play: how many different sequences of moves lead on from a position."""

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Match
from stellwerk.kernel.state import State


def lines(game: Game, s: State, depth: int) -> int:
    """Sequences of that many moves, by whoever may move: those who are asked, the clock, and asides of anybody."""
    if depth == 0:
        return 1
    count = 0
    for seat in range(-1, s.seats):
        for move in rules.moves(s, seat, game.aside):
            if depth == 1:
                count += 1
                continue
            after = s.clone()
            rules.play(after, seat, move, game.aside)
            count += lines(game, after, depth - 1)
    return count


def counts(match: Match, depth: int = 3) -> list[int]:
    return [lines(match.game, match.state, n) for n in range(1, depth + 1)]
