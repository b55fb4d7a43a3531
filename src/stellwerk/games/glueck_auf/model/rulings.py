"""The options of a table as flags that the rules ask."""

from collections.abc import Mapping
from typing import Any


class Rulings:
    """The open doubts, as settled for one table."""

    __slots__ = (
        "chains", "combined", "delivered_open", "first_token_random", "fresh", "lenient", "lower_places_equal",
        "pass_after_innovation", "return_random", "round_up", "ties_shared", "wild_open", "workers_hidden",
        "zero_steps",
    )  # fmt: skip

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.lenient = bool(options["mining"] == "lenient")
        self.zero_steps = bool(options["innovation-mining"] == "none")
        self.round_up = bool(options["split"] == "up")
        self.return_random = bool(options["return-order"] == "random")
        self.ties_shared = bool(options["tie"] == "shared")
        self.first_token_random = bool(options["first-token"] == "random")
        self.fresh = bool(options["fresh-innovation"] == "at-once")
        self.combined = bool(options["combining"] == "allowed")
        self.wild_open = bool(options["wild-look"] == "open")
        self.workers_hidden = bool(options["worker-hands"] == "hidden")
        self.delivered_open = bool(options["delivered"] == "open")
        self.pass_after_innovation = bool(options["innovation-then-pass"] == "allowed")
        self.lower_places_equal = bool(options["lower-places"] == "equal")
        self.chains = bool(options["innovation-chain"] == "allowed")
