"""What everything on the screen is for, and its numbers now."""

from typing import Final

from coal_auction.model.components import BOX
from coal_auction.model.ids import CARDS, TOKENS
from coal_auction.model.table import Table
from stellwerk.stage.explaining import Thing
from stellwerk.stage.wire import Card, Text

RULES: Final = {"card": "TOY-4", "token": "TOY-5", "tokens": "TOY-5", "wagon": "TOY-4", "lot": "TOY-2"}


def card(table: Table, thing: Thing) -> Card:
    key = kind(thing)
    rule = RULES.get(key, "TOY-1")
    return Card(name=thing.name, what=[Text(f"explain-{key}")], now=now(table, thing, key), rule=rule)


def kind(thing: Thing) -> str:
    """Things of one kind are for the same purpose: `wagon` stands for `wagon-0-2`."""
    match thing.kind:
        case "piece":
            return thing.piece.k if thing.piece else ""
        case "zone":
            return thing.id.partition("-")[0]
        case "region":
            return "stage" if thing.id == "stage" else "board"
        case "source":
            return f"source-{thing.id}"
    return "round" if thing.kind == "sign" else "coins"


def now(table: Table, thing: Thing, key: str) -> list[Text]:
    if key == "card":
        return [Text("explain-worth", {"n": BOX.worth[CARDS.index(thing.id)]})]
    if key == "token":
        return [Text("explain-wants", {"n": BOX.wants[TOKENS.index(thing.id)], "bonus": BOX.bonus})]
    if key == "wagon":
        seat, n = (int(one) for one in thing.id.split("-")[1:])
        return [Text("explain-room", {"n": BOX.wagon - len(table.seats[seat].wagons[n - 1])})]
    return []
