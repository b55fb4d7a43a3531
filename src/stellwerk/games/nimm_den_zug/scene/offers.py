"""The moves worth showing at the open question, legal or not: the judge greys what is refused and says why."""

from collections.abc import Callable
from typing import Final

from stellwerk.games.nimm_den_zug.model.components import TRAINS, UNIT, Components, components
from stellwerk.games.nimm_den_zug.model.ids import LOCOS, METHODS, SEATS
from stellwerk.games.nimm_den_zug.scene.pieces import as_arg, card_text, seat_name
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Offer, Range, Text

Offers = list[Offer]
Seen = tuple[Json, Components, int]  # the view, the box and the viewer's seat

LEAPS: Final = (50, 100, 500)  # raises worth a button of their own


def offers(view: Json) -> Offers:
    me = view["seat"]
    if me is None or view["phase"] == "over":
        return []
    c = components(view["options"]["components"])
    out: Offers = []
    answer = ANSWERS.get(view["step"]["step"]) if view["step"] is not None else None
    if answer is not None and me in view["waiting"]:
        out += answer((view, c, me))
    return out + claims((view, c, me))


# --- bids ---------------------------------------------------------------------


def bid(seen: Seen, low: int, high: int, start: int = 0) -> Offer:
    """Any amount from the lowest to all the money; where that is too little, the lowest alone, to be refused."""
    view, _, _ = seen
    high = max(low, high // UNIT * UNIT)
    begin = min(max(low, start), high)
    marks = sorted({n for n in (low, begin, *[begin + leap for leap in LEAPS], high) if low <= n <= high})
    args = {} if view["lot"] is None else {"loco": f"loco-{view['lot']}"}
    text = Text("act-bid-choice") if not args else Text("act-bid", args)
    return Offer(
        move="bid {n}",
        text=text,
        group="group-bid",
        main=True,
        number=Range(low=low, high=high, step=UNIT, start=begin, unit="money", marks=marks),
    )


def plain(move: str, text: str, group: str, main: bool = False) -> Offer:
    return Offer(move=move, text=Text(text), group=group, main=main)


def power_of(c: Components, name: str) -> int:
    return c.power[LOCOS.index(name)]


def own_money(seen: Seen) -> int:
    view, _, me = seen
    money: int = view["seats"][me]["money"]
    return money


def opening_bid(seen: Seen) -> Offers:
    view, c, _ = seen
    return [bid(seen, power_of(c, view["lot"]), own_money(seen)), plain("pass", "act-pass", "group-bid")]


def raised(seen: Seen) -> Offer:
    view, _, _ = seen
    return bid(seen, view["least"], own_money(seen))


def bidding(seen: Seen) -> Offers:
    return [raised(seen), plain("pass", "act-pass", "group-bid")]


def counting(seen: Seen) -> Offers:
    return [raised(seen), plain("wait", "act-wait", "group-bid")]


def sealed_bid(seen: Seen) -> Offers:
    """The starter bids at least the power; for the others that is where a serious bid begins."""
    view, c, me = seen
    power = power_of(c, view["lot"])
    return [bid(seen, power if me == view["starter"] else 0, own_money(seen), power)]


def second_bid(seen: Seen) -> Offers:
    view, _, me = seen
    return [bid(seen, 0, own_money(seen) - view["bids"][me])]


def choice_bid(seen: Seen) -> Offers:
    return [bid(seen, 0, own_money(seen))]


# --- locomotives -----------------------------------------------------------------


def loco_moves(seen: Seen, word: str, locos: list[str], extra: int = 0) -> Offers:
    """One offer for every locomotive, with what it costs."""
    _, c, _ = seen
    return [
        Offer(
            move=f"{word} {name}",
            text=Text(f"act-{word}", {"loco": f"loco-{name}", "price": power_of(c, name) + extra}),
            on=(f"loco:{name}",),
            group="group-locos",
        )
        for name in locos
    ]


def pick_loco(seen: Seen) -> Offers:
    return [*loco_moves(seen, "pick", seen[0]["revealed"]), plain("pass", "act-pass", "group-locos")]


def last_bidder(seen: Seen) -> Offers:
    return [*loco_moves(seen, "choose", seen[0]["revealed"]), plain("pass", "act-decline", "group-locos")]


def choose_loco(seen: Seen) -> Offers:
    view, _, me = seen
    own: int = view["bids"][me]
    return [*loco_moves(seen, "choose", view["revealed"], own), plain("pass", "act-decline", "group-locos")]


def keep_loco(seen: Seen) -> Offers:
    view, _, me = seen
    return loco_moves(seen, "keep", view["seats"][me]["hand"])


def flip_loco(seen: Seen) -> Offers:
    view, _, me = seen
    real = [train["loco"] for train in view["seats"][me]["trains"] if train["loco"] and not train["substitute"]]
    return [*loco_moves(seen, "flip", real), plain("pay", "act-pay", "group-locos")]


def name_seat(seen: Seen) -> Offers:
    """The starter decides a tie: every bid on the table may be touched."""
    view, _, _ = seen
    bids: list[int | None] = view["bids"] or []
    return [
        Offer(
            move=f"name {SEATS[seat]}",
            text=Text("act-name", {"seat": seat_name(seat)}),
            on=(f"bid:{seat}",),
            group="group-tie",
        )
        for seat in range(view["players"])
        if bids and bids[seat] is not None
    ]


# --- wagons ----------------------------------------------------------------------


def wagon_turn(seen: Seen) -> Offers:
    view, c, me = seen
    out: Offers = []
    for card in view["display"]:
        if card is not None:
            out += card_moves(c, me, card)
    price = view["seats"][me]["price"]
    out.append(Offer(move="replace", text=Text("act-replace", {"price": price}), group="group-replace"))
    out.append(plain("pass", "act-pass-wagon", "group-replace"))
    return out


def card_moves(c: Components, me: int, card: str) -> Offers:
    """A card and the train it goes to; some cards need no train."""
    piece = f"wagon:{card}"
    args = {"card": as_arg(card_text(c, card))}
    if card in ("SP-600", "SP-LONG"):
        return [Offer(move=f"take {card}", text=Text("act-take", args), on=(piece,), group="group-attach")]
    return [
        Offer(
            move=f"attach {card} {train}",
            text=Text("act-plus" if card == "SP-PLUS" else "act-attach", {**args, "train": train}),
            on=(piece, f"train-{me}-{train}"),
            group="group-attach",
        )
        for train in range(1, TRAINS + 1)
    ]


def replacing(seen: Seen) -> Offers:
    view, c, me = seen
    cards = [card for card in view["display"] if card is not None]
    out = [
        Offer(
            move=f"discard {card}",
            text=Text("act-discard", {"card": as_arg(card_text(c, card))}),
            on=(f"wagon:{card}",),
            group="group-replace",
        )
        for card in cards
    ]
    price = view["seats"][me]["price"]
    chosen = len(view["replacing"])
    if view["options"]["replace-price"] == "per-card":
        price *= max(1, chosen)
    text = Text("act-turn-up", {"count": chosen, "price": price})
    out.append(Offer(move="turn-up", text=text, group="group-replace", main=True))
    return out


# --- the rest -----------------------------------------------------------------------


def choose_method(_: Seen) -> Offers:
    return [
        Offer(
            move=f"method {name}",
            text=Text("act-method", {"method": f"method-{name}"}),
            on=(f"method:{name}",),
            group="group-method",
        )
        for name in METHODS
    ]


def draft_goals(seen: Seen) -> Offers:
    view, _, me = seen
    return [
        Offer(
            move=f"goal {name}",
            text=Text("act-goal", {"goal": f"goal-{name}"}),
            on=(f"goal:{name}",),
            group="group-goals",
        )
        for name in view["seats"][me]["goal_hand"] or []
    ]


def ready(_: Seen) -> Offers:
    return [plain("ready", "act-ready", "group-goals", main=True)]


def claims(seen: Seen) -> Offers:
    """Goal tiles may be handed in at any time, whoever's turn it is."""
    view, c, me = seen
    return [
        Offer(
            move=f"claim {name}",
            text=Text("act-claim", {"goal": f"goal-{name}", "bonus": c.goal_bonus[int(name[1:]) - 1]}),
            on=(f"goal:{name}",),
            group="group-goals",
        )
        for name in view["seats"][me]["goals"] or []
    ]


ANSWERS: Final[dict[str, Callable[[Seen], Offers]]] = {
    "DraftGoals": draft_goals,
    "ChooseMethod": choose_method,
    "PickLoco": pick_loco,
    "OpeningBid": opening_bid,
    "LastBidder": last_bidder,
    "Bidding": bidding,
    "SealedBid": sealed_bid,
    "SecondBid": second_bid,
    "NameWinner": name_seat,
    "NameLeader": name_seat,
    "NameNext": name_seat,
    "ChoiceBid": choice_bid,
    "ChooseLoco": choose_loco,
    "Counting": counting,
    "TimedCounting": counting,
    "KeepLoco": keep_loco,
    "FlipLoco": flip_loco,
    "WagonTurn": wagon_turn,
    "Replacing": replacing,
    "AfterSpecial": ready,
    "GoalsFirst": ready,
    "LastCall": ready,
}
