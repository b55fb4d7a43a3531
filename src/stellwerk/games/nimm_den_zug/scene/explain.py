"""What everything on the table is for, and its numbers now: what somebody is told who points at it and asks."""

from typing import Final

from stellwerk.games.nimm_den_zug.model.ids import GOALS, SEATS
from stellwerk.games.nimm_den_zug.model.state import SOURCES
from stellwerk.games.nimm_den_zug.model.table import Ledger, Table
from stellwerk.games.nimm_den_zug.scene.cards import seat_name
from stellwerk.games.nimm_den_zug.scene.seen import Seen, earned, look, seat_of
from stellwerk.games.nimm_den_zug.scene.sheets import sums
from stellwerk.games.nimm_den_zug.scene.worth import about_loco, about_wagon, goal_count, train_now
from stellwerk.stage.explaining import Thing
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Card, Piece, Text

Said = list[Text]

METHOD_RULES: Final = {
    "turn": "NZ-5.3",
    "sealed": "NZ-6.1",
    "double": "NZ-7.2",
    "choice": "NZ-8.5",
    "open": "NZ-9.4",
    "draft": "NZ-10.5",
}
CARD_RULES: Final = {
    "SP-BIN": "NZ-13.1",
    "SP-LONG": "NZ-13.2",
    "SP-PLUS": "NZ-13.3",
    "SP-600": "NZ-13.4",
    "SP-DBL": "NZ-13.5",
}
PLACE_RULES: Final = {
    "method": "NZ-3.2",
    "methods": "NZ-3.2",
    "stack": "NZ-2.2",
    "revealed": "NZ-5.1",
    "aside": "NZ-5.6",
    "choice": "NZ-8.4",
    "hand": "NZ-10.2",
    "goal-hand": "NZ-2.5",
    "lot": "NZ-4.2",
    "solo": "NZ-9.1",
    "count": "NZ-9.4",
    "bids": "NZ-4.3",
    "order-bids": "NZ-8.3",
    "wagon-stack": "NZ-12.1",
    "discards": "NZ-12.12",
    "display": "NZ-12.3",
    "longer": "NZ-13.2",
    "train": "NZ-12.4",
    "plus": "NZ-13.3",
    "loco": "NZ-1.2",
    "wagons": "NZ-14.1",
    "profit": "NZ-14.1",
    "goals": "NZ-15.1",
    "money": "NZ-2.4",
    "tile": "NZ-11.2",
}
FIGURE_RULES: Final = {
    "money": "NZ-2.4",
    "locos": "NZ-4.1",
    "power": "NZ-11.2",
    "wagons": "NZ-12.10",
    "profit": "NZ-14.1",
    "goals": "NZ-17.2",
}
SIGN_RULES: Final = {
    "sign-round": "NZ-3.1",
    "sign-auction": "NZ-4.1",
    "sign-wagons": "NZ-12.2",
    "sign-ended": "NZ-14.1",
    "sign-over": "NZ-17.1",
    "sign-limit": "NZ-12.10",
}
SOURCE_RULES: Final = {
    "start": "NZ-2.4",
    "locomotives": "NZ-4.8",
    "replacements": "NZ-12.6",
    "goals": "NZ-15.2",
    "specials": "NZ-13.4",
}
BACK_RULES: Final = {"loco": "NZ-2.2", "wagon": "NZ-12.1", "goal": "NZ-2.5"}


def card(table: Table, kept: Kept, thing: Thing) -> Card | None:
    seen = look(table, kept)
    match thing.kind:
        case "piece":
            return None if thing.piece is None else piece_card(seen, thing.id, thing.piece)
        case "zone":
            return zone_card(seen, thing)
        case "region":
            return region_card(seen, thing)
        case "figure":
            return figure_card(thing)
        case "sign":
            return sign_card(seen, thing)
        case "source":
            return source_card(seen, thing)
        case _:
            return None


# --- pieces --------------------------------------------------------------------


def piece_card(seen: Seen, name: str, piece: Piece) -> Card:
    head, _, rest = name.partition(":")
    if head == "loco":
        return with_notes(piece, [Text("explain-loco")], about_loco(seen, rest, piece.z), "NZ-1.2")
    if head == "wagon":
        what = [] if rest in CARD_RULES else [Text("explain-wagon")]
        return with_notes(piece, what, about_wagon(seen, rest, piece.z), CARD_RULES.get(rest, "NZ-12.4"))
    if head == "goal" and rest in GOALS:
        return goal_card(seen, rest, piece)
    if head == "method":
        return Card(piece.name, piece.notes, method_now(seen, rest), METHOD_RULES[rest])
    if head == "bid":
        return Card(piece.name, [Text("explain-bid")], bid_now(seen, int(rest)), "NZ-4.3")
    if head == "tile":
        return with_notes(piece, [Text("explain-tile")], [], "NZ-11.2")
    if head == "substitute":
        return with_notes(piece, [], [], "NZ-11.1")
    if head == "count":
        return Card(piece.name, [Text("explain-zone-count")], [], PLACE_RULES[head])
    if head in ("money", "profit"):
        return Card(piece.name, [Text(f"explain-{head}")], [], PLACE_RULES[head])
    kind = piece.k.removesuffix("-back")
    return Card(piece.name, [Text(f"explain-back-{kind}")], [], BACK_RULES[kind])


def with_notes(piece: Piece, what: Said, now: Said, rule: str) -> Card:
    """What stands in the piece's notes is said too; a mark of a reconstructed value comes last."""
    said = [note for note in piece.notes if note.m != "note-guess"]
    guessed = [note for note in piece.notes if note.m == "note-guess"]
    return Card(piece.name, said + what, now + guessed, rule)


def goal_card(seen: Seen, name: str, piece: Piece) -> Card:
    owners = [seat for seat, one in enumerate(seen.table.seats) if name in (*one.goals, *one.used)]
    owner = owners[0] if owners else seen.me
    if any(name in one.used for one in seen.table.seats):
        now = [Text("explain-goal-used")]
    elif owner is None:
        now = []
    else:
        have, want = goal_count(seen, owner, GOALS.index(name))
        now = [Text("explain-goal-met" if have >= want else "explain-goal-now", {"have": have, "want": want})]
    asks = Text(f"explain-goal-{name}", {"want": seen.box.c.goal_want[GOALS.index(name)]})
    return Card(piece.name, [asks, *piece.notes], now, "NZ-15.1")


def method_now(seen: Seen, name: str) -> Said:
    if name == seen.table.method:
        return [Text("explain-method-now")]
    return [Text("explain-method-used")] if name in seen.table.methods else []


def bid_now(seen: Seen, seat: int) -> Said:
    """What matters about a bidder: the bid to beat, and who decides ties."""
    table = seen.table
    out: Said = []
    if table.leader is not None and table.lot is not None:
        out.append(Text("explain-bid-leads", {"seat": seat_name(seat_of(table.leader)), "bid": table.bid}))
    if table.starter == SEATS[seat]:
        out.append(Text("explain-bid-starter"))
    return out


# --- places --------------------------------------------------------------------


def zone_card(seen: Seen, thing: Thing) -> Card:
    parts = thing.id.split("-")
    numbers = [int(part) for part in parts if part.isdigit()]
    place = "-".join([part for part in parts if not part.isdigit()])
    what = [Text(f"explain-zone-{place}")]
    return Card(thing.name, what, zone_now(seen, place, numbers), PLACE_RULES[place])


def zone_now(seen: Seen, place: str, numbers: list[int]) -> Said:
    table = seen.table
    if len(numbers) == 2:
        seat, train = numbers[0], numbers[1] - 1
        known = train < len(table.seats[seat].trains)
        return [train_now(seen, seat, train) if known else Text("explain-no-train")]
    if place == "stack":
        return [Text("explain-cards", {"n": len(table.loco_stack)})]
    if place == "wagon-stack":
        return [Text("explain-cards", {"n": len(table.wagon_stack)})]
    if place == "discards":
        return [Text("explain-cards", {"n": len(table.discards)})]
    if place == "tile" and table.seats[numbers[0]].tile is not None:
        tile = table.seats[numbers[0]].tile or 0
        return [Text("note-tile", {"price": seen.box.c.price(table.players, tile)})]
    if place == "goals":
        one = table.seats[numbers[0]]
        return [Text("explain-goals-now", {"open": len(one.goals), "used": len(one.used)})]
    return []


def region_card(seen: Seen, thing: Thing) -> Card:
    if thing.id == "stage":
        auction = seen.table.phase == "auction"
        return Card(thing.name, [Text("explain-auction" if auction else "explain-market")], [], "NZ-3.1")
    seat = int(thing.id.removeprefix("seat-"))
    now = [train_now(seen, seat, train) for train in range(len(seen.table.seats[seat].trains))]
    return Card(thing.name, [Text("explain-board")], now, "NZ-12.5")


# --- numbers and signs ------------------------------------------------------------


def figure_card(thing: Thing) -> Card:
    what = thing.name.m.removeprefix("figure-")
    figure = thing.figure
    secret = [Text("explain-secret-money")] if figure is not None and figure.value is None else []
    return Card(thing.name, [Text(f"explain-figure-{what}")], secret, FIGURE_RULES[what])


def sign_card(seen: Seen, thing: Thing) -> Card:
    key = thing.name.m
    if key.startswith("method-"):
        method = key.removeprefix("method-")
        return Card(thing.name, [Text(f"note-{key}")], [Text("explain-method-now")], METHOD_RULES[method])
    c, number = seen.box.c, seen.table.round
    now = [Text("explain-rounds-left", {"n": c.rounds - number})] if key == "sign-round" else []
    return Card(thing.name, [Text(f"explain-{key}")], now, SIGN_RULES[key])


def source_card(seen: Seen, thing: Thing) -> Card | None:
    name = thing.id
    if name != "projected" and name not in SOURCES:
        return None
    key = "profit" if name.startswith("profit") else name
    rule = SOURCE_RULES.get(name, "NZ-14.1")
    return Card(thing.name, [Text(f"explain-source-{key}")], source_now(seen, name), rule)


def source_now(seen: Seen, name: str) -> Said:
    """What everybody got from there, as far as the asker knows."""
    out: Said = []
    for seat, one in enumerate(seen.table.seats):
        if name == "projected":
            running = seen.table.phase == "wagons"
            amount = sum(earned(one.trains, seen.box)) if running else 0
        elif isinstance(one.ledger, Ledger):
            amount = sums(one.ledger)[SOURCES.index(name)]
        else:
            continue
        out.append(Text("explain-source-of", {"seat": seat_name(seat), "money": amount}))
    return out
