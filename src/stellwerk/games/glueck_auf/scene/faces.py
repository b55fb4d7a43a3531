"""What every card looks like, and what it does at this table."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from stellwerk.games.glueck_auf.model.card_names import NUMBER
from stellwerk.games.glueck_auf.model.components import (
    ASSIGNED_SHARE_VP,
    CARDS,
    ENGINE_VP,
    FIVE,
    FIVE_LORRIES_VP,
    FULFILLED_ORDER_VP,
    INNOVATION_HIGH,
    OBJECTIVE_VP,
    SHARE_VP,
    SIZE,
    SPAN,
    TOKEN_PAIR_VP,
    profile,
)
from stellwerk.games.glueck_auf.model.ids import HELPERS, KINDS
from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.games.glueck_auf.model.take_in import all_options
from stellwerk.games.glueck_auf.rules import innovations
from stellwerk.stage.wire import Args, Piece, Text

Look = tuple[dict[str, str], str]  # slots and class

DECKS: Final = {"L": "lorry", "W": "wagon", "E": "engine", "O": "order", "S": "share", "I": "innovation"}
REWARD: Final = {
    "SHIFT": TOKEN_PAIR_VP,
    "GOALS": OBJECTIVE_VP,
    "ENG": ENGINE_VP,
    "SHA": ASSIGNED_SHARE_VP,
    "ORD": FULFILLED_ORDER_VP,
    "5L": FIVE_LORRIES_VP,
}
MOST_CARDS: Final = 1024
MANY: Final = {"SHIFT": 2, "5L": FIVE}  # of what is asked for at once


class Face(NamedTuple):
    """The printed side of a kind of card."""

    deck: str
    name: Text
    slots: dict[str, str]
    side: str
    notes: list[Text]


class Faces:
    """All cards as the component file and the rulings of a table have them."""

    __slots__ = ("card", "faces", "fanned", "rulings", "vp")

    def __init__(self, options: dict[str, Any]) -> None:
        chosen = all_options(options)
        self.rulings = Rulings(chosen)
        self.vp = profile(chosen["components"]).vp
        self.faces = {kind: face(kind, self.vp[NUMBER[kind]], self.rulings) for kind in KINDS}
        self.card = lru_cache(maxsize=MOST_CARDS)(self.draw)  # most cards lie where they lay a move ago
        self.fanned = lru_cache(maxsize=MOST_CARDS)(self.draw_in_fan)

    def draw(self, name: str, zone: str, i: int, look: str = "") -> Piece:
        """A card face up."""
        deck, text, slots, side, notes = self.faces[kind_name(name)]
        return Piece(z=zone, i=i, k=deck, name=text, slots=slots, c=f"{side} {look}".strip(), notes=notes)

    def draw_in_fan(self, name: str, zone: str, i: int, look: str = "", fits: bool = False) -> Piece:
        """On a player's board, where only the left edge of most cards is seen: what counts stands there."""
        card = self.card(name, zone, i, look)
        match name[0]:
            case "L":
                return lorry_in_fan(card, size_of(name))
            case "O":
                return order_in_fan(card, fits)
            case "S":
                return share_tag(card)
        return replace(card, k="objective-fan")


def kind_name(card: str) -> str:
    """What a card is, whichever copy."""
    return card.partition(".")[0]


def size_of(card: str) -> int:
    """Lorries on a lorry card, or asked for by an order."""
    return SIZE[NUMBER[kind_name(card)]]


def face(kind: str, vp: int, rulings: Rulings) -> Face:
    parts = kind.split("-")
    deck = DECKS.get(parts[0], "objective")
    slots, side = LOOKS[deck](vp, parts)
    steps: Args = {"low": innovations.fewest_steps(rulings), "high": INNOVATION_HIGH}
    if kind == "I-MIN":
        slots["figure"] = "{low}–{high}".format(**steps)
    return Face(deck, Text(kind), slots, side, notes(kind, deck, vp, steps))


def lorry_look(vp: int, parts: list[str]) -> Look:
    size = parts[2][0]
    slots = {"crest": f"sym-crest-{parts[1]}", "heap": f"sym-lorry-{size}"}
    if vp:
        slots["vp"] = str(vp)
    return slots, f"crest-{parts[1]}"


def wagon_look(_: int, parts: list[str]) -> Look:
    return {"crest": f"sym-crest-{parts[1]}"}, f"crest-{parts[1]}"


def engine_look(_: int, parts: list[str]) -> Look:
    return {"silhouette": f"sym-engine-{parts[1]}", "model": f"model-{parts[1]}"}, f"model-{parts[1]}"


def order_look(vp: int, parts: list[str]) -> Look:
    slots = {"picture": f"sym-place-{parts[1]}", "lorries": parts[2], "vp": str(vp)}
    return slots, f"to-{parts[1]}"


def share_look(_: int, parts: list[str]) -> Look:
    return {"picture": f"sym-place-{parts[1]}", "vp": str(SHARE_VP)}, f"to-{parts[1]}"


def innovation_look(_: int, parts: list[str]) -> Look:
    kind = "-".join(parts)
    if kind in HELPERS:
        span = SPAN[HELPERS.index(kind)]
        return {"picture": f"sym-crew-{span}", "figure": f"1–{span}"}, "ga-helper"
    return {"picture": f"sym-do-{parts[1]}"}, "ga-deed"


def objective_look(_: int, parts: list[str]) -> Look:
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


LOOKS: Final = {
    "lorry": lorry_look,
    "wagon": wagon_look,
    "engine": engine_look,
    "order": order_look,
    "share": share_look,
    "innovation": innovation_look,
    "objective": objective_look,
}


def notes(kind: str, deck: str, vp: int, steps: Args) -> list[Text]:
    """What a card does, and which of its values no public source states."""
    args: Args = {}
    key = f"note-{deck}"
    if deck == "lorry":
        args = {"size": SIZE[NUMBER[kind]], "vp": vp}
    elif deck == "order":
        args = {"lorries": SIZE[NUMBER[kind]], "vp": vp}
    elif kind in HELPERS:
        key, args = "note-helper", {"span": SPAN[HELPERS.index(kind)]}
    elif deck == "innovation":
        key, args = f"note-{kind}", steps if kind == "I-MIN" else {}
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


def lorry_in_fan(lorry: Piece, size: int) -> Piece:
    slots = {name: value for name, value in lorry.slots.items() if name != "heap"}
    return replace(lorry, k="lorry-fan", slots=slots | ({"two": "yes"} if size > 1 else {}))


def order_in_fan(order: Piece, fits: bool) -> Piece:
    if not fits:
        return replace(order, k="order-fan")
    return replace(order, k="order-fan", slots=order.slots | {"fits": "yes"}, c=f"{order.c} ga-fits")


def share_tag(share: Piece) -> Piece:
    """A share that somebody holds: what counts is its destination."""
    return replace(share, k="share-tag", slots={"picture": share.slots["picture"]})
