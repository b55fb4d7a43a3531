"""Scoring of rounds, the end of the game."""

from collections.abc import Mapping

import pytest

from stellwerk.games.railroads.model.ids import END_BONUSES
from stellwerk.games.railroads.rules.scoring import bonus_points, majority
from stellwerk.kernel.state import Ear
from stellwerk.server.final import final
from stellwerk.server.keeping import course_after
from stellwerk.server.wire import CoursePoint
from tests.railroads.table import (
    COAL,
    GERMANY,
    NEW,
    A,
    B,
    C,
    board,
    lay,
    play,
    points,
    state,
)

TRANSSIB = {"main": [9, 7, 3]}


@pytest.mark.rule("RR-10.1", "RR-10.2", "RR-10.3")
def test_the_main_line() -> None:
    """Brown on 3, gray on 7, black on 9, locomotives 6 and 2: 6 + 4 + 0."""
    seat = {"tracks": TRANSSIB, "locos": ["6", "2"]}
    assert points(lay(2, seat))[0] == 10
    assert points(lay(2, {**seat, "doublers": 1}))[0] == 12


@pytest.mark.rule("RR-10.2")
def test_upgrade_markers() -> None:
    seat = {"tracks": TRANSSIB, "locos": ["6", "2"], "doublers": 2}
    assert points(lay(2, {**seat, "upgrade": "base", "laid": ["Q3"]}))[0] == 19
    assert points(lay(2, {**seat, "upgrade": "german", "cards": ["C6"]}, options=NEW))[0] == 23


@pytest.mark.rule("RR-10.4")
def test_times_two_for_the_line() -> None:
    lines = {"main": [2], "second": [8, 7]}
    assert points(lay(2, {"tracks": lines, "locos": ["1", None, "7"]}))[1] == 14
    assert points(lay(2, {"tracks": lines, "locos": ["1", None, "6"]}))[1] == 6


@pytest.mark.rule("RR-10.5")
def test_stars_add_up() -> None:
    assert points(lay(2, {"tracks": {"third": [3]}, "locos": ["1", None, None, "3"]}))[2] == 6
    kiev = {"tracks": {"main": [2], "third": [9, 5]}, "medal": True, "laid": ["Q2"]}
    assert points(lay(2, {**kiev, "locos": ["1", None, None, "8"]}))[2] == 45
    assert points(lay(2, {**kiev, "locos": ["1", None, None, "5"]}))[2] == 35
    black = {"tracks": {"third": [9]}, "locos": ["1", None, None, "8"]}
    assert points(lay(2, black))[2] == 20


@pytest.mark.rule("RR-10.5")
def test_stars_are_not_doubled() -> None:
    seat = {
        "tracks": {"main": [2], "second": [9, 7]},
        "locos": ["1", None, "9"],
        "medal": True,
        "laid": ["Q2"],
        "extensions": {"hannover": "X3f"},
    }
    assert points(lay(2, seat, options=GERMANY))[1] == 7 * 2 + 20


@pytest.mark.rule("RR-10.6")
def test_industry() -> None:
    assert points(lay(2, {"markers": [5], "factories": ["6"]}))[3] == 5
    assert points(lay(2, {"markers": [7, 3], "laid": ["Q5"], "factories": ["6", "5"]}))[3] == 13
    assert points(lay(2, {"markers": [15, 10], "laid": ["Q5"], "factories": ["2", "3", "4", "5", "6"]}))[3] == 45


@pytest.mark.rule("RR-10.1", "RR-10.4", "RR-10.6")
def test_a_whole_board() -> None:
    """The last boards of a game worked out by hand."""
    first = {
        "tracks": {"main": [15, 2, 1], "second": [9, 7, 6, 5], "third": [7, 2]},
        "locos": ["5", "9", "8", "7"],
        "doublers": 1,
        "upgrade": "base",
        "laid": ["Q3"],
        "markers": [6],
        "factories": ["2"],
    }
    second = {
        "tracks": {"main": [15, 7, 5, 4, 3], "second": [9], "third": [7]},
        "locos": ["9", "6", "7", "4"],
        "doublers": 8,
        "upgrade": "base",
        "markers": [11, 0],
        "laid": ["Q3", "Q5"],
        "factories": ["2", "3", "3", "4"],
    }
    m = lay(2, first, second)
    assert points(m, A) == [7, 68, 12, 10]
    assert points(m, B) == [82, 0, 10, 15]


# --- the end ------------------------------------------------------------------


def bonus(card: str, seat: Mapping[str, object], options: dict[str, str] | None = None) -> int:
    m = lay(2, dict(seat), options=options)
    return bonus_points(state(m).parts, board(m), END_BONUSES.index(card))


@pytest.mark.rule("RR-11.1")
def test_end_bonus_cards() -> None:
    assert bonus("B1", {"factories": ["2", "3", "4"]}) == 12
    assert bonus("B2", {"engineers": [{"engineer": "2"}, {"engineer": "9"}], "bonus": ["B8"]}) == 18
    assert bonus("B3", {"tracks": {"main": [15], "second": [9], "third": [8]}}) == 20
    assert bonus("B4", {"tracks": {"main": [9, 6, 3], "second": [7, 4]}}) == 13
    assert [bonus("B5", {"doublers": n}) for n in (3, 4, 6, 7)] == [0, 20, 20, 30]
    assert bonus("B6", {"tracks": {"main": [12], "second": [9], "third": [4]}}) == 25
    assert bonus("B7", {"laid": ["Q1", "Q3", "Q6"]}) == 21
    assert bonus("B8", {}) == 0
    assert bonus("B9", {"locos": ["5", "9", "8", "7"]}) == 29
    assert bonus("B10", {"reserve": 0, "black": True, "cards": ["C1"]}) == 30


@pytest.mark.rule("RR-11.1")
def test_end_stations_of_the_german_board() -> None:
    laid = {"hannover": "X3a", "wuerzburg": "X4a", "frankfurt": "X2a"}
    berlin = {"tracks": {"main": [13], "second": [9], "third": [9]}, "arm": "berlin", "extensions": laid}
    assert bonus("B3", berlin, GERMANY) == 30
    assert bonus("B3", {**berlin, "arm": "hamburg"}, GERMANY) == 20


@pytest.mark.rule("RR-11.1")
def test_a_stoker_counts_for_the_four_locomotives() -> None:
    seat = {"locos": ["5", "9", "8", "7"], "stokers": ["loco-1"]}
    assert bonus("B9", seat, COAL) == 30


def engineers(*numbers: int) -> dict[str, object]:
    return {"engineers": [{"engineer": str(number)} for number in numbers]}


def majorities(*seats: dict[str, object], options: dict[str, str] | None = None) -> list[int]:
    m = lay(len(seats), *seats, options=options)
    return [majority(state(m), True, seat) for seat in range(len(seats))]


@pytest.mark.rule("RR-11.2")
def test_the_majority_of_engineers() -> None:
    assert majorities(engineers(2, 3, 4), engineers(13, 5), engineers(9, 8), {}) == [40, 20, 0, 0]
    assert majorities({}, engineers(2)) == [0, 40]
    assert majorities({}, {}) == [0, 0]
    assert majorities({"bonus": ["B8"]}, engineers(2)) == [20, 40], "the card has no number"
    assert majorities({"bonus": ["B8"], **engineers(3)}, engineers(12)) == [40, 20]
    assert majorities(engineers(-10), engineers(2), options=NEW) == [20, 40]


@pytest.mark.rule("RR-11.2", "RR-11.1")
def test_the_card_for_the_majority_stays_secret_until_the_end() -> None:
    m = lay(2, {"bonus": ["B8"], **engineers(3)}, engineers(12), round=6)
    assert m.scores[A].sources["majority"] == 40
    assert m.scores[B].sources["majority"] == 40, "B does not know"
    play(m, "A pass", "B pass")
    assert [score.sources["majority"] for score in m.scores] == [40, 20]


@pytest.mark.rule("RR-11.3")
def test_a_tie_is_shared() -> None:
    m = lay(3, {"points": {"effects": 3}}, {"points": {"effects": 1}}, round=6, order=["A", "B", "C"])
    play(m, "A pass", "B pass", "C pass")
    assert m.result is not None
    assert [(rank.seat, rank.place, rank.total) for rank in m.result.ranking] == [(A, 1, 3), (B, 1, 3), (C, 1, 3)]
    assert m.result.winners == (A, B, C)
    assert {rank.tie_break for rank in m.result.ranking} == {"tie-shared"}


def test_the_course_of_the_game_shows_the_points_of_each_round() -> None:
    seat = {"tracks": TRANSSIB, "locos": ["6", "2"], "points": {"effects": 3}, **engineers(2)}
    m = lay(2, seat, round=5)
    course: list[CoursePoint] = []
    for move in ["A pass", "B pass"] * 2:
        before = m.clone()
        m.ear = ear = Ear(keep_frames=True)
        play(m, move)
        course = course_after(course, before, m, ear)
    last = final(m, course)
    assert last is not None
    scored = [3 + 10 + 0, 2]  # effects, main line and passing
    assert [point.totals for point in last.course] == [scored, [score.total for score in m.scores]]
