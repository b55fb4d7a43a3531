"""What a game may tell programs that play it: the contract between a game's `mind` room and the bots."""

from typing import Generic

from mypy_extensions import mypyc_attr

from stellwerk.kernel.step import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """A game's judgement. Every game rates moves; the rest is brought by games whose bots search or learn.

    Asked only about states that fit what a seat knows: a mind may look at everything on such a table.
    """

    def rate(self, s: S, seat: int, move: int) -> float:
        """How good a legal move looks to a sensible player; only differences count. Making no move is worth 0."""
        raise NotImplementedError

    def worth(self, s: S) -> list[float]:
        """Per seat, how the position stands: what a search reads where it stops."""
        raise NotImplementedError

    def priors(self, s: S, seat: int, moves: list[int]) -> list[float]:
        """Per move, how likely a sensible player is to choose it: where a search looks first."""
        raise NotImplementedError

    def features(self, s: S, seat: int) -> list[float]:
        """The position as numbers, seen by one seat: what a learned judgement reads."""
        raise NotImplementedError
