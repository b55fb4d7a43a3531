"""Every open doubt: the default, and the other reading."""

from typing import Any

import pytest

from stellwerk.games.railroads.model.ids import END_BONUSES, FOUNDRIES
from stellwerk.games.railroads.rules.options import OPTIONS
from stellwerk.games.railroads.rules.scoring import bonus_points
from stellwerk.kernel.match import Match
from tests.railroads.table import (
    ALL,
    COAL,
    GERMANY,
    NEW,
    A,
    B,
    asked,
    board,
    effects,
    lay,
    line,
    new,
    play,
    points,
    state,
    why,
)
from tests.railroads.test_rr_emil import blocked, solo

OPTION_OF = {option.id: option for option in OPTIONS}


def other(name: str, **more: str) -> dict[str, Any]:
    """The alternative to a default."""
    option = OPTION_OF[name]
    return {name: next(choice for choice in option.choices if choice != option.default), **more}


def test_every_ruling_names_its_doubt() -> None:
    doubts = [doubt for option in OPTIONS for doubt in option.doubt.split()]
    settled = {f"D{i}" for i in range(1, 48)} - {"D27"}  # a 9 can never be replaced, so it never goes back
    assert sorted(doubts) == sorted(settled)
    assert all(option.doubt for option in OPTIONS if option.kind == "ruling")


@pytest.mark.rule("RR-1.7", "RR-11.1")
def test_keys_card() -> None:
    s = state(new(2, keys_card="mixed-in"))
    assert len(s.pile) == 8
    assert 10 in s.pile + s.removed
    seat = {"keys": 4, "laid": ["Q4"], "tracks": {"second": [9], "third": [9]}}
    m = lay(2, seat, options=other("keys-card"))
    assert bonus_points(state(m).parts, board(m), END_BONUSES.index("B11")) == 25


@pytest.mark.rule("RR-6.5")
def test_industry_track() -> None:
    five = ["2", "3", "4", "5", "6"]
    m = lay(2, {"markers": [14], "factories": five}, options=other("industry-track"))
    assert points(m)[3] == 30
    assert points(lay(2, {"markers": [10], "factories": five}, options=other("industry-track")))[3] == 20


@pytest.mark.rule("RR-6.5")
def test_industry_end_question() -> None:
    m = effects(
        {"markers": [14], "factories": ["2", "3", "4", "5", "6"]},
        options=other("industry-end-question"),
        may={"industry": 1},
    )
    play(m, "A industry 1")
    assert m.waiting == (B,)


@pytest.mark.rule("RR-7.7")
def test_medal_condition() -> None:
    seat = {"medal": True, "laid": ["Q2"]}
    assert points(lay(2, seat))[2] == 0
    assert points(lay(2, seat, options=other("medal-condition")))[2] == 20


@pytest.mark.rule("RR-3.7")
def test_white_steps() -> None:
    seat = {"tracks": {"main": [14, 9, 7, 5]}}
    usual = effects(seat, may={"black": 1})
    play(usual, "A advance black main")
    assert state(usual).may[4] == 0
    m = effects(seat, options=other("white-steps"), may={"black": 1})
    play(m, "A advance black main")
    assert state(m).may[4] == 2


@pytest.mark.rule("RR-2.14")
def test_two_player_side() -> None:
    assert why(lay(2), "A place L2 ww") == "space-not-there"
    assert why(lay(2, options=other("two-player-side")), "A place L2 ww") == ""


@pytest.mark.rule("RR-9.6")
def test_pass_points() -> None:
    m = lay(3, order=["B", "A", "C"], pass_cards=[3, 2, 1], options=other("pass-points"))
    play(m, "A pass")
    assert board(m).points == 3


@pytest.mark.rule("RR-6.4")
def test_industry_sharing() -> None:
    m = effects({"markers": [2, 1], "laid": ["Q5"]}, options=other("industry-sharing"), may={"industry": 2})
    assert why(m, "A industry 2") == "field-taken"
    play(m, "A industry 1", "A industry 2")
    assert board(m).markers == [3, 2]


@pytest.mark.rule("RR-3.10")
def test_black_worker() -> None:
    seat = {"black": True, "cards": ["C1"], "engineers": [{"engineer": "2"}]}
    m = lay(2, seat, options=other("black-worker"))
    play(m, "A place eng2 b", "A advance black main")
    assert m.waiting == (B,)


@pytest.mark.rule("RR-8.5")
def test_new_engineer() -> None:
    m = lay(2, row=["2", "3", "4"], options=other("new-engineer"))
    play(m, "A place E0 c", "B pass")
    assert why(m, "A place eng2 w") == "engineer-new"
    play(m, "A pass")
    assert why(m, "A place eng2 w") == ""


@pytest.mark.rule("RR-17.1")
def test_engineer_cost() -> None:
    m = lay(2, {"engineers": [{"engineer": "19"}]}, options=other("engineer-cost", **NEW))
    assert why(m, "A place eng19 w") == "printed-coin"
    assert why(m, "A place eng19 c") == ""


@pytest.mark.rule("RR-15.2")
def test_coin_on_combined() -> None:
    assert why(lay(2, options=other("coin-on-combined", **COAL)), "A place K12-coal c") == ""


@pytest.mark.rule("RR-15.10")
def test_coal_factory_replaced() -> None:
    seat = {"factories": ["coal", "3", "4", "5", "6"], "cards": ["C7"]}
    usual = effects(seat, options=ALL, may={"factory": 1})
    play(usual, "A build lowest", "A gap 1")
    assert state(usual).returned[10] == 1
    m = effects(seat, options=other("coal-factory-replaced", **ALL), may={"factory": 1})
    play(m, "A build lowest", "A gap 1")
    assert (state(m).returned[10], state(m).factories_gone[-1]) == (0, 10)


@pytest.mark.rule("RR-16.5")
def test_emil_large_space() -> None:
    assert state(solo(cards=["M11"], options=other("emil-large-space"))).emil_tiles == [2]


@pytest.mark.rule("RR-10.5")
def test_stars_doubled() -> None:
    seat = {
        "tracks": {"main": [2], "second": [9, 7]},
        "locos": ["1", None, "9"],
        "medal": True,
        "laid": ["Q2"],
        "extensions": {"hannover": "X3f"},
    }
    assert points(lay(2, seat, options=other("stars-doubled", **GERMANY)))[1] == (7 + 20) * 2


@pytest.mark.rule("RR-11.1")
def test_stoker_in_bonus() -> None:
    m = lay(2, {"locos": ["5", "9", "8", "7"], "stokers": ["loco-1"]}, options=other("stoker-in-bonus", **COAL))
    assert bonus_points(state(m).parts, board(m), END_BONUSES.index("B9")) == 29


def moving(seat: dict[str, Any], options: dict[str, Any], pay: str = "w") -> Match:
    m = lay(
        3, seat, options=options, order=["B", "A", "C"], spaces={"O1": {"seat": "A", "pay": pay}}, passed=["B", "C"]
    )
    return play(m, "A pass")


@pytest.mark.rule("RR-9.4")
def test_worker_while_moving() -> None:
    seat = {"tracks": {"third": [6]}}
    usual = play(moving(seat, {}), "A move T12", "A advance black third")
    assert board(usual).workers == 7
    m = play(moving(seat, other("worker-while-moving")), "A move T12", "A advance black third")
    assert board(m).workers == 6


@pytest.mark.rule("RR-2.15")
def test_doublers() -> None:
    m = lay(3, {"doublers": 6}, {"doublers": 7}, {"doublers": 7}, options=other("doublers"))
    play(m, "A place A1 w")
    assert board(m).doublers == 7


@pytest.mark.rule("RR-12.6")
def test_end_bonus() -> None:
    m = effects({}, options=other("end-bonus"), may={"bonus": 1})
    top = state(m).pile[-1]
    play(m, "A bonus card")
    assert board(m).bonus == [top]
    assert m.waiting == (B,)


@pytest.mark.rule("RR-13.2")
def test_repeat_helpers() -> None:
    spaces = {"A3": {"seat": "A", "pay": "w"}, "T2": {"seat": "A", "pay": "ww", "helpers": 2}}
    seat = {"engineers": [{"engineer": "12"}], "used": ["A3", "T2"]}
    m = lay(3, seat, options=other("repeat-helpers"), spaces=spaces, helpers_home=0)
    parts = m.game.census(m.state)
    play(m, "A place eng12 w", "A repeat A3")
    assert board(m).helpers == 2
    assert m.game.census(m.state) == parts
    assert why(m, "B place T2 ww") == "space-taken"


@pytest.mark.rule("RR-15.9")
def test_coal_engineers() -> None:
    s = state(new(4, coal="on", coal_engineers="letter"))
    assert "".join("-AB"[s.parts.letter[e]] for e in s.row if e >= 0) == "AABBBB"


@pytest.mark.rule("RR-17.2", "RR-15.6")
def test_stoker_with_minus_ten() -> None:
    seat = {"engineers": [{"engineer": "-10"}], "factories": ["5"], "stokers": ["factory-1"]}
    usual = play(lay(2, seat, options=ALL), "A place eng-10 ww", "A again 1")
    assert board(usual).doublers == 3
    m = play(lay(2, seat, options=other("stoker-with-minus-ten", **ALL)), "A place eng-10 ww", "A again 1")
    assert board(m).doublers == 2


@pytest.mark.rule("RR-15.11")
def test_empty_stack() -> None:
    held = [{"foundry": f"F{i}"} for i in range(1, 11)]
    m = lay(3, {"coal": 4, "foundries": held}, options=other("empty-stack", **COAL), foundries_open=["F11", "F12"])
    play(m, "A stoker")
    assert asked(m) == "AttachStoker"
    assert len(state(m).foundries_open) == 1


@pytest.mark.rule("RR-15.10")
def test_coal_while_moving() -> None:
    seat = {"coal": 5, "markers": [4], "factories": ["coal"], "cards": ["C7"]}
    m = play(moving(seat, other("coal-while-moving", **ALL)), "A move I1", "A industry 1")
    assert "coal 3" in m.moves(A)


@pytest.mark.rule("RR-9.5")
def test_coin_claim() -> None:
    m = moving({}, other("coin-claim"), "c")
    assert asked(m) == "MoveWorker"
    play(m, "A move A1")
    assert board(m).doublers == 1


@pytest.mark.rule("RR-3.4")
def test_skip_colour() -> None:
    lines = {"main": [10, 5], "second": [6]}
    m = effects({"tracks": lines}, options=other("skip-colour"), may={"brown": 1, "natural": 1, "gray": 3})
    play(m, "A advance brown second")
    assert line(m, "second") == [6, 0, 1, 0, 0]
    assert why(m, "A advance gray second") != ""
    play(m, "A advance natural main")
    assert line(m, "main") == [10, 5, 0, 1, 0]


@pytest.mark.rule("RR-14.8")
def test_income_alone() -> None:
    m = lay(2, {"incomes": [{"income": "coin"}]}, options=other("income-alone", **GERMANY))
    play(m, "A use coin", "A pass")
    assert m.waiting == (B,)


@pytest.mark.rule("RR-14.8", "RR-12.6")
def test_income_alone_brings_the_end_bonus_card_before_the_next_turn() -> None:
    seat = {"markers": [9], "factories": ["2", "3", "4", "5", "6"], "incomes": [{"income": "industry"}]}
    m = lay(2, seat, options=other("income-alone", **GERMANY))
    play(m, "A use industry", "A industry 1", "A token Q1", "A card C1", "A pass")
    assert (asked(m), m.waiting) == ("ChooseEndBonus", (A,))
    play(m, f"A {m.moves(A)[0]}")
    assert (asked(m), m.waiting, state(m).picks) == ("Turn", (B,), 0)


@pytest.mark.rule("RR-14.8", "RR-2.10")
def test_income_alone_does_not_lift_the_duty_of_coal() -> None:
    seat = {"coal": 2, "incomes": [{"income": "coin"}]}
    m = lay(2, seat, options=other("income-alone", **GERMANY, **COAL))
    play(m, "A stoker", "A stoke loco-1", "A use coin")
    assert why(m, "A pass") == "pass-after-extra"


@pytest.mark.rule("RR-4.6")
def test_loco_without_place() -> None:
    m = effects({"locos": ["5", "5", "6", "7"]}, players=3, options=other("loco-without-place"), may={"loco": 1})
    play(m, "A take-loco")
    assert m.moves(A) == ["return"]
    play(m, "A return")
    assert state(m).returned[2] == 1


@pytest.mark.rule("RR-12.4")
def test_both_upgrades() -> None:
    m = effects({"upgrade": "base", "laid": ["Q3"]}, options=other("both-upgrades", **NEW), may={"card": 1})
    play(m, "A card C6")
    assert board(m).upgrade == 2
    assert m.waiting == (B,)


@pytest.mark.rule("RR-12.5")
def test_second_marker() -> None:
    m = effects({}, options=other("second-marker"), may={"question": 1})
    play(m, "A token Q5")
    assert board(m).markers == [0, 0]


@pytest.mark.rule("RR-9.4")
def test_moved_worker() -> None:
    seat = {"engineers": [{"engineer": "4"}]}
    assert why(moving(seat, COAL), "A move K1") == ""
    m = moving(seat, other("moved-worker", **COAL))
    assert why(m, "A move K1") == "move-main-board"
    assert why(m, "A move eng4") == "move-main-board"
    assert why(m, "A move A1") == ""


@pytest.mark.rule("RR-13.5")
def test_repeat_same_turn() -> None:
    seat = {"markers": [4], "factories": ["3"], "used": ["A2"]}
    m = lay(2, seat, options=other("repeat-same-turn"))
    play(m, "A place I1 w", "A industry 1")
    assert m.moves(A) == ["repeat A2", "repeat-none"]


@pytest.mark.rule("RR-16.6")
def test_emil_empty_field() -> None:
    m = solo(cards=["M14", "M12"], row=["5"], options=other("emil-empty-field"))
    assert blocked(m) == []
    assert m.waiting == (A,)


@pytest.mark.rule("RR-15.6")
def test_stoker_on_one() -> None:
    seat = {
        "engineers": [{"engineer": "-10"}],
        "locos": ["2"],
        "factories": ["1"],
        "stokers": ["factory-1"],
        "markers": [4],
    }
    usual = play(effects(seat, options=ALL, may={"industry": 1}), "A industry 1")
    assert board(usual).points == 1
    m = play(effects(seat, options=other("stoker-on-one", **ALL), may={"industry": 1}), "A industry 1")
    assert board(m).points == 0


@pytest.mark.rule("RR-9.6")
def test_last_pass() -> None:
    m = lay(2, {}, {}, round=6, order=["B", "A"], options=other("last-pass"))
    play(m, "A pass")
    assert board(m).points == 0
    usual = play(lay(2, {}, {}, round=6, order=["B", "A"]), "A pass")
    assert board(usual).points == 2


@pytest.mark.rule("RR-16.11")
def test_solo_tie() -> None:
    seat = {"engineers": [{"engineer": "2"}]}
    m = lay(1, seat, emil={"engineers": ["5"]}, round=6, options=other("solo-tie"))
    assert m.scores[A].sources["majority"] == 40


@pytest.mark.rule("RR-2.9")
def test_extras_between() -> None:
    seat = {"coal": 4, "foundries": [{"foundry": "F12"}], "incomes": [{"income": "industry"}], "tracks": {"main": [3]}}
    m = lay(2, seat, options=other("extras", **COAL, **GERMANY))
    play(m, "A place T2 ww", "A advance black main")
    assert why(m, "A use industry") == ""
    coins = board(m).coins
    play(m, "A fire F12")
    assert asked(m) == "CloseFoundry", "the foundry is done with first"
    play(m, "A close", "A stoke loco-1")
    assert board(m).coins == coins + 2
    assert m.view(A)["must"] == {"black": 2}
    play(m, "A use industry", "A industry 1", "A advance black main", "A advance black main")
    assert line(m, "main")[0] == 6


@pytest.mark.rule("RR-2.9")
def test_extras_between_are_not_between_those_of_a_foundry() -> None:
    seat = {"coal": 4, "foundries": [{"foundry": "F11"}, {"foundry": "F12"}], "tracks": {"main": [3]}}
    m = lay(2, seat, options=other("extras", **COAL))
    play(m, "A place A2 w", "A fire F11")
    assert asked(m) == "Effects"
    assert why(m, "A fire F12") == "extra-between"
    while asked(m) == "Effects":
        m.play(A, m.moves(A)[0])
    play(m, "A close", "A stoke loco-1")
    assert board(m).foundries == [FOUNDRIES.index("F12")], "the one that was used is closed"
    assert why(m, "A fire F12") == ""
