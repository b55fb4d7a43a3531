"""Where everything lies: the same zones for wide screens and for a phone held upright."""

from typing import Final, Literal

from stellwerk.games.glueck_auf.model.ids import DOCKS
from stellwerk.games.glueck_auf.model.table import GAME, Table
from stellwerk.games.glueck_auf.scene.faces import Faces
from stellwerk.games.glueck_auf.scene.pieces import ZONES_IN_PLAY, printed
from stellwerk.stage.wire import Board, Region, Text, Zone

Layout = Literal["row", "column", "grid", "stack", "spread"]
Align = Literal["start", "center", "end"]
Box = tuple[float, float, float, float]
Size = tuple[float, float]

NOWHERE: Final = "look-none"  # an invisible floor: the zone is only a place
SHELF: Final = "look-shelf"
CARD: Final = 64 / 84  # every card, width by height
TAG: Final = (38, 31)  # a share in front of its owner
SMALL_TAG: Final = (30, 24.5)  # on another player's board
COIN: Final = (27, 27)  # a shift token there
CELL: Final = 187  # height of a worker zone
MARGIN: Final = 4  # of workers beyond their zone
LABEL: Final = 20  # that clients leave for a zone's name
TABLE: Final = ""
PLAYERS: Final = "tab-players"

# the display, as it is read: what is taken above, what is done below; a phone has four in a row
WIDE_ROWS: Final = (
    ("lorry-a", "lorry-b", "wagon-a", "wagon-b", "engine", "order", "share"),
    ("mine-01", "mine-12", "mine-23", "deliver", "wild", "innovation", "objective"),
)
NARROW_ROWS: Final = (
    ("lorry-a", "lorry-b", "wagon-a", "wagon-b"),
    ("engine", "order", "share", "deliver"),
    ("mine-01", "mine-12", "mine-23", "wild"),
    ("innovation", "objective"),
)


def board(table: Table) -> Board:
    """The viewer's own board below the display, the others in the order in which they follow."""
    players, me = table.players, table.seat
    wide = [wide_stage(players)]
    narrow = [narrow_stage(players)]
    first = 0 if me is None else me
    for i in range(players):
        seat = (first + i) % players
        wide.append(wide_player(seat, seat == me))
        narrow.append(narrow_player(seat, seat == me))
    return Board(game=GAME, wide=wide, narrow=narrow, printed=printed(players, Faces(table.options).rulings))


def place(
    name: str,
    box: Box,
    piece: Size,
    layout: Layout = "row",
    gap: float = 4,
    cols: int = 0,
    align: Align = "start",
    text: Text | None = None,
    look: str = NOWHERE,
    label: bool = False,
) -> Zone:
    x, y, w, h = box
    return Zone(
        id=name,
        x=x,
        y=y,
        w=w,
        h=h,
        name=text or Text(f"spot-{name}"),
        layout=layout,
        gap=gap,
        cols=cols,
        piece=piece,
        look=look,
        label=label,
        align=align,
    )


# --- the display ---------------------------------------------------------------


def cell(zone: str, x: float, y: float) -> list[Zone]:
    """One worker zone with its stack or action card, the next price and the workers there."""
    return [
        place(zone, (x, y, 125, CELL), (40, 48), text=Text(f"cell-{zone}"), look="look-cell"),
        place(f"pile-{zone}", (x + 4, y + 25, 117, 91), (117, 91), text=Text("spot-pile", of(zone))),
        place(f"stack-{zone}", (x + 4, y + 28, 67, 88), (66, 86.6), text=Text("spot-stack", of(zone))),
        place(f"price-{zone}", (x + 77, y + 27, 44, 54), (44, 53.3), text=Text("spot-price", of(zone))),
        crew(zone, (x - MARGIN, y + 115, 133, 80), (29.5, 22.1)),
    ]


def small_cell(zone: str, x: float, y: float) -> list[Zone]:
    return [
        place(zone, (x, y, 86.5, 130), (34, 40), text=Text(f"cell-{zone}"), look="look-cell-small"),
        place(f"pile-{zone}", (x + 2, y + 16, 82.5, 65), (82.5, 64.2), text=Text("spot-pile", of(zone))),
        place(f"stack-{zone}", (x + 3, y + 19, 50, 65), (48, 63), text=Text("spot-stack", of(zone))),
        place(f"price-{zone}", (x + 53, y + 18, 32, 40), (32, 38.7), text=Text("spot-price", of(zone))),
        crew(zone, (x - MARGIN, y + 79, 94.5, 58), (19.8, 14.9)),
    ]


def crew(zone: str, box: Box, tag: Size) -> Zone:
    """Room for three rows of four tags: the edge that clients leave lies outside the cell's own."""
    return place(f"crew-{zone}", box, tag, "grid", gap=1, cols=4, text=Text("spot-crew", of(zone)))


def of(zone: str) -> dict[str, str]:
    return {"zone": f"cell-{zone}"}


def stage(w: float, h: float, zones: list[Zone]) -> Region:
    return Region(id="stage", role="stage", w=w, h=h, name=Text("spot-stage"), zones=zones)


def wide_stage(players: int) -> Region:
    """Two rows of cards; beside them the token of this shift and whatever is in somebody's hands right now."""
    zones: list[Zone] = []
    for row, names in enumerate(WIDE_ROWS):
        for i, zone in enumerate([name for name in names if name in ZONES_IN_PLAY[players]]):
            zones += cell(zone, MARGIN + i * 129, row * (CELL + 5))
    zones += [
        place("token", (908, 0, 74, 70), (68, 68)),
        place("tokens", (986, 4, 94, 66), (26, 26), "grid", gap=2, cols=3),
        place("claim", (908, 74, 172, 50), (168, 48)),
        place("tray", (908, 130, 172, 2 * CELL + 5 - 130), (78, 102.4), "grid", gap=6, cols=2, look=SHELF, label=True),
    ]
    return stage(1080, 2 * (CELL + MARGIN) + 5, zones)


def narrow_stage(players: int) -> Region:
    zones: list[Zone] = []
    for row, names in enumerate(NARROW_ROWS):
        for i, zone in enumerate([name for name in names if name in ZONES_IN_PLAY[players]]):
            zones += small_cell(zone, MARGIN + i * 88.5, row * 133)
    zones += [
        place("token", (182, 403, 62, 62), (60, 60)),
        place("claim", (246, 404, 114, 58), (112, 32)),
        place("tokens", (182, 478, 178, 36), (30, 30), gap=2),
        place("tray", (0, 534, 360, 116), (86, 113), gap=4),
    ]
    return stage(360, 652, zones)


# --- the players ----------------------------------------------------------------


def shelf(name: str, seat: int, box: Box, ratio: float = CARD, align: Align = "start", layout: Layout = "row") -> Zone:
    """A place with its name; the cards below it are as high as it allows."""
    high = box[3] - LABEL
    text = Text(f"spot-{name}", {"seat": f"seat-{seat}"})
    return place(f"{name}-{seat}", box, (high * ratio, high), layout, align=align, text=text, look=SHELF, label=True)


def rack(name: str, seat: int, box: Box, piece: Size, cols: int) -> Zone:
    """A place with its name for small things in rows: all of them are seen, however many."""
    text = Text(f"spot-{name}", {"seat": f"seat-{seat}"})
    return place(f"{name}-{seat}", box, piece, "grid", 2, cols, text=text, look=SHELF, label=True)


def dock(seat: int, number: int, box: Box, sign: float, look: str) -> list[Zone]:
    """A dock: the whole of it is the target; on it the sign, the engine and the growing train."""
    x, y, w, h = box
    high = h - 4
    card = high * CARD
    args = {"seat": f"seat-{seat}", "dock": number}
    name = f"{seat}-{number}"
    return [
        place(f"dock-{name}", box, (card, high), text=Text("spot-dock", args), look=look),
        place(f"sign-{name}", (x + 2, y + 2, sign, high), (sign, high), text=Text("spot-sign", args)),
        place(f"engine-{name}", (x + sign + 4, y + 2, card, high), (card, high), text=Text("spot-engine", args)),
        place(
            f"train-{name}",
            (x + sign + card + 4, y + 2, w - sign - card - 6, high),
            (card, high),
            gap=2,
            text=Text("spot-train", args),
        ),
    ]


def player(seat: int, own: bool, w: float, h: float, zones: list[Zone], tab: str = TABLE) -> Region:
    name = Text("spot-own" if own else "spot-seat", {"seat": f"seat-{seat}"})
    return Region(
        id=f"seat-{seat}", role="own" if own else "seat", w=w, h=h, name=name, zones=zones, seat=seat, tab=tab
    )


def wide_player(seat: int, own: bool) -> Region:
    """The workers above the mine on the left, the three docks in the middle, the office on the right."""
    h = 91.0 if own else 78.0
    two, three = h + 4, 2 * h + 8
    zones = [
        rack("workers", seat, (0, 0, 240, h), (41.4, 31.5) if own else (33, 25), 5 if own else 6),
        shelf("row", seat, (0, two, 240, h), align="end"),
        shelf("storage", seat, (0, three, 240, h)),
    ]
    for number in range(1, DOCKS + 1):
        zones += dock(seat, number, (245, (number - 1) * two, 468, h), 58 if own else 50, "look-dock")
    zones += [
        shelf("orders", seat, (718, 0, 362, h)),
        shelf("innovations", seat, (718, two, 154, h)),
        shelf("objectives", seat, (876, two, 204, h)),
        rack("shares", seat, (718, three, 172, h), TAG if own else SMALL_TAG, 4),
        rack("tokens", seat, (894, three, 99, h), COIN, 3),
        shelf("delivered", seat, (997, three, 83, h), layout="stack", align="center"),
    ]
    return player(seat, own, 1080, 3 * h + 8, zones)


def narrow_player(seat: int, own: bool) -> Region:
    zones: list[Zone] = []
    for number in range(1, DOCKS + 1):
        zones += dock(seat, number, (0, (number - 1) * 68, 360, 66), 46, "look-dock")
    zones += [
        shelf("row", seat, (0, 206, 178, 80), align="end"),
        shelf("storage", seat, (182, 206, 178, 80)),
        shelf("orders", seat, (0, 290, 236, 80)),
        shelf("innovations", seat, (240, 290, 120, 80)),
        rack("workers", seat, (0, 374, 360, 80), (33, 25), 10),
        shelf("objectives", seat, (0, 458, 178, 80)),
        rack("shares", seat, (182, 458, 178, 80), TAG, 5),
        rack("tokens", seat, (0, 542, 178, 80), COIN, 6),
        shelf("delivered", seat, (182, 542, 178, 80), layout="stack"),
    ]
    return player(seat, own, 360, 624, zones, TABLE if own else PLAYERS)
