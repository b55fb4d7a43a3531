"""Where everything lies: the same zones for wide screens and for a phone held upright."""

from typing import Final, Literal

from stellwerk.games.carnegie.model.components import CITIES, CITY_SIZE
from stellwerk.games.carnegie.model.ids import FLOOR, PLACES, REGIONS, TYPES
from stellwerk.games.carnegie.model.parts import parts_for
from stellwerk.games.carnegie.model.table import Table
from stellwerk.games.carnegie.model.take_in import all_options
from stellwerk.games.carnegie.scene.geography import (
    NARROW_AT,
    NARROW_MAP,
    SMALLER,
    SPACE,
    WIDE_AT,
    WIDE_MAP,
    sign_size,
)
from stellwerk.games.carnegie.scene.pieces import printed
from stellwerk.stage.wire import Args, Board, Region, Text, Zone

Layout = Literal["row", "column", "grid", "stack", "spread"]
Align = Literal["start", "center", "end"]
Box = tuple[float, float, float, float]
Size = tuple[float, float]

NOWHERE: Final = "look-none"  # an invisible floor: the zone is only a place
PAD: Final = 6.0  # that clients leave at the edge of a zone
WIDE: Final = 1200.0
NARROW: Final = 360.0
PLAYERS: Final = "tab-players"
SHOP: Final = "tab-shop"  # on wide screens below the part that fits the window
STRANGERS: Final = 5  # discs of this many colours can stand on a box: four seats and Andrew
ROOM: Final[Size] = (112, 70)
NARROW_ROOM: Final[Size] = (84, 52.5)


def board(table: Table) -> Board:
    """The viewer's own company below the stage, then market and donations; the others in the order of play."""
    players, me = table.players, table.seat
    options = all_options(table.options)
    open_bar = options["departments"] == "open-bar"
    wide = [stage("stage", WIDE, WIDE_MAP[1], wide_stage())]
    narrow = [
        stage("desk", NARROW, 60, narrow_desk()),
        stage("stage", NARROW, 442, narrow_stage(), "tab-timeline"),
        stage("atlas", NARROW, NARROW_MAP[1], atlas(0, 0, True), "tab-map"),
    ]
    if me is not None:
        wide.append(player(me, True, wide_player(me), WIDE, OWN))
        narrow.append(player(me, True, narrow_player(me), NARROW, NARROW_OWN, "tab-company"))
    wide.append(stage("shop", WIDE, 640 if open_bar else 316, wide_shop(open_bar), SHOP))
    narrow.append(stage("shop", NARROW, 1000 if open_bar else 780, narrow_shop(open_bar), SHOP))
    first = 0 if me is None else me + 1
    for i in range(players if me is None else players - 1):
        seat = (first + i) % players
        wide.append(player(seat, False, wide_player(seat), WIDE, OWN))
        narrow.append(player(seat, False, narrow_player(seat), NARROW, NARROW_OWN, PLAYERS))
    return Board(game="carnegie", wide=wide, narrow=narrow, printed=printed(players, parts_for(options["components"])))


def place(
    name: str,
    box: Box,
    piece: Size,
    layout: Layout = "row",
    gap: float = 4,
    cols: int = 0,
    align: Align = "start",
    look: str = NOWHERE,
    text: Text | None = None,
    label: bool = False,
) -> Zone:
    x, y, w, h = box
    said = text or Text(f"zone-{name}")
    return Zone(
        id=name,
        x=x,
        y=y,
        w=w,
        h=h,
        name=said,
        layout=layout,
        gap=gap,
        cols=cols,
        piece=piece,
        look=look,
        label=label,
        align=align,
    )


def tight(name: str, x: float, middle: float, piece: Size, n: int, gap: float, text: Text) -> Zone:
    """A row of so many pieces, its first one exactly at this place; their centres lie on this line."""
    w = n * piece[0] + (n - 1) * gap
    pad = PAD if n > 1 else 0
    return place(name, (x - pad, middle - piece[1] / 2, w + 2 * pad, piece[1]), piece, "row", gap, text=text)


# --- the stage: timeline, transport, desk and map ---------------------------------------------------------------------


def stage(name: str, w: float, h: float, zones: list[Zone], tab: str = "") -> Region:
    return Region(id=name, role="stage", w=w, h=h, name=Text(f"zone-{name}"), zones=zones, tab=tab)


def rows(y: float, pitch: float, xs: tuple[float, ...], sizes: tuple[Size, ...], gap: float) -> list[Zone]:
    """The timeline: action, spaces with marker and gear, and what the next event brings, row by row."""
    out: list[Zone] = []
    tile, cell, outlook = sizes
    for i, action in enumerate(TYPES):
        named = {"type": f"type-{action}"}
        middle = y + (i + 0.5) * pitch
        out.append(tight(f"action-{action}", xs[0], middle, tile, 1, 0, Text("zone-action", named)))
        for layer in ("timeline", "gear", "marker"):
            out.append(tight(f"{layer}-{action}", xs[1], middle, cell, 6, gap, Text(f"zone-{layer}", named)))
        out.append(tight(f"outlook-{action}", xs[2], middle, outlook, 1, 0, Text("zone-outlook", named)))
    return out


def tracks(y: float, pitch: float, xs: tuple[float, ...], sizes: tuple[Size, ...], gap: float) -> list[Zone]:
    """Transport: region, boxes with everybody's disc, and who is there on a mission, row by row."""
    out: list[Zone] = []
    plate, box, circle = sizes
    for i, region in enumerate(REGIONS):
        named = {"region": f"region-{region}"}
        middle = y + (i + 0.5) * pitch
        out.append(tight(f"region-{region}", xs[0], middle, plate, 1, 0, Text("zone-region", named)))
        out.append(tight(f"boxes-{region}", xs[1], middle, box, 5, gap, Text("zone-boxes", named)))
        for who in range(STRANGERS):
            out.append(tight(f"discs-{who}-{region}", xs[1], middle, box, 5, gap, Text("zone-boxes", named)))
        out.append(tight(f"circle-{region}", xs[2], middle, circle, 1, 0, Text("zone-circle", named)))
    return out


def atlas(x: float, y: float, narrow: bool) -> list[Zone]:
    """The map: floor, the own network, city signs, and on each sign its project spaces."""
    w, h = NARROW_MAP if narrow else WIDE_MAP
    at, scale = (NARROW_AT, SMALLER) if narrow else (WIDE_AT, 1.0)
    look = "look-map-narrow" if narrow else "look-map"
    out = [
        place("map", (x, y, w, h), (w, h), look=look),
        place("network", (x, y, w, h), (w, h)),
    ]
    spots: list[Zone] = []
    for city, name in enumerate(CITIES):
        sign_w, sign_h = sign_size(city)
        named: Args = {"city": f"city-{name}"}
        cx, cy = x + at[name][0], y + at[name][1]
        corner = (cx - sign_w * scale / 2, cy - sign_h * scale / 2)
        size = (sign_w * scale, sign_h * scale)
        out.append(place(f"sign-{name}", (*corner, *size), size, text=Text("zone-city", named)))
        n = CITY_SIZE[city]
        left = corner[0] + spaces_at(city) * scale
        side = SPACE * scale
        top = corner[1] + 21 * scale
        spots.append(tight(f"city-{name}", left, top + side / 2, (side, side), n, 0, Text("zone-city", named)))
    return [*out, *spots]


def spaces_at(city: int) -> float:
    """Where on its sign the spaces of a city begin; to the right of them stand its points."""
    n, w = CITY_SIZE[city], sign_size(city)[0]
    return (w - n * SPACE - (18 if n > 1 else 0)) / 2


def wide_stage() -> list[Zone]:
    return [
        *rows(0.5, 46.75, (2, 76, 360), ((66, 46), (44, 46), (120, 46)), 2),
        *tracks(188, 46.75, (2, 72, 392), ((68, 40), (62, 46), (90, 43)), 2),
        place("desk", (0, 376, 484, 62), (60, 60), look="look-desk"),
        place("round", (4, 378, 112, 58), (110, 58)),
        place("choice", (120, 378, 362, 58), (62, 58), "row", 6),
        *atlas(WIDE - WIDE_MAP[0], 0, False),
        place("andrew", (1086, 348, 112, 88), (112, 88)),
    ]


def narrow_desk() -> list[Zone]:
    """Always seen, and gone while it is empty."""
    return [
        place("desk", (0, 0, NARROW, 60), (60, 60)),
        place("choice", (0, 2, NARROW, 56), (57, 53), "row", 9),
    ]


def narrow_stage() -> list[Zone]:
    return [
        *rows(0, 41, (2, 56, 264), ((52, 36), (33, 34.5), (94, 36)), 1),
        *tracks(168, 43, (2, 54, 280), ((50, 29.5), (44, 32.6), (78, 37.4)), 1),
        place("round", (4, 352, 110, 58), (110, 58)),
        place("andrew", (244, 350, 112, 88), (112, 88)),
    ]


# --- the players ------------------------------------------------------------------------------------------------------


def player(seat: int, own: bool, zones: list[Zone], w: float, h: float, tab: str = "") -> Region:
    name = Text("zone-own" if own else "zone-seat", {"seat": f"seat-{seat}"})
    return Region(
        id=f"seat-{seat}", role="own" if own else "seat", w=w, h=h, name=name, zones=zones, seat=seat, tab=tab
    )


def mine(
    name: str,
    seat: int,
    box: Box,
    piece: Size,
    layout: Layout = "row",
    gap: float = 4,
    cols: int = 0,
    label: bool = False,
) -> Zone:
    text = Text(f"zone-{name}", {"seat": f"seat-{seat}"})
    return place(f"{name}-{seat}", box, piece, layout, gap, cols, text=text, label=label)


def rooms(seat: int, x: float, y: float, room: Size, gap: float) -> list[Zone]:
    """The company as a floor plan; in every room a place for those who stand and one for those who lie."""
    w, h = room
    k = w / ROOM[0]
    width, height = FLOOR * w + (FLOOR - 1) * gap + 2 * PAD, FLOOR * h + (FLOOR - 1) * gap + 2 * PAD
    out = [mine("rooms", seat, (x, y, width, height), room, "grid", gap, FLOOR)]
    for i, name in enumerate(PLACES):
        left = x + PAD + i % FLOOR * (w + gap)
        top = y + PAD + (FLOOR - 1 - i // FLOOR) * (h + gap)
        said = {"seat": f"seat-{seat}", "place": name}
        box = (left + 2.5 * k - PAD, top + 22 * k, 74 * k + 2 * PAD, 27 * k)
        out.append(place(f"stand-{name}-{seat}", box, (24 * k, 27 * k), "row", k, text=Text("zone-stand", said)))
        box = (left + 83 * k, top + 43 * k, 28 * k, 26 * k)
        out.append(place(f"lie-{name}-{seat}", box, (28 * k, 26 * k), text=Text("zone-lie", said)))
    return out


OWN: Final = 298.0


def wide_player(seat: int) -> list[Zone]:
    return [
        *rooms(seat, 0, 0, ROOM, 2),
        mine("tabs", seat, (474, 0, 346, OWN), (334, 69), "column", 3),
        mine("purse", seat, (826, 0, 374, 92), (86, 38), "grid", 4, 4),
        mine("net", seat, (832, 94, 166, 70), (166, 70)),
        mine("reserve", seat, (1003, 94, 112, 70), ROOM),
        mine("joker", seat, (1120, 94, 70, 70), (70, 70)),
        mine("sources", seat, (826, 164, 374, 134), (80, 35), "grid", 3, 4, label=True),
    ]


NARROW_OWN: Final = 850.0


def narrow_player(seat: int) -> list[Zone]:
    return [
        mine("purse", seat, (0, 0, NARROW, 90), (84, 37), "grid", 3, 4),
        *rooms(seat, 1.5, 90, NARROW_ROOM, 3),
        mine("net", seat, (6, 324, 162, 70), (162, 68)),
        mine("reserve", seat, (171, 324, 112, 70), ROOM),
        mine("joker", seat, (286, 324, 70, 70), (70, 70)),
        mine("tabs", seat, (0, 398, NARROW, 312), (346, 70), "column", 4),
        mine("sources", seat, (0, 712, NARROW, 138), (84, 36), "grid", 3, 4, label=True),
    ]


# --- market and donations ---------------------------------------------------------------------------------------------


def wide_shop(open_bar: bool) -> list[Zone]:
    """Departments of one type in a row; with all 32 kinds the donations lie below."""
    cols = 8 if open_bar else 4
    x, y = (0.0, 320.0) if open_bar else (520.0, 0.0)
    return [
        place("market", (0, 2, cols * 116 + 8, 312), (112, 72), "grid", 4, cols),
        place("donations", (x, y + 2, 476, 312), (88, 72), "grid", 4, 5),
        place("price", (x + 512, y + 8, 148, 50), (112, 49.5), "row", 4, align="center"),
        place("table", (x + 512, y + 66, 148, 200), (148, 200)),
    ]


def narrow_shop(open_bar: bool) -> list[Zone]:
    long = 8 * 57 + 12.0 if open_bar else 4 * 57 + 12.0
    y = long + 4
    return [
        place("market", (0, 0, NARROW, long), (84, 54), "grid", 3, 4),
        place("price", (0, y, 180, 50), (86, 38), "row", 4),
        place("donations", (0, y + 50, NARROW, 250), (67, 55), "grid", 3, 5),
        place("table", (106, y + 304, 148, 200), (148, 200)),
    ]
