"""One company with everything its owner has."""

from typing import TYPE_CHECKING, Final

from stellwerk.games.carnegie.model.components import START
from stellwerk.games.carnegie.model.ids import KINDS, PLACES
from stellwerk.games.carnegie.model.parts import Parts
from stellwerk.kernel.refusal import Param
from stellwerk.kernel.state import NONE

if TYPE_CHECKING:
    from stellwerk.games.carnegie.model.table import Seat

TABS_IN_PLAY: Final = 4
NONE_TAKEN: Final = [0] * len(PLACES)
NOTHING: Final[list[int]] = []  # before anybody sits down
SOURCES: Final = ["income", "department", "activation"]  # of points scored at once
FROM_INCOME: Final = 0
FROM_DEPARTMENT: Final = 1
FROM_ACTIVATION: Final = 2


class Player:
    """Numbers and lists of numbers; places are counted as in ids.PLACES."""

    __slots__ = (
        "built",
        "discs",
        "donations",
        "goods",
        "joker",
        "kinds",
        "lying",
        "made",
        "marked",
        "missions",
        "money",
        "parts",
        "points",
        "pulled",
        "reserve",
        "sides",
        "standing",
        "steps",
        "supply",
        "taken",
        "track",
        "vp",
    )  # fmt: skip

    def __init__(self, parts: Parts) -> None:
        self.made: Seat | None = None  # this company as it is written down, until it changes
        self.marked: tuple[object, ...] | None = None  # what tells it from others, until it changes
        self.parts = parts
        self.money = START["money"]
        self.goods = START["goods"]
        self.discs = START["discs"]
        self.supply = START["supply"]  # employees not in play
        self.joker = False
        self.reserve = NONE  # the department taken in the set-up, until it is built
        self.donations = 0  # spaces, as bits
        self.points = 0  # of research, not yet spent
        self.steps = 0  # not yet walked
        self.kinds = parts.company  # department by place; never written in place
        self.standing = NOTHING
        self.lying = NOTHING
        # workstations of a place where somebody stands, as bits; only where prices differ, never written in place
        self.taken = NONE_TAKEN
        self.missions = NOTHING
        self.track = NOTHING  # boxes, from 0
        self.sides = NOTHING
        self.pulled = NOTHING  # visible positions of each tab
        self.built = NOTHING  # discs that went from each tab to the map
        self.vp = NOTHING  # scored at once, by source

    def sit_down(self, side: int) -> None:
        """The discs of the set-up, one employee in each printed department, the others in the lobby.

        Lists of its own, too; a copy takes those of its source.
        """
        self.standing = [0] * len(PLACES)
        self.lying = [0] * len(PLACES)
        self.missions = [0, 0, 0, 0]
        self.track = [0, 0, 0, 0]
        self.sides = [side, side, side, side]
        self.pulled = [1, 1, 1, 1]
        self.built = [0, 0, 0, 0]
        self.vp = [0, 0, 0]
        self.lying[self.parts.lobby] = START["lobby"]
        for place in self.parts.printed_places:
            self.stand_up(place, 0)
        self.discs -= 1 + len(self.track)
        for tab in range(TABS_IN_PLAY):
            self.discs -= self.parts.tab_discs[tab][self.sides[tab]][1]

    def clone(self) -> "Player":
        other = Player(self.parts)
        other.money = self.money
        other.goods = self.goods
        other.discs = self.discs
        other.supply = self.supply
        other.joker = self.joker
        other.reserve = self.reserve
        other.donations = self.donations
        other.points = self.points
        other.steps = self.steps
        other.kinds = self.kinds
        other.standing = self.standing[:]
        other.lying = self.lying[:]
        other.taken = self.taken
        other.missions = self.missions[:]
        other.track = self.track[:]
        other.sides = self.sides[:]
        other.pulled = self.pulled[:]
        other.built = self.built[:]
        other.vp = self.vp[:]
        return other

    def mark(self) -> tuple[object, ...]:
        """What tells this company from every other."""
        if self.marked is None:
            self.marked = (
                self.money, self.goods, self.discs, self.supply, self.joker, self.reserve, self.donations, self.points,
                self.steps, tuple(self.kinds), tuple(self.standing), tuple(self.lying), tuple(self.taken),
                tuple(self.missions), tuple(self.track), tuple(self.sides), tuple(self.pulled), tuple(self.built),
                tuple(self.vp),
            )  # fmt: skip
        return self.marked

    # the company

    def works(self, kind: int) -> bool:
        """An ongoing effect holds while somebody stands there."""
        kinds = self.kinds
        if kinds is self.parts.company or kind not in kinds:
            return False
        return self.standing[kinds.index(kind)] > 0

    def place_of(self, kind: int) -> int:
        """Where a department lies, or NONE."""
        return self.kinds.index(kind) if kind in self.kinds else NONE

    def free_station(self, place: int) -> int:
        """The price of the cheapest free workstation of a place, or NONE."""
        if self.parts.uneven:
            free = self.free_stations(place)
            return self.parts.stations[self.kinds[place]][free[0]] if free else NONE
        kind = self.kinds[place]
        if kind == NONE:
            return NONE
        prices = self.parts.stations[kind]
        standing = self.standing[place]
        return prices[standing] if standing < len(prices) else NONE

    def free_stations(self, place: int) -> list[int]:
        """CA-13.2: the free workstations of a place, cheapest first."""
        kind = self.kinds[place]
        if kind == NONE:
            return []
        prices = self.parts.stations[kind]
        if not self.parts.uneven:
            return list(range(self.standing[place], len(prices)))
        return [n for n in range(len(prices)) if not self.taken[place] >> n & 1]

    def stand_up(self, place: int, station: int) -> None:
        self.standing[place] += 1
        if self.parts.uneven:
            self.seat_at(place, self.taken[place] | 1 << station)

    def leave(self, place: int) -> None:
        """Somebody who stands there goes: the cheapest workstation becomes free again."""
        self.standing[place] -= 1
        if self.parts.uneven:
            self.seat_at(place, self.taken[place] & (self.taken[place] - 1))

    def seat_at(self, place: int, stations: int) -> None:
        self.taken = [*self.taken[:place], stations, *self.taken[place + 1 :]]

    def room(self, place: int) -> Param:
        """A place as players call it: its department, and where it lies."""
        kind = self.kinds[place]
        return {
            "m": "room-at",
            "a": {"room": f"department-{KINDS[kind]}" if kind != NONE else "room-free", "place": PLACES[place]},
        }

    def active(self) -> int:
        return sum(self.standing)

    # tabs

    def discs_on(self, tab: int) -> int:
        return self.parts.tab_discs[tab][self.sides[tab]][self.pulled[tab]] - self.built[tab]

    def projects(self) -> int:
        return sum(self.built)

    def donation_count(self) -> int:
        return self.donations.bit_count()

    def score(self) -> int:
        """The points on the score track."""
        return sum(self.vp)
