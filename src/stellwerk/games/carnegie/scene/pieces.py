"""Everything that lies on the table, part by part. Ids never change."""

from typing import NamedTuple

from stellwerk.games.carnegie.model.ids import SEATS, TYPES
from stellwerk.games.carnegie.model.parts import Parts
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.model.table import Andrew, Table
from stellwerk.games.carnegie.rules.scoring import andrew_sources
from stellwerk.games.carnegie.rules.steps import STEPS
from stellwerk.games.carnegie.scene import companies
from stellwerk.games.carnegie.scene.companies import Company
from stellwerk.games.carnegie.scene.pieces_company import cards, figures, people, printed_rooms, rooms, tabs
from stellwerk.games.carnegie.scene.pieces_map import discs, network, printed_map
from stellwerk.games.carnegie.scene.pieces_shop import (
    Givers,
    andrew,
    connection_table,
    donations,
    given,
    market,
    printed_shop,
)
from stellwerk.games.carnegie.scene.pieces_timeline import (
    ANDREWS_PLACE,
    outlooks,
    printed_timeline,
    printed_tracks,
    regions,
    taken_boxes,
    timeline,
    track_discs,
)
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Auto
from stellwerk.stage.parts import Kept, Pieces

NO_USES: dict[str, int] = {}


def printed(players: int, parts: Parts) -> Pieces:
    """What is drawn on the board itself: it lies there until something covers it."""
    out = {**printed_timeline(), **printed_tracks(), **printed_map(), **printed_shop()}
    for seat in range(players):
        out |= printed_rooms(seat, parts)
    return out


class Seen(NamedTuple):
    """What follows from a table for everybody who looks at it, and the pieces that are the same for all of them."""

    bare: CarnegieState
    companies: list[Company]
    timeline: CarnegieState  # markers, action and event
    turn: int
    asked: int  # the seat that has to answer, or NONE
    givers: Givers
    rival: dict[str, int]  # Andrew's points by source, alone
    parts: list[Pieces]


def seen_by_all(table: Table, kept: Kept) -> Seen:
    """`table` is without anybody's eyes."""
    bare = kept.part(companies.house, table.players, table.options)
    moved = TYPES.index(table.moved) if isinstance(table.moved, str) else NONE
    times = kept.part(companies.timeline, bare, table.strips, table.markers, table.action, moved)
    projects = kept.part(companies.discs_by_seat, table.players, table.spaces)
    found = [kept.part(companies.company, seat, one, projects[seat], bare) for seat, one in enumerate(table.seats)]
    turn = seat_in_turn(table, bare, kept)
    parts = table_parts(table, times, bare, kept)
    for seat, of in enumerate(found):
        uses = table.uses if seat == turn and table.type is not None else NO_USES
        parts += kept.part(company_parts, of, uses, kept)
    rival: dict[str, int] = {}
    his: tuple[str, ...] = ()
    if isinstance(table.andrew, Andrew):
        s = companies.whole(table, found, bare)
        rival, his = andrew_sources(s), table.andrew.donations
        parts += [kept.part(track_discs, ANDREWS_PLACE, table.andrew.track), andrew(s, rival)]
    givers = kept.part(given, [one.donations for one in table.seats], table.neutral_donations, his)
    asked = turn if table.steps and not issubclass(STEPS[table.steps[-1].step], Auto) else NONE
    return Seen(bare, found, times, turn, asked, givers, rival, parts)


def seat_in_turn(table: Table, bare: CarnegieState, kept: Kept) -> int:
    if isinstance(table.turn, str):
        return SEATS.index(table.turn)
    return kept.part(companies.seat_in_turn, bare, table.phase, table.first, table.acted)


def table_parts(table: Table, times: CarnegieState, bare: CarnegieState, kept: Kept) -> list[Pieces]:
    """Timeline, transport, map and market."""
    tracks = [one.track for one in table.seats]
    his = [table.andrew.track] if isinstance(table.andrew, Andrew) else []
    return [
        kept.part(timeline, times, table.type),
        kept.part(regions, times.event, [one.missions for one in table.seats]),
        kept.part(taken_boxes, tracks + his),
        *[kept.part(track_discs, seat, track) for seat, track in enumerate(tracks)],
        kept.part(discs, table.spaces),
        kept.part(market, table.market, bare.options["departments"], bare.parts),
    ]


def company_parts(of: Company, uses: dict[str, int], kept: Kept) -> list[Pieces]:
    seat, one, parts = of.seat, of.one, of.s.parts
    return [
        kept.part(rooms, seat, one.departments, uses, parts),
        kept.part(people, seat, one.standing, one.lying, one.departments, parts),
        kept.part(tabs, seat, one.sides, one.pulled, of.projects, parts),
        kept.part(cards, seat, one.reserve, one.joker, parts),
        kept.part(figures, of),
    ]


def parts_for_one(of: Company, times: CarnegieState, givers: Givers, kept: Kept) -> list[Pieces]:
    """Figures through the eyes of one company."""
    return [
        kept.part(outlooks, of, times),
        kept.part(network, of.seat, of.projects, of.network.cities),
        kept.part(donations, of.seat, kept.part(companies.worth, of), givers),
        kept.part(connection_table, of.network),
    ]
