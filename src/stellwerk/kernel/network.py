"""A small network that has learned from played games. It counts in whole numbers: every machine finds the same."""

import json
from base64 import b85decode
from pathlib import Path
from struct import unpack
from typing import Any, Final
from zlib import decompress

BITS: Final = 8  # a whole is 256
WHOLE: Final = 1 << BITS
FAR: Final = 8 * WHOLE  # an input is at most so many spreads from its mean
MOST: Final = 64.0 * WHOLE
LEAST_LEANING: Final = -64  # sixteenths of a doubling
LEANINGS: Final = [
    int(65536 * 2.0 ** (leaning // 16) * (1.0 + (leaning % 16) / 16.0) + 0.5) / 65536
    for leaning in range(LEAST_LEANING, -LEAST_LEANING + 1)
]  # how many times as likely; straight between two powers of two, so that it is the same everywhere


class Layer:
    """Sums of all inputs, each with its weight. Whole numbers, kept as floats: these are added faster, and exactly."""

    __slots__ = ("biases", "rows")

    def __init__(self, rows: list[list[int]], biases: list[int]) -> None:
        self.rows: Final = [[float(weight) for weight in row] for row in rows]
        self.biases: Final = [float(bias) for bias in biases]

    def sums(self, inputs: list[float]) -> list[float]:
        """In wholes."""
        out: list[float] = []
        for at, row in enumerate(self.rows):
            total = self.biases[at]
            for i, weight in enumerate(row):
                total += weight * inputs[i]
            out.append(float(int(total) >> BITS))
        return out

    def changed(self, totals: list[float], at: list[int], by: list[float]) -> list[float]:
        """Totals counted before (at first the biases), where some inputs change by so much: exact, in any order."""
        out: list[float] = []
        for row, weights in enumerate(self.rows):
            total = totals[row]
            for i in range(len(at)):
                total += weights[at[i]] * by[i]
            out.append(total)
        return out

    def whole(self, totals: list[float]) -> list[float]:
        """Such totals as sums."""
        return [float(int(total) >> BITS) for total in totals]


class Network:
    """Layers over the features of a seat, and the number of players: what it expects beyond the mind's own
    expectation, and which kinds of moves it leans to.
    """

    __slots__ = ("hidden", "leaning", "lines", "means", "players", "spreads", "starts", "unit", "value")

    def __init__(
        self, means: list[int], spreads: list[int], hidden: list[Layer], value: Layer, leaning: Layer, unit: float
    ) -> None:
        self.means: Final = means  # by input
        self.spreads: Final = spreads  # 65536 divided by the spread, by input
        self.hidden: Final = hidden
        self.value: Final = value
        self.leaning: Final = leaning  # by kind of move; none where only values were learned
        self.unit: Final = unit  # points that a whole stands for
        self.lines = 0  # of play that take as long with it as those of the mind without it; 0: all of them
        self.starts: list[int] = []  # the first move of each kind
        self.players: list[int] = []  # of the tables it has learned from: of others it knows nothing

    def think(self, features: list[float], seats: int) -> list[float]:
        """What the last hidden layer makes of a position."""
        found: list[float] = []
        for i, feature in enumerate(features):
            found.append(self.input(i, feature))
        found.append(self.input(len(features), float(seats)))
        for layer in self.hidden:
            found = [max(0.0, min(x, MOST)) for x in layer.sums(found)]
        return found

    def input(self, i: int, feature: float) -> float:
        x = (int(feature * WHOLE) - self.means[i]) * self.spreads[i] >> 16
        return float(max(-FAR, min(x, FAR)))

    def expected(self, thought: list[float]) -> float:
        """Points beyond what the mind itself expects."""
        return self.value.sums(thought)[0] * self.unit / WHOLE

    def leanings(self, thought: list[float]) -> list[float]:
        """By kind of move, how many times as likely it is as it looks."""
        out: list[float] = []
        for total in self.leaning.sums(thought):
            at = (int(total) >> 4) - LEAST_LEANING
            out.append(LEANINGS[max(0, min(len(LEANINGS) - 1, at))])
        return out

    def kind(self, move: int) -> int:
        """The number of a move's word; making no move is the last kind."""
        if move < 0:
            return len(self.starts)
        at = 0
        for start in self.starts:
            if start > move:
                break
            at += 1
        return at - 1


def layer(written: dict[str, Any]) -> Layer:
    biases: list[int] = list(written["biases"])
    weights = written["weights"]
    rows = unpacked(weights, len(biases)) if isinstance(weights, str) else [list(row) for row in weights]
    return Layer(rows, biases)


def unpacked(text: str, rows: int) -> list[list[int]]:
    """Many weights written briefly: whole numbers of two bytes, first all the lower bytes and then all the upper ones,
    compressed, as letters.
    """
    data = decompress(b85decode(text))
    count = len(data) // 2
    uppers = unpack(f"{count}b", data[count:])
    weights = [lower + 256 * upper for lower, upper in zip(data[:count], uppers)]
    inputs = count // rows
    return [weights[inputs * row : inputs * (row + 1)] for row in range(rows)]


def network(written: dict[str, Any]) -> Network:
    """As it was learned."""
    made = Network(
        list(written["means"]),
        list(written["spreads"]),
        [layer(one) for one in written["hidden"]],
        layer(written["value"]),
        layer(written["leaning"]),
        float(written["unit"]),
    )
    made.lines = int(written["lines"])
    made.starts = list(written["starts"])
    made.players = list(written["players"])
    return made


def read_network(file: Path) -> Network | None:
    """None where nothing was learned."""
    return network(json.loads(file.read_text("utf-8"))) if file.exists() else None
