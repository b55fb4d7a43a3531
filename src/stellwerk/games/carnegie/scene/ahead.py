"""What a move leads to: what an income pays, what can be used, who has to be stood up, what is left undone."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from stellwerk.games.carnegie.model.components import TRACK_INCOME
from stellwerk.games.carnegie.model.ids import EMPLOYEE_OR_MONEY, GOODS_OR_MONEY, LIMIT, REGIONS, REWARDS, TABS, TYPES
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.model.table import Table
from stellwerk.games.carnegie.model.take_in import PLACE_AT, take_in
from stellwerk.games.carnegie.rules.departments import uses_of
from stellwerk.games.carnegie.rules.event import donation_price
from stellwerk.games.carnegie.scene.next_events import event_of, project_income, transport_from
from stellwerk.games.carnegie.scene.symbols import amount
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Text

OR: Final = (GOODS_OR_MONEY, EMPLOYEE_OR_MONEY)


class Made(NamedTuple):
    """A move of the seat that looks: the table and the own company before it, and the company after it."""

    s: CarnegieState
    was: Player
    b: Player


def ahead(before: Table, after: Table, move: str) -> Text | None:
    word, *rest = move.split(" ")
    if after.seat is None or not after.steps or word not in WORDS:
        return None
    s = take_in(before)
    return WORDS[word](Made(s, s.players[after.seat], take_in(after).players[after.seat]), rest)


def worth(kind: int, n: int) -> dict[str, Any]:
    """A choice is counted by how often it is made."""
    return {"m": f"either-{REWARDS[kind]}", "a": {"n": n}} if kind in OR else amount(kind, n)


def region_name(region: int) -> str:
    return f"region-{REGIONS[region]}"


# --- the action, and who comes home


def action(made: Made, rest: list[str]) -> Text:
    of_type = TYPES.index(rest[0])
    uses = sum(uses_of(made.was, of_type))
    event = event_of(made.s, of_type)
    region = NONE if event is None else event.region
    away = 0 if region == NONE else made.was.missions[region]
    return Text("ahead-action" if region != NONE else "ahead-use", {"uses": uses, "n": away})


def joker(made: Made, rest: list[str]) -> Text:
    return Text("ahead-use", {"uses": sum(uses_of(made.was, TYPES.index(rest[0]))), "n": 0})


def home(made: Made, rest: list[str]) -> Text:
    n, region = int(rest[0]), made.s.event
    if not n:
        return Text("ahead-stay", {"region": region_name(region)})
    transport = amount(*transport_from(made.was, region, n))
    found = project_income(made.was)
    if not found:
        return Text("ahead-home-bare", {"transport": transport})
    return Text("ahead-home", {"transport": transport, "projects": [worth(kind, m) for kind, m in found.items()]})


def away(made: Made, rest: list[str]) -> Text:
    """On a mission until an income there: which actions would bring one in the next round."""
    region = REGIONS.index(rest[-1])
    s = made.s.clone()
    if s.event_row != NONE:
        s.markers[s.event_row] += 1
    events = [event_of(s, of_type) for of_type in range(len(TYPES))]
    found = [of_type for of_type, event in enumerate(events) if event is not None and event.region == region]
    if not found:
        return Text("ahead-away-long", {"region": region_name(region)})
    types = [f"type-{TYPES[of_type]}" for of_type in found]
    return Text("ahead-away", {"region": region_name(region), "types": types})


def donate(made: Made, _rest: list[str]) -> Text:
    return Text("ahead-donate", {"price": donation_price(made.b)})


# --- the company


def walk(made: Made, rest: list[str]) -> Text:
    place = PLACE_AT[rest[2]]
    if made.b.kinds[place] == NONE:
        return Text("ahead-walk-bare")
    price = made.b.free_station(place)
    return Text("ahead-walk-full") if price == NONE else Text("ahead-walk", {"price": price})


def found(made: Made, rest: list[str]) -> Text:
    price = made.b.free_station(PLACE_AT[rest[1]])
    return Text("ahead-found", {"price": max(0, price)})


def build(made: Made, rest: list[str]) -> Text | None:
    """What the tab pays where the disc has left it."""
    tab = TABS.index(rest[0])
    built = made.b.built[tab]
    if built <= made.was.built[tab]:
        return None
    kind, n = made.b.parts.tab_income[tab][made.b.sides[tab]][built - 1]
    if kind == LIMIT:
        return Text("ahead-build-limit")
    return Text("ahead-build", {"what": worth(kind, 1 if kind in OR else n)})


def develop(made: Made, rest: list[str]) -> Text | None:
    tab = TABS.index(rest[0])
    more = made.b.discs_on(tab) - made.was.discs_on(tab)
    return Text("ahead-develop", {"n": more, "tab": f"tab-{rest[0]}"}) if more > 0 else None


def advance(made: Made, rest: list[str]) -> Text:
    region = REGIONS.index(rest[0])
    what = amount(*TRACK_INCOME[region][made.b.track[region]])
    return Text("ahead-advance", {"region": region_name(region), "what": what})


def sell(made: Made, _rest: list[str]) -> Text:
    return Text("ahead-sell", {"n": made.b.goods})


def done(made: Made, _rest: list[str]) -> Text | None:
    """What would be left undone."""
    step = type(made.s.stack[-1]).__name__
    if step == "UseDepartments" and (left := sum(made.s.left)):
        return Text("ahead-done-uses", {"n": left})
    if step == "UseDepartments" and made.was.steps:
        return Text("ahead-done-steps", {"n": made.was.steps})
    return None


WORDS: Final[dict[str, Callable[[Made, list[str]], Text | None]]] = {
    "action": action,
    "joker": joker,
    "home": home,
    "send": away,
    "mission": away,
    "donate": donate,
    "walk": walk,
    "found": found,
    "build": build,
    "develop": develop,
    "advance": advance,
    "sell": sell,
    "done": done,
}
