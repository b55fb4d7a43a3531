"""The moves worth showing at the open question, legal or not: the judge greys what is refused and says why."""

from collections.abc import Callable
from typing import Final

from stellwerk.games.glueck_auf.model.components import SPAN
from stellwerk.games.glueck_auf.model.ids import ACTIONS, HELPERS, STACKS
from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.games.glueck_auf.rules.workers import HELPER_PLACE, PAYMENT_NAMES, hand_of, spoken, ways
from stellwerk.games.glueck_auf.scene.pieces import card_order, hand_cards, kind_name, piece_id, worker_id
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Args, Offer, Text

Offers = list[Offer]
Seen = tuple[Json, int]  # the view and the viewer's seat

TWINS: Final = {"lorry": ("lorry-a", "lorry-b"), "wagon": ("wagon-a", "wagon-b")}
MINING: Final = "group-mining"


def offers(view: Json) -> Offers:
    me = view["seat"]
    if me is None or me not in view["waiting"]:
        return []
    return ANSWERS[view["steps"][-1]["step"]]((view, me))


def plain(move: str, text: str, group: str, main: bool = False) -> Offer:
    return Offer(move=move, text=Text(text), group=group, main=main)


def kinds(cards: list[str]) -> list[tuple[str, str]]:
    """Every card with its kind: cards alike are the same move, and each of them may be picked for it."""
    return [(kind_name(name), name) for name in cards]


# --- the turn -------------------------------------------------------------------


def turn(seen: Seen) -> Offers:
    """Every worker zone with its price, the innovations in hand, and passing."""
    view, _ = seen
    out = [place(view, zone) for zone in view["zones"]]
    return [*out, *innovations(seen), plain("pass", "act-pass", "group-turn")]


def place(view: Json, zone: str) -> Offer:
    need = view["zones"][zone]["next"]
    args: Args = {"zone": f"cell-{zone}", "n": need}
    key = "act-place"
    top = view["stacks"][zone]["top"] if zone in STACKS else None
    if top is not None:
        key, args = "act-place-card", {**args, "card": kind_name(top)}
    return Offer(move=f"place {zone} {need}", text=Text(key, args), on=(zone,), group="group-workers")


def innovations(seen: Seen) -> Offers:
    view, me = seen
    return [
        Offer(
            move=f"innovate {kind}",
            text=Text("act-innovate", {"card": kind}),
            on=(piece_id(name),),
            group="group-innovations",
        )
        for kind, name in kinds(view["seats"][me]["innovations"])
        if kind in ACTIONS
    ]


def payment(seen: Seen) -> Offers:
    """Every way to pay once; on the table the cards are picked from the highest value down."""
    view, me = seen
    own = view["seats"][me]
    zone = view["steps"][-1]["zone"]
    need = view["zones"][zone]["next"]
    helpers = sum(HELPER_PLACE[HELPERS.index(kind_name(c))] for c in own["innovations"] if kind_name(c) in HELPERS)
    found = ways(hand_of(own["workers"]), helpers, need, Rulings(view["options"]).combined)
    names = [PAYMENT_NAMES[way] for way in found]
    return [
        Offer(
            move=f"pay {name}",
            text=Text("act-pay", {"payment": spoken(name)}),
            on=cards_of(view, me, name),
            group="group-payment",
        )
        for name in names
    ]


def cards_of(view: Json, me: int, name: str) -> tuple[str, ...]:
    """The cards of a payment: innovations first, then workers from the highest value down."""
    parts = name.split("+")
    out: list[str] = []
    held = list(view["seats"][me]["innovations"])
    for span in SPAN:
        for _ in range(parts.count(f"i{span}")):
            helper = next(one for one in held if kind_name(one) == f"I-W{span}")
            held.remove(helper)
            out.append(piece_id(helper))
    hand = hand_cards(view, me)
    for value in sorted((part for part in parts if part.isdigit()), reverse=True):
        chosen = next(one for one in hand if one[0] == value)
        hand.remove(chosen)
        out.append(worker_id(me, *chosen))
    return tuple(out)


def further_innovations(seen: Seen) -> Offers:
    return [plain("done", "act-done", "group-turn", main=True), *innovations(seen)]


# --- cards ----------------------------------------------------------------------


def dock(seen: Seen) -> Offers:
    """The wagon or engine just taken and the dock it goes to."""
    view, me = seen
    args: Args = {"card": kind_name(view["held"])}
    return [
        Offer(
            move=f"dock {n}",
            text=Text("act-dock", {**args, "dock": n}),
            on=(f"dock-{me}-{n}",),
            group="group-docks",
        )
        for n in (1, 2, 3)
    ]


def choose_twin(seen: Seen) -> Offers:
    view, _ = seen
    out: Offers = []
    for stack in TWINS[view["steps"][-1]["cards"]]:
        top = view["stacks"][stack]["top"]
        if top is not None:
            text = Text("act-take", {"zone": f"cell-{stack}", "card": kind_name(top)})
            out.append(Offer(move=f"take {stack}", text=text, on=(stack,), group="group-stacks"))
    return out


# --- mining -----------------------------------------------------------------------


def mining(seen: Seen) -> Offers:
    """The front of the row or a card from storage, and where it goes."""
    view, me = seen
    own = view["seats"][me]
    out = [plain("stop", "act-stop-mining", MINING, main=True)]
    if own["row"]:
        front = own["row"][0]
        args = {"card": kind_name(front)}
        out.append(
            Offer(
                move="store", text=Text("act-store", args), on=(piece_id(front), f"storage-{me}"), group="group-store"
            )
        )
        out += loads(own, front, "load", "group-load")
    for kind, name in kinds(own["storage"]):
        out += loads(own, name, f"fetch {kind}", "group-fetch")
    return out


def loads(own: Json, lorry: str, move: str, group: str) -> Offers:
    """Every kind of empty wagon in every dock."""
    out: Offers = []
    for number, lane in enumerate(own["docks"], 1):
        empty = [wagon["card"] for wagon in lane["wagons"] if wagon["load"] is None]
        for kind, wagon in kinds(empty):
            text = Text("act-load", {"card": kind_name(lorry), "wagon": kind, "dock": number})
            on = (piece_id(lorry), piece_id(wagon))
            out.append(Offer(move=f"{move} {kind} {number}", text=text, on=on, group=group))
    return out


# --- delivery ------------------------------------------------------------------------


def delivery(seen: Seen) -> Offers:
    """An order and the train that leaves with it."""
    view, me = seen
    out: Offers = []
    for kind, name in kinds(sorted(view["seats"][me]["orders"], key=card_order)):
        for n in (1, 2, 3):
            text = Text("act-deliver", {"dock": n, "card": kind})
            on = (piece_id(name), f"dock-{me}-{n}")
            out.append(Offer(move=f"deliver {n} {kind}", text=text, on=on, group="group-delivery"))
    return [*out, plain("stop", "act-stop-delivery", "group-turn", main=view["steps"][-1]["model"] is not None)]


# --- the wild action -----------------------------------------------------------------


def choose_stack(seen: Seen) -> Offers:
    view, _ = seen
    return [
        Offer(
            move=f"look {stack}",
            text=Text("act-look", {"zone": f"cell-{stack}", "count": min(4, view["stacks"][stack]["left"])}),
            on=(stack,),
            group="group-stacks",
        )
        for stack in STACKS
    ]


def lifted(seen: Seen, word: str) -> Offers:
    view, _ = seen
    return [
        Offer(
            move=f"{word} {kind}",
            text=Text(f"act-{word}", {"card": kind}),
            on=(piece_id(name),),
            group="group-cards",
        )
        for kind, name in kinds(view["wild"]["cards"])
    ]


def keep_one(seen: Seen) -> Offers:
    return lifted(seen, "keep")


def return_cards(seen: Seen) -> Offers:
    return lifted(seen, "return")


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
