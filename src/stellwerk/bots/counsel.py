"""The best answers to a question, compared with each other: for hints, the coach and the review. From a view only."""

from typing import Any

import msgspec

from stellwerk.bots.advice import Advised, advise
from stellwerk.bots.bot import DECLINE
from stellwerk.bots.clock import Deadline
from stellwerk.bots.next_turns import next_turns
from stellwerk.bots.search.worlds import dealt
from stellwerk.kernel.game import Game
from stellwerk.kernel.rng import Dice

HINT_EFFORT = 3.0
COACH_EFFORT = 1.0
REVIEW_EFFORT = 1.0
MOST = 3  # answers that are compared
SEARCHED = 0.5  # so much of the effort finds them; the rest follows each of them
FOLLOWED = 0.15


def counsel(
    game: Game,
    table: Any,
    seat: int,
    moves: list[str],
    seed: int,
    seconds: float,
    effort: float,
    alike: dict[str, int] | None = None,
) -> list[Advised]:
    """Up to three answers, the best first; one of those that are told to be alike. All of them are followed through
    the same worlds, so what differs between them comes from the answer.
    """
    found = moves
    if len(moves) > 1:
        found = best_of(shortlist(game, table, seat, moves, seed, seconds / 2, effort), alike or {})
    share = seconds / 2 / len(found)
    return sorted([followed(game, table, seat, move, seed + 1, share, effort) for move in found], key=rank)


def followed(game: Game, table: Any, seat: int, move: str, seed: int, seconds: float, effort: float) -> Advised:
    """One answer: what is expected of it, and what it brings in the next turns."""
    deadline = Deadline(seconds)
    [one] = advise(game, table, seat, [move], Dice(seed), deadline, effort * FOLLOWED)
    rest = Deadline(max(deadline.left, seconds / 2))  # reasons are told even where the answer took all the time
    return msgspec.structs.replace(one, turns=next_turns(game, table, seat, move, seed, effort, rest))


def rank(one: Advised) -> tuple[float, float]:
    """The better chance first; where that cannot be told apart, more points."""
    return -round(one.chance, 2), -one.points


def shortlist(
    game: Game, table: Any, seat: int, moves: list[str], seed: int, seconds: float, effort: float
) -> list[str]:
    """What a search finds best; what it never tried comes in the order in which it looks promising."""
    searched = advise(game, table, seat, moves, Dice(seed), Deadline(seconds), effort * SEARCHED)
    found = [one.move for one in searched]
    others = [move for move in moves if move not in found and move != DECLINE]
    if others:
        numbers = [game.vocabulary.parse(move) for move in others]
        priors = game.mind.priors(dealt(game, table, seat, seed), seat, numbers)
        likely = sorted(range(len(others)), key=lambda i: -priors[i])
        found += [others[i] for i in likely]
    return found


def best_of(found: list[str], alike: dict[str, int]) -> list[str]:
    """The first three that differ."""
    out: dict[int | str, str] = {}
    for move in found:
        out.setdefault(alike.get(move, move), move)
    return list(out.values())[:MOST]
