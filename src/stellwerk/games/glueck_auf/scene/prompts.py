"""The station sign, and the sentence below it: what is wanted, and of whom."""

from collections.abc import Callable
from typing import Any, Final

from stellwerk.games.glueck_auf.model.components import SHIFTS
from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.games.glueck_auf.model.table import OpenStep, Table
from stellwerk.games.glueck_auf.rules.steps import STEPS
from stellwerk.games.glueck_auf.scene.faces import kind_name
from stellwerk.games.glueck_auf.scene.pieces import seat_name
from stellwerk.games.glueck_auf.scene.points import winners
from stellwerk.kernel.step import Auto
from stellwerk.kernel.table import SEAT_NAMES
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Text
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


def open_question(table: Table) -> OpenStep | None:
    """The step that asks whoever is in turn, if somebody is asked."""
    step = table.steps[-1] if table.steps else None
    return None if step is None or issubclass(STEPS[step.step], Auto) else step


def sign(players: int, tokens: int, passed: tuple[str, ...], over: bool, step: OpenStep | None) -> list[Text]:
    """The shift, what is being done, and who may still act. Between two questions a placement is still going on."""
    shifts = SHIFTS[players]
    ended = step is None and len(passed) == players and not over
    out = [Text("sign-shift", {"shift": min(tokens if ended else tokens + 1, shifts), "shifts": shifts})]
    if over:
        return [*out, Text("sign-over")]
    if ended:
        return [*out, Text("sign-end" if tokens < shifts else "sign-count")]
    out.append(Text("sign-turn" if step is None else f"sign-{kebab(step.step)}"))
    if passed:
        out.append(Text("sign-passed", {"seats": [seat_name(SEAT_NAMES.index(seat)) for seat in passed]}))
    return out


def prompt(table: Table, rulings: Rulings, kept: Kept) -> Text:
    """What is wanted, and of whom."""
    if not table.steps:
        return Text(
            "prompt-over",
            {"seats": [seat_name(seat) for seat in kept.part(winners, table.seats, table.tokens, table.options)]},
        )
    step = open_question(table)
    if step is None:
        return Text("prompt-on")
    name = kebab(step.step)
    if table.eyes == table.turn:
        return Text(f"prompt-{name}", {key: TELLS[key](table, step, rulings) for key in ASKED.get(name, ())})
    return Text(f"wait-{name}", {key: TELLS[key](table, step, rulings) for key in WAITED.get(name, ("seats",))})


# --- the numbers and names ----------------------------------------------------------


def seats(table: Table, _: OpenStep, __: Rulings) -> list[str]:
    return [seat_name(SEAT_NAMES.index(table.turn))]


def workers(table: Table, _: OpenStep, __: Rulings) -> int:
    hand = table.seats[SEAT_NAMES.index(table.turn)].workers
    return 0 if isinstance(hand, str) else sum(hand)


def bound(table: Table, _: OpenStep, rulings: Rulings) -> str:
    return "yes" if table.committed and not rulings.pass_after_innovation else "no"


def zone(table: Table, step: OpenStep, _: Rulings) -> str:
    at = step.zone or (table.wild.stack if table.wild is not None else "")
    return f"cell-{at}" if at else ""


def need(table: Table, step: OpenStep, _: Rulings) -> int:
    return table.zones[step.zone] + 1 if step.zone else 0


def card(table: Table, _: OpenStep, __: Rulings) -> str:
    return "card" if table.held is None else kind_name(table.held)


def cards(_: Table, step: OpenStep, __: Rulings) -> str:
    return f"cards-{step.cards}"


def left(_: Table, step: OpenStep, __: Rulings) -> int:
    return (step.high or 0) - (step.spent or 0)


def least(_: Table, step: OpenStep, __: Rulings) -> int:
    return max(0, (step.low or 0) - (step.spent or 0))


def gone(_: Table, step: OpenStep, __: Rulings) -> str:
    return "yes" if step.model else "no"


TELLS: Final[dict[str, Callable[[Table, OpenStep, Rulings], Any]]] = {
    tell.__name__: tell for tell in (seats, workers, bound, zone, need, card, cards, left, least, gone)
}
