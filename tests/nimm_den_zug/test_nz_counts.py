"""Fixed positions with known numbers of lines of one, two and three moves: any change of what is legal shows here."""

from typing import Any

import pytest

from stellwerk.testing.perft import counts
from tests.nimm_den_zug.table import lay, train, trains, wagons

MINE = [train("E5", "CO01"), train("E4", "FO01"), train("D6")]
YOURS = [train("S1", "LI02"), *trains("S2", "S3")]
STACK = ["PA01", "PA02", "OI02", "LU01", "LU02", "CO05", "CO06", "FO05"]
GOALS: tuple[dict[str, Any], ...] = ({"goals": ["G04", "G05"], "tile": 1}, {"goals": ["G07"], "tile": 2})


@pytest.mark.parametrize(
    ("display", "goals", "expected"),
    [
        (["CO02", "OI01", "LI01"], ({}, {}), [5, 32, 114]),
        (["SP-600", "SP-PLUS", "SP-DBL"], ({}, {}), [8, 52, 288]),
        (["CO02", "OI01", "LI01"], GOALS, [6, 42, 209]),
    ],
)
def test_lines_of_the_wagon_phase(display: list[str], goals: tuple[dict, dict], expected: list[int]) -> None:
    seats = [{"trains": MINE, **goals[0]}, {"trains": YOURS, **goals[1]}]
    assert counts(wagons(2, seats=seats, turn="A", display=display, wagon_stack=STACK)) == expected


@pytest.mark.parametrize(
    ("method", "expected"),
    [
        ("turn", [3, 21, 66]),
        ("sealed", [3, 51, 420]),
        ("double", [3, 51, 420]),
        ("choice", [21, 220, 312]),
        ("open", [7, 22, 72]),
        ("draft", [6, 18, 72]),
    ],
)
def test_lines_of_the_auctions(method: str, expected: list[int]) -> None:
    seats = [{"money": 500}, {"money": 450}]
    assert counts(lay(2, seats=seats, method=method, loco_stack=["S3", "S4", "D1", "S1", "S2", "S5"])) == expected
