"""The station sign, and the sentence below it: what is wanted, and of whom."""

from collections.abc import Callable
from typing import Any, Final

from stellwerk.games.nimm_den_zug.model.ids import LOCOS, SEATS
from stellwerk.games.nimm_den_zug.model.table import Seat
from stellwerk.games.nimm_den_zug.rules.steps import STEPS
from stellwerk.games.nimm_den_zug.scene.cards import seat_name
from stellwerk.games.nimm_den_zug.scene.seen import Seen, draft_cost, seat_of
from stellwerk.stage.wire import Text
from stellwerk.stage.words import kebab

# the numbers and names in each sentence: of the viewer, and of others
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "pick-loco": ("money",),
    "opening-bid": ("loco", "power"),
    "bidding": ("leader", "bid", "loco", "least"),
    "sealed-bid": ("twice", "starts", "loco", "power"),
    "second-bid": ("first", "loco"),
    "name-winner": ("loco", "seats"),
    "name-next": ("seats",),
    "name-leader": ("seats",),
    "choose-loco": ("first",),
    "counting": ("leader", "bid", "loco", "number", "least"),
    "timed-counting": ("leader", "bid", "loco", "number", "least"),
    "flip-loco": ("draft", "money", "pays"),
    "wagon-turn": ("replaced", "price"),
    "replacing": ("chosen", "price"),
}
WAITED: Final[dict[str, tuple[str, ...]]] = {
    "opening-bid": ("seats", "loco"),
    "bidding": ("leader", "bid", "loco", "seats"),
    "sealed-bid": ("loco", "seats"),
    "second-bid": ("loco", "seats"),
    "counting": ("leader", "bid", "loco", "number", "seats"),
    "timed-counting": ("leader", "bid", "loco", "number"),
}
Arg = Callable[[Seen], Any]
WORDS: Final = {name: kebab(name) for name in STEPS}


def winners(seats: tuple[Seat, ...]) -> list[int]:
    """Most money; among equals most goal tiles used."""
    keys = [(one.money if isinstance(one.money, int) else 0, len(one.used)) for one in seats]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]


def sign(seen: Seen) -> list[Text]:
    """Round, phase, and what is special about it."""
    table, c = seen.table, seen.box.c
    limit = c.last_wagon_longer if table.longer else c.last_wagon
    return seen.kept.part(sign_texts, table.round, c.rounds, table.phase, table.method, limit)


def sign_texts(number: int, rounds: int, phase: str, method: str | None, limit: int) -> list[Text]:
    out = [Text("sign-round", {"round": number, "rounds": rounds}), Text(f"sign-{phase}")]
    if phase == "auction" and method is not None:
        out.append(Text(f"method-{method}"))
    elif phase == "wagons":
        out.append(Text("sign-limit", {"wagons": limit}))
    return out


def prompt(seen: Seen) -> Text:
    """What is wanted, and of whom."""
    if seen.table.phase == "over":
        return Text("prompt-over", {"seats": [seat_name(seat) for seat in winners(seen.table.seats)]})
    if not seen.asked:
        return Text("prompt-on")
    step = WORDS[seen.now.step]
    if seen.me in seen.asked:
        return Text(f"prompt-{step}", {name: OWN_ARGS[name](seen) for name in ASKED.get(step, ())})
    return Text(f"wait-{step}", {name: TABLE_ARGS[name](seen) for name in WAITED.get(step, ("seats",))})


def loco(seen: Seen) -> str:
    return "piece-loco" if seen.table.lot is None else f"loco-{seen.table.lot}"


def leader(seen: Seen) -> str:
    return "" if seen.table.leader is None else seat_name(seat_of(seen.table.leader))


def power(seen: Seen) -> int:
    return 0 if seen.table.lot is None else seen.box.c.power[LOCOS.index(seen.table.lot)]


def least(seen: Seen) -> int:
    """The lowest bid that beats the last one."""
    return seen.table.bid + seen.box.r.raise_by


def first_bid(seen: Seen) -> int:
    """What the viewer has bid already, in the open."""
    bids = seen.table.bids
    return (bids[seen.me] or 0) if bids and seen.me is not None else 0


def replace_price(seen: Seen) -> int:
    """What the viewer's replacement costs."""
    tile = seen.own.tile
    price = 0 if tile is None else seen.box.c.price(seen.table.players, tile)
    return price * max(1, len(seen.table.replacing)) if seen.box.r.pay_per_card else price


def draft(seen: Seen) -> int:
    """What the viewer has still to pay for the draft."""
    unsettled = seen.me is not None and SEATS[seen.me] in seen.table.unsettled
    return draft_cost(seen.own.trains, seen.box) if unsettled else 0


def own_money(seen: Seen) -> int:
    money = seen.own.money
    return money if isinstance(money, int) else 0


def yes(truth: bool) -> str:
    return "yes" if truth else "no"


# what everybody knows about the auction
TABLE_ARGS: Final[dict[str, Arg]] = {
    "bid": lambda seen: seen.table.bid,
    "number": lambda seen: seen.table.count,
    "loco": loco,
    "leader": leader,
    "seats": lambda seen: [seat_name(seat) for seat in seen.asked],
}
# the numbers of the viewer's own question
OWN_ARGS: Final[dict[str, Arg]] = {
    **TABLE_ARGS,
    "money": own_money,
    "power": power,
    "least": least,
    "starts": lambda seen: yes(seen.me == seat_of(seen.table.starter)),
    "twice": lambda seen: yes(seen.table.method == "double"),
    "first": first_bid,
    "price": replace_price,
    "chosen": lambda seen: len(seen.table.replacing),
    "replaced": lambda seen: yes(seen.table.replaced and not seen.box.r.replace_again),
    "draft": draft,
    "pays": lambda seen: yes(draft(seen) <= own_money(seen)),
    "seats": lambda seen: [seat_name(seat_of(name)) for name in seen.table.tied],
}
