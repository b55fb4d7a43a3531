"""Setting up the table, and the component profiles."""

import pytest

from stellwerk.games.glueck_auf.model.components import PROFILES, profile
from stellwerk.games.glueck_auf.model.ids import FIRST, KINDS, LAST
from stellwerk.kernel.refusal import Refused
from stellwerk.stage.scenes import scene
from tests.glueck_auf.tables import at, own, places, state, table, why

DISPLAY = {
    "lorry-a": 20, "lorry-b": 20, "wagon-a": 20, "wagon-b": 20, "engine": 28, "order": 28, "share": 24,
    "innovation": 16, "objective": 18,
}  # fmt: skip


@pytest.mark.rule("GA-1.1", "GA-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_display_holds_all_cards_face_up(players: int) -> None:
    stacks = table(players).view(None)["stacks"]
    assert {name: len(seen) for name, seen in stacks.items()} == DISPLAY
    assert all(seen[0] != "?" and set(seen[1:]) == {"?"} for seen in stacks.values())


@pytest.mark.rule("GA-1.3", "GA-1.4", "GA-1.5", "GA-1.6", "GA-1.7", "GA-2.1")
@pytest.mark.parametrize(
    ("players", "zones", "hand", "total", "shifts"),
    [(2, 13, [5, 2, 1, 0, 0], 12, 7), (3, 14, [5, 2, 1, 1, 0], 16, 6), (4, 14, [5, 2, 1, 1, 1], 21, 5)],
)
def test_zones_hands_and_tokens_by_number_of_players(
    players: int, zones: int, hand: list[int], total: int, shifts: int
) -> None:
    match = table(players, 3)
    offered = [act.move.split()[1] for act in scene(match, match.waiting[0]).acts if act.move.startswith("place")]
    assert len(offered) == zones
    assert ("mine-12" in offered) == (players > 2)
    assert (state(match).shift, state(match).shifts) == (1, shifts)
    for seat in match.view(None)["seats"]:
        assert [seat["workers"].count(value) for value in range(1, 6)] == hand
        assert sum(seat["workers"]) == total
        assert len(seat["docks"]) == 3


@pytest.mark.rule("GA-1.3")
def test_mining_1_2_is_left_out_with_two_players() -> None:
    two = at({"players": 2, "seats": [{"row": ["L-FX-2"]}]})
    assert why(two, "place mine-12 1") == "zone-not-in-play"
    assert "mine-12" in places(at({"players": 3, "seats": [{"row": ["L-FX-2"]}]}))


@pytest.mark.rule("GA-1.8")
def test_nobody_has_anything_else_at_the_start() -> None:
    match = table(4)
    for seat in range(4):
        mine = own(match, seat)
        for field in ("orders", "innovations", "row", "storage", "shares", "objectives", "delivered"):
            assert mine[field] == []
        assert all(dock == {"wagons": [], "engine": None} for dock in mine["docks"])
    assert match.view(None)["tokens"] == []


@pytest.mark.rule("GA-2.2")
def test_the_first_player_is_drawn_or_chosen() -> None:
    assert {table(4, seed).waiting for seed in range(30)} == {(0,), (1,), (2,), (3,)}
    assert table(3, start="seat-1").waiting == (0,)
    assert table(3, start="seat-2").waiting == (1,)


# --- profiles -------------------------------------------------------------------


def totals(name: str) -> dict[str, int]:
    made = profile(name)
    return {KINDS[first][0]: sum(made.copies[first:last]) for first, last in zip(FIRST, LAST, strict=True)}


@pytest.mark.parametrize("name", PROFILES)
def test_every_profile_keeps_the_known_totals(name: str) -> None:
    assert totals(name) == {"L": 40, "W": 40, "E": 28, "O": 28, "S": 24, "I": 16, "G": 18}
    made = profile(name)
    for crest in range(4):
        assert sum(made.copies[3 * crest : 3 * crest + 3]) == 10
    for place in range(4):
        assert sum(made.copies[21 + 4 * place : 25 + 4 * place]) == 7


@pytest.mark.parametrize(
    ("name", "lorries", "points"), [("standard", 56, 32), ("mixed-523", 52, 36), ("crest-dependent", 56, 36)]
)
def test_lorries_and_points_of_the_lorry_profiles(name: str, lorries: int, points: int) -> None:
    made = profile(name)
    size = [1, 1, 2] * 4
    assert sum(n * made.copies[kind] for kind, n in enumerate(size)) == lorries
    assert sum(made.vp[kind] * made.copies[kind] for kind in range(12)) == points


@pytest.mark.parametrize(("name", "lorries", "points"), [("standard", 64, 160), ("big", 76, 188), ("middle", 68, 168)])
def test_lorries_and_points_of_the_order_profiles(name: str, lorries: int, points: int) -> None:
    made = profile(name)
    assert sum((1 + i % 4) * made.copies[21 + i] for i in range(16)) == lorries
    assert sum(made.vp[21 + i] * made.copies[21 + i] for i in range(16)) == points


def test_graded_innovations() -> None:
    assert profile("graded").copies[41:51] == [3, 2, 1, 2, 2, 1, 1, 1, 2, 1]


def test_a_table_with_a_component_file_of_its_own() -> None:
    match = table(2, components={"lorries": {"L-WH-1a": {"copies": 6, "vp": 2}}, "shares": {"S-BAR": {"copies": 2}}})
    stacks = match.view(None)["stacks"]
    assert (len(stacks["lorry-a"]), len(stacks["lorry-b"]), len(stacks["share"])) == (21, 21, 20)
    assert state(match).parts.vp[0] == 2


@pytest.mark.parametrize(
    ("file", "path"),
    [
        ({"lorries": {"L-WH-1a": {"copies": -1}}}, "components.lorries.L-WH-1a.copies"),
        ({"lorries": {"L-WH-3": {}}}, "components.lorries.L-WH-3"),
        ({"innovations": {"I-W3": {"copies": 4}}}, "components.innovations.I-W3.copies"),
        ({"lorries": {"L-WH-1a": {"lorries": 2}}}, "components.lorries.L-WH-1a.lorries"),
        ({"wagons": {"W-WH": {"vp": 1}}}, "components.wagons.W-WH.vp"),
        ({"docks": {}}, "components.docks"),
        ({"what": 1}, "components.what"),
    ],
)
def test_a_wrong_component_file_is_refused_with_its_path(file: dict[str, object], path: str) -> None:
    with pytest.raises(Refused) as refused:
        table(2, components=file)
    assert refused.value.params["path"] == path
