"""Where everything lies: the same zones for wide screens and for a phone held upright."""

from typing import Final, Literal

from stellwerk.games.railroads.ids import LINES
from stellwerk.games.railroads.kit import Kit
from stellwerk.games.railroads.sketch import kit_for
from stellwerk.kernel.game import Json
from stellwerk.kernel.wire import Board, Region, Text, Zone

Layout = Literal["row", "column", "grid", "stack", "spread"]
Align = Literal["start", "center", "end"]
Box = tuple[float, float, float, float]
Size = tuple[float, float]

NOWHERE: Final = "look-none"  # an invisible floor: the zone is only a place
PAD: Final = 6  # that clients leave at the edge of a zone
TABLE: Final = ""
PLAYERS: Final = "tab-players"
SLOTS_OF: Final = ((1, 2), (3,), (4,))  # locomotive slots by line
WIDE: Final = 1080
CELL: Final = (46.0, 72.0)


def board(view: Json) -> Board:
    """The viewer's own board below the stage, the others in the order in which they follow him."""
    k = kit_for(view)
    players: int = view["players"]
    me: int | None = view["seat"]
    wide = [wide_stage(k)]
    narrow = [narrow_stage(k)]
    first = 0 if me is None else me + 1
    if me is not None:
        wide.append(player(me, True, wide_player(k, me), WIDE, 304))
        narrow.append(player(me, True, narrow_player(k, me), 360, NARROW_H))
    for i in range(players if me is None else players - 1):
        seat = (first + i) % players
        wide.append(player(seat, False, wide_player(k, seat), WIDE, 304))
        narrow.append(player(seat, False, narrow_player(k, seat), 360, NARROW_H, PLAYERS))
    return Board(game="railroads", wide=wide, narrow=narrow)


def place(
    name: str,
    box: Box,
    piece: Size,
    layout: Layout = "row",
    gap: float = 4,
    cols: int = 0,
    align: Align = "start",
    seat: int = -1,
    look: str = NOWHERE,
) -> Zone:
    x, y, w, h = box
    return Zone(
        id=name if seat < 0 else f"{name}-{seat}",
        x=x,
        y=y,
        w=w,
        h=h,
        name=Text(f"zone-{name}", {} if seat < 0 else {"seat": f"seat-{seat}"}),
        layout=layout,
        gap=gap,
        cols=cols,
        piece=piece,
        look=look,
        label=False,
        align=align,
    )


# --- the stage: the action board, supplies, and what is open now --------------------


def stage(w: float, h: float, zones: list[Zone]) -> Region:
    return Region(id="stage", role="stage", w=w, h=h, name=Text("zone-stage"), zones=zones)


def wide_stage(k: Kit) -> Region:
    """Spaces above, engineers and supplies below them, at the bottom what the open question is about."""
    space = (66.0, 62.0)
    zones = [
        place("tracks", (0, 0, 448, 144), space, "grid", 8, 6, look="look-ground"),
        place("works", (456, 0, 448, 144), space, "grid", 8, 6, look="look-ground"),
        place("row", (0, 150, 530, 90), (65, 78), "row", 8, look="look-ground"),
        place("supply", (538, 150, 366, 43), (40, 34), "row", 4),
        place("pool", (538, 196, 366, 43), (38, 38), "row", 4),
        place("desk", (0, 244, WIDE, 78), (60, 60), look="look-desk"),
        place("pending", (0, 244, 420, 76), (62, 64), "row", 10),
        place("choice", (430, 244, 650, 76), (100, 64), "row", 10),
        place("payments", (0, 244, WIDE, 76), (74, 57), "row", 10),
    ]
    if k.coal:
        zones += [
            place("coal", (912, 0, 168, 70), (49, 60), "row", 4, look="look-coal"),
            place("foundries", (912, 74, 168, 70), (50, 58), "row", 4),
        ]
    if k.solo:
        zones.append(place("emil", (912, 150, 168, 43), (49, 36), "row", 4))
    zones.append(place("bank", (912, 196, 168, 43) if k.solo or k.coal else (912, 0, 168, 144), (49, 36), "grid", 4, 3))
    return stage(WIDE, 324, zones)


def narrow_stage(k: Kit) -> Region:
    space = (53.0, 52.0)
    y = 206.0
    zones = [
        place("choice", (0, 0, 360, 136), (84, 60), "grid", 4, 4),
        place("desk", (0, 138, 360, 66), (60, 60)),
        place("pending", (0, 138, 360, 66), (54, 56), "row", 6),
        place("payments", (0, 72, 360, 132), (64, 54), "grid", 6, 5),
        place("tracks", (0, y, 360, 122), space, "grid", 6, 6, look="look-ground"),
        place("works", (0, y + 124, 360, 122), space, "grid", 6, 6, look="look-ground"),
        place("row", (0, y + 248, 360, 66), (46, 56), "row", 4, look="look-ground"),
    ]
    y += 318
    if k.coal:
        zones += [
            place("coal", (0, y, 178, 62), (52, 56), "row", 2, look="look-coal"),
            place("foundries", (182, y, 178, 62), (52, 58), "row", 2),
        ]
        y += 66
    zones += [
        place("supply", (0, y, 360, 42), (42, 36), "row", 1),
        place("pool", (0, y + 44, 360, 42), (40, 36), "row", 1),
    ]
    y += 88
    if k.solo:
        zones.append(place("emil", (0, y, 178, 42), (54, 37), "row", 3))
    zones.append(place("bank", (182, y, 178, 42), (56, 38), "row", 3))
    return stage(360, y + 44, zones)


# --- the players ----------------------------------------------------------------


def player(seat: int, own: bool, zones: list[Zone], w: float, h: float, tab: str = TABLE) -> Region:
    name = Text("zone-own" if own else "zone-seat", {"seat": f"seat-{seat}"})
    return Region(
        id=f"seat-{seat}", role="own" if own else "seat", w=w, h=h, name=name, zones=zones, seat=seat, tab=tab
    )


def slots(seat: int, line: int, x: float, y: float, size: Size) -> list[Zone]:
    """Places for locomotives: each is a target of its own."""
    w, h = size
    out: list[Zone] = []
    for i, slot in enumerate(SLOTS_OF[line]):
        zone = place(f"slot-{slot}", (x + i * (w + 2), y, w, h), (w - 4, h - 6), seat=seat, look="look-slot")
        out.append(zone)
    return out


def fields(seat: int, line: str, box: Box, cell: Size, cols: int) -> list[Zone]:
    """The fields of a line, and above them the rails' heads, on the same grid. Industry markers may share a field."""
    layers = ["marker-1", "marker-2", "marker-3"] if line == "industry" else [f"heads-{line}"]
    names = [f"fields-{line}", *layers]
    return [place(name, box, cell, "grid", 0, cols, seat=seat) for name in names]


def wide_player(k: Kit, seat: int) -> list[Zone]:
    """Three lines and industry from top to bottom; what belongs to the player at the right."""
    w, h = CELL
    out: list[Zone] = []
    for line, name in enumerate(LINES):
        y = line * (h + 4)
        out += slots(seat, line, 0, y + 4, (56, h - 8))
        out.append(place(f"depot-{name}", (114, y, 58, h), (26, 22), "grid", 2, 2, seat=seat, look="look-depot"))
        long = k.fields[1 if k.germany and line == 0 else 0][line]
        out += fields(seat, name, (172 - PAD, y, long * w + 2 * PAD, h), CELL, long)
        out.append(place(f"sum-{name}", (172 + long * w + 6, y, 56, h), (54, 70), seat=seat))
    y = 3 * (h + 4)
    long = k.industry_end + 1
    left = 172 - w
    out += fields(seat, "industry", (left - PAD, y, long * w + 2 * PAD, h), CELL, long)
    out.append(place("gaps", (left - PAD, y, long * w + 2 * PAD, h - 26), (44, 44), "grid", 2, long, seat=seat))
    out.append(place("sum-industry", (left + long * w + 6, y, 56, h), (54, 70), seat=seat))
    return [
        *out,
        place("purse", (936, 0, 144, 72), (62, 28), "grid", 4, 2, seat=seat),
        place("engineers", (654, 76, 276, 72), (58, 70), "row", 4, seat=seat),
        place("tokens", (654, 150, 276, 76), (31, 31), "grid", 2, 8, seat=seat),
        place("cards", (936, 76, 70, 72), (50, 62), "row", 3, seat=seat),
        place("bonus", (1010, 76, 70, 72), (50, 62), "row", 3, seat=seat),
        place("incomes", (936, 152, 144, 72), (42, 42), "row", 3, seat=seat),
        place("furnaces", (936, 228, 144, 72), (52, 60), "row", 4, seat=seat),
    ]


NARROW_H: Final = 842.0
NARROW_CELL: Final = (43.0, 66.0)


def narrow_player(k: Kit, seat: int) -> list[Zone]:
    """The same, line by line: the locomotives above their fields, eight fields in a row."""
    out = [place("purse", (0, 0, 360, 38), (67, 33), "row", 4, seat=seat)]
    y = 40.0
    for line, name in enumerate(LINES):
        long = k.fields[1 if k.germany and line == 0 else 0][line]
        out += slots(seat, line, 0, y, (60, 46))
        out.append(place(f"depot-{name}", (124, y, 168, 46), (38, 25), "row", 1, seat=seat, look="look-depot"))
        out.append(place(f"sum-{name}", (298, y, 62, 46), (36, 46), seat=seat))
        if long <= 9:
            out += fields(seat, name, (3, y + 48, 354, 62), (38, 62), 9)
            y += 48 + 62 + 6
        else:
            out += two_rows(seat, name, y + 48)
            y += 48 + TWO_ROWS + 2
    out += two_rows(seat, "industry", y)
    out.append(place("gaps", (2, y, 356, TWO_ROWS), NARROW_CELL, "grid", 0, 8, seat=seat))
    y += TWO_ROWS + 2
    return [
        *out,
        place("sum-industry", (298, y, 62, 46), (36, 46), seat=seat),
        place("tokens", (0, y, 294, 78), (32, 32), "grid", 2, 8, seat=seat),
        place("engineers", (0, y + 82, 360, 72), (54, 66), "row", 6, seat=seat),
        place("cards", (0, y + 158, 86, 66), (44, 54), "row", 3, seat=seat),
        place("bonus", (90, y + 158, 86, 66), (44, 54), "row", 3, seat=seat),
        place("incomes", (180, y + 158, 90, 66), (38, 38), "row", 2, seat=seat),
        place("furnaces", (274, y + 158, 86, 66), (46, 54), "row", 3, seat=seat),
    ]


TWO_ROWS: Final = 2 * NARROW_CELL[1] + 2 * PAD


def two_rows(seat: int, name: str, y: float) -> list[Zone]:
    return fields(seat, name, (2, y, 356, TWO_ROWS), NARROW_CELL, 8)
