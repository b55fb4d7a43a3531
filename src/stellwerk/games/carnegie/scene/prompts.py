"""The station sign, and the sentence below it: what is wanted, and of whom."""

from typing import Any, Final

from stellwerk.games.carnegie.model.components import GOODS_PRICE, ROUNDS
from stellwerk.games.carnegie.model.ids import KINDS, REGIONS, TABS, TYPES
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.gains import Arrive, ChooseBox, ChooseIncome
from stellwerk.games.carnegie.rules.human_resources import Relocate
from stellwerk.games.carnegie.rules.rewards import ByProject
from stellwerk.games.carnegie.scene.next_events import price_now
from stellwerk.games.carnegie.scene.state_from_view import PLACE_AT
from stellwerk.kernel.game import Json
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Args, Text
from stellwerk.stage.words import kebab

# the numbers that a question names
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "take-home": ("region", "n"),
    "donate": ("price", "money"),
    "use-departments": ("type", "steps", "points", "uses"),
    "activate": ("money",),
    "walk-first": ("steps",),
    "building": ("department", "uses-here", "goods"),
    "planning": ("department", "uses-here", "goods"),
    "trading": ("department", "uses-here"),
    "rewarding": ("department", "uses-here"),
    "giving": ("department", "price"),
    "choose-region": ("department",),
    "arrive": ("n",),
    "relocate": ("n",),
    "tab-side": ("tab",),
    "choose-income": ("n",),
    "choose-box": ("region", "n"),
    "by-project": ("department", "n"),
    "spend-points": ("points",),
}


def sign(view: Json, s: CarnegieState) -> list[Text]:
    """Round, action (or what comes before the first one), event and what is left to spend."""
    if view["over"]:
        return [Text("sign-round", {"n": s.round, "rounds": ROUNDS}), Text("sign-over")]
    phase = view["phase"]
    if s.action == NONE:
        return [Text("sign-round", {"n": s.round, "rounds": ROUNDS}), Text(f"sign-{phase}")]
    name = TYPES[s.turn_type if s.turn_type != NONE else s.action]
    out = [Text("sign-round", {"n": s.round, "rounds": ROUNDS}), Text(f"short-{name}"), Text(f"sign-{phase}")]
    mine = s.players[s.turn]
    if mine.steps:
        out.append(Text("sign-steps", {"n": mine.steps}))
    if mine.points:
        out.append(Text("sign-points", {"n": mine.points}))
    return out


def prompt(view: Json, s: CarnegieState) -> Text:
    """What is wanted, and of whom."""
    if view["over"]:
        return over(view)
    waiting: list[int] = view["waiting"]
    if not waiting or s.stack[-1].automatic:
        return Text("prompt-on")
    step = kebab(type(s.stack[-1]).__name__)
    if view["seat"] in waiting:
        known = own_args(view, s, view["seat"])
        return Text(f"prompt-{step}", {key: known[key] for key in ASKED.get(step, ())})
    return Text(f"wait-{step}", {"seats": [f"seat-{seat}" for seat in waiting]})


def over(view: Json) -> Text:
    totals = [sum(known["sources"].values()) for known in view["known"]]
    if view["players"] == 1:
        rival = sum(view["andrew"]["sources"].values())
        key = "prompt-won" if totals[0] > rival else "prompt-lost" if totals[0] < rival else "prompt-shared"
        return Text(key, {"n": totals[0], "other": rival})
    best = [f"seat-{seat}" for seat, total in enumerate(totals) if total == max(totals)]
    return Text("prompt-over", {"seats": best})


def own_args(view: Json, s: CarnegieState, me: int) -> Args:
    """The numbers of the viewer's own question."""
    b = s.players[me]
    step: Any = s.stack[-1]
    seen = view["steps"][-1]
    place = PLACE_AT.get(seen.get("place", ""), NONE)
    kind = step.kind if isinstance(step, ByProject) else NONE if place == NONE else b.kinds[place]
    region = step.region if isinstance(step, ChooseBox) else s.event
    counted = isinstance(step, ChooseBox | Arrive | Relocate | ByProject | ChooseIncome)
    return {
        "money": b.money,
        "goods": b.goods,
        "funds": b.money + b.goods * GOODS_PRICE,
        "steps": b.steps,
        "points": b.points,
        "uses": sum(s.left),
        "uses-here": 0 if place == NONE else s.left[place],
        "price": price_now(s, me),
        "type": "type-HR" if s.turn_type == NONE else f"type-{TYPES[s.turn_type]}",
        "region": "region-west" if region == NONE else f"region-{REGIONS[region]}",
        "department": "room-free" if kind == NONE else f"department-{KINDS[kind]}",
        "tab": f"tab-{seen.get('tab', TABS[0])}",
        "n": step.n if counted else 0 if region == NONE else b.missions[region],
    }
