"""What is chosen when a table is opened."""

from typing import Final

from stellwerk.kernel.game import Option

OPTIONS: Final = (
    Option("rounds", ("2", "3"), "2", kind="variant", rule="TOY-1"),
    Option("clock", ("off", "on"), "off", kind="variant", rule="TOY-6"),
)
