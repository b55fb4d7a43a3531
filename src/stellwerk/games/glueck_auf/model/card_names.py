"""Cards by their names: `O-BAR-2` is the first copy of an order, `O-BAR-2.2` the second."""

from typing import Final

from stellwerk.games.glueck_auf.model.ids import COPY_BITS, COPY_MASK, KINDS

NUMBER: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}


def card_name(card: int) -> str:
    copy = card & COPY_MASK
    return KINDS[card >> COPY_BITS] if copy == 0 else f"{KINDS[card >> COPY_BITS]}.{copy + 1}"


CARD_NAMES: Final[list[str]] = [card_name(card) for card in range(len(KINDS) << COPY_BITS)]
CARDS_BY_NAME: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)} | {
    f"{name}.1": kind << COPY_BITS for name, kind in NUMBER.items()
}
