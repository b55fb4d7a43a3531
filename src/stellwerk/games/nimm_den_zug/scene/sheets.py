"""Summaries that come forward: after a round, and at the end."""

from typing import Final

from stellwerk.games.nimm_den_zug.model.state import SOURCES
from stellwerk.games.nimm_den_zug.scene.pieces import seat_name
from stellwerk.games.nimm_den_zug.scene.prompts import winners
from stellwerk.games.nimm_den_zug.scene.strips import MONEY
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Row, Sheet, Text

TRAIN_ROWS: Final = (1, 2, 3)


def sheet(view: Json) -> Sheet | None:
    """Profits after a round, where the money came from after the last."""
    if view["phase"] == "ended":
        return profit_sheet(view)
    return final_sheet(view) if view["phase"] == "over" else None


def columns(view: Json) -> list[Text]:
    return [Text("sheet-player", {"seat": seat_name(seat)}) for seat in range(view["players"])]


def profit_sheet(view: Json) -> Sheet:
    """Every train's profit, and the goals that may still be handed in."""
    paid: list[list[int]] = view["profits"]
    rows = [Row(name=Text("sheet-train", {"train": n}), values=[by[n - 1] for by in paid]) for n in TRAIN_ROWS]
    rows.append(Row(name=Text("sheet-total"), values=[sum(by) for by in paid], strong=True))
    money = [player["money"] for player in view["seats"]]
    if any(value is not None for value in money):
        rows.append(Row(name=Text("figure-money"), values=money))
    return Sheet(title=Text("sheet-profit", {"round": view["round"]}), columns=columns(view), rows=rows, unit=MONEY)


def final_sheet(view: Json) -> Sheet:
    seats = view["seats"]
    rows = [
        Row(name=Text(f"source-{source}"), values=[player["ledger"][source] for player in seats])
        for source in SOURCES
        if any(player["ledger"][source] for player in seats)
    ]
    rows.append(Row(name=Text("figure-money"), values=[player["money"] for player in seats], strong=True))
    won = winners(view)
    used = [Text("sheet-goals", {"seat": seat_name(i), "count": len(seats[i]["used"])}) for i in range(len(seats))]
    text = Text("prompt-over", {"seats": [seat_name(seat) for seat in won]})
    return Sheet(title=Text("sheet-final"), columns=columns(view), rows=rows, unit=MONEY, notes=[text, *used])
