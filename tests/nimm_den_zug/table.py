"""A table for worked examples: set up a position, play, look."""

from typing import Any

import stellwerk
from stellwerk import Match
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.kernel.table import BLANK

A, B, C, D, E = 0, 1, 2, 3, 4
RICH = [{"money": 5000, "goals": []} for _ in range(6)]


def lay(players: int = 3, **position: Any) -> Match:
    """A written position. Nobody holds goals unless it says so; A is the start player."""
    seats = position.pop("seats", [])
    seats = [{"goals": [], **seat} for seat in seats] + [{"goals": []} for _ in range(players - len(seats))]
    options = position.pop("options", {})
    made = {"players": players, "start": "A", "seats": seats, "options": options, **position}
    return stellwerk.set_up("nimm-den-zug", made)


def wagons(players: int = 3, **position: Any) -> Match:
    """The wagon phase."""
    return lay(players, phase="wagons", **position)


def train(loco: str, *cards: str, **more: Any) -> dict[str, Any]:
    return {"loco": loco, "wagons": list(cards), **more}


def trains(*locos: str) -> list[dict[str, Any]]:
    return [train(loco) for loco in locos]


def substitute(loco: str, *cards: str) -> dict[str, Any]:
    return train(loco, *cards, substitute=True)


def state(m: Match) -> NimmState:
    assert isinstance(m.state, NimmState)
    return m.state


def money(m: Match) -> list[int]:
    return [p.money for p in state(m).players]


def why(m: Match, seat: int, move: str) -> str:
    """The key of the refusal; "" if the move is legal."""
    refused = m.why_not(seat, move)
    return "" if refused is None else refused.key


def play(m: Match, *moves: str) -> None:
    """Moves written as `A bid 400`."""
    for move in moves:
        seat, text = move.split(" ", 1)
        m.play("ABCDEF".index(seat), text)


def locos(m: Match, seat: int) -> list[str | None]:
    """A player's locomotives; None for a substitute."""
    trains = m.view(seat)["seats"][seat]["trains"]
    return [None if one["substitute"] and one["loco"] == BLANK else one["loco"] for one in trains]


def order(m: Match) -> list[int]:
    """The players by their order tiles."""
    tiles = [one["tile"] for one in m.view(None)["seats"]]
    return sorted(range(m.players), key=tiles.__getitem__)


def question(m: Match) -> str:
    """What is asked; "" when the game is over."""
    return (view(m)["steps"] or [""])[-1]


def view(m: Match, seat: int | None = None) -> dict[str, Any]:
    return m.view(seat)
