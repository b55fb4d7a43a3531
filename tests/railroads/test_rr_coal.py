"""Coal: the coal board, foundries, stokers, the coal factory."""

import pytest

from stellwerk.games.railroads import game
from stellwerk.games.railroads.model.state import RailState
from stellwerk.kernel.versions import taken_in
from tests.railroads.table import (
    COAL,
    NEW,
    A,
    B,
    asked,
    board,
    effects,
    lay,
    line,
    play,
    state,
    why,
)

BOTH = {**COAL, **NEW}


def foundry(*names: str, **more: object) -> dict[str, object]:
    return {"coal": 4, "foundries": [{"foundry": name} for name in names], **more}


@pytest.mark.rule("RR-15.1")
def test_a_coin_buys_a_foundry_and_coal() -> None:
    m = lay(3, options=COAL)
    first, second = m.view(None)["foundries_open"]
    coal = board(m).coal
    play(m, "A place K2 c")
    assert m.moves(A) == [f"foundry {first}", f"foundry {second}"]
    play(m, f"A foundry {second}")
    assert (board(m).coal, len(board(m).foundries)) == (coal + 1, 1)
    assert len(state(m).foundries_open) == 2
    assert len(state(m).foundry_stack) == 9
    assert asked(m) == "Extras", "there is coal for a stoker now"
    play(m, "A end", "B place K1 w")
    assert board(m, B).coal == coal + 1


@pytest.mark.rule("RR-15.2")
def test_the_combined_space_is_one() -> None:
    m = lay(2, options=COAL)
    assert why(m, "A place K12-coal c") == "printed-coin"
    play(m, "A place K12-coal w", "A end")
    assert board(m).coal == 2
    assert why(m, "B place K12-foundry c") == "space-taken"
    other = lay(2, options=COAL)
    play(other, "A place K12-foundry c")
    play(other, f"A {other.moves(A)[0]}", "A end")
    assert why(other, "B place K12-coal w") == "space-taken"


@pytest.mark.rule("RR-15.3")
def test_coal_is_used_beside_the_action_only() -> None:
    m = lay(2, foundry("F12"), options=COAL)
    assert why(m, "A fire F1") == "foundry-not-yours"
    coins = board(m).coins
    play(m, "A fire F12", "A keep")
    assert board(m).coins == coins + 2
    assert why(m, "A pass") == "pass-after-extra"
    assert why(m, "A fire F12") == "foundry-fired"
    play(m, "A place K12-coal w", "A stoker")
    assert asked(m) == "AttachStoker", "with coal gained in the same turn"
    poor = lay(2, {**foundry("F12"), "coal": 1}, options=COAL)
    assert why(poor, "A fire F12") == "coal-short"


@pytest.mark.rule("RR-15.3", "RR-9.4")
def test_no_coal_when_passing_or_moving() -> None:
    m = lay(
        3,
        foundry("F12"),
        options=COAL,
        order=["B", "A", "C"],
        spaces={"O1": {"seat": "A", "pay": "w"}},
        passed=["B", "C"],
    )
    play(m, "A pass")
    assert why(m, "A fire F12") == "not-asked"
    play(m, "A move A1")
    assert state(m).round == 2


@pytest.mark.rule("RR-15.4")
def test_the_stoker_space() -> None:
    m = lay(2, {"coal": 3}, {"coal": 3}, options=COAL)
    top = state(m).foundry_stack[-1]
    play(m, "A place A1 w", "A stoker", "A stoke loco-1")
    assert (board(m).coal, board(m).reach[0]) == (1, 2)
    assert state(m).foundries_down == [top]
    assert m.view(A)["foundries_down"] == ["?"]
    assert why(m, "B stoker") == "stoker-taken-already"
    assert why(lay(2), "A stoker") == "no-coal-module"


@pytest.mark.rule("RR-15.5")
def test_a_stoker_raises_a_locomotive_in_every_respect() -> None:
    """A 3 with a stoker: a 4 may not replace it, a 5 may, and the 3 keeps its stoker."""
    seat = {"locos": ["4", "4", "3", "6"], "stokers": ["loco-3"]}
    four = effects(seat, players=3, options=COAL, may={"loco": 1, "black": 1}, supply={"4": 1})
    assert why(four, "A take-loco") == "loco-fits-nowhere"
    five = effects(seat, players=3, options=COAL, may={"loco": 1}, supply={"5": 1})
    play(five, "A take-loco", "A slot 3")
    assert state(five).hand_stoker
    assert why(five, "A slot 1") == "loco-not-lower"
    play(five, "A return")
    assert board(five).stokers == 0, "the stoker leaves the game with it"
    assert state(five).returned[3] == 1


@pytest.mark.rule("RR-15.5")
def test_a_stoker_travels_with_its_locomotive() -> None:
    seat = {"locos": ["3", "6", "2", "6"], "stokers": ["loco-1"]}
    m = effects(seat, players=3, options=COAL, may={"loco": 1}, supply={"5": 1})
    play(m, "A take-loco", "A slot 1", "A slot 3")
    assert board(m).reach == [11, 4, 6]
    assert board(m).stokers == 0b100


@pytest.mark.rule("RR-15.5", "RR-7.1")
def test_a_field_reached_by_a_stoker_pays_at_once() -> None:
    m = lay(2, {"coal": 2, "locos": ["1", None, "3"], "tracks": {"second": [4]}}, options=COAL)
    play(m, "A place A1 w", "A stoker", "A stoke loco-3")
    assert asked(m) == "Effects"
    assert state(m).may[13] == 1


@pytest.mark.rule("RR-15.5")
def test_one_stoker_at_most() -> None:
    m = lay(2, {"coal": 2, "locos": ["1", "3"], "stokers": ["loco-1"]}, options=COAL)
    play(m, "A place A1 w", "A stoker")
    assert why(m, "A stoke loco-1") == "has-stoker"
    assert why(m, "A stoke loco-4") == "no-tile"
    full = lay(2, {"coal": 2, "stokers": ["loco-1"]}, options=COAL)
    assert why(full, "A stoker") == "stoker-no-tile"


@pytest.mark.rule("RR-15.6")
@pytest.mark.parametrize(
    ("number", "gives"), [("2", {"any": 2}), ("4", {"question": 2}), ("8", {"any": 3}), ("9", {"bonus": 2})]
)
def test_factories_with_a_stoker(number: str, gives: dict[str, int]) -> None:
    seat = {"markers": [4], "factories": [number], "stokers": ["factory-1"]}
    m = effects(seat, options=COAL, may={"industry": 1})
    play(m, "A industry 1")
    assert m.view(A)["may"] == gives


@pytest.mark.rule("RR-15.6")
def test_more_factories_with_a_stoker() -> None:
    seat = {"markers": [4], "factories": ["5"], "stokers": ["factory-1"], "doublers": 7}
    m = effects(seat, options=COAL, may={"industry": 1})
    play(m, "A industry 1")
    assert board(m).doublers == 8, "three doublers, as far as there is room"
    seven = {"markers": [4], "factories": ["7"], "stokers": ["factory-1", "loco-1"], "locos": ["5", "4"]}
    m = effects(seven, options=COAL, may={"industry": 1})
    play(m, "A industry 1")
    assert board(m).points == 6 + 4 + 1
    twice = {"markers": [4], "factories": ["3"], "stokers": ["factory-1"], "used": ["A2"]}
    m = effects(twice, options=COAL, may={"industry": 1})
    coins = board(m).coins
    play(m, "A industry 1", "A repeat A2", "A repeat A2")
    assert board(m).coins == coins + 4


FUNCTIONS = [
    ("F1", {"black": 2, "industry": 1}),
    ("F2", {"black": 1, "tile": 1}),
    ("F4", {"black": 2, "factory": 1}),
    ("F9", {"any": 2}),
]


@pytest.mark.rule("RR-15.7")
@pytest.mark.parametrize(("name", "gives"), FUNCTIONS)
def test_foundries_that_wait(name: str, gives: dict[str, int]) -> None:
    m = lay(2, foundry(name), options=COAL)
    play(m, f"A fire {name}")
    assert m.view(A)["may"] == gives
    assert board(m).coal == 2


@pytest.mark.rule("RR-15.7")
def test_foundries_with_immediate_parts() -> None:
    m = lay(2, foundry("F3", "F5", "F6", "F8", "F10", "F11", locos=["5"], stokers=["loco-1"], coal=12), options=COAL)
    for name in ("F3", "F5", "F6", "F8", "F10", "F11"):
        play(m, f"A fire {name}")
        while asked(m) == "Effects":
            play(m, f"A {next(move for move in m.moves(A) if not move.startswith('skip'))}")
        play(m, "A keep") if asked(m) == "CloseFoundry" else None
    b = board(m)
    assert (b.doublers, b.points, b.coal) == (3, 12, 0)
    assert b.coins == 4
    assert b.markers == [4]


@pytest.mark.rule("RR-15.7", "RR-13.1")
def test_foundry_seven_repeats_up_to_two_workers_but_no_printed_coin() -> None:
    m = lay(3, foundry("F7", used=["T2", "T11", "E0", "L3"]), options=COAL)
    play(m, "A fire F7")
    assert m.moves(A) == ["repeat T2", "repeat-none"]
    play(m, "A repeat T2", *["A advance black main"] * 3)
    assert line(m, "main")[0] == 4


@pytest.mark.rule("RR-15.8")
def test_closing_a_foundry() -> None:
    """F11 after the action: a step, a doubler, then it becomes a stoker at the 3."""
    m = lay(2, foundry("F11", locos=["1", None, "3"], tracks={"main": [3]}), options=COAL)
    play(m, "A place A2 w", "A fire F11", "A advance black main")
    assert asked(m) == "CloseFoundry"
    play(m, "A close", "A stoke loco-3")
    b = board(m)
    assert (b.coal, b.doublers, b.foundries, b.reach) == (2, 1, [], [1, 4, 0])
    assert m.view(None)["foundries_closed"] == ["F11"]
    play(m, "A end")
    assert m.waiting == (B,)


@pytest.mark.rule("RR-15.8")
def test_only_right_after_use() -> None:
    m = lay(2, foundry("F12"), options=COAL)
    play(m, "A fire F12", "A keep")
    assert why(m, "A close") == "not-asked"


@pytest.mark.rule("RR-15.10")
@pytest.mark.parametrize(("coal", "given", "stoked", "steps"), [(5, 3, False, 8), (5, 0, False, 2), (1, 1, True, 5)])
def test_the_coal_factory(coal: int, given: int, stoked: bool, steps: int) -> None:
    seat = {
        "coal": coal,
        "markers": [4],
        "factories": ["coal"],
        "cards": ["C7"],
        "stokers": ["factory-1"] if stoked else [],
    }
    m = effects(seat, options=BOTH, may={"industry": 1})
    play(m, "A industry 1")
    assert asked(m) == "Effects"
    if coal == 5:
        assert why(m, "A coal 4") == "coal-too-much"
    play(m, f"A coal {given}" if given else "A skip coal-for-steps")
    assert state(m).may[0] == steps
    assert board(m).coal == coal - given


@pytest.mark.rule("RR-15.10")
def test_the_coal_factory_while_moving_a_worker() -> None:
    seat = {"coal": 5, "markers": [4], "factories": ["coal"], "cards": ["C7"]}
    m = lay(3, seat, options=BOTH, order=["B", "A", "C"], spaces={"O1": {"seat": "A", "pay": "w"}}, passed=["B", "C"])
    play(m, "A pass", "A move I1", "A industry 1")
    assert m.view(A)["may"] == {"black": 2}
    assert asked(m) == "Effects"


@pytest.mark.rule("RR-2.7", "RR-15.10")
def test_coal_gained_later_in_the_turn_still_goes_to_the_coal_factory() -> None:
    seat = {"coal": 0, "markers": [4], "factories": ["coal"], "cards": ["C7"]}
    m = effects(seat, options=BOTH, may={"industry": 1, "question": 1})
    play(m, "A industry 1")
    assert why(m, "A coal 1") == "coal-too-much"
    play(m, "A token Q9", "A coal 1", "A coal 2")
    assert state(m).may[0] == 8
    assert why(m, "A coal 1") == "not-pending"
    assert board(m).coal == 1


@pytest.mark.rule("RR-2.7", "RR-15.10")
def test_a_table_that_asked_for_coal_at_once_comes_along() -> None:
    seat = {"coal": 2, "markers": [5], "factories": ["coal"], "cards": ["C7"]}
    old = effects(seat, options=BOTH, may={"black": 2}).position()
    old["stack"].append("GiveCoal")
    s = taken_in(game, old, 1)
    assert isinstance(s, RailState)
    assert (s.may[0], game.vocabulary.text(s.stack[-1].moves(s, A)[-3])) == (2, "coal 2")


@pytest.mark.rule("RR-15.11")
def test_when_all_foundries_are_out() -> None:
    names = [f"F{i}" for i in range(1, 13)]
    m = lay(3, {"foundries": [{"foundry": name} for name in names]}, options=COAL)
    assert why(m, "A place K2 c") == "no-open-foundry"
    assert why(m, "A stoker") == "coal-short"
    rich = lay(3, {"coal": 4, "foundries": [{"foundry": name} for name in names]}, options=COAL)
    assert why(rich, "A stoker") == "stoker-none-left"
