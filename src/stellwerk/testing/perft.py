"""Counting lines of play: how many different sequences of moves lead on from a position.

The counts of some positions are kept for every version of a game's rules: any change of what is legal shows there.
"""

from collections.abc import Iterator
from typing import Any

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.match import Match, new_match
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import State
from stellwerk.testing.tables import covering, fitting

MOST_LINES = 30_000  # nothing is counted that is expected to be beyond this
DEEPEST = 6
MOMENTS = (0, 10, 40, 100)  # moves made before the counting begins

OTHERS = 2  # games with other options
SEED = "perft"

Count = dict[str, Any]  # players, options, the moves made, and the lines of one move, of two, and so on


def lines(game: Game, s: State, depth: int) -> int:
    """Sequences of that many moves, by whoever may move: those who are asked, the clock, and asides of anybody."""
    if depth == 0:
        return 1
    count = 0
    for seat in range(-1, s.seats):
        moves = rules.moves(s, seat, game.aside)
        if depth == 1:
            count += len(moves)
            continue
        for move in moves:
            after = s.clone()
            rules.play(after, seat, move, game.aside)
            count += lines(game, after, depth - 1)
    return count


def counts(match: Match, depth: int = 3) -> list[int]:
    return [lines(match.game, match.state, n) for n in range(1, depth + 1)]


def counted(match: Match) -> list[int]:
    """As deep as it takes to see much, but not long."""
    found: list[int] = []
    while match.waiting and len(found) < DEEPEST and (not found or found[-1] * widest(found) < MOST_LINES):
        found.append(lines(match.game, match.state, len(found) + 1))
    return found


def widest(found: list[int]) -> int:
    """By how much the last move multiplied the lines."""
    return found[-1] // (found[-2] or 1) if len(found) > 1 else found[-1]


def new_counts(game: Game) -> Iterator[Count]:
    """At some moments of a random game at every table size, and of games with other options."""
    tables: list[tuple[int, Json]] = [(players, {}) for players in range(game.fewest, game.most + 1)]
    tables += [(game.most, fitting(game, game.most, chosen)) for chosen in covering(game)[:OTHERS]]
    for players, options in tables:
        yield from on_the_way(new_match(game, players, SEED, options), options)


def on_the_way(match: Match, options: Json) -> Iterator[Count]:
    dice = Dice(match.players)
    for n in range(MOMENTS[-1] + 1):
        if not match.waiting:
            return
        if n in MOMENTS:
            made = [list(entry) for entry in match.log]
            yield {"players": match.players, "options": options, "moves": made, "lines": counted(match)}
        seat, move = rules.random_move(match.state, dice, match.game.aside)
        match.play(seat, match.game.vocabulary.text(move))


def recount(game: Game, kept: Count) -> list[int]:
    """The same lines, counted by the rules as they are now."""
    match = new_match(game, kept["players"], SEED, kept["options"])
    for seat, move in kept["moves"]:
        match.play(seat, move)
    return counts(match, len(kept["lines"]))
