"""The table as somebody sees it: everything lies open, except the order of Andrew's deck."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from msgspec import UNSET, UnsetType

from stellwerk.games.carnegie.model.components import CARDS, SPACES, STRIPS
from stellwerk.games.carnegie.model.ids import (
    ANDREW,
    DONATIONS,
    KINDS,
    NEUTRAL,
    PLACES,
    REGIONS,
    SEATS,
    SIDES,
    TABS,
    TILES,
    TYPES,
)
from stellwerk.games.carnegie.model.parts import MOST_STATIONS
from stellwerk.games.carnegie.model.player import SOURCES, Player
from stellwerk.games.carnegie.model.state import END_PHASE, PHASES, CarnegieState
from stellwerk.games.carnegie.model.table import Andrew, OpenStep, Seat, Table
from stellwerk.games.carnegie.rules.moves import MOST_EMPLOYEES
from stellwerk.games.carnegie.rules.options import OPTIONS
from stellwerk.games.carnegie.rules.timeline import seat_at_turn
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step
from stellwerk.kernel.table import ALL, BLANK, Eyes, written_chance, written_eyes


def lay_out(s: CarnegieState, eyes: Eyes) -> Table:
    """Exact for all-seeing eyes: taking it in gives the same state again, down to the generator."""
    return Table(
        players=s.seats,
        options=unusual_options(s),
        eyes=written_eyes(eyes),
        rng=written_chance(s.rng, eyes),
        learnt=s.learnt,
        round=s.round,
        phase=PHASES[s.phase],
        acted=s.acted,
        first=SEATS[s.first],
        strips=strip_names(tuple(s.strips)),
        markers=columns(tuple(s.markers)),
        action=None if s.action == NONE else TYPES[s.action],
        type=None if s.turn_type == NONE else TYPES[s.turn_type],
        opened=s.opened,
        begun=None if s.begun == NONE else PLACES[s.begun],
        diagonal=s.diagonal,
        payroll=s.payroll,
        uses=uses(tuple(s.left)),
        market=market(tuple(s.market)),
        spaces=discs(tuple(s.spaces)),
        neutral_donations=donation_names(s.neutral_donations),
        seats=tuple([lay_out_seat(board) for board in s.players]),
        steps=tuple([lay_out_step(step) for step in s.stack]),
        andrew=lay_out_andrew(s, eyes) if s.seats == 1 else UNSET,
        turn=UNSET if s.turn == seat_at_turn(s) else SEATS[s.turn],
        moved=TYPES[s.event_row] if s.phase == END_PHASE else UNSET,
    )


def unusual_options(s: CarnegieState) -> dict[str, Any]:
    if s.rulings.written is None:
        s.rulings.written = {o.id: s.options[o.id] for o in OPTIONS if s.options[o.id] != o.default}
    return s.rulings.written


def by_name(names: list[str], numbers: Sequence[int]) -> dict[str, int]:
    return dict(zip(names, numbers))


def filled(names: list[str], numbers: Sequence[int]) -> dict[str, int]:
    """Only where there is something."""
    return {names[i]: n for i, n in enumerate(numbers) if n}


# what lies open is looked at again and again: the very same is written as long as it has not changed


@lru_cache(maxsize=256)
def strip_names(strips: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([STRIPS[strip] for strip in strips])


@lru_cache(maxsize=256)
def columns(markers: tuple[int, ...]) -> dict[str, int]:
    return by_name(TYPES, markers)


@lru_cache(maxsize=256)
def uses(left: tuple[int, ...]) -> dict[str, int]:
    return filled(PLACES, left)


@lru_cache(maxsize=256)
def market(tiles: tuple[int, ...]) -> dict[str, int]:
    return filled(TILES, tiles)


@lru_cache(maxsize=256)
def discs(spaces: tuple[int, ...]) -> dict[str, str]:
    return {SPACES[i]: disc_name(disc) for i, disc in enumerate(spaces) if disc != NONE}


def disc_name(disc: int) -> str:
    """Whose disc, and from which tab."""
    if disc == NEUTRAL:
        return "neutral"
    if disc == ANDREW:
        return "andrew"
    return f"{SEATS[disc >> 2]} {TABS[disc & 3]}"


def donation_names(mask: int) -> tuple[str, ...]:
    return tuple([name for i, name in enumerate(DONATIONS) if mask >> i & 1]) if mask else ()


def boxes(track: list[int]) -> dict[str, int]:
    return {region: track[i] + 1 for i, region in enumerate(REGIONS)}


def lay_out_seat(board: Player) -> Seat:
    """The very same as long as nobody has taken the board for writing."""
    if board.made is None:
        board.made = Seat(
            money=board.money,
            goods=board.goods,
            vp=by_name(SOURCES, board.vp),
            joker=board.joker,
            reserve=None if board.reserve == NONE else TILES[board.reserve],
            donations=donation_names(board.donations),
            points=board.points,
            steps=board.steps,
            departments=founded(board),
            standing=filled(PLACES, board.standing),
            stations=stations(board) if board.parts.uneven else UNSET,
            lying=filled(PLACES, board.lying),
            missions=by_name(REGIONS, board.missions),
            track=boxes(board.track),
            sides={tab: SIDES[board.sides[i]] for i, tab in enumerate(TABS)},
            pulled=by_name(TABS, board.pulled),
            arriving=arriving(board),
        )
    return board.made


def founded(board: Player) -> dict[str, str]:
    company = board.parts.company
    if board.kinds is company:
        return {}
    return {PLACES[i]: KINDS[kind] for i, kind in enumerate(board.kinds) if kind != company[i]}


def stations(board: Player) -> dict[str, tuple[int, ...]] | UnsetType:
    """Where not the cheapest ones are taken."""
    out = {}
    for place, mask in enumerate(board.taken):
        if mask != (1 << board.standing[place]) - 1:
            out[PLACES[place]] = tuple([n + 1 for n in range(MOST_STATIONS) if mask >> n & 1])
    return out or UNSET


def arriving(board: Player) -> int | UnsetType:
    away = MOST_EMPLOYEES - board.supply - sum(board.standing) - sum(board.lying) - sum(board.missions)
    return away or UNSET


@cache
def lay_out_step(step: Step[Any]) -> OpenStep:
    """Steps never change, and there are so many as there are questions."""
    return OpenStep(step=type(step).__name__, **step.data())


def lay_out_andrew(s: CarnegieState, eyes: Eyes) -> Andrew:
    return Andrew(
        played=tuple([CARDS[card] for card in s.played]),
        shift=s.shift,
        vp=s.andrew_vp,
        track=boxes(s.andrew_track),
        donations=donation_names(s.andrew_donations),
        departments=tuple([TILES[kind] for kind in s.andrew_tiles]),
        deck=tuple([CARDS[card] if eyes == ALL else BLANK for card in s.deck]),
    )
