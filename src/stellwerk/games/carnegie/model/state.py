"""The table: timeline, map, market, companies, and what Andrew has."""

from typing import Any, Final

from stellwerk.games.carnegie.model.components import (
    ALL_SPACES,
    CITY_SIZE,
    FIRST_SPACE,
    LAST_BOX,
    LAST_COLUMN,
    TILE_COUNT,
)
from stellwerk.games.carnegie.model.ids import PLACES
from stellwerk.games.carnegie.model.parts import Parts
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.rulings import Rulings
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE, State

# phases of the course, in order; the first ones only before round 1
PHASES: Final = [
    "sides", "projects", "companies", "timeline", "income", "donations", "departments", "activate", "end-of-round",
    "over",
]  # fmt: skip
SIDES_PHASE: Final = 0
PROJECTS_PHASE: Final = 1
COMPANIES_PHASE: Final = 2
TIMELINE_PHASE: Final = 3
INCOME_PHASE: Final = 4
DONATIONS_PHASE: Final = 5
DEPARTMENTS_PHASE: Final = 6
ACTIVATE_PHASE: Final = 7
END_PHASE: Final = 8
OVER: Final = 9

NO_USES: Final = [0] * len(PLACES)
NOTHING: Final[list[int]] = []  # until somebody lays something there; never written in place


class CarnegieState(State):
    """Everything on the table. Lists marked so are never written in place, so that clones may share them."""

    __slots__ = (
        "acted",
        "action",
        "andrew_donations",
        "andrew_tiles",
        "andrew_track",
        "andrew_vp",
        "begun",
        "card",
        "card_box",
        "deck",
        "diagonal",
        "donation",
        "event",
        "event_row",
        "first",
        "left",
        "markers",
        "market",
        "neutral_donations",
        "opened",
        "options",
        "parts",
        "payroll",
        "phase",
        "played",
        "players",
        "round",
        "rulings",
        "shift",
        "spaces",
        "strips",
        "tile_box",
        "turn",
        "turn_type",
    )  # fmt: skip

    def __init__(self, seats: int, rng: Rng, options: dict[str, Any], rulings: Rulings, parts: Parts) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.rulings = rulings
        self.parts = parts
        self.round = 1
        self.phase = TIMELINE_PHASE
        self.acted = 0  # seats that have had their part of this phase
        self.first = 0
        self.turn = 0
        self.strips = NOTHING  # by row; never written in place
        self.markers = NOTHING  # columns
        self.action = NONE  # chosen in this round
        self.event_row = NONE  # the row whose marker moves
        self.event = NONE  # the region that pays income in this round
        self.donation = False  # donations may be made in this round
        self.turn_type = NONE  # the departments that the seat at turn uses
        self.left: list[int] = NO_USES  # uses left of each place in this turn
        self.opened = False  # a department was used in this turn: too late for the action choice tile
        self.begun = NONE  # the open department, once it has been used
        self.diagonal = False  # corporate communication works in this turn
        self.payroll = False  # payroll management works in this activation
        self.market = NOTHING
        self.tile_box = NOTHING  # tiles that are not in play; never written in place
        self.spaces = NOTHING
        self.neutral_donations = 0
        self.players: list[Player] = []
        # Andrew
        self.deck = NOTHING  # top card last
        self.card_box = NOTHING  # cards that are not in the deck; never written in place
        self.played = NOTHING
        self.card = NONE  # turned up in this round
        self.shift = 0
        self.andrew_vp = 0
        self.andrew_track = NOTHING
        self.andrew_donations = 0
        self.andrew_tiles = NOTHING

    def clear(self) -> None:
        """An empty table with lists of its own; a copy takes those of its source."""
        self.markers = [0, 0, 0, 0]
        self.market = [0] * TILE_COUNT
        self.spaces = [NONE] * len(ALL_SPACES)
        self.deck = []
        self.played = []
        self.andrew_track = [0, 0, 0, 0]
        self.andrew_tiles = []

    def clone(self) -> "CarnegieState":
        other = CarnegieState(self.seats, self.rng, self.options, self.rulings, self.parts)
        self.copy_base(other)
        other.round = self.round
        other.phase = self.phase
        other.acted = self.acted
        other.first = self.first
        other.turn = self.turn
        other.strips = self.strips
        other.markers = self.markers[:]
        other.action = self.action
        other.event_row = self.event_row
        other.event = self.event
        other.donation = self.donation
        other.turn_type = self.turn_type
        other.left = self.left[:]
        other.opened = self.opened
        other.begun = self.begun
        other.diagonal = self.diagonal
        other.payroll = self.payroll
        other.market = self.market[:]
        other.tile_box = self.tile_box
        other.spaces = self.spaces[:]
        other.neutral_donations = self.neutral_donations
        other.players = self.players[:]
        if self.seats == 1:
            self.copy_andrew(other)
        return other

    def copy_andrew(self, other: "CarnegieState") -> None:
        other.deck = self.deck[:]
        other.card_box = self.card_box
        other.played = self.played[:]
        other.card = self.card
        other.shift = self.shift
        other.andrew_vp = self.andrew_vp
        other.andrew_track = self.andrew_track[:]
        other.andrew_donations = self.andrew_donations
        other.andrew_tiles = self.andrew_tiles[:]

    def mark(self) -> tuple[object, ...]:
        """What tells this position from every other, quickly told: two that are marked alike go on alike."""
        boards = tuple([board.mark() for board in self.players])
        shared = (
            self.rulings.name, self.round, self.phase, self.acted, self.first, self.turn, self.action, self.event_row,
            self.event, self.donation, self.turn_type, self.opened, self.begun, self.diagonal, self.payroll,
            self.neutral_donations, tuple(self.strips), tuple(self.markers), tuple(self.left), tuple(self.market),
            tuple(self.spaces), tuple(self.stack),
        )  # fmt: skip
        return (boards, shared) if self.seats > 1 else (boards, shared, self.mark_of_andrew())

    def mark_of_andrew(self) -> tuple[object, ...]:
        return (
            self.card, self.shift, self.andrew_vp, self.andrew_donations, tuple(self.deck), tuple(self.played),
            tuple(self.andrew_track), tuple(self.andrew_tiles),
        )  # fmt: skip

    def board(self, seat: int) -> Player:
        """A seat's company for writing: copied first if another state shares it."""
        board = self.players[seat]
        if not self.own_boards >> seat & 1:
            board = board.clone()
            self.players[seat] = board
            self.own_boards |= 1 << seat
        else:
            board.made = None
            board.marked = None
        return board

    def when(self) -> tuple[int, int]:
        """Before the first action there is no round; its end is nobody's turn."""
        return 0 if self.phase < TIMELINE_PHASE else self.round, NONE if self.phase >= END_PHASE else self.turn

    # the map

    def leftmost(self, city: int) -> int:
        """The leftmost free space of a city, or NONE."""
        first = FIRST_SPACE[city]
        for space in range(first, first + CITY_SIZE[city]):
            if self.spaces[space] == NONE:
                return space
        return NONE

    def last_box_taken(self, region: int) -> bool:
        if self.seats == 1 and self.andrew_track[region] == LAST_BOX:
            return True
        for board in self.players:
            if board.track[region] == LAST_BOX:
                return True
        return False

    def given(self) -> int:
        """All donation spaces that hold a disc, as bits."""
        mask = self.neutral_donations | self.andrew_donations
        for board in self.players:
            mask |= board.donations
        return mask

    # the timeline

    def row_of_event(self, action: int) -> int:
        """CA-3.3: the row whose marker can still move, beginning with that of the action."""
        row = action
        while self.markers[row] == LAST_COLUMN:
            row = (row + 1) % 4
        return row
