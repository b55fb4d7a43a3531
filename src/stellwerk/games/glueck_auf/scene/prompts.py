"""The station sign, and the sentence below it: what is wanted, and of whom."""

from typing import Final

from stellwerk.games.glueck_auf.model.components import SHIFTS
from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.games.glueck_auf.model.table import OpenStep, Table
from stellwerk.games.glueck_auf.model.take_in import take_in
from stellwerk.games.glueck_auf.rules.scoring import result
from stellwerk.games.glueck_auf.rules.steps import STEPS
from stellwerk.games.glueck_auf.scene.faces import kind_name
from stellwerk.games.glueck_auf.scene.pieces import seat_name
from stellwerk.kernel.table import SEAT_NAMES
from stellwerk.stage.parts import Kept
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


def open_question(table: Table) -> OpenStep | None:
    """The step that asks whoever is in turn, if somebody is asked."""
    step = table.steps[-1] if table.steps else None
    return None if step is None or STEPS[step.step].automatic else step


def winners(table: Table) -> list[int]:
    """The rules are asked: at the end everything that scores lies open."""
    ended = result(take_in(table))
    return [] if ended is None else list(ended.winners)


def sign(players: int, tokens: int, passed: tuple[str, ...], over: bool, step: OpenStep | None) -> list[Text]:
    """The shift, what is being done, and who may still act."""
    shifts = SHIFTS[players]
    out = [Text("sign-shift", {"shift": min(tokens + 1, shifts), "shifts": shifts})]
    if over:
        return [*out, Text("sign-over")]
    if step is None:
        return [Text("sign-end")]
    out.append(Text(f"sign-{kebab(step.step)}"))
    if passed:
        out.append(Text("sign-passed", {"seats": [seat_name(SEAT_NAMES.index(seat)) for seat in passed]}))
    return out


def prompt(table: Table, rulings: Rulings, kept: Kept) -> Text:
    """What is wanted, and of whom."""
    if not table.steps:
        return Text("prompt-over", {"seats": [seat_name(seat) for seat in kept.part(winners, table)]})
    step = open_question(table)
    if step is None:
        return Text("prompt-on")
    name = kebab(step.step)
    known = numbers_and_names(table, step, rulings)
    if table.eyes == table.turn:
        return Text(f"prompt-{name}", {key: known[key] for key in ASKED.get(name, ())})
    return Text(f"wait-{name}", {key: known[key] for key in WAITED.get(name, ("seats",))})


def numbers_and_names(table: Table, step: OpenStep, rulings: Rulings) -> Args:
    """Everything that a sentence about the open question may tell."""
    turn = SEAT_NAMES.index(table.turn)
    hand = table.seats[turn].workers
    zone = step.zone or (table.wild.stack if table.wild is not None else None)
    spent = step.spent or 0
    return {
        "seats": [seat_name(turn)],
        "workers": 0 if isinstance(hand, str) else sum(hand),
        "bound": "yes" if table.committed and not rulings.pass_after_innovation else "no",
        "zone": "" if zone is None else f"cell-{zone}",
        "need": table.zones[step.zone] + 1 if step.zone else 0,
        "card": "card" if table.held is None else kind_name(table.held),
        "cards": f"cards-{step.cards or 'lorry'}",
        "left": (step.high or 0) - spent,
        "least": max(0, (step.low or 0) - spent),
        "gone": "yes" if step.model else "no",
    }
