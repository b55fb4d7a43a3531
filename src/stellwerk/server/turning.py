"""Which turns decided a game that is over: those that brought their player most, by the score's change."""

from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.match import FORMAT, Entry, Match, load_match
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.state import Ear
from stellwerk.server.wire import TurningPoint
from stellwerk.stage.scenes import line

MOST = 3


def turning_points(game: Game, setup: Json, log: list[Entry]) -> list[TurningPoint]:
    """The log is played again, so none under rules that have changed since. Where a round is counted everybody gains:
    that is nobody's turn.
    """
    try:
        turns = played_again(load_match(game, {**setup, "format": FORMAT, "log": []}), log)
    except Refused:
        return []
    best = sorted([turn for turn in turns if turn.points > 0], key=lambda turn: -turn.points)
    return best[:MOST]


def played_again(match: Match, log: list[Entry]) -> list[TurningPoint]:
    """Moves of the same player that follow each other are one turn, up to the question with which it began.

    What was taken back did not happen.
    """
    turns: list[TurningPoint] = []
    totals = [score.total for score in match.scores]
    began = ""
    for entry in log:
        asked = type(match.state.stack[-1]).__name__ if match.state.stack else ""
        match.ear = ear = Ear()
        match.replay(entry.seat, entry.move)
        before, totals = totals, [score.total for score in match.scores]
        if entry.move.startswith("undo"):
            turns = [turn for turn in turns if turn.seat != entry.seat or turn is not turns[-1]]
            continue
        if not 0 <= entry.seat < match.players:
            continue
        told = [line(event, match.version) for event in ear.events if event.heard_by(None)]
        counted = any(event.key in match.game.milestones for event in ear.events)
        gain = 0 if counted else totals[entry.seat] - before[entry.seat]
        if turns and turns[-1].seat == entry.seat and asked != began:
            last = turns[-1]
            last.v, last.points, last.lines = match.version, last.points + gain, last.lines + told
        else:
            began = asked
            turns.append(TurningPoint(match.version, entry.seat, gain, told))
    return turns
