"""The options of a table as flags that the rules ask."""

from collections.abc import Mapping
from typing import Any


class Rulings:
    """The options as flags that the steps ask. True is always the alternative to the default."""

    __slots__ = (
        "board_worker_only",
        "box_coal_factory",
        "claims_by_coin_move",
        "coal_engineers_by_letter",
        "coal_while_moving",
        "combined_coin",
        "double_stars",
        "drawn_end_bonus",
        "emil_loses_turn",
        "emil_one_tile",
        "engineers_cost_coin",
        "engineers_rest",
        "extras_between",
        "ignore_stoker_in_bonus",
        "income_alone",
        "keys_card",
        "lost_workers",
        "main_board_only",
        "medal_always",
        "middle_loco",
        "newest_upgrade",
        "no_end_question",
        "no_last_pass",
        "no_repeat_same_turn",
        "no_sharing",
        "no_stoker_again",
        "one_gap_each",
        "open_as_stoker",
        "pass_card_kept",
        "pool_new_loco",
        "repeat_helpers",
        "second_anyway",
        "skip_colour",
        "stoker_floor",
        "tie_is_yours",
        "unlimited_doublers",
        "white_steps",
    )

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.keys_card = bool(options["keys-card"] == "mixed-in")
        self.one_gap_each = bool(options["industry-track"] == "one-gap-each")
        self.no_end_question = bool(options["industry-end-question"] == "no")
        self.medal_always = bool(options["medal-condition"] == "none")
        self.white_steps = bool(options["white-steps"] == "both-boards")
        self.middle_loco = bool(options["two-player-side"] == "middle-loco")
        self.pass_card_kept = bool(options["pass-points"] == "first-card")
        self.no_sharing = bool(options["industry-sharing"] == "no")
        self.board_worker_only = bool(options["black-worker"] == "board-only")
        self.engineers_rest = bool(options["new-engineer"] == "next-round")
        self.engineers_cost_coin = bool(options["engineer-cost"] == "coin")
        self.combined_coin = bool(options["coin-on-combined"] == "either")
        self.box_coal_factory = bool(options["coal-factory-replaced"] == "box")
        self.emil_one_tile = bool(options["emil-large-space"] == "one-tile")
        self.double_stars = bool(options["stars-doubled"] == "yes")
        self.ignore_stoker_in_bonus = bool(options["stoker-in-bonus"] == "ignored")
        self.lost_workers = bool(options["worker-while-moving"] == "lost")
        self.unlimited_doublers = bool(options["doublers"] == "unlimited")
        self.drawn_end_bonus = bool(options["end-bonus"] == "drawn")
        self.repeat_helpers = bool(options["repeat-helpers"] == "yes")
        self.coal_engineers_by_letter = bool(options["coal-engineers"] == "letter")
        self.no_stoker_again = bool(options["stoker-with-minus-ten"] == "idle")
        self.open_as_stoker = bool(options["empty-stack"] == "open-foundry")
        self.coal_while_moving = bool(options["coal-while-moving"] == "yes")
        self.claims_by_coin_move = bool(options["coin-claim"] == "moves")
        self.skip_colour = bool(options["skip-colour"] == "yes")
        self.income_alone = bool(options["income-alone"] == "yes")
        self.pool_new_loco = bool(options["loco-without-place"] == "pool")
        self.newest_upgrade = bool(options["both-upgrades"] == "newest")
        self.second_anyway = bool(options["second-marker"] == "anyway")
        self.main_board_only = bool(options["moved-worker"] == "main-board")
        self.no_repeat_same_turn = bool(options["repeat-same-turn"] == "no")
        self.emil_loses_turn = bool(options["emil-empty-field"] == "lost-turn")
        self.stoker_floor = bool(options["stoker-on-one"] == "floor")
        self.no_last_pass = bool(options["last-pass"] == "none")
        self.tie_is_yours = bool(options["solo-tie"] == "yours")
        self.extras_between = bool(options["extras"] == "between")
