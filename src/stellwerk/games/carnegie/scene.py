"""The table as one viewer sees it: what lies where, the sign, what is wanted, and everybody at a glance."""

from typing import Any, Final

from stellwerk.games.carnegie.board import board
from stellwerk.games.carnegie.components import GOODS_PRICE, ROUNDS
from stellwerk.games.carnegie.gains import Arrive, ChooseBox, ChooseIncome
from stellwerk.games.carnegie.human_resources import Relocate
from stellwerk.games.carnegie.ids import KINDS, REGIONS, SEATS, TABS, TYPES
from stellwerk.games.carnegie.offers import offers
from stellwerk.games.carnegie.outlook import price_now
from stellwerk.games.carnegie.pieces import pieces
from stellwerk.games.carnegie.rewards import ByProject
from stellwerk.games.carnegie.sketch import PLACE_AT, sketch
from stellwerk.games.carnegie.state import CarnegieState
from stellwerk.kernel.game import Json
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Args, Figure, Picture, Row, Sheet, Strip, Text

__all__ = ["board", "offers", "picture"]

POINTS: Final = "score-unit"
STANDINGS: Final = (5, 10, 15)  # rounds that end with a look at the standing
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


def picture(view: Json) -> Picture:
    s = sketch(view)
    return Picture(
        pieces=pieces(view, s),
        sign=sign(view, s),
        prompt=prompt(view, s),
        strips=[strip(view, s, seat) for seat in range(s.seats)],
        rule=s.stack[-1].rule if s.stack else "",
        sheet=sheet(view, s),
    )


# --- the station sign and the sentence below it -----------------------------------------------------------------------


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


def kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


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


# --- everybody at a glance --------------------------------------------------------------------------------------------


def strip(view: Json, s: CarnegieState, seat: int) -> Strip:
    """Points as if the game ended now, money, goods, who stands and who is away."""
    b = s.players[seat]
    total = sum(view["known"][seat]["sources"].values())
    figures = [
        Figure(name=Text("figure-points"), value=total, icon="sym-vp"),
        Figure(name=Text("figure-money"), value=b.money, unit="money", icon="sym-money"),
        Figure(name=Text("figure-goods"), value=b.goods, icon="sym-goods"),
        Figure(name=Text("figure-standing"), value=b.active(), icon="sym-standing"),
        Figure(name=Text("figure-missions"), value=sum(b.missions), icon="sym-mission"),
    ]
    asked = seat in view["waiting"]
    return Strip(seat=seat, figures=figures, state="asked" if asked else "waits", notes=notes(view, s, seat))


def notes(view: Json, s: CarnegieState, seat: int) -> list[Text]:
    out: list[Text] = []
    if SEATS[seat] == view["first"] and s.seats > 1:
        out.append(Text("strip-first"))
    if s.players[seat].joker:
        out.append(Text("strip-joker"))
    return out


# --- summaries --------------------------------------------------------------------------------------------------------


def sheet(view: Json, s: CarnegieState) -> Sheet | None:
    """Where everybody stands at three rounds of the game, and at its end."""
    if view["over"]:
        return by_source(view, Text("sheet-final"))
    if view["phase"] == "end-of-round" and s.round in STANDINGS:
        return by_source(view, Text("sheet-standing", {"round": s.round}))
    return None


def by_source(view: Json, title: Text) -> Sheet:
    columns = [Text("sheet-player", {"seat": f"seat-{seat}"}) for seat in range(view["players"])]
    found: list[dict[str, int]] = [known["sources"] for known in view["known"]]
    if view["players"] == 1:
        columns.append(Text("andrew"))
        found = [*found, view["andrew"]["sources"]]
    names = list(dict.fromkeys(name for by in found for name in by))
    rows = [
        Row(name=Text(f"source-{name}"), values=[by.get(name) for by in found])
        for name in names
        if any(by.get(name) for by in found)
    ]
    rows.append(Row(name=Text("sheet-total"), values=[sum(by.values()) for by in found], strong=True))
    return Sheet(title=title, columns=columns, rows=rows, unit=POINTS)
