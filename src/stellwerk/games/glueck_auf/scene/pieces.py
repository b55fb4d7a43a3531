"""Everything that lies on the table, as pieces with ids that never change and betray nothing."""

from typing import Final

from stellwerk.games.glueck_auf.model.card_names import NUMBER
from stellwerk.games.glueck_auf.model.components import (
    ASSIGNED_SHARE_VP,
    CARDS,
    DOCK_CRESTS,
    ENGINE_VP,
    FIVE,
    FIVE_LORRIES_VP,
    FULFILLED_ORDER_VP,
    INNOVATION_HIGH,
    OBJECTIVE_VP,
    PRINTED,
    SHARE_VP,
    SIZE,
    SPAN,
    STEPS_HIGH,
    STEPS_LOW,
    TOKEN_PAIR_VP,
    profile,
)
from stellwerk.games.glueck_auf.model.ids import CRESTS, HELPERS, KINDS, STACKS, ZONES
from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.games.glueck_auf.rules import innovations, zones
from stellwerk.games.glueck_auf.rules.workers import HELPER_PLACE, hand_of, sums
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Args, Piece, Text

Pieces = dict[str, Piece]
Face = tuple[dict[str, str], str]  # slots and class

DECKS: Final = {"L": "lorry", "W": "wagon", "E": "engine", "O": "order", "S": "share", "I": "innovation"}
DECK_OF: Final = {"lorry-a": "lorry", "lorry-b": "lorry", "wagon-a": "wagon", "wagon-b": "wagon"}
REWARD: Final = {
    "SHIFT": TOKEN_PAIR_VP,
    "GOALS": OBJECTIVE_VP,
    "ENG": ENGINE_VP,
    "SHA": ASSIGNED_SHARE_VP,
    "ORD": FULFILLED_ORDER_VP,
    "5L": FIVE_LORRIES_VP,
}
MANY: Final = {"SHIFT": 2, "5L": FIVE}  # of what is asked for at once
MINES: Final = ("mine-01", "mine-12", "mine-23")


def pieces(view: Json) -> Pieces:
    out: Pieces = {}
    view = {**view, "vp": profile(view["options"]["components"]).vp}
    put_display(view, out)
    put_tokens(view, out)
    put_workers(view, out)
    put_tray(view, out)
    for seat in range(view["players"]):
        put_player(view, seat, out)
    return out


# --- cards ---------------------------------------------------------------------


def kind_name(card: str) -> str:
    """What a card is, whichever copy."""
    return card.partition(".")[0]


def piece_id(card: str) -> str:
    return f"card:{card}"


def seat_name(seat: int) -> str:
    return f"seat-{seat}"


def size_of(card: str) -> int:
    """Lorries on a lorry card, or asked for by an order."""
    return SIZE[NUMBER[kind_name(card)]]


def worth(view: Json, card: str) -> int:
    points: int = view["vp"][NUMBER[kind_name(card)]]
    return points


def card(view: Json, name: str, zone: str, i: int, look: str = "", extra: dict[str, str] | None = None) -> Piece:
    """A card face up."""
    kind = kind_name(name)
    parts = kind.split("-")
    deck = DECKS.get(parts[0], "objective")
    slots, side = FACES[deck](worth(view, kind), parts)
    slots |= extra or {}
    if kind == "I-MIN":
        slots["figure"] = "{low}–{high}".format(**innovation_steps(view))
    return Piece(
        z=zone, i=i, k=deck, name=Text(kind), slots=slots, c=f"{side} {look}".strip(), notes=notes(view, kind, deck)
    )


def lorry_face(vp: int, parts: list[str]) -> Face:
    size = parts[2][0]
    slots = {"crest": f"sym-crest-{parts[1]}", "heap": f"sym-lorry-{size}"}
    if vp:
        slots["vp"] = str(vp)
    return slots, f"crest-{parts[1]}"


def wagon_face(_: int, parts: list[str]) -> Face:
    return {"crest": f"sym-crest-{parts[1]}"}, f"crest-{parts[1]}"


def engine_face(_: int, parts: list[str]) -> Face:
    return {"silhouette": f"sym-engine-{parts[1]}", "model": f"model-{parts[1]}"}, f"model-{parts[1]}"


def order_face(vp: int, parts: list[str]) -> Face:
    slots = {"picture": f"sym-place-{parts[1]}", "lorries": parts[2], "vp": str(vp)}
    return slots, f"to-{parts[1]}"


def share_face(_: int, parts: list[str]) -> Face:
    return {"picture": f"sym-place-{parts[1]}", "vp": str(SHARE_VP)}, f"to-{parts[1]}"


def innovation_face(_: int, parts: list[str]) -> Face:
    kind = "-".join(parts)
    if kind in HELPERS:
        span = SPAN[HELPERS.index(kind)]
        return {"picture": f"sym-crew-{span}", "figure": f"1–{span}"}, "ga-helper"
    slots = {"picture": f"sym-do-{parts[1]}"}
    return slots, "ga-deed"


def innovation_steps(view: Json) -> Args:
    """How many steps the mining innovation gives at this table."""
    return {"low": innovations.fewest_steps(Rulings(view["options"])), "high": INNOVATION_HIGH}


def objective_face(_: int, parts: list[str]) -> Face:
    what = parts[1]
    slots = {"vp": str(REWARD[what]), "what": f"sym-goal-{what}"}
    if what in MANY:
        slots["many"] = str(MANY[what])
    if what == "ENG":
        slots["picture"] = f"sym-engine-{parts[2]}"
        return slots, f"model-{parts[2]}"
    if len(parts) > 2:
        slots["picture"] = f"sym-place-{parts[2]}"
        return slots, f"to-{parts[2]}"
    return slots, ""


FACES: Final = {
    "lorry": lorry_face,
    "wagon": wagon_face,
    "engine": engine_face,
    "order": order_face,
    "share": share_face,
    "innovation": innovation_face,
    "objective": objective_face,
}


def notes(view: Json, kind: str, deck: str) -> list[Text]:
    """What a card does, and which of its values no public source states."""
    args: Args = {}
    key = f"note-{deck}"
    if deck == "lorry":
        args = {"size": SIZE[NUMBER[kind]], "vp": worth(view, kind)}
    elif deck == "order":
        args = {"lorries": SIZE[NUMBER[kind]], "vp": worth(view, kind)}
    elif kind in HELPERS:
        key, args = "note-helper", {"span": SPAN[HELPERS.index(kind)]}
    elif deck == "innovation":
        key, args = f"note-{kind}", innovation_steps(view) if kind == "I-MIN" else {}
    elif deck == "objective":
        what = kind.split("-")[1]
        key, args = f"note-goal-{what}", {"vp": REWARD[what]}
    elif deck == "share":
        args = {"vp": SHARE_VP}
    elif kind == "W-XX":
        key = "note-wild-wagon"
    fields = CARDS[kind].get("reconstructed", [])
    guess = [Text("note-guess", {"fields": [f"field-{field}" for field in fields]})] if fields else []
    return [Text(key, args), *guess]


def back(deck: str, zone: str, i: int, look: str = "") -> Piece:
    slots = {"deck": f"sym-deck-{deck}"}
    return Piece(z=zone, i=i, k="card-back", name=Text(f"back-{deck}"), slots=slots, c=look)


# --- the display -----------------------------------------------------------------


def put_display(view: Json, out: Pieces) -> None:
    payable = own_sums(view)
    for zone, seen in view["zones"].items():
        if zone in STACKS:
            put_stack(view, zone, out)
        else:
            out[f"action:{zone}"] = action(view, zone)
        need = seen["next"]
        look = "" if payable < 0 else "ga-can" if payable >> need & 1 else "ga-cannot"
        text = Text("piece-price", {"n": need})
        out[f"price:{zone}"] = Piece(
            z=f"price-{zone}", i=0, k="price", name=text, slots={"need": str(need)}, c=look, notes=[Text("note-price")]
        )


def put_stack(view: Json, stack: str, out: Pieces) -> None:
    """The top card lies open; of the rest one sees how many they are, and what the viewer put there."""
    seen = view["stacks"][stack]
    if not seen["left"]:
        return
    top = seen["top"]
    known = [Text("note-known", {"depth": int(d), "card": kind_name(name)}) for d, name in seen["known"].items()]
    out[f"pile:{stack}"] = Piece(
        z=f"pile-{stack}",
        i=0,
        k="pile",
        name=Text("piece-pile", {"zone": f"cell-{stack}", "count": seen["left"]}),
        slots={"count": str(seen["left"])} | ({} if seen["left"] < 2 else {"more": "yes"}),
        notes=known,
    )
    if top is None:
        out[f"covered:{stack}"] = back(DECK_OF.get(stack, stack), f"stack-{stack}", 0)
    else:
        out[piece_id(top)] = card(view, top, f"stack-{stack}", 0, "ga-full")


def action(view: Json, zone: str) -> Piece:
    slots = {"picture": f"sym-act-{'mine' if zone in MINES else zone}"}
    args: Args = {}
    if zone in MINES:
        at = ZONES.index(zone)
        low, high = zones.fewest_steps(Rulings(view["options"]), at), STEPS_HIGH[at]
        args = {"low": low, "high": high, "between": high - low - 1}
        slots["figure"] = f"{STEPS_LOW[at]}/{high}"
    elif zone == "wild":
        args = {"printed": PRINTED}
    key = "note-mine" if zone in MINES else f"note-{zone}"
    more = [Text("note-token")] if zone == "mine-01" else []
    return Piece(
        z=f"stack-{zone}", i=0, k="action", name=Text(f"cell-{zone}"), slots=slots, notes=[Text(key, args), *more]
    )


def own_sums(view: Json) -> int:
    """What the viewer's workers can make exactly, as bits; -1 for somebody who places none."""
    if view["seat"] is None or view["seat"] in view["passed"] or view["over"]:
        return -1
    own = view["seats"][view["seat"]]
    helpers = sum(HELPER_PLACE[HELPERS.index(kind_name(c))] for c in own["innovations"] if kind_name(c) in HELPERS)
    return sums(hand_of(own["workers"]), helpers, Rulings(view["options"]).combined)


# --- workers -----------------------------------------------------------------------


def put_workers(view: Json, out: Pieces) -> None:
    """Cards in the zones first, then those in hand: so every card keeps its number through the whole shift."""
    spent: dict[tuple[int, str], int] = {}
    for zone, seen in view["zones"].items():
        i = 0
        for use in seen["uses"]:
            values = [value for value in use["payment"].split("+") if value.isdigit() and value != "0"]
            for value in values:
                key = (use["seat"], value)
                out[worker_id(use["seat"], value, spent.get(key, 0))] = worker(use["seat"], value, f"crew-{zone}", i)
                spent[key] = spent.get(key, 0) + 1
                i += 1
            for name in use["innovations"]:
                out[piece_id(name)] = card(view, name, f"crew-{zone}", i, f"seat-{use['seat']} ga-hired")
                i += 1
    for seat in range(view["players"]):
        for i, (value, copy) in enumerate(hand_cards(view, seat)):
            out[worker_id(seat, value, copy)] = worker(seat, value, f"workers-{seat}", i)


def hand_cards(view: Json, seat: int) -> list[tuple[str, int]]:
    """Value and number of the worker cards in hand, where they are known."""
    counts: list[int] = view["seats"][seat]["workers"] or []
    used = [
        value
        for seen in view["zones"].values()
        for use in seen["uses"]
        if use["seat"] == seat
        for value in use["payment"].split("+")
    ]
    return [(str(v + 1), used.count(str(v + 1)) + k) for v, n in enumerate(counts) for k in range(n)]


def worker_id(seat: int, value: str, copy: int) -> str:
    return f"worker:{seat}:{value}:{copy}"


def worker(seat: int, value: str, zone: str, i: int) -> Piece:
    slots = {"value": value, "crew": f"sym-crew-{value}", "emblem": f"sym-seat-{seat}"}
    text = Text("piece-worker", {"n": int(value), "seat": seat_name(seat)})
    return Piece(z=zone, i=i, k="worker", name=text, slots=slots, c=f"seat-{seat}")


# --- shift tokens --------------------------------------------------------------------


def put_tokens(view: Json, out: Pieces) -> None:
    """Those won lie with their owners, that of this shift waits for the last one at mining 0/1."""
    owners: list[int] = view["tokens"]
    now = len(owners) + 1
    for n in range(1, view["shifts"] + 1):
        if n < now:
            at, i = f"tokens-{owners[n - 1]}", owners[: n - 1].count(owners[n - 1])
        else:
            at, i = ("token", 0) if n == now else ("tokens", n - now - 1)
        look = f"seat-{owners[n - 1]}" if n < now else "ga-ahead" if n > now else ""
        text = Text("piece-token", {"n": n})
        out[f"token:{n}"] = Piece(
            z=at, i=i, k="token", name=text, slots={"number": str(n)}, c=look, notes=[Text("note-token")]
        )
    drawn = now == 1 and view["miner"] is None and Rulings(view["options"]).first_token_random
    if now <= view["shifts"] and not drawn:
        heir = view["starter"] if view["miner"] is None else view["miner"]
        slots = {"who": seat_name(heir), "emblem": f"sym-seat-{heir}", "word": "word-heir"}
        text = Text("piece-claim", {"seat": seat_name(heir)})
        out["heir"] = Piece(
            z="claim", i=0, k="claim", name=text, slots=slots, c=f"seat-{heir}", notes=[Text("note-token")]
        )


# --- what is in somebody's hands right now ----------------------------------------------


def put_tray(view: Json, out: Pieces) -> None:
    if view["held"] is not None:
        out[piece_id(view["held"])] = card(view, view["held"], "tray", 0, "ga-full")
    wild = view["wild"]
    if wild is None:
        return
    first = 1 if view["held"] is not None else 0
    if wild["cards"] is None:
        deck = DECK_OF.get(wild["stack"], wild["stack"])
        for i in range(wild["count"] + wild["returned_count"]):
            out[f"lifted:{i}"] = back(deck, "tray", first + i)
        return
    for i, name in enumerate(wild["cards"]):
        out[piece_id(name)] = card(view, name, "tray", first + i, "ga-full")
    for i, name in enumerate(wild["returned"]):
        out[piece_id(name)] = card(view, name, "tray", first + len(wild["cards"]) + i, "ga-full ga-returned")


# --- the players ---------------------------------------------------------------------


def put_player(view: Json, seat: int, out: Pieces) -> None:
    player = view["seats"][seat]
    row: list[str] = player["row"]
    for k, name in enumerate(row):
        look = "" if k else "ga-front"
        out[piece_id(name)] = card(view, name, f"row-{seat}", len(row) - 1 - k, look)
    for deck in ("storage", "shares", "objectives"):
        for i, name in enumerate(player[deck]):
            out[piece_id(name)] = card(view, name, f"{deck}-{seat}", i)
    for number, dock in enumerate(player["docks"], 1):
        put_dock(view, seat, number, dock, out)
    put_hand(view, seat, out)
    put_delivered(view, seat, out)


def put_dock(view: Json, seat: int, number: int, dock: Json, out: Pieces) -> None:
    at = f"{seat}-{number}"
    for i, wagon in enumerate(dock["wagons"]):
        if wagon["load"] is None:
            out[piece_id(wagon["card"])] = card(view, wagon["card"], f"train-{at}", i)
        else:
            out[piece_id(wagon["load"])] = loaded(view, wagon, f"train-{at}", i)
    if dock["engine"] is not None:
        out[piece_id(dock["engine"])] = card(view, dock["engine"], f"engine-{at}", 0)
    out[f"sign:{seat}:{number}"] = sign(view, seat, number, dock)


def loaded(view: Json, wagon: Json, zone: str, i: int) -> Piece:
    """A wagon with its load: the lorry card has come here, so it keeps the lorry's id."""
    load = card(view, wagon["load"], zone, i)
    slots = {name: value for name, value in load.slots.items() if name != "heap"}
    slots["lorries"] = str(size_of(wagon["load"]))
    text = Text("piece-loaded", {"wagon": kind_name(wagon["card"]), "lorry": kind_name(wagon["load"])})
    return Piece(z=zone, i=i, k="loaded", name=text, slots=slots, c=load.c, notes=load.notes)


def sign(view: Json, seat: int, number: int, dock: Json) -> Piece:
    """Number and crests of a dock, its lorries, and a signal that shows whether its train could leave."""
    crests = [name for i, name in enumerate(CRESTS) if DOCK_CRESTS[number - 1] >> i & 1]
    slots = {"number": str(number), "left": f"sym-chip-{crests[0]}", "right": f"sym-chip-{crests[1]}"}
    if dock["lorries"]:
        slots["lorries"] = str(dock["lorries"])
    ready = may_leave(view, seat, dock)
    slots["signal"] = "sym-signal-go" if ready else "sym-signal-stop"
    args: Args = {"dock": number, "lorries": dock["lorries"], "crests": [f"crest-{name}" for name in crests]}
    text = Text("piece-dock-ready" if ready else "piece-dock", args)
    return Piece(z=f"sign-{seat}-{number}", i=0, k="sign", name=text, slots=slots, c="ga-ready" if ready else "")


def may_leave(view: Json, seat: int, dock: Json) -> bool:
    """Whether a train could leave; of others one knows the train but not the orders."""
    if dock["engine"] is None:
        return False
    orders: list[str] | None = view["seats"][seat]["orders"]
    if orders is None:
        return bool(dock["lorries"]) and view["seats"][seat]["order_count"] > 0
    return any(size_of(order) <= dock["lorries"] for order in orders)


def most_lorries(player: Json) -> int:
    """On the fullest train that has an engine."""
    return max([dock["lorries"] for dock in player["docks"] if dock["engine"] is not None], default=0)


def put_hand(view: Json, seat: int, out: Pieces) -> None:
    player = view["seats"][seat]
    best = most_lorries(player)
    if player["orders"] is None:
        for i in range(player["order_count"]):
            out[f"order:{seat}:{i}"] = back("order", f"orders-{seat}", i)
    else:
        for i, name in enumerate(sorted(player["orders"], key=card_order)):
            fits = size_of(name) <= best
            extra = {"fits": "yes"} if fits else None
            out[piece_id(name)] = card(view, name, f"orders-{seat}", i, "ga-fits" if fits else "", extra)
    if player["innovations"] is None:
        for i in range(player["innovation_count"]):
            out[f"innovation:{seat}:{i}"] = back("innovation", f"innovations-{seat}", i)
    else:
        for i, name in enumerate(player["innovations"]):
            out[piece_id(name)] = card(view, name, f"innovations-{seat}", i)


def card_order(name: str) -> int:
    return KINDS.index(kind_name(name))


def put_delivered(view: Json, seat: int, out: Pieces) -> None:
    """The owner may look through the stack; the others only saw how many cards went there."""
    player = view["seats"][seat]
    zone = f"delivered-{seat}"
    if player["delivered"] is None:
        for i in range(sum(player["delivered_count"].values())):
            out[f"delivered:{seat}:{i}"] = back("delivered", zone, i)
    else:
        for i, name in enumerate(player["delivered"]):
            out[piece_id(name)] = card(view, name, zone, i)
