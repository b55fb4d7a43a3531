"""Chance. A state carries its own `Rng`; programs that play use `Dice`."""

import struct
from hashlib import blake2b
from typing import Final

WORDS: Final = 16  # 32-bit numbers in one hash block
MASK31: Final = 0x7FFFFFFF


class Rng:
    """A keyed counter, hashed: the same everywhere, and no seen card lets anybody compute the next one."""

    __slots__ = ("count", "key")

    def __init__(self, key: bytes, count: int) -> None:
        self.key = key
        self.count = count

    def clone(self) -> "Rng":
        return Rng(self.key, self.count)

    def words(self, n: int) -> list[int]:
        """At least n numbers of 32 bits."""
        out: list[int] = []
        while len(out) < n:
            block = blake2b(self.count.to_bytes(8, "little"), key=self.key).digest()
            out.extend(struct.unpack("<16I", block))
            self.count += 1
        return out

    def below(self, n: int) -> int:
        return (self.words(1)[0] * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        n = len(cards)
        if n < 2:
            return
        word = self.words(n - 1)
        for i in range(n - 1, 0, -1):
            j = (word[i - 1] * (i + 1)) >> 32
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card


def seeded(seed: int | str) -> Rng:
    """The generator that belongs to a seed of any size."""
    return Rng(blake2b(str(seed).encode(), digest_size=16).digest(), 0)


class Dice:
    """A quick small generator for rollouts and bots; never part of a state."""

    __slots__ = ("now",)

    def __init__(self, seed: int) -> None:
        self.now = (seed * 2654435761 + 97) & MASK31
        for _ in range(3):
            self.below(2)

    def below(self, n: int) -> int:
        self.now = (self.now * 1103515245 + 12345) & MASK31
        return ((self.now >> 7) * n) >> 24
