"""How wide a text is: no browser is asked, the widths of our fonts' letters are known (`tools/letters.py`)."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

UNKNOWN = 600  # of a letter that nobody has measured, in thousandths


class Font(NamedTuple):
    """In which letters a text is set. `spacing` is in units, between any two."""

    family: str = "Barlow"
    weight: int = 400
    size: float = 16
    spacing: float = 0


@cache
def widths(family: str, weight: int) -> dict[str, int]:
    """The letters of the font, or of its next heavier one, in thousandths of its size."""
    known = json.loads(Path(__file__).with_name("letters.json").read_text("utf-8"))
    fonts = known["widths"].get(family, known["widths"]["Barlow"])
    nearest = min(fonts, key=lambda one: (abs(int(one) - weight), -int(one)))
    return dict(zip(known["letters"], fonts[nearest], strict=True))


def width(text: str, font: Font) -> float:
    letters = widths(font.family, font.weight)
    return sum(letters.get(one, UNKNOWN) for one in text) / 1000 * font.size + len(text) * font.spacing
