"""? tokens, ? cards, end bonus cards, repeating."""

import pytest

from stellwerk.kernel.rng import seeded
from stellwerk.kernel.table import eyes_of
from tests.railroads.table import (
    ALL,
    COAL,
    NEW,
    A,
    B,
    C,
    asked,
    board,
    effects,
    lay,
    line,
    new,
    play,
    state,
    why,
)

QUESTION = {"question": 1}


@pytest.mark.rule("RR-12.1")
def test_each_token_once() -> None:
    m = effects({"laid": ["Q2"]}, may=QUESTION)
    assert why(m, "A token Q2") == "token-used"
    play(m, "A token Q6")
    assert board(m).doublers == 3
    assert m.view(None)["seats"][A]["laid"] == ["Q2", "Q6"]


@pytest.mark.rule("RR-12.1")
def test_tokens_with_parts_to_lay() -> None:
    m = effects({}, may={"question": 4})
    play(m, "A token Q2", "A token Q3", "A token Q4")
    assert (board(m).medal, board(m).upgrade, board(m).keys) == (True, 1, 2)
    assert state(m).may[12] == 2
    play(m, "A token Q7")
    assert {"take-loco", "build lowest"} < set(m.moves(A))


@pytest.mark.rule("RR-12.2", "RR-12.6")
def test_an_end_bonus_card_at_the_end_of_the_turn_and_a_card() -> None:
    m = effects({}, players=3, may=QUESTION)
    play(m, "A token Q1", "A card C4")
    assert asked(m) == "Effects", "the card comes in the turn"
    play(m, "A industry 1", "A industry 1", "A industry 1")
    assert asked(m) == "ChooseEndBonus"
    assert m.undo_cost(A) == "ask", "the pile has been looked through"
    assert len(m.moves(A)) == 8
    play(m, f"A {m.moves(A)[0]}")
    assert m.waiting == (B,)
    assert m.view(B)["seats"][A]["bonus"] == ["?"]
    assert m.view(B)["seats"][A]["looks"] == [["?"] * 7]
    assert len(m.view(A)["seats"][A]["looks"][0]) == 7


@pytest.mark.rule("RR-12.2")
def test_one_part_alone_is_possible() -> None:
    taken = ["C1", "C2", "C3", "C4", "C5"]
    other = {"cards": taken, "black": True, "engineers": [{"engineer": "1"}], "locos": ["1", "9x"]}
    m = lay(2, {}, other, acted=True, stack=["NextTurn", "AfterAction", "Effects"], may=QUESTION)
    play(m, "A token Q1")
    assert asked(m) == "ChooseEndBonus"


@pytest.mark.rule("RR-12.3", "RR-2.6")
def test_cards_are_done_in_full_or_not_chosen() -> None:
    m = effects({"markers": [3]}, may={"card": 1})
    assert why(m, "A card C4") == "card-incomplete"
    play(m, "A card C3")
    assert board(m).engineers == [0]
    assert board(m).coins == 3
    assert m.view(None)["cards_left"] == ["C1", "C2", "C4", "C5"]
    steps = effects({}, may={"card": 1})
    play(steps, "A card C5")
    assert why(steps, "A skip any") == "must-be-done"
    play(steps, *["A advance black main"] * 4)
    assert line(steps, "main")[0] == 5


@pytest.mark.rule("RR-12.3")
def test_the_black_worker_is_there_at_once() -> None:
    m = effects({}, may={"card": 1})
    play(m, "A card C1", "B pass")
    assert board(m).black_home
    assert why(m, "A place A1 b") == ""


@pytest.mark.rule("RR-12.4")
def test_only_one_upgrade_marker_stays() -> None:
    m = effects({"upgrade": "base", "laid": ["Q3"]}, options=NEW, may={"card": 1})
    play(m, "A card C6")
    assert asked(m) == "KeepUpgrade"
    play(m, "A upgrade german")
    assert board(m).upgrade == 2


@pytest.mark.rule("RR-12.5")
def test_the_second_marker_needs_field_0() -> None:
    m = effects({"markers": [2]}, may=QUESTION)
    play(m, "A token Q5", "A industry 2", "A industry 1")
    assert board(m).markers == [3, 1]
    late = effects({"markers": [0]}, may=QUESTION)
    play(late, "A token Q5", "A industry 1", "A industry 1")
    assert board(late).markers == [2]


@pytest.mark.rule("RR-12.6")
def test_what_looking_through_the_pile_tells() -> None:
    """C saw the pile after A had taken a card: C knows what A's later card can be."""
    m = lay(
        3,
        {"bonus": ["B1", "B5"]},
        {},
        {"bonus": ["B2"]},
        taken=["A", "C", "A"],
        pile=["B3", "B4", "B6", "B7", "B8"],
        removed=["B9", "B10"],
    )
    seen = m.table(C)
    assert seen.seats[C].looks == (("B3", "B4", "B5", "B6", "B7", "B8"),)
    for seed in range(30):
        world = m.game.take_in(seen, seeded(seed))
        hand = m.game.position(world)["seats"][A]["bonus"]
        assert hand[0] in ("B1", "B9", "B10")
        assert hand[1] in ("B3", "B4", "B5", "B6", "B7", "B8")
        assert m.game.lay_out(world, eyes_of(C)) == seen


# --- repeating ----------------------------------------------------------------


def used(*places: str, **more: object) -> dict[str, object]:
    return {"engineers": [{"engineer": "12"}], "used": list(places), **more}


@pytest.mark.rule("RR-13.1", "RR-13.2")
def test_what_can_be_repeated() -> None:
    m = lay(3, used("A2", "T2", "T11", "O2", "A3", "T12+b", black=True, cards=["C1"]))
    play(m, "A place eng12 w")
    assert set(m.moves(A)) == {"repeat A2", "repeat-black T12", "repeat-none"}
    assert why(m, "A repeat T2") == "repeat-cost"
    assert why(m, "A repeat T11") == "repeat-cost"
    assert why(m, "A repeat A1") == "repeat-not-used"
    assert why(m, "A repeat O2") == "repeat-never"
    assert why(m, "A repeat eng12") == "repeat-never"


@pytest.mark.rule("RR-13.3")
def test_nothing_is_placed_and_choices_are_anew() -> None:
    m = lay(2, used("I1"), spaces={"I1": {"seat": "A", "pay": "c"}})
    play(m, "A place eng12 w", "A repeat I1", "A industry 1")
    assert board(m).markers == [1]
    assert board(m).workers == 5


@pytest.mark.rule("RR-13.4")
def test_the_black_workers_step_again() -> None:
    m = lay(3, used("T1+b", black=True, black_home=False, cards=["C1"]), spaces={"T1": {"seat": "A", "pay": "b"}})
    play(m, "A place eng12 w", "A repeat-black T1", *["A advance black main"] * 3)
    assert line(m, "main")[0] == 4
    assert m.waiting == (B,)


@pytest.mark.rule("RR-13.5", "RR-13.2")
def test_a_space_of_the_same_turn_but_never_oneself() -> None:
    m = lay(2, {"markers": [4], "factories": ["3"]})
    play(m, "A place I1 w", "A industry 1", "A repeat I1", "A industry 1")
    assert board(m).markers == [6]
    alone = lay(2, used())
    play(alone, "A place eng12 w")
    assert alone.waiting == (B,), "nothing to repeat"


@pytest.mark.rule("RR-13.1", "RR-2.6")
def test_an_open_repeating_engineer_must_repeat_in_full() -> None:
    m = lay(2, {"used": ["A2", "I1"], "markers": [4]}, row=["2", "12", "3"])
    play(m, "A place E1 w")
    assert m.moves(A) == ["repeat A2"]
    assert why(m, "A repeat-none") == "repeat-must"
    fresh = lay(2, row=["2", "12", "3"])
    assert why(fresh, "A place E1 w") == "nothing-to-repeat"


# --- new material -------------------------------------------------------------


@pytest.mark.rule("RR-17.2")
def test_engineer_minus_ten_uses_a_factory() -> None:
    m = lay(2, {"engineers": [{"engineer": "-10"}], "factories": ["5", "6"], "markers": [0]}, options=NEW)
    assert why(m, "A place eng-10 w") == "wrong-cost"
    play(m, "A place eng-10 ww", "A again 1")
    assert board(m).doublers == 2
    assert board(m).markers == [0]
    open_field = lay(2, row=["2", "-10", "3"], options=NEW)
    assert why(open_field, "A place E1 ww") == "no-own-factory"


@pytest.mark.rule("RR-17.2", "RR-5.5")
@pytest.mark.parametrize(
    ("numbers", "stoked", "points"), [((12, -10), False, 2), ((4, -10), False, 0), ((12, 5), True, 18)]
)
def test_factory_one_never_costs_points(numbers: tuple[int, ...], stoked: bool, points: int) -> None:
    seat = {
        "engineers": [{"engineer": str(number)} for number in numbers],
        "locos": ["2"],
        "factories": ["1"],
        "markers": [4],
        "stokers": ["factory-1"] if stoked else [],
    }
    m = effects(seat, options=ALL, may={"industry": 1})
    play(m, "A industry 1")
    assert board(m).points == points


@pytest.mark.rule("RR-17.3")
def test_two_start_bonus_cards() -> None:
    outcomes = set()
    for seed in range(20):
        m = lay(2, {"engineers": [{"engineer": "19"}]}, options=NEW, seed=str(seed), rng={"key": f"{seed + 1:032x}"})
        before = (board(m).coins, board(m).doublers)
        play(m, "A place eng19 w")
        gained = (board(m).coins - before[0]) + (board(m).doublers - before[1]) + sum(state(m).may)
        assert gained == 2
        outcomes.add((board(m).coins, board(m).doublers, *state(m).may))
    assert len(outcomes) > 3


@pytest.mark.rule("RR-17.4")
def test_new_tokens() -> None:
    m = effects({}, options=ALL, may={"question": 2})
    coins, coal = board(m).coins, board(m).coal
    play(m, "A token Q8", "A token Q9")
    assert (board(m).coins, board(m).coal) == (coins + 4, coal + 4)
    assert not any("Q9" in move for move in effects({}, options=NEW, may=QUESTION).moves(A))


@pytest.mark.rule("RR-17.5")
def test_new_cards() -> None:
    m = effects({}, options={**NEW, **COAL}, may={"card": 1})
    coal = board(m).coal
    play(m, "A card C7")
    assert (board(m).coal, board(m).gaps[0]) == (coal + 2, 10)
    full = effects({"factories": ["2", "3", "4", "5", "6"]}, options={**NEW, **COAL}, may={"card": 1})
    play(full, "A card C7")
    assert asked(full) == "ReplaceFactory"
    assert "C7" not in new(2, new_material="on").view(None)["cards_left"]


@pytest.mark.rule("RR-17.1")
def test_what_new_engineers_cost() -> None:
    m = lay(2, {"engineers": [{"engineer": "17"}], "tracks": {"main": [8, 5, 2]}}, options=NEW)
    assert why(m, "A place eng17 w") == "printed-coin"
    play(m, "A place eng17 c")
    assert m.view(A)["may"] == {"black": 1, "gray": 1, "brown": 1}
    coal = lay(2, {"engineers": [{"engineer": "18"}]}, options=ALL)
    before = board(coal).coal
    play(coal, "A place eng18 w")
    assert board(coal).coal == before + 2
