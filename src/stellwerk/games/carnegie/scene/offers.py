"""The moves of the open question, each with what is touched to choose it; of the refused ones those worth a reason."""

from collections.abc import Callable
from typing import Final

from stellwerk.games.carnegie.model.components import (
    SPACE_REGION,
    TRACK_INCOME,
    city_of,
)
from stellwerk.games.carnegie.model.ids import KINDS, OUTSOURCING, REGIONS, REWARDS, TABS, TILES, TYPES
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.activate import asked
from stellwerk.games.carnegie.rules.construction import Building
from stellwerk.games.carnegie.rules.gains import ChooseBox
from stellwerk.games.carnegie.rules.management import Trading, department_price
from stellwerk.games.carnegie.rules.moves import BUILD, N_SPACES, VOCABULARY
from stellwerk.games.carnegie.rules.research import advance_price
from stellwerk.games.carnegie.scene.next_events import event_of, price_now, transport_from
from stellwerk.games.carnegie.scene.pieces_question import rewards_of, trade_words
from stellwerk.games.carnegie.scene.refused_moves import refused_moves
from stellwerk.games.carnegie.scene.state_from_view import PLACE_AT, SPACE_AT, state_from_view
from stellwerk.games.carnegie.scene.symbols import amount, plain_amount
from stellwerk.kernel.game import Json
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Args, Offer, Text

Offers = list[Offer]


class Seen:
    """The view, the same as a state, and who looks."""

    def __init__(self, view: Json) -> None:
        self.view = view
        self.s: CarnegieState = state_from_view(view)
        self.me: int = view["seat"]
        self.b: Player = self.s.players[self.me]
        self.asked = self.me in view["waiting"]
        self.legal = [] if not self.asked else list(self.s.stack[-1].moves(self.s, self.me))
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


def offers(view: Json) -> Offers:
    if view["seat"] is None or view["over"]:
        return []
    seen = Seen(view)
    legal = [VOCABULARY.text(move) for move in seen.legal]
    out = [offer(seen, text) for text in legal]
    if seen.asked and isinstance(seen.s.stack[-1], Building):
        out += [tab_first(seen, one) for one in out if one.move.startswith("build ")]
    out += [way for one in out for way in colleagues(seen, one)]
    if seen.asked:
        known = set(legal)
        out += [grey(seen, text) for text in refused_moves(seen.s, seen.me) if text not in known]
    if seen.b.goods:
        out.append(sell(seen, "sell", []))
    return out


def offer(seen: Seen, text: str) -> Offer:
    word, _, rest = text.partition(" ")
    return WORDS[word](seen, text, rest.split(" ") if rest else [])


def grey(seen: Seen, text: str) -> Offer:
    """The same as if it could be chosen, under a heading of its own."""
    made = offer(seen, text)
    return Offer(move=made.move, text=made.text, on=made.on, group="group-closed")


def room_text(seen: Seen, place: str) -> dict[str, object]:
    """A room by its department and where it lies."""
    kind = seen.b.kinds[PLACE_AT[place]]
    name = "room-free" if kind == NONE else f"department-{KINDS[kind]}"
    return {"m": "room-at", "a": {"room": name, "place": place}}


# --- timeline and events ----------------------------------------------------------------------------------------------


def action(seen: Seen, text: str, parts: list[str]) -> Offer:
    ahead = event_of(seen.s, TYPES.index(parts[0]))
    assert ahead is not None
    region = "none" if ahead.region == NONE else REGIONS[ahead.region]
    event = f"event-{region}-donation" if ahead.donation else f"event-{region}"
    args = {"type": f"type-{parts[0]}", "event": event}
    return Offer(move=text, text=Text("act-action", args), on=(f"action:{parts[0]}",), group="group-action")


def joker(seen: Seen, text: str, parts: list[str]) -> Offer:
    on = (f"joker:{seen.me}", f"action:{parts[0]}")
    return Offer(move=text, text=Text("act-joker", {"type": f"type-{parts[0]}"}), on=on, group="group-joker")


def home(seen: Seen, text: str, parts: list[str]) -> Offer:
    n = int(parts[0])
    region = seen.s.event
    if not n:
        return Offer(move=text, text=Text("act-home-none"), group="group-leave")
    args = {"n": n, "what": plain_amount(*transport_from(seen.s, seen.me, region, n))}
    main = n == seen.b.missions[region]
    return Offer(move=text, text=Text("act-home", args), on=(f"option:home-{n}",), group="group-home", main=main)


def take(seen: Seen, text: str, parts: list[str]) -> Offer:
    kind = REWARDS.index(parts[0])
    found = {what: n for how, what, n in rewards_of(seen.s, seen.me) if how == "take"}
    args = {"what": amount(kind, found[kind])}
    return Offer(move=text, text=Text("act-take", args), on=(f"option:take-{parts[0]}",), group="group-rewards")


def box(seen: Seen, text: str, parts: list[str]) -> Offer:
    step = seen.s.stack[-1]
    assert isinstance(step, ChooseBox)
    kind, n = TRACK_INCOME[step.region][int(parts[0]) - 1]
    args = {"box": int(parts[0]), "what": plain_amount(kind, n)}
    on = (f"box:{REGIONS[step.region]}:{parts[0]}",)
    return Offer(move=text, text=Text("act-box", args), on=on, group="group-rewards")


def lobby(seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"room": room_text(seen, parts[0])}
    return Offer(move=text, text=Text("act-lobby", args), on=(seen.room(parts[0]),), group="group-rooms")


def donate(seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"donation": f"donation-{parts[0]}", "price": price_now(seen.s, seen.me)}
    return Offer(move=text, text=Text("act-donate", args), on=(f"donation:{parts[0]}",), group="group-donations")


# --- departments ------------------------------------------------------------------------------------------------------


def use(seen: Seen, text: str, parts: list[str]) -> Offer:
    kind = seen.b.kinds[PLACE_AT[parts[0]]]
    n = seen.s.left[PLACE_AT[parts[0]]]
    args = {"department": "room-free" if kind == NONE else f"department-{KINDS[kind]}", "n": n}
    return Offer(move=text, text=Text("act-use", args), on=(seen.room(parts[0]),), group="group-departments")


def walk(seen: Seen, text: str, parts: list[str]) -> Offer:
    posture, a, b = parts
    args = {"posture": posture, "room": room_text(seen, a), "other": room_text(seen, b)}
    on = (seen.people(posture, a), seen.room(b))
    return Offer(move=text, text=Text("act-walk", args), on=on, group="group-steps")


def send(seen: Seen, text: str, parts: list[str]) -> Offer:
    name, region = parts
    found = {what: n for how, what, n in rewards_of(seen.s, seen.me) if how == "send"}
    kind = REWARDS.index(name)
    args = {"what": amount(kind, found.get(kind, 0)), "region": f"region-{region}"}
    on = (f"option:send-{name}", f"circle:{region}")
    return Offer(move=text, text=Text("act-send", args), on=on, group="group-missions")


def mission(_seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"region": f"region-{parts[0]}"}
    return Offer(move=text, text=Text("act-mission", args), on=(f"circle:{parts[0]}",), group="group-missions")


def give(seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {
        "donation": f"donation-{parts[0]}",
        "region": f"region-{parts[1]}",
        "price": price_now(seen.s, seen.me),
    }
    on = (f"donation:{parts[0]}", f"circle:{parts[1]}")
    return Offer(move=text, text=Text("act-give", args), on=on, group="group-donations")


def trade(seen: Seen, text: str, parts: list[str]) -> Offer:
    step = seen.s.stack[-1]
    assert isinstance(step, Trading)
    args = trade_words(seen.b.kinds[step.place], int(parts[0]))
    return Offer(move=text, text=Text("act-trade", args), on=(f"option:trade-{parts[0]}",), group="group-rewards")


def region(_seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"region": f"region-{parts[0]}"}
    return Offer(move=text, text=Text("act-region", args), on=(f"circle:{parts[0]}",), group="group-missions")


def found(seen: Seen, text: str, parts: list[str]) -> Offer:
    kind, place = TILES.index(parts[0]), PLACE_AT[parts[1]]
    tile = f"reserve:{seen.me}" if seen.b.reserve == kind else f"market:{parts[0]}"
    args = {
        "department": f"department-{parts[0]}",
        "place": parts[1],
        "n": department_price(seen.b, kind, place),
    }
    return Offer(move=text, text=Text("act-found", args), on=(tile, seen.room(parts[1])), group="group-found")


def fetch(seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"posture": parts[0], "room": room_text(seen, parts[1])}
    on = (seen.people(parts[0], parts[1]),)
    return Offer(move=text, text=Text("act-fetch", args), on=on, group="group-steps")


def build(seen: Seen, text: str, parts: list[str]) -> Offer:
    tab, space = TABS.index(parts[0]), SPACE_AT[parts[1]]
    on = [f"space:{parts[1]}"]
    if seen.tabs.get(space, 0) > 1:
        on.append(f"tab:{seen.me}:{parts[0]}")
    place = REGIONS[SPACE_REGION[space]]
    args: Args = {"tab": f"tab-{parts[0]}", "city": city_of(space), "region": f"region-{place}"}
    step = seen.s.stack[-1]
    key = "act-first-project"
    if isinstance(step, Building):
        outsourced = seen.b.kinds[step.place] == OUTSOURCING
        key = "act-build-outsourced" if outsourced else "act-build"
        args["n"] = seen.s.parts.project_goods[tab]
    return Offer(move=text, text=Text(key, args), on=tuple(on), group=f"group-{place}")


def colleagues(seen: Seen, made: Offer) -> Offers:
    """Whoever stands there may be touched: it is the same move."""
    if not made.on or not made.on[0].startswith("stand:"):
        return []
    head = made.on[0].removesuffix(":0")
    n = seen.b.standing[PLACE_AT[head.split(":")[2]]]
    return [
        Offer(move=made.move, text=made.text, on=(f"{head}:{i}", *made.on[1:]), group=made.group) for i in range(1, n)
    ]


def tab_first(seen: Seen, made: Offer) -> Offer:
    """The same, beginning with the tab: then all the spaces that it fits are seen."""
    on = (f"tab:{seen.me}:{made.move.split(' ')[1]}", made.on[0])
    return Offer(move=made.move, text=made.text, on=on, group=made.group)


def develop(seen: Seen, text: str, parts: list[str]) -> Offer:
    tab = TABS.index(parts[0])
    pulled = seen.b.pulled[tab]
    prices = seen.s.parts.tab_price[tab][seen.b.sides[tab]]
    args = {"tab": f"tab-{parts[0]}", "n": prices[pulled] if pulled < len(prices) else 0}
    return Offer(move=text, text=Text("act-develop", args), on=(f"tab:{seen.me}:{parts[0]}",), group="group-tabs")


def advance(seen: Seen, text: str, parts: list[str]) -> Offer:
    where = REGIONS.index(parts[0])
    last = seen.b.track[where] == 4
    args = {
        "region": f"region-{parts[0]}",
        "box": seen.b.track[where] + (1 if last else 2),
        "n": 0 if last else advance_price(seen.b, where),
    }
    on = (f"track:{seen.me}:{parts[0]}",)
    return Offer(move=text, text=Text("act-advance", args), on=on, group="group-tracks")


# --- activating and the set-up ----------------------------------------------------------------------------------------


def activate(seen: Seen, text: str, parts: list[str]) -> Offer:
    word = text.partition(" ")[0]
    way = {"activate": "plain", "activate-dear": "dear", "activate-cheap": "cheap"}[word]
    price = seen.b.free_station(PLACE_AT[parts[0]])
    args = {"room": room_text(seen, parts[0]), "price": max(0, asked(VOCABULARY.parse(text), price))}
    on = [f"lie:{seen.me}:{parts[0]}"]
    if seen.s.payroll:
        on.append(f"option:pay-{way}")
    return Offer(move=text, text=Text(f"act-activate-{way}", args), on=tuple(on), group="group-activate")


def reserve(_seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"department": f"department-{parts[0]}"}
    return Offer(move=text, text=Text("act-reserve", args), on=(f"market:{parts[0]}",), group="group-market")


def side(_seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"tab": f"tab-{parts[0]}", "side": f"side-{parts[1]}"}
    return Offer(move=text, text=Text("act-side", args), on=(f"option:side-{parts[1]}",), group="group-sides")


def sell(seen: Seen, text: str, _: list[str]) -> Offer:
    """On the own cubes; where the question lies elsewhere it is only listed, so that the table shows what is asked."""
    away = seen.asked and type(seen.s.stack[-1]).__name__ in FAR
    on = () if away else (f"goods:{seen.me}",)
    return Offer(move=text, text=Text("act-sell"), on=on, group="group-sell")


def done(seen: Seen, text: str, _: list[str]) -> Offer:
    step = type(seen.s.stack[-1]).__name__
    key = DONE_WORDS.get(step, "act-done-department")
    return Offer(move=text, text=Text(key), group="group-leave", main=len(seen.legal) == 1)


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

WORDS: Final[dict[str, Callable[[Seen, str, list[str]], Offer]]] = {
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
    "done": done,
}
