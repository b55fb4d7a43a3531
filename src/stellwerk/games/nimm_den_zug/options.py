"""What is chosen when a table is opened: variants, the component file, and a ruling on every open doubt."""

from collections.abc import Mapping
from typing import Any, Final

from stellwerk.kernel.game import Option

OPTIONS: Final = (
    Option("components", ("standard",), "standard", "components", "D25", "NZ-1.1"),
    Option("start", ("random", *[f"seat-{n}" for n in range(1, 7)]), "random", "variant", "D2", "NZ-2.6"),
    Option("show-money", ("off", "on"), "off", "variant", "", "NZ-2.4"),
    Option("open-auction", ("counts", "quick", "timed"), "counts", "variant", "", "NZ-9.4"),
    Option("count-ms", ("1000", "1500", "2000", "3000"), "1500", "variant", "", "NZ-9.4"),
    Option("starter-cannot-pay", ("stand-in", "skipped"), "stand-in", "ruling", "D3", "NZ-4.9"),
    Option("last-bidder", ("one", "until-three"), "one", "ruling", "D4", "NZ-5.9"),
    Option("short-stack", ("complete", "rest-only"), "complete", "ruling", "D5", "NZ-5.10"),
    Option("choice-unpayable", ("bid-returned", "bid-lost"), "bid-returned", "ruling", "D6", "NZ-8.6"),
    Option("draft-flip", ("recompute", "once"), "recompute", "ruling", "D7", "NZ-10.6"),
    Option("plus-on-substitute", ("refused", "allowed"), "refused", "ruling", "D9", "NZ-13.3"),
    Option("order-tie", ("speeds", "random"), "speeds", "ruling", "D10", "NZ-11.2"),
    Option("replace-times", ("once", "unlimited"), "once", "ruling", "D11", "NZ-12.7"),
    Option("replace-take", ("any", "new"), "any", "ruling", "D12", "NZ-12.8"),
    Option("replace-pass", ("counts", "resets"), "counts", "ruling", "D13", "NZ-12.11"),
    Option("longer-slot", ("refilled", "blocks"), "refilled", "ruling", "D14", "NZ-13.2"),
    Option("goals-in-auctions", ("allowed", "later"), "allowed", "ruling", "D16", "NZ-15.1"),
    Option("special-goal", ("turn", "later"), "turn", "ruling", "D17", "NZ-15.4"),
    Option("bin-specials", ("discarded", "stay"), "discarded", "ruling", "D18", "NZ-13.1"),
    Option("empty-stack", ("reshuffle", "no-refill"), "reshuffle", "ruling", "D19", "NZ-12.12"),
    Option("method", ("drawn", "chosen"), "drawn", "ruling", "D20", "NZ-3.2"),
    Option("raise", ("50", "100"), "50", "ruling", "D21", "NZ-5.3"),
    Option("stand-in", ("full", "opens-only"), "full", "ruling", "D22", "NZ-4.7"),
    Option("replace-price", ("flat", "per-card"), "flat", "ruling", "D23", "NZ-12.6"),
    Option("goals-dealt", ("blind", "draft"), "blind", "ruling", "D24", "NZ-2.5"),
    Option("alone", ("three-locos", "too-poor"), "three-locos", "ruling", "D26", "NZ-5.9"),
    Option("first-last", ("wagons", "starter"), "wagons", "ruling", "D27", "NZ-15.5"),
    Option("unclaimed", ("cashed", "lost"), "cashed", "ruling", "D28", "NZ-15.8"),
)

COUNTS: Final = 0
QUICK: Final = 1
TIMED: Final = 2


class Rulings:
    """The options as flags that the steps ask. True is always the alternative to the default."""

    __slots__ = (
        "alone_if_poor",
        "bid_lost",
        "bin_spares_specials",
        "chosen_method",
        "count_ms",
        "draft_goals",
        "flip_once",
        "goals_later",
        "goals_lost",
        "longer_blocks",
        "new_cards_only",
        "no_refill",
        "nominal_decides",
        "open_form",
        "pay_per_card",
        "plus_anywhere",
        "raise_by",
        "random_ties",
        "replace_again",
        "replace_resets",
        "rest_only",
        "show_money",
        "skip_poor_starter",
        "special_goal_later",
        "starter_is_first",
        "until_three",
    )

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.show_money = bool(options["show-money"] == "on")
        self.open_form = ("counts", "quick", "timed").index(str(options["open-auction"]))
        self.count_ms = int(options["count-ms"])
        self.skip_poor_starter = bool(options["starter-cannot-pay"] == "skipped")
        self.until_three = bool(options["last-bidder"] == "until-three")
        self.rest_only = bool(options["short-stack"] == "rest-only")
        self.bid_lost = bool(options["choice-unpayable"] == "bid-lost")
        self.flip_once = bool(options["draft-flip"] == "once")
        self.plus_anywhere = bool(options["plus-on-substitute"] == "allowed")
        self.random_ties = bool(options["order-tie"] == "random")
        self.replace_again = bool(options["replace-times"] == "unlimited")
        self.new_cards_only = bool(options["replace-take"] == "new")
        self.replace_resets = bool(options["replace-pass"] == "resets")
        self.longer_blocks = bool(options["longer-slot"] == "blocks")
        self.goals_later = bool(options["goals-in-auctions"] == "later")
        self.special_goal_later = bool(options["special-goal"] == "later")
        self.bin_spares_specials = bool(options["bin-specials"] == "stay")
        self.no_refill = bool(options["empty-stack"] == "no-refill")
        self.chosen_method = bool(options["method"] == "chosen")
        self.raise_by = int(options["raise"])
        self.nominal_decides = bool(options["stand-in"] == "opens-only")
        self.pay_per_card = bool(options["replace-price"] == "per-card")
        self.draft_goals = bool(options["goals-dealt"] == "draft")
        self.alone_if_poor = bool(options["alone"] == "too-poor")
        self.starter_is_first = bool(options["first-last"] == "starter")
        self.goals_lost = bool(options["unclaimed"] == "lost")
