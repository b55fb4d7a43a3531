"""The station sign, and the sentence below it: what is wanted, and of whom."""

from typing import Final

from stellwerk.games.nimm_den_zug.model.components import Components
from stellwerk.games.nimm_den_zug.model.ids import LOCOS
from stellwerk.games.nimm_den_zug.scene.pieces import seat_name
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Args, Text
from stellwerk.stage.words import kebab

# the numbers and names in each sentence: of the viewer, and of others
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "pick-loco": ("money",),
    "opening-bid": ("loco", "power"),
    "bidding": ("leader", "bid", "loco", "least"),
    "sealed-bid": ("starts", "loco", "power"),
    "second-bid": ("first", "loco"),
    "name-winner": ("loco", "seats"),
    "name-next": ("seats",),
    "name-leader": ("seats",),
    "choose-loco": ("first",),
    "counting": ("leader", "bid", "loco", "number", "least"),
    "timed-counting": ("leader", "bid", "loco", "number", "least"),
    "flip-loco": ("draft", "money", "pays"),
    "wagon-turn": ("replaced", "price"),
    "replacing": ("chosen", "price"),
}
WAITED: Final[dict[str, tuple[str, ...]]] = {
    "opening-bid": ("seats", "loco"),
    "bidding": ("leader", "bid", "loco", "seats"),
    "sealed-bid": ("loco", "seats"),
    "second-bid": ("loco", "seats"),
    "counting": ("leader", "bid", "loco", "number", "seats"),
    "timed-counting": ("leader", "bid", "loco", "number"),
}


def winners(view: Json) -> list[int]:
    """Most money; among equals most goal tiles used."""
    keys = [(player["money"], len(player["used"])) for player in view["seats"]]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]


def sign(view: Json, c: Components) -> list[Text]:
    """Round, phase, and what is special about it."""
    out = [Text("sign-round", {"round": view["round"], "rounds": c.rounds}), Text(f"sign-{view['phase']}")]
    if view["phase"] == "auction" and view["method"] is not None:
        out.append(Text(f"method-{view['method']}"))
    elif view["phase"] == "wagons":
        out.append(Text("sign-limit", {"wagons": view["last_wagon"]}))
    return out


def prompt(view: Json, c: Components) -> Text:
    """What is wanted, and of whom."""
    if view["phase"] == "over":
        return Text("prompt-over", {"seats": [seat_name(seat) for seat in winners(view)]})
    asked: list[int] = view["waiting"]
    if not asked or view["step"] is None:
        return Text("prompt-on")
    step = kebab(view["step"]["step"])
    me = view["seat"]
    if me in asked:
        known = {**table_args(view), **own_args(view, c, me)}
        return Text(f"prompt-{step}", {name: known[name] for name in ASKED.get(step, ())})
    known = {**table_args(view), "seats": [seat_name(seat) for seat in asked]}
    return Text(f"wait-{step}", {name: known[name] for name in WAITED.get(step, ("seats",))})


def table_args(view: Json) -> Args:
    """What everybody knows about the auction."""
    return {
        "bid": view["bid"],
        "number": view["count"],
        "loco": "piece-loco" if view["lot"] is None else f"loco-{view['lot']}",
        "leader": "" if view["leader"] is None else seat_name(view["leader"]),
    }


def own_args(view: Json, c: Components, me: int) -> Args:
    """The numbers of the viewer's own question."""
    own = view["seats"][me]
    bids = view["bids"]
    chosen = len(view["replacing"])
    per_card = view["options"]["replace-price"] == "per-card"
    return {
        "money": own["money"],
        "power": 0 if view["lot"] is None else c.power[LOCOS.index(view["lot"])],
        "least": view["least"],
        "starts": "yes" if me == view["starter"] else "no",
        "first": (bids[me] or 0) if bids else 0,
        "price": (own["price"] or 0) * (max(1, chosen) if per_card else 1),
        "chosen": chosen,
        "replaced": "yes" if view["replaced"] and view["options"]["replace-times"] == "once" else "no",
        "draft": own["draft_price"] or 0,
        "pays": "yes" if (own["draft_price"] or 0) <= own["money"] else "no",
        "seats": [seat_name(seat) for seat in view["tied"]],
    }
