"""Recorded games: running tables survive every change of the code as long as the rules' version stays the same."""

from pathlib import Path
from typing import Any

import pytest

import stellwerk
from tests.seeded_games import record_files, records

FILES = record_files()


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_recorded_games_end_as_they_did(path: Path) -> None:
    for record in records(path):
        match = stellwerk.load(record["save"])
        assert match.digest == record["digest"]
        assert [score.total for score in match.scores] == record["totals"]
        for version, digest in record["moments"].items():
            assert match.at(int(version)).digest == digest, f"after {version} moves"


@pytest.mark.parametrize("name", stellwerk.games())
def test_there_are_records_for_every_player_count(name: str) -> None:
    game = stellwerk.game(name)
    saves: list[dict[str, Any]] = [record["save"] for path in FILES for record in records(path)]
    found = {save["players"] for save in saves if save["game"] == name}
    assert found == set(range(game.fewest, game.most + 1))
