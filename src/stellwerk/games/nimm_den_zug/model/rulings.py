"""The options of a table as flags that the rules ask."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from stellwerk.games.nimm_den_zug.model.table import Options

# the forms of the open auction
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
        "used_come_back",
        "written",
    )

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.written: Options | None = None  # as a table names them
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
        self.used_come_back = bool(options["empty-stack"] != "used-stay-out")
        self.no_refill = bool(options["empty-stack"] == "no-refill")
        self.chosen_method = bool(options["method"] == "chosen")
        self.raise_by = int(options["raise"])
        self.nominal_decides = bool(options["stand-in"] == "opens-only")
        self.pay_per_card = bool(options["replace-price"] == "per-card")
        self.draft_goals = bool(options["goals-dealt"] == "draft")
        self.alone_if_poor = bool(options["alone"] == "too-poor")
        self.starter_is_first = bool(options["first-last"] == "starter")
        self.goals_lost = bool(options["unclaimed"] == "lost")
