"""The table as one viewer sees it: what lies where, the sign, what is wanted, and everybody at a glance."""

from typing import Any, Final

from stellwerk.games.railroads.board import board
from stellwerk.games.railroads.effects import STEPS
from stellwerk.games.railroads.ids import LINES
from stellwerk.games.railroads.offers import offers
from stellwerk.games.railroads.pictures import as_arg
from stellwerk.games.railroads.pieces import pieces
from stellwerk.games.railroads.players import line_name
from stellwerk.games.railroads.scoring import round_points
from stellwerk.games.railroads.sketch import sketch
from stellwerk.games.railroads.state import SOURCES, RailState
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Args, Figure, Picture, Row, Sheet, Strip, Text

__all__ = ["board", "offers", "picture"]

SAME_QUESTION: Final = {"RepeatEngineer": "Repeat", "RepeatWhole": "Repeat", "RepeatTwo": "Repeat"}
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("workers", "coins"),
    "effects": ("effects",),
    "place-loco": ("number", "chain"),
    "replace-factory": ("factory",),
    "close-foundry": ("foundry",),
    "give-coal": ("coal",),
}


def picture(view: Json) -> Picture:
    s = sketch(view)
    step = view["stack"][-1] if view["stack"] else ""
    return Picture(
        pieces=pieces(view),
        sign=sign(view),
        prompt=prompt(view, s),
        strips=[strip(view, s, seat) for seat in range(view["players"])],
        rule=STEPS[step].rule if step else "",
        sheet=sheet(view, s),
    )


# --- the station sign and the sentence below it --------------------------------


def sign(view: Json) -> list[Text]:
    out = [Text("sign-round", {"round": view["round"], "rounds": view["rounds"]}), Text(f"sign-{view['phase']}")]
    if view["round"] == view["rounds"] and view["phase"] == "turns":
        out.append(Text("sign-last"))
    return out


def prompt(view: Json, s: RailState) -> Text:
    """What is wanted, and of whom."""
    if view["phase"] == "over":
        return over(s)
    asked: list[int] = view["waiting"]
    if not asked or not view["stack"]:
        return Text("prompt-on")
    name = view["stack"][-1]
    step = kebab(SAME_QUESTION.get(name, name))
    if view["seat"] in asked:
        known = own_args(view, s, view["seat"])
        return Text(f"prompt-{step}", {key: known[key] for key in ASKED.get(step, ())})
    return Text(f"wait-{step}", {"seats": [f"seat-{seat}" for seat in asked]})


def over(s: RailState) -> Text:
    if s.kit.solo:
        return Text("prompt-over-solo", {"points": s.boards[0].points})
    totals = [b.points for b in s.boards]
    best = [f"seat-{seat}" for seat, total in enumerate(totals) if total == max(totals)]
    return Text("prompt-over", {"seats": best})


def kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


def own_args(view: Json, s: RailState, me: int) -> Args:
    """The numbers of the viewer's own question."""
    b = s.boards[me]
    hand = view["hand"]
    return {
        "workers": b.hands(),
        "coins": b.coins,
        "coal": b.coal,
        "effects": [as_arg(Text(f"gives-{kind}", {"n": n})) for kind, n in pending(view).items()],
        "number": 0 if hand is None else int(hand["loco"].removesuffix("x")) + hand["stoker"],
        "chain": "no" if hand is None or hand["new"] else "yes",
        "factory": "piece-none" if view["building"] is None else f"factory-{view['building']}",
        "foundry": "piece-none" if view["fired"] is None else f"foundry-{view['fired']}",
    }


def pending(view: Json) -> dict[str, int]:
    """All effects that wait, whether they must be done or may be left."""
    kinds = [*view["must"], *[kind for kind in view["may"] if kind not in view["must"]]]
    return {kind: view["must"].get(kind, 0) + view["may"].get(kind, 0) for kind in kinds}


# --- everybody at a glance ---------------------------------------------------------


def strip(view: Json, s: RailState, seat: int) -> Strip:
    """Points, what this round would bring now, and what can still be placed."""
    b = s.boards[seat]
    figures = [
        Figure(name=Text("figure-points"), value=b.points, icon="sym-points"),
        Figure(name=Text("figure-round"), value=sum(round_points(s.kit, b)), icon="sym-plus"),
        Figure(name=Text("figure-workers"), value=b.hands(), icon="sym-worker"),
        Figure(name=Text("figure-coins"), value=b.coins, icon="sym-coin"),
    ]
    if s.kit.coal:
        figures.append(Figure(name=Text("figure-coal"), value=b.coal, icon="sym-coal"))
    return Strip(seat=seat, figures=figures, state=standing(view, seat), notes=notes(view, seat))


def standing(view: Json, seat: int) -> Any:
    if seat in view["waiting"]:
        return "asked"
    return "out" if seat in view["passed"] else "waits"


def notes(view: Json, seat: int) -> list[Text]:
    out: list[Text] = []
    if view["players"] > 1:
        key = "strip-place-passed" if seat in view["passed"] else "strip-place"
        out.append(Text(key, {"place": view["order"].index(seat) + 1}))
    return out


# --- summaries -------------------------------------------------------------------------


def sheet(view: Json, s: RailState) -> Sheet | None:
    """The count when a round is over and nothing has been placed yet, and the last one."""
    if view["phase"] == "over":
        return final_sheet(s)
    return round_sheet(view, s) if fresh(view) and view["round"] > 1 else None


def fresh(view: Json) -> bool:
    """A round has just begun: boards are as they were counted."""
    if view["spaces"] or view["crowd"] or view["passed"] or view["phase"] != "turns":
        return False
    begun = view["stack"][-1:] in (["Scoring"], ["NextTurn"], ["Turn"])
    return begun and not any(seat["used"] for seat in view["seats"])


def columns(s: RailState) -> list[Text]:
    return [Text("sheet-player", {"seat": f"seat-{seat}"}) for seat in range(s.seats)]


def round_sheet(view: Json, s: RailState) -> Sheet:
    """Every line and industry as they have just been counted."""
    found = [round_points(s.kit, b) for b in s.boards]
    names = [line_name(s.kit, line) for line in range(len(LINES))] + ["source-industry"]
    rows = [Row(name=Text(name), values=[by[i] for by in found]) for i, name in enumerate(names)]
    rows.append(Row(name=Text("sheet-round-sum"), values=[sum(by) for by in found], strong=True))
    rows.append(Row(name=Text("sheet-total"), values=[b.points for b in s.boards]))
    return Sheet(title=Text("sheet-round", {"round": view["round"] - 1}), columns=columns(s), rows=rows)


def final_sheet(s: RailState) -> Sheet:
    rows = [
        Row(name=Text(f"source-{source}"), values=[b.sources[i] for b in s.boards])
        for i, source in enumerate(SOURCES)
        if any(b.sources[i] for b in s.boards)
    ]
    rows.append(Row(name=Text("sheet-total"), values=[b.points for b in s.boards], strong=True))
    return Sheet(title=Text("sheet-final"), columns=columns(s), rows=rows)
