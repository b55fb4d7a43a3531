"""The clock of the game: four rows with events to come, and transport with its discs and missions."""

from functools import lru_cache

from stellwerk.games.carnegie.model.components import (
    END_REGION,
    EVENTS,
    LAST_BOX,
    LAST_COLUMN,
    MAP,
    STRIP_EVENTS,
    TRACK_INCOME,
    TRACK_LAST,
    TRACK_LEVEL,
    TRACK_PRICE,
)
from stellwerk.games.carnegie.model.ids import EMPLOYEE_OR_MONEY, GOODS_OR_MONEY, MONEY, REGIONS, TYPES
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.event import donation_price
from stellwerk.games.carnegie.rules.timeline import event_name
from stellwerk.games.carnegie.scene.companies import Company
from stellwerk.games.carnegie.scene.next_events import Income, NextEvent, event_of, income_from
from stellwerk.games.carnegie.scene.provenance import printed_origin
from stellwerk.games.carnegie.scene.symbols import Slots, amount, plain_amount, reward
from stellwerk.kernel.state import NONE
from stellwerk.stage.parts import Pieces
from stellwerk.stage.wire import Piece, Text

LANDS = {**{region: f"ca-{region}" for region in REGIONS}, "donation": "ca-giving"}
MOST_SHOWN = 4  # amounts in the box beside a row
ANDREWS_PLACE = 4  # his discs stand where those of a fifth player would


def printed_timeline() -> Pieces:
    out = {f"action:{name}": action(row, False, row) for row, name in enumerate(TYPES)}
    return out | {f"event:{name}:0": start(name) for name in TYPES}


def timeline(s: CarnegieState, of_type: str | None) -> Pieces:
    """Four rows of events with their markers, the gear where the next one will go, and the action of the round."""
    out: Pieces = {} if s.action == NONE else {"round:card": round_card(s, of_type or TYPES[s.action])}
    for row, name in enumerate(TYPES):
        ahead = event_of(s, row)
        next_row = row if ahead is None else ahead.row
        if s.action == row or next_row != row:
            out[f"action:{name}"] = action(row, s.action == row, next_row)
        for column in range(1, LAST_COLUMN + 1):
            out[f"event:{name}:{column}"] = cell(row, column, s.strips[row], s.markers[row])
        out[f"marker:{name}"] = marker(row, s.markers[row], s.event_row == row and s.action not in (NONE, row))
    if s.event_row != NONE:
        name = TYPES[s.event_row]
        out["gear"] = Piece(z=f"gear-{name}", i=s.markers[s.event_row] + 1, k="gear", name=Text("piece-gear"))
    return out


@lru_cache(maxsize=64)
def action(row: int, chosen: bool, next_row: int) -> Piece:
    name = TYPES[row]
    look = f"ca-type-{name}" + (" ca-chosen" if chosen else "")
    notes = [Text(f"note-action-{name}")]
    if next_row != row:
        notes.append(Text("note-next-row", {"type": f"type-{TYPES[next_row]}"}))
    slots = {"icon": f"sym-{name}", "name": f"short-{name}"}
    return Piece(z=f"action-{name}", i=0, k="action", name=Text(f"type-{name}"), slots=slots, c=look, notes=notes)


def round_card(s: CarnegieState, name: str) -> Piece:
    """The action, or the type that the seat at turn uses instead, and the event."""
    slots: Slots = {"action": f"sym-{name}", "name": f"short-{name}"}
    if s.event != NONE:
        slots["event"] = f"sym-{REGIONS[s.event]}"
    if s.donation:
        slots["second" if s.event != NONE else "event"] = "sym-donation"
    text = Text("piece-round", {"type": f"type-{name}", "event": event_name(s)})
    notes = [Text(f"note-action-{name}")]
    return Piece(z="round", i=0, k="round", name=text, slots=slots, c=f"ca-type-{name}", notes=notes)


def start(name: str) -> Piece:
    text = Text("piece-start", {"type": f"type-{name}"})
    return Piece(z=f"timeline-{name}", i=0, k="cell", name=text, slots={"start": "yes"}, c="ca-past")


@lru_cache(maxsize=2048)
def cell(row: int, column: int, strip: int, at: int) -> Piece:
    """The event of a column, over, next or later."""
    name = TYPES[row]
    events = (
        [EVENTS[STRIP_EVENTS[strip][column - 1]]] if column < LAST_COLUMN else [REGIONS[END_REGION[row]], "donation"]
    )
    slots: Slots = {"icon": f"sym-{events[0]}"} | ({"second": f"sym-{events[1]}"} if len(events) > 1 else {})
    if column < at:
        slots["done"] = "yes"
    text = Text("piece-event", {"event": event_text(events), "column": column, "type": f"type-{name}"})
    look = "ca-past" if column <= at else "ca-soon" if column == at + 1 else "ca-later"
    return Piece(z=f"timeline-{name}", i=column, k="cell", name=text, slots=slots, c=f"{look} {LANDS[events[0]]}")


@lru_cache(maxsize=64)
def marker(row: int, column: int, down: bool) -> Piece:
    name = TYPES[row]
    slots = {"icon": f"sym-{name}"} | ({"down": "yes"} if down else {})
    text = Text("piece-marker", {"type": f"type-{name}"})
    return Piece(z=f"marker-{name}", i=column, k="marker", name=text, slots=slots, c=f"ca-type-{name}")


def event_text(events: list[str]) -> str:
    region = "none" if events[0] == "donation" else events[0]
    return f"event-{region}-donation" if "donation" in events else f"event-{region}"


def outlooks(of: Company, s: CarnegieState) -> Pieces:
    """Beside every row, what its next event would bring the company."""
    out: Pieces = {}
    for row, name in enumerate(TYPES):
        ahead = event_of(s, row)
        if s.event_row == row:
            ahead = NextEvent(row, s.markers[row] + 1, s.event, s.donation)
        if ahead is not None:
            out[f"outlook:{name}"] = outlook(of.board, name, ahead, s.event_row == row)
    return out


def outlook(board: Player, name: str, ahead: NextEvent, now: bool) -> Piece:
    """The figures beside a row: what everybody home would bring, and what a donation costs."""
    notes: list[Text] = []
    shown: list[tuple[str, str]] = []
    word = ""
    if ahead.region != NONE:
        home = board.missions[ahead.region]
        found = income_from(board, ahead.region, home)
        region = f"region-{REGIONS[ahead.region]}"
        if home:
            notes.append(Text("note-brings", {"region": region, "n": home, "what": in_words(found)}))
            shown = [(reward(kind), figure(kind, n)) for kind, n in sorted(found.items())]
        else:
            notes.append(Text("note-nobody-there", {"region": region}))
            word = "word-nobody"
    if ahead.donation:
        price = donation_price(board)
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


def printed_tracks() -> Pieces:
    out: Pieces = {}
    for region, name in enumerate(REGIONS):
        out[f"region:{name}"] = plate(region, False)
        out |= {f"box:{name}:{box + 1}": track_box(region, box, False) for box in range(LAST_BOX + 1)}
        out[f"circle:{name}"] = circle(region, (), False)
    return out


def taken_boxes(tracks: list[dict[str, int]]) -> Pieces:
    """Last boxes in which somebody stands."""
    taken = [i for i, name in enumerate(REGIONS) if any(track[name] == LAST_BOX + 1 for track in tracks)]
    return {f"box:{REGIONS[region]}:{LAST_BOX + 1}": track_box(region, LAST_BOX, True) for region in taken}


def track_discs(who: int, track: dict[str, int]) -> Pieces:
    owner = "andrew" if who == ANDREWS_PLACE else str(who)
    emblem = "sym-andrew" if who == ANDREWS_PLACE else f"sym-seat-{who}"
    return {f"track:{owner}:{name}": track_disc(who, name, box - 1, emblem) for name, box in track.items()}


def regions(event: int, missions: list[dict[str, int]]) -> Pieces:
    """The region that pays now, and those where somebody is on a mission."""
    out: Pieces = {} if event == NONE else {f"region:{REGIONS[event]}": plate(event, True)}
    for region, name in enumerate(REGIONS):
        found = tuple([(seat, there[name]) for seat, there in enumerate(missions) if there[name]])
        if found or region == event:
            out[f"circle:{name}"] = circle(region, found, region == event)
    return out


@lru_cache(maxsize=8)
def plate(region: int, now: bool) -> Piece:
    name = REGIONS[region]
    slots = {"icon": f"sym-{name}", "name": f"short-{name}"}
    look = f"ca-{name}" + (" ca-paying" if now else "")
    return Piece(z=f"region-{name}", i=0, k="region", name=Text(f"region-{name}"), slots=slots, c=look)


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
    owner = f"seat-{who}" if who != ANDREWS_PLACE else "andrew"
    text = Text("piece-track", {"seat": owner, "region": f"region-{region}", "box": box + 1})
    look = f"seat-{who}" if who != ANDREWS_PLACE else "ca-andrew"
    slots = {"emblem": emblem, "at": str(who)}
    return Piece(z=f"discs-{who}-{region}", i=box, k="trackdisc", name=text, slots=slots, c=look)


@lru_cache(maxsize=1024)
def circle(region: int, found: tuple[tuple[int, int], ...], now: bool) -> Piece:
    """Who is there on a mission: seats, and how many of theirs."""
    slots = {f"c{seat}": str(n) for seat, n in found}
    if found:
        slots["some"] = "yes"
    notes = [Text("note-mission", {"seat": f"seat-{seat}", "n": n}) for seat, n in found]
    text = Text("piece-circle", {"region": f"region-{REGIONS[region]}"})
    look = f"ca-{REGIONS[region]}" + (" ca-paying" if now else "")
    return Piece(z=f"circle-{REGIONS[region]}", i=0, k="circle", name=text, slots=slots, c=look, notes=notes)
