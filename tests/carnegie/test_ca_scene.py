"""What the table of Carnegie looks like: every move can be touched, everything is drawn."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from stellwerk.games.carnegie import game
from stellwerk.games.carnegie.model.components import CITIES
from stellwerk.games.carnegie.rules.steps import STEPS
from stellwerk.games.carnegie.scene.geography import NARROW_AT, PAIRS, SMALLER, WIDE_AT, line, sign_size
from stellwerk.games.carnegie.scene.offers import WORDS
from stellwerk.kernel.match import Match, new_match
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import Ear
from stellwerk.kernel.step import Auto
from stellwerk.stage import scenes
from stellwerk.stage.parts import Kept
from stellwerk.stage.scenes import scene
from stellwerk.stage.wire import Act, Piece, Scene, Text
from stellwerk.stage.words import kebab
from stellwerk.testing.tables import Table
from stellwerk.words import LANGUAGES, english, known, say
from tests.carnegie.table import A, B, discs, income, lay, use

FURTHER = {"departments": "further", "tab-sides": "choose", "half-use": "yes", "rd-income": "kept"}
OPEN_BAR = {"departments": "open-bar", "tab-sides": "all-b", "one-department-at-a-time": "no"}
TABLES = [
    Table(game, 1, {}, "solo"),
    Table(game, 2, FURTHER, "two with further departments"),
    Table(game, 3, {}, "three"),
    Table(game, 4, OPEN_BAR, "four with all departments"),
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


def lying(match: Match, seat: int | None) -> dict[str, Piece]:
    """All pieces as they are seen: what is printed, until something covers it."""
    return {**game.stage.board(match.table(seat)).printed, **scene(match, seat).pieces}


def act(seen: Scene, move: str) -> Act:
    return next(act for act in seen.acts if act.move == move)


# --- the drawing ------------------------------------------------------------------


@every_table
def test_zones_stand_on_drawn_floors_and_the_phone_is_360_wide(table: Table) -> None:
    board = game.stage.board(table.match().table(0))
    for region in [*board.wide, *board.narrow]:
        assert all(zone.look in ids() for zone in region.zones)
    assert all(region.w == 360 for region in board.narrow)


def test_projects_are_told_apart_by_shape() -> None:
    """Colour alone never tells them apart; nor regions, actions, levels of transport or owners."""
    for names in (
        ("housing", "commerce", "industry", "infrastructure", "any"),
        ("west", "midwest", "east", "south", "donation"),
        ("HR", "MG", "CO", "RD"),
        ("wagon", "stagecoach", "railroad"),
        ("seat-0", "seat-1", "seat-2", "seat-3", "neutral", "andrew"),
    ):
        drawn = [next(el for el in art() if el.attrib.get("id") == f"sym-{name}") for name in names]
        assert len({tuple(el.attrib.get("d", el.tag) for el in symbol.iter()) for symbol in drawn}) == len(names)


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "phone"])
def test_signs_do_not_cover_each_other_and_lines_run_between_them(narrow: bool) -> None:
    at = NARROW_AT if narrow else WIDE_AT
    scale = SMALLER if narrow else 1
    boxes = []
    for city, name in enumerate(CITIES):
        w, h = sign_size(city)
        x, y = at[name]
        boxes.append((x - w * scale / 2, y - h * scale / 2, x + w * scale / 2, y + h * scale / 2))
    for a, b in combinations(boxes, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
    for pair in PAIRS:
        points = line(pair, narrow)
        for (x1, y1), (x2, y2) in pairwise(points):
            for step in range(1, 60):
                x, y = x1 + (x2 - x1) * step / 60, y1 + (y2 - y1) * step / 60
                under = [CITIES[i] for i, box in enumerate(boxes) if box[0] < x < box[2] and box[1] < y < box[3]]
                assert set(under) <= {CITIES[pair[0]], CITIES[pair[1]]}


@pytest.mark.parametrize(("look", "narrow"), [("look-map", False), ("look-map-narrow", True)])
def test_the_map_is_drawn_as_the_cities_lie(look: str, narrow: bool) -> None:
    floor = next(el for el in art() if el.attrib.get("id") == look)
    drawn = [el.attrib["d"] for el in floor if el.attrib.get("class") == "ca-line"]
    assert drawn == ["M" + "L".join(f"{x:g} {y:g}" for x, y in line(pair, narrow)) for pair in PAIRS]


# --- moves ---------------------------------------------------------------------------


def test_every_word_of_the_language_has_an_offer() -> None:
    assert set(game.vocabulary.families) == set(WORDS)


def ways(seen: Scene, move: str) -> set[tuple[str, ...]]:
    return {act.on for act in seen.acts if act.move == move and act.why is None}


def test_an_employee_is_moved_by_touching_him_and_a_neighbouring_room() -> None:
    match = use("HR", {"standing": {"a1": 2, "c1": 1}, "lying": {"b1": 5}})
    match.play(A, "use a1")
    seen = scene(match, A)
    assert seen.prompt.a["steps"] == 9
    assert Text("sign-steps", {"n": 9}) in seen.sign
    assert seen.pieces["steps:0"].slots["figure"] == "9"
    assert ways(seen, "walk lying b1 b2") == {("lie:0:b1", "room:0:b2")}
    assert ways(seen, "walk standing a1 a2") == {("stand:0:a1:0", "room:0:a2"), ("stand:0:a1:1", "room:0:a2")}


def test_a_project_is_built_from_the_space_or_from_the_tab() -> None:
    match = use("CO", {"goods": 4, "pulled": {"commerce": 2}})
    match.play(A, "use b2")
    seen = scene(match, A)
    assert ways(seen, "build commerce denver-2") == {("space:denver-2",), ("tab:0:commerce", "space:denver-2")}
    town = {("space:reno", "tab:0:commerce"), ("tab:0:commerce", "space:reno")}
    assert ways(seen, "build commerce reno") == town
    closed = act(seen, "build infrastructure denver-1")
    assert closed.why is not None
    assert closed.why.text.m == "no-disc-on-tab"


def test_a_mission_is_chosen_by_its_reward_and_its_region() -> None:
    match = use("MG", {"standing": {"c1": 2}})
    match.play(A, "use c1")
    seen = scene(match, A)
    assert ways(seen, "take goods") == {("option:take-goods",)}
    assert ways(seen, "send money south") == {("option:send-money", "circle:south")}
    assert seen.pieces["option:send-money"].slots == {"s1": "sym-money", "n1": "6", "mission": "yes"}


def test_a_department_is_founded_by_tile_and_room() -> None:
    match = use("MG", {"standing": {"d1": 2}, "reserve": "D07", "goods": 4})
    match.play(A, "use d1")
    seen = scene(match, A)
    assert ways(seen, "found D07 a3") == {("reserve:0", "room:0:a3")}
    other = next(act for act in seen.acts if act.move.startswith("found D05 "))
    assert other.why is not None
    assert other.why.text.m == "reserve-first"


def test_donations_say_their_price_and_what_they_would_bring() -> None:
    match = lay(2, phase="donations", action="HR", strips=["1b", "2f", "3f", "4f"], seats=[{"money": 6}])
    seen = scene(match, A)
    assert ways(seen, "donate C1") == {("donation:C1",)}
    assert seen.pieces["donation:C1"].slots["mine"] == "{score-unit:7}"
    assert seen.pieces["price:next"].slots["figure"] == "{money:5}"


def test_home_comes_one_tile_for_every_number() -> None:
    seen = scene(income("HR", {"missions": {"west": 3}}), A)
    assert [ways(seen, f"home {n}") for n in range(4)] == [{()}, *[{(f"option:home-{n}",)} for n in (1, 2, 3)]]
    assert act(seen, "home 3").main


def test_a_joker_is_played_by_card_and_action() -> None:
    match = use("CO", {}, {"joker": True, "standing": {}}, players=4, first="A", acted=1)
    seen = scene(match, B)
    assert ways(seen, "joker RD") == {("joker:1", "action:RD")}


def test_goods_can_be_sold_whoever_is_asked() -> None:
    seen = scene(lay(2, seats=[{"goods": 1}, {"goods": 1}]), B)
    assert ways(seen, "sell") == {("goods:1",)}


# --- what the table shows -----------------------------------------------------------------


def test_beside_every_row_stands_what_its_next_event_brings() -> None:
    """By the standing strips HR pays in the West: one mission at $1, and $2 for the first housing project."""
    match = lay(2, seats=[{"missions": {"west": 2}}], spaces=discs("A", "denver-3"))
    pieces = scene(match, A).pieces
    assert pieces["outlook:HR"].slots == {"many": "2", "s1": "sym-money", "n1": "{money:4}"}
    assert pieces["outlook:MG"].slots == {"word": "word-nobody"}


def test_an_income_with_a_choice_is_one_choice() -> None:
    match = lay(2, seats=[{"missions": {"west": 1}}], spaces=discs("A", "reno", tab="industry"))
    slots = scene(match, A).pieces["outlook:HR"].slots
    assert (slots["s2"], slots["n2"]) == ("sym-goods-or-money", "1")


def worth_shown(match: Match, *donations: str) -> list[str]:
    pieces = scene(match, A).pieces
    return [pieces[f"donation:{name}"].slots["mine"] for name in donations]


@pytest.mark.rule("CA-11.6")
def test_own_welfare_shows_what_it_scores() -> None:
    match = lay(2, seats=[{"goods": 4, "money": 13, "donations": ["C2", "C4"]}])
    assert worth_shown(match, "C2", "C4") == ["{score-unit:4}", "{score-unit:8}"]


@pytest.mark.rule("CA-11.2")
def test_b5_shows_the_other_donations_where_it_does_not_count_itself() -> None:
    options = {"b5-counts-itself": "no"}
    assert worth_shown(lay(2, seats=[{}], options=options), "B5") == ["{score-unit:0}"]
    assert worth_shown(lay(2, seats=[{"donations": ["C1"]}], options=options), "B5") == ["{score-unit:2}"]


def test_the_step_of_prices_is_smaller_with_communications() -> None:
    for seat, step in (({}, 5), ({"departments": {"a2": "D12"}, "standing": {"a2": 1}}, 3)):
        assert scene(lay(2, seats=[seat]), A).pieces["price:next"].notes == [Text("note-prices", {"n": step})]


def test_home_promises_no_more_employees_than_there_are() -> None:
    seat = {"missions": {"east": 3}, "track": {"east": 3}, "lying": {"b1": 11}, "standing": {}}
    match = income("CO", seat)
    seen = scene(match, A)
    assert [seen.pieces[f"option:home-{n}"].slots["n2"] for n in (1, 2, 3)] == ["1", "1", "1"]
    assert act(seen, "home 3").text.a["what"] == {"m": "plain-employee", "a": {"n": 1}}
    note = lying(match, A)["box:east:3"].notes[0]
    assert say(game.folder, "de", note.m, note.a) == "Eisenbahn; Einkommen je Heimkehrer: 1 neuer Mitarbeiter."


def test_the_own_network_is_drawn_and_what_counts_is_marked() -> None:
    match = lay(2, spaces=discs("A", "chicago-4", "pittsburgh-1", "new-york-1", "seattle"), seats=[{}])
    pieces = scene(match, A).pieces
    assert sum(slot.startswith("l") for slot in pieces["lines"].slots) == 2
    assert "ca-counted" in pieces["city:pittsburgh"].c
    assert "ca-counted" not in pieces["city:seattle"].c
    assert "ca-own" in pieces["city:seattle"].c
    assert "ca-own" not in lying(match, B)["city:seattle"].c


def test_alone_andrew_has_his_card_on_the_table() -> None:
    match = new_match(game, 1, 3, {}, english(game.folder))
    piece = scene(match, 0).pieces["andrew:card"]
    assert piece.slots["deck"] == "20"
    assert "track:andrew:west" in scene(match, 0).pieces


def test_reconstructed_values_say_so() -> None:
    pieces = lying(lay(2), A)
    for name in ("room:0:c1", "tab:0:housing", "box:west:5", "donation:A1"):
        assert "note-guess" in [note.m for note in pieces[name].notes]
    assert "provenance-tiles" in [note.m for note in pieces["market:D05"].notes]


def test_what_is_printed_is_not_sent_with_every_scene() -> None:
    """Free spaces, rooms as they are printed, boxes and signs lie on the board; what covers them is in the scene."""
    match = use("CO", {"departments": {"a2": "D01"}}, spaces=discs("A", "denver-3"))
    printed, pieces = game.stage.board(match.table(A)).printed, scene(match, A).pieces
    for name in ("space:reno", "room:0:a1", "room:1:b2", "box:west:5", "city:reno", "event:HR:0", "connections"):
        assert name in printed
        assert name not in pieces
    for name in ("space:denver-3", "room:0:a2", "room:0:b2", "city:denver", "action:CO"):
        assert printed[name] != pieces[name]


@every_table
def test_what_was_drawn_is_kept_and_shared(table: Table) -> None:
    """Nothing is drawn again for the same table, and most of it is the same for everybody who looks."""
    kept = Kept()
    for match in moments(table, 40):
        before = [scenes.shot(match, seat, kept) for seat in table.viewers()]
        again = [scenes.shot(match, seat, kept) for seat in table.viewers()]
        for old, new in zip(before, again, strict=True):
            assert all(a is b for a, b in zip(old.picture.parts, new.picture.parts, strict=True))
        shared = [{id(part) for part in shot.picture.parts} for shot in before]
        assert len(set.intersection(*shared)) > 5 * table.players


# --- words and summaries ----------------------------------------------------------------


def test_every_question_is_asked_in_both_languages() -> None:
    for name, step in STEPS.items():
        if issubclass(step, Auto):
            continue
        for language in LANGUAGES:
            assert known(game.folder, language, f"prompt-{kebab(name)}")
            assert known(game.folder, language, f"wait-{kebab(name)}")


@every_table
def test_the_game_ends_with_a_count_by_source(table: Table) -> None:
    last = None
    for match in moments(table, 10_000):
        last = scene(match, 0)
    assert last is not None
    assert last.sheet is not None
    assert last.sheet.title.m == "sheet-final"
    *parts, total = last.sheet.rows
    columns = range(table.players + (table.players == 1))
    assert total.values == [sum(row.values[i] or 0 for row in parts) for i in columns]


def test_every_fifth_round_ends_with_a_look_at_the_standing() -> None:
    match = new_match(game, 2, 1, {}, english(game.folder))
    rolls = Dice(5)
    seen: list[int] = []
    while match.waiting:
        match.ear = ear = Ear(keep_frames=True)
        seat = match.waiting[0]
        moves = match.moves(seat)
        match.play(seat, moves[rolls.below(len(moves))])
        for event, frame in zip(ear.events, ear.frames, strict=True):
            if event.key == "round-ended" and scenes.still(game, frame, 0, 0).picture.sheet is not None:
                seen.append(int(str(event.params["n"])))
    assert seen == [5, 10, 15]


def test_a_department_with_nothing_to_do_is_listed_at_the_end_and_not_shown_on_the_table() -> None:
    seen = set()
    for match in moments(TABLES[2], 1):
        for act in scenes.acts(game, match.state, match.waiting[0]) if match.waiting else []:
            if not act.move.startswith("use ") or act.why is not None:
                continue
            then = match.clone()
            then.play(match.waiting[0], act.move)
            idle = [move for move in then.moves(match.waiting[0]) if move != "sell"] == ["done"]
            idle = idle and type(then.state.stack[-1]).__name__ != "UseDepartments"
            assert (act.last, act.on == ()) == (idle, idle), act.move
            seen.add(idle)
    assert seen == {True, False}
