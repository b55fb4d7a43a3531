"""Set-up: numbers by players and modules, start bonus cards, what lies where."""

import pytest

from stellwerk.games.railroads import game
from stellwerk.games.railroads.model.components import parts_for
from stellwerk.games.railroads.rules.options import OPTIONS
from stellwerk.kernel.game import checked_options
from stellwerk.kernel.refusal import Refused
from tests.railroads.table import ALL, COAL, A, B, C, asked, board, lay, new, play, state

STANDARD = {option.id: option.default for option in OPTIONS}


@pytest.mark.rule("RR-1.1")
def test_every_value_has_a_source_or_is_marked_as_reconstructed() -> None:
    for options in (STANDARD, {**STANDARD, **ALL}):
        k = parts_for(2, options)
        unknown = [name for name, source in k.source.items() if not source and not k.reconstructed[name]]
        assert unknown == []


@pytest.mark.rule("RR-1.1")
def test_another_component_file_replaces_values() -> None:
    m = new(2, components={"engineers": {"3": {"gives": {"black": 2}}}, "game": {"key_points": 12}})
    k = state(m).parts
    assert k.key_points == 12
    assert k.gives[31 + 2] == ((0, 2),)
    wrong = checked_options(game, {"components": {"engineers": {"3": {"gives": {"blue": 2}}}}})
    with pytest.raises(Refused, match=r"components\.engineers\.3\.gives\.blue"):
        parts_for(2, wrong)


@pytest.mark.rule("RR-1.1")
@pytest.mark.parametrize(
    ("file", "said"),
    [
        ({"end_bonuses": {"B5": {"steps": [[1, 2, 3]]}}}, r"steps\[0\]: 3 given, 2 needed"),
        ({"end_bonuses": {"B5": {"steps": [7]}}}, r"steps\[0\]: A list \[ … \] is needed, not 7"),
        ({"industry": {"points": [0]}}, r"points: 1 given, 16 needed"),
        ({"industry": {"points": [0] * 16}}, r"points: Five fields are gaps"),
    ],
)
def test_a_wrong_list_in_a_component_file_is_told_truly(file: dict, said: str) -> None:
    with pytest.raises(Refused, match=said):
        new(2, components=file)


@pytest.mark.rule("RR-1.2")
@pytest.mark.parametrize(
    ("players", "rounds", "workers", "coins", "locos"),
    [(2, 6, 6, 2, 2), (3, 6, 6, 1, 3), (4, 7, 5, 1, 4), (1, 6, 6, 5, 2)],
)
def test_numbers_by_players(players: int, rounds: int, workers: int, coins: int, locos: int) -> None:
    s = state(new(players))
    assert s.parts.rounds == rounds
    assert all(b.workers == workers and b.coins == coins and b.reserve == 2 for b in s.boards)
    assert s.supply == [0, 0, *[locos] * 8]
    assert s.doublers_left == 20


@pytest.mark.rule("RR-1.3", "RR-8.1")
@pytest.mark.parametrize(("players", "letters"), [(1, "AAABBB"), (2, "AAABBB"), (3, "AAABBB"), (4, "AAABBBB")])
def test_engineers_with_a_lie_nearest_to_hiring(players: int, letters: str) -> None:
    s = state(new(players))
    row = [e for e in s.row if e >= 0]
    assert "".join("-AB"[s.parts.letter[e]] for e in row) == letters
    assert len(s.row) == 7
    assert 0 not in s.row, "the engineer without a letter lies on its card"


@pytest.mark.rule("RR-1.4", "RR-1.9")
def test_everybody_starts_alike() -> None:
    for b in state(new(3)).boards:
        assert b.tracks == [1, 0, 0, 0, 0] * 3
        assert b.locos == [1, 0, 0, 0]
        assert b.reach == [1, 0, 0]
        assert b.markers == [0]
        assert b.points == 0
        assert b.tokens.bit_count() == 7


@pytest.mark.rule("RR-1.5")
def test_the_first_order_is_drawn_by_lot() -> None:
    assert len({tuple(state(new(4, seed)).order) for seed in range(30)}) > 10


@pytest.mark.rule("RR-1.6")
def test_start_bonus_from_the_last_to_the_second() -> None:
    m = new(3, "start")
    first, second, third = state(m).order
    assert m.waiting == (third,)
    assert len(m.moves(third)) == 4
    m.play(third, "start S1")
    assert board(m, third).coins == 2
    assert m.waiting == (second,)
    assert "start S1" not in m.moves(second)
    m.play(second, "start S2")
    assert asked(m) == "Effects"
    m.play(second, "advance black third")
    assert m.waiting == (first,)
    assert asked(m) == "Turn"


@pytest.mark.rule("RR-1.7")
def test_two_end_bonus_cards_leave_unseen() -> None:
    s = state(new(4))
    assert len(s.pile) == 8
    assert len(s.removed) == 2
    assert sorted(s.pile + s.removed) == list(range(10))


@pytest.mark.rule("RR-1.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("germany", ["off", "on"])
@pytest.mark.parametrize("coal", ["off", "on"])
@pytest.mark.parametrize("extra", ["off", "on"])
def test_all_modules_combine(players: int, germany: str, coal: str, extra: str) -> None:
    s = state(new(players, germany=germany, coal=coal, new_material=extra))
    assert (s.extensions_left == (1 << 18) - 1) == (germany == "on")
    assert len(s.foundries_open) == (2 if coal == "on" else 0)
    assert s.boards[0].tokens.bit_count() == 7 + (extra == "on") * (1 + (coal == "on"))
    assert s.cards_left.bit_count() == 5 + (extra == "on") * (1 + (coal == "on"))
    assert (17 in s.parts.engineers_in) == (extra == "on" and coal == "on")


@pytest.mark.rule("RR-15.9")
def test_coal_with_four_players() -> None:
    m = new(4, 3, coal="on")
    s = state(m)
    assert s.parts.rounds == 6
    assert "".join("-AB"[s.parts.letter[e]] for e in s.row if e >= 0) == "AAABBB"
    assert all(b.workers == 5 and b.coins == 2 and b.coal == 1 for b in s.boards)
    assert len(m.moves(m.waiting[0])) == 5


@pytest.mark.rule("RR-15.9")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_coal_with_fewer_players(players: int) -> None:
    s = state(new(players, coal="on"))
    assert s.parts.rounds == 5
    assert "".join("-AB"[s.parts.letter[e]] for e in s.row if e >= 0) == "AABBB"
    assert s.boards[0].coins == {1: 6, 2: 3, 3: 2}[players]


@pytest.mark.rule("RR-17.1")
def test_new_engineers_join_their_stacks() -> None:
    seen = {e for seed in range(60) for e in state(new(4, seed, new_material="on")).row}
    assert {15, 16, 18, 19} <= seen
    assert 17 not in seen
    assert 17 in {e for seed in range(60) for e in state(new(4, seed, new_material="on", coal="on")).row}
    assert 15 not in {e for seed in range(60) for e in state(new(4, seed, new_material="tokens")).row}


@pytest.mark.rule("RR-2.14")
def test_the_side_for_two_has_fewer_spaces() -> None:
    two, three = state(new(2)).parts, state(new(3)).parts
    gone = ["T1", "T3", "L2", "I3", "A3", "E2", "O2"]
    m = lay(2)
    for name in gone:
        refused = m.why_not(A, f"place {name} w")
        assert refused is not None
        assert refused.key == "space-not-there"
    assert set(three.places) - set(two.places) == {0, 2, 13, 17, 20, 23, 25}


@pytest.mark.rule("RR-16.1")
def test_alone_the_coin_space_and_the_order_are_closed() -> None:
    m = lay(1, {"coins": 5})
    for name in ("A2", "O1", "R1"):
        refused = m.why_not(A, f"place {name} w")
        assert refused is not None
        assert refused.key == "space-not-there"
    begun = new(1, coal="on")
    s = state(begun)
    placed = sum(claim["pay"].count("w") for claim in begun.position()["spaces"].values() if claim["seat"] == "Emil")
    assert placed > 0, "he places first"
    assert (s.emil_workers + placed, s.emil_waiting) == (6, 2)
    assert len(s.emil_cards) + len(s.emil_discard) == 17
    assert len(state(new(1)).emil_cards) + len(state(new(1)).emil_discard) == 16


@pytest.mark.rule("RR-2.16")
def test_views_hide_what_is_secret() -> None:
    m = lay(3, {"bonus": ["B1"]}, {"bonus": ["B2"]}, options=COAL)
    mine, other = m.view(A), m.view(None)
    assert mine["seats"][A]["bonus"] == ["B1"]
    assert mine["seats"][B]["bonus"] == ["?"]
    assert mine["seats"][A]["looks"] == [["B2", "B5", "B6", "B7", "B8", "B9", "B10"]]
    assert other["seats"][A]["looks"] == [["?"] * 7]
    assert mine["seats"][B]["looks"] == [["?"] * 6]
    assert other["seats"][A]["bonus"] == ["?"]
    assert mine["foundry_stack"] == ["?"] * 10
    assert mine["pile"] == ["?"] * 6
    assert mine["removed"] == ["?"] * 2
    assert mine["rng"] == "?"
    assert m.view(C)["seats"][C]["bonus"] == []


def test_positions_name_their_mistakes() -> None:
    for broken, path in (
        ({"tracks": {"main": [3, 5]}}, r"seats\[0\]\.tracks\.main"),
        ({"locos": ["4", "4", "4"]}, "tile-4"),
        ({"stokers": ["loco-3"]}, r"seats\[0\]\.stokers"),
        ({"engineers": [{"engineer": "99"}]}, r"engineers\[0\]\.engineer"),
    ):
        with pytest.raises(Refused, match=path):
            lay(2, broken)
    with pytest.raises(Refused, match="stack"):
        lay(2, stack=["Turn"])


def test_start_of_a_turn_is_playable() -> None:
    m = lay(2)
    play(m, "A place A2 w")
    assert board(m).coins == 4
    assert m.waiting == (B,)


def test_positions_call_seats_by_their_names() -> None:
    m = lay(3, order=["C", "A", "B"], turn="C", passed=["B"], spaces={"T2": {"seat": "B", "pay": "ww"}}, stoker_by=None)
    written = m.position()
    assert (written["turn"], written["cursor"], written["order"]) == ("C", "A", ["C", "A", "B"])
    assert written["spaces"]["T2"]["seat"] == written["passed"][0] == "B"
    solo = lay(1, spaces={"T2": {"seat": "Emil", "pay": "ww"}}).position()
    assert (solo["turn"], solo["cursor"], solo["spaces"]["T2"]["seat"]) == ("A", "Emil", "Emil")
    for broken, path in (({"turn": 0}, "turn"), ({"order": ["A", "A"]}, "order"), ({"moving": 0}, "moving")):
        with pytest.raises(Refused, match=path):
            lay(2, **broken)
