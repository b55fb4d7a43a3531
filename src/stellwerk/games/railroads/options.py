"""What is chosen when a table is opened: modules, the component file, and a ruling on every open doubt."""

from collections.abc import Mapping
from typing import Any, Final

from stellwerk.kernel.game import Option

OPTIONS: Final = (
    Option("germany", ("off", "on"), "off", "variant", "", "RR-14.1", apart=True),
    Option("coal", ("off", "on"), "off", "variant", "", "RR-15.1", apart=True),
    Option("new-material", ("off", "on", "engineers", "tokens", "cards"), "off", "variant", "", "RR-17.1", apart=True),
    Option("components", ("standard",), "standard", "components", "D1 D2 D3 D4 D5 D9 D12 D13 D14", "RR-1.1"),
    Option("keys-card", ("left-out", "mixed-in"), "left-out", "ruling", "D6", "RR-1.7"),
    Option("industry-track", ("numberless", "one-gap-each"), "numberless", "ruling", "D7", "RR-6.5"),
    Option("industry-end-question", ("yes", "no"), "yes", "ruling", "D8", "RR-6.5"),
    Option("medal-condition", ("gray-and-loco", "none"), "gray-and-loco", "ruling", "D10", "RR-7.7"),
    Option("white-steps", ("hamburg", "both-boards"), "hamburg", "ruling", "D11", "RR-3.7"),
    Option("two-player-side", ("bare", "middle-loco"), "bare", "ruling", "D15", "RR-2.14"),
    Option("pass-points", ("place", "first-card"), "place", "ruling", "D16", "RR-9.6"),
    Option("industry-sharing", ("yes", "no"), "yes", "ruling", "D17", "RR-6.4"),
    Option("black-worker", ("engineers-too", "board-only"), "engineers-too", "ruling", "D18", "RR-3.10"),
    Option("new-engineer", ("at-once", "next-round"), "at-once", "ruling", "D19", "RR-8.5"),
    Option("engineer-cost", ("worker", "coin"), "worker", "ruling", "D20", "RR-17.1"),
    Option("coin-on-combined", ("foundry", "either"), "foundry", "ruling", "D21", "RR-15.2"),
    Option("coal-factory-replaced", ("pool", "box"), "pool", "ruling", "D22", "RR-15.10"),
    Option("emil-large-space", ("two-tiles", "one-tile"), "two-tiles", "ruling", "D23", "RR-16.5"),
    Option("stars-doubled", ("no", "yes"), "no", "ruling", "D24", "RR-10.5"),
    Option("stoker-in-bonus", ("counts", "ignored"), "counts", "ruling", "D25", "RR-11.1"),
    Option("worker-while-moving", ("kept", "lost"), "kept", "ruling", "D26", "RR-9.4"),
    Option("doublers", ("limited", "unlimited"), "limited", "ruling", "D28", "RR-2.15"),
    Option("end-bonus", ("chosen", "drawn"), "chosen", "ruling", "D29", "RR-12.6"),
    Option("repeat-helpers", ("no", "yes"), "no", "ruling", "D30", "RR-13.2"),
    Option("coal-engineers", ("counts", "letter"), "counts", "ruling", "D31", "RR-15.9"),
    Option("stoker-with-minus-ten", ("works", "idle"), "works", "ruling", "D32", "RR-17.2"),
    Option("empty-stack", ("no-stoker", "open-foundry"), "no-stoker", "ruling", "D33", "RR-15.11"),
    Option("coal-while-moving", ("no", "yes"), "no", "ruling", "D34", "RR-15.10"),
    Option("coin-claim", ("stays", "moves"), "stays", "ruling", "D35", "RR-9.5"),
    Option("skip-colour", ("no", "yes"), "no", "ruling", "D36", "RR-3.4"),
    Option("income-alone", ("no", "yes"), "no", "ruling", "D37", "RR-14.8"),
    Option("loco-without-place", ("refused", "pool"), "refused", "ruling", "D38", "RR-4.6"),
    Option("both-upgrades", ("choose", "newest"), "choose", "ruling", "D39", "RR-12.4"),
    Option("second-marker", ("needs-start", "anyway"), "needs-start", "ruling", "D40", "RR-12.5"),
    Option("moved-worker", ("everywhere", "main-board"), "everywhere", "ruling", "D41", "RR-9.4"),
    Option("repeat-same-turn", ("yes", "no"), "yes", "ruling", "D42", "RR-13.5"),
    Option("emil-empty-field", ("next-card", "lost-turn"), "next-card", "ruling", "D43", "RR-16.6"),
    Option("stoker-on-one", ("adds", "floor"), "adds", "ruling", "D44", "RR-15.6"),
    Option("last-pass", ("points", "none"), "points", "ruling", "D45", "RR-9.6"),
    Option("solo-tie", ("number", "yours"), "number", "ruling", "D46", "RR-16.11"),
    Option("extras", ("around", "between"), "around", "ruling", "D47", "RR-2.9"),
)


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
