"""Every move of the game: as readable text, as a number."""

from typing import Final

from stellwerk.games.glueck_auf.model.ids import ACTIONS, KINDS, LORRIES, ORDERS, STACKS, WAGONS, ZONES
from stellwerk.games.glueck_auf.rules.workers import MOST, PAYMENT_NAMES
from stellwerk.kernel.vocabulary import Family, Part, Vocabulary, amount, names

VOCABULARY: Final = Vocabulary()


def dock() -> Part:
    return amount("dock", 1, 3, rule="GA-4.3")


# the turn
PASS: Final[Family] = VOCABULARY.family("pass")
PLACE: Final[Family] = VOCABULARY.family(
    "place", names("zone", ZONES, "GA-3.1"), amount("workers", 1, MOST, rule="GA-3.2")
)
PAY: Final[Family] = VOCABULARY.family("pay", names("payment", PAYMENT_NAMES, "GA-3.4"))
INNOVATE: Final[Family] = VOCABULARY.family("innovate", names("innovation", ACTIONS, "GA-8.5"))
DONE: Final[Family] = VOCABULARY.family("done")

# cards
TAKE: Final[Family] = VOCABULARY.family("take", names("stack", STACKS[:4], "GA-8.6"))
DOCK: Final[Family] = VOCABULARY.family("dock", dock())

# mining
LOAD: Final[Family] = VOCABULARY.family("load", names("wagon", WAGONS, "GA-5.5"), dock())
FETCH: Final[Family] = VOCABULARY.family(
    "fetch", names("lorry", LORRIES, "GA-5.8"), names("wagon", WAGONS, "GA-5.5"), dock()
)
STORE: Final[Family] = VOCABULARY.family("store")
STOP: Final[Family] = VOCABULARY.family("stop")

# delivery
DELIVER: Final[Family] = VOCABULARY.family("deliver", dock(), names("order", ORDERS, "GA-6.2"))

# the wild action
LOOK: Final[Family] = VOCABULARY.family("look", names("stack", STACKS, "GA-7.1"))
KEEP: Final[Family] = VOCABULARY.family("keep", names("card", KINDS, "GA-7.2"))
RETURN: Final[Family] = VOCABULARY.family("return", names("card", KINDS, "GA-7.3"))
