"""What the rules say of a table that is only looked at: who is asked, which spaces are of use, what can be paid."""

from typing import NamedTuple

from stellwerk.games.railroads.model.ids import (
    ENGINEERS,
    K12_COAL,
    K12_FOUNDRY,
    O1,
    O2,
    PAYMENTS,
    QUEUED,
    SPACE_COUNT,
    SPACES,
)
from stellwerk.games.railroads.model.lists import used_places
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import Board, RailState, stand_code
from stellwerk.games.railroads.model.table import SEATS, Seat, Stand, Table
from stellwerk.games.railroads.rules.moves import PAYS, PLACE_0
from stellwerk.games.railroads.rules.possible import industry_run, repeats, rooms, usable
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.games.railroads.rules.turn import at_hand, ways_to_pay
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Auto


def step_name(table: Table) -> str:
    """The question on top; "" when the game is over."""
    return table.stack[-1] if table.stack else ""


def asked_seat(table: Table) -> int:
    """Whoever is to answer; NONE between two questions."""
    step = step_name(table)
    return SEATS.index(table.turn) if step and not isinstance(STEPS[step], Auto) else NONE


class Beside(NamedTuple):
    """What decides, beside the own board, whether a space can be used; no more of it than matters."""

    last: bool  # the last round
    row: tuple[str | None, ...]
    tiles: tuple[int, ...]  # the two lowest locomotives of the supply
    pool: bool  # whether there are returned factories
    doublers: int  # left, as far as a board has room for them
    foundries: int
    order: tuple[str, ...]
    claims: tuple[Stand | None, ...]


def beside(table: Table, k: Parts) -> Beside:
    return Beside(
        last=table.round == table.rounds,
        row=table.row[:3],
        tiles=lowest_tiles(table.supply),
        pool=bool(table.returned),
        doublers=min(table.doublers_left, k.doubler_places),
        foundries=len(table.foundries_open),
        order=table.order,
        claims=(table.spaces.get("O1"), table.spaces.get("O2")),
    )


def lowest_tiles(supply: dict[str, int]) -> tuple[int, ...]:
    first, *others = list(supply)[:2] or [""]
    if supply.get(first, 0) > 1:
        return int(first), int(first)
    return tuple([int(name) for name in (first, *others) if name])


def repeatable(table: Table, k: Parts, seat: int) -> tuple[str, ...]:
    """Places that the player has used in this round, while an engineer lies crosswise that lets one repeat them."""
    crosswise = [k.gives[SPACE_COUNT + ENGINEERS.index(name)] for name in table.row[1:3] if name is not None]
    return table.seats[seat].used if any(repeats(given) for given in crosswise) else ()


def usable_spaces(seat: int, k: Parts, b: Board, around: Beside, used: tuple[str, ...]) -> frozenset[int]:
    """Spaces that a turn of this player could use if they were free."""
    s = bare_state(seat, k, around)
    if used:
        b = b.clone()
        b.used = used_places(used)
    room, run = rooms(k, b), industry_run(k, b)
    here = k.places_last if around.last else k.places
    return frozenset([place for place in here if usable(s, b, place, room, run)])


def bare_state(seat: int, k: Parts, around: Beside) -> RailState:
    """A turn of this player has just begun."""
    s = RailState(k.players, Rng(b"none", 0), k)
    s.turn = seat
    s.round = k.rounds if around.last else 1
    s.must = s.may = [0] * QUEUED
    s.occupied = [0] * SPACE_COUNT
    for place, stand in zip((O1, O2), around.claims):
        if stand is not None and stand.seat in SEATS:
            s.occupied[place] = stand_code(SEATS.index(stand.seat), 0, 0)
    s.order = [SEATS.index(name) for name in around.order]
    s.row = [NONE if name is None else ENGINEERS.index(name) for name in around.row]
    s.supply = [around.tiles.count(number) for number in range(10)]
    s.returned = [int(around.pool)]
    s.doublers_left = around.doublers
    s.foundries_open = [0] * around.foundries
    return s


def payments(
    seat: int, k: Parts, one: Seat, taken: tuple[str, ...], usable_: frozenset[int], around: Beside
) -> list[str]:
    """Ways to pay for places that can be paid in several ways."""
    s = bare_state(seat, k, around)
    b = Board()
    b.workers, b.helpers, b.coins, b.black_home = one.workers, one.helpers, one.coins, bool(one.black_home)
    occupied = [SPACES.index(name) for name in taken]
    if K12_COAL in occupied:
        occupied.append(K12_FOUNDRY)
    places = [place for place in usable_ if place not in occupied]
    for entry in one.engineers:
        if entry.stand is None and not entry.rest:
            places.append(SPACE_COUNT + ENGINEERS.index(entry.engineer))
    found: set[str] = set()
    for place in places:
        ways = payments_at(s, b, place)
        if len(ways) > 1:
            found.update(ways)
    return sorted(found, key=lambda pay: (len(pay), pay.count("c"), pay.count("b")))


def payments_at(s: RailState, b: Board, place: int) -> list[str]:
    """Ways to pay for a place with what is at hand, written as in moves."""
    hand = at_hand(b, b.coins)
    return [PAYMENTS[(move - PLACE_0) % PAYS] for move in ways_to_pay(s, place, hand)] if hand else []


def passing_points(k: Parts, place: int, last: bool, pass_card: int) -> int:
    """What passing brings in this round, by place in the turn order or by the card dealt at the start."""
    if k.r.no_last_pass and last:
        return 0
    return k.pass_points[pass_card - 1 if k.r.pass_card_kept else place]
