"""Where everything lies: the same zones for wide screens and for a phone held upright."""

from typing import Final, Literal

from stellwerk.games.railroads.model.components import parts_for
from stellwerk.games.railroads.model.ids import LINES, SPACES
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.table import Table
from stellwerk.games.railroads.scene.pieces import WORKS
from stellwerk.games.railroads.scene.pieces_players import printed_player
from stellwerk.stage.parts import together
from stellwerk.stage.wire import Board, Region, Text, Zone

Layout = Literal["row", "column", "grid", "stack", "spread"]
Align = Literal["start", "center", "end"]
Box = tuple[float, float, float, float]
Size = tuple[float, float]

NOWHERE: Final = "look-none"  # an invisible floor: the zone is only a place
PAD: Final = 6  # that clients leave at the edge of a zone
TABLE: Final = ""
ACTIONS: Final = "tab-actions"
OWN: Final = "tab-own"
PLAYERS: Final = "tab-players"
SLOTS_OF: Final = ((1, 2), (3,), (4,))  # locomotive slots by line
WIDE: Final = 1080
NARROW: Final = 360
CELL: Final = (48.0, 73.0)
ROW: Final = CELL[1] + 3
WIDE_H: Final = 4 * ROW


def board(table: Table) -> Board:
    """The viewer's own board below the stage, the others in the order in which they follow."""
    k = parts_for(table.players, table.options)
    players, me = table.players, table.seat
    wide = [wide_stage(k, players)]
    narrow = [*narrow_desk(), narrow_stage(k, TABLE if me is None else ACTIONS)]
    first = 0 if me is None else me + 1
    if me is not None:
        wide.append(player(me, True, wide_player(k, me), WIDE, WIDE_H))
        narrow.append(player(me, True, narrow_player(k, me), NARROW, narrow_h(k), OWN))
    for i in range(players if me is None else players - 1):
        seat = (first + i) % players
        wide.append(player(seat, False, wide_player(k, seat), WIDE, WIDE_H))
        narrow.append(player(seat, False, narrow_player(k, seat), NARROW, narrow_h(k), PLAYERS))
    printed = together([printed_player(seat, k) for seat in range(players)])
    return Board(game="railroads", wide=wide, narrow=narrow, printed=printed)


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


def stage(name: str, w: float, h: float, zones: list[Zone], tab: str = TABLE) -> Region:
    return Region(id=name, role="stage", w=w, h=h, name=Text(f"zone-{name}"), zones=zones, tab=tab)


def wide_stage(k: Parts, players: int) -> Region:
    """Spaces above, engineers and supplies below them, at the bottom what the open question is about."""
    space, gap, w, h = ((64.0, 60.0), 8, 436.0, 140.0) if k.coal else ((75.0, 70.0), 13, 536.0, 160.0)
    zones = [
        place("tracks", (0, 0, w, h), space, "grid", gap, 6, look="look-ground"),
        place("works", (w + 8, 0, w, h), space, "grid", gap, 6, look="look-ground"),
    ]
    if k.coal:
        zones += [
            place("coal", (888, 0, 192, 68), (58, 56), "row", 3, look="look-coal"),
            place("foundries", (888, 70, 192, 70), (58, 66), "row", 3),
        ]
    y = h + 6
    zones += [
        place("row", (0, y, 514, 90), (65, 78), "row", 7, look="look-ground"),
        place("supply", (518, y, 422, 46), (49, 42), "row", 2),
        place("pool", (518, y + 46, 562, 44), (44, 44), "row", 4),
        place("bank", (944, y, 136, 45), (63, 34), "grid", 4, 2),
    ]
    return stage("stage", WIDE, y + 96 + DESK_H, [*zones, *wide_desk(k, players, y + 96)])


DESK_H: Final = 78.0


def wide_desk(k: Parts, players: int, y: float) -> list[Zone]:
    """What waits, what can be chosen and what is in hand at the left; at the right who comes when, or Emil."""
    most = 328.0 if k.solo else 66.0 * players + 8
    left = WIDE - most - 8
    zones = [
        place("pending", (0, y, left, DESK_H), (168, 62), "row", 8, look="look-desk"),
        place("choice", (180, y, left - 180, DESK_H), (100, 66), "row", 8, align="end"),
        place("payments", (0, y, left - 230, DESK_H), (74, 57), "row", 6),
        place("hand", (left - 230, y, 230, DESK_H), (38, 54), "row", -6, align="end"),
    ]
    name, piece = ("emil", (60.0, 64.0)) if k.solo else ("order", (62.0, 66.0))
    zones.append(place(name, (left + 8, y, most, DESK_H), piece, "row", 4, look="look-desk"))
    return zones


def narrow_desk() -> list[Region]:
    """What the open question is about, always seen; each part is gone while it is empty."""
    return [
        stage("desk", NARROW, 140, [place("pending", (0, 0, NARROW, 140), (170, 62), "grid", 4, 2)]),
        stage("offer", NARROW, 300, [place("choice", (0, 0, NARROW, 300), (110, 66), "grid", 8, 3)]),
        stage("pay", NARROW, 128, [place("payments", (0, 0, NARROW, 128), (64, 52), "grid", 6, 5)]),
    ]


def most_works(k: Parts) -> int:
    """Spaces beside those for tracks, in the round that has most of them."""
    return max(sum(SPACES[place] in WORKS for place in places) for places in (k.places, k.places_last))


def narrow_stage(k: Parts, tab: str) -> Region:
    space = (54.0, 54.0)
    works = 66.0 if most_works(k) <= 6 else 124.0
    y = 42.0
    zones = [
        place("hand", (0, 0, NARROW, y), (27, 36), "row", 0),
        place("tracks", (0, y, NARROW, 124), space, "grid", 5, 6, look="look-ground"),
        place("works", (0, y + 127, NARROW, works), space, "grid", 5, 6, look="look-ground"),
        place("row", (0, y + 130 + works, NARROW, 74), (52, 62), "row", 4, look="look-ground"),
    ]
    y += 208 + works
    if k.coal:
        zones += [
            place("coal", (0, y, 178, 66), (53, 56), "row", 3, look="look-coal"),
            place("foundries", (182, y, 178, 66), (54, 62), "row", 3),
        ]
        y += 70
    zones += [
        place("supply", (0, y, NARROW, 46), (42, 36), "row", 1),
        place("pool", (0, y + 48, NARROW, 50), (46, 46), "row", 2),
    ]
    y += 102
    name, piece = ("emil", (70.0, 64.0)) if k.solo else ("order", (62.0, 64.0))
    zones += [
        place(name, (0, y, NARROW, 72), piece, "row", 3),
        place("bank", (0, y + 74, NARROW, 44), (68, 36), "row", 3),
    ]
    return stage("stage", NARROW, y + 120, zones, tab)


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


def wide_player(k: Parts, seat: int) -> list[Zone]:
    """Three lines and industry from top to bottom; what belongs to the player at the right."""
    w, h = CELL
    out: list[Zone] = []
    for line, name in enumerate(LINES):
        y = line * ROW
        out += slots(seat, line, 0, y + 4, (56, h - 8))
        out.append(place(f"depot-{name}", (114, y, 58, h), (46, 30), "column", 1, seat=seat))
        long = k.fields[1 if k.germany and line == 0 else 0][line]
        out += fields(seat, name, (172 - PAD, y, long * w + 2 * PAD, h), CELL, long)
        out.append(place(f"sum-{name}", (172 + long * w + 5, y, 56, h), (55, 55), seat=seat))
    y = 3 * ROW
    long = k.industry_end + 1
    left = 172 - w
    out += fields(seat, "industry", (left - PAD, y, long * w + 2 * PAD, h), CELL, long)
    out.append(place("gaps", (left - PAD, y, long * w + 2 * PAD, h - 27), (46, 46), "grid", 2, long, seat=seat))
    out.append(place("sum-industry", (left + long * w + 5, y, 56, h), (55, 55), seat=seat))
    return [
        *out,
        place("purse", (952, 0, 128, h), (59, 30), "grid", 3, 2, seat=seat),
        place("engineers", (672, ROW, 248, h), (60, 72), "row", 3, seat=seat),
        place("cards", (922, ROW, 78, h), (60, 74), "row", 3, seat=seat),
        place("bonus", (1002, ROW, 78, h), (60, 74), "row", 3, seat=seat),
        place("tokens", (672 - PAD, 2 * ROW - PAD, 212, h + 2 * PAD), (36, 36), "grid", 1, 5, seat=seat),
        place("incomes", (884, 2 * ROW, 196, h), (48, 48), "row", 3, seat=seat),
        place("furnaces", (952, 3 * ROW, 128, h), (60, 70), "row", 3, seat=seat),
    ]


NARROW_CELL: Final = (43.0, 68.0)
TWO_ROWS: Final = 2 * NARROW_CELL[1] + 2 * PAD
LINE_H: Final = 66.0  # of a line in one row
HEAD_H: Final = 48.0  # locomotives, depot and sum above a line


def narrow_line_h(k: Parts, line: int) -> float:
    return HEAD_H + (LINE_H if length(k, line) <= 9 else TWO_ROWS) + 4


def length(k: Parts, line: int) -> int:
    return k.fields[1 if k.germany and line == 0 else 0][line]


def narrow_h(k: Parts) -> float:
    return 42 + sum(narrow_line_h(k, line) for line in range(len(LINES))) + TWO_ROWS + 4 + 94 + 80 + 76


def narrow_player(k: Parts, seat: int) -> list[Zone]:
    """The same, line by line: the locomotives above their fields, eight or nine fields in a row."""
    out = [place("purse", (0, 0, NARROW, 40), (68, 34), "row", 3, seat=seat)]
    y = 42.0
    for line, name in enumerate(LINES):
        out += slots(seat, line, 3, y, (60, 46))
        out.append(place(f"depot-{name}", (124, y, 172, 46), (54, 35), "row", 1, seat=seat))
        out.append(place(f"sum-{name}", (300, y, 60, 46), (58, 46), seat=seat))
        if length(k, line) <= 9:
            out += fields(seat, name, (0, y + HEAD_H, NARROW, LINE_H), ((NARROW - 2 * PAD) / 9, LINE_H), 9)
        else:
            out += two_rows(seat, name, y + HEAD_H)
        y += narrow_line_h(k, line)
    out += two_rows(seat, "industry", y)
    out.append(place("gaps", (2, y, 356, TWO_ROWS), NARROW_CELL, "grid", 0, 8, seat=seat))
    y += TWO_ROWS + 4
    return [
        *out,
        place("tokens", (0, y, 218, 94), (40, 40), "grid", 1, 5, seat=seat),
        place("incomes", (216, y, 84, 94), (40, 40), "grid", 1, 2, seat=seat),
        place("sum-industry", (300, y, 60, 46), (58, 46), seat=seat),
        place("engineers", (0, y + 94, NARROW, 78), (62, 74), "row", 3, seat=seat),
        place("cards", (0, y + 174, 118, 74), (58, 72), "row", 3, seat=seat),
        place("bonus", (120, y + 174, 118, 74), (58, 72), "row", 3, seat=seat),
        place("furnaces", (240, y + 174, 120, 74), (58, 68), "row", 3, seat=seat),
    ]


def two_rows(seat: int, name: str, y: float) -> list[Zone]:
    return fields(seat, name, (2, y, 356, TWO_ROWS), NARROW_CELL, 8)
