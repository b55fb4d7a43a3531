"""Fixed positions with known numbers of lines: any change of what is legal shows here."""

from typing import Any

import pytest

import coal_auction as toy
from stellwerk.kernel.match import match_from_position
from stellwerk.testing.perft import counts

TOKEN_READY = [{"token": "T3", "wagons": [["C3"]]}, {}]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({}, [12, 72, 144]),
        ({"seats": [{"money": 1}, {"money": 2}]}, [5, 12, 24]),
        ({"players": 3}, [18, 216, 1296]),
        ({"seats": TOKEN_READY, "steps": [{"step": "Round"}, {"step": "Load", "seat": "B"}]}, [3, 10, 74]),
        ({"options": {"clock": "on"}, "steps": [{"step": "Round"}, {"step": "Grab"}]}, [3, 38, 240]),
    ],
)
def test_lines_of_play(position: dict[str, Any], expected: list[int]) -> None:
    assert counts(match_from_position(toy.game, position)) == expected
