"""Tables for the tests: a match from a written position, and small questions to it."""

from typing import Any

from stellwerk.games.glueck_auf import game
from stellwerk.games.glueck_auf.model.ids import KINDS
from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.kernel.game import Json
from stellwerk.kernel.match import Match, match_from_position, new_match
from stellwerk.words import english

SAY = english(game.folder)


def table(players: int, seed: int = 0, **options: Any) -> Match:
    """A new match."""
    return new_match(game, players, seed, {name.replace("_", "-"): value for name, value in options.items()}, SAY)


def at(position: Json) -> Match:
    """A match that begins at a position."""
    return match_from_position(game, position, SAY)


def one(seat: Json, **rest: Any) -> Match:
    """Two players, seat A to move with this board; the other one has passed."""
    position: Json = {"players": 2, "start": "A", "passed": ["B"], "seats": [seat], **rest}
    if "zones" in position:
        position["zones"] = {zone: n for zone, n in position["zones"].items() if zone != "mine-12"}
    return at(position)


def lane(*wagons: Any, engine: str | None = None) -> Json:
    """A dock: `"W-CL"` is an empty wagon, `("W-CL", "L-CL-2")` a loaded one."""
    cards = [wagon if isinstance(wagon, str) else {"card": wagon[0], "load": wagon[1]} for wagon in wagons]
    return {"wagons": cards, "engine": engine}


def state(match: Match) -> GlueckState:
    assert isinstance(match.state, GlueckState)
    return match.state


def kinds(cards: list[int]) -> list[str]:
    return [KINDS[card >> 5] for card in cards]


def own(match: Match, seat: int = 0) -> Json:
    """A seat as it sees itself, cards by kind."""
    seen: Json = match.view(seat)["seats"][seat]
    for field in ("orders", "innovations", "row", "storage", "shares", "objectives", "delivered"):
        seen[field] = [name.partition(".")[0] for name in seen[field]]
    return seen


def need(match: Match, zone: str) -> int:
    """What the next use of a zone takes."""
    last: int = match.view(None)["zones"][zone]
    return last + 1


def why(match: Match, move: str, seat: int = 0) -> str:
    """The key of the reason against a move; "" for a legal one."""
    refused = match.why_not(seat, move)
    return "" if refused is None else refused.key


def play(match: Match, *moves: str, seat: int = 0) -> None:
    for move in moves:
        match.play(seat, move)


def places(match: Match, seat: int = 0) -> list[str]:
    """The zones where workers may be placed."""
    return [move.split()[1] for move in match.moves(seat) if move.startswith("place")]


def stack(match: Match, name: str) -> list[str]:
    """A stack by kinds, top card first."""
    return [card.partition(".")[0] for card in match.position()["stacks"][name]]


def stack_seen(match: Match, name: str, seat: int | None) -> list[str]:
    """The same as a seat sees it."""
    return [card.partition(".")[0] for card in match.view(seat)["stacks"][name]]
