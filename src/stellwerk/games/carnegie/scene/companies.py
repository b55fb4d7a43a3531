"""What the rules are asked about: one company by itself, the timeline, or the whole table. Nothing is played on it."""

from typing import NamedTuple

from stellwerk.games.carnegie.model.components import COUNTS, DONATION_VP
from stellwerk.games.carnegie.model.ids import DONATIONS, SEATS
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import PHASES, CarnegieState
from stellwerk.games.carnegie.model.table import Seat, Table
from stellwerk.games.carnegie.model.take_in import (
    DISC_AT,
    SPACE_AT,
    all_options,
    take_in_course,
    take_in_map,
    take_in_rest,
    take_in_seat,
    take_in_timeline,
)
from stellwerk.games.carnegie.rules.connections import Connection, connection
from stellwerk.games.carnegie.rules.donations import WELFARE, best_split, counted, donations, limit_of
from stellwerk.games.carnegie.rules.event import donation_price, donation_step
from stellwerk.games.carnegie.rules.scoring import sources
from stellwerk.games.carnegie.rules.set_up import empty_table
from stellwerk.games.carnegie.rules.timeline import seat_at_turn
from stellwerk.kernel.rng import Rng

Discs = tuple[tuple[int, int], ...]  # spaces of one seat, each with the tab that its disc came from


def house(players: int, options: dict[str, object]) -> CarnegieState:
    """A bare table: its rulings and its parts."""
    return empty_table(players, Rng(b"sketch", 0), all_options(options))


def timeline(
    bare: CarnegieState, strips: tuple[str, ...], markers: dict[str, int], action: str | None, moved: int
) -> CarnegieState:
    """Markers, action and event on a bare table."""
    s = bare.clone()
    take_in_timeline(s, strips, markers, action, moved)
    return s


def seat_in_turn(bare: CarnegieState, phase: str, first: str, acted: int) -> int:
    s = bare.clone()
    s.phase, s.first, s.acted = PHASES.index(phase), SEATS.index(first), acted
    return seat_at_turn(s)


def discs_by_seat(players: int, spaces: dict[str, str]) -> list[Discs]:
    found = [(SPACE_AT[space], DISC_AT[disc]) for space, disc in spaces.items()]
    return [tuple([(space, disc & 3) for space, disc in found if disc >> 2 == seat]) for seat in range(players)]


def whole(table: Table, companies: "list[Company]", bare: CarnegieState) -> CarnegieState:
    """The table with these companies at it."""
    s = bare.clone()
    take_in_course(table, s)
    take_in_map(table, s)
    s.players = [of.board for of in companies]
    take_in_rest(table, s)
    return s


class Worth(NamedTuple):
    """What donations pay a company, up to which limit, and what the next one costs."""

    each: list[int]
    limit: int
    price: int
    step: int


class Company:
    """One company, alone with its projects on a bare table: enough to ask what it is worth."""

    __slots__ = ("board", "network", "one", "projects", "s", "seat", "sources", "total")

    def __init__(self, seat: int, one: Seat, projects: Discs, s: CarnegieState) -> None:
        self.seat = seat
        self.one = one
        self.projects = projects
        self.s = s
        self.board: Player = s.players[seat]
        self.network: Connection = connection(s, seat)
        self.sources = sources(s, seat)
        self.total = sum(self.sources.values())


def company(seat: int, one: Seat, projects: Discs, bare: CarnegieState) -> Company:
    s = bare.clone()
    for space, tab in projects:
        s.spaces[space] = seat * 4 + tab
    take_in_seat(s.board(seat), one, [tab for _, tab in projects], f"seats[{seat}]")
    return Company(seat, one, projects, s)


def worth(of: Company) -> Worth:
    board = of.board
    return Worth(worth_now(of.s, of.seat), limit_of(of.s, board), donation_price(board), donation_step(board))


def worth_now(s: CarnegieState, seat: int) -> list[int]:
    """What each donation pays the seat now; one that is not its own as if it were, goods and money counted once."""
    board = s.players[seat]
    limit = limit_of(s, board)
    own = donations(s, seat)
    out: list[int] = []
    for i in range(len(DONATIONS)):
        if board.donations >> i & 1:
            out.append(own[i])
            continue
        if i in WELFARE:
            mine = [one == i for one in WELFARE]
            n = best_split(board.goods, board.money, mine, limit)[WELFARE.index(i)]
        else:
            n = counted(s, seat, i)
            if COUNTS[i] == "donations":
                n += 1
        out.append(min(limit, DONATION_VP[i] * n))
    return out
