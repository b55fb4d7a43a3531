"""What the table of Russian Railroads looks like: every move can be touched, everything is drawn."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from stellwerk.games.railroads import game
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.games.railroads.scene.offers import WORDS
from stellwerk.games.railroads.scene.prompts import SAME_QUESTION
from stellwerk.kernel.match import Match, new_match
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import Ear
from stellwerk.kernel.step import Auto
from stellwerk.stage.lens import lens
from stellwerk.stage.parts import Kept, Pieces
from stellwerk.stage.scenes import acts, scene, shot, still
from stellwerk.stage.wire import Act, Scene
from stellwerk.stage.words import kebab
from stellwerk.testing.tables import Table
from stellwerk.words import LANGUAGES, english, known, say
from tests.railroads.table import ALL, COAL, GERMANY, A, B, C, effects, lay, new, play

TABLES = [
    Table(game, 1, {}, "solo"),
    Table(game, 1, ALL, "solo with everything"),
    Table(game, 2, ALL, "two with everything"),
    Table(game, 3, {}, "three"),
    Table(game, 4, ALL, "four with everything"),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


@cache
def art() -> ElementTree.Element:
    return ElementTree.parse(game.folder / "scene" / "art.svg").getroot()


@cache
def ids() -> frozenset[str]:
    return frozenset(el.attrib["id"] for el in art().iter() if "id" in el.attrib)


def moments(table: Table, every: int) -> Iterator[Match]:
    """Moments of a random game, and its end."""
    match = new_match(game, table.players, 7, table.options, english(game.folder))
    rolls = Dice(table.players)
    n = 0
    while match.waiting:
        if n % every == 0:
            yield match
        seat = match.waiting[0]
        moves = match.moves(seat)
        match.play(seat, moves[rolls.below(len(moves))])
        n += 1
    yield match


def lying(match: Match, seat: int | None) -> Pieces:
    """What a viewer sees: where the scene has no piece of that id, the printed one."""
    return game.stage.board(match.table(seat)).printed | scene(match, seat).pieces


def act(seen: Scene, move: str) -> Act:
    return next(act for act in seen.acts if act.move == move)


# --- the drawing ------------------------------------------------------------------


@every_table
def test_zones_stand_on_drawn_floors_and_the_phone_is_360_wide(table: Table) -> None:
    board = game.stage.board(table.match().table(0))
    for region in [*board.wide, *board.narrow]:
        assert all(zone.look in ids() for zone in region.zones)
    assert all(region.w == 360 for region in board.narrow)


def test_rails_have_a_pattern_of_their_own() -> None:
    """Colour alone never tells them apart."""
    shapes = set()
    for colour in ("black", "gray", "brown", "natural", "white"):
        symbol = next(el for el in art() if el.attrib.get("id") == f"sym-{colour}")
        shapes.add(tuple(el.attrib.get("d", el.tag) for el in symbol.iter() if "tie" in el.attrib.get("class", "")))
    assert len(shapes) == 5


def test_on_a_phone_action_board_and_own_board_have_their_tabs_and_what_is_open_is_always_seen() -> None:
    narrow = game.stage.board(lay(2).table(A)).narrow
    tabs = {zone.id: region.tab for region in narrow for zone in region.zones}
    assert tabs["pending"] == tabs["choice"] == tabs["payments"] == ""
    assert tabs["tracks"] == tabs["row"] == "tab-actions"
    assert tabs["fields-main-0"] == "tab-own"
    assert tabs["fields-main-1"] == "tab-players"


def test_pending_effects_say_what_they_are_and_whether_they_may_be_left() -> None:
    pieces = scene(effects({}, may={"black": 2}, must={"industry": 1}), A).pieces
    assert pieces["pending:black"].slots["figure"] == "2×"
    assert [pieces[f"pending:{kind}"].slots["how"] for kind in ("industry", "black")] == ["ticket-must", "ticket-may"]


def test_the_turn_order_shows_who_comes_when_and_what_passing_brings() -> None:
    pieces = scene(lay(3, order=["B", "C", "A"], turn="B", passed=["C"]), A).pieces
    shown = [pieces[f"order:{seat}"] for seat in (1, 2, 0)]
    assert [piece.slots["place"] for piece in shown] == ["1.", "2.", "3."]
    assert ["state" in piece.slots for piece in shown] == [False, True, False]
    assert "rr-turnnow" in shown[0].c


def test_emil_shows_his_last_card_and_what_he_has_left() -> None:
    pieces = scene(new(1), A).pieces
    assert pieces["emil:card"].name.m == "piece-emil-card"
    assert {"emil:workers", "emil:cards", "emil:engineers", "emil:waiting"} <= set(pieces)
    assert pieces["emil:waiting"].slots["caption"] == "{caption-at-points:50}"


def test_fields_are_printed_and_only_those_that_look_different_are_in_the_scene() -> None:
    match = lay(2, {"tracks": {"second": [3]}}, {})
    printed, shown = game.stage.board(match.table(A)).printed, scene(match, A).pieces
    assert [name for name in shown if name.startswith("field:0:second")] == [f"field:0:second:{at}" for at in (1, 2, 3)]
    assert [name for name in shown if name.startswith("field:1:second")] == ["field:1:second:1"]
    assert {name for name in shown if name.startswith("field:")} <= set(printed)
    assert "rail" in shown["field:0:second:3"].slots
    assert "rail" not in printed["field:0:second:3"].slots
    assert not [name for name in shown if name.startswith("industry:")]


def test_fields_that_only_one_arm_has_are_not_printed() -> None:
    undecided, berlin = lay(2, options=GERMANY), lay(2, {"tracks": {"main": [9]}, "arm": "berlin"}, options=GERMANY)
    assert "field:0:main:15" in lying(undecided, A)
    assert "field:0:main:13" in lying(berlin, A)
    assert "field:0:main:14" not in lying(berlin, A)
    assert "field:1:main:14" in lying(berlin, A)


def test_what_did_not_change_is_the_very_same_for_everybody() -> None:
    """B's and C's boards while A acts, and the same board for two viewers."""
    match = lay(3)
    kept = Kept()
    before = {seat: (match.table(seat), shot(match, seat, kept)) for seat in (A, B, C)}
    play(match, "A place T2 ww")
    for seat, (table, old) in before.items():
        now = shot(match, seat, kept)
        assert [mine is yours for mine, yours in zip(match.table(seat).seats, table.seats)] == [False, True, True]
        assert table.seats[B] is before[A][0].seats[B]
        same = {id(part) for part in old.picture.parts} & {id(part) for part in now.picture.parts}
        kinds = {name.split(":")[0] for part in now.picture.parts if id(part) in same for name in part}
        assert {"field", "rail", "sum", "supply", "bank"} <= kinds


# --- moves ---------------------------------------------------------------------------


def test_every_word_of_the_language_has_an_offer() -> None:
    spoken = set(game.vocabulary.families) - {"coal"}  # an amount, offered as a number
    assert spoken == set(WORDS)


def test_a_place_with_one_way_to_pay_is_one_touch_and_with_more_two() -> None:
    seen = scene(lay(2, {"coins": 0}), A)
    assert act(seen, "place T2 ww").on == ("space:T2",)
    seen = scene(lay(2, {"coins": 1}), A)
    assert act(seen, "place T2 ww").on == ("space:T2", "pay:ww")
    assert act(seen, "place T2 wc").on == ("space:T2", "pay:wc")


def test_free_taken_and_useless_spaces_look_different() -> None:
    match = play(lay(2), "A place T2 ww", "A advance black main", "A advance black main", "A advance black main")
    pieces = scene(match, A).pieces
    assert pieces["space:T2"].c == f"rr-taken seat-{A}"
    assert pieces["space:A1"].c == "rr-free"
    assert pieces["space:T10"].c == "rr-useless"


def test_turn_order_spaces_are_marked_for_the_viewer_not_for_the_player_to_move() -> None:
    match = lay(3, order=["B", "A", "C"], turn="B")
    looks = {}
    for seat in (A, B, C):
        pieces = scene(match, seat).pieces
        looks[seat] = (pieces["space:O1"].c, pieces["space:O2"].c)
        for name in ("space:O1", "space:O2"):
            said = [note.m for note in pieces[name].notes]
            assert ("claim-own" in said) == (pieces[name].c == "rr-useless")
    assert looks == {A: ("rr-free", "rr-useless"), B: ("rr-useless", "rr-free"), C: ("rr-free", "rr-free")}


def test_what_another_player_must_still_do_makes_no_space_useless() -> None:
    match = effects({"tracks": {"main": [4, 1]}}, must={"gray": 1})
    assert scene(match, B).pieces["space:L3"].c == "rr-free"


def test_the_cost_of_a_space_says_whether_coins_can_stand_in() -> None:
    pieces = scene(lay(2, options=COAL), A).pieces
    said = {name: pieces[f"space:{name}"].notes[0] for name in ("T2", "T11", "K12-coal")}
    assert {name: note.m for name, note in said.items()} == {
        "T2": "note-cost",
        "T11": "note-cost-fixed",
        "K12-coal": "note-cost-fixed",
    }
    assert said["T11"].a == {"payment": "payment-wc"}
    either = lay(2, options={**COAL, "coin-on-combined": "either"})
    assert scene(either, A).pieces["space:K12-coal"].notes[0].m == "note-cost"


def test_extensions_to_choose_from_show_where_a_locomotive_is_needed() -> None:
    match = effects({"tracks": {"third": [3], "second": [4]}}, options=GERMANY, may={"black": 1})
    pieces = scene(play(match, "A advance black second"), A).pieces
    found = {name: piece.slots for name, piece in pieces.items() if name.startswith("extension:")}
    needing = {name: [slot for slot in slots if slot[0] == "l"] for name, slots in found.items()}
    assert needing["extension:X3b"] == ["l1", "l2", "l3"]
    assert needing["extension:X3e"] == ["l2"]
    assert needing["extension:X3a"] == []


def test_before_the_switch_fields_name_the_arm_and_mix_no_conditions() -> None:
    pieces = lying(lay(2, options=GERMANY), A)
    shared = pieces["field:0:main:13"]  # a ? with a locomotive in Hamburg, a key without one in Berlin
    assert (shared.slots["sym"], shared.slots["sym2"]) == ("sym-question", "sym-key")
    assert "loco" not in shared.slots
    assert [note.a["arm"] for note in shared.notes if note.m == "note-arm"] == ["arm-hamburg", "arm-berlin"]
    assert pieces["field:0:main:11"].slots["loco"] == "yes"
    unlocked = {at: pieces[f"field:0:main:{at}"].slots.get("unlock") for at in (2, 6, 9, 10, 15)}
    natural = "sym-natural"
    assert unlocked == {2: "sym-gray", 6: "sym-brown", 9: natural, 10: natural, 15: "sym-white"}
    berlin = pieces["field:0:main:9"].notes[-1]
    assert say(game.folder, "en", berlin.m, berlin.a) == "Berlin: Unlocks natural when black gets here."
    laid = {"tracks": {"main": [9]}, "arm": "hamburg"}
    chosen = lying(lay(2, laid, options=GERMANY), A)["field:0:main:13"]
    assert chosen.slots["loco"] == "yes"
    assert chosen.notes[0].m == "note-field"


def test_the_arms_say_what_they_give() -> None:
    match = effects({"tracks": {"main": [8]}}, options=GERMANY, may={"black": 1})
    seen = scene(play(match, "A advance black main"), A)
    offered = {move: act(seen, f"arm {move}").text for move in ("hamburg", "berlin")}
    assert [say(game.folder, "en", text.m, text.a) for text in offered.values()] == [
        "Hamburg: 15 fields, colours up to white. Gives: 1× ?, 2 white steps, 1× key",
        "Berlin: 13 fields, colours up to natural. Gives: 1× ?, 1× key",
    ]
    assert seen.pieces["arm:berlin"].name == offered["berlin"]


def test_a_single_effect_is_taken_up_at_once_and_several_through_the_list() -> None:
    one = scene(effects({}, may={"black": 2}), A)
    assert act(one, "advance black main").on == ("rail:0:main:black",)
    two = scene(effects({}, may={"black": 1, "industry": 1}), A)
    assert act(two, "advance black main").on == ("pending:black", "rail:0:main:black")
    assert act(two, "industry 1").on == ("pending:industry", "marker:0:1")
    assert {"pending:black", "pending:industry"} <= set(two.pieces)


def test_what_may_be_left_is_never_left_by_accident() -> None:
    seen = scene(effects({}, may={"black": 1, "industry": 1}), A)
    assert act(seen, "skip black").on == ()


def test_the_reach_of_locomotives_is_drawn_to_its_field() -> None:
    pieces = lying(lay(2, {"locos": ["3", "2"]}), A)
    assert pieces["field:0:main:4"].slots["reach"] == "on"
    assert pieces["field:0:main:5"].slots["reach"] == "end"
    assert "reach" not in pieces["field:0:main:6"].slots


def test_an_end_bonus_card_is_known_to_its_owner_only() -> None:
    match = lay(2, {"bonus": ["B3"]})
    assert "bonus:B3" in scene(match, 0).pieces
    for other in (1, None):
        seen = scene(match, other).pieces
        assert "bonus:B3" not in seen
        assert "bonus:0:0" in seen


# --- words and summaries ----------------------------------------------------------------


def test_every_question_is_asked_in_both_languages() -> None:
    asked = {SAME_QUESTION.get(name, name) for name, step in STEPS.items() if not isinstance(step, Auto)}
    for name in asked:
        for language in LANGUAGES:
            assert known(game.folder, language, f"prompt-{kebab(name)}")
            assert known(game.folder, language, f"wait-{kebab(name)}")


SINGULAR: dict[str, tuple[dict[str, Any], str, str]] = {
    "log-coins": ({"seat": "emil", "n": 1}, "Emil bekommt 1 Münze.", "Emil gets 1 coin."),
    "log-points": ({"seat": "emil", "n": 1}, "Emil bekommt 1 Punkt.", "Emil gets 1 point."),
    "log-doublers": ({"seat": "emil", "n": 1}, "Emil legt 1 Verdoppler.", "Emil lays 1 doubler."),
    "gives-coins": ({"n": 1}, "1 Münze", "1 coin"),
    "gives-black": ({"n": 1}, "1 schwarzer Schritt", "1 black step"),
    "wrong-cost": (
        {"place": "place-A1", "workers": 1, "coins": 0},
        "„1 Verdoppler“ kostet 1 Arbeiter.",
        "“1 doubler” costs 1 worker.",
    ),
    "printed-coin": (
        {"place": "place-T11", "workers": 1, "coins": 1},
        "„2 Schritte nach Wahl“ kostet 1 Arbeiter und 1 Münze; sie ersetzen einander hier nicht.",
        "“2 steps of any colour” costs 1 worker and 1 coin; they do not stand in for each other here.",
    ),
    "log-emil-blocks": (
        {"place": "place-A1", "workers": 1},
        "Emil blockiert „1 Verdoppler“ mit 1 Arbeiter.",
        "Emil blocks “1 doubler” with 1 worker.",
    ),
    "note-star": (
        {"n": 1, "colour": "colour-black", "loco": "yes"},
        "1 Punkt in jeder Wertung, wenn Gleis Schwarz und eine Lok hierher kommen.",
        "1 point in every scoring when black track and a locomotive get here.",
    ),
}


@pytest.mark.parametrize("key", SINGULAR)
def test_one_of_something_is_said_in_the_singular(key: str) -> None:
    params, german, english_ = SINGULAR[key]
    assert say(game.folder, "de", key, params) == german
    assert say(game.folder, "en", key, params) == english_


def test_hiring_costs_emil_a_coin_and_no_workers() -> None:
    params = {"place": "place-E0", "workers": 0}
    assert say(game.folder, "de", "log-emil-blocks", params) == "Emil blockiert „Ingenieur anwerben“ mit einer Münze."
    assert say(game.folder, "en", "log-emil-blocks", params) == "Emil blocks “hire an engineer” with a coin."


def test_every_part_has_one_german_name() -> None:
    german = (game.folder / "words" / "de.ftl").read_text(encoding="utf-8")
    for other in ("Endbonuskarte", "Aufwertungsmarker", "einstellen", "Wähle eine Erweiterung", "Dein Spielplan"):
        assert other not in german
    gives = re.findall(r"(?m)^gives-.*(?:\n .*)*", german)
    assert not [line for line in gives if "Gleis" in line]


def test_a_taken_space_names_who_stands_there_and_nothing_more() -> None:
    match = lay(2, spaces={"T2": {"seat": "A", "pay": "ww"}})
    refused = match.why_not(A, "place T2 ww")
    assert refused is not None
    assert say(game.folder, "en", refused.key, refused.params, ("Ann", "Ben")) == "“3 black steps” is taken by Ann."


def test_what_a_scoring_now_would_bring_is_called_so() -> None:
    assert [say(game.folder, language, "figure-round", {}) for language in LANGUAGES] == [
        "Diese Runde bisher",
        "This round so far",
    ]


@every_table
def test_rounds_end_with_a_count_and_the_game_with_a_final_one(table: Table) -> None:
    last = None
    for match in moments(table, 10_000):
        last = scene(match, 0)
    assert last is not None
    assert last.sheet is not None
    assert last.sheet.title.m == "sheet-final"
    *parts, total = last.sheet.rows
    assert total.values == [sum(row.values[seat] or 0 for row in parts) for seat in range(table.players)]


def test_the_show_stops_at_the_count_when_a_round_ends() -> None:
    match = play(lay(2, {"tracks": {"main": [3, 2]}, "locos": ["3"]}), "A pass")
    match.ear = ear = Ear(keep_frames=True)
    play(match, "B pass")
    sheets = {event.key: still(game, frame, A, 0).picture.sheet for event, frame in zip(ear.events, ear.frames)}
    assert [key for key, sheet in sheets.items() if sheet is not None] == ["round"]
    count = sheets["round"]
    assert count is not None
    assert [row.values[A] for row in count.rows[:6]] == [0, 2, 0, 0, 0, 2]
    assert "round" in game.milestones


def test_a_new_round_shows_the_count_of_the_last_one() -> None:
    sheet = scene(lay(2, round=2), A).sheet
    assert sheet is not None
    assert sheet.title.a == {"round": 1}
    assert [row.name.m for row in sheet.rows[:5]] == [
        "sheet-before",
        "line-russia-1",
        "line-russia-2",
        "line-russia-3",
        "source-industry",
    ]
    assert scene(lay(2, round=1), A).sheet is None


def test_the_lens_looks_through_a_place_to_the_points_of_its_steps() -> None:
    m = new(2, seed=3)
    while not any(move.startswith("place ") for move in m.moves(m.waiting[0])):
        m.play(m.waiting[0], m.moves(m.waiting[0])[0])
    seat = m.waiting[0]
    seen = [lens(game, m.table(seat), seat, move) for move in m.moves(seat) if move.startswith("place ")]
    assert any(one.best is not None and one.best.total > one.before.total for one in seen)
    assert sum(one.after.total != one.before.total for one in seen) < len(seen)


def test_a_step_beyond_the_locomotive_says_why_it_brings_nothing() -> None:
    m = effects({}, must={"black": 1})
    move = next(move for move in m.moves(A) if move.startswith("advance black second"))
    found = lens(game, m.table(A), A, move)
    assert found.note is not None
    assert (found.before, found.note.m, found.note.a["reach"]) == (found.after, "remark-no-loco", 0)


def test_a_step_lights_where_it_goes() -> None:
    m = effects({}, must={"black": 1})
    found = {act.move: act for act in acts(game, m.state, A)}
    assert found["advance black second"].to == "field:0:second:2", "one lies there from the start"
