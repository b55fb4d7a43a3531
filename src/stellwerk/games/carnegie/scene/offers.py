"""The moves of the open question, each with what is touched to choose it; of the refused ones those worth a reason."""

from collections.abc import Callable
from functools import cache
from typing import Final

from stellwerk.games.carnegie.model.components import (
    SPACE_REGION,
    TRACK_INCOME,
    city_of,
)
from stellwerk.games.carnegie.model.ids import KINDS, OUTSOURCING, REGIONS, REWARDS, TABS, TILES, TYPES
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.model.take_in import PLACE_AT, SPACE_AT
from stellwerk.games.carnegie.rules.activate import ChooseStation
from stellwerk.games.carnegie.rules.activate import asked as price_asked
from stellwerk.games.carnegie.rules.construction import Building
from stellwerk.games.carnegie.rules.departments import AT_ONCE, department_at
from stellwerk.games.carnegie.rules.event import donation_price
from stellwerk.games.carnegie.rules.gains import ChooseBox
from stellwerk.games.carnegie.rules.management import Trading, department_price
from stellwerk.games.carnegie.rules.moves import BUILD, DONE, N_SPACES, VOCABULARY
from stellwerk.games.carnegie.rules.research import advance_price
from stellwerk.games.carnegie.scene.next_events import event_of, transport_from
from stellwerk.games.carnegie.scene.pieces_question import rewards_of, trade_words
from stellwerk.games.carnegie.scene.refused_moves import refused_moves
from stellwerk.games.carnegie.scene.symbols import amount, plain_amount
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Args, Offer, Text

Offers = list[Offer]


class Question:
    """The open question, and who is asked."""

    def __init__(self, s: CarnegieState, me: int) -> None:
        self.s = s
        self.me = me
        self.b: Player = s.players[me]
        self.legal = list(s.stack[-1].moves(s, me))
        self.tabs = tabs_by_space(self.legal)

    def room(self, place: str) -> str:
        return f"room:{self.me}:{place}"

    def people(self, posture: str, place: str) -> str:
        """Those who lie are one piece, those who stand one each: the first of them."""
        return f"lie:{self.me}:{place}" if posture == "lying" else f"stand:{self.me}:{place}:0"


def tabs_by_space(legal: list[int]) -> dict[int, int]:
    """From how many tabs a space can be built on."""
    out: dict[int, int] = {}
    for move in legal:
        if BUILD.has(move):
            space = (move - BUILD.base) % N_SPACES
            out[space] = out.get(space, 0) + 1
    return out


def moves_to_offer(s: CarnegieState, me: int) -> Offers:
    """Of the seat that is asked."""
    asked = Question(s, me)
    legal = [written(move) for move in asked.legal]
    out = [offer(asked, text) for text in legal]
    if isinstance(s.stack[-1], Building):
        out += [tab_first(asked, one) for one in out if one.move.startswith("build ")]
    out += [way for one in out for way in colleagues(asked, one)]
    known = set(legal)
    out += [grey(asked, text) for text in refused_moves(s, me) if text not in known]
    if asked.b.goods:
        out.append(sell(asked, "sell", []))
    return out


@cache
def written(move: int) -> str:
    return VOCABULARY.text(move)


def offer(asked: Question, text: str) -> Offer:
    word, _, rest = text.partition(" ")
    return WORDS[word](asked, text, rest.split(" ") if rest else [])


def grey(asked: Question, text: str) -> Offer:
    """The same as if it could be chosen, under a heading of its own."""
    made = offer(asked, text)
    return Offer(move=made.move, text=made.text, on=made.on, group="group-closed")


def room_text(asked: Question, place: str) -> dict[str, object]:
    """A room by its department and where it lies."""
    kind = asked.b.kinds[PLACE_AT[place]]
    name = "room-free" if kind == NONE else f"department-{KINDS[kind]}"
    return {"m": "room-at", "a": {"room": name, "place": place}}


# --- timeline and events ----------------------------------------------------------------------------------------------


def action(asked: Question, text: str, parts: list[str]) -> Offer:
    ahead = event_of(asked.s, TYPES.index(parts[0]))
    assert ahead is not None
    region = "none" if ahead.region == NONE else REGIONS[ahead.region]
    event = f"event-{region}-donation" if ahead.donation else f"event-{region}"
    args = {"type": f"type-{parts[0]}", "event": event}
    return Offer(move=text, text=Text("act-action", args), on=(f"action:{parts[0]}",), group="group-action")


def joker(asked: Question, text: str, parts: list[str]) -> Offer:
    on = (f"joker:{asked.me}", f"action:{parts[0]}")
    return Offer(move=text, text=Text("act-joker", {"type": f"type-{parts[0]}"}), on=on, group="group-joker")


def home(asked: Question, text: str, parts: list[str]) -> Offer:
    n = int(parts[0])
    region = asked.s.event
    if not n:
        return Offer(move=text, text=Text("act-home-none"), group="group-leave", last=True)
    args = {"n": n, "what": plain_amount(*transport_from(asked.b, region, n))}
    main = n == asked.b.missions[region]
    return Offer(move=text, text=Text("act-home", args), on=(f"option:home-{n}",), group="group-home", main=main)


def take(asked: Question, text: str, parts: list[str]) -> Offer:
    kind = REWARDS.index(parts[0])
    found = {what: n for how, what, n in rewards_of(asked.s, asked.me) if how == "take"}
    args = {"what": amount(kind, found[kind])}
    return Offer(move=text, text=Text("act-take", args), on=(f"option:take-{parts[0]}",), group="group-rewards")


def box(asked: Question, text: str, parts: list[str]) -> Offer:
    step = asked.s.stack[-1]
    assert isinstance(step, ChooseBox)
    kind, n = TRACK_INCOME[step.region][int(parts[0]) - 1]
    args = {"box": int(parts[0]), "what": plain_amount(kind, n)}
    on = (f"box:{REGIONS[step.region]}:{parts[0]}",)
    return Offer(move=text, text=Text("act-box", args), on=on, group="group-rewards")


def lobby(asked: Question, text: str, parts: list[str]) -> Offer:
    args = {"room": room_text(asked, parts[0])}
    return Offer(move=text, text=Text("act-lobby", args), on=(asked.room(parts[0]),), group="group-rooms")


def donate(asked: Question, text: str, parts: list[str]) -> Offer:
    args = {"donation": f"donation-{parts[0]}", "price": donation_price(asked.b)}
    return Offer(move=text, text=Text("act-donate", args), on=(f"donation:{parts[0]}",), group="group-donations")


# --- departments ------------------------------------------------------------------------------------------------------


def use(asked: Question, text: str, parts: list[str]) -> Offer:
    kind = asked.b.kinds[PLACE_AT[parts[0]]]
    n = asked.s.left[PLACE_AT[parts[0]]]
    args = {"department": "room-free" if kind == NONE else f"department-{KINDS[kind]}", "n": n}
    if is_idle(asked, text):
        return Offer(move=text, text=Text("act-use-nothing", args), group="group-departments", last=True)
    return Offer(move=text, text=Text("act-use", args), on=(asked.room(parts[0]),), group="group-departments")


def is_idle(asked: Question, text: str) -> bool:
    """Whether a department that may be used would find nothing to do: it is listed, but not shown as a way to go."""
    place = PLACE_AT[text.split(" ")[1]]
    kind = asked.b.kinds[place]
    if not asked.s.left[place] or kind in AT_ONCE:
        return False
    return department_at(kind, place).moves(asked.s, asked.me) == [DONE.base]


def walk(asked: Question, text: str, parts: list[str]) -> Offer:
    posture, a, b = parts
    args = {"posture": posture, "room": room_text(asked, a), "other": room_text(asked, b)}
    on = (asked.people(posture, a), asked.room(b))
    return Offer(move=text, text=Text("act-walk", args), on=on, group="group-steps")


def send(asked: Question, text: str, parts: list[str]) -> Offer:
    name, region = parts
    found = {what: n for how, what, n in rewards_of(asked.s, asked.me) if how == "send"}
    kind = REWARDS.index(name)
    args = {"what": amount(kind, found.get(kind, 0)), "region": f"region-{region}"}
    on = (f"option:send-{name}", f"circle:{region}")
    return Offer(move=text, text=Text("act-send", args), on=on, group="group-missions")


def mission(_asked: Question, text: str, parts: list[str]) -> Offer:
    args = {"region": f"region-{parts[0]}"}
    return Offer(move=text, text=Text("act-mission", args), on=(f"circle:{parts[0]}",), group="group-missions")


def give(asked: Question, text: str, parts: list[str]) -> Offer:
    args = {
        "donation": f"donation-{parts[0]}",
        "region": f"region-{parts[1]}",
        "price": donation_price(asked.b),
    }
    on = (f"donation:{parts[0]}", f"circle:{parts[1]}")
    return Offer(move=text, text=Text("act-give", args), on=on, group="group-donations")


def trade(asked: Question, text: str, parts: list[str]) -> Offer:
    step = asked.s.stack[-1]
    assert isinstance(step, Trading)
    args = trade_words(asked.b.kinds[step.place], int(parts[0]))
    return Offer(move=text, text=Text("act-trade", args), on=(f"option:trade-{parts[0]}",), group="group-rewards")


def region(_asked: Question, text: str, parts: list[str]) -> Offer:
    args = {"region": f"region-{parts[0]}"}
    return Offer(move=text, text=Text("act-region", args), on=(f"circle:{parts[0]}",), group="group-missions")


def found(asked: Question, text: str, parts: list[str]) -> Offer:
    kind, place = TILES.index(parts[0]), PLACE_AT[parts[1]]
    tile = f"reserve:{asked.me}" if asked.b.reserve == kind else f"market:{parts[0]}"
    args = {
        "department": f"department-{parts[0]}",
        "place": parts[1],
        "n": department_price(asked.b, kind, place),
    }
    return Offer(move=text, text=Text("act-found", args), on=(tile, asked.room(parts[1])), group="group-found")


def fetch(asked: Question, text: str, parts: list[str]) -> Offer:
    args = {"posture": parts[0], "room": room_text(asked, parts[1])}
    on = (asked.people(parts[0], parts[1]),)
    return Offer(move=text, text=Text("act-fetch", args), on=on, group="group-steps")


def build(asked: Question, text: str, parts: list[str]) -> Offer:
    tab, space = TABS.index(parts[0]), SPACE_AT[parts[1]]
    on = [f"space:{parts[1]}"]
    if asked.tabs.get(space, 0) > 1:
        on.append(f"tab:{asked.me}:{parts[0]}")
    place = REGIONS[SPACE_REGION[space]]
    args: Args = {"tab": f"tab-{parts[0]}", "city": city_of(space), "region": f"region-{place}"}
    step = asked.s.stack[-1]
    key = "act-first-project"
    if isinstance(step, Building):
        outsourced = asked.b.kinds[step.place] == OUTSOURCING
        key = "act-build-outsourced" if outsourced else "act-build"
        args["n"] = asked.s.parts.project_goods[tab]
    return Offer(move=text, text=Text(key, args), on=tuple(on), group=f"group-{place}")


def colleagues(asked: Question, made: Offer) -> Offers:
    """Whoever stands there may be touched: it is the same move."""
    if not made.on or not made.on[0].startswith("stand:"):
        return []
    head = made.on[0].removesuffix(":0")
    n = asked.b.standing[PLACE_AT[head.split(":")[2]]]
    return [
        Offer(move=made.move, text=made.text, on=(f"{head}:{i}", *made.on[1:]), group=made.group) for i in range(1, n)
    ]


def tab_first(asked: Question, made: Offer) -> Offer:
    """The same, beginning with the tab: then all the spaces that it fits are asked."""
    on = (f"tab:{asked.me}:{made.move.split(' ')[1]}", made.on[0])
    return Offer(move=made.move, text=made.text, on=on, group=made.group)


def develop(asked: Question, text: str, parts: list[str]) -> Offer:
    tab = TABS.index(parts[0])
    pulled = asked.b.pulled[tab]
    prices = asked.s.parts.tab_price[tab][asked.b.sides[tab]]
    args = {"tab": f"tab-{parts[0]}", "n": prices[pulled] if pulled < len(prices) else 0}
    return Offer(move=text, text=Text("act-develop", args), on=(f"tab:{asked.me}:{parts[0]}",), group="group-tabs")


def advance(asked: Question, text: str, parts: list[str]) -> Offer:
    where = REGIONS.index(parts[0])
    last = asked.b.track[where] == 4
    args = {
        "region": f"region-{parts[0]}",
        "box": asked.b.track[where] + (1 if last else 2),
        "n": 0 if last else advance_price(asked.b, where),
    }
    on = (f"track:{asked.me}:{parts[0]}",)
    to = "" if last else f"box:{parts[0]}:{args['box']}"
    return Offer(move=text, text=Text("act-advance", args), on=on, to=to, group="group-tracks")


# --- activating and the set-up ----------------------------------------------------------------------------------------


def activate(asked: Question, text: str, parts: list[str]) -> Offer:
    word = text.partition(" ")[0]
    way = {"activate": "plain", "activate-dear": "dear", "activate-cheap": "cheap"}[word]
    price = asked.b.free_station(PLACE_AT[parts[0]])
    args = {"room": room_text(asked, parts[0]), "price": max(0, price_asked(VOCABULARY.parse(text), price))}
    on = [f"lie:{asked.me}:{parts[0]}"]
    if asked.s.payroll:
        on.append(f"option:pay-{way}")
    return Offer(move=text, text=Text(f"act-activate-{way}", args), on=tuple(on), group="group-activate")


def station(asked: Question, text: str, parts: list[str]) -> Offer:
    step = asked.s.stack[-1]
    assert isinstance(step, ChooseStation)
    args = {"n": int(parts[0]), "price": step.price(asked.b, int(parts[0]) - 1)}
    return Offer(move=text, text=Text("act-station", args), group="group-activate")


def reserve(_asked: Question, text: str, parts: list[str]) -> Offer:
    args = {"department": f"department-{parts[0]}", "effect": f"effect-{parts[0]}"}
    return Offer(move=text, text=Text("act-reserve", args), on=(f"market:{parts[0]}",), group="group-market")


def side(_asked: Question, text: str, parts: list[str]) -> Offer:
    args = {"tab": f"tab-{parts[0]}", "side": f"side-{parts[1]}"}
    return Offer(move=text, text=Text("act-side", args), on=(f"option:side-{parts[1]}",), group="group-sides")


def sell(asked: Question, _: str, __: list[str]) -> Offer:
    return sale(asked.me, type(asked.s.stack[-1]).__name__ not in FAR)


def sale(seat: int, near: bool) -> Offer:
    """On the own cubes; where the question lies elsewhere it is only listed, so that the table shows what is asked."""
    return Offer(move="sell", text=Text("act-sell"), on=(f"goods:{seat}",) if near else (), group="group-sell")


def done(asked: Question, text: str, _: list[str]) -> Offer:
    step = type(asked.s.stack[-1]).__name__
    key = DONE_WORDS.get(step, "act-done-department")
    return Offer(move=text, text=Text(key), group="group-leave", main=len(asked.legal) == 1, last=True)


FAR: Final = ("Donate", "Giving", "FirstReserve", "FirstProject", "Planning")  # market, donations, map
DONE_WORDS: Final = {
    "UseDepartments": "act-done-turn",
    "Donate": "act-done-donate",
    "Activate": "act-done-activate",
    "WalkFirst": "act-done-walk",
    "Relocate": "act-done-walk",
    "Furnish": "act-done-furnish",
    "SpendPoints": "act-done-points",
}

WORDS: Final[dict[str, Callable[[Question, str, list[str]], Offer]]] = {
    "action": action,
    "joker": joker,
    "home": home,
    "take": take,
    "box": box,
    "lobby": lobby,
    "donate": donate,
    "use": use,
    "walk": walk,
    "send": send,
    "mission": mission,
    "give": give,
    "trade": trade,
    "region": region,
    "found": found,
    "fetch": fetch,
    "build": build,
    "develop": develop,
    "advance": advance,
    "activate": activate,
    "activate-dear": activate,
    "activate-cheap": activate,
    "reserve": reserve,
    "side": side,
    "sell": sell,
    "station": station,
    "done": done,
}
