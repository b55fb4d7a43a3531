"""A step that brings no points says why: no locomotive comes so far, or the colour counts nothing."""

from stellwerk.games.railroads.model.ids import COLOURS, LINES
from stellwerk.games.railroads.model.table import Table
from stellwerk.games.railroads.model.take_in import take_in_for
from stellwerk.games.railroads.scene.lines import line_name
from stellwerk.stage.wire import Text


def remark(after: Table, move: str) -> Text | None:
    """About a move that was made without a change of the score."""
    words = move.split(" ")
    if words[0] != "advance" or after.seat is None:
        return None
    s = take_in_for(after, after.seat)
    b, line, colour = s.boards[after.seat], LINES.index(words[2]), COLOURS.index(words[1])
    args = {"line": line_name(s.parts, line), "reach": b.reach[line], "colour": f"colour-{words[1]}"}
    if b.tracks[line * 5 + colour] > b.reach[line]:
        return Text("remark-no-loco", args)
    return Text("remark-no-value", args) if not s.parts.values[b.upgrade][colour] else None
