"""One player at a glance."""

from coal_auction.model.table import Seat
from stellwerk.stage.wire import Figure, Strip, Text


def strip(seat: int, one: Seat) -> Strip:
    money = Figure(name=Text("source-money"), value=one.money, unit="toy-coins", icon="sym-coin")
    return Strip(seat=seat, figures=[money])
