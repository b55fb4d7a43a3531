"""The table as one viewer sees it: what lies where, the sign, what is wanted, and everybody at a glance."""

from typing import Any, Final

from stellwerk.games.nimm_den_zug.board import board
from stellwerk.games.nimm_den_zug.components import Components, components
from stellwerk.games.nimm_den_zug.ids import LOCOS
from stellwerk.games.nimm_den_zug.offers import offers
from stellwerk.games.nimm_den_zug.pieces import bid_word, pieces, seat_name
from stellwerk.games.nimm_den_zug.state import SOURCES
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Args, Figure, Picture, Row, Sheet, Strip, Text

__all__ = ["board", "offers", "picture"]

MONEY: Final = "money"
TRAIN_ROWS: Final = (1, 2, 3)

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


def picture(view: Json) -> Picture:
    c = components(view["options"]["components"])
    step = view["step"]
    return Picture(
        pieces=pieces(view),
        sign=sign(view, c),
        prompt=prompt(view, c),
        strips=[strip(view, c, seat) for seat in range(view["players"])],
        rule="" if step is None else step["rule"],
        sheet=sheet(view),
    )


# --- the station sign and the sentence below it --------------------------------


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


def kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


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


# --- everybody at a glance ---------------------------------------------------------


def strip(view: Json, c: Components, seat: int) -> Strip:
    """Money (a secret, but one's own), what counts in this phase, and goals used."""
    player = view["seats"][seat]
    figures = [Figure(name=Text("figure-money"), value=player["money"], unit=MONEY, icon="sym-coins")]
    figures += loco_figures(player, c) if view["phase"] == "auction" else wagon_figures(view, player)
    figures.append(Figure(name=Text("figure-goals"), value=len(player["used"]), icon="sym-goal-mark"))
    return Strip(seat=seat, figures=figures, state=standing(view, seat), notes=notes(view, seat))


def loco_figures(player: Json, c: Components) -> list[Figure]:
    locos = [train["loco"] for train in player["trains"] if train["loco"] is not None]
    substitutes = sum(train["substitute"] for train in player["trains"])
    power = sum(c.power[LOCOS.index(name)] for name in locos)
    return [
        Figure(name=Text("figure-locos"), value=len(locos) + substitutes, icon="sym-steam-mark"),
        Figure(name=Text("figure-power"), value=power, icon="sym-power"),
    ]


def wagon_figures(view: Json, player: Json) -> list[Figure]:
    wagons = sum(len(train["wagons"]) for train in player["trains"])
    out = [Figure(name=Text("figure-wagons"), value=wagons, icon="sym-wagon-mark")]
    if view["phase"] == "wagons":  # afterwards it is paid
        out.append(Figure(name=Text("figure-profit"), value=profit(player), unit=MONEY, icon="sym-profit"))
    return out


def profit(player: Json) -> int:
    """What the trains would pay if the round ended now."""
    total: int = sum(train["profit"] for train in player["trains"])
    return total


def standing(view: Json, seat: int) -> Any:
    player = view["seats"][seat]
    if seat in view["waiting"]:
        return "asked"
    if player["answered"]:
        return "answered"
    return "out" if player["out"] and view["phase"] == "auction" else "waits"


def notes(view: Json, seat: int) -> list[Text]:
    player = view["seats"][seat]
    out: list[Text] = []
    if view["phase"] == "auction" and seat == view["starter"] and view["method"] not in (None, "draft"):
        out.append(Text("strip-starter"))
    if seat in view["passed"]:
        out.append(Text(bid_word(view, seat)))
    if player["tile"]:
        out.append(Text("strip-tile", {"tile": player["tile"]}))
    return out


# --- summaries -------------------------------------------------------------------------


def sheet(view: Json) -> Sheet | None:
    """Profits after a round, where the money came from after the last."""
    if view["phase"] == "ended":
        return profit_sheet(view)
    return final_sheet(view) if view["phase"] == "over" else None


def columns(view: Json) -> list[Text]:
    return [Text("sheet-player", {"seat": seat_name(seat)}) for seat in range(view["players"])]


def profit_sheet(view: Json) -> Sheet:
    """Every train's profit, and the goals that may still be handed in."""
    paid: list[list[int]] = view["profits"]
    rows = [Row(name=Text("sheet-train", {"train": n}), values=[by[n - 1] for by in paid]) for n in TRAIN_ROWS]
    rows.append(Row(name=Text("sheet-total"), values=[sum(by) for by in paid], strong=True))
    money = [player["money"] for player in view["seats"]]
    if any(value is not None for value in money):
        rows.append(Row(name=Text("figure-money"), values=money))
    return Sheet(title=Text("sheet-profit", {"round": view["round"]}), columns=columns(view), rows=rows, unit=MONEY)


def final_sheet(view: Json) -> Sheet:
    seats = view["seats"]
    rows = [
        Row(name=Text(f"source-{source}"), values=[player["ledger"][source] for player in seats])
        for source in SOURCES
        if any(player["ledger"][source] for player in seats)
    ]
    rows.append(Row(name=Text("figure-money"), values=[player["money"] for player in seats], strong=True))
    won = winners(view)
    used = [Text("sheet-goals", {"seat": seat_name(i), "count": len(seats[i]["used"])}) for i in range(len(seats))]
    text = Text("prompt-over", {"seats": [seat_name(seat) for seat in won]})
    return Sheet(title=Text("sheet-final"), columns=columns(view), rows=rows, unit=MONEY, notes=[text, *used])


def winners(view: Json) -> list[int]:
    """Most money; among equals most goal tiles used."""
    keys = [(player["money"], len(player["used"])) for player in view["seats"]]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]
