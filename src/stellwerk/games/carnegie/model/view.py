"""What one seat may know: everything, except the order of Andrew's deck."""

from copy import deepcopy

from stellwerk.games.carnegie.model.components import END_REGION, EVENTS, LAST_COLUMN, STRIP_EVENTS
from stellwerk.games.carnegie.model.ids import REGIONS, SEATS, TABS, TYPES
from stellwerk.games.carnegie.model.position import write_andrew, write_table
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.connections import city_names, connection
from stellwerk.games.carnegie.rules.event import donation_price
from stellwerk.games.carnegie.rules.scoring import andrew_sources, sources
from stellwerk.kernel.game import Json
from stellwerk.kernel.play import waiting
from stellwerk.kernel.state import NONE


def view(s: CarnegieState, seat: int | None) -> Json:
    """The open table, and what can be worked out from it."""
    out: Json = {
        "game": "carnegie",
        "seat": seat,
        "players": s.seats,
        "options": deepcopy(s.options),
        "over": not s.stack,
        "turn": SEATS[s.turn],
        "event_row": None if s.event_row == NONE else TYPES[s.event_row],
        "event": None if s.event == NONE else REGIONS[s.event],
        "donation": s.donation,
        "events": {TYPES[row]: row_events(s, row) for row in range(len(TYPES))},
        "known": [seat_extras(s, of) for of in range(s.seats)],
        "waiting": list(waiting(s)),
        **write_table(s),
    }
    if s.seats == 1:
        out["andrew"] = {**write_andrew(s), "cards_left": len(s.deck), "sources": andrew_sources(s)}
    return out


def row_events(s: CarnegieState, row: int) -> list[list[str]]:
    """The events of columns 1 to 5."""
    out = [[EVENTS[event]] for event in STRIP_EVENTS[s.strips[row]]]
    assert len(out) == LAST_COLUMN - 1
    return [*out, [REGIONS[END_REGION[row]], "donation"]]


def seat_extras(s: CarnegieState, seat: int) -> Json:
    board = s.players[seat]
    found = connection(s, seat)
    return {
        "discs": board.discs,
        "supply": board.supply,
        "on_tabs": {tab: board.discs_on(i) for i, tab in enumerate(TABS)},
        "built": {tab: board.built[i] for i, tab in enumerate(TABS)},
        "donation_price": donation_price(board),
        "sources": sources(s, seat),
        "network": {"vp": found.vp, "links": found.links, "level": found.level, "cities": city_names(found)},
    }
