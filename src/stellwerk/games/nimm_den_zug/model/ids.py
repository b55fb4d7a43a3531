"""The names of everything in the box. What the things are worth stands in components.toml."""

from typing import Final

DRIVES: Final = ["steam", "diesel", "electric"]
LOCOS: Final = [f"{drive}{i}" for drive, count in (("S", 7), ("D", 6), ("E", 5)) for i in range(1, count + 1)]

KINDS: Final = ["food", "livestock", "coal", "oil", "luxury", "passenger"]
PREFIXES: Final = ["FO", "LI", "CO", "OI", "LU", "PA"]
COPIES: Final = [25, 19, 15, 11, 7, 5]
SPECIALS: Final = ["SP-BIN", "SP-LONG", "SP-PLUS", "SP-600", "SP-DBL"]
WAGONS: Final = [f"{prefix}{i:02}" for prefix, count in zip(PREFIXES, COPIES) for i in range(1, count + 1)]
CARDS: Final = WAGONS + SPECIALS

BIN: Final = 82
LONG: Final = 83
PLUS: Final = 84
BONUS: Final = 85
DOUBLE: Final = 86

GOALS: Final = [f"G{i:02}" for i in range(1, 19)]
METHODS: Final = ["turn", "sealed", "double", "choice", "open", "draft"]
TILES: Final = ["A-TURN", "A-SEAL", "A-DBL", "A-PRE", "A-OPEN", "A-PASS"]
SEATS: Final = ["A", "B", "C", "D", "E", "F"]

TURN: Final = 0
SEALED: Final = 1
DOUBLE_SEALED: Final = 2
CHOICE: Final = 3
OPEN: Final = 4
DRAFT: Final = 5

# the goals that the rules name one by one
FULFILLED_TWO: Final = 0
TOOK_SPECIAL: Final = 1
THREE_EACH: Final = 2
FIRST: Final = 3
LAST: Final = 4
TEN_WAGONS: Final = 5
OF_KIND: Final = 6  # G07-G12: a number of wagons of one kind, in the order of KINDS
OF_DRIVE: Final = (13, 12, 14)  # G14, G13, G15: three locomotives of one drive, in the order of DRIVES
ONE_EACH: Final = 15
FASTEST: Final = 16
SLOWEST: Final = 17
