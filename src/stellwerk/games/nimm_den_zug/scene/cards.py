"""What is printed on everything in the box."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import structs

from stellwerk.games.nimm_den_zug.model.components import Components
from stellwerk.games.nimm_den_zug.model.ids import CARDS, DRIVES, GOALS, KINDS, LOCOS, OF_DRIVE, OF_KIND
from stellwerk.stage.wire import Piece, Text

SYMBOLS: Final = {
    "SP-BIN": "sym-bin",
    "SP-LONG": "sym-long",
    "SP-PLUS": "sym-plus",
    "SP-600": "sym-bonus",
    "SP-DBL": "sym-double",
}
GOAL_SYMBOLS: Final = {
    "G01": "sym-goal-two",
    "G02": "sym-goal-special",
    "G03": "sym-goal-each",
    "G04": "sym-goal-first",
    "G05": "sym-goal-last",
    "G06": "sym-goal-ten",
    "G16": "sym-goal-mixed",
    "G17": "sym-goal-fastest",
    "G18": "sym-goal-slowest",
}
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII")


def dollars(amount: int) -> str:
    """For a slot: every viewer reads amounts as their language writes them."""
    return f"{{money:{amount}}}"


def seat_name(seat: int) -> str:
    return f"seat-{seat}"


def as_arg(text: Text) -> dict[str, Any]:
    return {"m": text.m, "a": text.a}


def card_text(c: Components, card: str) -> Text:
    """A wagon or special card as the log names it, too."""
    if card.startswith("SP-"):
        return Text(f"special-{card}", {"bonus": c.bonus})
    number = CARDS.index(card)
    return Text(f"wagon-{KINDS[c.kind[number]]}", {"value": c.value[number]})


def guessed(c: Components, name: str) -> list[Text]:
    """A mark on values that no public source states."""
    fields = c.reconstructed.get(name, [])
    return [Text("note-guess", {"fields": [f"field-{field}" for field in fields]})] if fields else []


class Cards:
    """The cards and goal tiles of a table: each is drawn once, and then only laid somewhere."""

    __slots__ = ("c", "faces")

    def __init__(self, c: Components) -> None:
        self.c = c
        self.faces: dict[str, Piece] = {}

    def lay(self, draw: Callable[[Components, str], Piece], name: str, zone: str, i: int, look: str) -> Piece:
        face = self.faces.get(name)
        if face is None:
            face = self.faces[name] = draw(self.c, name)
        return structs.replace(face, z=zone, i=i, c=f"{face.c} {look}".strip())

    def loco(self, name: str, zone: str, i: int, look: str = "") -> Piece:
        return self.lay(loco, name, zone, i, look)

    def card(self, name: str, zone: str, i: int, look: str = "") -> Piece:
        """A wagon or a special card."""
        return self.lay(special if name.startswith("SP-") else wagon, name, zone, i, look)

    def goal(self, name: str, zone: str, i: int, look: str = "") -> Piece:
        return self.lay(goal, name, zone, i, look)

    def used_goal(self, name: str, zone: str, i: int, look: str) -> Piece:
        laid = self.lay(goal, name, zone, i, f"nz-used {look}")
        return structs.replace(laid, slots={**laid.slots, "done": "yes"})

    def copy(self, front: str, zone: str, i: int, look: str) -> Piece:
        """The double wagon looks like the one in front of it."""
        laid = self.card(front, zone, i, look)
        name = Text("piece-copy", {"card": as_arg(laid.name)})
        return structs.replace(
            laid, name=name, slots={**laid.slots, "copy": "yes"}, notes=[Text("note-copy"), *laid.notes]
        )

    def plus(self, zone: str, look: str) -> Piece:
        """The +1 card beside a locomotive."""
        laid = self.card("SP-PLUS", zone, 0, look)
        return structs.replace(laid, k="plus", slots={})


def loco(c: Components, name: str) -> Piece:
    number = LOCOS.index(name)
    drive = DRIVES[c.drive[number]]
    figures = {"power": c.power[number], "speed": c.speed[number], "multiplier": c.multiplier[number]}
    return Piece(
        z="",
        i=0,
        k="loco",
        name=Text(f"loco-{name}"),
        slots={
            "power": str(c.power[number]),
            "speed": str(c.speed[number]),
            "mult": f"×{c.multiplier[number]}",
            "silhouette": f"sym-{drive}",
            "id": ROMAN[int(name[1:]) - 1],
        },
        c=f"drive-{drive}",
        notes=[Text("note-loco", {"drive": f"drive-{drive}", **figures}), *guessed(c, name)],
    )


def wagon(c: Components, card: str) -> Piece:
    number = CARDS.index(card)
    kind = KINDS[c.kind[number]]
    slots = {
        "value": dollars(c.value[number]),
        "silhouette": f"sym-{kind}",
        "mark": f"sym-{kind}-mark",
        "kind": f"kind-{kind}",
    }
    return Piece(z="", i=0, k="wagon", name=card_text(c, card), slots=slots, c=f"kind-{kind}", notes=guessed(c, card))


def special(c: Components, card: str) -> Piece:
    slots = {"silhouette": SYMBOLS[card]}
    if card == "SP-PLUS":
        slots["figure"] = "+1"
    elif card == "SP-600":
        slots["figure"] = f"+{dollars(c.bonus)}"
    else:
        slots["title"] = f"title-{card}"
    args = {"bonus": c.bonus, "wagons": c.last_wagon_longer}
    return Piece(z="", i=0, k="special", name=card_text(c, card), slots=slots, notes=[Text(f"note-{card}", args)])


def goal(c: Components, name: str) -> Piece:
    number = GOALS.index(name)
    slots = {"bonus": dollars(c.goal_bonus[number]), "caption": f"caption-{name}"}
    if OF_KIND <= number < OF_KIND + len(KINDS):
        slots["picture"] = f"sym-{KINDS[number - OF_KIND]}-mark"
        slots["many"] = f"{c.goal_want[number]}×"
    elif number in OF_DRIVE:
        slots["picture"] = f"sym-{DRIVES[OF_DRIVE.index(number)]}-mark"
        slots["many"] = f"{c.goal_want[number]}×"
    else:
        slots["picture"] = GOAL_SYMBOLS[name]
    notes = [Text("note-goal", {"bonus": c.goal_bonus[number]})]
    return Piece(z="", i=0, k="goal", name=Text(f"goal-{name}"), slots=slots, notes=notes)


def substitute(zone: str, look: str) -> Piece:
    slots = {"name": "piece-substitute"}
    return Piece(
        z=zone, i=0, k="substitute", name=Text(slots["name"]), slots=slots, c=look, notes=[Text("note-substitute")]
    )


def back(kind: str, zone: str, i: int, count: int = 0, look: str = "") -> Piece:
    """A card face down, or a whole stack of them with its number."""
    if count:
        slots = {"count": str(count)}
        return Piece(z=zone, i=i, k=f"{kind}-back", name=Text(f"stack-{kind}", {"count": count}), slots=slots, c=look)
    return Piece(z=zone, i=i, k=f"{kind}-back", name=Text(f"back-{kind}"), c=look)
