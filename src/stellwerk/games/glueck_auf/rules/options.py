"""What is chosen when a table is opened: the component file, who begins, and a ruling on every open doubt."""

from typing import Final

from stellwerk.games.glueck_auf.model.components import PROFILES, STANDARD
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
