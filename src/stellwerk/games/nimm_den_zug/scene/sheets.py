"""Summaries that come forward: after a round, and at the end."""

from typing import Final

from stellwerk.games.nimm_den_zug.model.components import Components
from stellwerk.games.nimm_den_zug.model.ids import CARDS, LOCOS
from stellwerk.games.nimm_den_zug.model.state import SOURCES
from stellwerk.games.nimm_den_zug.model.table import Ledger, Seat, Train
from stellwerk.games.nimm_den_zug.scene.cards import seat_name
from stellwerk.games.nimm_den_zug.scene.pieces import train
from stellwerk.games.nimm_den_zug.scene.prompts import winners
from stellwerk.games.nimm_den_zug.scene.seen import Box, Seen
from stellwerk.games.nimm_den_zug.scene.strips import MONEY
from stellwerk.kernel.table import Blank
from stellwerk.stage.wire import Row, Share, Sheet, Text

TRAIN_ROWS: Final = (1, 2, 3)


def sheet(seen: Seen) -> Sheet | None:
    """Profits after a round, where the money came from after the last."""
    table = seen.table
    if table.phase == "ended":
        money = tuple([one.money for one in table.seats])
        made = tuple([seen.kept.part(shares, seat, one.trains, seen.box) for seat, one in enumerate(table.seats)])
        return seen.kept.part(profit_sheet, table.round, table.profits, money, made)
    return seen.kept.part(final_sheet, table.seats) if table.phase == "over" else None


def columns(players: int) -> list[Text]:
    return [Text("sheet-player", {"seat": seat_name(seat)}) for seat in range(players)]


def profit_sheet(
    number: int,
    paid: tuple[tuple[int, int, int], ...],
    money: tuple[int | Blank, ...],
    made: tuple[tuple[list[Share], ...], ...],
) -> Sheet:
    """Train by train: its wagons times its multiplier make the profit."""
    rows = [
        Row(
            name=Text("sheet-train", {"train": n}),
            values=[by[n - 1] for by in paid],
            shares=[three[n - 1] if n <= len(three) else [] for three in made],
        )
        for n in TRAIN_ROWS
    ]
    rows.append(Row(name=Text("sheet-total"), values=[sum(by) for by in paid], strong=True))
    known = [one if isinstance(one, int) else None for one in money]
    if any(value is not None for value in known):
        rows.append(Row(name=Text("figure-money"), values=known))
    return Sheet(title=Text("sheet-profit", {"round": number}), columns=columns(len(money)), rows=rows, unit=MONEY)


def shares(seat: int, trains: tuple[Train, ...], box: Box) -> tuple[list[Share], ...]:
    """Every train as it lies there, and what it makes."""
    out: list[list[Share]] = []
    for n, one in enumerate(trains, 1):
        said = reckoning(one, box.c)
        lying = [Share(piece=name) for name in train((seat, n), "", one, box.cards)]
        out.append(lying if said is None else [*lying, Share(said)])
    return tuple(out)


def reckoning(one: Train, c: Components) -> Text | None:
    """The sum of the wagons times the multiplier; a substitute pays its best wagon, an empty train nothing."""
    if one.loco is None or not one.wagons:
        return None
    values: list[int] = []
    for card in one.wagons:
        values.append(values[-1] if card == "SP-DBL" else c.value[CARDS.index(card)])
    if one.substitute:
        return Text("sheet-best-wagon")
    times = c.multiplier[LOCOS.index(one.loco)] + one.plus
    return Text("sheet-reckoning", {"wagons": len(values), "sum": "+".join(map(str, values)), "times": times})


def final_sheet(seats: tuple[Seat, ...]) -> Sheet:
    ledgers = [one.ledger if isinstance(one.ledger, Ledger) else Ledger() for one in seats]
    by_source = zip(SOURCES, zip(*[sums(ledger) for ledger in ledgers]))
    rows = [Row(name=Text(f"source-{source}"), values=list(values)) for source, values in by_source if any(values)]
    money = [one.money if isinstance(one.money, int) else None for one in seats]
    rows.append(Row(name=Text("figure-money"), values=money, strong=True))
    used = [Text("sheet-goals", {"seat": seat_name(i), "count": len(one.used)}) for i, one in enumerate(seats)]
    text = Text("prompt-over", {"seats": [seat_name(seat) for seat in winners(seats)]})
    return Sheet(title=Text("sheet-final"), columns=columns(len(seats)), rows=rows, unit=MONEY, notes=[text, *used])


def sums(ledger: Ledger) -> tuple[int, ...]:
    """In the order of SOURCES."""
    profits = (ledger.profit_1, ledger.profit_2, ledger.profit_3)
    return ledger.start, ledger.locomotives, ledger.replacements, *profits, ledger.goals, ledger.specials
