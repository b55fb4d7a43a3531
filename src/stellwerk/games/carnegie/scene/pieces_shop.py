"""The market of departments, the donations, the table of connections, and Andrew."""

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
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.donations import WELFARE, best_split, counted, donations, limit_of
from stellwerk.games.carnegie.rules.event import donation_step
from stellwerk.games.carnegie.scene.next_events import price_now
from stellwerk.games.carnegie.scene.pieces_company import room
from stellwerk.games.carnegie.scene.provenance import printed_origin
from stellwerk.games.carnegie.scene.symbols import Pieces, Slots
from stellwerk.games.carnegie.scene.symbols import counted as counted_symbol
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Piece, Text


def put_market(view: Json, s: CarnegieState, out: Pieces) -> None:
    """One row for every type; kinds of the base game keep their places."""
    wide = 8 if view["options"]["departments"] == "open-bar" else 4
    base = view["options"]["departments"] == "base"
    ranks = [0, 0, 0, 0]
    for kind in range(TILE_COUNT):
        if base and kind >= BASE_KINDS:
            break
        n = s.market[kind]
        of_type = KIND_TYPE[kind]
        if n:
            at = of_type * wide + (kind % 4 if base else ranks[of_type])
            out[f"market:{TILES[kind]}"] = room(s.parts, kind, "market", at, count=n)
            ranks[of_type] += 1


def put_donations(s: CarnegieState, seat: int, out: Pieces) -> None:
    worth = worth_now(s, seat)
    for i, name in enumerate(DONATIONS):
        slots: Slots = {"code": name, "vp": str(DONATION_VP[i])}
        symbol = counted_symbol(COUNTS[i])
        if symbol:
            slots["icon"] = symbol
        notes: list[Text] = []
        for who, board in enumerate(s.players):
            if board.donations >> i & 1:
                slots[f"d{who}"] = "yes"
                notes.append(Text("note-gave", {"seat": f"seat-{who}"}))
        if s.neutral_donations >> i & 1:
            slots["neutral"] = "yes"
            notes.append(Text("note-gave-neutral"))
        if s.andrew_donations >> i & 1:
            slots["andrew"] = "yes"
            notes.append(Text("note-gave", {"seat": "andrew"}))
        look = "ca-given" if notes else "ca-open"
        mine = bool(s.players[seat].donations >> i & 1)
        slots["mine"] = f"{{score-unit:{worth[i]}}}"
        notes.append(
            Text("note-worth-mine" if mine else "note-worth", {"n": worth[i], "most": limit_of(s.players[seat])})
        )
        notes += printed_origin(name)
        look += " ca-mine" if mine else ""
        out[f"donation:{name}"] = Piece(
            z="donations", i=i, k="donation", name=Text(f"donation-{name}"), slots=slots, c=look, notes=notes
        )
    price = price_now(s, seat)
    text = Text("piece-price", {"n": price, "seat": f"seat-{seat}"})
    slots = {"icon": "sym-donation", "figure": f"{{money:{price}}}"}
    steps = [Text("note-prices", {"n": donation_step(s.players[seat])})]
    out["price:next"] = Piece(z="price", i=0, k="chip", name=text, slots=slots, notes=steps)


def worth_now(s: CarnegieState, seat: int) -> list[int]:
    """What each donation pays the seat now; one that is not its own as if it were, goods and money counted once."""
    board = s.players[seat]
    limit = limit_of(board)
    own = donations(s, seat)
    out: list[int] = []
    for i in range(len(DONATIONS)):
        if board.donations >> i & 1:
            out.append(own[i])
            continue
        if i in WELFARE:
            mine = [one == i for one in WELFARE]
            n = best_split(board.goods, board.money, mine, limit)[WELFARE.index(i)]
        else:
            n = counted(s, seat, i)
            if COUNTS[i] == "donations":
                n += 1
        out.append(min(limit, DONATION_VP[i] * n))
    return out


def put_table(view: Json, seat: int, out: Pieces) -> None:
    """Link points times transport level, and where the seat stands."""
    slots: Slots = {"name": "short-network"}
    for links in range(2, 6):
        for level in range(3):
            slots[f"v{links}{level}"] = str(CONNECTION[links][level])
    found = view["known"][seat]["network"]
    if found["vp"]:
        slots["here"] = f"r{min(5, found['links'])}c{found['level']}"
    out["connections"] = Piece(
        z="table",
        i=0,
        k="table",
        name=Text("piece-connections"),
        slots=slots,
        notes=[Text("note-connections"), *printed_origin("connections")],
    )


def put_andrew(view: Json, s: CarnegieState, out: Pieces) -> None:
    andrew = view["andrew"]
    total = sum(andrew["sources"].values())
    slots: Slots = {"name": "andrew", "vp": str(total), "tiles": str(len(s.andrew_tiles)), "deck": str(len(s.deck))}
    notes = [Text("note-andrew-source", {"source": f"source-{name}", "n": n}) for name, n in andrew["sources"].items()]
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
    out["andrew:card"] = Piece(z="andrew", i=0, k="andrew", name=text, slots=slots, notes=notes)


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
