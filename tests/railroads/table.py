"""A table for worked examples: set up a position, play, look."""

from typing import Any

from stellwerk.games.railroads import game
from stellwerk.games.railroads.model.ids import LINES
from stellwerk.games.railroads.model.state import Board, RailState
from stellwerk.games.railroads.rules.scoring import round_points
from stellwerk.kernel.match import Match, match_from_position, new_match
from stellwerk.words import english

A, B, C, D = 0, 1, 2, 3
GERMANY = {"germany": "on"}
COAL = {"coal": "on"}
NEW = {"new-material": "on"}
ALL = {**GERMANY, **COAL, **NEW}
RESOLVING = ["NextTurn", "AfterAction", "Effects"]
Seat = dict[str, Any]


def new(players: int = 2, seed: int | str = 0, **options: Any) -> Match:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return new_match(game, players, seed, chosen, english(game.folder))


def lay(players: int = 2, *seats: Seat, options: dict[str, Any] | None = None, **position: Any) -> Match:
    """A written position in the middle of the turns; A is asked."""
    given = [*seats, *({} for _ in range(players - len(seats)))]
    made = {"players": players, "options": options or {}, "seats": given, **position}
    return match_from_position(game, made, english(game.folder))


def effects(seat: Seat, players: int = 2, options: dict[str, Any] | None = None, **position: Any) -> Match:
    """A has effects pending: `may={"black": 2}` or `must=...`."""
    return lay(players, seat, options=options, acted=True, stack=RESOLVING, **position)


def state(m: Match) -> RailState:
    assert isinstance(m.state, RailState)
    return m.state


def board(m: Match, seat: int = A) -> Board:
    return state(m).boards[seat]


def line(m: Match, name: str, seat: int = A) -> list[int]:
    """The markers of a line from black on."""
    i = LINES.index(name)
    return board(m, seat).tracks[i * 5 : i * 5 + 5]


def points(m: Match, seat: int = A) -> list[int]:
    """Three lines and industry, as they would be scored now."""
    return round_points(state(m).parts, board(m, seat))


def play(m: Match, *moves: str) -> Match:
    """Moves written as `A place T2 ww`."""
    for move in moves:
        seat, text = move.split(" ", 1)
        m.play("ABCD".index(seat), text)
    return m


def why(m: Match, move: str) -> str:
    """The key of the refusal; "" if the move is legal."""
    seat, text = move.split(" ", 1)
    refused = m.why_not("ABCD".index(seat), text)
    return "" if refused is None else refused.key


def asked(m: Match) -> str:
    """The open question."""
    return str(m.position()["stack"][-1])
