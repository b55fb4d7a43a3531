"""A move that looks as if it cost or brought something and does not yet says why."""

from stellwerk.games.nimm_den_zug.model.table import Table
from stellwerk.stage.wire import Text


def remark(after: Table, move: str) -> Text | None:
    """About a move that was made without a change of the score."""
    words = move.split(" ")
    if words[0] == "bid":
        return Text("remark-bid")
    if words[0] != "attach" or after.seat is None:
        return None
    trains = after.seats[after.seat].trains
    return Text("remark-substitute") if trains[int(words[2]) - 1].substitute else None
