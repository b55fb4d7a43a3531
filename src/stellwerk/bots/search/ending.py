"""Endgames in which only one seat still has a choice and nothing more is learnt: solved by trying everything."""

from stellwerk.bots.search.leaf import chances
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game
from stellwerk.kernel.state import State
from stellwerk.kernel.step import CLOCK


class Unsolved(Exception):
    """Somebody else has a choice, something is learnt, or there is too much to try."""


class Ending:
    """What one seat can still reach, and the finished game in which it does."""

    __slots__ = ("game", "known", "left", "par", "scale", "seat")

    def __init__(self, game: Game, s: State, seat: int, scale: float, par: float, most: int) -> None:
        self.game = game
        self.seat = seat
        self.scale = scale
        self.par = par
        self.left = most  # moves that may be tried
        self.known = s.learnt + s.rng.count

    def after(self, s: State, move: int) -> State:
        """The best end that this move leads to."""
        then = s.clone()
        self.play(then, self.seat, move)
        return self.best(then)

    def best(self, s: State) -> State:
        while s.stack:
            asked = rules.waiting(s)
            if CLOCK in asked or s.learnt + s.rng.count != self.known:
                raise Unsolved
            seat = asked[0]
            moves = rules.moves(s, seat, self.game.aside)
            if len(moves) > 1:
                if seat != self.seat:
                    raise Unsolved
                ends = [self.after(s, move) for move in moves]
                return max(ends, key=self.chance)
            self.play(s, seat, moves[0])
        return s

    def chance(self, s: State) -> float:
        """How the seat stands at the end."""
        return chances([float(score.total) for score in self.game.scores(s)], self.scale, self.par)[self.seat]

    def play(self, s: State, seat: int, move: int) -> None:
        self.left -= 1
        if self.left < 0:
            raise Unsolved
        rules.play(s, seat, move, self.game.aside)
