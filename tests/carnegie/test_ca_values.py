"""The values of the project tabs, those of earlier tables, and how such tables come along."""

import pytest

import stellwerk
from stellwerk.games.carnegie import game
from stellwerk.games.carnegie.model.ids import TABS
from stellwerk.games.carnegie.model.parts import parts_for
from stellwerk.kernel.versions import brought_along
from tests.carnegie.table import fresh, lay, play, use, why
from tests.seeded_games import RECORDS, records

EARLIER_PRICES = {
    "housing": [0, 2, 2, 3, 2, 3, 4],
    "commerce": [0, 2, 3, 3, 3, 4, 5],
    "industry": [0, 3, 3, 4, 4, 5, 6],
    "infrastructure": [0, 3, 4, 4, 5, 6, 7],
}


@pytest.mark.rule("CA-8.5")
@pytest.mark.parametrize(("tab", "price"), [("housing", 1), ("commerce", 2), ("industry", 3), ("infrastructure", 4)])
def test_every_step_of_a_tab_costs_the_same(tab: str, price: int) -> None:
    prices = parts_for("standard").tab_price[TABS.index(tab)]
    assert prices == [[0, *[price] * 6]] * 2


@pytest.mark.rule("CA-8.5", "CA-11.5")
def test_side_b_ends_with_three_points_and_a_higher_limit() -> None:
    k = parts_for("standard")
    for tab in range(len(TABS)):
        assert k.tab_kind[tab][1][5:] == ["points", "higher-limit"]
        assert k.tab_value[tab][1][5:] == [3, 3]
        assert k.tab_discs[tab][1][7] == (4 if TABS[tab] == "infrastructure" else 5)


@pytest.mark.rule("CA-1.1")
def test_the_earlier_values_stay_available() -> None:
    k = parts_for("earlier")
    assert {tab: k.tab_price[i][0] for i, tab in enumerate(TABS)} == EARLIER_PRICES
    assert k.tab_kind[TABS.index("infrastructure")][1][4] == "limit"


@pytest.mark.rule("CA-1.1")
def test_a_table_of_the_first_version_keeps_its_values() -> None:
    position = fresh(2).position()
    options = position.get("options", {})
    for written in ({}, {"components": "standard"}):
        old = {**position, "options": {**options, **written}}
        assert brought_along(game, old, 1)["options"]["components"] == "earlier"
        assert game.read(brought_along(game, old, 1)).parts is parts_for("earlier")
        assert game.read(brought_along(game, old, 2)).parts is parts_for("standard")
    own = {**position, "options": {**options, "components": {"projects": {"housing": 2}}}}
    parts = game.read(brought_along(game, own, 1)).parts
    assert parts.project_goods[TABS.index("housing")] == 2
    assert parts.tab_price == parts_for("earlier").tab_price


@pytest.mark.rule("CA-5.2")
def test_an_open_department_of_the_first_version_has_been_used() -> None:
    m = play(use("MG", {"standing": {"c1": 2, "d1": 1}}), "use c1")
    old = {**m.position(), "opened": True}  # as the first version wrote it
    del old["begun"]
    m = lay(**brought_along(game, old, 1))
    assert why(m, "take money") == ""
    play(m, "done")
    assert why(m, "use c1") == "nobody-active"
    between = {**fresh(2).position(), "opened": True}
    assert not brought_along(game, between, 1)["opened"]


@pytest.mark.rule("CA-1.1", "CA-5.2")
@pytest.mark.parametrize("name", ["1", "2", "3", "4", "options"])
def test_logs_of_the_first_version_are_replayed_as_they_were_played(name: str) -> None:
    for record in records(RECORDS / "carnegie" / "rules-1" / f"{name}.json"):
        match = stellwerk.load(record["save"])
        assert [score.total for score in match.scores] == record["totals"]
        now, then = match.position(), record["position"]
        assert {field for field in then if now[field] != then[field]} <= {"opened", "options", "learnt"}
