"""What the things in the middle of the table are for: timeline, transport, map, donations."""

from stellwerk.games.carnegie.model.components import (
    CITIES,
    CITY_BONUS,
    CITY_REGION,
    CITY_SIZE,
    CITY_VP,
    COUNTS,
    DONATION_VP,
    EVENTS,
    FIRST_SPACE,
    KIND_TYPE,
    LAST_BOX,
    LAST_COLUMN,
    MAP,
    SPACE_CITY,
    SPACE_TYPE,
    STRIP_EVENTS,
    TRACK_INCOME,
    TRACK_LEVEL,
)
from stellwerk.games.carnegie.model.ids import ANY, DONATIONS, REGIONS, TABS, TYPES
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.take_in import SPACE_AT
from stellwerk.games.carnegie.rules.event import donation_price
from stellwerk.games.carnegie.rules.research import advance_price
from stellwerk.games.carnegie.scene.next_events import event_of
from stellwerk.games.carnegie.scene.pieces_timeline import event_text
from stellwerk.games.carnegie.scene.provenance import printed_origin
from stellwerk.games.carnegie.scene.reader import Reader, about, money, say
from stellwerk.games.carnegie.scene.symbols import plain_amount
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Card, Piece, Text

GIVING_RULES = {"A": "CA-11.1", "B": "CA-11.2", "C": "CA-11.3", "D": "CA-11.4"}


# --- the timeline -----------------------------------------------------------------------------------------------------


def action(reader: Reader, piece: Piece, name: str) -> Card:
    """What it is for, who works there, and the event that choosing it would bring."""
    row, board = TYPES.index(name), reader.of.board
    here = [place for place, kind in enumerate(board.kinds) if kind != NONE and KIND_TYPE[kind] == row]
    now = [say("crew", rooms=len(here), n=sum([board.standing[place] for place in here]))]
    ahead = event_of(reader.seen.timeline, row)
    if ahead is not None:
        events = ([] if ahead.region == NONE else [REGIONS[ahead.region]]) + (["donation"] if ahead.donation else [])
        now.append(say("next", event=event_text(events)))
    return about(piece, [*piece.notes, say("action")], now, "CA-3.2")


def event(reader: Reader, piece: Piece, name: str, column: str) -> Card:
    row, at = TYPES.index(name), int(column)
    if at == 0:
        return about(piece, [say("start")], [], "CA-2.1")
    marker = reader.seen.timeline.markers[row]
    state = [say("event-over")] if at <= marker else [say("event-ahead", n=at - marker - 1)]
    if at == LAST_COLUMN:
        return about(piece, [say("event-both")], state, "CA-4.7")
    kind = EVENTS[STRIP_EVENTS[reader.seen.timeline.strips[row]][at - 1]]
    if kind == "donation":
        price = say("giving-price", price=money(donation_price(reader.of.board)))
        return about(piece, [say("event-donation")], [*state, price], "CA-4.6")
    return about(piece, [say("event-income")], [*state, mission(reader, kind)], "CA-4.1")


def marker(reader: Reader, piece: Piece, name: str) -> Card:
    over = reader.seen.timeline.markers[TYPES.index(name)]
    return about(piece, [say("marker")], [say("marker-now", n=over, all=LAST_COLUMN)], "CA-13.4")


# --- transport --------------------------------------------------------------------------------------------------------


def mission(reader: Reader, region: str) -> Text:
    n = reader.of.board.missions[REGIONS.index(region)]
    return say("mission", n=n, region=f"region-{region}")


def box_now(region: int, box: int) -> Text:
    kind, n = TRACK_INCOME[region][box]
    level = MAP["levels"][TRACK_LEVEL[region][box]]
    return Text("note-box", {"level": f"level-{level}", "what": plain_amount(kind, n)})


def region(reader: Reader, piece: Piece, name: str) -> Card:
    at, board = REGIONS.index(name), reader.of.board
    now = [mission(reader, name), say("box-yours", box=board.track[at] + 1), box_now(at, board.track[at])]
    return about(piece, [say("region")], now, "CA-4.1")


def box(reader: Reader, piece: Piece, name: str, number: str) -> Card:
    """What it pays, and how many points it takes from where the own disc stands."""
    at, goal, board = REGIONS.index(name), int(number) - 1, reader.of.board
    here = board.track[at]
    now = [*piece.notes[: 3 if goal == LAST_BOX else 2], say("box-yours", box=here + 1)]
    if goal > here:
        now.append(say("box-way", n=way(board, at, goal)))
    return about(piece, [say("box")], now, "CA-8.8" if goal == LAST_BOX else "CA-8.7", piece.notes[3:])


def way(board: Player, at: int, goal: int) -> int:
    """The points that all steps to a box take together."""
    walker, points = board.clone(), 0
    while walker.track[at] < goal:
        points += advance_price(walker, at)
        walker.track[at] += 1
    return points


def disc(reader: Reader, piece: Piece, who: str, name: str) -> Card:
    if who == "andrew":
        return about(piece, [say("disc-andrew")], [], "CA-12.7")
    at = REGIONS.index(name)
    return about(piece, [say("disc")], [box_now(at, reader.seen.companies[int(who)].board.track[at])], "CA-4.2")


def circle(reader: Reader, piece: Piece, name: str) -> Card:
    return about(piece, [say("circle")], piece.notes or [mission(reader, name)], "CA-5.3")


# --- the map ----------------------------------------------------------------------------------------------------------


def network(reader: Reader, piece: Piece) -> Card:
    return about(piece, [say("lines")], [say("network-now", n=reader.of.network.vp)], "CA-10.6")


def city(reader: Reader, piece: Piece, name: str) -> Card:
    at = CITIES.index(name)
    spaces = range(FIRST_SPACE[at], FIRST_SPACE[at] + CITY_SIZE[at])
    taken = {SPACE_AT[space] for space in reader.table.spaces}
    mine = sum([space in spaces for space, _ in reader.of.projects])
    what = [note for note in piece.notes if note.m in ("note-city", "note-bang", "note-links")]
    now = [say("city-now", free=sum([space not in taken for space in spaces]), mine=mine)]
    now += [note for note in piece.notes if note.m == "note-own-city"]
    return about(piece, what, now, "CA-8.4" if CITY_BONUS[at] else "CA-10.7", [*printed_origin(f"city-{name}")])


def space(reader: Reader, piece: Piece, name: str) -> Card:
    """Free, or whose; what a project there would cost and bring."""
    at = SPACE_AT[name]
    where, kind = SPACE_CITY[at], SPACE_TYPE[at]
    points = CITY_VP[where]
    held = reader.table.spaces.get(name)
    if held is not None:
        key = {"neutral": "space-neutral", "andrew": "space-andrew"}.get(held, "space-taken")
        return about(piece, [say(key, n=points)], [], "CA-2.4" if held == "neutral" else "CA-10.7")
    what = [say("space-any" if kind == ANY else "space", n=points, region=f"region-{REGIONS[CITY_REGION[where]]}")]
    what += [Text("note-bang")] if CITY_BONUS[where] else []
    return about(piece, what, [cost(reader, tab) for tab in ([kind] if kind != ANY else range(4))], "CA-8.3")


def cost(reader: Reader, tab: int) -> Text:
    if reader.table.phase == "projects":
        return say("first-project")
    goods = reader.of.board.parts.project_goods[tab]
    return say("project", tab=f"tab-{TABS[tab]}", n=goods, discs=reader.of.board.discs_on(tab))


# --- donations --------------------------------------------------------------------------------------------------------


def donation(reader: Reader, piece: Piece, name: str) -> Card:
    """What it counts, what that is for the reader now, and what it would cost."""
    at = DONATIONS.index(name)
    what = [say(f"giving-{COUNTS[at]}", n=DONATION_VP[at])]
    now = [note for note in piece.notes if note.m.startswith(("note-gave", "note-worth"))]
    if not reader.seen.givers[name]:
        now.append(say("giving-price", price=money(donation_price(reader.of.board))))
    return about(piece, what, now, GIVING_RULES[name[0]], [*printed_origin(name)])


def connections(reader: Reader, piece: Piece) -> Card:
    now = [say("network-now", n=reader.of.network.vp)]
    return about(piece, [say("connections"), piece.notes[0]], now, "CA-10.6", piece.notes[1:])
