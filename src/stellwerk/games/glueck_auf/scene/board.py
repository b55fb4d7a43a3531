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
WORKER: Final = 40 / 56
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
        place(zone, (x, y, 125, 208), (40, 48), text=Text(f"cell-{zone}"), look="look-cell"),
        place(f"pile-{zone}", (x + 4, y + 26, 117, 108), (117, 108), text=Text("spot-pile", of(zone))),
        place(f"stack-{zone}", (x + 4, y + 30, 78, 102), (77, 101), text=Text("spot-stack", of(zone))),
        place(f"price-{zone}", (x + 84, y + 29, 37, 46), (37, 44.8), text=Text("spot-price", of(zone))),
        place(f"crew-{zone}", (x + 4, y + 138, 117, 66), (43, 60.2), gap=3, text=Text("spot-crew", of(zone))),
    ]


def small_cell(zone: str, x: float, y: float) -> list[Zone]:
    return [
        place(zone, (x, y, 88, 116), (34, 40), text=Text(f"cell-{zone}"), look="look-cell-small"),
        place(f"pile-{zone}", (x + 2, y + 16, 84, 70), (84, 77.5), text=Text("spot-pile", of(zone))),
        place(f"stack-{zone}", (x + 3, y + 19, 50, 65), (48, 63), text=Text("spot-stack", of(zone))),
        place(f"price-{zone}", (x + 54, y + 18, 32, 40), (32, 38.7), text=Text("spot-price", of(zone))),
        place(f"crew-{zone}", (x + 2, y + 84, 84, 31), (22, 30.8), gap=1, text=Text("spot-crew", of(zone))),
    ]


def of(zone: str) -> dict[str, str]:
    return {"zone": f"cell-{zone}"}


def stage(w: float, h: float, zones: list[Zone]) -> Region:
    return Region(id="stage", role="stage", w=w, h=h, name=Text("spot-stage"), zones=zones)


def wide_stage(players: int) -> Region:
    """Two rows of cards; beside them the token of this shift and whatever is in somebody's hands right now."""
    zones: list[Zone] = []
    for row, names in enumerate(WIDE_ROWS):
        for i, zone in enumerate([name for name in names if name in ZONES_IN_PLAY[players]]):
            zones += cell(zone, i * 129, row * 214)
    zones += [
        place("token", (908, 0, 172, 96), (92, 92), align="center"),
        place("claim", (908, 98, 172, 50), (168, 48)),
        place("tokens", (908, 156, 172, 36), (27, 27), gap=1),
        place("tray", (908, 202, 172, 224), (78, 102.4), "grid", gap=6, cols=2, look=SHELF),
    ]
    return stage(1080, 426, zones)


def narrow_stage(players: int) -> Region:
    zones: list[Zone] = []
    for row, names in enumerate(NARROW_ROWS):
        for i, zone in enumerate([name for name in names if name in ZONES_IN_PLAY[players]]):
            zones += small_cell(zone, i * 90.5, row * 119)
    zones += [
        place("token", (182, 359, 62, 62), (60, 60)),
        place("claim", (246, 360, 114, 58), (112, 32)),
        place("tokens", (182, 430, 178, 36), (30, 30), gap=2),
        place("tray", (0, 478, 360, 116), (86, 113), gap=4),
    ]
    return stage(360, 596, zones)


# --- the players ----------------------------------------------------------------


def shelf(name: str, seat: int, box: Box, ratio: float = CARD, align: Align = "start", layout: Layout = "row") -> Zone:
    """A place with its name; the cards below it are as high as it allows."""
    high = box[3] - LABEL
    text = Text(f"spot-{name}", {"seat": f"seat-{seat}"})
    return place(f"{name}-{seat}", box, (high * ratio, high), layout, align=align, text=text, look=SHELF, label=True)


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
    """The mine on the left, the three docks in the middle, the office on the right."""
    h = 104.0 if own else 78.0
    two, three = h + 4, 2 * h + 8
    zones = [
        shelf("row", seat, (0, 0, 264, h), align="end"),
        shelf("storage", seat, (0, two, 264, h)),
        shelf("workers", seat, (0, three, 264, h), WORKER),
    ]
    for number in range(1, DOCKS + 1):
        zones += dock(seat, number, (270, (number - 1) * two, 492, h), 64 if own else 50, "look-dock")
    zones += [
        shelf("orders", seat, (768, 0, 312, h)),
        shelf("innovations", seat, (768, two, 150, h)),
        shelf("objectives", seat, (922, two, 158, h)),
        shelf("shares", seat, (768, three, 118, h)),
        shelf("tokens", seat, (890, three, 98, h), 1),
        shelf("delivered", seat, (992, three, 88, h), layout="stack", align="center"),
    ]
    return player(seat, own, 1080, 3 * h + 8, zones)


def narrow_player(seat: int, own: bool) -> Region:
    zones: list[Zone] = []
    for number in range(1, DOCKS + 1):
        zones += dock(seat, number, (0, (number - 1) * 68, 360, 66), 46, "look-dock")
    zones += [
        shelf("row", seat, (0, 206, 178, 80), align="end"),
        shelf("storage", seat, (182, 206, 178, 80)),
        shelf("orders", seat, (0, 290, 178, 80)),
        shelf("innovations", seat, (182, 290, 178, 80)),
        shelf("workers", seat, (0, 374, 360, 80), WORKER),
        shelf("objectives", seat, (0, 458, 178, 80)),
        shelf("shares", seat, (182, 458, 178, 80)),
        shelf("tokens", seat, (0, 542, 178, 80), 1),
        shelf("delivered", seat, (182, 542, 178, 80), layout="stack"),
    ]
    return player(seat, own, 360, 624, zones, TABLE if own else PLAYERS)
