"""What an answer has brought by the time its seat's next turns begin: the reasons of advice. From a view only."""

from typing import Any

import msgspec

from stellwerk.bots.bot import DECLINE
from stellwerk.bots.clock import Deadline
from stellwerk.bots.search.leaf import sensible
from stellwerk.bots.search.worlds import dealt
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game
from stellwerk.kernel.state import State
from stellwerk.kernel.table import eyes_of
from stellwerk.stage.parts import Kept

TURNS = 4  # that are looked at
LONGEST = 40  # moves, where nobody else is asked
FEWEST, MOST = 1, 6  # worlds, the same for all answers to a question
PER_EFFORT = 2


class NextTurn(msgspec.Struct, frozen=True):
    """A seat at the beginning of a turn, world by world."""

    asked: list[str]  # the round and the open question: turns are only compared where these are the same
    sources: dict[str, list[float]]  # its points, as if the game ended then
    figures: dict[str, list[float]]  # what else is told of it on its plate, by the message that names it
    others: list[float]  # the points of the best of the others


def next_turns(
    game: Game, table: Any, seat: int, move: str, seed: int, effort: float, deadline: Deadline
) -> list[NextTurn]:
    """The answer is given; from then on everybody makes the move that looks best. Fewer turns where time runs out."""
    worlds = [after(game, table, seat, move, f"{seed} {n}") for n in range(how_many(game, table, effort))]
    kept = Kept()
    turns: list[NextTurn] = []
    while len(turns) < TURNS and not deadline.passed:
        for s in worlds:
            go_on(game, s, seat)
        turns.append(looked_at(game, worlds, seat, kept))
    return turns


def how_many(game: Game, table: Any, effort: float) -> int:
    """Where nothing is hidden, all worlds are the same."""
    return max(FEWEST, min(MOST, round(PER_EFFORT * effort))) if game.hides(table.players) else FEWEST


def after(game: Game, table: Any, seat: int, move: str, seed: str) -> State:
    s = dealt(game, table, seat, seed)
    if move != DECLINE:
        rules.play(s, seat, game.vocabulary.parse(move), game.aside)
    return s


def go_on(game: Game, s: State, seat: int) -> None:
    """Until the seat is asked again after somebody else was; alone, until much has been done."""
    others = False
    for _ in range(LONGEST):
        waiting = rules.waiting(s)
        if not waiting or (others and seat in waiting):
            return
        who, what = sensible(game.mind, s, game.aside)
        rules.play(s, who, what, game.aside)
        others = others or who != seat


def looked_at(game: Game, worlds: list[State], seat: int, kept: Kept) -> NextTurn:
    scores = [game.scores(s) for s in worlds]
    sources = [found[seat].sources for found in scores]
    figures = [figures_of(game, s, seat, kept) for s in worlds]
    others = [[score.total for other, score in enumerate(found) if other != seat] for found in scores]
    best = [float(max(found, default=0)) for found in others]
    return NextTurn([asked(s) for s in worlds], by_name(sources), by_name(figures), best)


def asked(s: State) -> str:
    return f"{s.when()[0]} {type(s.stack[-1]).__name__ if s.stack else ''}"


def figures_of(game: Game, s: State, seat: int, kept: Kept) -> dict[str, int]:
    """All but the first, which is the score."""
    strips = game.stage.picture(game.lay_out(s, eyes_of(seat)), kept).strips
    own = next(strip for strip in strips if strip.seat == seat)
    return {one.name.m: one.value for one in own.figures[1:] if one.value is not None}


def by_name(worlds: list[dict[str, int]]) -> dict[str, list[float]]:
    """What a world does not tell is nothing there."""
    names = dict.fromkeys(name for world in worlds for name in world)
    return {name: [float(world.get(name, 0)) for world in worlds] for name in names}
