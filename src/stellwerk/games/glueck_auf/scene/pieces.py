"""Everything that lies on the table, as pieces with ids that never change and betray nothing."""

from functools import cache, lru_cache
from typing import Final

from msgspec.structs import replace

from stellwerk.games.glueck_auf.model.card_names import NUMBER
from stellwerk.games.glueck_auf.model.components import DOCK_CRESTS, PRINTED, SHIFTS, SPAN, STEPS_HIGH, STEPS_LOW
from stellwerk.games.glueck_auf.model.ids import CRESTS, HELPERS, STACKS, ZONES
from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.games.glueck_auf.model.table import Dock, LoadedWagon, Placed, Seat, Table, Wild
from stellwerk.games.glueck_auf.rules import zones
from stellwerk.games.glueck_auf.rules.workers import HELPER_PLACE, VALUES, hand_of, sums
from stellwerk.games.glueck_auf.rules.zones import IN_PLAY
from stellwerk.games.glueck_auf.scene.faces import Faces, kind_name, size_of
from stellwerk.kernel.state import NONE
from stellwerk.kernel.table import BLANK, SEAT_NAMES, Blank
from stellwerk.stage.parts import Kept, Pieces
from stellwerk.stage.wire import Args, Piece, Text

Hand = tuple[int, ...] | Blank
Spent = dict[tuple[int, int], int]  # worker cards in the zones, by seat and value

DECK_OF: Final = {"lorry-a": "lorry", "lorry-b": "lorry", "wagon-a": "wagon", "wagon-b": "wagon"}
MINES: Final = ("mine-01", "mine-12", "mine-23")
MOST_PILES: Final = 1024
MOST_HANDS: Final = 256
PRICE_IDS: Final = [f"price:{zone}" for zone in ZONES]
ZONES_IN_PLAY: Final = [[ZONES[zone] for zone in row] for row in IN_PLAY]  # by the number of players


def pieces(table: Table, miner: str | None, faces: Faces, kept: Kept) -> list[Pieces]:
    """Region by region; what everybody sees alike is one part for all."""
    hands = tuple([one.workers for one in table.seats])
    lifting = "" if table.wild is None else table.wild.stack
    out = [
        kept.part(stacks, lifting, seen_tops(table), table.stacks, faces),
        kept.part(prices, table.players, tuple(table.zones.values()), who_pays(table), faces.rulings.combined),
        kept.part(tokens, table.tokens, SHIFTS[table.players], heir(table, miner, faces.rulings)),
        kept.part(workers, table.players, table.placed, hands, faces),
    ]
    if table.held is not None or table.wild is not None:
        out.append(kept.part(tray, table.held, table.wild, faces))
    out += [kept.part(player, seat, table.eyes == SEAT_NAMES[seat], one, faces) for seat, one in enumerate(table.seats)]
    return out


def printed(players: int, rulings: Rulings) -> Pieces:
    """The cards of the display that are never taken."""
    return {f"action:{zone}": action(zone, rulings) for zone in ZONES_IN_PLAY[players] if zone not in STACKS}


def piece_id(card: str) -> str:
    return f"card:{card}"


def seat_name(seat: int) -> str:
    return f"seat-{seat}"


@cache
def back(deck: str, zone: str, i: int) -> Piece:
    slots = {"deck": f"sym-deck-{deck}"}
    return Piece(z=zone, i=i, k="card-back", name=Text(f"back-{deck}"), slots=slots)


# --- the display -----------------------------------------------------------------


def seen_tops(table: Table) -> tuple[str, ...]:
    """The stacks whose top card the viewer put there: they would know it even if it were covered."""
    return tuple([stack for stack, depths in table.seen.items() if table.eyes in depths.get("1", ())])


def stacks(lifting: str, seen_tops: tuple[str, ...], cards: dict[str, tuple[str, ...]], faces: Faces) -> Pieces:
    """The top card lies open unless cards are lifted; of the rest one sees how many they are."""
    out: Pieces = {}
    for stack, lying in cards.items():
        if not lying:
            continue
        out[f"pile:{stack}"] = pile(stack, lying, stack in seen_tops)
        if stack == lifting:
            out[f"covered:{stack}"] = back(DECK_OF.get(stack, stack), f"stack-{stack}", 0)
        else:
            out[piece_id(lying[0])] = faces.card(lying[0], f"stack-{stack}", 0, "ga-full")
    return out


@lru_cache(maxsize=MOST_PILES)
def pile(stack: str, cards: tuple[str, ...], top_seen: bool) -> Piece:
    """How many they are, and what the viewer put there."""
    left = len(cards)
    known = [(depth, card) for depth, card in enumerate(cards, 1) if card != BLANK and (depth > 1 or top_seen)]
    return Piece(
        z=f"pile-{stack}",
        i=0,
        k="pile",
        name=Text("piece-pile", {"zone": f"cell-{stack}", "count": left}),
        slots={"count": str(left)} | ({} if left < 2 else {"more": "yes"}),
        notes=[Text("note-known", {"depth": depth, "card": kind_name(card)}) for depth, card in known],
    )


def action(zone: str, rulings: Rulings) -> Piece:
    slots = {"picture": f"sym-act-{'mine' if zone in MINES else zone}"}
    args: Args = {}
    if zone in MINES:
        at = ZONES.index(zone)
        low, high = zones.fewest_steps(rulings, at), STEPS_HIGH[at]
        args = {"low": low, "high": high, "between": high - low - 1}
        slots["figure"] = f"{STEPS_LOW[at]}/{high}"
    elif zone == "wild":
        args = {"printed": PRINTED}
    key = "note-mine" if zone in MINES else f"note-{zone}"
    more = [Text("note-token")] if zone == "mine-01" else []
    return Piece(
        z=f"stack-{zone}", i=0, k="action", name=Text(f"cell-{zone}"), slots=slots, notes=[Text(key, args), *more]
    )


def who_pays(table: Table) -> Seat | None:
    """The viewer's board, if they may still place workers in this shift."""
    seat = table.seat
    return None if seat is None or table.eyes in table.passed or not table.steps else table.seats[seat]


def prices(players: int, last: tuple[int, ...], payer: Seat | None, combined: bool) -> Pieces:
    """What the next use of every zone takes, and whether the viewer's cards can make it."""
    payable = NONE if payer is None else own_sums(payer.workers, payer.innovations, combined)
    out: Pieces = {}
    for zone in IN_PLAY[players]:
        need = last[zone] + 1
        look = "" if payable == NONE else "ga-can" if payable >> need & 1 else "ga-cannot"
        out[PRICE_IDS[zone]] = price(ZONES[zone], need, look)
    return out


@cache
def price(zone: str, need: int, look: str) -> Piece:
    text = Text("piece-price", {"n": need})
    notes = [Text("note-price")]
    return Piece(z=f"price-{zone}", i=0, k="price", name=text, slots={"need": str(need)}, c=look, notes=notes)


@lru_cache(maxsize=MOST_HANDS)
def own_sums(workers: Hand, innovations: tuple[str, ...], combined: bool) -> int:
    """What somebody's cards can make exactly, as bits."""
    return sums(own_hand(workers), own_helpers(innovations), combined)


def own_hand(workers: Hand) -> int:
    """The worker cards as one number; nobody's own hand is a secret."""
    return hand_of([list(workers).count(value) for value in range(1, VALUES + 1)])


def own_helpers(innovations: tuple[str, ...]) -> int:
    kinds = [kind_name(card) for card in innovations]
    return sum([HELPER_PLACE[HELPERS.index(kind)] for kind in kinds if kind in HELPERS])


# --- workers -----------------------------------------------------------------------


def workers(players: int, placed: tuple[Placed, ...], hands: tuple[Hand, ...], faces: Faces) -> Pieces:
    """Cards in the zones first, then those in hand: so every card keeps its number through the whole shift."""
    out: Pieces = {}
    spent: Spent = {}
    uses: dict[str, list[Placed]] = {}
    for use in placed:
        uses.setdefault(use.zone, []).append(use)
    for zone in [zone for zone in ZONES_IN_PLAY[players] if zone in uses]:
        crew = f"crew-{zone}"
        i = 0
        for use in uses[zone]:
            seat = SEAT_NAMES.index(use.seat)
            for value in worker_cards(use.payment):
                copy = spent.get((seat, value), 0)
                spent[seat, value] = copy + 1
                out[worker_id(seat, value, copy)] = placed_worker(seat, value, crew, i)
                i += 1
            for name in use.innovations:
                out[piece_id(name)] = placed_helper(seat, faces.card(name, crew, i), helper_figure(use, name))
                i += 1
    for seat, hand in enumerate(hands):
        for i, (value, copy) in enumerate(hand_cards(seat, hand, spent)):
            out[worker_id(seat, value, copy)] = worker(seat, value, f"workers-{seat}", i)
    return out


@cache
def worker_cards(payment: str) -> list[int]:
    """The values of the worker cards of a payment."""
    return [int(part) for part in payment.split("+") if part.isdigit() and part != "0"]


def spent_cards(placed: tuple[Placed, ...]) -> Spent:
    out: Spent = {}
    for use in placed:
        seat = SEAT_NAMES.index(use.seat)
        for value in worker_cards(use.payment):
            out[seat, value] = out.get((seat, value), 0) + 1
    return out


def hand_cards(seat: int, hand: Hand, spent: Spent) -> list[tuple[int, int]]:
    """Value and number of the worker cards in hand, where they are known."""
    numbers = dict(spent)
    out: list[tuple[int, int]] = []
    for value in () if isinstance(hand, str) else hand:
        copy = numbers.get((seat, value), 0)
        numbers[seat, value] = copy + 1
        out.append((value, copy))
    return out


@cache
def worker_id(seat: int, value: int, copy: int) -> str:
    return f"worker:{seat}:{value}:{copy}"


@cache
def worker(seat: int, value: int, zone: str, i: int) -> Piece:
    slots = {"value": str(value), "crew": f"sym-crew-{value}", "emblem": f"sym-seat-{seat}"}
    text = Text("piece-worker", {"n": value, "seat": seat_name(seat)})
    return Piece(z=zone, i=i, k="worker", name=text, slots=slots, c=f"seat-{seat}")


@cache
def placed_worker(seat: int, value: int, zone: str, i: int) -> Piece:
    """In a zone a card is a small tag: whose it is and how much, however many lie there."""
    laid = worker(seat, value, zone, i)
    return replace(laid, k="crew", slots={name: laid.slots[name] for name in ("value", "emblem")})


def placed_helper(seat: int, card: Piece, figure: str) -> Piece:
    """A worker innovation looks like the others there, with a lamp for the card that leaves the game."""
    text = Text("piece-helper", {"card": card.name.m, "n": figure, "seat": seat_name(seat)})
    slots = {"value": figure, "emblem": f"sym-seat-{seat}", "helper": "yes"}
    return replace(card, k="crew", name=text, slots=slots, c=seat_name(seat))


def helper_figure(use: Placed, name: str) -> str:
    """As how many workers a worker innovation was placed; of two together nobody said which made up how many."""
    if len(use.innovations) == 1:
        return str(use.workers - sum(worker_cards(use.payment)))
    return f"≤{SPAN[HELPERS.index(kind_name(name))]}"


# --- shift tokens --------------------------------------------------------------------


def last_miner(placed: tuple[Placed, ...]) -> str | None:
    """The last one at mining 0/1 in this shift."""
    for use in reversed(placed):
        if use.zone == "mine-01":
            return use.seat
    return None


def heir(table: Table, miner: str | None, rulings: Rulings) -> str | None:
    """Who would get the token of this shift now; nobody can know before the first one is drawn by lot."""
    if len(table.tokens) == SHIFTS[table.players]:
        return None
    if miner is None and not table.tokens and rulings.first_token_random:
        return None
    return miner or table.start


def tokens(owners: tuple[str, ...], shifts: int, heir: str | None) -> Pieces:
    """Those won lie with their owners, that of this shift waits for the last one at mining 0/1."""
    out: Pieces = {}
    now = len(owners) + 1
    for n in range(1, shifts + 1):
        if n < now:
            seat = SEAT_NAMES.index(owners[n - 1])
            at, i, look = f"tokens-{seat}", owners[: n - 1].count(owners[n - 1]), seat_name(seat)
        else:
            at, i, look = ("token", 0, "") if n == now else ("tokens", n - now - 1, "ga-ahead")
        text = Text("piece-token", {"n": n})
        out[f"token:{n}"] = Piece(
            z=at, i=i, k="token", name=text, slots={"number": str(n)}, c=look, notes=[Text("note-token")]
        )
    if heir is not None:
        out["heir"] = claim(SEAT_NAMES.index(heir))
    return out


def claim(heir: int) -> Piece:
    slots = {"who": seat_name(heir), "emblem": f"sym-seat-{heir}", "word": "word-heir"}
    text = Text("piece-claim", {"seat": seat_name(heir)})
    return Piece(z="claim", i=0, k="claim", name=text, slots=slots, c=seat_name(heir), notes=[Text("note-token")])


# --- what is in somebody's hands right now ----------------------------------------------


def tray(held: str | None, wild: Wild | None, faces: Faces) -> Pieces:
    out: Pieces = {}
    if held is not None:
        out[piece_id(held)] = faces.card(held, "tray", 0, "ga-full")
    if wild is None:
        return out
    first = len(out)
    for i, name in enumerate(wild.cards + wild.returned):
        if name == BLANK:
            out[f"lifted:{i}"] = back(DECK_OF.get(wild.stack, wild.stack), "tray", first + i)
        else:
            look = "ga-full" if i < len(wild.cards) else "ga-full ga-returned"
            out[piece_id(name)] = faces.card(name, "tray", first + i, look)
    return out


# --- the players ---------------------------------------------------------------------


def player(seat: int, _own: bool, one: Seat, faces: Faces) -> Pieces:
    """One board, from inside or outside."""
    out: Pieces = {}
    for k, name in enumerate(one.row):
        out[piece_id(name)] = faces.fanned(name, f"row-{seat}", len(one.row) - 1 - k, "" if k else "ga-front")
    for i, name in enumerate(one.storage):
        out[piece_id(name)] = faces.fanned(name, f"storage-{seat}", i)
    for i, name in enumerate(one.objectives):
        out[piece_id(name)] = faces.fanned(name, f"objectives-{seat}", i)
    for i, name in enumerate(sorted(one.shares, key=card_order)):
        out[piece_id(name)] = faces.fanned(name, f"shares-{seat}", i)
    for number, dock in enumerate(one.docks, 1):
        put_dock(seat, number, dock, one.orders, faces, out)
    put_hand(seat, one, faces, out)
    put_delivered(seat, one, faces, out)
    return out


def put_dock(seat: int, number: int, dock: Dock, orders: tuple[str, ...], faces: Faces, out: Pieces) -> None:
    at = f"{seat}-{number}"
    for i, wagon in enumerate(dock.wagons):
        if isinstance(wagon, LoadedWagon) and wagon.load is not None:
            out[piece_id(wagon.load)] = loaded(wagon.card, wagon.load, f"train-{at}", i, faces)
        elif isinstance(wagon, str):
            out[piece_id(wagon)] = faces.card(wagon, f"train-{at}", i)
    if dock.engine is not None:
        out[piece_id(dock.engine)] = faces.card(dock.engine, f"engine-{at}", 0)
    out[f"sign:{seat}:{number}"] = sign(seat, number, lorries_on(dock), may_leave(dock, orders))


def loaded(wagon: str, load: str, zone: str, i: int, faces: Faces) -> Piece:
    """A wagon with its load: the lorry card has come here, so it keeps the lorry's id."""
    lorry = faces.card(load, zone, i)
    slots = {name: value for name, value in lorry.slots.items() if name != "heap"}
    slots["lorries"] = str(size_of(load))
    text = Text("piece-loaded", {"wagon": kind_name(wagon), "lorry": kind_name(load)})
    return Piece(z=zone, i=i, k="loaded", name=text, slots=slots, c=lorry.c, notes=lorry.notes)


def lorries_on(dock: Dock) -> int:
    loads = [wagon.load for wagon in dock.wagons if isinstance(wagon, LoadedWagon)]
    return sum([size_of(load) for load in loads if load is not None])


@cache
def sign(seat: int, number: int, lorries: int, ready: bool) -> Piece:
    """Number and crests of a dock, its lorries, and a signal that shows whether its train could leave."""
    crests = [name for i, name in enumerate(CRESTS) if DOCK_CRESTS[number - 1] >> i & 1]
    slots = {"number": str(number), "left": f"sym-chip-{crests[0]}", "right": f"sym-chip-{crests[1]}"}
    if lorries:
        slots["lorries"] = str(lorries)
    slots["signal"] = "sym-signal-go" if ready else "sym-signal-stop"
    args: Args = {"dock": number, "lorries": lorries, "crests": [f"crest-{name}" for name in crests]}
    text = Text("piece-dock-ready" if ready else "piece-dock", args)
    return Piece(z=f"sign-{seat}-{number}", i=0, k="sign", name=text, slots=slots, c="ga-ready" if ready else "")


def may_leave(dock: Dock, orders: tuple[str, ...]) -> bool:
    """Whether a train could leave; of others one knows the train but not the orders."""
    lorries = lorries_on(dock)
    return dock.engine is not None and any(least_lorries(order) <= lorries for order in orders)


def least_lorries(order: str) -> int:
    """That a train needs for this order; of a hidden one nobody knows more than that it is one."""
    return 1 if order == BLANK else size_of(order)


def put_hand(seat: int, one: Seat, faces: Faces, out: Pieces) -> None:
    """Hidden cards show their backs; orders that a train could leave with are marked."""
    room = max([lorries_on(dock) for dock in one.docks if dock.engine is not None], default=0)
    for i, name in enumerate(sorted(one.orders, key=card_order)):
        if name == BLANK:
            out[f"order:{seat}:{i}"] = back("order", f"orders-{seat}", i)
        else:
            out[piece_id(name)] = faces.fanned(name, f"orders-{seat}", i, "", size_of(name) <= room)
    for i, name in enumerate(one.innovations):
        if name == BLANK:
            out[f"innovation:{seat}:{i}"] = back("innovation", f"innovations-{seat}", i)
        else:
            out[piece_id(name)] = faces.card(name, f"innovations-{seat}", i)


def card_order(name: str) -> int:
    return NUMBER.get(kind_name(name), NONE)


def put_delivered(seat: int, one: Seat, faces: Faces, out: Pieces) -> None:
    """The owner may look through the stack; the others only saw how many cards went there."""
    zone = f"delivered-{seat}"
    for i, name in enumerate(one.delivered):
        if name.endswith(BLANK):
            out[f"delivered:{seat}:{i}"] = back("delivered", zone, i)
        else:
            out[piece_id(name)] = faces.card(name, zone, i)
