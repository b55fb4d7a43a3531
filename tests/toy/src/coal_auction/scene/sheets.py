"""The summary that comes forward at the end: everybody's points by source."""

from coal_auction.model.components import BOX
from coal_auction.model.ids import CARDS
from coal_auction.model.table import Seat, Table
from stellwerk.stage.wire import Row, Sheet, Text


def sheet(table: Table) -> Sheet | None:
    if table.steps:
        return None
    points = [counted(one) for one in table.seats]
    rows = [Row(name=Text(f"source-{source}"), values=[one[source] for one in points]) for source in points[0]]
    rows.append(Row(name=Text("sheet-total"), values=[sum(one.values()) for one in points], strong=True))
    players = [Text("sheet-player", {"seat": f"seat-{seat}"}) for seat in range(table.players)]
    return Sheet(title=Text("sheet-title"), columns=players, rows=rows)


def counted(one: Seat) -> dict[str, int]:
    return {
        "cargo": sum(BOX.worth[CARDS.index(name)] for wagon in one.wagons for name in wagon),
        "hand": sum(BOX.worth[CARDS.index(name)] for name in one.hand),
        "money": one.money,
        "tokens": BOX.bonus * len(one.shown),
    }
