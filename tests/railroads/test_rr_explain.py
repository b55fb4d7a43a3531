"""What the table of Russian Railroads says about its things: effects, costs, and what they would bring now."""

from stellwerk.games.railroads import game
from stellwerk.games.railroads.scene import stage
from stellwerk.kernel.match import Match
from stellwerk.stage.lens import lens
from stellwerk.stage.parts import Kept
from stellwerk.stage.scenes import scene
from stellwerk.stage.wire import Card
from stellwerk.words import say
from tests.railroads.table import GERMANY, A, B, effects, lay, new


def card(match: Match, thing: str, seat: int | None = A) -> Card:
    found = stage.explain(match.table(seat), Kept(), thing)
    assert found is not None
    return found


def told(match: Match, thing: str, seat: int | None = A) -> list[str]:
    shown = card(match, thing, seat)
    return [say(game.folder, "en", text.m, text.a) for text in [*shown.what, *shown.now]]


def test_a_space_says_its_effect_its_cost_and_what_it_would_add_to_the_scoring() -> None:
    match = lay(2, {"tracks": {"main": [5], "second": [1], "third": [1]}, "locos": ["3"], "coins": 1})
    lines = told(match, "space:T4")
    assert "Cost: 2 workers. Coins can stand in for workers." in lines
    assert "You have 6 workers and 1 coin." in lines
    assert "Your board has room for 4 steps with gray." in lines
    assert "Used best, it adds 3 points to the scoring of this round." in lines


def test_what_brings_nothing_though_it_looks_as_if_says_so() -> None:
    match = lay(2, {"tracks": {"main": [9, 5], "second": [9, 3], "third": [1]}, "locos": ["1"]})
    assert card(match, "space:T4").now[-1].m == "explain-now-gain-none"


def test_a_locomotive_says_how_far_it_reaches_and_what_one_field_more_would_bring() -> None:
    match = lay(2, {"tracks": {"main": [6, 5]}, "locos": ["3"]})
    lines = told(match, "loco:0:1")
    assert "Trans-Siberian: reaches field 3, 3 points if scored now." in lines
    assert "One field further would bring 1 point more." in lines


def test_the_sum_of_a_line_is_told_by_colours_doublers_and_stars() -> None:
    match = lay(2, {"tracks": {"main": [9, 5, 2]}, "locos": ["5"], "doublers": 3})
    lines = told(match, "sum:0:main")
    assert lines[1:] == [
        "Trans-Siberian: 12 points if scored now.",
        "In brown: 2 fields × 2 = 4",
        "In gray: 3 fields × 1 = 3",
        "Doublers: + 5",
    ]


def test_the_lowest_locomotive_says_what_it_would_add_and_a_higher_one_that_it_must_wait() -> None:
    match = lay(2, {"tracks": {"main": [6, 5]}, "locos": ["1"]}, supply={"3": 1, "4": 2})
    assert "Used best, it adds 3 points to the scoring of this round." in told(match, "supply:3")
    assert "Not yet to be had: first all with number 3 must be gone." in told(match, "supply:4")


def test_a_pushed_out_locomotive_counts_where_it_goes() -> None:
    """The 5 replaces the 2, which goes on to the second line."""
    match = lay(
        2,
        {"tracks": {"main": [9, 8], "second": [4, 3], "third": [1]}, "locos": ["2", "2", None, "1"]},
        supply={"5": 1},
    )
    assert "Used best, it adds 5 points to the scoring of this round." in told(match, "supply:5")


def test_fields_beyond_the_locomotives_say_so() -> None:
    match = lay(2, {"tracks": {"main": [6, 5]}, "locos": ["3"]})
    assert "A track lies here, but the locomotives reach only field 3: it counts nothing yet." in told(
        match, "field:0:main:4"
    )


def test_an_end_bonus_card_tells_its_owner_alone_what_it_would_bring() -> None:
    match = lay(2, {"bonus": ["B6"], "tracks": {"main": [6], "second": [2], "third": [3]}})
    assert "Counted now: 11, which brings 11 points." in told(match, "bonus:B6")
    assert card(match, "bonus:0:0", B).what[0].m == "explain-bonus-back"


def test_pending_effects_and_extensions_explain_themselves() -> None:
    match = effects({}, may={"key": 1})
    assert "A key brings one black step and one of any colour, or 10 points." in told(match, "pending:key")
    seat = {"tracks": {"main": [1], "second": [1], "third": [4]}}
    laying = lay(2, seat, options=GERMANY, acted=True, stack=["NextTurn", "AfterAction", "Effects", "LayExtension"])
    assert "Gives once: 1× income marker, when black track gets here." in told(laying, "extension:X4b")


def test_the_plate_of_the_opponent_of_a_game_alone_tells_what_his_corner_of_the_table_tells() -> None:
    match = new(1)
    assert card(match, "figure:-1:0") == card(match, "emil:workers")
    assert stage.explain(match.table(A), Kept(), "figure:-1:9") is None


def ahead(match: Match, move: str) -> str:
    found = lens(game, match.table(A), A, move).ahead
    return "" if found is None else say(game.folder, "en", found.m, found.a)


def test_a_move_says_what_it_leads_to() -> None:
    black = effects({"tracks": {"main": [1], "second": [1]}}, may={"black": 2})
    assert ahead(black, "advance black main") == "Unlocks gray: from now on it can be laid."
    assert ahead(black, "advance black second") == "2 more steps to field 4: 1× ?, once a locomotive comes so far."
    industry = effects({"markers": [3]}, may={"industry": 1})
    assert ahead(industry, "industry 1") == "Next comes a gap: without a factory the marker stops here."
    assert ahead(lay(2), "pass") == "6 workers stay unused in this round."


def test_points_are_named_after_the_printed_lines() -> None:
    assert card(lay(2), "source:main-line").name.m == "line-russia-1"
    assert card(lay(2, options=GERMANY), "source:third-line").name.m == "line-germany-3"
    for germany, name in (("off", "Kiev"), ("on", "Nuremberg-Fürth")):
        assert say(game.folder, "en", "source-third-line", {"germany": germany}) == name


def test_a_scoring_shows_what_every_line_is_made_of() -> None:
    tracks = {"main": [6, 5, 2], "third": [3]}
    sheet = scene(lay(2, {"tracks": tracks, "locos": ["3", "1", None, "3"], "doublers": 1}, round=2), A).sheet
    assert sheet is not None
    main, kiev = sheet.rows[1], sheet.rows[3]
    assert [(one.icon, say(game.folder, "en", one.text.m, one.text.a)) for one in main.shares[A] if one.text] == [
        ("sym-brown", "2 × 2"),
        ("sym-gray", "2 × 1"),
        ("sym-doublers", "+ 2"),
    ]
    assert main.values[A] == 8
    assert [one.icon for one in kiev.shares[A]] == ["sym-points"]
