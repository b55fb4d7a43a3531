"""QR codes of short texts, as SVG or for a terminal: bytes, correction level M, versions 1 to 10 (at most 213 bytes).

The standard is ISO/IEC 18004; names are those of its sections.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache

SIZES = (16, 28, 44, 64, 86, 108, 124, 154, 182, 216)  # data codewords of each version
CHECKS = (10, 16, 26, 18, 24, 16, 18, 22, 22, 26)  # correction codewords of each of its blocks
BLOCKS = (1, 1, 1, 2, 2, 4, 4, 4, 5, 5)
ALIGNED = ((), (6, 18), (6, 22), (6, 26), (6, 30), (6, 34), (6, 22, 38), (6, 24, 42), (6, 26, 46), (6, 28, 50))
MARGIN = 4
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda _, y: y % 2 == 0,
    lambda x, _: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
FINDER_LIKE = ([1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1])
Rows = list[list[int]]


@lru_cache(256)
def svg(text: str) -> str:
    """Black on white in any theme: readers want the margin, too."""
    rows = code(text)
    size = len(rows) + 2 * MARGIN
    dark = [(x, y) for y, row in enumerate(rows) for x, one in enumerate(row) if one]
    path = "".join(f"M{x + MARGIN} {y + MARGIN}h1v1h-1z" for x, y in dark)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{path}"/></svg>'
    )


def blocks(text: str) -> str:
    """For a terminal: two rows of modules in a line of characters, dark ones drawn."""
    rows = code(text)
    blank = [0] * (len(rows) + 2 * MARGIN)
    framed = [blank] * MARGIN + [[0] * MARGIN + row + [0] * MARGIN for row in rows] + [blank] * (MARGIN + 1)
    pairs = zip(framed[::2], framed[1::2], strict=False)
    return "\n".join("".join(" ▄▀█"[2 * high + low] for high, low in zip(*pair, strict=True)) for pair in pairs)


def code(text: str) -> Rows:
    """The modules, row by row; 1 is dark. Raises ValueError for what is too long."""
    data = text.encode()
    version = next((v for v, size in enumerate(SIZES, 1) if len(data) + (3 if v > 9 else 2) <= size), 0)
    if not version:
        raise ValueError(len(data))
    bits = list(interleaved(codewords(data, version), version))
    tried = [drawn(version, bits, mask) for mask in range(len(MASKS))]
    return min(tried, key=penalty)


# --- what is written ---


def codewords(data: bytes, version: int) -> list[int]:
    """Mode, length, the bytes, and padding."""
    length = 16 if version > 9 else 8
    bits = f"0100{len(data):0{length}b}" + "".join(f"{byte:08b}" for byte in data)
    room = SIZES[version - 1] * 8
    bits += "0" * min(4, room - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[i : i + 8], 2) for i in range(0, len(bits), 8)]
    return words + [(0xEC, 0x11)[i % 2] for i in range(SIZES[version - 1] - len(words))]


def interleaved(words: list[int], version: int) -> Iterator[int]:
    """The blocks with their correction, one codeword of each after the other, as bits."""
    count, checks = BLOCKS[version - 1], CHECKS[version - 1]
    short, longer = divmod(len(words), count)
    blocks, at = [], 0
    for i in range(count):
        size = short + (i >= count - longer)
        blocks.append(words[at : at + size])
        at += size
    corrected = [remainder(block, divisor(checks)) for block in blocks]
    for group in (blocks, corrected):
        for i in range(max(map(len, group))):
            for block in group:
                if i < len(block):
                    yield from (block[i] >> bit & 1 for bit in range(7, -1, -1))


def times(a: int, b: int) -> int:
    """In the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1."""
    product = 0
    for bit in range(7, -1, -1):
        product = product << 1 ^ (product >> 7) * 0x11D
        product ^= (b >> bit & 1) * a
    return product


def divisor(degree: int) -> list[int]:
    """Reed and Solomon's generator polynomial."""
    found = [0] * (degree - 1) + [1]
    root = 1
    for _ in range(degree):
        for i in range(degree):
            found[i] = times(found[i], root) ^ (found[i + 1] if i + 1 < degree else 0)
        root = times(root, 2)
    return found


def remainder(words: list[int], by: list[int]) -> list[int]:
    left = [0] * len(by)
    for word in words:
        factor = word ^ left.pop(0)
        left.append(0)
        left = [one ^ times(part, factor) for one, part in zip(left, by, strict=True)]
    return left


# --- how it is drawn ---


def drawn(version: int, bits: list[int], mask: int) -> Rows:
    size = 17 + 4 * version
    rows: list[list[int | None]] = [[None] * size for _ in range(size)]
    draw_patterns(rows, version)
    draw_format(rows, mask)
    todo = iter(bits)
    for x, y in path(size):
        if rows[y][x] is None:
            rows[y][x] = next(todo, 0) ^ MASKS[mask](x, y)
    return [[int(one or 0) for one in row] for row in rows]


def path(size: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time from the right, up and down in turn; the column of the timing pattern is left out."""
    up = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for y in range(size - 1, -1, -1) if up else range(size):
            yield right, y
            yield right - 1, y
        up = not up


def draw_patterns(rows: list[list[int | None]], version: int) -> None:
    size = len(rows)
    for i in range(size):
        rows[6][i] = rows[i][6] = int(i % 2 == 0)
    for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
        square(rows, x, y, 4, {2, 4})
    places = ALIGNED[version - 1]
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    for x, y in [(x, y) for x in places for y in places if (x, y) not in corners]:
        square(rows, x, y, 2, {1})
    if version > 6:
        written = version << 12 | left_over(version, 12, 0x1F25)
        for i in range(18):
            a, b = size - 11 + i % 3, i // 3
            rows[b][a] = rows[a][b] = written >> i & 1


def square(rows: list[list[int | None]], x: int, y: int, reach: int, light: set[int]) -> None:
    """Rings around a place, as far as they lie on the sheet."""
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if 0 <= x + dx < len(rows) and 0 <= y + dy < len(rows):
                rows[y + dy][x + dx] = int(max(abs(dx), abs(dy)) not in light)


def draw_format(rows: list[list[int | None]], mask: int) -> None:
    """Level M (00) and the mask, twice."""
    size = len(rows)
    bits = (mask << 10 | left_over(mask, 10, 0x537)) ^ 0x5412
    around = [(8, i) for i in (0, 1, 2, 3, 4, 5, 7, 8)] + [(i, 8) for i in (7, 5, 4, 3, 2, 1, 0)]
    beside = [(size - 1 - i, 8) for i in range(8)] + [(8, size - 15 + i) for i in range(8, 15)]
    for places in (around, beside):
        for i, (x, y) in enumerate(places):
            rows[y][x] = bits >> i & 1
    rows[size - 8][8] = 1


def left_over(value: int, degree: int, by: int) -> int:
    """What is left of a polynomial over two elements."""
    left = value
    for _ in range(degree):
        left = left << 1 ^ (left >> degree - 1) * by
    return left


def penalty(rows: Rows) -> int:
    """How hard a code is to read: runs, blocks, what looks like a finder, too much of one colour."""
    size, found = len(rows), 0
    for line in (*rows, *([row[x] for row in rows] for x in range(size))):
        run = 1
        for before, now in zip(line, [*line[1:], 2], strict=True):
            if before == now:
                run += 1
                continue
            found += run - 2 if run >= 5 else 0
            run = 1
        found += 40 * sum(line[i : i + 11] in FINDER_LIKE for i in range(size - 10))
    for y in range(size - 1):
        for x in range(size - 1):
            found += 3 * (rows[y][x] == rows[y][x + 1] == rows[y + 1][x] == rows[y + 1][x + 1])
    dark = sum(map(sum, rows))
    return found + 10 * (abs(20 * dark - 10 * size * size) // (size * size))
