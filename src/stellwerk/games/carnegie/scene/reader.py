"""Who reads a card, and the words in which things are told."""

from typing import NamedTuple

from stellwerk.games.carnegie.model.table import Table
from stellwerk.games.carnegie.scene.companies import Company
from stellwerk.games.carnegie.scene.pieces import Seen
from stellwerk.stage.wire import Args, Card, Piece, Text


class Reader(NamedTuple):
    """The table, and the company whose numbers are told: one's own, to a spectator that of the player at turn."""

    table: Table
    seen: Seen
    of: Company


def say(key: str, **args: object) -> Text:
    """One of the sentences that explain."""
    return Text(f"explain-{key}", dict(args))


def about(
    piece: Piece, what: list[Text], now: list[Text] | None = None, rule: str = "", origin: list[Text] | None = None
) -> Card:
    return Card(name=piece.name, what=what, now=now or [], rule=rule, origin=origin or [])


def money(n: int) -> Args:
    return {"m": "money", "a": {"n": n}}
