"""A bot that looks ahead: it deals worlds that fit what its seat knows, and searches them together."""

from typing import Any

from stellwerk.bots.bot import DECLINE
from stellwerk.bots.clock import Deadline
from stellwerk.bots.search.leaf import Leaf
from stellwerk.bots.search.search import Search
from stellwerk.bots.search.tree import PASSED_OVER
from stellwerk.bots.search.worlds import dealt
from stellwerk.kernel.game import Game
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.table import eyes_of

MOST_POSITIONS = 5_000  # of an endgame that is solved, and as many more as lines of play are searched
AFTER_TOO_MUCH = 500  # once there were too many, until there are few enough
AT_ONCE = 4  # lines of play in one world, and between two looks at the clock


class Searcher:
    """Thinks `effort` times as long as its game's mind calls a moment, counted in lines of play, not in time; less
    where the mind has had enough.

    It has an answer from the first lines on: where the clock ends its thinking, it plays the best so far.
    """

    def __init__(self, effort: float) -> None:
        self.effort = effort
        self.last: Search | None = None  # what it searched before, and where that has led

    def choose(self, game: Game, table: Any, seat: int, moves: list[str], dice: Dice, deadline: Deadline) -> str:
        if len(moves) == 1:
            return moves[0]
        search = self.searched(game, table, seat, moves, dice, deadline)
        best = search.ranked()[0].move
        self.last = search
        return DECLINE if best == PASSED_OVER else game.vocabulary.text(best)

    def effort_in(self, game: Game) -> float:
        return self.effort

    def judgement(self, game: Game) -> Mind[Any]:
        return game.learned

    def searched(
        self,
        game: Game,
        table: Any,
        seat: int,
        moves: list[str],
        dice: Dice,
        deadline: Deadline,
        explained: bool = False,
    ) -> Search:
        """The question, thought through as far as lines and clock allow."""
        mind = self.judgement(game)
        numbers = [PASSED_OVER if move == DECLINE else game.vocabulary.parse(move) for move in moves]
        world = dealt(game, table, seat, dice.below(1 << 24))
        lines = round(mind.moment(world.seats) * min(self.effort_in(game), mind.enough(world.seats)))
        search = Search(game, mind, world, seat, numbers, Leaf(mind.plies(world.seats), mind.guided, mind.scale), dice)
        if explained:
            search.accounts = {}
        search.foretell()
        if not search.leads:
            lines = max(AT_ONCE, lines)
            self.begin(search, table, lines, deadline)
        hides = game.hides(table.players)
        while search.done < lines and not search.solved and (explained or not search.settled(lines - search.done)):
            if deadline.passed and search.done >= AT_ONCE:
                break
            if hides and search.done:
                search.world = dealt(game, table, seat, dice.below(1 << 24))
            search.think(min(AT_ONCE, lines - search.done))
        return search

    def begin(self, search: Search, table: Any, lines: int, deadline: Deadline) -> None:
        """Solved, where that can be done; else the tree of the question before goes on, if it has led here."""
        half = Deadline(deadline.left / 2)  # where it cannot be solved in time, the rest is for looking ahead
        kept = self.last
        most = AFTER_TOO_MUCH if kept is not None and kept.too_much else MOST_POSITIONS + lines
        search.solve(most, lambda: half.passed)
        seat, game = search.seat, search.game
        if not search.solved and kept is not None and kept.seat == seat and kept.game is game:
            search.take_over(kept, lambda s: bool(game.lay_out(s, eyes_of(seat)) == table))
