"""What is chosen when a table is opened: the component file, who begins, and a ruling on every open doubt."""

from collections.abc import Mapping
from typing import Any, Final

from stellwerk.games.glueck_auf.components import PROFILES, STANDARD
from stellwerk.kernel.game import Option

OPTIONS: Final = (
    Option("components", tuple(PROFILES), STANDARD, "components", "D14-D16", "GA-1.1"),
    Option("start", ("random", "seat-1", "seat-2", "seat-3", "seat-4"), "random", "variant", "", "GA-2.2"),
    Option("mining", ("strict", "lenient"), "strict", "ruling", "D1", "GA-5.1"),
    Option("innovation-mining", ("at-least-one", "none"), "at-least-one", "ruling", "D3", "GA-8.11"),
    Option("split", ("down", "up"), "down", "ruling", "D4", "GA-9.2"),
    Option("return-order", ("chosen", "random"), "chosen", "ruling", "D5", "GA-7.3"),
    Option("tie", ("highest-token", "shared"), "highest-token", "ruling", "D6", "GA-11.12"),
    Option("first-token", ("starter", "random"), "starter", "ruling", "D7", "GA-10.3"),
    Option("fresh-innovation", ("at-once", "next-turn"), "at-once", "ruling", "D8", "GA-8.4"),
    Option("combining", ("allowed", "alone"), "allowed", "ruling", "D9", "GA-8.1"),
    Option("wild-look", ("private", "open"), "private", "ruling", "D10", "GA-7.2"),
    Option("worker-hands", ("shown", "hidden"), "shown", "ruling", "D11", "GA-13.3"),
    Option("delivered", ("hidden", "open"), "hidden", "ruling", "D12", "GA-13.5"),
    Option("innovation-then-pass", ("refused", "allowed"), "refused", "ruling", "D13", "GA-8.13"),
    Option("lower-places", ("token", "equal"), "token", "ruling", "D20", "GA-11.12"),
    Option("innovation-chain", ("allowed", "single"), "allowed", "ruling", "D21", "GA-8.13"),
)


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
