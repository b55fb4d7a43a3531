"""Greedy games on bare states, where everybody sees everything: many of them, quickly, to measure and to learn."""

from collections.abc import Iterator

from stellwerk.kernel import play
from stellwerk.kernel.game import Game
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.state import State
from stellwerk.kernel.step import CLOCK


def fresh(game: Game, players: int, seed: int) -> State:
    """A game with the usual options, at its first question."""
    s: State = game.set_up(players, seeded(seed), {option.id: option.default for option in game.options})
    play.settle(s)
    return s


def states(game: Game, s: State, dice: Dice, astray: int = 0) -> Iterator[tuple[State, int, list[int]]]:
    """Play to the end; every choice on the way: the state, whose it is, and what there is to choose from.

    One move in so many goes `astray`, at random: positions as they come up when not everybody plays alike.
    """
    while s.stack:
        seat, moves = asked(game, s, dice)
        move = moves[0]
        if seat != CLOCK and len(moves) > 1:
            yield s, seat, moves
            if astray and dice.below(astray) == 0:
                move = moves[dice.below(len(moves))]
            else:
                rated = game.mind.rates(s, seat, moves)
                highest = max(rated)
                best = [move for move, rating in zip(moves, rated) if rating == highest]
                move = best[dice.below(len(best))]
        play.play(s, seat, move, game.aside)


def asked(game: Game, s: State, dice: Dice) -> tuple[int, list[int]]:
    """Who moves next, out of which moves: against the clock whoever has a good one, else any of the asked seats."""
    waiting = play.waiting(s)
    if CLOCK in waiting:
        for seat in range(s.seats):
            moves = play.moves(s, seat, game.aside)
            if moves and max(game.mind.rates(s, seat, moves)) > 0:
                return seat, moves
        return CLOCK, play.moves(s, CLOCK, game.aside)
    seat = waiting[dice.below(len(waiting))]
    return seat, play.moves(s, seat, game.aside)
