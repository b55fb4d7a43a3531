"""Every move worth showing, legal or not: a greyed thing must be able to say why."""

from coal_auction.model.ids import SEATS
from coal_auction.model.table import Seat, Table
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Offer, Range, Text


def offers(table: Table, kept: Kept) -> list[Offer]:
    seat = table.seat
    if seat is None or not table.steps:
        return []
    own = table.seats[seat]
    return [*answers(table, seat, own, table.steps[-1].step), *tokens(own)]


def answers(table: Table, seat: int, own: Seat, step: str) -> list[Offer]:
    if step == "Bids":
        coins = Range(low=0, high=own.money, step=1, start=0, unit="toy-coins")
        return [Offer(move="bid {n}", text=Text("act-bid"), on=("lot",), number=coins, main=True)]
    if step == "Tie":
        return [Offer(move=f"name {name}", text=Text("act-name", {"seat": name})) for name in SEATS[: table.players]]
    if step == "Load" and table.lot is not None:
        wagons = [(n, (table.lot, f"wagon-{seat}-{n}")) for n in range(1, len(own.wagons) + 1)]
        return [Offer(move=f"load {n}", text=Text("act-load", {"n": n}), on=on) for n, on in wagons]
    if step == "After":
        return [
            Offer(move="draw", text=Text("act-draw"), on=("deck-top",)),
            Offer(move="end", text=Text("act-end"), main=True),
        ]
    return [Offer(move="grab", text=Text("act-grab"), main=True)] if step == "Grab" else []


def tokens(own: Seat) -> list[Offer]:
    """At any time."""
    if own.token is None:
        return []
    text = Text("act-show", {"token": own.token})
    return [Offer(move=f"show {own.token}", text=text, on=(own.token,), group="act-group-tokens")]
