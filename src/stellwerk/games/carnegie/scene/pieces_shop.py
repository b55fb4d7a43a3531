"""The market of departments, the donations, the table of connections, and Andrew."""

from functools import lru_cache

from stellwerk.games.carnegie.model.components import (
    BASE_KINDS,
    CARD_ACTION,
    CARD_BOXES,
    CARD_CITIES,
    CARD_DEPARTMENTS,
    CARD_DONATION,
    CARD_SHIFT,
    CARD_TRACK,
    CARDS,
    CITIES,
    CONNECTION,
    COUNTS,
    DONATION_VP,
    KIND_TYPE,
    SHIFT_VP,
    TILE_COUNT,
)
from stellwerk.games.carnegie.model.ids import DONATIONS, REGIONS, TILES, TYPES
from stellwerk.games.carnegie.model.parts import Parts
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.connections import Connection
from stellwerk.games.carnegie.scene.companies import Worth
from stellwerk.games.carnegie.scene.pieces_company import room
from stellwerk.games.carnegie.scene.provenance import printed_origin
from stellwerk.games.carnegie.scene.symbols import Slots
from stellwerk.games.carnegie.scene.symbols import counted as counted_symbol
from stellwerk.stage.parts import Pieces
from stellwerk.stage.wire import Piece, Text


def printed_shop() -> Pieces:
    return {"connections": connections(0, 0, 0)}


def market(tiles: dict[str, int], departments: str, parts: Parts) -> Pieces:
    """One row for every type; kinds of the base game keep their places."""
    wide = 8 if departments == "open-bar" else 4
    base = departments == "base"
    ranks = [0, 0, 0, 0]
    out: Pieces = {}
    for kind in range(BASE_KINDS if base else TILE_COUNT):
        n = tiles.get(TILES[kind], 0)
        of_type = KIND_TYPE[kind]
        if n:
            at = of_type * wide + (kind % 4 if base else ranks[of_type])
            out[f"market:{TILES[kind]}"] = room(parts, kind, "market", at, count=n)
            ranks[of_type] += 1
    return out


Givers = dict[str, tuple[int | str, ...]]  # who has a disc on each donation space: seats, "neutral", "andrew"


def given(seats: list[tuple[str, ...]], neutral: tuple[str, ...], andrew: tuple[str, ...]) -> Givers:
    out: Givers = dict.fromkeys(DONATIONS, ())
    whose: list[tuple[int | str, tuple[str, ...]]] = [*enumerate(seats), ("neutral", neutral), ("andrew", andrew)]
    for who, names in whose:
        for name in names:
            out[name] = (*out[name], who)
    return out


def donations(seat: int, worth: Worth, givers: Givers) -> Pieces:
    """Through the eyes of one seat: what each donation pays it, and what the next one costs."""
    out = {
        f"donation:{name}": donation(i, seat, worth.each[i], worth.limit, givers[name])
        for i, name in enumerate(DONATIONS)
    }
    text = Text("piece-price", {"n": worth.price, "seat": f"seat-{seat}"})
    slots = {"icon": "sym-donation", "figure": f"{{money:{worth.price}}}"}
    steps = [Text("note-prices", {"n": worth.step})]
    out["price:next"] = Piece(z="price", i=0, k="chip", name=text, slots=slots, notes=steps)
    return out


@lru_cache(maxsize=4096)
def donation(i: int, seat: int, worth: int, limit: int, givers: tuple[int | str, ...]) -> Piece:
    name = DONATIONS[i]
    slots: Slots = {"code": name, "vp": str(DONATION_VP[i])}
    symbol = counted_symbol(COUNTS[i])
    if symbol:
        slots["icon"] = symbol
    notes: list[Text] = []
    for who in givers:
        slots[f"d{who}" if isinstance(who, int) else who] = "yes"
        notes.append(Text("note-gave-neutral") if who == "neutral" else Text("note-gave", {"seat": giver(who)}))
    look = "ca-given" if notes else "ca-open"
    slots["mine"] = f"{{score-unit:{worth}}}"
    mine = seat in givers
    notes.append(Text("note-worth-mine" if mine else "note-worth", {"n": worth, "most": limit}))
    notes += printed_origin(name)
    look += " ca-mine" if mine else ""
    return Piece(z="donations", i=i, k="donation", name=Text(f"donation-{name}"), slots=slots, c=look, notes=notes)


def giver(who: int | str) -> str:
    return f"seat-{who}" if isinstance(who, int) else who


def connection_table(found: Connection) -> Pieces:
    """Only where the seat stands somewhere in it."""
    return {"connections": connections(found.vp, found.links, found.level)} if found.vp else {}


def connections(vp: int, links: int, level: int) -> Piece:
    """Link points times transport level, and where the seat stands."""
    slots: Slots = {"name": "short-network"}
    for row in range(2, 6):
        for column in range(3):
            slots[f"v{row}{column}"] = str(CONNECTION[row][column])
    if vp:
        slots["here"] = f"r{min(5, links)}c{level}"
    notes = [Text("note-connections"), *printed_origin("connections")]
    return Piece(z="table", i=0, k="table", name=Text("piece-connections"), slots=slots, notes=notes)


def andrew(s: CarnegieState, found: dict[str, int]) -> Pieces:
    """His last card, and what he has by source."""
    total = sum(found.values())
    slots: Slots = {"name": "andrew", "vp": str(total), "tiles": str(len(s.andrew_tiles)), "deck": str(len(s.deck))}
    notes = [Text("note-andrew-source", {"source": f"source-{name}", "n": n}) for name, n in found.items()]
    notes.append(Text("note-andrew-deck", {"n": len(s.deck)}))
    if s.andrew_tiles:
        notes.append(Text("note-andrew-tiles", {"departments": [f"department-{TILES[k]}" for k in s.andrew_tiles]}))
    if s.played:
        card = s.played[-1]
        slots |= {
            "action": f"sym-{TYPES[CARD_ACTION[card]]}",
            "shift": f"+{SHIFT_VP[s.shift]}",
        }
        notes += [card_note(card), *printed_origin(f"card-{CARDS[card]}")]
    text = Text("piece-andrew", {"n": total})
    return {"andrew:card": Piece(z="andrew", i=0, k="andrew", name=text, slots=slots, notes=notes)}


def card_note(card: int) -> Text:
    return Text(
        "note-andrew-card",
        {
            "card": CARDS[card],
            "type": f"type-{TYPES[CARD_ACTION[card]]}",
            "donation": DONATIONS[CARD_DONATION[card]],
            "shift": CARD_SHIFT[card],
            "departments": [f"type-{TYPES[of_type]}" for of_type in CARD_DEPARTMENTS[card]],
            "cities": [f"city-{CITIES[city]}" for city in CARD_CITIES[card]],
            "region": f"region-{REGIONS[CARD_TRACK[card]]}",
            "boxes": CARD_BOXES[card],
        },
    )
