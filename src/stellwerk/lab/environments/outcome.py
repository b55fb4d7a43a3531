"""What a finished game is worth to its seats."""

from typing import Final, Literal, get_args

from stellwerk.kernel.game import Game, Result
from stellwerk.kernel.state import State

Reward = Literal["win", "points", "margin"]
REWARDS: Final = get_args(Reward)


def outcome(game: Game, state: State, reward: Reward) -> list[float]:
    """By seat: `win` shares +1 among the winners and -1 among the others, `points` are the totals, `margin` is the lead
    over the best of the others. Alone it is a rival that counts as the other, where there is one.
    """
    result = game.result(state)
    if result is None:
        return [0.0] * state.seats
    if reward == "win":
        return won(result, state.seats)
    totals = [score.total for score in game.scores(state)]
    if reward == "points":
        return [float(total) for total in totals]
    others = [] if result.rival is None else [result.rival.total]
    return [
        float(total - max([*totals[:seat], *totals[seat + 1 :], *others], default=0))
        for seat, total in enumerate(totals)
    ]


def won(result: Result, seats: int) -> list[float]:
    winners = len(result.winners)
    if winners == seats > 1:
        return [0.0] * seats
    return [1.0 / winners if seat in result.winners else -1.0 / (seats - winners) for seat in range(seats)]
