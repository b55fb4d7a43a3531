"""Every step of the game by name: the rulebook's questions are in the files named after its headings."""

from collections.abc import Mapping
from typing import Any, Final

from stellwerk.games.glueck_auf.rules.cards import CHOOSE_LORRY, CHOOSE_WAGON, COUPLE_WAGON, PLACE_ENGINE, ChooseTwin
from stellwerk.games.glueck_auf.rules.delivery import DELIVERY, Delivery
from stellwerk.games.glueck_auf.rules.mining import MINING, Mining
from stellwerk.games.glueck_auf.rules.shift import CLEAN_UP, SHIFT
from stellwerk.games.glueck_auf.rules.turn import AFTER_ACTION, FURTHER_INNOVATIONS, PAYMENT, TURN, Payment
from stellwerk.games.glueck_auf.rules.wild import CHOOSE_STACK, KEEP_ONE, PUT_BACK, RETURN_CARDS
from stellwerk.kernel.step import Step

SINGLE: Final[dict[str, Step[Any]]] = {
    type(step).__name__: step
    for step in (
        SHIFT, TURN, AFTER_ACTION, FURTHER_INNOVATIONS, COUPLE_WAGON, PLACE_ENGINE, CHOOSE_STACK, KEEP_ONE, PUT_BACK,
        RETURN_CARDS, CLEAN_UP,
    )
}  # fmt: skip
STEPS: Final[Mapping[str, type[Step[Any]]]] = {
    **{name: type(step) for name, step in SINGLE.items()},
    "Payment": Payment,
    "ChooseTwin": ChooseTwin,
    "Mining": Mining,
    "Delivery": Delivery,
}

EVERY_STEP: Final[list[Step[Any]]] = [
    *SINGLE.values(), *PAYMENT, CHOOSE_LORRY, CHOOSE_WAGON, *DELIVERY,
    *[step for by_high in MINING for by_spent in by_high for step in by_spent],
]  # fmt: skip
