"""What is read where the tree ends: the position judged at once, after some sensible moves, or played to the end."""

from typing import Any

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import State
from stellwerk.kernel.step import CLOCK, Aside


class Leaf:
    """How a game's positions are valued: `plies` more moves are made, then the mind judges (or the points count, where
    the game is over). `guided` moves are those that look best at once, the others are drawn at random.
    """

    __slots__ = ("guided", "plies", "scale")

    def __init__(self, plies: int, guided: bool, scale: float) -> None:
        self.plies = plies
        self.guided = guided
        self.scale = scale  # the lead that is half-way from an even game to a won one

    def points(self, game: Game, mind: Mind[Any], s: State, dice: Dice) -> list[float]:
        """Per seat, the result to be expected."""
        for _ in range(self.plies):
            if not s.stack:
                break
            if self.guided:
                seat, move = sensible(mind, s, game.aside)
            else:
                seat, move = rules.random_move(s, dice, game.aside)
            rules.play(s, seat, move, game.aside)
        if s.stack:
            return mind.worth(s)
        return [float(score.total) for score in game.scores(s)]


def sensible(mind: Mind[Any], s: State, aside: Aside[Any] | None) -> tuple[int, int]:
    """Who answers next, and what looks best; where the clock runs, whoever gains by a move."""
    timed = s.stack[-1].clock(s) is not None
    for seat in range(s.seats) if timed else rules.waiting(s)[:1]:
        moves = rules.moves(s, seat, aside)
        if len(moves) == 1 and not timed:
            return seat, moves[0]
        if moves:
            rated = mind.rates(s, seat, moves)
            if not timed or max(rated) > 0.0:
                return seat, moves[rated.index(max(rated))]
    return CLOCK, rules.moves(s, CLOCK, aside)[0]


def chances(points: list[float], scale: float, par: float) -> list[float]:
    """From points to how well each seat stands, between 0 and 1: by its lead over the others, whose mean is less often
    wrong than the best of them; alone, over what was expected before.
    """
    out: list[float] = []
    for seat, own in enumerate(points):
        theirs = par
        if len(points) > 1:
            theirs = 0.0
            for other, found in enumerate(points):
                if other != seat:
                    theirs += found
            theirs /= len(points) - 1
        out.append(chance(own - theirs, scale))
    return out


def chance(lead: float, scale: float) -> float:
    """How well somebody stands with such a lead."""
    share = lead / scale
    return 0.5 + 0.5 * share / (1.0 + abs(share))
