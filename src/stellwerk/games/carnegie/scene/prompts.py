"""The station sign, and the sentence below it: what is wanted, and of whom."""

from typing import Any, Final

from stellwerk.games.carnegie.model.components import GOODS_PRICE, ROUNDS
from stellwerk.games.carnegie.model.ids import KINDS, REGIONS, TABS, TYPES
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.model.table import Table
from stellwerk.games.carnegie.model.take_in import PLACE_AT
from stellwerk.games.carnegie.rules.event import donation_price
from stellwerk.games.carnegie.rules.gains import Arrive, ChooseBox, ChooseIncome
from stellwerk.games.carnegie.rules.human_resources import Relocate
from stellwerk.games.carnegie.rules.moves import DONE, USE
from stellwerk.games.carnegie.rules.rewards import ByProject
from stellwerk.games.carnegie.scene.offers import Question, is_idle, written
from stellwerk.games.carnegie.scene.pieces import Seen
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
    "choose-station": ("department", "money"),
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


def sign(table: Table, seen: Seen) -> list[Text]:
    """Round, action (or what comes before the first one), event and what is left to spend."""
    out = [Text("sign-round", {"n": table.round, "rounds": ROUNDS})]
    if not table.steps:
        return [*out, Text("sign-over")]
    if table.action is None:
        return [*out, Text(f"sign-{table.phase}")]
    out += [Text(f"short-{table.type or table.action}"), Text(f"sign-{table.phase}")]
    mine = table.seats[seen.turn]
    if mine.steps:
        out.append(Text("sign-steps", {"n": mine.steps}))
    if mine.points:
        out.append(Text("sign-points", {"n": mine.points}))
    return out


def prompt(table: Table, seen: Seen) -> Text:
    """What is wanted, for those of whom it is not."""
    if not table.steps:
        return over(seen)
    if seen.asked == NONE:
        return Text("prompt-on")
    return Text(f"wait-{kebab(table.steps[-1].step)}", {"seats": [f"seat-{seen.asked}"]})


def over(seen: Seen) -> Text:
    totals = [of.total for of in seen.companies]
    if seen.rival:
        rival = sum(seen.rival.values())
        key = "prompt-won" if totals[0] > rival else "prompt-lost" if totals[0] < rival else "prompt-shared"
        return Text(key, {"n": totals[0], "other": rival})
    best = [f"seat-{seat}" for seat, total in enumerate(totals) if total == max(totals)]
    return Text("prompt-over", {"seats": best})


def own_prompt(s: CarnegieState, me: int) -> Text:
    step = kebab(type(s.stack[-1]).__name__)
    known = own_args(s, me)
    if step == "use-departments" and nothing_left(s, me):
        return Text("prompt-nothing-left", {"type": known["type"]})
    return Text(f"prompt-{step}", {key: known[key] for key in ASKED.get(step, ())})


def nothing_left(s: CarnegieState, me: int) -> bool:
    """Whether the turn can only be ended: every department that may still be used would find nothing to do."""
    asked = Question(s, me)
    return all(move == DONE.base or (USE.has(move) and is_idle(asked, written(move))) for move in asked.legal)


def own_args(s: CarnegieState, me: int) -> Args:
    """The numbers of the viewer's own question."""
    b = s.players[me]
    step: Any = s.stack[-1]
    about = step.data()
    place = PLACE_AT.get(about.get("place", ""), NONE)
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
        "price": donation_price(b),
        "type": "type-HR" if s.turn_type == NONE else f"type-{TYPES[s.turn_type]}",
        "region": "region-west" if region == NONE else f"region-{REGIONS[region]}",
        "department": "room-free" if kind == NONE else f"department-{KINDS[kind]}",
        "tab": f"tab-{about.get('tab', TABS[0])}",
        "n": step.n if counted else 0 if region == NONE else b.missions[region],
    }
