"""The station sign, and the sentence below it: what is wanted, and of whom."""

from typing import Final

from stellwerk.games.railroads.model.state import RailState
from stellwerk.games.railroads.scene.symbols import as_arg
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Args, Text
from stellwerk.stage.words import kebab

SAME_QUESTION: Final = {"RepeatEngineer": "Repeat", "RepeatWhole": "Repeat", "RepeatTwo": "Repeat"}
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("workers", "coins"),
    "effects": ("effects",),
    "place-loco": ("number", "chain"),
    "replace-factory": ("factory",),
    "close-foundry": ("foundry",),
    "give-coal": ("coal",),
}


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
    if s.parts.solo:
        return Text("prompt-over-solo", {"points": s.boards[0].points})
    totals = [b.points for b in s.boards]
    best = [f"seat-{seat}" for seat, total in enumerate(totals) if total == max(totals)]
    return Text("prompt-over", {"seats": best})


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
