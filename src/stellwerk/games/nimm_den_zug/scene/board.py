"""Where everything lies: the same zones for wide screens and for a phone held upright."""

from typing import Final, Literal

from stellwerk.games.nimm_den_zug.model.components import TRAINS, components
from stellwerk.games.nimm_den_zug.model.table import Table
from stellwerk.stage.wire import Board, Region, Text, Zone

Layout = Literal["row", "column", "grid", "stack", "spread"]
Align = Literal["start", "center", "end"]
Box = tuple[float, float, float, float]
Size = tuple[float, float]

NOWHERE: Final = "look-none"  # an invisible floor: the zone is only a place
PAD: Final = 6  # that clients leave at the edge of a zone: a train has no gap behind its locomotive
DISPLAY: Final = {3: 200, 4: 188, 5: 150}  # size of the open cards by their number
TABLE: Final = ""
PLAYERS: Final = "tab-players"


def board(table: Table) -> Board:
    """The viewer's own board below the stage, the others in the order in which they follow."""
    players, me = table.players, table.seat
    open_cards = components(table.options.components).display[players]
    wide = [wide_stage(DISPLAY.get(open_cards, 150))]
    narrow = [narrow_stage(players)]
    first = 0 if me is None else me + 1
    if me is not None:
        wide.append(wide_own(me))
        narrow.append(narrow_own(me))
    for i in range(players if me is None else players - 1):
        seat = (first + i) % players
        wide.append(wide_seat(seat))
        narrow.append(narrow_seat(seat))
    return Board(game="nimm-den-zug", wide=wide, narrow=narrow)


def place(
    name: str,
    box: Box,
    piece: Size,
    layout: Layout = "row",
    gap: float = 8,
    cols: int = 0,
    align: Align = "start",
) -> Zone:
    """A zone on the stage: seen only by what lies in it, for auctions and wagons share the room."""
    x, y, w, h = box
    return Zone(
        id=name,
        x=x,
        y=y,
        w=w,
        h=h,
        name=Text(f"zone-{name}"),
        layout=layout,
        gap=gap,
        cols=cols,
        piece=piece,
        look=NOWHERE,
        label=False,
        align=align,
    )


# --- the stage ---------------------------------------------------------------


def stage(w: float, h: float, zones: list[Zone]) -> Region:
    return Region(id="stage", role="stage", w=w, h=h, name=Text("zone-stage"), zones=zones)


def wide_stage(wagon: float) -> Region:
    """Signs and stacks on the left, cards in the middle, bids beside the lot on the right; later the open wagons."""
    loco = (176.0, 102.7)
    zones = [
        place("method", (0, 26, 160, 104), (156, 99)),
        place("stack", (0, 144, 160, 84), (132, 77), "stack"),
        place("wagon-stack", (0, 8, 128, 116), (112, 112), "stack"),
        place("discards", (0, 140, 128, 116), (112, 112), "stack"),
        place("revealed", (176, 24, 560, 110), loco, gap=10),
        place("aside", (176, 136, 372, 132), (112, 65.3), "grid", cols=3),
        place("choice", (176, 18, 600, 250), (188, 109.7), "grid", gap=10, cols=3),
        place("hand", (176, 60, 904, 148), (240, 140), gap=16, align="center"),
        place("methods", (176, 24, 904, 226), (168, 106.8), "grid", gap=10, cols=3),
        place("goal-hand", (176, 66, 904, 136), (264, 126.6), gap=16, align="center"),
        place("lot", (784, 44, 296, 178), (296, 172.7), align="center"),
        place("solo", (176, 20, 372, 228), (372, 217), align="center"),
        place("count", (800, 88, 280, 84), (240, 80), align="center"),
        place("bids", (552, 38, 230, 224), (105, 65.6), "grid", gap=6, cols=2),
        place("order-bids", (790, 18, 290, 250), (126, 78.8), "grid", gap=10, cols=2),
        place("display", (140, (268 - wagon) / 2, 826, wagon), (wagon, wagon), gap=15, align="center"),
        place("longer", (972, 78, 108, 112), (106, 106)),
    ]
    return stage(1080, 268, zones)


def narrow_stage(players: int) -> Region:
    loco = (109.0, 63.6)
    below = 148.0 if players <= 3 else 222.0  # the cards of a choice: as many as players
    zones = [
        place("method", (0, 0, 104, 66), (100, 63.6)),
        place("stack", (110, 0, 112, 66), (110, 64), "stack"),
        place("wagon-stack", (0, 0, 80, 68), (64, 64), "stack"),
        place("discards", (90, 0, 80, 68), (64, 64), "stack"),
        place("revealed", (0, 72, 360, 70), loco, gap=10),
        place("aside", (0, 258, 360 if players <= 4 else 178, 64), (106, 62)),
        place("choice", (0, 70, 360, 152), loco, "grid", gap=10, cols=3),
        place("hand", (0, 100, 360, 70), loco, gap=10),
        place("methods", (0, 72, 360, 162), (109, 69.4), "grid", gap=10, cols=3),
        place("goal-hand", (0, 100, 360, 70), (109, 52.3), gap=10),
        place("lot", (0, 148, 178, 106), (178, 104)),
        place("solo", (0, 146, 178, 106), (178, 104)),
        place("count", (0, 76, 360, 62), (174, 58), align="center"),
        place("bids", (182, 146, 178, 178), (81, 50.6), "grid", gap=4, cols=2),
        place("order-bids", (0, below, 360, 118), (82, 51), "grid", gap=4, cols=3, align="center"),
        place("display", (0, 78, 360, 244), (109, 109), "grid", gap=10, cols=3),
        place("longer", (280, 0, 80, 68), (64, 64), align="end"),
    ]
    return stage(360, 340, zones)


# --- the players ----------------------------------------------------------------


def player_zone(name: str, seat: int, box: Box, piece: Size, gap: float = 4, layout: Layout = "row") -> Zone:
    x, y, w, h = box
    return Zone(
        id=f"{name}-{seat}",
        x=x,
        y=y,
        w=w,
        h=h,
        name=Text(f"zone-{name}", {"seat": f"seat-{seat}"}),
        layout=layout,
        gap=gap,
        piece=piece,
        look=NOWHERE,
        label=False,
    )


def track(seat: int, train: int, x: float, y: float, size: Size, card: float, look: str, tail: float) -> list[Zone]:
    """A train's row: the whole of it is the target; on it the +1 card, the locomotive, its wagons and a free tail."""
    w, h = size
    args = {"seat": f"seat-{seat}", "train": train}
    top = y + (h - card) / 2
    plus, loco = card / 2, card * 144 / 84
    at = x + 2
    inner = [
        ("plus", at, plus, plus),
        ("loco", at + plus + 1, loco, loco),
        ("wagons", at + plus + loco + 1 - PAD, w - plus - loco - 5 + PAD - tail, card),
    ]
    zones = [
        Zone(
            id=f"train-{seat}-{train}",
            x=x,
            y=y,
            w=w,
            h=h,
            name=Text("zone-train", args),
            piece=(card, card),
            look=look,
            label=False,
        )
    ]
    for name, left, width, piece in inner:
        zones.append(
            Zone(
                id=f"{name}-{seat}-{train}",
                x=left,
                y=top,
                w=width,
                h=card,
                name=Text(f"zone-{name}", args),
                gap=0,
                piece=(piece, card),
                look=NOWHERE,
                label=False,
            )
        )
    return zones


def tracks(seat: int, x: float, step: float, size: Size, card: float, look: str, tail: float = 0) -> list[Zone]:
    out: list[Zone] = []
    for train in range(TRAINS):
        out += track(seat, train + 1, x, train * step, size, card, look, tail)
    return out


def profits(seat: int, first: Box, step: float) -> list[Zone]:
    """At the end of every own train what it would earn now."""
    x, y, w, h = first
    return [
        Zone(
            id=f"profit-{seat}-{train + 1}",
            x=x,
            y=y + train * step,
            w=w,
            h=h,
            name=Text("zone-profit", {"seat": f"seat-{seat}", "train": train + 1}),
            piece=(w, h),
            look=NOWHERE,
            label=False,
        )
        for train in range(TRAINS)
    ]


def player(seat: int, own: bool, w: float, h: float, zones: list[Zone], tab: str = TABLE) -> Region:
    name = Text("zone-own" if own else "zone-seat", {"seat": f"seat-{seat}"})
    return Region(
        id=f"seat-{seat}", role="own" if own else "seat", w=w, h=h, name=name, zones=zones, seat=seat, tab=tab
    )


def wide_own(seat: int) -> Region:
    """Three long trains; money, order and goals beside them."""
    zones = tracks(seat, 0, 98, (760, 92), 80, "look-track", tail=91)
    zones += [
        *profits(seat, (669, 32, 86, 28), 98),
        player_zone("goals", seat, (776, 0, 172, 288), (172, 82.5), 14, "column"),
        player_zone("money", seat, (960, 0, 120, 92), (120, 48)),
        player_zone("tile", seat, (960, 98, 120, 112), (108, 108)),
    ]
    return player(seat, True, 1080, 290, zones)


def narrow_own(seat: int) -> Region:
    zones = tracks(seat, 0, 52, (360, 50), 42, "look-track-small")
    zones += [
        *profits(seat, (303, 23, 54, 17.6), 52),
        player_zone("goals", seat, (0, 158, 360, 58), (113, 54.2), 4),
        player_zone("money", seat, (0, 220, 150, 58), (140, 56)),
        player_zone("tile", seat, (300, 220, 60, 58), (56, 56)),
    ]
    return player(seat, True, 360, 280, zones)


def wide_seat(seat: int) -> Region:
    """An opponent at a smaller scale; what would be too small to read is left out of the drawing."""
    zones = tracks(seat, 0, 64, (512, 61), 56, "look-track-small")
    zones += [
        player_zone("goals", seat, (540, 60, 430, 72), (132, 63.4), 10),
        player_zone("tile", seat, (992, 52, 88, 88), (84, 84)),
    ]
    return player(seat, False, 1080, 190, zones)


def narrow_seat(seat: int) -> Region:
    zones = tracks(seat, 0, 52, (360, 50), 42, "look-track-small")
    zones += [
        player_zone("tile", seat, (0, 158, 50, 48), (46, 46)),
        player_zone("goals", seat, (56, 158, 304, 48), (94, 45), 5),
    ]
    return player(seat, False, 360, 208, zones, PLAYERS)
