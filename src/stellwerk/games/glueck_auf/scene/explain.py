"""What everything on the table is for, and its numbers now: what somebody is told who points at it and asks."""

from typing import Final, NamedTuple

from stellwerk.games.glueck_auf.model.components import PRINTED, SHARE_VP, SHIFTS, TOKEN_VP
from stellwerk.games.glueck_auf.model.ids import STACKS, ZONES
from stellwerk.games.glueck_auf.model.table import Seat, Table
from stellwerk.games.glueck_auf.rules.scoring import SOURCES
from stellwerk.games.glueck_auf.rules.steps import STEPS
from stellwerk.games.glueck_auf.scene.about_cards import about_card, kind_in, price_now
from stellwerk.games.glueck_auf.scene.faces import Faces
from stellwerk.games.glueck_auf.scene.pieces import DECK_OF, MINES, action, lorries_on, may_leave, seat_name
from stellwerk.games.glueck_auf.scene.points import is_counted, orders_delivered, points
from stellwerk.games.glueck_auf.scene.prompts import open_question
from stellwerk.kernel.table import BLANK, SEAT_NAMES
from stellwerk.stage.explaining import Thing
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Card, Piece, Text

Said = list[Text]

CELL_PARTS: Final = ("stack", "pile", "price", "crew")
ACTION_RULES: Final = {"deliver": "GA-6.1", "wild": "GA-7.1"}
TAKING_RULES: Final = {
    "lorry": "GA-4.1",
    "wagon": "GA-4.3",
    "engine": "GA-4.5",
    "order": "GA-4.7",
    "share": "GA-4.9",
    "innovation": "GA-4.10",
    "objective": "GA-4.11",
}
PLACE_RULES: Final = {
    "row": "GA-5.3",
    "storage": "GA-5.7",
    "workers": "GA-3.4",
    "orders": "GA-6.2",
    "innovations": "GA-8.4",
    "objectives": "GA-4.11",
    "shares": "GA-11.5",
    "tokens": "GA-10.2",
    "delivered": "GA-6.5",
    "dock": "GA-6.2",
    "sign": "GA-4.3",
    "engine": "GA-4.5",
    "train": "GA-4.4",
    "token": "GA-10.2",
    "claim": "GA-10.2",
    "tray": "GA-2.4",
}
FIGURE_RULES: Final = {"points": "GA-11.11", "workers": "GA-3.4", "orders": "GA-6.2", "delivered": "GA-6.4"}
SOURCE_RULES: Final = dict(zip(SOURCES, ("GA-11.6", "GA-11.7", "GA-11.8", "GA-11.9", "GA-11.10")))
SIGN_RULES: Final = {"sign-shift": "GA-2.1", "sign-passed": "GA-2.5", "sign-end": "GA-10.1", "sign-over": "GA-11.1"}
PIECE_RULES: Final = {"pile": "GA-13.1", "price": "GA-3.2", "worker": "GA-3.4", "crew": "GA-3.6"}


class Asked(NamedTuple):
    """Who asks, at which table."""

    table: Table
    faces: Faces
    kept: Kept

    @property
    def own(self) -> Seat | None:
        seat = self.table.seat
        return None if seat is None else self.table.seats[seat]

    def tokens(self, seat: int) -> int:
        return self.table.tokens.count(SEAT_NAMES[seat])

    def points(self, seat: int) -> list[int] | None:
        """By category; None where the asker may not look."""
        if not is_counted(self.table, seat, self.faces.rulings):
            return None
        return points(self.table.seats[seat], self.tokens(seat), self.faces.vp)


def card(table: Table, kept: Kept, thing: Thing) -> Card | None:
    asked = Asked(table, kept.part(Faces, table.options), kept)
    match thing.kind:
        case "piece":
            return None if thing.piece is None else piece_card(asked, thing.id, thing.piece)
        case "zone":
            return zone_card(asked, thing)
        case "region":
            return region_card(asked, thing)
        case "figure":
            return figure_card(asked, thing)
        case "sign":
            return sign_card(asked, thing)
        case "source":
            return source_card(asked, thing)
        case _:
            return None


# --- pieces -----------------------------------------------------------------------


def piece_card(asked: Asked, name: str, piece: Piece) -> Card:
    head, _, rest = name.partition(":")
    if head == "card":
        return about_card(asked.table, asked.faces, rest, piece)
    if head == "action":
        return cell_card(asked, rest, piece.name)
    if head == "pile":
        return pile_card(asked, rest, piece)
    if head == "price":
        return Card(piece.name, [Text("note-price")], price_now(asked.table, asked.faces, rest), PIECE_RULES["price"])
    if head == "worker":
        return worker_card(asked, piece, int(rest.split(":")[1]))
    if head in ("token", "heir"):
        return token_card(asked, piece)
    if head == "sign":
        seat, number = map(int, rest.split(":"))
        return dock_card(asked, seat, number, piece.name)
    return hidden_card(head, piece)


def pile_card(asked: Asked, stack: str, piece: Piece) -> Card:
    left = len(asked.table.stacks[stack])
    now = [Text("explain-left", {"n": left}), *piece.notes]
    return Card(piece.name, [Text("explain-pile")], now, PIECE_RULES["pile"])


def worker_card(asked: Asked, piece: Piece, value: int) -> Card:
    """A card with workers: in hand beside the others, or in a zone with what was paid there."""
    place, _, zone = piece.z.partition("-")
    if place == "crew":
        return Card(piece.name, [Text("explain-crew-card", {"n": value})], uses(asked.table, zone), PIECE_RULES["crew"])
    return Card(piece.name, [Text("explain-worker", {"n": value})], hand(asked, int(zone)), PIECE_RULES["worker"])


def hand(asked: Asked, seat: int) -> Said:
    """What is left of somebody's workers."""
    workers = asked.table.seats[seat].workers
    if isinstance(workers, str):
        return []
    return [Text("explain-hand", {"cards": len(workers), "n": sum(workers)})]


def uses(table: Table, zone: str) -> Said:
    """Who was in a zone in this shift, with which cards, and what comes next."""
    out = [
        Text(
            "explain-use",
            {"seat": seat_name(SEAT_NAMES.index(use.seat)), "n": use.workers, "payment": spoken_payment(use.payment)},
        )
        for use in table.placed
        if use.zone == zone
    ]
    return [*(out or [Text("explain-unused")]), Text("explain-next", {"n": table.zones[zone] + 1})]


def spoken_payment(payment: str) -> list[str]:
    """`1+2+i3` as its cards; a worker innovation by its name."""
    parts = [part for part in payment.split("+") if part != "0"]
    return [f"I-W{part[1:]}" if part.startswith("i") else part for part in parts]


def token_card(asked: Asked, piece: Piece) -> Card:
    """A shift token, or the sign that says who would get the next one."""
    won = [
        Text("explain-tokens-won", {"seat": seat_name(seat), "n": asked.tokens(seat)})
        for seat in range(asked.table.players)
        if asked.tokens(seat)
    ]
    return Card(piece.name, [Text("note-token"), Text("explain-token", {"vp": TOKEN_VP})], won, "GA-10.2")


def hidden_card(head: str, piece: Piece) -> Card:
    """The back of a card: what is known of it all the same."""
    deck = piece.name.m.removeprefix("back-")
    key, rule = {
        "delivered": ("explain-back-delivered", "GA-13.5"),
        "order": ("explain-back-hand", "GA-13.4"),
        "innovation": ("explain-back-hand", "GA-13.4"),
    }.get(head, ("explain-back-lifted", "GA-7.1"))
    return Card(piece.name, [Text(key), *([Text(f"explain-deck-{deck}")] if deck in TAKING_RULES else [])], [], rule)


# --- places ------------------------------------------------------------------------


def zone_card(asked: Asked, thing: Thing) -> Card:
    if thing.id in ZONES:
        return cell_card(asked, thing.id, thing.name)
    place, _, rest = thing.id.partition("-")
    if rest in ZONES and place in CELL_PARTS:
        return cell_part(asked, place, rest, thing.name)
    numbers = [int(part) for part in rest.split("-")] if rest else []
    if len(numbers) == 2:
        return dock_card(asked, numbers[0], numbers[1], thing.name, place)
    what = [Text("note-token")] if place == "token" else [Text(f"explain-{place}")]
    now = holding(asked, place, numbers[0]) if numbers else []
    return Card(thing.name, what, now, PLACE_RULES[place])


def cell_part(asked: Asked, place: str, zone: str, name: Text) -> Card:
    if place == "crew":
        return Card(name, [Text("explain-crew")], uses(asked.table, zone), PIECE_RULES["crew"])
    if place == "price":
        return Card(name, [Text("note-price")], price_now(asked.table, asked.faces, zone), PIECE_RULES["price"])
    if place == "pile" and zone in STACKS:
        left = len(asked.table.stacks[zone])
        return Card(name, [Text("explain-pile")], [Text("explain-left", {"n": left})], PIECE_RULES["pile"])
    return cell_card(asked, zone, name)


def cell_card(asked: Asked, zone: str, name: Text) -> Card:
    """A worker zone: what its action does, what it takes now, and what one would get."""
    now = price_now(asked.table, asked.faces, zone)
    if zone in STACKS:
        deck = DECK_OF.get(zone, zone)
        top = kind_in(asked.table.stacks[zone])
        if top is not None:
            now.append(Text("explain-top", {"card": top}))
        return Card(name, [Text(f"explain-take-{deck}")], now, TAKING_RULES[deck])
    now += ready_now(asked, zone)
    what = action(zone, asked.faces.rulings).notes
    return Card(name, what, now, "GA-5.1" if zone in MINES else ACTION_RULES[zone])


def ready_now(asked: Asked, zone: str) -> Said:
    """What the asker could do with an action card."""
    own = asked.own
    if own is None or zone == "wild":
        return [Text("explain-wild-printed", {"n": PRINTED})] if zone == "wild" else []
    if zone == "deliver":
        docks = [str(n) for n, dock in enumerate(own.docks, 1) if may_leave(dock, own.orders)]
        return [Text("explain-ready", {"docks": docks}) if docks else Text("explain-none-ready")]
    if not own.row:
        return [Text("explain-row-empty")]
    return [Text("explain-row-front", {"card": kind_in(own.row) or ""})]


def holding(asked: Asked, place: str, seat: int) -> Said:
    """How much lies in a place in front of somebody."""
    one = asked.table.seats[seat]
    if place == "workers":
        return hand(asked, seat)
    if place == "tokens":
        return [Text("explain-count", {"n": asked.tokens(seat)})]
    if place == "delivered":
        return delivered(asked, seat)
    cards: tuple[str, ...] = getattr(one, place)
    out = [Text("explain-count", {"n": len(cards)})]
    counted = asked.points(seat)
    if counted is not None and place in ("shares", "objectives"):
        out.append(Text("explain-worth", {"vp": counted[SOURCES.index(place)]}))
    if place == "orders" and BLANK not in cards:
        could = [order for order in cards if any(may_leave(dock, (order,)) for dock in one.docks)]
        out.append(Text("explain-orders-ready", {"n": len(could)}))
    return out


def delivered(asked: Asked, seat: int) -> Said:
    out = [Text("explain-orders-done", {"n": orders_delivered(asked.table.seats[seat])})]
    counted = asked.points(seat)
    if counted is not None:
        out.append(Text("explain-worth", {"vp": counted[0] + counted[1]}))
    return out


def dock_card(asked: Asked, seat: int, number: int, name: Text, place: str = "dock") -> Card:
    """A dock with its sign, engine and wagons: what its train lacks."""
    one = asked.table.seats[seat]
    dock = one.docks[number - 1]
    now = [Text("explain-dock-now", {"wagons": len(dock.wagons), "lorries": lorries_on(dock)})]
    if dock.engine is None:
        now.append(Text("explain-dock-no-engine"))
    elif may_leave(dock, one.orders):
        now.append(Text("explain-dock-ready" if BLANK not in one.orders else "explain-dock-perhaps"))
    else:
        now.append(Text("explain-dock-no-order"))
    return Card(name, [Text(f"explain-{place}", {"dock": number})], now, PLACE_RULES[place])


def region_card(asked: Asked, thing: Thing) -> Card:
    if thing.id == "stage":
        return Card(thing.name, [Text("explain-stage")], rule="GA-2.4")
    return Card(thing.name, [Text("explain-board")], by_source(asked, int(thing.id.removeprefix("seat-"))), "GA-1.4")


# --- numbers and signs ----------------------------------------------------------------


def by_source(asked: Asked, seat: int) -> Said:
    counted = asked.points(seat)
    if counted is None:
        return [Text("explain-secret-points")]
    return [Text("explain-source", {"source": f"source-{source}", "vp": vp}) for source, vp in zip(SOURCES, counted)]


def figure_card(asked: Asked, thing: Thing) -> Card:
    what = thing.name.m.removeprefix("figure-")
    now = {
        "points": by_source,
        "workers": hand,
        "orders": lambda asked, seat: holding(asked, "orders", seat),
        "delivered": delivered,
    }[what](asked, thing.seat)
    return Card(thing.name, [Text(f"explain-figure-{what}")], now, FIGURE_RULES[what])


def sign_card(asked: Asked, thing: Thing) -> Card:
    table, key = asked.table, thing.name.m
    if key in SIGN_RULES:
        left = SHIFTS[table.players] - len(table.tokens)
        now = [Text("explain-shifts-left", {"n": left})] if key == "sign-shift" and left else []
        return Card(thing.name, [Text(f"explain-{key}", {"shifts": SHIFTS[table.players]})], now, SIGN_RULES[key])
    step = open_question(table)
    return Card(thing.name, [Text("explain-sign-step")], [], "" if step is None else STEPS[step.step].rule)


def source_card(asked: Asked, thing: Thing) -> Card | None:
    if thing.id not in SOURCES:
        return None
    each = {"shares": SHARE_VP, "tokens": TOKEN_VP}
    args = {"vp": each[thing.id]} if thing.id in each else {}
    what = [Text(f"explain-source-{thing.id}", args)]
    now: Said = []
    for seat in range(asked.table.players):
        counted = asked.points(seat)
        if counted is not None:
            vp = counted[SOURCES.index(thing.id)]
            now.append(Text("explain-source-of", {"seat": seat_name(seat), "vp": vp}))
    return Card(thing.name, what, now, SOURCE_RULES[thing.id])
