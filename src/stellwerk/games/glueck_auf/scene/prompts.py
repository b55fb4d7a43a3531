"""The station sign, and the sentence below it: what is wanted, and of whom."""

from typing import Final

from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.games.glueck_auf.scene.pieces import kind_name, seat_name
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Args, Text
from stellwerk.stage.words import kebab

# the numbers and names in each sentence: of the viewer, and of others
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("workers", "bound"),
    "payment": ("zone", "need"),
    "couple-wagon": ("card",),
    "place-engine": ("card",),
    "choose-twin": ("cards",),
    "mining": ("left", "least"),
    "delivery": ("gone",),
    "return-cards": ("zone",),
}
WAITED: Final[dict[str, tuple[str, ...]]] = {
    "payment": ("seats", "zone", "need"),
    "couple-wagon": ("seats", "card"),
    "place-engine": ("seats", "card"),
    "mining": ("seats", "left"),
    "keep-one": ("seats", "zone"),
    "return-cards": ("seats", "zone"),
}


def open_step(view: Json) -> Json | None:
    """The question being asked, if somebody is asked."""
    step: Json | None = view["steps"][-1] if view["waiting"] and view["steps"] else None
    return step


def winners(view: Json) -> list[int]:
    """Most points; among equals the holder of the last token, or as the table has agreed."""
    totals = [sum(player["points"].values()) for player in view["seats"]]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    owners: list[int] = view["tokens"]
    if view["options"]["tie"] == "shared":
        return [owners[-1]] if owners[-1] in tied else tied
    latest = {seat: max([n for n, owner in enumerate(owners) if owner == seat], default=-1) for seat in tied}
    return [seat for seat in tied if latest[seat] == max(latest.values())]


def sign(view: Json) -> list[Text]:
    """The shift, what is being done, and who may still act."""
    out = [Text("sign-shift", {"shift": view["shift"], "shifts": view["shifts"]})]
    if view["over"]:
        return [*out, Text("sign-over")]
    step = open_step(view)
    if step is None:
        return [Text("sign-end")]
    out.append(Text(f"sign-{kebab(step['step'])}"))
    if view["passed"]:
        out.append(Text("sign-passed", {"seats": [seat_name(seat) for seat in view["passed"]]}))
    return out


def prompt(view: Json) -> Text:
    """What is wanted, and of whom."""
    if view["over"]:
        return Text("prompt-over", {"seats": [seat_name(seat) for seat in winners(view)]})
    step = open_step(view)
    if step is None:
        return Text("prompt-on")
    name = kebab(step["step"])
    known = question(view, step)
    if view["seat"] in view["waiting"]:
        return Text(f"prompt-{name}", {key: known[key] for key in ASKED.get(name, ())})
    return Text(f"wait-{name}", {key: known[key] for key in WAITED.get(name, ("seats",))})


def question(view: Json, step: Json) -> Args:
    """Numbers and names of the open question."""
    zone = step.get("zone") or (view["wild"] or {}).get("stack")
    spent = step.get("spent", 0)
    asked = view["seats"][view["turn"]]
    return {
        "seats": [seat_name(seat) for seat in view["waiting"]],
        "workers": asked["worker_total"] or 0,
        "bound": "yes" if view["committed"] and not Rulings(view["options"]).pass_after_innovation else "no",
        "zone": "" if zone is None else f"cell-{zone}",
        "need": view["zones"][step["zone"]]["next"] if "zone" in step else 0,
        "card": "card" if view["held"] is None else kind_name(view["held"]),
        "cards": f"cards-{step.get('cards', 'lorry')}",
        "left": step.get("high", 0) - spent,
        "least": max(0, step.get("low", 0) - spent),
        "gone": "no" if step.get("model") is None else "yes",
    }
