"""The names of everything in the box. What the things are worth stands in components.toml."""

from typing import Final

CARDS: Final = [f"C{i}" for i in range(1, 13)]
TOKENS: Final = [f"T{i}" for i in range(1, 7)]
SEATS: Final = ["A", "B", "C", "D"]
