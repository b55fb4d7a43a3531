"""Recorded games: nothing changes under the same version of the rules, and games of earlier versions go on."""

from pathlib import Path
from typing import Any

import pytest

import stellwerk
from tests.seeded_games import choices, current_files, record_files, record_name, records

CURRENT = current_files()


@pytest.mark.parametrize("path", CURRENT, ids=[record_name(path) for path in CURRENT])
def test_recorded_games_end_as_they_did(path: Path) -> None:
    """Whoever changes this must raise the version of the game's rules and record its games beside the old ones."""
    for record in records(path):
        match = stellwerk.load(record["save"])
        assert match.digest == record["digest"]
        assert match.position() == record["position"]
        assert [score.total for score in match.scores] == record["totals"]
        for version, digest in record["moments"].items():
            assert match.at(int(version)).digest == digest, f"after {version} moves"
        assert choices(match) == record["choices"], "a seat has other moves than it had"


def saves(name: str) -> list[dict[str, Any]]:
    files = record_files(name, stellwerk.game(name).version)
    return [record["save"] for path in files for record in records(path)]


@pytest.mark.parametrize("name", stellwerk.games())
def test_there_are_records_for_every_player_count(name: str) -> None:
    game = stellwerk.game(name)
    assert {save["players"] for save in saves(name)} == set(range(game.fewest, game.most + 1))


@pytest.mark.parametrize("name", stellwerk.games())
def test_there_are_records_for_every_choice_of_every_option(name: str) -> None:
    played = {(option, choice) for save in saves(name) for option, choice in save["options"].items()}
    missing = {(o.id, choice) for o in stellwerk.game(name).options for choice in o.choices} - played
    assert not missing
