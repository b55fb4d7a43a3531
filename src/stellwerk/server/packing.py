"""Writing the past small: deflated JSON that shares a book of phrases, so that a few words cost a few bytes.

A table keeps the book it was opened with for ever, in the store: what it has written stays readable whatever becomes of
the game's words.
"""

import re
import zlib
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from stellwerk.kernel.game import Game
from stellwerk.kernel.match import new_match
from stellwerk.kernel.state import EVERYONE, NO_TURN
from stellwerk.words import KERNEL, source

encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode
MESSAGE = re.compile(r"^log-([\w-]+) =((?:.*\n)(?:[ \t}].*\n|\n)*)", re.MULTILINE)
PARAMETER = re.compile(r"\$(\w+)")
LEVEL = 3  # half the time of the usual 6, for three hundredths more bytes
NAMES = 4_000  # bytes: a long book is slow
RAW = -15  # no header, no checksum: the store has its own
NARROW, MEMORY = -14, 5  # 16 KB are looked back at, which is more than a book: the packer is copied for every line


def packer(like: bytes) -> "zlib._Compress":
    return zlib.compressobj(LEVEL, zlib.DEFLATED, NARROW, MEMORY, zdict=like)


class Book:
    """Phrases that are worth no bytes."""

    def __init__(self, phrases: bytes) -> None:
        self.phrases = phrases
        self.id = blake2b(phrases, digest_size=6).hexdigest()
        self.ready = packer(phrases)

    def pack(self, value: Any) -> bytes:
        return self.packed(encode(value))

    def packed(self, text: bytes) -> bytes:
        """What is JSON already."""
        ready = self.ready.copy()
        return ready.compress(text) + ready.flush()

    def unpack(self, packed: bytes) -> Any:
        return decode(inflated(packed, self.phrases))


def difference(old: Any, new: Any) -> Any:
    """What turns one value into another.

    {key or index: difference} inside it, [the new value], or of a list that grew or shrank
    [how much of the beginning stays, how much of the end, what comes between].
    """
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {key: difference(old[key], new[key]) for key in old if old[key] != new[key]}
    if not isinstance(old, list) or not isinstance(new, list):
        return [new]
    if len(old) == len(new):
        return {str(i): difference(old[i], new[i]) for i in range(len(old)) if old[i] != new[i]}
    begin = shared(old, new)
    end = shared(old[begin:][::-1], new[begin:][::-1])
    return [begin, end, new[begin : len(new) - end]]


def shared(one: list[Any], other: list[Any]) -> int:
    """How many items two lists have in common from the beginning."""
    n = 0
    for a, b in zip(one, other):
        if a != b:
            break
        n += 1
    return n


def changed(old: Any, by: Any) -> Any:
    """The inverse of `difference`."""
    if isinstance(by, list):
        return by[0] if len(by) == 1 else old[: by[0]] + by[2] + old[len(old) - by[1] :]
    if isinstance(old, dict):
        return {key: changed(value, by[key]) if key in by else value for key, value in old.items()}
    return [changed(value, by[str(i)]) if str(i) in by else value for i, value in enumerate(old)]


def deflated(text: bytes, like: bytes) -> bytes:
    """A text that shares much with another one."""
    ready = packer(like)
    return ready.compress(text) + ready.flush()


def inflated(packed: bytes, like: bytes) -> bytes:
    return zlib.decompressobj(RAW, zdict=like).decompress(packed)


@cache
def book_of(game: Game) -> Book:
    """What lines of this game are full of: a position, the names in its moves, its events with their parameters."""
    sample = new_match(game, game.most, 0, None).position()
    families = game.vocabulary.families.values()
    names = [word for family in families for part in family.parts for word in [family.name, *part.names]]
    words = f"{source(KERNEL, 'en')}\n{source(game.folder / 'words', 'en')}\n"
    events = []
    for key, text in MESSAGE.findall(words):
        params = {name: "seat-0" if name == "seat" else "" for name in dict.fromkeys(PARAMETER.findall(text))}
        events.append([key, params, EVERYONE, NO_TURN])
    return Book(b"".join([encode(sample), encode(list(dict.fromkeys(names)))[:NAMES], encode(events)]))
