"""The names of everything in the box. How many there are and what they are worth stands in components.toml."""

from typing import Final

CRESTS: Final = ["WH", "CL", "TO", "FX"]  # wheel, clover, tower, fox
MODELS: Final = ["A", "B", "C", "D"]
PLACES: Final = ["BAR", "FUR", "FAC", "STE"]  # barracks, furnaces, factories, steamboats

LORRIES: Final = [f"L-{crest}-{face}" for crest in CRESTS for face in ("1a", "1b", "2")]
WAGONS: Final = [f"W-{crest}" for crest in [*CRESTS, "XX"]]
ENGINES: Final = [f"E-{model}" for model in MODELS]
ORDERS: Final = [f"O-{place}-{lorries}" for place in PLACES for lorries in (1, 2, 3, 4)]
SHARES: Final = [f"S-{place}" for place in PLACES]
HELPERS: Final = ["I-W3", "I-W4", "I-W5"]  # worker innovations
ACTIONS: Final = ["I-LOR", "I-WAG", "I-ENG", "I-ORD", "I-SHA", "I-MIN", "I-DEL"]  # action innovations
OBJECTIVES: Final = ["G-SHIFT", "G-GOALS", *[f"G-ENG-{model}" for model in MODELS]] + [
    f"G-{what}-{place}" for what in ("SHA", "ORD", "5L") for place in PLACES
]
KINDS: Final = LORRIES + WAGONS + ENGINES + ORDERS + SHARES + HELPERS + ACTIONS + OBJECTIVES

# the first kind of every deck
LORRY: Final = 0
WAGON: Final = 12
ENGINE: Final = 17
ORDER: Final = 21
SHARE: Final = 37
HELPER: Final = 41
ACTION: Final = 44
OBJECTIVE: Final = 51
END: Final = 69

WILD_WAGON: Final = 4  # among WAGONS

# the action innovations, as kinds
I_LOR: Final = 44
I_WAG: Final = 45
I_ENG: Final = 46
I_ORD: Final = 47
I_SHA: Final = 48
I_MIN: Final = 49
I_DEL: Final = 50

# the objectives, from OBJECTIVE on
SHIFT_PAIRS: Final = 0
ALL_OBJECTIVES: Final = 1
OF_MODEL: Final = 2
OF_SHARES: Final = 6
OF_ORDERS: Final = 10
FIVE_LORRIES: Final = 14

# A card is a kind and the number of its copy, in one small integer.
COPY_BITS: Final = 5
COPY_MASK: Final = 31

ZONES: Final = [
    "lorry-a", "lorry-b", "wagon-a", "wagon-b", "engine", "order", "share", "innovation", "objective",
    "mine-01", "mine-12", "mine-23", "deliver", "wild",
]  # fmt: skip
STACKS: Final = ZONES[:9]
LORRY_A: Final = 0
LORRY_B: Final = 1
WAGON_A: Final = 2
WAGON_B: Final = 3
ENGINE_ZONE: Final = 4
ORDER_ZONE: Final = 5
SHARE_ZONE: Final = 6
INNOVATION_ZONE: Final = 7
OBJECTIVE_ZONE: Final = 8
MINE_01: Final = 9
MINE_12: Final = 10
MINE_23: Final = 11
DELIVER_ZONE: Final = 12
WILD_ZONE: Final = 13

# the kinds that lie in a stack: from FIRST up to, not including, LAST
FIRST: Final = [LORRY, LORRY, WAGON, WAGON, ENGINE, ORDER, SHARE, HELPER, OBJECTIVE]
LAST: Final = [WAGON, WAGON, ENGINE, ENGINE, ORDER, SHARE, HELPER, OBJECTIVE, END]

DOCKS: Final = 3
ZONE_KEYS: Final = [f"zone-{zone}" for zone in ZONES]  # how events name a zone


def kind_of(card: int) -> int:
    return card >> COPY_BITS


def card_of(kind: int, copy: int) -> int:
    return kind << COPY_BITS | copy
