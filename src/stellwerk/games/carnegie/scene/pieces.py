"""Everything that lies on the table, part by part. Ids never change."""

from typing import NamedTuple

from stellwerk.games.carnegie.model.ids import SEATS, TYPES
from stellwerk.games.carnegie.model.parts import Parts
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.model.table import Andrew, Table
from stellwerk.games.carnegie.model.take_in import take_in
from stellwerk.games.carnegie.rules.scoring import andrew_sources
from stellwerk.games.carnegie.rules.steps import STEPS
from stellwerk.games.carnegie.scene import companies
from stellwerk.games.carnegie.scene.companies import Company
from stellwerk.games.carnegie.scene.pieces_company import cards, net, people, points, printed_rooms, purse, rooms, tabs
from stellwerk.games.carnegie.scene.pieces_map import discs, network, printed_map
from stellwerk.games.carnegie.scene.pieces_question import question, round_card
from stellwerk.games.carnegie.scene.pieces_shop import (
    andrew,
    connection_table,
    donations,
    given,
    market,
    printed_shop,
)
from stellwerk.games.carnegie.scene.pieces_timeline import (
    ANDREWS_PLACE,
    circles,
    outlooks,
    paying_region,
    printed_timeline,
    printed_tracks,
    taken_boxes,
    timeline,
    track_discs,
)
from stellwerk.kernel.state import NONE
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

    parts: list[Pieces]
    timeline: CarnegieState  # markers, action and event
    companies: list[Company]
    turn: int
    asked: int  # the seat that has to answer, or NONE
    rival: dict[str, int]  # Andrew's points by source, alone


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
    if isinstance(table.andrew, Andrew):
        parts.append(kept.part(track_discs, ANDREWS_PLACE, table.andrew.track))
        whole = kept.part(take_in, table)
        rival = andrew_sources(whole)
        parts.append(kept.part(andrew, whole, rival))
    asked = turn if table.steps and not STEPS[table.steps[-1].step].automatic else NONE
    return Seen(parts, times, found, turn, asked, rival)


def seat_in_turn(table: Table, bare: CarnegieState, kept: Kept) -> int:
    if isinstance(table.turn, str):
        return SEATS.index(table.turn)
    return kept.part(companies.seat_in_turn, bare, table.phase, table.first, table.acted)


def table_parts(table: Table, times: CarnegieState, bare: CarnegieState, kept: Kept) -> list[Pieces]:
    """Timeline, transport, map and market."""
    tracks = [one.track for one in table.seats]
    his = [table.andrew.track] if isinstance(table.andrew, Andrew) else []
    return [
        kept.part(timeline, times),
        kept.part(round_card, times, table.type),
        kept.part(paying_region, times.event),
        kept.part(taken_boxes, tracks + his),
        kept.part(circles, times.event, [one.missions for one in table.seats]),
        kept.part(discs, table.spaces),
        kept.part(market, table.market, bare.options["departments"], bare.parts),
        *[kept.part(track_discs, seat, track) for seat, track in enumerate(tracks)],
    ]


def company_parts(of: Company, uses: dict[str, int], kept: Kept) -> list[Pieces]:
    seat, one, parts = of.seat, of.one, of.s.parts
    return [
        kept.part(rooms, seat, one.departments, uses, parts),
        kept.part(people, seat, one.standing, one.lying),
        kept.part(tabs, seat, one.sides, one.pulled, of.projects, parts),
        kept.part(purse, of),
        kept.part(cards, seat, one.reserve, one.joker, parts),
        kept.part(net, seat, of.network),
        kept.part(points, seat, of.sources),
    ]


def own_parts(table: Table, seen: Seen, seat: int | None, kept: Kept) -> list[Pieces]:
    """Figures through one's own eyes, else those of the player whose turn it is; and what one is asked."""
    viewer = seen.turn if seat is None else seat
    of = seen.companies[viewer]
    gave = [one.donations for one in table.seats]
    his = table.andrew.donations if isinstance(table.andrew, Andrew) else ()
    givers = kept.part(given, gave, table.neutral_donations, his)
    out = [
        kept.part(outlooks, of, seen.timeline),
        kept.part(network, viewer, of.projects, of.network.cities),
        kept.part(donations, viewer, kept.part(companies.worth, of), givers),
        kept.part(connection_table, of.network),
    ]
    if seat is not None and seat == seen.asked:
        out.append(kept.part(question, kept.part(take_in, table), seat))
    return out
