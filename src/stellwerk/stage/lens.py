"""What a move would change in the score of the seat that asks, in a world that fits what it sees: no secret is told."""

from typing import Any, Final, NamedTuple

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Score
from stellwerk.kernel.match import knowledge
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.state import State
from stellwerk.kernel.step import Step
from stellwerk.kernel.table import Written, eyes_of
from stellwerk.stage.wire import Text

FURTHER: Final = 8  # questions that are followed
MOST: Final = 120  # answers that are tried in all
WORLDS: Final = 12  # so many are imagined before a source counts as known


class Change(NamedTuple):
    """The score before and after a move; the most that its own questions can still make of it; a word about it, and
    one about what it leads to.
    """

    before: Score
    after: Score
    best: Score | None = None
    note: Text | None = None
    ahead: Text | None = None
    seats: tuple[dict[str, int | None], ...] = ()  # without a move: everybody's sources; None: a secret


def lens(game: Game, table: Written, seat: int, move: str) -> Change:
    """Without a move: the score as it is."""
    s = game.take_in(table, seeded("lens"))
    before = game.scores(s)[seat]
    if not move:
        return Change(before, before, seats=tuple(certain(game, table)))
    number = game.vocabulary.parse(move)
    if rules.judge(s, seat, number, game.aside) is not None:
        return Change(before, before)
    asked, known = type(s.stack[-1]), knowledge(s)
    rules.play(s, seat, number, game.aside)
    after = game.scores(s)[seat]
    seen = game.lay_out(s, eyes_of(table.seat))
    next_ = said(game, "ahead", table, seen, move)
    best = furthest(game, s, seat, asked, known)
    if best is not None and best.total > after.total:
        return Change(before, after, best, None, next_)
    return Change(before, after, None, said(game, "remark", seen, move) if before == after else None, next_)


def certain(game: Game, table: Written) -> list[dict[str, int | None]]:
    """By seat, the sources that are the same in all worlds that fit what is seen."""
    worlds = [game.scores(game.take_in(table, seeded(f"score {n}"))) for n in range(WORLDS)]
    found: list[dict[str, int | None]] = []
    for scores in zip(*worlds):
        values = {key: {score.sources.get(key, 0) for score in scores} for score in scores for key in score.sources}
        found.append({key: some.pop() if len(some) == 1 else None for key, some in values.items()})
    return found


def furthest(game: Game, s: State, seat: int, asked: type[Step[Any]], known: int) -> Score | None:
    """The score after what the move itself still asks, each time answered for most points: until the same question
    comes again, somebody else is asked, or chance would have to decide. None: nothing follows.
    """
    best: Score | None = None
    tried = 0
    for _ in range(FURTHER):
        if not s.stack or rules.waiting(s) != (seat,) or type(s.stack[-1]) is asked:
            break
        found: tuple[Score, State] | None = None
        for move in rules.moves(s, seat, None):
            tried += 1
            if tried > MOST:
                return best
            next_ = s.clone()
            rules.play(next_, seat, move, game.aside)
            if knowledge(next_) != known:
                continue
            score = game.scores(next_)[seat]
            if found is None or score.total > found[0].total:
                found = score, next_
        if found is None:
            break
        best, s = found
    return best


def said(game: Game, hook: str, *about: Any) -> Text | None:
    """The stage's word: its `remark`, why a move brings nothing though it looks as if; `ahead`, what it leads to."""
    say = getattr(game.stage, hook, None)
    found: Text | None = None if say is None else say(*about)
    return found
