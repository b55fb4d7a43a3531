"""Where everything lies: sent once, no move changes it."""

from typing import Final

from coal_auction.model.components import BOX
from coal_auction.model.table import Table
from stellwerk.stage.wire import Board, Region, Text, Zone

WIDE: Final = 400
PHONE: Final = 360
FLOOR: Final = "look-floor"


def board(table: Table) -> Board:
    return Board(game="toy", wide=regions(table, WIDE), narrow=regions(table, PHONE))


def regions(table: Table, width: float) -> list[Region]:
    return [middle(width), *(player(table, seat, width) for seat in range(table.players))]


def middle(width: float) -> Region:
    zones = [zone("deck", Text("zone-deck"), 0, 0), zone("lot", Text("zone-lot"), 1, 0)]
    return Region(id="stage", role="stage", w=width, h=110, name=Text("zone-stage"), zones=zones)


def player(table: Table, seat: int, width: float) -> Region:
    zones = [zone(f"hand-{seat}", Text("zone-hand"), 0, 0), zone(f"tokens-{seat}", Text("zone-tokens"), 1, 0)]
    zones += [zone(f"wagon-{seat}-{n + 1}", Text("zone-wagon", {"n": n + 1}), n, 1) for n in range(BOX.wagons)]
    name = Text("zone-seat", {"seat": f"seat-{seat}"})
    role = "own" if seat == table.seat else "seat"
    return Region(id=f"seat-{seat}", role=role, w=width, h=210, name=name, zones=zones, seat=seat)  # type: ignore[arg-type]


def zone(name: str, title: Text, column: int, row: int) -> Zone:
    """Two in a row, on every screen."""
    return Zone(id=name, x=10 + 175 * column, y=20 + 100 * row, w=165, h=84, name=title, look=FLOOR)
