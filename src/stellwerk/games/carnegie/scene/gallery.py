"""Everything in the box, drawn."""

from msgspec import structs

from stellwerk.games.carnegie.model.components import (
    BASE_KINDS,
    CITIES,
    COPIES,
    COUNTS,
    DONATION_LIMIT,
    DONATION_VP,
    LAST_BOX,
    LAST_POSITION,
    TILE_COUNT,
)
from stellwerk.games.carnegie.model.ids import DONATIONS, KINDS, LOBBY, REGIONS, SIDES, TABS
from stellwerk.games.carnegie.model.parts import STANDARD, Parts, parts_for
from stellwerk.games.carnegie.scene.pieces_company import room, tab_piece
from stellwerk.games.carnegie.scene.pieces_map import sign
from stellwerk.games.carnegie.scene.pieces_shop import connections, donation
from stellwerk.games.carnegie.scene.pieces_timeline import track_box
from stellwerk.games.carnegie.scene.provenance import printed_origin
from stellwerk.games.carnegie.scene.reader import say
from stellwerk.stage.wire import Exhibit, Piece, Shelf, Text


def gallery() -> list[Shelf]:
    k = parts_for(STANDARD)
    boxes = [track_box(region, box, False) for region in range(len(REGIONS)) for box in range(LAST_BOX + 1)]
    return [
        shelf("printed", [room(k, kind, "", 0) for kind in range(TILE_COUNT, len(KINDS)) if kind != LOBBY]),
        shelf("departments", [room(k, kind, "", 0) for kind in range(BASE_KINDS)], COPIES),
        shelf("further", [room(k, kind, "", 0) for kind in range(BASE_KINDS, TILE_COUNT)], COPIES),
        shelf("donations", [giving(i) for i in range(len(DONATIONS))]),
        shelf("tabs", [pulled(k, tab, side) for tab in range(len(TABS)) for side in range(len(SIDES))]),
        shelf("boxes", boxes),
        shelf("cities", [sign(city, 0, False, False) for city in range(len(CITIES))]),
        shelf("connections", [connections(0, 0, 0)]),
    ]


def shelf(name: str, pieces: list[Piece], n: int = 1) -> Shelf:
    return Shelf(Text(f"shelf-{name}"), [Exhibit(piece, n) for piece in pieces])


def giving(i: int) -> Piece:
    """A donation as it is printed: nobody has given there yet."""
    piece = donation(i, 0, 0, DONATION_LIMIT, ())
    slots = {name: value for name, value in piece.slots.items() if name != "mine"}
    notes = [say(f"giving-{COUNTS[i]}", n=DONATION_VP[i]), *printed_origin(DONATIONS[i])]
    return structs.replace(piece, slots=slots, notes=notes)


def pulled(k: Parts, tab: int, side: int) -> Piece:
    """A project tab, pulled out to its end."""
    piece = tab_piece(k, 0, tab, 0, side, LAST_POSITION, 0)
    notes = [note for i, note in enumerate(piece.notes) if i > 1 and note not in piece.notes[:i]]
    name = Text("shelf-tab", {"tab": f"tab-{TABS[tab]}", "side": f"side-{SIDES[side]}"})
    return structs.replace(piece, name=name, notes=notes)
