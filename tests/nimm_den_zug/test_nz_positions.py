"""Written positions, other component files, and what they refuse."""

import contextlib
from typing import Any

import pytest

import stellwerk
from stellwerk.games.nimm_den_zug.model.components import components
from stellwerk.games.nimm_den_zug.rules.scoring import profits
from stellwerk.kernel import play as rules
from stellwerk.kernel.rng import Dice, seeded
from tests.nimm_den_zug.table import A, lay, state, view, wagons

GAME = stellwerk.game("nimm-den-zug")


def refused(position: dict[str, Any]) -> stellwerk.Refused:
    with pytest.raises(stellwerk.Refused) as caught:
        stellwerk.set_up("nimm-den-zug", position)
    return caught.value


def test_what_is_left_out_takes_the_default_of_the_set_up() -> None:
    m = stellwerk.set_up("nimm-den-zug", {})
    assert m.players == 3
    assert [p.money for p in state(m).players] == [5000] * 3
    assert [p.goals.bit_count() for p in state(m).players] == [3, 3, 3]
    assert view(m)["round"] == 1
    assert GAME.census(m.state) == GAME.census(stellwerk.new("nimm-den-zug", 3).state)


def test_a_wagon_phase_needs_nothing_but_its_name() -> None:
    m = stellwerk.set_up("nimm-den-zug", {"phase": "wagons", "wagon_stack": ["FO01", "CO01"]})
    assert view(m)["display"][:2] == ["FO01", "CO01"]
    assert [len(p.locos) for p in state(m).players] == [3, 3, 3]
    assert len(m.waiting) == 1


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"seats": [{"money": 425}]}, "seats[0].money"),
        ({"seats": [{}, {"trains": [{"loco": "X1"}]}]}, "seats[1].trains[0].loco"),
        ({"seats": [{"trains": [{"loco": "S1"}]}, {"trains": [{"loco": "S1"}]}]}, "seats[1].trains[0].loco"),
        ({"seats": [{"goals": ["G01"]}, {"used": ["G01"]}]}, "seats[1].used[0]"),
        ({"seats": [{}, {}, {}, {}]}, "seats"),
        ({"seats": [{"gold": 1}]}, "seats[0].gold"),
        ({"phase": "wagons", "display": ["FO01", "FO01"]}, "display[1]"),
        ({"phase": "wagons", "display": ["FO01", "FO02", "FO03", "FO04"]}, "display"),
        ({"phase": "wagons", "seats": [{"trains": [{"wagons": ["FO01", "CO01"]}]}]}, "seats[0].trains[0].wagons[1]"),
        ({"phase": "wagons", "seats": [{"trains": [{"wagons": ["SP-DBL"]}]}]}, "seats[0].trains[0].wagons[0]"),
        ({"phase": "wagons", "seats": [{"trains": [{"wagons": ["SP-600"]}]}]}, "seats[0].trains[0].wagons[0]"),
        ({"phase": "wagons", "seats": [{"tile": 1}]}, "seats"),
        ({"phase": "later"}, "phase"),
        ({"round": 4}, "round"),
        ({"box": ["FO01"]}, "box[0]"),
        ({"colour": "red"}, "colour"),
        ({"method": "turn", "steps": ["Bidding"]}, "lot"),
        ({"method": "turn", "lot": "D4", "bid": 6000, "leader": "A"}, "seats[0].money"),
        ({"method": "turn", "lot": "E5", "seats": [{"money": 50}], "start": "A"}, "seats[0]"),
        ({"seats": [{"money": 500, "ledger": {"start": 5000}}]}, "seats[0].ledger"),
        ({"rng": {"key": "xyz"}}, "rng.key"),
        ({"bids": [50]}, "bids"),
        ({"bids": [1]}, "bids[0]"),
        ({"seats": [{"answer": "sing"}]}, "seats[0].answer"),
        ({"options": {"components": {"locos": {"S1": {"power": 125}}}}}, "components.locos.S1.power"),
        ({"options": {"components": {"wagons": {"FO99": 50}}}}, "components.wagons.FO99"),
        ({"options": {"components": {"goals": {"G01": {"bonus": "much"}}}}}, "components.goals.G01.bonus"),
        ({"options": {"components": {"order": {"prices": [600]}}}}, "components.order.prices"),
        ({"options": {"components": {"display": {"3": 0}}}}, "components.display.3"),
    ],
)
def test_a_wrong_position_is_refused_with_the_path_of_the_field(position: dict[str, Any], path: str) -> None:
    wrong = refused(position)
    assert wrong.params["path"] == path
    assert path in str(wrong)


def test_a_position_is_exact_at_every_moment_of_a_game() -> None:
    for players in (2, 4, 6):
        m = stellwerk.new("nimm-den-zug", players, players)
        dice = Dice(players)
        while m.waiting:
            again = stellwerk.set_up("nimm-den-zug", m.position())
            assert again.digest == m.digest
            seat, move = rules.random_move(m.state, dice, GAME.aside)
            m.play(seat, GAME.vocabulary.text(move))
            again.play(seat, GAME.vocabulary.text(move))
            assert again.digest == m.digest


@pytest.mark.rule("NZ-1.1")
def test_a_table_with_other_values_plays_by_them() -> None:
    values = {"title": "my copy", "locos": {"S1": {"power": 150, "multiplier": 2}}, "wagons": {"FO01": 75 * 2}}
    m = wagons(2, seats=[{"trains": [{"loco": "S1", "wagons": ["FO01"]}]}], options={"components": values})
    assert profits(state(m), A) == [300, 0, 0]
    assert components("standard").power[0] == 100
    assert components(values) is components(dict(values))


@pytest.mark.rule("NZ-1.1")
def test_every_guessed_value_is_marked() -> None:
    c = components("standard")
    assert c.reconstructed["S1"] == ["speed"]
    assert c.reconstructed["FO01"] == ["value"]
    assert "CO01" not in c.reconstructed
    assert "tile-2" not in c.reconstructed
    assert c.reconstructed["tile-1"] == ["price"]


def test_a_resampled_world_keeps_what_the_seat_knows_of_the_stack() -> None:
    m = lay(2, method="turn", loco_stack=["E5", "E4", "E3"], set_aside=["S1", "S2", "S3"], seats=[{}, {}])
    s = state(m)
    s.loco_stack, s.set_aside = s.set_aside, []
    seen = m.table(A)
    for n in range(10):
        world = GAME.take_in(seen, seeded(n))
        assert sorted(world.loco_stack) == sorted(s.loco_stack)


FIFTH = {"loco": "S1", "wagons": ["FO01", "FO02", "FO03", "FO04", "FO05"]}
FULL = {"trains": [{"loco": "S1"}, {"loco": "S2"}, {"loco": "S3"}]}
OUT = {"trains": [{"loco": "D1"}, {"loco": "D2"}, {"loco": "D3"}]}


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"phase": "wagons", "steps": ["EndRound"]}, "steps"),
        ({"phase": "wagons", "steps": []}, "steps"),
        ({"method": "turn", "steps": ["WagonTurn"]}, "steps"),
        ({"phase": "over", "round": 3, "steps": ["CloseRound"]}, "steps"),
        ({"phase": "wagons", "seats": [{"trains": [FIFTH]}]}, "seats[0].trains[0].wagons"),
        ({"phase": "wagons", "passes": 3}, "passes"),
        ({"phase": "wagons", "lot": "S1"}, "lot"),
        ({"method": "turn", "lot": "S1", "bid": 100, "leader": "A", "passed": ["B", "C"]}, "turn"),
        ({"display": ["FO01"]}, "display"),
        ({"seats": [{"tile": 1}]}, "seats[0].tile"),
        ({"seats": [{"trains": [{"wagons": ["FO01"]}]}]}, "seats[0].trains"),
        ({"seats": [{"goals": ["G01", "G02", "G03", "G04"]}]}, "seats[0].goals"),
        ({"seats": [{"goal_hand": ["G01", "G02", "G03"]}]}, "seats[1].goal_hand"),
        ({"seats": [{"hand": ["S1", "S2", "S3"]}], "method": "draft"}, "seats[1].hand"),
        ({"seats": [{"hand": ["S1"]}], "method": "turn"}, "seats[0].hand"),
        ({"seats": [{"trains": [{"loco": "S1"}]}], "method": "draft"}, "seats[0].trains"),
        ({"seats": [FULL], "method": "choice"}, "seats[0].trains"),
        ({"method": "choice", "revealed": ["S1"]}, "revealed"),
        ({"method": "choice", "revealed": ["S1", "S2", "S3"], "facedown": False}, "facedown"),
        ({"method": "choice", "revealed": ["S1"], "choice_order": ["A"], "bids": [0, 0, 0]}, "choice_order"),
        ({"method": "double", "lot": "S1", "bids": [100, None, 0]}, "bids[1]"),
        ({"method": "double", "lot": "S1", "bids": [9000, 0, 0]}, "seats[0].money"),
        ({"method": "turn", "lot": "S1", "bid": 100, "leader": "A", "turn": "A"}, "turn"),
        ({"method": "turn", "lot": "S1", "bid": 100, "leader": "A", "passed": ["B"], "turn": "B"}, "turn"),
        (
            {"method": "turn", "lot": "S1", "starter": "A", "seats": [OUT]},
            "starter",
        ),
        ({"method": "open", "lot": "E1", "bid": 400, "leader": "A", "seats": [FULL]}, "leader"),
        ({"method": "sealed", "lot": "S1", "seats": [{}, {"answer": "pass"}]}, "seats[1].answer"),
        ({"method": "sealed", "lot": "S1", "seats": [{}, {"answer": "bid 5050"}]}, "seats[1].answer"),
        ({"phase": "wagons", "seats": [{"answer": "pass"}]}, "seats[0].answer"),
        ({"methods": ["open", "open"]}, "methods"),
        ({"methods": ["open", "turn", "sealed", "double", "choice", "draft"]}, "methods"),
        ({"rng": {"key": "00"}}, "rng.key"),
        ({"phase": "wagons", "profits": [[0, 0, 0]]}, "profits"),
    ],
)
def test_a_position_that_cannot_be_played_on_is_refused(position: dict[str, Any], path: str) -> None:
    wrong = refused(position)
    assert wrong.params["path"] == path
    assert path in str(wrong)


def test_the_open_question_alone_names_all_that_lies_below_it() -> None:
    m = lay(2, method="turn", lot="S1", bid=100, leader="A", steps=["Bidding"])
    assert view(m)["steps"] == ["EndRound", "StartWagons", "DealTiles", "Substitutes", "NextAuction", "Bidding"]


def test_who_starts_and_who_bids_next_skips_those_who_are_out() -> None:
    m = lay(seats=[FULL], method="sealed", lot="D1")
    assert view(m)["starter"] == "B"
    m = lay(seats=[{}, FULL], method="turn", lot="D1", bid=200, leader="A")
    assert m.waiting == (2,)


JUNK: list[Any] = [None, True, -50, 25, 3, 10**30, 1.5, "", "A", "S1", "FO01", "SP-LONG", "turn", "over", [], {}, ["A"]]


def test_no_spoilt_position_does_anything_but_play_or_be_refused() -> None:
    for seed in range(3):
        m = stellwerk.new("nimm-den-zug", 2 + seed, seed)
        dice = Dice(seed)
        for _ in range(60):
            position = m.position()
            for _ in range(4):
                spoil(position, dice)
                with contextlib.suppress(stellwerk.Refused):
                    played = stellwerk.set_up("nimm-den-zug", position)
                    rules.playout(played.state, Dice(seed), GAME.aside, 30)
            seat, move = rules.random_move(m.state, dice, GAME.aside)
            m.play(seat, GAME.vocabulary.text(move))


def spoil(position: Any, dice: Dice) -> None:
    """Put junk somewhere into it."""
    here = position
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        key = keys[dice.below(len(keys))]
        inner = here[key]
        if not isinstance(inner, dict | list) or not inner or dice.below(3) == 0:
            here[key] = JUNK[dice.below(len(JUNK))]
            return
        here = inner


SUBSTITUTE = {"loco": "S1", "substitute": True, "plus": True}
FOOD = ["FO01", "FO02", "FO03", "FO04", "FO05", "FO06"]
TURN = {"method": "turn", "lot": "D4", "leader": "A", "bid": 400}
REPLACE: dict[str, Any] = {"phase": "wagons", "display": FOOD[:3], "steps": ["Replacing"], "turn": "A"}


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"method": "draft", "set_aside": ["S1"]}, "set_aside"),
        ({"method": "draft", "revealed": ["S1"]}, "revealed"),
        ({"method": "draft", "lot": "S1"}, "lot"),
        ({"method": "turn", "steps": ["NextAuction"], "revealed": ["S1"]}, "revealed"),
        ({**REPLACE, "seats": [{"tile": 1, "money": 550}, {"tile": 2}, {"tile": 3}]}, "seats[0].money"),
        (
            {
                **REPLACE,
                "replacing": FOOD[:2],
                "seats": [{"tile": 1, "money": 1150}, {"tile": 2}, {"tile": 3}],
                "options": {"replace-price": "per-card"},
            },
            "seats[0].money",
        ),
        ({**REPLACE, "replaced": True}, "replaced"),
        ({**REPLACE, "steps": ["WagonTurn"], "replacing": FOOD[:1]}, "replacing"),
        ({"phase": "wagons", "display": ["SP-BIN"]}, "display[0]"),
        ({"phase": "wagons", "display": ["FO01", "SP-LONG"]}, "display[1]"),
        ({"phase": "wagons", "discards": ["SP-LONG"]}, "discards[0]"),
        ({"phase": "wagons", "discards": ["FO01", "SP-BIN"]}, "discards[1]"),
        ({"phase": "wagons", "spent": ["SP-PLUS"]}, "spent[0]"),
        ({"spent": ["SP-600"]}, "spent"),
        ({**TURN, "bid": 350}, "bid"),
        ({"method": "open", "lot": "D4", "leader": "A", "bid": 350}, "bid"),
        ({"method": "double", "lot": "D4", "starter": "B", "bids": [500, 350, 0]}, "bids[1]"),
        (
            {
                "method": "open",
                "lot": "D4",
                "bid": 400,
                "leader": "A",
                "steps": ["NameLeader"],
                "bids": [None, 400, 400],
                "tied": ["B", "C"],
            },
            "bids[1]",
        ),
        ({**TURN, "passed": ["A"]}, "passed"),
        ({"phase": "wagons", "seats": [{"trains": [SUBSTITUTE]}]}, "seats[0].trains[0].plus"),
        ({"method": "turn", "revealed": ["S1", "S2", "S3", "S4"]}, "revealed"),
        ({"method": "open", "lot": "S1", "revealed": ["S1", "S2"]}, "revealed"),
        ({"phase": "ended", "seats": [{"trains": [{"wagons": FOOD}]}]}, "seats[0].trains[0].wagons"),
        ({"phase": "over"}, "round"),
    ],
)
def test_a_position_that_no_game_can_come_to_is_refused(position: dict[str, Any], path: str) -> None:
    caught = refused({"start": "A", **position})
    assert caught.params["path"] == path
    assert str(caught)[0].isalpha()


def test_what_a_ruling_allows_is_a_position() -> None:
    m = wagons(display=["FO01", "SP-LONG"], options={"longer-slot": "blocks"})
    assert view(m)["longer"]
    wagons(seats=[{"trains": [SUBSTITUTE]}], options={"plus-on-substitute": "allowed"})
    lay(phase="ended", round=3, longer=True, seats=[{"trains": [{"wagons": FOOD}]}])
