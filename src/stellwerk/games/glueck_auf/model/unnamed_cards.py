"""The cards that a written table has not named yet."""

from stellwerk.games.glueck_auf.model.card_names import CARDS_BY_NAME
from stellwerk.games.glueck_auf.model.components import MOST_COPIES, Profile
from stellwerk.games.glueck_auf.model.ids import COPY_BITS, COPY_MASK, END
from stellwerk.games.glueck_auf.model.state import UNKNOWN
from stellwerk.games.glueck_auf.model.table import LoadedWagon, Table
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE
from stellwerk.kernel.table import BLANK


class Pool:
    """A name like `O-BAR-2` stands for any copy that nobody names exactly; `O-BAR-2.2` for that one."""

    __slots__ = ("has_blanks", "left", "parts", "reserved")

    def __init__(self, parts: Profile, table: Table) -> None:
        self.parts = parts
        self.left: set[int] = set(parts.cards(0, END))
        self.reserved: set[int] = {CARDS_BY_NAME[name] for name in all_names(table) if "." in name}
        self.has_blanks = table.rng == BLANK

    def take(self, name: str, path: str) -> int:
        card = CARDS_BY_NAME[name]
        if card & COPY_MASK >= self.parts.copies[card >> COPY_BITS]:
            raise wrong(path, "position-no-card", name)
        if "." not in name:
            card = self.free_copy(card)
        if card not in self.left:
            raise wrong(path, "json-twice", name)
        self.left.remove(card)
        return card

    def free_copy(self, first: int) -> int:
        for card in range(first, first + MOST_COPIES):
            if card in self.left and card not in self.reserved:
                return card
        return NONE

    def take_all(self, names: tuple[str, ...], path: str) -> list[int]:
        """A blank stays unknown until everything that is named has been taken."""
        out: list[int] = []
        for name in names:
            if not name.endswith(BLANK):
                out.append(self.take(name, f"{path}[{len(out)}]"))
            elif self.has_blanks:
                out.append(UNKNOWN)
            else:
                raise wrong(f"{path}[{len(out)}]", "json-blank", name)
        return out

    def deck(self, first: int, last: int) -> list[int]:
        """Whatever is left of the kinds from first up to last."""
        return [card for card in self.parts.cards(first, last) if card in self.left]

    def rest(self, first: int, last: int, rng: Rng) -> list[int]:
        """Take whatever is left of a deck, shuffled."""
        out = self.deck(first, last)
        self.left.difference_update(out)
        rng.shuffle(out)
        return out


def all_names(table: Table) -> list[str]:
    """Of all cards that are named, wherever they lie."""
    out: list[str] = [*table.box]
    if table.held is not None:
        out.append(table.held)
    if table.wild is not None:
        out += table.wild.cards + table.wild.returned
    for cards in table.stacks.values():
        out += cards
    for use in table.placed:
        out += use.innovations
    for one in table.seats:
        out += one.orders + one.innovations + one.row + one.storage + one.shares + one.objectives + one.delivered
        for dock in one.docks:
            if dock.engine is not None:
                out.append(dock.engine)
            for wagon in dock.wagons:
                out += (wagon.card, wagon.load or "") if isinstance(wagon, LoadedWagon) else (wagon,)
    return out
