"""The 18 goal tiles."""

from typing import Any

import pytest

import stellwerk
from stellwerk.kernel import play as rules
from stellwerk.kernel.versions import taken_in
from tests.nimm_den_zug.table import A, B, C, lay, money, play, question, substitute, train, trains, view, wagons, why


def with_goals(*goals: str, **seat: Any) -> list[dict[str, Any]]:
    return [{"goals": list(goals), "tile": 1, **seat}, {"tile": 2}, {"tile": 3}]


@pytest.mark.rule("NZ-15.6", "NZ-13.5", "NZ-15.2")
def test_a_double_wagon_makes_the_fourth_food_wagon() -> None:
    mine = [train("E5", "FO01", "FO16", "FO02", "SP-DBL"), train("S1"), train("S2")]
    m = wagons(seats=with_goals("G07", trains=mine))
    play(m, "A claim G07")
    assert money(m)[A] == 6000
    assert view(m)["seats"][A]["used"] == ["G07"]
    assert why(m, A, "claim G07") == "goal-used"


@pytest.mark.rule("NZ-15.1", "NZ-15.6", "NZ-15.3", "NZ-13.3")
def test_a_goal_that_is_not_met_and_a_tile_of_somebody_else_are_refused() -> None:
    mine = [train("E5", "CO01", "CO02", plus=True), train("S1"), train("S2")]
    seats = with_goals("G09", trains=mine)
    seats[1]["goals"] = ["G04"]
    m = wagons(seats=seats)
    refused = m.why_not(A, "claim G09")
    assert refused is not None
    assert (refused.key, refused.params) == ("goal-not-met", {"goal": "goal-G09", "have": 2, "want": 3})
    assert why(m, A, "claim G04") == "not-your-tile"
    assert why(m, A, "claim G18") == "not-your-tile"


@pytest.mark.rule("NZ-15.9")
def test_two_goals_done_pays_after_two_others() -> None:
    m = wagons(seats=with_goals("G01", "G04", used=["G11"]))
    assert why(m, A, "claim G01") == "goal-not-met"
    play(m, "A claim G04", "A claim G01")
    assert money(m)[A] == 5000 + 300 + 1000
    assert len(view(m)["seats"][A]["used"]) == 3


@pytest.mark.rule("NZ-15.7", "NZ-11.1")
def test_a_substitute_counts_for_no_drive() -> None:
    m = wagons(seats=with_goals("G14", trains=[train("S1"), train("S5"), substitute("S2")]))
    assert why(m, A, "claim G14") == "goal-not-met"


@pytest.mark.rule("NZ-15.7")
@pytest.mark.parametrize(
    ("goal", "bonus", "locos"),
    [
        ("G13", 800, ("D1", "D2", "D3")),
        ("G14", 1500, ("S1", "S2", "S3")),
        ("G15", 300, ("E1", "E2", "E3")),
        ("G16", 600, ("S1", "D1", "E1")),
    ],
)
def test_drive_goals(goal: str, bonus: int, locos: tuple[str, ...]) -> None:
    m = wagons(seats=with_goals(goal, trains=trains(*locos)))
    play(m, f"A claim {goal}")
    assert money(m)[A] == 5000 + bonus


@pytest.mark.rule("NZ-15.7")
def test_one_player_may_own_the_fastest_and_the_slowest() -> None:
    seats = with_goals("G17", "G18", trains=trains("E2", "S1", "D1"))
    seats[1]["trains"] = trains("S2", "D6", "E3")
    seats[2]["trains"] = [train("S3"), train("D2"), substitute("E5")]
    m = wagons(seats=seats)
    play(m, "A claim G17", "A claim G18")
    assert money(m)[A] == 5000 + 600 + 1000


@pytest.mark.rule("NZ-15.7")
def test_equally_fast_locomotives_all_count_as_fastest() -> None:
    seats = with_goals("G17", trains=trains("E2", "S1", "D1"))
    seats[1]["trains"] = trains("E3", "D6", "S2")
    seats[2]["trains"] = trains("S3", "S4", "S5")
    assert why(wagons(seats=seats), A, "claim G17") == ""
    options = {"components": {"locos": {"D6": {"speed": 194}}}}
    seats[1]["goals"] = ["G17"]
    seats[0]["goals"] = []
    assert why(wagons(seats=seats), B, "claim G17") == "goal-not-met"
    assert why(wagons(seats=seats, options=options), B, "claim G17") == ""


@pytest.mark.rule("NZ-15.5")
def test_first_and_last_mean_the_order_tiles() -> None:
    seats = [{"tile": 3, "goals": ["G04", "G05"]}, {"tile": 1}, {"tile": 2}]
    m = wagons(seats=seats)
    assert why(m, A, "claim G04") == "goal-not-met"
    play(m, "A claim G05")
    assert money(m)[A] == 6000
    m = lay(method="turn", seats=[{"goals": ["G04"]}])
    assert why(m, A, "claim G04") == "goal-not-met"  # the starter of an auction is not first in order


@pytest.mark.rule("NZ-15.6")
@pytest.mark.parametrize(
    ("goal", "bonus", "prefix", "want"),
    [
        ("G07", 1000, "FO", 4),
        ("G08", 800, "LI", 4),
        ("G09", 800, "CO", 3),
        ("G10", 600, "OI", 3),
        ("G11", 400, "LU", 2),
        ("G12", 300, "PA", 2),
    ],
)
def test_wagon_goals_ask_for_at_least_so_many(goal: str, bonus: int, prefix: str, want: int) -> None:
    for count in (want - 1, want, want + 1):
        cards = [f"{prefix}{i:02}" for i in range(1, count + 1)]
        m = wagons(seats=with_goals(goal, trains=[train("S1", *cards[:4]), train("S2"), train("S3")]))
        assert why(m, A, f"claim {goal}") == ("goal-not-met" if count < want else "")
    play(m, f"A claim {goal}")
    assert money(m)[A] == 5000 + bonus


@pytest.mark.rule("NZ-15.6")
def test_three_wagons_on_each_and_ten_in_all_count_substitutes_too() -> None:
    mine = [
        train("S1", "FO01", "FO02", "FO03"),
        substitute("S2", "CO01", "CO02", "CO03"),
        train("S3", "LI01", "LI02", "LI03", "LI04"),
    ]
    m = wagons(seats=with_goals("G03", "G06", trains=mine))
    play(m, "A claim G03", "A claim G06")
    assert money(m)[A] == 5000 + 800 + 800
    mine[2]["wagons"].pop()
    assert why(wagons(seats=with_goals("G06", trains=mine)), A, "claim G06") == "goal-not-met"


@pytest.mark.rule("NZ-15.1")
def test_a_goal_may_be_handed_in_while_others_are_on_turn_and_in_an_auction() -> None:
    m = wagons(seats=[{"tile": 2}, {"tile": 1}, {"tile": 3, "goals": ["G05"]}])
    assert m.waiting == (B,)
    play(m, "C claim G05")
    assert m.waiting == (B,)
    seats = [{}, {"trains": trains("D1", "D2"), "goals": ["G18"], "money": 450}]
    m = lay(method="turn", lot="S4", bid=500, leader="A", seats=seats)
    assert m.moves(B) == ["pass", "claim G18"]
    play(m, "B claim G18", "B bid 1450")


@pytest.mark.rule("NZ-15.4", "NZ-13.4", "NZ-15.8")
@pytest.mark.parametrize("card", ["SP-600", "SP-PLUS", "SP-DBL"])
def test_a_special_card_fulfils_its_goal_until_the_end_of_the_turn(card: str) -> None:
    mine = [train("E5", "CO01"), train("S1"), train("S2")]
    move = "take SP-600" if card == "SP-600" else f"attach {card} 1"
    bonus = 600 if card == "SP-600" else 0
    m = wagons(seats=with_goals("G02", trains=mine), display=[card, "FO01", "LI01"])
    assert why(m, A, "claim G02") == "goal-not-met"
    play(m, f"A {move}")
    assert money(m)[A] == 5000 + bonus + 600  # nobody forgets it: it is cashed when the turn ends
    assert m.waiting == (B,)
    m = wagons(seats=with_goals("G02", trains=mine), display=[card, "FO01", "LI01"], options={"unclaimed": "lost"})
    play(m, f"A {move}")
    assert m.waiting == (A,)
    late = m.clone()
    play(m, "A claim G02", "A ready")
    assert money(m)[A] == 5000 + bonus + 600
    play(late, "A ready")
    assert why(late, A, "claim G02") == "goal-not-met"


@pytest.mark.rule("NZ-15.8")
def test_goals_nobody_handed_in_are_paid_before_the_trains_are_cleared() -> None:
    seats = with_goals("G04", "G07", "G11")
    seats[2]["goals"] = ["G05"]
    m = wagons(seats=seats, passes=2)
    play(m, "A pass")
    assert view(m)["seats"][A]["used"] == ["G04"]
    assert view(m)["seats"][C]["used"] == ["G05"]
    assert money(m)[C] == 6000


@pytest.mark.rule("NZ-15.8", "NZ-15.9")
def test_at_the_end_of_the_game_the_third_goal_is_paid_after_the_other_two() -> None:
    m = wagons(seats=with_goals("G01", "G04", used=["G11"]), round=3, passes=2)
    play(m, "A pass")
    assert money(m)[A] == 5000 + 300 + 1000
    assert m.waiting == ()


@pytest.mark.rule("NZ-15.2", "NZ-2.5")
def test_a_tile_handed_in_is_shown_and_not_replaced() -> None:
    m = wagons(seats=with_goals("G04", "G07"))
    assert view(m, B)["seats"][A]["goals"] == ["?", "?"]
    play(m, "A claim G04")
    assert view(m, B)["seats"][A]["used"] == ["G04"]
    assert view(m, B)["seats"][A]["goals"] == ["?"]


@pytest.mark.rule("NZ-15.10")
def test_a_goal_fulfilled_with_the_last_money_is_asked_for_before_the_auctions_end() -> None:
    seats: list[dict[str, Any]] = [
        {"money": 0, "trains": trains("S1", "S2")},
        {"money": 700, "trains": trains("D1"), "goals": ["G17"]},
        {"money": 0, "trains": trains("D2", "D3", "D5")},
    ]
    m = lay(method="turn", seats=seats, revealed=["E4", "S4"], lot="E4", starter="B", loco_stack=["S3"])
    play(m, "B bid 700", "A pass")
    assert m.waiting == (A, B)
    assert view(m)["steps"][-1] == "GoalsFirst"
    play(m, "B claim G17", "A ready")
    assert m.position()["steps"][-1] == "GoalsFirst"
    play(m, "B ready")
    assert (view(m)["steps"][-1], view(m)["starter"], money(m)[B]) == ("PickLoco", "B", 600)


@pytest.mark.rule("NZ-15.10")
def test_whoever_cannot_start_may_hand_in_a_goal_before_somebody_stands_in() -> None:
    seats: list[dict[str, Any]] = [{"money": 0, "trains": trains("E2"), "goals": ["G17"]}, {}, {}]
    table: dict[str, Any] = {"method": "turn", "seats": seats, "loco_stack": ["E1", "S4", "D6"], "nominal": "A"}
    m = lay(**table)
    assert m.waiting == (A,)
    play(m, "A claim G17", "A ready")
    assert view(m)["starter"] == "A"
    m = lay(**table)
    play(m, "A ready")
    assert view(m)["starter"] == "B"
    seats[0]["goals"] = []
    assert view(lay(**table))["starter"] == "B"
    seats[0]["goals"] = ["G17"]
    assert view(lay(**table, options={"goals-in-auctions": "later"}))["starter"] == "B"


@pytest.mark.rule("NZ-15.10")
def test_the_auctions_end_when_nobody_has_brought_money() -> None:
    seats: list[dict[str, Any]] = [{"money": 0, "goals": ["G17"]}, {"money": 50}, {"money": 0}]
    m = lay(method="sealed", seats=seats, loco_stack=["E1", "S4", "D6"])
    assert m.waiting == (A, B, C)
    play(m, "A ready", "B ready", "C ready")
    assert view(m)["phase"] == "wagons"


@pytest.mark.rule("NZ-10.6")
def test_a_locomotive_turned_over_is_no_longer_the_fastest() -> None:
    seats: list[dict[str, Any]] = [
        {"trains": trains("D6", "S1", "S2"), "goals": ["G17"]},
        {"money": 100, "trains": trains("E5", "D5", "D4")},
    ]
    m = lay(2, method="draft", seats=seats, unsettled=["B"], turn="B", steps=["FlipLoco"])
    assert why(m, A, "claim G17") == "goal-not-met"
    play(m, "B flip E5")
    assert why(m, A, "claim G17") == ""


@pytest.mark.rule("NZ-15.10")
def test_one_after_the_other_may_hand_in_a_goal_before_the_next_stands_in() -> None:
    seats: list[dict[str, Any]] = [
        {"money": 0, "trains": trains("E2"), "goals": ["G07"]},
        {"money": 0},
        {"money": 0, "trains": trains("S1"), "goals": ["G18"]},
        {},
    ]
    table: dict[str, Any] = {"method": "turn", "loco_stack": ["E1", "S4", "D6"], "nominal": "A"}
    m = lay(4, seats=seats, **table)
    assert m.waiting == (A,)
    play(m, "A ready")
    assert m.waiting == (C,)  # B has no tiles
    assert stellwerk.set_up("nimm-den-zug", m.position()).waiting == (C,)
    play(m, "C claim G18", "C ready")
    assert (question(m), view(m)["starter"], view(m)["nominal"]) == ("PickLoco", "C", "A")
    m = lay(4, seats=seats, **table)
    play(m, "A ready", "C ready")
    assert view(m)["starter"] == "D"


@pytest.mark.rule("NZ-15.10")
def test_whoever_was_asked_may_still_start_after_a_late_goal() -> None:
    seats: list[dict[str, Any]] = [
        {"money": 0, "trains": trains("E2"), "goals": ["G17"]},
        {"money": 0, "trains": trains("S1"), "goals": ["G18"]},
        {},
    ]
    m = lay(method="turn", loco_stack=["E1", "S4", "D6"], nominal="A", seats=seats)
    play(m, "A ready", "A claim G17", "B ready")
    assert (view(m)["starter"], view(m)["nominal"]) == ("A", "A")


@pytest.mark.rule("NZ-15.10", "NZ-4.9")
def test_no_card_is_set_aside_before_everybody_was_asked_for_goals() -> None:
    seats: list[dict[str, Any]] = [
        {"money": 200, "goals": ["G07"]},
        {"money": 0, "trains": trains("S1"), "goals": ["G18"]},
        {"money": 0},
    ]
    m = lay(method="open", loco_stack=["E1", "S4"], nominal="A", seats=seats)
    assert view(m)["revealed"] == ["E1"]
    play(m, "A ready")
    assert m.waiting == (B,)
    play(m, "B claim G18", "B ready")
    assert (question(m), view(m)["starter"], view(m)["lot"]) == ("OpeningBid", "B", "E1")
    m = lay(method="open", loco_stack=["E1", "S4"], nominal="A", seats=seats)
    play(m, "A ready", "B ready")
    assert view(m)["set_aside"] == ["E1"]


@pytest.mark.rule("NZ-15.10")
def test_a_table_of_the_rules_before_still_asks_whoever_was_to_start() -> None:
    seats: list[dict[str, Any]] = [{"money": 0, "trains": trains("E2"), "goals": ["G17"]}, {}, {}]
    m = lay(method="turn", seats=seats, loco_stack=["E1", "S4", "D6"], nominal="A")
    old = {name: value for name, value in m.position().items() if name != "turn"}
    assert rules.waiting(taken_in(m.game, old, 2)) == (A,)
