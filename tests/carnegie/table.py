"""A table for worked examples: set up a position, play, look."""

from typing import Any

from stellwerk.games.carnegie import game
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel.match import Match, match_from_position, new_match
from stellwerk.words import english

A, B, C, D = 0, 1, 2, 3


def lay(players: int = 2, **position: Any) -> Match:
    """A written position; A is the first player."""
    return match_from_position(game, {"players": players, **position}, english(game.folder))


def fresh(players: int, seed: int | str = 0, **options: str) -> Match:
    """A new table; options are written with underscores."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return new_match(game, players, seed, chosen, english(game.folder))


def use(action: str, *seats: dict[str, Any], players: int = 2, **position: Any) -> Match:
    """Phase 3 of a round with this action."""
    return lay(players, phase="departments", action=action, seats=list(seats), **position)


def income(action: str, *seats: dict[str, Any], players: int = 2, **position: Any) -> Match:
    """Phase 2: by the standing strips HR pays in the West, MG in the South, CO in the East, RD in the South."""
    return lay(players, phase="income", action=action, seats=list(seats), **position)


def over(*seats: dict[str, Any], players: int = 2, **position: Any) -> Match:
    """The game is over: only the scoring is left."""
    markers = {"HR": 5, "MG": 5, "CO": 5, "RD": 5}
    return lay(players, phase="over", round=20, markers=markers, seats=list(seats), **position)


def discs(seat: str, *spaces: str, tab: str = "housing") -> dict[str, str]:
    return dict.fromkeys(spaces, f"{seat} {tab}")


def state(m: Match) -> CarnegieState:
    assert isinstance(m.state, CarnegieState)
    return m.state


def board(m: Match, seat: int = A) -> Player:
    return state(m).players[seat]


def play(m: Match, *moves: str, seat: int = A) -> Match:
    for move in moves:
        m.play(seat, move)
    return m


def why(m: Match, move: str, seat: int = A) -> str:
    """The key of the refusal; "" if the move is legal."""
    refused = m.why_not(seat, move)
    return "" if refused is None else refused.key


def points(m: Match, source: str, seat: int = A) -> int:
    return m.scores[seat].sources[source]
