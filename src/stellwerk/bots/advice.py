"""What a move is expected to bring: for hints, the coach and the review. From a view only."""

from typing import Any

import msgspec

from stellwerk.bots.bot import DECLINE
from stellwerk.bots.clock import Deadline
from stellwerk.bots.next_turns import NextTurn
from stellwerk.bots.search.tree import PASSED_OVER
from stellwerk.bots.searching import Searcher
from stellwerk.kernel.game import Game
from stellwerk.kernel.rng import Dice


class Advised(msgspec.Struct, frozen=True):
    """One answer to the question: what came of it in the lines of play that were looked at."""

    move: str
    chance: float  # to win, from 0 to 1
    points: float  # at the end, for the seat that is asked
    lines: int  # how many lines of play it was followed for
    turns: list[NextTurn] = []  # of the seat, as they begin after this answer


def advise(
    game: Game, table: Any, seat: int, moves: list[str], dice: Dice, deadline: Deadline, effort: float = 3.0
) -> list[Advised]:
    """All answers that were looked at, the best first."""
    search = Searcher(effort).searched(game, table, seat, moves, dice, deadline, explained=True)
    accounts = search.accounts or {}
    found = []
    for arm in search.ranked():
        account = accounts.get(arm.move)
        if account is not None:
            move = DECLINE if arm.move == PASSED_OVER else game.vocabulary.text(arm.move)
            found.append(Advised(move, arm.mean, account.points / account.lines, account.lines))
    return found
