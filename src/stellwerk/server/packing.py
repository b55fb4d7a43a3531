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
from stellwerk.words import KERNEL, source

encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode
MESSAGE = re.compile(r"^log-([\w-]+) =((?:.*\n)(?:[ \t}].*\n|\n)*)", re.MULTILINE)
PARAMETER = re.compile(r"\$(\w+)")
LEVEL = 6
RAW = -15  # no header, no checksum: the store has its own


class Book:
    """Phrases that are worth no bytes."""

    def __init__(self, phrases: bytes) -> None:
        self.phrases = phrases
        self.id = blake2b(phrases, digest_size=6).hexdigest()
        self.ready = zlib.compressobj(LEVEL, zlib.DEFLATED, RAW, zdict=phrases)

    def pack(self, value: Any) -> bytes:
        packer = self.ready.copy()
        return packer.compress(encode(value)) + packer.flush()

    def unpack(self, packed: bytes) -> Any:
        return decode(inflated(packed, self.phrases))


def deflated(text: bytes, like: bytes) -> bytes:
    """A text as its difference to another one."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, RAW, zdict=like)
    return packer.compress(text) + packer.flush()


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
        events.append([key, params, -1])
    return Book(b"".join([encode(sample), encode(list(dict.fromkeys(names))), encode(events)]))
