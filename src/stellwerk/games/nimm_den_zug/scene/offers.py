"""The moves worth showing at the open question, legal or not: the judge greys what is refused and says why."""

from collections.abc import Callable, Iterable
from typing import Final

from stellwerk.games.nimm_den_zug.model.components import TRAINS, UNIT, Components
from stellwerk.games.nimm_den_zug.model.ids import GOALS, LOCOS, METHODS, SEATS
from stellwerk.games.nimm_den_zug.scene.cards import as_arg, card_text, seat_name
from stellwerk.games.nimm_den_zug.scene.prompts import first_bid, least, loco, own_money, power, replace_price
from stellwerk.games.nimm_den_zug.scene.seen import Seen, seat_of
from stellwerk.stage.wire import Offer, Range, Text

Offers = list[Offer]

LEAVING: Final = ("pass", "wait")
LEAPS: Final = (50, 100, 500)  # raises worth a button of their own


def offers(seen: Seen) -> Offers:
    if seen.me is None or seen.table.phase == "over":
        return []
    out: Offers = seen.kept.part(claims, seen.own.goals, seen.box.c)
    if seen.me in seen.asked:
        return ANSWERS[seen.now.step](seen) + out
    return [raised(seen), *out] if waits(seen, seen.me) else out


def waits(seen: Seen, seat: int) -> bool:
    """Whether somebody who waits may still bid: the clock has not struck yet."""
    name = SEATS[seat]
    return seen.now.step == "TimedCounting" and name in seen.now.passed and name != seen.now.leader


# --- bids ---------------------------------------------------------------------


def bid(seen: Seen, low: int, high: int, start: int = 0, said: str = "act-bid", base: int = 0) -> Offer:
    """Any amount from the lowest to all the money; where that is too little, the lowest alone, to be refused."""
    most = max(low, high // UNIT * UNIT)
    begin = min(max(low, start), most)
    marks = sorted({n for n in (low, begin, *[begin + leap for leap in LEAPS], most) if low <= n <= most})
    top = "bid-everything" if most == high > 0 else ""
    return Offer(
        move="bid {n}",
        text=Text(said, {"loco": loco(seen), "first": base, "n": begin, "total": base + begin}),
        group="group-bid",
        main=True,
        number=Range(low=low, high=most, step=UNIT, start=begin, unit="money", marks=marks, base=base, top=top),
    )


def plain(move: str, text: str, group: str, main: bool = False) -> Offer:
    return Offer(move=move, text=Text(text), group=group, main=main, last=move in LEAVING)


def opening_bid(seen: Seen) -> Offers:
    return [bid(seen, power(seen), own_money(seen)), plain("pass", "act-pass", "group-bid")]


def raised(seen: Seen) -> Offer:
    return bid(seen, least(seen), own_money(seen))


def bidding(seen: Seen) -> Offers:
    return [raised(seen), plain("pass", "act-pass", "group-bid")]


def counting(seen: Seen) -> Offers:
    return [raised(seen), plain("wait", "act-wait", "group-bid")]


def sealed_bid(seen: Seen) -> Offers:
    """The starter bids at least the power; for the others that is where a serious bid begins."""
    starts = seen.me == seat_of(seen.table.starter)
    return [bid(seen, power(seen) if starts else 0, own_money(seen), power(seen))]


def second_bid(seen: Seen) -> Offers:
    first = first_bid(seen)
    return [bid(seen, 0, own_money(seen) - first, said="act-second-bid", base=first)]


def choice_bid(seen: Seen) -> Offers:
    return [bid(seen, 0, own_money(seen), said="act-bid-choice")]


# --- locomotives -----------------------------------------------------------------


def loco_moves(seen: Seen, word: str, locos: Iterable[str], extra: int = 0) -> Offers:
    """One offer for every locomotive, with what it costs."""
    powers = seen.box.c.power
    return [
        Offer(
            move=f"{word} {name}",
            text=Text(f"act-{word}", {"loco": f"loco-{name}", "price": powers[LOCOS.index(name)] + extra}),
            on=(f"loco:{name}",),
            group="group-locos",
        )
        for name in locos
    ]


def pick_loco(seen: Seen) -> Offers:
    return [*loco_moves(seen, "pick", seen.table.revealed), plain("pass", "act-pass", "group-locos")]


def last_bidder(seen: Seen) -> Offers:
    return [*loco_moves(seen, "choose", seen.table.revealed), plain("pass", "act-decline", "group-locos")]


def choose_loco(seen: Seen) -> Offers:
    offered = loco_moves(seen, "choose", seen.table.revealed, first_bid(seen))
    return [*offered, plain("pass", "act-decline", "group-locos")]


def keep_loco(seen: Seen) -> Offers:
    return loco_moves(seen, "keep", seen.own.hand)


def flip_loco(seen: Seen) -> Offers:
    real = [train.loco for train in seen.own.trains if train.loco and not train.substitute]
    return [*loco_moves(seen, "flip", real), plain("pay", "act-pay", "group-locos")]


def name_seat(seen: Seen) -> Offers:
    """The starter decides a tie: every bid on the table may be touched."""
    return [
        Offer(
            move=f"name {SEATS[seat]}",
            text=Text("act-name", {"seat": seat_name(seat)}),
            on=(f"bid:{seat}",),
            group="group-tie",
        )
        for seat, amount in enumerate(seen.table.bids)
        if amount is not None
    ]


# --- wagons ----------------------------------------------------------------------


def wagon_turn(seen: Seen) -> Offers:
    assert seen.me is not None
    out: Offers = []
    for card in seen.table.display:
        if card is not None:
            out += seen.kept.part(card_moves, card, seen.me, seen.box.c)
    price = replace_price(seen)
    out.append(Offer(move="replace", text=Text("act-replace", {"price": price}), group="group-replace"))
    out.append(plain("pass", "act-pass-wagon", "group-replace"))
    return out


def card_moves(card: str, me: int, c: Components) -> Offers:
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
    out = [
        Offer(
            move=f"discard {card}",
            text=Text("act-discard", {"card": as_arg(card_text(seen.box.c, card))}),
            on=(f"wagon:{card}",),
            group="group-replace",
        )
        for card in seen.table.display
        if card is not None
    ]
    text = Text("act-turn-up", {"count": len(seen.table.replacing), "price": replace_price(seen)})
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
    return [
        Offer(
            move=f"goal {name}",
            text=Text("act-goal", {"goal": f"goal-{name}"}),
            on=(f"goal:{name}",),
            group="group-goals",
        )
        for name in seen.own.goal_hand
    ]


def ready(_: Seen) -> Offers:
    return [plain("ready", "act-ready", "group-goals", main=True)]


def claims(goals: tuple[str, ...], c: Components) -> Offers:
    """Goal tiles may be handed in at any time, whoever's turn it is."""
    return [
        Offer(
            move=f"claim {name}",
            text=Text("act-claim", {"goal": f"goal-{name}", "bonus": c.goal_bonus[GOALS.index(name)]}),
            on=(f"goal:{name}",),
            group="group-goals",
        )
        for name in goals
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
