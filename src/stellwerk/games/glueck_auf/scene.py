"""The table as one viewer sees it: what lies where, the sign, what is wanted, and everybody at a glance."""

from typing import Any, Final

from stellwerk.games.glueck_auf.board import board
from stellwerk.games.glueck_auf.offers import offers
from stellwerk.games.glueck_auf.options import Rulings
from stellwerk.games.glueck_auf.pieces import kind_name, pieces, seat_name
from stellwerk.games.glueck_auf.scoring import SOURCES
from stellwerk.games.glueck_auf.steps import STEPS
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Args, Figure, Picture, Row, Sheet, Strip, Text

__all__ = ["board", "offers", "picture"]

POINTS: Final = "points"

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


def picture(view: Json) -> Picture:
    step = open_step(view)
    return Picture(
        pieces=pieces(view),
        sign=sign(view),
        prompt=prompt(view),
        strips=[strip(view, seat) for seat in range(view["players"])],
        rule="" if step is None else STEPS[step["step"]].rule,
        sheet=sheet(view),
    )


def open_step(view: Json) -> Json | None:
    """The question being asked, if somebody is asked."""
    step: Json | None = view["steps"][-1] if view["waiting"] and view["steps"] else None
    return step


# --- the station sign and the sentence below it --------------------------------


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


def kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


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


# --- everybody at a glance ---------------------------------------------------------


def strip(view: Json, seat: int) -> Strip:
    """Points (a secret, but one's own), workers left, orders in hand, orders fulfilled."""
    player = view["seats"][seat]
    points = None if player["points"] is None else sum(player["points"].values())
    figures = [
        Figure(name=Text("figure-points"), value=points, icon="sym-points"),
        Figure(name=Text("figure-workers"), value=player["worker_total"], icon="sym-helmet"),
        Figure(name=Text("figure-orders"), value=player["order_count"], icon="sym-order-mark"),
        Figure(name=Text("figure-delivered"), value=player["delivered_count"]["orders"], icon="sym-delivered-mark"),
    ]
    return Strip(seat=seat, figures=figures, state=standing(view, seat), notes=notes(view, seat))


def standing(view: Json, seat: int) -> Any:
    if seat in view["waiting"]:
        return "asked"
    return "out" if view["seats"][seat]["passed"] and not view["over"] else "waits"


def notes(view: Json, seat: int) -> list[Text]:
    if view["over"]:
        return []
    out: list[Text] = []
    if seat == view["starter"]:
        out.append(Text("strip-starter"))
    if seat == view["miner"]:
        out.append(Text("strip-miner"))
    return out


# --- summaries -------------------------------------------------------------------------


def sheet(view: Json) -> Sheet | None:
    """What everybody has done when a shift is over, the five categories when the game is."""
    if view["over"]:
        return final_sheet(view)
    return shift_sheet(view) if len(view["passed"]) == view["players"] else None


def columns(view: Json) -> list[Text]:
    return [Text("sheet-player", {"seat": seat_name(seat)}) for seat in range(view["players"])]


def shift_sheet(view: Json) -> Sheet:
    seats = view["seats"]
    rows = [
        Row(name=Text("sheet-orders"), values=[player["delivered_count"]["orders"] for player in seats]),
        Row(name=Text("sheet-trains"), values=[lorries(player) for player in seats]),
        Row(name=Text("figure-orders"), values=[player["order_count"] for player in seats]),
        Row(name=Text("cell-share"), values=[len(player["shares"]) for player in seats]),
        Row(name=Text("cell-objective"), values=[len(player["objectives"]) for player in seats]),
        Row(name=Text("spot-tokens"), values=[len(player["tokens"]) for player in seats]),
    ]
    totals = [None if player["points"] is None else sum(player["points"].values()) for player in seats]
    if any(total is not None for total in totals):
        rows.append(Row(name=Text("figure-points"), values=totals, strong=True))
    owners: list[int] = view["tokens"]
    said = [Text("sheet-token", {"seat": seat_name(owners[-1]), "n": len(owners)})] if owners else []
    return Sheet(
        title=Text("sheet-shift", {"shift": max(1, len(owners))}), columns=columns(view), rows=rows, notes=said
    )


def lorries(player: Json) -> int:
    """On all trains that have not left yet."""
    total: int = sum(dock["lorries"] for dock in player["docks"])
    return total


def final_sheet(view: Json) -> Sheet:
    seats = view["seats"]
    rows = [
        Row(name=Text(f"source-{source}"), values=[player["points"][source] for player in seats]) for source in SOURCES
    ]
    totals = [sum(player["points"].values()) for player in seats]
    rows.append(Row(name=Text("figure-points"), values=totals, strong=True))
    text = Text("prompt-over", {"seats": [seat_name(seat) for seat in winners(view)]})
    return Sheet(title=Text("sheet-final"), columns=columns(view), rows=rows, unit=POINTS, notes=[text])


def winners(view: Json) -> list[int]:
    """Most points; among equals the holder of the last token, or as the table has agreed."""
    totals = [sum(player["points"].values()) for player in view["seats"]]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    owners: list[int] = view["tokens"]
    if view["options"]["tie"] == "shared":
        return [owners[-1]] if owners[-1] in tied else tied
    latest = {seat: max([n for n, owner in enumerate(owners) if owner == seat], default=-1) for seat in tied}
    return [seat for seat in tied if latest[seat] == max(latest.values())]
