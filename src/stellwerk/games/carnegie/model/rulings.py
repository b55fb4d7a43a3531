"""The options of a table as flags that the rules ask."""

from collections.abc import Mapping
from typing import Any


class Rulings:
    """The open doubts, as settled for one table."""

    __slots__ = (
        "b3_pair",
        "b5_itself",
        "bang_without_mission",
        "best_route",
        "charity_on_neutral",
        "choose_sides",
        "donation_first",
        "education_printed",
        "first_starts",
        "half_use",
        "joker_for_first",
        "limit_once",
        "name",
        "one_at_a_time",
        "permanent",
        "points_kept",
        "pool_by_department",
        "recruit_without_supply",
        "same_effect",
        "several_in_city",
        "shift_always",
        "side_b",
        "three_jokers",
        "walk_into_lobby",
        "written",
    )  # fmt: skip

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.name = " ".join([f"{name}={options[name]}" for name in sorted(options)])  # the same options, the same name
        self.written: dict[str, Any] | None = None  # the options that are not as usual, once somebody wrote them down
        self.choose_sides = bool(options["tab-sides"] == "choose")
        self.side_b = bool(options["tab-sides"] == "all-b")
        self.education_printed = bool(options["education-counts-printed"] == "yes")
        self.b3_pair = bool(options["b3-counts"] == "pair")
        self.b5_itself = bool(options["b5-counts-itself"] == "yes")
        self.best_route = bool(options["connection-scope"] == "best-route")
        self.charity_on_neutral = bool(options["charity-on-neutral"] == "yes")
        self.donation_first = bool(options["end-tile-order"] == "donation-first")
        self.limit_once = bool(options["tab-limit"] == "once")
        self.joker_for_first = bool(options["joker-for-first-player"] == "yes")
        self.three_jokers = bool(options["jokers-of-three"] == "everybody")
        self.points_kept = bool(options["rd-income"] == "kept")
        self.bang_without_mission = bool(options["bang-without-mission"] == "yes")
        self.first_starts = bool(options["setup-starts"] == "first-player")
        self.several_in_city = bool(options["several-in-city"] == "yes")
        self.walk_into_lobby = bool(options["walk-into-lobby"] == "yes")
        self.recruit_without_supply = bool(options["recruit-without-supply"] == "yes")
        self.same_effect = bool(options["same-function"] == "effect")
        self.one_at_a_time = bool(options["one-department-at-a-time"] == "yes")
        self.pool_by_department = bool(options["rd-pool"] == "department")
        self.half_use = bool(options["half-use"] == "yes")
        self.permanent = bool(options["permanent-counts"] == "yes")
        self.shift_always = bool(options["andrew-donation-shift"] == "always")
