"""What a game may tell programs that play it: the contract between a game's `mind` room and the bots."""

from typing import ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from stellwerk.kernel.network import Network
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import S

NEVER: Final = -1e6  # the rating of what no sensible player does: a search leaves it out
TO_THE_END: Final = 100_000  # moves
NOT_FOLLOWED: Final = -1e9  # a lead that nobody asked for
NEVER_ENOUGH: Final = 1e9  # moments


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """A game's judgement. Every game rates moves; the rest is brought by games whose bots search or learn.

    Asked only about states that fit what a seat knows: a mind may look at everything on such a table.
    """

    temper: ClassVar[float] = 1.0  # the difference in rating that makes a move a quarter as likely
    scale: ClassVar[float] = 10.0  # the lead in points that is half-way from an even game to a won one
    guided: ClassVar[bool] = True  # whether moves beyond the tree are the best at sight, or drawn at random
    boldness: ClassVar[float] = 1.0  # how far a search follows its priors against what it has seen
    moments: ClassVar[tuple[float, float, float]] = (1.0, 4.0, 16.0)  # of thought, by level of those that search
    fitted: ClassVar[dict[int, list[list[float]]]] = {}  # by number of players: how the features weigh, see `weigh`
    network: Network | None = None  # what was learned beyond that

    def moment(self, players: int) -> int:
        """How many lines of play a search follows in a moment: fewer where what was learned makes each take longer."""
        learned = self.learned_for(players)
        return learned.lines if learned is not None and learned.lines else self.lines(players)

    def lines(self, players: int) -> int:
        """The same without what was learned: as many as take some hundredths of a second with compiled rules."""
        return 100

    def plies(self, players: int) -> int:
        """How many moves a search makes beyond its tree before it judges: all, if the game knows no better."""
        return TO_THE_END

    def enough(self, players: int) -> float:
        """How many moments of thought still make a search stronger; beyond them it trusts its judgement too far."""
        return NEVER_ENOUGH

    def foretold(self, s: S, seat: int, moves: list[int], dice: Dice) -> list[float]:
        """By move, the lead in points that a seat can expect in the end, where a game has learned that so well that no
        tree has to be searched; else empty.
        """
        return []

    def followed(self, s: S, seat: int, moves: list[int], leads: list[float], dice: Dice) -> list[float]:
        """The same leads seen more closely: as one line of play after each move shows them, all in the same world.
        NOT_FOLLOWED for moves that are too bad for that; empty where nothing is to be found out.
        """
        return []

    def of_level(self, step: int) -> "Mind[S]":
        """What a level knows, by its step among those that think, from 1: upper ones may have learned from playing
        against lower ones.
        """
        return self

    def taught(self, network: Network | None) -> "Mind[S]":
        """The same judgement with what a network has learned; itself, where there is none."""
        if network is None:
            return self
        other: Mind[S] = type(self)()
        other.network = network
        return other

    def learned_for(self, players: int) -> Network | None:
        learned = self.network
        return learned if learned is not None and players in learned.players else None

    def rate(self, s: S, seat: int, move: int) -> float:
        """How good a legal move looks to a sensible player; only differences count. Making no move is worth 0."""
        raise NotImplementedError

    def rates(self, s: S, seat: int, moves: list[int]) -> list[float]:
        """All of these moves rated, in their order. A game whose moves have work in common does it once here."""
        return [self.rate(s, seat, move) for move in moves]

    def worth(self, s: S) -> list[float]:
        """Per seat, the points that it can expect to have at the end: what a search reads where it stops.

        Only while the game goes on: then points are counted.
        """
        learned = self.learned_for(s.seats)
        if learned is None:
            return self.outlook(s)
        seen = [self.features(s, seat) for seat in range(s.seats)]
        points = self.weighed(seen) if self.fitted else self.outlook(s)
        for seat in range(s.seats):
            points[seat] += learned.expected(learned.think(seen[seat], s.seats))
        return points

    def outlook(self, s: S) -> list[float]:
        """The same before anything was learned: the features weighed; or, without weights, the game's own."""
        return self.weighed([self.features(s, seat) for seat in range(s.seats)])

    def weighed(self, seen: list[list[float]]) -> list[float]:
        """Per seat, what its features are worth by the fitted weights."""
        weights = self.fitted[len(seen)]
        return [weigh(features, weights) for features in seen]

    def priors(self, s: S, seat: int, moves: list[int]) -> list[float]:
        """Per move, how likely a sensible player is to choose it: where a search looks first. They add up to 1.

        Where the rules do not insist on a move, the last of them may be NONE.
        """
        return shares(self.rated(s, seat, moves), self.temper)

    def rated(self, s: S, seat: int, moves: list[int]) -> list[float]:
        """All of these moves, of which the last may be NONE."""
        return [*self.rates(s, seat, moves[:-1]), 0.0] if moves[-1] == NONE else self.rates(s, seat, moves)

    def leanings(self, s: S, seat: int, moves: list[int]) -> list[float]:
        """The priors, mended by what was learned about kinds of moves."""
        found = self.priors(s, seat, moves)
        learned = self.learned_for(s.seats)
        if learned is None or not learned.leaning.rows or len(moves) == 1:
            return found
        by_kind = learned.leanings(learned.think(self.features(s, seat), s.seats))
        whole = 0.0
        for i in range(len(moves)):
            found[i] *= by_kind[learned.kind(moves[i])]
            whole += found[i]
        return [share / whole for share in found]

    def features(self, s: S, seat: int) -> list[float]:
        """The position as numbers, seen by one seat: what a learned judgement reads.

        The first one says how far the game has gone, from 0 to 1.
        """
        raise NotImplementedError


def shares(rated: list[float], temper: float) -> list[float]:
    """How likely each of the moves is that are rated so; they add up to 1."""
    highest = max(rated)
    out: list[float] = []
    whole = 0.0
    for rating in rated:
        near = 1.0 / (1.0 + (highest - rating) / temper) if rating > NEVER or rating == highest else 0.0
        out.append(near * near)
        whole += near * near
    return [share / whole for share in out]


def weigh(features: list[float], weights: list[list[float]]) -> float:
    """The sum of the features, each times its weight; the rows of weights belong to moments spread over the game.

    Between two moments both rows count, as near as each is. The first weight of a row stands for itself.
    Features beyond the weights are there for networks.
    """
    at = max(0.0, min(1.0, features[0])) * (len(weights) - 1)
    row = min(int(at), len(weights) - 2)
    share = at - row
    before, after = weights[row], weights[row + 1]
    value = before[0] * (1.0 - share) + after[0] * share
    for i in range(1, len(before)):
        value += features[i] * (before[i] * (1.0 - share) + after[i] * share)
    return value
