"""The clock of the game: four rows with events to come, and transport with its discs and missions."""

from functools import lru_cache

from stellwerk.games.carnegie.model.components import (
    LAST_BOX,
    LAST_COLUMN,
    MAP,
    TRACK_INCOME,
    TRACK_LAST,
    TRACK_LEVEL,
    TRACK_PRICE,
)
from stellwerk.games.carnegie.model.ids import EMPLOYEE_OR_MONEY, GOODS_OR_MONEY, MONEY, REGIONS, TYPES
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.scene.next_events import Income, NextEvent, event_of, income_from, price_now
from stellwerk.games.carnegie.scene.provenance import printed_origin
from stellwerk.games.carnegie.scene.symbols import Pieces, Slots, amount, plain_amount, reward
from stellwerk.kernel.game import Json
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Piece, Text

LANDS = {**{region: f"ca-{region}" for region in REGIONS}, "donation": "ca-giving"}
MOST_SHOWN = 4  # amounts in the box beside a row


def put_timeline(view: Json, s: CarnegieState, seat: int, out: Pieces) -> None:
    for row, name in enumerate(TYPES):
        ahead = event_of(s, row)
        chosen = view["action"] == name
        look = f"ca-type-{name}" + (" ca-chosen" if chosen else "")
        notes = [Text(f"note-action-{name}")]
        if ahead is not None and ahead.row != row:
            notes.append(Text("note-next-row", {"type": f"type-{TYPES[ahead.row]}"}))
        slots = {"icon": f"sym-{name}", "name": f"short-{name}"}
        out[f"action:{name}"] = Piece(
            z=f"action-{name}", i=0, k="action", name=Text(f"type-{name}"), slots=slots, c=look, notes=notes
        )
        put_cells(view, s, row, out)
        down = s.event_row == row and s.action not in (NONE, row)
        slots = {"icon": f"sym-{name}"} | ({"down": "yes"} if down else {})
        out[f"marker:{name}"] = Piece(
            z=f"marker-{name}",
            i=s.markers[row],
            k="marker",
            name=Text("piece-marker", {"type": f"type-{name}"}),
            slots=slots,
            c=f"ca-type-{name}",
        )
        if s.event_row == row:
            ahead = NextEvent(row, s.markers[row] + 1, s.event, s.donation)
        if ahead is not None:
            out[f"outlook:{name}"] = outlook(s, seat, name, ahead, s.event_row == row)
    if s.event_row != NONE:
        name = TYPES[s.event_row]
        out["gear"] = Piece(z=f"gear-{name}", i=s.markers[s.event_row] + 1, k="gear", name=Text("piece-gear"))


def put_cells(view: Json, s: CarnegieState, row: int, out: Pieces) -> None:
    name = TYPES[row]
    at = s.markers[row]
    for column in range(LAST_COLUMN + 1):
        slots: Slots = {"start": "yes"}
        text = Text("piece-start", {"type": f"type-{name}"})
        if column:
            events = view["events"][name][column - 1]
            slots = {"icon": f"sym-{events[0]}"} | ({"second": f"sym-{events[1]}"} if len(events) > 1 else {})
            text = Text("piece-event", {"event": event_text(events), "column": column, "type": f"type-{name}"})
            if column < at:
                slots["done"] = "yes"
        look = "ca-past" if column <= at else "ca-soon" if column == at + 1 else "ca-later"
        region = "" if not column else f" {LANDS[view['events'][name][column - 1][0]]}"
        out[f"event:{name}:{column}"] = Piece(
            z=f"timeline-{name}", i=column, k="cell", name=text, slots=slots, c=look + region
        )


def event_text(events: list[str]) -> str:
    region = "none" if events[0] == "donation" else events[0]
    return f"event-{region}-donation" if "donation" in events else f"event-{region}"


def outlook(s: CarnegieState, seat: int, name: str, ahead: NextEvent, now: bool) -> Piece:
    """The figures beside a row: what everybody home would bring, and what a donation costs."""
    notes: list[Text] = []
    shown: list[tuple[str, str]] = []
    word = ""
    if ahead.region != NONE:
        home = s.players[seat].missions[ahead.region]
        found = income_from(s, seat, ahead.region, home)
        region = f"region-{REGIONS[ahead.region]}"
        if home:
            notes.append(Text("note-brings", {"region": region, "n": home, "what": in_words(found)}))
            shown = [(reward(kind), figure(kind, n)) for kind, n in sorted(found.items())]
        else:
            notes.append(Text("note-nobody-there", {"region": region}))
            word = "word-nobody"
    if ahead.donation:
        price = price_now(s, seat)
        notes.append(Text("note-donation-price", {"price": price}))
        shown = [*shown[: MOST_SHOWN - 1], ("sym-donation", f"{{money:{price}}}")]
        word = ""
    slots: Slots = {"word": word} if word else {"many": "2" if len(shown) <= 2 else "4"}
    for i, (symbol, n) in enumerate(shown[:MOST_SHOWN]):
        slots[f"s{i + 1}"], slots[f"n{i + 1}"] = symbol, n
    text = Text("piece-outlook", {"type": f"type-{name}"})
    look = ("ca-dry" if word else "") + (" ca-paying" if now else "")
    return Piece(z=f"outlook-{name}", i=0, k="outlook", name=text, slots=slots, c=look, notes=notes)


def figure(kind: int, n: int) -> str:
    return f"{{money:{n}}}" if kind == MONEY else str(n)


def in_words(found: Income) -> list[object]:
    out: list[object] = []
    for kind, n in sorted(found.items()):
        if kind in (GOODS_OR_MONEY, EMPLOYEE_OR_MONEY):
            out.append({"m": "amount-choice", "a": {"n": n, "what": f"reward-{REWARD_WORDS[kind]}"}})
        else:
            out.append(amount(kind, n))
    return out


REWARD_WORDS = {GOODS_OR_MONEY: "goods-or-money", EMPLOYEE_OR_MONEY: "employee-or-money"}


# --- transport --------------------------------------------------------------------------------------------------------


def put_tracks(s: CarnegieState, out: Pieces) -> None:
    for region, name in enumerate(REGIONS):
        now = " ca-paying" if s.event == region else ""
        slots = {"icon": f"sym-{name}", "name": f"short-{name}"}
        out[f"region:{name}"] = Piece(
            z=f"region-{name}", i=0, k="region", name=Text(f"region-{name}"), slots=slots, c=f"ca-{name}{now}"
        )
        for box in range(LAST_BOX + 1):
            out[f"box:{name}:{box + 1}"] = track_box(region, box, box == LAST_BOX and s.last_box_taken(region))
        for seat, board in enumerate(s.players):
            out[f"track:{seat}:{name}"] = track_disc(seat, name, board.track[region], f"sym-seat-{seat}")
        if s.seats == 1:
            out[f"track:andrew:{name}"] = track_disc(4, name, s.andrew_track[region], "sym-andrew")
        out[f"circle:{name}"] = circle(s, region)


@lru_cache(maxsize=64)
def track_box(region: int, box: int, taken: bool) -> Piece:
    name = REGIONS[region]
    kind, n = TRACK_INCOME[region][box]
    level = MAP["levels"][TRACK_LEVEL[region][box]]
    slots = {"level": f"sym-{level}", "income": reward(kind), "n": str(n)}
    notes = [Text("note-box", {"level": f"level-{level}", "what": plain_amount(kind, n)})]
    if box:
        slots["price"] = str(TRACK_PRICE[region][box])
        notes.append(Text("note-box-price", {"n": TRACK_PRICE[region][box]}))
    if box == LAST_BOX:
        bonus, count = TRACK_LAST[region]
        if not taken:
            slots["last"] = reward(bonus)
        notes += [Text("note-last-box", {"what": amount(bonus, count)}), *printed_origin(f"track-{name}")]
    text = Text("piece-box", {"region": f"region-{name}", "box": box + 1})
    return Piece(z=f"boxes-{name}", i=box, k="box", name=text, slots=slots, c=f"ca-{level} ca-{name}", notes=notes)


@lru_cache(maxsize=256)
def track_disc(who: int, region: str, box: int, emblem: str) -> Piece:
    owner = f"seat-{who}" if who < 4 else "andrew"
    text = Text("piece-track", {"seat": owner, "region": f"region-{region}", "box": box + 1})
    look = f"seat-{who}" if who < 4 else "ca-andrew"
    slots = {"emblem": emblem, "at": str(who)}
    return Piece(z=f"discs-{who}-{region}", i=box, k="trackdisc", name=text, slots=slots, c=look)


def circle(s: CarnegieState, region: int) -> Piece:
    """Who is there on a mission."""
    found = {seat: board.missions[region] for seat, board in enumerate(s.players) if board.missions[region]}
    slots = {f"c{seat}": str(n) for seat, n in found.items()}
    if found:
        slots["some"] = "yes"
    notes = [Text("note-mission", {"seat": f"seat-{seat}", "n": n}) for seat, n in found.items()]
    text = Text("piece-circle", {"region": f"region-{REGIONS[region]}"})
    look = f"ca-{REGIONS[region]}" + (" ca-paying" if s.event == region else "")
    return Piece(z=f"circle-{REGIONS[region]}", i=0, k="circle", name=text, slots=slots, c=look, notes=notes)
