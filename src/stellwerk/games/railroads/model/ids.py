"""The names of everything in both boxes. What the things do stands in components.toml and boards.toml."""

from typing import Final

COLOURS: Final = ["black", "gray", "brown", "natural", "white"]
BLACK: Final = 0
GRAY: Final = 1
BROWN: Final = 2
NATURAL: Final = 3
WHITE: Final = 4
LINES: Final = ["main", "second", "third"]
MAIN: Final = 0
BOARDS: Final = ["russia", "germany"]
ARMS: Final = ["none", "hamburg", "berlin"]
HAMBURG: Final = 1
BERLIN: Final = 2
AREAS: Final = ["hannover", "wuerzburg", "frankfurt"]

# What an effect can consist of. The first group waits until its owner takes it up, in any order.
KINDS: Final = [
    *COLOURS,  # steps with tracks
    "any",
    "either",  # one step, black or gray
    "either-black",  # the same with the black worker on the space: choosing black brings one more black step
    "industry",
    "loco",
    "factory",
    "tile",  # a locomotive or a factory
    "key",
    "question",
    "card",  # a ? card
    "income",
    "marker",  # the extra industry marker
    "bonus",  # an end bonus card or 10 points
    "again",  # use one of the own factories
    "coal-for-steps",  # black steps for every coal given
    # points that are booked when nothing else is left to do
    "engineer-sum",
    "engineer-sum-more",  # the same with a stoker, if it counts as one of the engineers
    "two-locos",
    "top-loco",
    # the second group is asked at once
    "repeat-one",
    "repeat-two",
    "foundry",
    "stoker",
    # and the third simply happens
    "coins",
    "coal",
    "points",
    "doublers",
    "worker",
    "medal",
    "upgrade",
    "upgrade-german",
    "second-marker",
    "end-card",
    "black-worker",
    "letterless",
    "nine",
    "coal-factory",
    "start-cards",
    "helpers",
    "claim-first",
    "claim-second",
    "hire",
]
ANY: Final = 5
EITHER: Final = 6
EITHER_BLACK: Final = 7
INDUSTRY: Final = 8
LOCO: Final = 9
FACTORY: Final = 10
TILE: Final = 11
KEY: Final = 12
QUESTION: Final = 13
CARD: Final = 14
INCOME: Final = 15
MARKER: Final = 16
BONUS: Final = 17
AGAIN: Final = 18
COAL_FOR_STEPS: Final = 19
LEAVABLE: Final = 20  # effects below this may be left
ENGINEER_SUM: Final = 20
ENGINEER_SUM_MORE: Final = 21
TWO_LOCOS: Final = 22
TOP_LOCO: Final = 23
QUEUED: Final = 24  # kinds below this wait in the lists `must` and `may` of the state
REPEAT_ONE: Final = 24
REPEAT_TWO: Final = 25
FOUNDRY: Final = 26
STOKER: Final = 27
COINS: Final = 28
COAL: Final = 29
POINTS: Final = 30
DOUBLERS: Final = 31
WORKER: Final = 32
MEDAL: Final = 33
UPGRADE: Final = 34
UPGRADE_GERMAN: Final = 35
SECOND_MARKER: Final = 36
END_CARD: Final = 37
BLACK_WORKER: Final = 38
LETTERLESS: Final = 39
NINE: Final = 40
COAL_FACTORY: Final = 41
START_CARDS: Final = 42
HELPERS: Final = 43
CLAIM_FIRST: Final = 44
CLAIM_SECOND: Final = 45
HIRE: Final = 46

SPACES: Final = [
    *[f"T{i}" for i in range(1, 13)],
    "L1",
    "L2",
    "L3",
    "I1",
    "I2",
    "I3",
    "A1",
    "A2",
    "A3",
    "E0",
    "E1",
    "E2",
    "O1",
    "O2",
    "R1",
    "K1",
    "K2",
    "K12-coal",
    "K12-foundry",
]
T11: Final = 10
T12: Final = 11
L1: Final = 12
L2: Final = 13
L3: Final = 14
I3: Final = 17
A1: Final = 18
A2: Final = 19
A3: Final = 20
E0: Final = 21
E1: Final = 22
E2: Final = 23
O1: Final = 24
O2: Final = 25
R1: Final = 26
K1: Final = 27
K2: Final = 28
K12_COAL: Final = 29
K12_FOUNDRY: Final = 30
SPACE_COUNT: Final = 31

ENGINEERS: Final = [*[str(i) for i in range(1, 20)], "-10"]
LETTERLESS_ENGINEER: Final = 0
PLACES: Final = [*SPACES, *[f"eng{name}" for name in ENGINEERS]]  # everything a worker can stand on
LETTERS: Final = ["none", "A", "B"]

# what a worker's place can be paid with: workers, the black worker, coins
PAYMENTS: Final = [
    "w", "b", "c", "ww", "wb", "wc", "bc", "cc", "www", "wwb", "wwc", "wbc", "wcc", "bcc", "ccc",
]  # fmt: skip
PAID_WORKERS: Final = [name.count("w") for name in PAYMENTS]
PAID_BLACK: Final = [name.count("b") for name in PAYMENTS]
PAID_COINS: Final = [name.count("c") for name in PAYMENTS]

FACTORIES: Final = [*[str(i) for i in range(1, 10)], "coal"]  # by number 1 to 9; the coal factory is 10
COAL_BACK: Final = 10
NINE_ALONE: Final = 10  # as a locomotive: the 9 without a factory on its back
START_BONUSES: Final = ["S1", "S2", "S3", "S4", "S5"]
TOKENS: Final = [f"Q{i}" for i in range(1, 10)]
CARDS: Final = [f"C{i}" for i in range(1, 8)]
END_BONUSES: Final = [f"B{i}" for i in range(1, 12)]
MORE_ENGINEER: Final = 7  # B8
KEYS_CARD: Final = 10  # B11
INCOMES: Final = ["coin", "any", "industry", "black-gray", "gray-brown"]
EXTENSIONS: Final = [f"X{size}{letter}" for size in (2, 3, 4) for letter in "abcdef"]
FOUNDRIES: Final = [f"F{i}" for i in range(1, 13)]
EMIL_CARDS: Final = [f"M{i}" for i in range(1, 18)]
SLOTS: Final = ["1", "2", "3", "4"]  # of locomotives: two at the main line, then one each
LINE_OF_SLOT: Final = (0, 0, 1, 2)
GAPS: Final = ["1", "2", "3", "4", "5"]
STOKABLE: Final = [*[f"loco-{name}" for name in SLOTS], *[f"factory-{name}" for name in GAPS]]

# how events name things
PLACE_KEYS: Final = [f"place-{name}" for name in PLACES]
COLOUR_KEYS: Final = [f"colour-{name}" for name in COLOURS]
LINE_KEYS: Final = [[f"line-{country}-{line}" for line in (1, 2, 3)] for country in ("russia", "germany")]
EMIL: Final = "emil"


def names(indices: list[int], known: list[str]) -> list[str]:
    return [known[i] for i in indices]


def bits(mask: int, known: list[str]) -> list[str]:
    return [name for i, name in enumerate(known) if mask >> i & 1]


def loco_text(tile: int) -> str:
    return "9x" if tile == NINE_ALONE else str(tile)


def factory_text(number: int) -> str:
    return "coal" if number == COAL_BACK else str(number)
