"""Paying exactly: every way in which worker cards and worker innovations make a number.

A hand of worker cards is one number (how many of each value, mixed radix), so is a set of worker innovations; a payment
is one of each. Subtracting a payment from a hand is subtracting numbers.
"""

from typing import Final

from stellwerk.games.glueck_auf.model.components import MOST_HELPERS, SPAN, WORKERS

VALUES: Final = 5
RADIX: Final[list[int]] = [most + 1 for most in WORKERS[4]]


def places(radix: list[int]) -> list[int]:
    """What one card of every value adds to the number."""
    out: list[int] = []
    place = 1
    for r in radix:
        out.append(place)
        place *= r
    return out


PLACE: Final[list[int]] = places(RADIX)
HANDS: Final = PLACE[4] * RADIX[4]
HELPER_RADIX: Final = MOST_HELPERS + 1
HELPER_PLACE: Final[list[int]] = places([HELPER_RADIX] * 3)
HELPER_SETS: Final = HELPER_RADIX**3
PAYMENTS: Final = HANDS * HELPER_SETS
MOST: Final = 60  # no zone ever asks for more workers than can exist


def hand_of(counts: list[int]) -> int:
    return sum(n * place for n, place in zip(counts, PLACE, strict=True))


def counts_of(hand: int) -> list[int]:
    """How many cards of value 1, 2, 3, 4, 5."""
    return [hand // PLACE[v] % RADIX[v] for v in range(VALUES)]


def helpers_of(code: int) -> list[int]:
    """How many worker innovations of each span."""
    return [code // HELPER_PLACE[k] % HELPER_RADIX for k in range(3)]


COUNTS: Final[list[list[int]]] = [counts_of(hand) for hand in range(HANDS)]
TOTAL: Final[list[int]] = [sum((v + 1) * n for v, n in enumerate(counts)) for counts in COUNTS]
HELPER_COUNTS: Final[list[list[int]]] = [helpers_of(code) for code in range(HELPER_SETS)]
FEWEST: Final[list[int]] = [sum(counts) for counts in HELPER_COUNTS]
UTMOST: Final[list[int]] = [sum(n * SPAN[k] for k, n in enumerate(counts)) for counts in HELPER_COUNTS]


def within(part: list[int], whole: list[int]) -> bool:
    for a, b in zip(part, whole, strict=True):
        if a > b:
            return False
    return True


def by_total(hand: int) -> list[list[int]]:
    """By number: the parts of a hand that make exactly this number, fewest cards first."""
    out: list[list[int]] = [[] for _ in range(TOTAL[HANDS - 1] + 1)]
    parts = [p for p in range(HANDS) if within(COUNTS[p], COUNTS[hand])]
    for _, p in sorted([(sum(COUNTS[p]), p) for p in parts]):
        out[TOTAL[p]].append(p)
    return out


def bits(numbers: list[int]) -> int:
    out = 0
    for n in numbers:
        out |= 1 << n
    return out


WAYS: Final[list[list[list[int]]]] = [by_total(hand) for hand in range(HANDS)]
SUMS: Final[list[int]] = [bits([n for n, ways in enumerate(row) if ways]) for row in WAYS]
HELPER_PARTS: Final[list[list[int]]] = [
    [p for p in range(HELPER_SETS) if within(HELPER_COUNTS[p], HELPER_COUNTS[code])] for code in range(HELPER_SETS)
]
HELPER_SUMS: Final[list[list[int]]] = [
    sorted({n for p in parts for n in range(FEWEST[p], UTMOST[p] + 1)}) for parts in HELPER_PARTS
]


def sums(hand: int, helpers: int, mixed: bool) -> int:
    """Every number that these cards can make, as bits. Not `mixed`: an innovation must pay alone."""
    made = SUMS[hand]
    if helpers == 0:
        return made
    if not mixed:
        for k in range(3):
            if HELPER_COUNTS[helpers][k]:
                made |= (2 << SPAN[k]) - 2
        return made
    out = 0
    for n in HELPER_SUMS[helpers]:
        out |= made << n
    return out


def ways(hand: int, helpers: int, need: int, mixed: bool) -> list[int]:
    """Every payment of exactly this number, each once: cards alone first."""
    made = WAYS[hand]
    most = len(made) - 1
    out = made[need][:] if need <= most else []
    if helpers == 0:
        return out
    for part in HELPER_PARTS[helpers]:
        if part == 0 or (not mixed and FEWEST[part] > 1):
            continue
        for rest in range(max(0, need - UTMOST[part]), min(most, need - FEWEST[part]) + 1):
            if rest == 0 or mixed:
                for hand_part in made[rest]:
                    out.append(part * HANDS + hand_part)
    return out


def fits(payment: int, need: int) -> bool:
    """Whether a payment makes exactly this number."""
    part, fixed = payment // HANDS, TOTAL[payment % HANDS]
    return fixed + FEWEST[part] <= need <= fixed + UTMOST[part]


def covers(hand: int, helpers: int, payment: int) -> bool:
    """Whether the cards of a payment are in hand."""
    return within(COUNTS[payment % HANDS], COUNTS[hand]) and within(
        HELPER_COUNTS[payment // HANDS], HELPER_COUNTS[helpers]
    )


def payment_name(payment: int) -> str:
    """`1+1+3+i4`: two cards of value 1, one of 3 and a worker innovation that spans 1 to 4."""
    words = [str(v + 1) for v in range(VALUES) for _ in range(COUNTS[payment % HANDS][v])]
    words += [f"i{SPAN[k]}" for k in range(3) for _ in range(HELPER_COUNTS[payment // HANDS][k])]
    return "+".join(words) or "0"


PAYMENT_NAMES: Final[list[str]] = [payment_name(payment) for payment in range(PAYMENTS)]


def spoken(name: str) -> list[str]:
    """The cards of a payment in words: a worker card by its value, a worker innovation by its name."""
    return [f"I-W{part[1:]}" if part.startswith("i") else part for part in name.split("+")]


SPOKEN: Final[list[list[str]]] = [spoken(name) for name in PAYMENT_NAMES]
