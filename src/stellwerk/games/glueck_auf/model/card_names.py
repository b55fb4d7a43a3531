"""Cards by their names: `O-BAR-2` is the first copy of an order, `O-BAR-2.2` the second."""

from typing import Final

from stellwerk.games.glueck_auf.model.ids import COPY_BITS, COPY_MASK, KINDS

NUMBER: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}


def card_name(card: int) -> str:
    copy = card & COPY_MASK
    return KINDS[card >> COPY_BITS] if copy == 0 else f"{KINDS[card >> COPY_BITS]}.{copy + 1}"


def parse_card(name: str) -> int:
    """The card of an exact name; raises KeyError or ValueError for anything else."""
    kind, dot, copy = name.partition(".")
    number = int(copy) - 1 if dot else 0
    if not 0 <= number < 32:
        raise ValueError(name)
    return NUMBER[kind] << 5 | number
