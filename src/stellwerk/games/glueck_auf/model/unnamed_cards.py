"""The cards that a written table has not named yet."""

from stellwerk.games.glueck_auf.model.card_names import CARDS_BY_NAME
from stellwerk.games.glueck_auf.model.components import MOST_COPIES, Profile
from stellwerk.games.glueck_auf.model.ids import COPY_BITS, COPY_MASK
from stellwerk.games.glueck_auf.model.state import UNKNOWN
from stellwerk.games.glueck_auf.model.table import LoadedWagon, Table
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE
from stellwerk.kernel.table import BLANK


class Pool:
    """A name like `O-BAR-2` stands for any copy that nobody names exactly; `O-BAR-2.2` for that one."""

    __slots__ = ("exact", "has_blanks", "left", "parts", "table")

    def __init__(self, parts: Profile, table: Table) -> None:
        self.parts = parts
        self.table = table
        self.left: set[int] = set(parts.all)
        self.exact: set[int] | None = None  # the copies that are named, once somebody must know
        self.has_blanks = table.rng == BLANK

    def take(self, name: str, path: str, place: int = NONE) -> int:
        """The path, and the place in its list, are where the card is written."""
        card = CARDS_BY_NAME[name]
        if "." not in name:
            card = self.free_copy(card)
        if card not in self.left:
            raise self.no_such_card(name, path if place == NONE else f"{path}[{place}]")
        self.left.remove(card)
        return card

    def no_such_card(self, name: str, path: str) -> Refused:
        card = CARDS_BY_NAME[name]
        in_the_box = card & COPY_MASK < self.parts.copies[card >> COPY_BITS]
        return wrong(path, "json-twice" if in_the_box else "position-no-card", name)

    def free_copy(self, first: int) -> int:
        if self.exact is None:
            self.exact = {CARDS_BY_NAME[name] for name in all_names(self.table) if "." in name}
        for card in range(first, first + MOST_COPIES):
            if card in self.left and card not in self.exact:
                return card
        return NONE

    def take_all(self, names: tuple[str, ...], path: str) -> list[int]:
        """A blank stays unknown until everything that is named has been taken."""
        out: list[int] = []
        for name in names:
            if name[-1] != BLANK:
                out.append(self.take(name, path, len(out)))
            elif self.has_blanks:
                out.append(UNKNOWN)
            else:
                raise wrong(f"{path}[{len(out)}]", "json-blank", name)
        return out

    def deck(self, first: int, last: int) -> list[int]:
        """Whatever is left of the kinds from first up to last."""
        left = self.left
        return [card for card in self.parts.cards(first, last) if card in left]

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
