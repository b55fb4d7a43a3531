"""The cards that a written position has not named yet."""

from typing import Any

from stellwerk.games.glueck_auf.model.card_names import parse_card
from stellwerk.games.glueck_auf.model.components import Profile
from stellwerk.games.glueck_auf.model.ids import END, KINDS
from stellwerk.kernel.reader import Reader, one_name, wrong
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE


class Pool:
    """A name like `O-BAR-2` stands for any copy that nobody names exactly; `O-BAR-2.2` for that one."""

    __slots__ = ("left", "reserved")

    def __init__(self, parts: Profile, position: Any) -> None:
        self.left: set[int] = set(parts.cards(0, END))
        self.reserved: set[int] = set()
        self.reserve(position)

    def reserve(self, thing: Any) -> None:
        """Copies that are named exactly are not given to anybody else."""
        if isinstance(thing, dict):
            thing = list(thing.values())
        if isinstance(thing, list):
            for one in thing:
                self.reserve(one)
        elif isinstance(thing, str) and "." in thing:
            try:
                self.reserved.add(parse_card(thing))
            except (KeyError, ValueError):
                return

    def take(self, value: object, path: str, known: list[str]) -> int:
        kind = KINDS.index(known[one_name(kind_part(value), path, known)])
        text = str(value)
        if "." in text:
            try:
                card = parse_card(text)
            except (KeyError, ValueError):
                raise wrong(path, "json-name", value, known=", ".join(known[:40])) from None
        else:
            copies = [kind << 5 | copy for copy in range(32)]
            free = [card for card in copies if card in self.left and card not in self.reserved]
            card = free[0] if free else NONE
        if card not in self.left:
            raise wrong(path, "json-twice", value)
        self.left.remove(card)
        return card

    def one(self, reader: Reader, field: str, known: list[str]) -> int:
        return self.take(reader.raw(field), reader.at(field), known) if reader.has(field) else NONE

    def all(self, reader: Reader, field: str, known: list[str]) -> list[int]:
        return [self.take(v, f"{reader.at(field)}[{i}]", known) for i, v in enumerate(reader.items(field))]

    def rest(self, first: int, last: int, rng: Rng) -> list[int]:
        """Whatever is left of a deck, shuffled."""
        out = sorted(card for card in self.left if first <= card >> 5 < last)
        self.left -= set(out)
        rng.shuffle(out)
        return out


def kind_part(value: object) -> object:
    return value.partition(".")[0] if isinstance(value, str) else value
