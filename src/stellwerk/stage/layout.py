"""Where pieces lie in a zone, in the region's own units: the same places that the browser computes."""

from itertools import pairwise
from typing import NamedTuple

from stellwerk.stage.wire import Zone

PAD = 6.0
LABEL = 20.0
STACK_DRAWN = 4  # so many pieces of a stack are drawn; a number tells the rest


class Place(NamedTuple):
    """Centre and size of a piece; buried: covered in a stack, not drawn."""

    x: float
    y: float
    w: float
    h: float
    buried: bool = False


class Room(NamedTuple):
    """The part of a zone that holds pieces, and the height at which its name is written."""

    x: float
    y: float
    w: float
    h: float
    label: float | None


class Run(NamedTuple):
    """Places along one axis: the middle of the first, and how far it is to the next."""

    start: float
    step: float


def room(zone: Zone) -> Room:
    """The name stands inside the zone above the pieces; where they need the whole height, it stands above the zone."""
    across, down = zone.piece
    above = zone.label and zone.h - LABEL < down and zone.y >= LABEL
    top = LABEL if zone.label and not above else 0.0
    side = max(0.0, min(PAD, (zone.w - across) / 2))
    over = 0.0 if top else max(0.0, min(PAD, (zone.h - down) / 2))
    under = max(0.0, min(PAD, (zone.h - top - down) / (1 if top else 2)))
    label = (zone.y - 6 if above else zone.y + 15) if zone.label else None
    return Room(zone.x + side, zone.y + top + over, zone.w - 2 * side, zone.h - top - over - under, label)


def run(count: int, size: float, gap: float, length: float, align: str) -> Run:
    """Side by side with the gap, or overlapping evenly where they do not fit."""
    wanted = count * size + (count - 1) * gap
    if count > 1 and wanted > length:
        return Run(size / 2, (length - size) / (count - 1))
    free = length - wanted
    return Run({"end": free, "center": free / 2}.get(align, 0.0) + size / 2, size + gap)


def slots(indexes: list[int]) -> list[int]:
    """Pieces lie at their index; where two share one, all close up in order."""
    clash = any(index < 0 for index in indexes) or any(a == b for a, b in pairwise(indexes))
    return list(range(len(indexes))) if clash else indexes


def arrange(zone: Zone, indexes: list[int]) -> list[Place]:
    """Places for the pieces of a zone, given their indexes in ascending order."""
    if not indexes:
        return []
    box = room(zone)
    fit = min(1.0, box.w / zone.piece[0], box.h / zone.piece[1])
    w, h = zone.piece[0] * fit, zone.piece[1] * fit
    if zone.layout == "stack":
        return stack(zone, box, len(indexes), w, h)
    at = slots(indexes)
    if zone.layout == "grid":
        return grid(zone, box, at, w, h)
    if zone.layout == "spread":
        return spread(zone, box, at, w, h)
    if zone.layout == "column":
        down = run(at[-1] + 1, h, zone.gap, box.h, zone.align)
        return [Place(box.x + box.w / 2, box.y + down.start + slot * down.step, w, h) for slot in at]
    across = run(at[-1] + 1, w, zone.gap, box.w, zone.align)
    return [Place(box.x + across.start + slot * across.step, box.y + box.h / 2, w, h) for slot in at]


def stack(zone: Zone, box: Room, count: int, w: float, h: float) -> list[Place]:
    drawn = min(count, STACK_DRAWN)
    most = min(box.w - w, box.h - h) / (drawn - 1) if drawn > 1 else 0.0
    offset = max(0.0, min(zone.gap, most))
    across = run(1, w + (drawn - 1) * offset, 0, box.w, zone.align)
    x = box.x + across.start - (drawn - 1) * offset / 2
    y = box.y + box.h / 2 + (drawn - 1) * offset / 2
    levels = [max(0, rank - (count - drawn)) for rank in range(count)]
    return [Place(x + n * offset, y - n * offset, w, h, rank < count - drawn) for rank, n in enumerate(levels)]


def grid(zone: Zone, box: Room, at: list[int], w: float, h: float) -> list[Place]:
    count = at[-1] + 1
    cols = zone.cols or max(1, int((box.w + zone.gap) // (w + zone.gap)))
    across = run(zone.cols or min(cols, count), w, zone.gap, box.w, zone.align)
    down = run(-(-count // cols), h, zone.gap, box.h, "start")
    return [
        Place(box.x + across.start + slot % cols * across.step, box.y + down.start + slot // cols * down.step, w, h)
        for slot in at
    ]


def spread(zone: Zone, box: Room, at: list[int], w: float, h: float) -> list[Place]:
    """Evenly over the whole length of the longer side."""
    wide = box.w >= box.h
    size, length = (w, box.w) if wide else (h, box.h)
    count = at[-1] + 1
    line = Run(size / 2, (length - size) / (count - 1)) if count > 1 else run(1, size, 0, length, zone.align)
    along = [line.start + slot * line.step for slot in at]
    if wide:
        return [Place(box.x + one, box.y + box.h / 2, w, h) for one in along]
    return [Place(box.x + box.w / 2, box.y + one, w, h) for one in along]
