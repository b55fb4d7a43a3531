"""What a line or industry counts, piece by piece: fields by colour, doublers, stars, the medal, multipliers."""

from typing import NamedTuple

from stellwerk.games.railroads.model.ids import COLOURS, LINES, MAIN
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import Board
from stellwerk.games.railroads.rules.scoring import holds, line_marks
from stellwerk.stage.wire import Share, Text


class Counted(NamedTuple):
    """RR-10.1 to RR-10.5."""

    fields: list[tuple[int, int, int]]  # colour, how many fields it covers, what each is worth
    doubled: int
    times: int
    stars: int
    medal: int


def counted(k: Parts, b: Board, line: int) -> Counted:
    reach = min(b.reach[line], k.fields[b.arm][line])
    fields: list[tuple[int, int, int]] = []
    done = doubled = 0
    for colour in range(4, 0, -1):
        to = min(b.tracks[line * 5 + colour], reach)
        if to > done:
            value = k.values[b.upgrade][colour]
            fields.append((colour, to - done, value))
            doubled += value * max(0, min(to, b.doublers) - done) if line == MAIN else 0
            done = to
    stars = medal = 0
    times = 1
    for mark in line_marks(k, b, line):
        if mark[5]:
            medal = k.medal if b.medal and (k.r.medal_always or holds(b, line, mark)) else medal
        elif holds(b, line, mark):
            stars += mark[3]
            times = max(times, mark[4])
    return Counted(fields, doubled, times, stars, medal)


def shares(k: Parts, b: Board, source: int) -> list[Share]:
    """In symbols, for a line of the scoring; `source` is a line, or industry after them."""
    if source == len(LINES):
        found = [k.industry_points[at] for at in b.markers if k.industry_points[at]]
        return [Share(Text("share-plain", {"n": n}), "sym-industry") for n in found] if len(found) > 1 else []
    fields, doubled, times, stars, medal = counted(k, b, source)
    out = [Share(Text("share-fields", {"n": n, "each": each}), f"sym-{COLOURS[colour]}") for colour, n, each in fields]
    more = [("sym-doublers", doubled), ("sym-points", stars), ("sym-medal", medal)]
    out += [Share(Text("share-more", {"n": n}), symbol) for symbol, n in more[:1] if n]
    extra = [Share(Text("share-more", {"n": n}), symbol) for symbol, n in more[1:] if n]
    twice = [Share(Text("share-times", {"n": times}))] if times > 1 else []
    return [*out, *extra, *twice] if k.r.double_stars else [*out, *twice, *extra]
