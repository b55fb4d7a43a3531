"""Component values: where they come from, and tables with a file of their own."""

from typing import Any

import pytest

from stellwerk.games.carnegie import game
from stellwerk.games.carnegie.model.parts import parts_for
from stellwerk.games.carnegie.scene.provenance import ENTRIES, guesses, provenance
from stellwerk.kernel import play as rules
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.rng import Dice
from stellwerk.words import say
from tests.carnegie.table import board, lay, play, state, use, why

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
            for key in (provenance(name), *guesses(name)):
                assert say(game.folder, language, key, {}) != key
    assert provenance("D05") == "provenance-tiles"
    assert provenance("city-chicago") == "provenance-board"
    assert guesses("tab-housing-a") == ["guess-disc-spaces", "guess-incomes", "guess-prices"]
    assert guesses("PERSONNEL") == ["guess-prices"]
    assert guesses("company") == ["guess-positions"]
    assert guesses("D05") == []


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
