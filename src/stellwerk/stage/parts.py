"""Pictures are put together from parts: each is drawn once, and kept while what it shows is the same.

A part is what a pure function makes of pieces of a table. Tables share what has not changed, so most comparisons end at
the first glance; a frame, a viewer and a patch then cost what changed, not what there is.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from stellwerk.stage.wire import Piece

Made = TypeVar("Made")
Seen = TypeVar("Seen")
Pieces = dict[str, Piece]  # by id; never changed once it is made

ROOM = 8  # parts of one kind that are kept: so many viewers and frames are shown at a time


class Kept:
    """The parts of one table, for all who look at it. What `draw` returns is shared: nobody may change it."""

    __slots__ = ("latest", "parts")

    def __init__(self) -> None:
        self.parts: dict[object, list[tuple[tuple[Any, ...], Any]]] = {}
        self.latest: tuple[object, Any] = (None, None)

    def once(self, look: "Callable[[Seen, Kept], Made]", table: Seen) -> Made:
        """What a game makes of a table before it draws: picture and offers of one table are asked for in a row."""
        if self.latest[0] is not table:
            self.latest = (table, look(table, self))
        made: Made = self.latest[1]
        return made

    def part(self, draw: Callable[..., Made], *shown: Any) -> Made:
        """What `draw(*shown)` makes of these, drawn anew only if it has not been drawn lately.

        A number that comes first, such as a seat, tells parts of one kind apart: they are kept one beside the other.
        """
        first = shown[0]
        kind = (draw, first) if type(first) is int else draw
        kept = self.parts.get(kind)
        if kept is None:
            kept = self.parts[kind] = []
        else:
            for known, made in kept:
                if known == shown:
                    same: Made = made
                    return same
        fresh = draw(*shown)
        kept.insert(0, (shown, fresh))
        del kept[ROOM:]
        return fresh


def together(parts: list[Pieces]) -> Pieces:
    """All pieces of a picture."""
    out: Pieces = {}
    for part in parts:
        out |= part
    return out


def changes(old: list[Pieces], new: list[Pieces]) -> tuple[Pieces, list[str]]:
    """The pieces that came or changed, and the ids of those that went. Parts that both have are not looked into."""
    if len(old) == len(new):  # then most are where they were
        differ = [(was, now) for was, now in zip(old, new) if was is not now]
        gone, come = together([was for was, _ in differ]), together([now for _, now in differ])
    else:
        have, want = {id(part) for part in old}, {id(part) for part in new}
        gone = together([part for part in old if id(part) not in want])
        come = together([part for part in new if id(part) not in have])
    put = {name: piece for name, piece in come.items() if gone.get(name) != piece}
    return put, [name for name in gone if name not in come]
