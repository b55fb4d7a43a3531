"""Small networks that have learned, and what they make of positions that differ a little from one another."""

import json
from functools import cache
from pathlib import Path
from typing import Final

from stellwerk.kernel.network import Layer, layer

DATA: Final = Path(__file__).parent.parent / "data"
WAGONS: Final = "wagons-learned"
AUCTIONS: Final = "auctions-learned"
UNIT: Final = 1000.0 / 256.0  # dollars
LEAD: Final = 0  # how much more the lead will be in the end
HAS: Final = 1  # and what one has; the auctions have not learned that
HIGHEST_LEVEL: Final = 3


class Judge:
    """The network for one number of players."""

    __slots__ = ("hidden", "worth")

    def __init__(self, hidden: Layer, worth: Layer) -> None:
        self.hidden: Final = hidden
        self.worth: Final = worth

    def expects(self, totals: list[float]) -> list[float]:
        """In dollars."""
        return [UNIT * found for found in self.worth.sums([max(0.0, found) for found in self.hidden.whole(totals)])]


@cache
def judge(learned: str, players: int, level: int = HIGHEST_LEVEL) -> Judge:
    """By number of players; where several have learned, the last of them is for the highest level."""
    networks = json.loads((DATA / f"{learned}.json").read_text("utf-8"))["players"][str(players)]
    written = networks[max(0, len(networks) - 1 - (HIGHEST_LEVEL - level))]
    return Judge(layer(written["hidden"]), layer(written["worth"]))


class Looks:
    """What is expected of a position; what differs a little from it is judged with little work."""

    __slots__ = ("inputs", "judge", "totals")

    def __init__(self, judge: Judge, inputs: list[float]) -> None:
        self.judge: Final = judge
        self.inputs: Final = inputs
        self.totals: Final = judge.hidden.changed(judge.hidden.biases, *differences([], inputs))

    def expects(self) -> list[float]:
        return self.judge.expects(self.totals)

    def expects_of(self, inputs: list[float]) -> list[float]:
        return self.judge.expects(self.judge.hidden.changed(self.totals, *differences(self.inputs, inputs)))


def differences(before: list[float], after: list[float]) -> tuple[list[int], list[float]]:
    """Where inputs differ, and by how much."""
    at: list[int] = []
    by: list[float] = []
    for i in range(len(after)):
        difference = after[i] - before[i] if before else after[i]
        if difference != 0.0:
            at.append(i)
            by.append(difference)
    return at, by
