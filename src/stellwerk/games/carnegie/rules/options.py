"""What is chosen when a table is opened: variants, and a ruling on every open doubt."""

from typing import Final

from stellwerk.games.carnegie.model.parts import PROFILES, STANDARD
from stellwerk.kernel.game import Option

YES: Final = ("yes", "no")
NO: Final = ("no", "yes")

OPTIONS: Final = (
    Option("components", PROFILES, STANDARD, "components", "Q4 Q5 Q6 Q7 Q17", "CA-1.1"),
    Option("departments", ("base", "further", "open-bar"), "base", "variant", "", "CA-2.3", apart=True),
    Option("level", ("beginner", "normal", "difficult", "expert"), "beginner", "variant", "", "CA-12.1", apart=True),
    Option("start", ("random", "seat-1", "seat-2", "seat-3", "seat-4"), "random", "variant", "", "CA-2.6"),
    Option("tab-sides", ("all-a", "all-b", "choose"), "all-a", "ruling", "Q16", "CA-2.5"),
    Option("tab-limit", ("add-up", "once"), "add-up", "ruling", "Q16", "CA-11.5"),
    Option("education-counts-printed", YES, "yes", "ruling", "Q1", "CA-11.1"),
    Option("b3-counts", ("each", "pair"), "each", "ruling", "Q2", "CA-11.2"),
    Option("b5-counts-itself", YES, "yes", "ruling", "Q3", "CA-11.2"),
    Option("connection-scope", ("whole-network", "best-route"), "whole-network", "ruling", "Q8", "CA-10.6"),
    Option("charity-on-neutral", NO, "no", "ruling", "Q9", "CA-9.15"),
    Option("end-tile-order", ("income-first", "donation-first"), "income-first", "ruling", "Q10", "CA-4.7"),
    Option("joker-for-first-player", NO, "no", "ruling", "Q11", "CA-5.4"),
    Option("jokers-of-three", ("third-player", "everybody"), "third-player", "ruling", "section 9", "CA-2.7"),
    Option("rd-income", ("at-once", "kept"), "at-once", "ruling", "Q13", "CA-4.4"),
    Option("bang-without-mission", YES, "yes", "ruling", "Q14", "CA-9.10"),
    Option("setup-starts", ("last-player", "first-player"), "last-player", "ruling", "Q15", "CA-2.8"),
    Option("several-in-city", YES, "yes", "ruling", "Q19", "CA-8.3"),
    Option("walk-into-lobby", YES, "yes", "ruling", "Q22", "CA-6.3"),
    Option("recruit-without-supply", YES, "yes", "ruling", "Q23", "CA-9.2"),
    Option("same-function", ("tile-kind", "effect"), "tile-kind", "ruling", "Q26", "CA-7.4"),
    Option("one-department-at-a-time", YES, "yes", "ruling", "Q27", "CA-5.2"),
    Option("rd-pool", ("turn", "department"), "turn", "ruling", "Q28", "CA-8.6"),
    Option("half-use", NO, "no", "ruling", "Q29", "CA-8.1"),
    Option("permanent-counts", NO, "no", "ruling", "Q30", "CA-11.3"),
    Option("andrew-donation-shift", ("if-occupied", "always"), "if-occupied", "ruling", "Q31", "CA-12.3"),
)
