"""What everything on the screen is for, and its numbers now: the game's answer to whoever points and asks."""

from collections.abc import Callable
from typing import Any, Final

from stellwerk.games.carnegie.scene import explain_board as board
from stellwerk.games.carnegie.scene import explain_company as company
from stellwerk.games.carnegie.scene.provenance import NOTES
from stellwerk.games.carnegie.scene.reader import Reader, about, say
from stellwerk.stage.explaining import Thing
from stellwerk.stage.wire import Card, Piece, Text

# by the first word of a piece's id; the others are given along
PIECES: Final[dict[str, Callable[..., Card]]] = {
    "action": board.action,
    "event": board.event,
    "marker": board.marker,
    "region": board.region,
    "box": board.box,
    "track": board.disc,
    "circle": board.circle,
    "lines": board.network,
    "city": board.city,
    "space": board.space,
    "donation": board.donation,
    "connections": board.connections,
    "market": company.market,
    "room": company.room,
    "reserve": company.reserve,
    "stand": company.stands,
    "lie": company.lie,
    "tab": company.tab,
    "source": company.source,
    "total": company.total,
}
# those that their notes tell: which sentence, and its rule
PLAIN: Final = {
    "gear": ("gear", "CA-3.4"),
    "outlook": ("outlook", "CA-4.2"),
    "round": ("round", "CA-3.4"),
    "price": ("price", "CA-4.6"),
    "andrew": ("andrew", "CA-12.3"),
    "joker": ("joker", "CA-5.4"),
    "net": ("connections", "CA-10.6"),
    "money": ("money", "CA-13.1"),
    "goods": ("goods", "CA-1.4"),
    "vp": ("vp", "CA-4.2"),
    "discs": ("discs", "CA-1.1"),
    "supply": ("supply", "CA-4.5"),
    "steps": ("steps", "CA-6.2"),
    "points": ("points", "CA-8.6"),
}
# by the first word of a zone's id
ZONES: Final = {
    "action": ("action", "CA-3.2"),
    "timeline": ("zone-timeline", "CA-2.1"),
    "gear": ("gear", "CA-3.4"),
    "marker": ("marker", "CA-13.4"),
    "outlook": ("outlook", "CA-4.2"),
    "region": ("region", "CA-4.1"),
    "boxes": ("box", "CA-8.7"),
    "discs": ("box", "CA-8.7"),
    "circle": ("circle", "CA-5.3"),
    "desk": ("zone-desk", ""),
    "round": ("round", "CA-3.4"),
    "choice": ("zone-desk", ""),
    "map": ("zone-map", "CA-8.3"),
    "network": ("lines", "CA-10.6"),
    "sign": ("zone-city", "CA-10.7"),
    "city": ("zone-city", "CA-8.3"),
    "andrew": ("andrew", "CA-12.3"),
    "rooms": ("zone-rooms", "CA-7.3"),
    "stand": ("standing", "CA-1.2"),
    "lie": ("lying", "CA-13.1"),
    "tabs": ("tab", "CA-8.5"),
    "purse": ("zone-purse", "CA-1.1"),
    "net": ("connections", "CA-10.6"),
    "reserve": ("reserve", "CA-7.5"),
    "joker": ("joker", "CA-5.4"),
    "sources": ("total", "CA-10.9"),
    "market": ("zone-market", "CA-7.3"),
    "donations": ("zone-donations", "CA-4.6"),
    "price": ("price", "CA-4.6"),
    "table": ("connections", "CA-10.6"),
}
REGIONS: Final = {"stage": "CA-3.1", "desk": "CA-3.1", "atlas": "CA-8.3", "shop": "CA-7.3", "seat": "CA-1.2"}
SIGNS: Final = {
    "round": "CA-3.1",
    "over": "CA-10.1",
    "sides": "CA-2.5",
    "projects": "CA-2.8",
    "companies": "CA-2.9",
    "timeline": "CA-3.2",
    "income": "CA-4.1",
    "donations": "CA-4.6",
    "departments": "CA-5.1",
    "activate": "CA-13.1",
    "end-of-round": "CA-13.4",
    "steps": "CA-6.2",
    "points": "CA-8.6",
}
FIGURES: Final = {
    "points": "CA-10.9",
    "money": "CA-13.1",
    "goods": "CA-1.4",
    "standing": "CA-1.2",
    "missions": "CA-5.3",
}


def card(reader: Reader, thing: Thing) -> Card | None:
    """None: the house says what it knows."""
    match thing.kind:
        case "piece":
            return None if thing.piece is None else piece_card(reader, thing.piece, *thing.id.split(":"))
        case "zone":
            text, rule = ZONES[thing.id.partition("-")[0]]
            return Card(name=thing.name, what=[say(text)], rule=rule)
        case "region":
            word = thing.id.partition("-")[0]
            return Card(name=thing.name, what=[say(f"region-{word}")], rule=REGIONS[word])
        case "figure":
            word = thing.name.m.removeprefix("figure-")
            return Card(name=thing.name, what=[say(f"figure-{word}")], rule=FIGURES.get(word, ""))
        case "sign":
            return sign_card(thing)
        case "source":
            return source_card(reader, thing)
    return None


def piece_card(reader: Reader, piece: Piece, word: str, *rest: Any) -> Card:
    if word in PIECES:
        return PIECES[word](reader, piece, *rest)
    if word == "option":
        return about(piece, [say(f"option-{rest[0].partition('-')[0]}")])
    text, rule = PLAIN[word]
    where = [note for note in piece.notes if is_origin(note)]
    return about(piece, [say(text)], [note for note in piece.notes if note not in where], rule, where)


def is_origin(note: Text) -> bool:
    return note.m.startswith("provenance-") or note.m in NOTES.values()


def sign_card(thing: Thing) -> Card:
    kind, _, word = thing.name.m.partition("-")
    if kind == "short":
        return Card(name=Text(f"type-{word}"), what=[Text(f"note-action-{word}"), say("action")], rule="CA-5.1")
    return Card(name=thing.name, what=[say(f"sign-{word}")], rule=SIGNS.get(word, ""))


def source_card(reader: Reader, thing: Thing) -> Card | None:
    if thing.id not in company.SOURCES:
        return None
    found = reader.of.sources.get(thing.id)
    now = [] if found is None else [say("points-now", n=found)]
    return Card(name=thing.name, what=[say(f"source-{thing.id}")], now=now, rule=company.SOURCES[thing.id])
