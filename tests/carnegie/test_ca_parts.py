"""Component values: where they come from, and tables with a file of their own."""

from typing import Any

import pytest

from stellwerk.games.carnegie import game
from stellwerk.games.carnegie.model.parts import parts_for
from stellwerk.games.carnegie.scene.provenance import ENTRIES, guesses, marked, provenance
from stellwerk.kernel import play as rules
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.rng import Dice
from stellwerk.words import say
from tests.carnegie.table import board, discs, income, lay, play, state, use, why

OTHER = {
    "title": "another company",
    "projects": {"housing": 2},
    "printed": {"PLANNING": {"stations": [1, 1, 1]}},
    "company": {"row1": ["LOBBY", "PERSONNEL", "COMMERCE", "PLANNING"]},
    "tabs": {"housing": {"a": {"positions": [["money", 5, 0], *[["points", 1, 1]] * 6]}}},
}


@pytest.mark.rule("CA-1.1")
def test_every_component_says_where_its_values_come_from() -> None:
    for name in ENTRIES:
        for language in ("de", "en"):
            for key in (provenance(name), *guesses(name), *marked(name, "added_up"), *marked(name, "listed")):
                assert say(game.folder, language, key, {}) != key
    assert provenance("D05") == "provenance-tiles"
    assert provenance("city-chicago") == "provenance-board"
    assert guesses("tab-housing-a") == ["guess-disc-spaces", "guess-incomes", "guess-further-prices"]
    assert marked("tab-housing-a", "added_up") == ["guess-first-prices"]
    assert marked("tab-housing-b", "listed") == ["guess-limit"]
    assert guesses("earlier-tab-housing-a") == ["guess-disc-spaces", "guess-incomes", "guess-prices"]
    assert guesses("PERSONNEL") == ["guess-prices"]
    assert guesses("company") == ["guess-positions"]
    assert guesses("D05") == []


UNEVEN = {"printed": {"COMMERCE": {"stations": [1, 4, 1]}, "PLANNING": {"stations": [2, 5]}}}


@pytest.mark.rule("CA-13.2")
def test_the_player_chooses_among_workstations_with_different_prices() -> None:
    seat = {"standing": {"d1": 1}, "lying": {"c1": 3}, "money": 20}
    m = lay(2, phase="activate", action="RD", seats=[seat, {}], options={"components": UNEVEN})
    play(m, "activate c1")
    assert m.moves(0) == ["station 1", "station 2", "station 3", "sell"]
    play(m, "station 3")
    assert (board(m).money, m.position()["seats"][0]["stations"]) == (16, {"c1": [3]})
    m = lay(**m.position())
    play(m, "activate c1")  # both cost the same now: nothing to choose
    assert board(m).money == 15
    play(m, "activate c1")
    assert (board(m).money, board(m).standing[2]) == (14, 3)


@pytest.mark.rule("CA-13.2", "CA-9.23")
def test_a_dear_workstation_can_be_had_cheaply_with_payroll_management() -> None:
    seat = {"departments": {"a2": "D23"}, "standing": {"a2": 1}, "lying": {"d1": 2}, "money": 2, "vp": {"income": 3}}
    m = lay(2, phase="activate", action="RD", seats=[seat, {}], options={"components": UNEVEN})
    play(m, "activate-cheap d1")
    assert why(m, "station 3") == "station-taken"
    play(m, "station 2")
    assert (board(m).money, board(m).free_station(3)) == (1, 2)
    poor = lay(2, phase="activate", action="RD", seats=[{**seat, "money": 4}, {}], options={"components": UNEVEN})
    play(poor, "activate d1")
    assert why(poor, "station 2") == "too-little-money"
    assert poor.moves(0) == ["station 1", "sell"]


@pytest.mark.rule("CA-13.2")
def test_who_leaves_frees_the_cheapest_workstation() -> None:
    seat = {"standing": {"c1": 2}, "stations": {"c1": [1, 3]}, "lying": {}}
    m = use("MG", seat, options={"components": UNEVEN})
    play(m, "use c1", "send money west")
    assert board(m).free_stations(2) == [0, 1]
    with pytest.raises(Refused, match="stations"):
        use("MG", {**seat, "stations": {"c1": [3]}}, options={"components": UNEVEN})
    with pytest.raises(Refused, match="stations"):
        use("MG", seat)


@pytest.mark.rule("CA-13.2")
def test_where_all_cost_the_same_a_seat_that_was_left_is_taken_again() -> None:
    seat = {"standing": {"b2": 2, "d1": 1}, "lying": {"b2": 1}, "goods": 9, "pulled": {"commerce": 2}}
    m = use("CO", seat, options={"components": UNEVEN})
    play(m, "use b2", "build housing boston-1", "done", "done")
    play(m, "done", seat=1)
    play(m, "activate b2")
    assert board(m).standing[5] == 2
    assert lay(**m.position()).position() == m.position()


@pytest.mark.rule("CA-4.3", "CA-9.4")
def test_arrivals_may_wait_below_a_choice_of_income() -> None:
    rows = [["employee", 1, 0], ["goods-or-money", 1, 1], *[["points", 1, 1]] * 5]
    own = {"components": {"tabs": {"housing": {"a": {"positions": rows}}}}}
    seat = {"departments": {"a2": "D04"}, "missions": {"west": 1}}
    m = income("HR", seat, spaces=discs("A", "boston-1", "albany-1"), options=own)
    play(m, "home 1")
    names = [step["step"] for step in m.position()["steps"]]
    assert names == ["Course", "IncomePoints", "Arrive", "ChooseIncome", "Arrive"]
    assert lay(**m.position()).position() == m.position()


@pytest.mark.rule("CA-1.1")
def test_a_table_may_bring_its_own_values() -> None:
    m = use("MG", {"standing": {"d1": 3}, "lying": {}}, options={"components": OTHER})
    assert state(m).parts.lobby == 0
    assert board(m).standing[3] == 3
    assert provenance("PLANNING", state(m).parts) == "provenance-own"
    assert guesses("tab-housing-a", state(m).parts) == []
    assert guesses("tab-housing-b", state(m).parts) != []
    m = use("CO", {"goods": 1}, options={"components": OTHER})
    play(m, "use b2")
    assert why(m, "build housing boise") == "too-few-goods"
    m = lay(2, phase="income", action="HR", options={"components": OTHER}, spaces={"boise": "A housing"},
            seats=[{"missions": {"west": 1}, "lying": {}, "money": 0}])  # fmt: skip
    play(m, "home 1")
    assert (board(m).money, board(m).lying[0]) == (6, 1)


@pytest.mark.rule("CA-2.5")
def test_choosing_a_side_without_a_disc_gives_the_disc_back() -> None:
    bare = {"tabs": {"housing": {"b": {"positions": [["none", 0, 0], *[["points", 1, 1]] * 6]}}}}
    m = lay(2, phase="sides", options={"components": bare, "tab-sides": "choose"})
    play(m, "side housing b")
    assert (board(m).discs, board(m).discs_on(0)) == (23, 0)


def test_a_game_with_other_values_goes_to_its_end() -> None:
    for players in (1, 2, 4):
        s = lay(players, phase="projects", options={"components": OTHER}).state
        components = game.census(s)
        dice = Dice(players)
        while s.stack:
            written = game.position(s)
            assert game.position(game.read(written)) == written
            rules.play(s, *rules.random_move(s, dice, game.aside), game.aside)
        assert game.census(s) == components


@pytest.mark.parametrize(
    ("file", "path"),
    [
        ("other", "options.components"),
        (7, "options.components"),
        ({"tiles": {}}, "options.components.tiles"),
        ({"projects": {"housing": -1}}, "options.components.projects.housing"),
        ({"printed": {"PLANNING": {"stations": []}}}, "options.components.printed.PLANNING.stations"),
        ({"printed": {"D05": {}}}, "options.components.printed.D05"),
        ({"company": {"row1": ["LOBBY"]}}, "options.components.company.row1"),
        ({"company": {"row1": ["LOBBY", "", "", ""]}}, "options.components.company"),
        ({"company": {"row4": ["SHOP", "", "", ""]}}, "options.components.company.row4[0]"),
        ({"tabs": {"housing": {"a": {"positions": []}}}}, "options.components.tabs.housing.a.positions"),
        ({"tabs": {"housing": {"c": {}}}}, "options.components.tabs.housing.c"),
        (
            {"tabs": {"housing": {"a": {"positions": [["gold", 1, 1]] * 7}}}},
            "options.components.tabs.housing.a.positions[0][0]",
        ),
    ],
)
def test_wrong_values_are_refused_with_their_path(file: Any, path: str) -> None:
    with pytest.raises(Refused) as refused:
        lay(2, options={"components": file})
    assert refused.value.params["path"] == path


def test_a_row_of_another_length_is_counted() -> None:
    with pytest.raises(Refused, match=r"positions\[0\]: 2 given, 3 needed"):
        lay(2, options={"components": {"tabs": {"housing": {"a": {"positions": [["money", 1]] * 7}}}}})


def test_the_same_file_is_read_once() -> None:
    assert parts_for(OTHER) is parts_for(dict(OTHER))
    assert parts_for("standard") is parts_for("standard")
