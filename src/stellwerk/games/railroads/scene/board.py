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
ROW: Final = CELL[1] + 2
PEOPLE_H: Final = 90.0  # engineers and cards with their headings, beside the second and the third line
TOKENS_H: Final = 62.0  # tokens with their heading, below those


def board(table: Table) -> Board:
    """The viewer's own board below the stage, the others in the order in which they follow."""
    k = parts_for(table.players, table.options)
    players, me = table.players, table.seat
    wide = [wide_stage(k, players)]
    narrow = [*narrow_desk(), narrow_stage(k, TABLE if me is None else ACTIONS)]
    first = 0 if me is None else me + 1
    if me is not None:
        wide.append(player(me, True, wide_player(k, me), WIDE, wide_h(k)))
        narrow.append(player(me, True, narrow_player(k, me), NARROW, narrow_h(k), OWN))
    for i in range(players if me is None else players - 1):
        seat = (first + i) % players
        wide.append(player(seat, False, wide_player(k, seat), WIDE, wide_h(k)))
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
    head: bool = False,
) -> Zone:
    """`head`: its name is written there."""
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
        label=head,
        align=align,
    )


# --- the stage: the action board, supplies, and what is open now --------------------


def stage(name: str, w: float, h: float, zones: list[Zone], tab: str = TABLE) -> Region:
    return Region(id=name, role="stage", w=w, h=h, name=Text(f"zone-{name}"), zones=zones, tab=tab)


def wide_stage(k: Parts, players: int) -> Region:
    """Spaces above, engineers and supplies below them, at the bottom what the open question is about."""
    if k.coal:
        space, gap, w, h = (64.0, 60.0), 8, 436.0, 152.0
    else:
        space, gap, w, h = (69.0, 65.0), 8, 536.0 if k.solo else 466.0, 163.0
    zones = [
        place("tracks", (0, 0, w, h), space, "grid", gap, 6, look="look-ground", head=True),
        place("works", (w + 8, 0, w, h), space, "grid", gap, 6, look="look-ground", head=True),
    ]
    if k.coal:
        zones += [
            place("coal", (888, 0, 192, 82), (58, 56), "row", 3, look="look-coal", head=True),
            place("foundries", (888, 84, 192, 68), (58, 66), "row", 3),
        ]
    elif not k.solo:
        zones.append(place("order", (948, 0, 132, h), (58, 62), "grid", 4, 2, look="look-ground", head=True))
    y = h + 4
    zones += [
        place("row", (0, y, 442, 104), (60, 73), "row", 2, look="look-ground", head=True),
        place("supply", (446, y, 408, 66), (48, 41), "row", 1, head=True),
        place("bank", (446, y + 68, 408, 34), (64, 32), "row", 6),
        place("pool", (858, y, 222, 110), (42, 42), "grid", 0, 5, head=True),
    ]
    y += 122 if k.coal else 108
    return stage("stage", WIDE, y + DESK_H, [*zones, *wide_desk(k, players, y)])


DESK_H: Final = 76.0


def wide_desk(k: Parts, players: int, y: float) -> list[Zone]:
    """What waits, what can be chosen and what is in hand; at the right who comes when, or Emil, where it is free."""
    name, piece = ("emil", (60.0, 64.0)) if k.solo else ("order", (62.0, 66.0))
    most = 328.0 if k.solo else 66.0 * players + 8 if k.coal else 0.0
    left = WIDE - most - 8 if most else WIDE
    pay = (70.0, 36.0)
    cols = int((left - 230 - 2 * PAD + 4) // (pay[0] + 4))
    zones = [
        place("pending", (0, y, left, DESK_H), (168, 62), "row", 8, look="look-desk"),
        place("choice", (180, y, left - 180, DESK_H), (100, 66), "row", 8, align="end"),
        place("payments", (0, y, left - 230, DESK_H), pay, "grid", 4, cols),
        place("hand", (left - 230, y, 230, DESK_H), (38, 54), "row", -2, align="end"),
    ]
    if most:
        zones.append(place(name, (left + 8, y, most, DESK_H), piece, "row", 4, look="look-desk", head=True))
    return zones


def narrow_desk() -> list[Region]:
    """What the open question is about, always seen; each part is gone while it is empty."""
    return [
        stage("desk", NARROW, 140, [place("pending", (0, 0, NARROW, 140), (170, 62), "grid", 4, 2)]),
        stage("offer", NARROW, 300, [place("choice", (0, 0, NARROW, 300), (110, 66), "grid", 8, 3)]),
        stage("pay", NARROW, 190, [place("payments", (0, 0, NARROW, 190), (84, 43), "grid", 4, 4)]),
    ]


def most_works(k: Parts) -> int:
    """Spaces beside those for tracks, in the round that has most of them."""
    return max(sum(SPACES[place] in WORKS for place in places) for places in (k.places, k.places_last))


def narrow_stage(k: Parts, tab: str) -> Region:
    space = (54.0, 54.0)
    works = 82.0 if most_works(k) <= 6 else 140.0
    y = 42.0
    zones = [
        place("hand", (0, 0, NARROW, y), (27, 36), "row", 0),
        place("tracks", (0, y, NARROW, 140), space, "grid", 5, 6, look="look-ground", head=True),
        place("works", (0, y + 143, NARROW, works), space, "grid", 5, 6, look="look-ground", head=True),
        place("row", (0, y + 146 + works, NARROW, 88), (49, 60), "row", 1, look="look-ground", head=True),
    ]
    y += 238 + works
    if k.coal:
        zones += [
            place("coal", (0, y, 178, 82), (53, 56), "row", 3, look="look-coal", head=True),
            place("foundries", (182, y, 178, 82), (54, 62), "row", 3, head=True),
        ]
        y += 86
    zones += [
        place("supply", (0, y, NARROW, 62), (42, 36), "row", 1, head=True),
        place("pool", (0, y + 64, NARROW, 112), (43, 43), "grid", 0, 8, head=True),
    ]
    y += 178
    name, piece = ("emil", (68.0, 64.0)) if k.solo else ("order", (62.0, 64.0))
    zones += [
        place(name, (0, y, NARROW, 90), piece, "row", 1, head=True),
        place("bank", (0, y + 92, NARROW, 44), (68, 34), "row", 3),
    ]
    return stage("stage", NARROW, y + 138, zones, tab)


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


def tops(k: Parts) -> tuple[float, float, float, float]:
    """Of the three lines and of industry. With coal the purse holds more and reaches below the first line."""
    head = 16.0 if k.coal else 0.0
    return 0, ROW + head, 2 * ROW + head, ROW + head + PEOPLE_H + TOKENS_H


def wide_h(k: Parts) -> float:
    return tops(k)[3] + (92 if k.coal else CELL[1] + 1)


def wide_player(k: Parts, seat: int) -> list[Zone]:
    """Three lines and industry from top to bottom; what belongs to the player at the right."""
    w, h = CELL
    top = tops(k)
    out: list[Zone] = []
    for line, name in enumerate(LINES):
        y = top[line]
        out += slots(seat, line, 0, y + 4, (56, h - 8))
        out.append(place(f"depot-{name}", (114, y, 58, h), (46, 30), "column", 1, seat=seat))
        long = k.fields[1 if k.germany and line == 0 else 0][line]
        out += fields(seat, name, (172 - PAD, y, long * w + 2 * PAD, h), CELL, long)
        out.append(place(f"sum-{name}", (172 + long * w + 5, y, 56, h), (55, 55), seat=seat))
    y = top[3]
    long = k.industry_end + 1
    left = 172 - w
    out += fields(seat, "industry", (left - PAD, y, long * w + 2 * PAD, h), CELL, long)
    out.append(place("gaps", (left - PAD, y, long * w + 2 * PAD, h - 27), (46, 46), "grid", 2, long, seat=seat))
    out.append(place("sum-industry", (left + long * w + 5, y, 56, h), (55, 55), seat=seat))
    people, tokens = top[1] - 2, top[1] - 2 + PEOPLE_H
    return [
        *out,
        place("purse", (954, 0, 126, 88 if k.coal else 70), (50, 25), "grid", 0.5, 2, seat=seat),
        place(
            "engineers", (672, people, 244, PEOPLE_H - 2), (58, 68), "row", 3, seat=seat, look="look-ground", head=True
        ),
        place("cards", (918, people, 80, PEOPLE_H - 2), (56, 68), "row", 3, seat=seat, look="look-ground", head=True),
        place("bonus", (1000, people, 80, PEOPLE_H - 2), (56, 68), "row", 3, seat=seat, look="look-ground", head=True),
        place("tokens", (672 - PAD, tokens, 270, TOKENS_H), (36, 36), "row", 1, seat=seat, head=True),
        place("incomes", (936, tokens, 144, TOKENS_H), (42, 42), "row", 3, seat=seat, head=k.germany),
        place("furnaces", (954, top[3], 126, 90 if k.coal else h), (60, 70), "row", 3, seat=seat, head=k.coal),
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
    return 42 + sum(narrow_line_h(k, line) for line in range(len(LINES))) + TWO_ROWS + 4 + 106 + 80 + 76


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
        place("tokens", (0, y, 218, 106), (40, 40), "grid", 1, 5, seat=seat, head=True),
        place("incomes", (216, y + 12, 84, 94), (40, 40), "grid", 1, 2, seat=seat),
        place("sum-industry", (300, y, 60, 46), (58, 46), seat=seat),
        place("engineers", (0, y + 106, NARROW, 78), (62, 74), "row", 3, seat=seat),
        place("cards", (0, y + 186, 118, 74), (58, 72), "row", 3, seat=seat),
        place("bonus", (120, y + 186, 118, 74), (58, 72), "row", 3, seat=seat),
        place("furnaces", (240, y + 186, 120, 74), (58, 68), "row", 3, seat=seat),
    ]


def two_rows(seat: int, name: str, y: float) -> list[Zone]:
    return fields(seat, name, (2, y, 356, TWO_ROWS), NARROW_CELL, 8)
