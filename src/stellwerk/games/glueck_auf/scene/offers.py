"""The moves worth showing at the open question, legal or not: the judge greys what is refused and says why."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from stellwerk.games.glueck_auf.model.components import LOOK, SPAN
from stellwerk.games.glueck_auf.model.ids import ACTIONS, DOCKS, STACKS
from stellwerk.games.glueck_auf.model.table import OpenStep, Seat, Table
from stellwerk.games.glueck_auf.rules.workers import PAYMENT_NAMES, spoken, ways
from stellwerk.games.glueck_auf.scene.faces import Faces, kind_name
from stellwerk.games.glueck_auf.scene.pieces import (
    ZONES_IN_PLAY,
    card_order,
    hand_cards,
    own_hand,
    own_helpers,
    piece_id,
    spent_cards,
    worker_id,
)
from stellwerk.games.glueck_auf.scene.prompts import open_question
from stellwerk.kernel.table import BLANK
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Args, Offer, Text

Offers = list[Offer]


class Seen(NamedTuple):
    """What the answers to the open question are made from."""

    table: Table
    me: int
    own: Seat
    step: OpenStep
    combined: bool


TWINS: Final = {"lorry": ("lorry-a", "lorry-b"), "wagon": ("wagon-a", "wagon-b")}
MINING: Final = "group-mining"
MOST_PLACES: Final = 1024


def offers(table: Table, kept: Kept) -> Offers:
    me, step = table.seat, open_question(table)
    if me is None or step is None or table.eyes != table.turn:
        return []
    combined = kept.part(Faces, table.options).rulings.combined
    return ANSWERS[step.step](Seen(table, me, table.seats[me], step, combined))


def plain(move: str, text: str, group: str, main: bool = False) -> Offer:
    """To pass, to stop, to be done."""
    return Offer(move=move, text=Text(text), group=group, main=main, last=True)


def kinds(cards: tuple[str, ...]) -> list[tuple[str, str]]:
    """Every card with its kind: cards alike are the same move, and each of them may be picked for it."""
    return [(kind_name(name), name) for name in cards]


# --- the turn -------------------------------------------------------------------


def turn(seen: Seen) -> Offers:
    """Every worker zone with its price, the innovations in hand, and passing."""
    table = seen.table
    out = [place(zone, table.zones[zone] + 1, top_kind(table, zone)) for zone in ZONES_IN_PLAY[table.players]]
    return [*out, *innovations(seen), plain("pass", "act-pass", "group-turn")]


@lru_cache(maxsize=MOST_PLACES)
def place(zone: str, need: int, card: str | None) -> Offer:
    args: Args = {"zone": f"cell-{zone}", "n": need}
    text = Text("act-place", args) if card is None else Text("act-place-card", {**args, "card": card})
    return Offer(move=f"place {zone} {need}", text=text, on=(zone,), group="group-workers")


def top_kind(table: Table, zone: str) -> str | None:
    """What lies open on a stack."""
    stack = table.stacks.get(zone)
    return kind_name(stack[0]) if stack and stack[0] != BLANK else None


def innovations(seen: Seen) -> Offers:
    return [
        Offer(
            move=f"innovate {kind}",
            text=Text("act-innovate", {"card": kind}),
            on=(piece_id(name),),
            group="group-innovations",
        )
        for kind, name in kinds(seen.own.innovations)
        if kind in ACTIONS
    ]


def payment(seen: Seen) -> Offers:
    """Every way to pay once; on the table the cards are picked from the highest value down."""
    need = seen.table.zones[seen.step.zone or ""] + 1
    found = ways(own_hand(seen.own.workers), own_helpers(seen.own.innovations), need, seen.combined)
    return [
        Offer(
            move=f"pay {name}",
            text=Text("act-pay", {"payment": spoken(name)}),
            on=cards_of(seen, name),
            group="group-payment",
        )
        for name in [PAYMENT_NAMES[way] for way in found]
    ]


def cards_of(seen: Seen, name: str) -> tuple[str, ...]:
    """The cards of a payment: innovations first, then workers from the highest value down."""
    parts = name.split("+")
    out: list[str] = []
    for span in SPAN:
        helpers = [card for card in seen.own.innovations if kind_name(card) == f"I-W{span}"]
        out += [piece_id(card) for card in helpers[: parts.count(f"i{span}")]]
    hand = hand_cards(seen.me, seen.own.workers, spent_cards(seen.table.placed))
    for value in sorted([int(part) for part in parts if part.isdigit()], reverse=True):
        chosen = next(one for one in hand if one[0] == value)
        hand.remove(chosen)
        out.append(worker_id(seen.me, *chosen))
    return tuple(out)


def further_innovations(seen: Seen) -> Offers:
    return [plain("done", "act-done", "group-turn", main=True), *innovations(seen)]


# --- cards ----------------------------------------------------------------------


def dock(seen: Seen) -> Offers:
    """The wagon or engine just taken and the dock it goes to."""
    card = kind_name(seen.table.held or "")
    return [
        Offer(
            move=f"dock {n}",
            text=Text("act-dock", {"card": card, "dock": n}),
            on=(f"dock-{seen.me}-{n}",),
            group="group-docks",
        )
        for n in range(1, DOCKS + 1)
    ]


def choose_twin(seen: Seen) -> Offers:
    out: Offers = []
    for stack in TWINS[seen.step.cards or ""]:
        top = top_kind(seen.table, stack)
        if top is not None:
            text = Text("act-take", {"zone": f"cell-{stack}", "card": top})
            out.append(Offer(move=f"take {stack}", text=text, on=(stack,), group="group-stacks"))
    return out


# --- mining -----------------------------------------------------------------------


def mining(seen: Seen) -> Offers:
    """The front of the row or a card from storage, and where it goes."""
    own = seen.own
    out = [plain("stop", "act-stop-mining", MINING, main=True)]
    if own.row:
        front = own.row[0]
        text = Text("act-store", {"card": kind_name(front)})
        out.append(Offer(move="store", text=text, on=(piece_id(front), f"storage-{seen.me}"), group="group-store"))
        out += loads(own, front, "load", "group-load")
    for kind, name in kinds(own.storage):
        out += loads(own, name, f"fetch {kind}", "group-fetch")
    return out


def loads(own: Seat, lorry: str, move: str, group: str) -> Offers:
    """Every kind of empty wagon in every dock."""
    out: Offers = []
    for number, lane in enumerate(own.docks, 1):
        empty = tuple([wagon for wagon in lane.wagons if isinstance(wagon, str)])
        for kind, wagon in kinds(empty):
            text = Text("act-load", {"card": kind_name(lorry), "wagon": kind, "dock": number})
            on = (piece_id(lorry), piece_id(wagon))
            out.append(Offer(move=f"{move} {kind} {number}", text=text, on=on, group=group))
    return out


# --- delivery ------------------------------------------------------------------------


def delivery(seen: Seen) -> Offers:
    """An order and the train that leaves with it."""
    out: Offers = []
    for kind, name in kinds(tuple(sorted(seen.own.orders, key=card_order))):
        for n in range(1, DOCKS + 1):
            text = Text("act-deliver", {"dock": n, "card": kind})
            on = (piece_id(name), f"dock-{seen.me}-{n}")
            out.append(Offer(move=f"deliver {n} {kind}", text=text, on=on, group="group-delivery"))
    return [*out, plain("stop", "act-stop-delivery", "group-turn", main=bool(seen.step.model))]


# --- the wild action -----------------------------------------------------------------


def choose_stack(seen: Seen) -> Offers:
    return [
        Offer(
            move=f"look {stack}",
            text=Text("act-look", {"zone": f"cell-{stack}", "count": min(LOOK, len(seen.table.stacks[stack]))}),
            on=(stack,),
            group="group-stacks",
        )
        for stack in STACKS
    ]


def lifted(seen: Seen, word: str, order: bool = False) -> Offers:
    wild = seen.table.wild
    return [
        Offer(
            move=f"{word} {kind}",
            text=Text(f"act-{word}", {"card": kind}),
            on=(piece_id(name),),
            group="group-cards",
            order=order,
        )
        for kind, name in kinds(() if wild is None else wild.cards)
    ]


def keep_one(seen: Seen) -> Offers:
    return lifted(seen, "keep")


def return_cards(seen: Seen) -> Offers:
    return lifted(seen, "return", order=True)


ANSWERS: Final[dict[str, Callable[[Seen], Offers]]] = {
    "Turn": turn,
    "Payment": payment,
    "FurtherInnovations": further_innovations,
    "CoupleWagon": dock,
    "PlaceEngine": dock,
    "ChooseTwin": choose_twin,
    "Mining": mining,
    "Delivery": delivery,
    "ChooseStack": choose_stack,
    "KeepOne": keep_one,
    "ReturnCards": return_cards,
}
