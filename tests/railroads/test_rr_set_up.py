"""Set-up: numbers by players and modules, start bonus cards, what lies where."""

from typing import Any

import pytest

from stellwerk.games.railroads import game
from stellwerk.games.railroads.model.components import parts_for
from stellwerk.games.railroads.rules.options import OPTIONS
from stellwerk.kernel.game import checked_options
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.state import NONE
from tests.railroads.table import ALL, COAL, GERMANY, A, B, C, Seat, asked, board, lay, new, play, state

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
        ({"locos": ["4", "4", "4"]}, "supply: Of “factory 4"),
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


@pytest.mark.rule("RR-1.10")
def test_engineers_of_equal_number_never_lie_out_together() -> None:
    """An owner's file in which three engineers have the number 5, two of A and one of B."""
    same = {"engineers": {"4": {"number": 5}, "9": {"number": 5}}}
    for seed in range(30):
        m = new(4, seed, components=same)
        k = state(m).parts
        row = [e for e in state(m).row if e != NONE]
        assert len(row) == 7
        assert len({k.number[e] for e in row}) == 7
        assert len(row) + len(state(m).engineers_gone) + 1 == len(k.engineers_in), "one lies under a card"


@pytest.mark.rule("RR-1.3", "RR-1.7", "RR-15.1", "RR-16.2")
def test_the_seed_of_a_position_deals_everything_that_is_left_out() -> None:
    dealt = []
    for seed in ("one", "two", "one"):
        s = state(lay(1, options=COAL, seed=seed))
        dealt.append([s.row, s.pile, s.removed, s.foundry_stack, s.foundries_open, s.emil_cards])
    assert dealt[0] == dealt[2]
    assert all(one != two for one, two in zip(dealt[0], dealt[1]))


@pytest.mark.rule("RR-2.7")
@pytest.mark.parametrize(
    ("held", "path"),
    [
        ({"hand": {"loco": "3", "stoker": False, "new": True}}, "hand"),
        ({"building": "3"}, "building"),
        ({"may": {"black": 1}}, "may"),
        ({"must": {"black": 1}}, "must"),
    ],
)
def test_what_a_question_holds_is_refused_without_the_question(held: dict[str, Any], path: str) -> None:
    with pytest.raises(Refused, match=path):
        lay(2, **held)


@pytest.mark.rule("RR-6.2", "RR-12.4", "RR-12.5", "RR-14.5", "RR-15.5")
@pytest.mark.parametrize(
    ("seat", "path"),
    [
        ({"markers": [3, 0]}, r"seats\[0\]\.markers"),
        ({"markers": [3, 2, 0], "laid": ["Q5"]}, r"seats\[0\]\.markers"),
        ({"markers": [6]}, r"seats\[0\]\.markers\[0\]"),
        ({"upgrade": "base"}, r"seats\[0\]\.upgrade"),
        ({"upgrade": "german", "laid": ["Q3"]}, r"seats\[0\]\.upgrade"),
    ],
)
def test_parts_that_nobody_has_gained_are_refused(seat: dict[str, object], path: str) -> None:
    with pytest.raises(Refused, match=path):
        lay(2, seat, options=ALL)


@pytest.mark.rule("RR-14.5", "RR-15.5")
def test_parts_that_are_there_once() -> None:
    two = {"markers": [3, 0]}
    reached = {"tracks": {"second": [5]}, "extensions": {"hannover": "X3d"}, **two}
    assert not state(lay(2, reached, options=ALL, extra_marker=False)).extra_marker
    with pytest.raises(Refused, match=r"seats\[1\]\.markers"):
        lay(2, reached, two, options=ALL, extra_marker=False)
    with pytest.raises(Refused, match=r"seats\[0\]\.markers"):
        lay(2, reached, options=ALL, extra_marker=True)
    with pytest.raises(Refused, match="extra_marker"):
        lay(2, {**reached, "markers": [3]}, options=ALL, extra_marker=False)
    third = {**reached, "markers": [3, 2, 0], "laid": ["Q5"]}
    assert board(lay(2, third, options=ALL, extra_marker=False)).markers == [3, 2, 0]
    with pytest.raises(Refused, match="extra_marker"):
        lay(2, extra_marker=True)
    stoked = {"stokers": ["loco-1"]}
    assert len(state(lay(2, stoked, stoked, options=ALL)).foundries_down) == 2
    with pytest.raises(Refused, match=r"seats\[0\]\.stokers"):
        lay(2, stoked, stoked, options=ALL, foundries_down=["F1"])


@pytest.mark.rule("RR-1.5", "RR-16.1")
@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"order": []}, "order: Each of the 2 players is named exactly once"),
        ({"order": ["A", "A"]}, "order: Each of the 2 players is named exactly once"),
        ({"pass_cards": [1]}, "pass_cards: Each of the 2 players is named exactly once"),
        ({"emil": {}}, "emil: Emil is there only when somebody plays alone"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_truly(position: dict[str, Any], says: str) -> None:
    with pytest.raises(Refused, match=says):
        lay(2, **position)


PARTS: list[tuple[Seat, dict[str, str], str]] = [
    ({"coal": 1}, {}, r"seats\[0\]\.coal: 1 is outside 0 to 0"),
    ({"medal": True}, {}, r"seats\[0\]\.medal"),
    ({"keys": 3, "laid": ["Q4"]}, {}, r"seats\[0\]\.keys"),
    ({"laid": ["Q5", "Q5"]}, {}, r"seats\[0\]\.laid\[1\]: Q5 is named twice"),
    ({"stokers": ["loco-1", "loco-1"]}, COAL, r"seats\[0\]\.stokers\[1\]: loco-1 is named twice"),
    ({"locos": [None, "2"]}, {}, r"seats\[0\]\.locos\[1\]"),
    ({"used": ["K1"]}, {}, r"seats\[0\]\.used\[0\]"),
    ({"used": ["T2+b"]}, {}, r"seats\[0\]\.used\[0\]: T2\+b"),
    ({"tracks": {"main": [4]}, "locos": ["4"], "due_fields": ["R-1-3"]}, {}, r"seats\[0\]\.due_fields: R-1-3"),
    ({"incomes": [{"income": "coin"}] * 3}, GERMANY, "income_left: Of “1 coin” the position has 3, the box 2"),
    ({"laid": ["Q8"]}, {}, r"seats\[0\]\.tokens: Of “.*” the position has 1, the box 0"),
]


@pytest.mark.rule("RR-1.1")
@pytest.mark.parametrize(("seat", "options", "says"), PARTS)
def test_no_part_is_counted_twice_or_comes_from_nowhere(seat: Seat, options: dict[str, str], says: str) -> None:
    with pytest.raises(Refused, match=says):
        lay(2, seat, options=options)


@pytest.mark.rule("RR-4.4", "RR-15.4")
def test_what_a_question_holds_can_be_answered() -> None:
    full = {"locos": ["4", "3", "5", "6"]}
    placing = ["NextTurn", "AfterAction", "Effects", "PlaceLoco"]
    back: dict[str, Any] = {"hand": {"loco": "2"}, "acted": True, "stack": placing}
    assert lay(2, full, **back).moves(0) == ["return"]
    with pytest.raises(Refused, match=r"stack\[3\]"):
        lay(2, full, **{**back, "hand": {"loco": "2", "new": True}})
    with pytest.raises(Refused, match="stoker_by"):
        lay(2, options=COAL, stoker_by="A", foundries_down=[])
