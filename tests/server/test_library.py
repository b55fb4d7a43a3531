"""What readers of the rules are shown."""

import re

import pytest

import stellwerk
from stellwerk.server.library import BETWEEN, headings_of, sources
from stellwerk.testing.ledger import rules_of

HEADINGS = {"Aufbau": "Set-up", "FAQ": "FAQ"}


@pytest.mark.parametrize(
    ("source", "german", "english"),
    [
        ("Aufbau, 4", "Aufbau, 4", "Set-up, 4 (Aufbau, 4)"),
        ("Aufbau: FAQ", "Aufbau: FAQ", "Set-up: FAQ (Aufbau: FAQ)"),
        ("FAQ", "FAQ", "FAQ"),
        ("Wertung A / Scoring A", "Wertung A", "Scoring A (Wertung A)"),
        ("", "", ""),
    ],
)
def test_a_source_is_told_in_the_readers_language(source: str, german: str, english: str) -> None:
    assert sources(source, HEADINGS) == (german, english)


@pytest.mark.parametrize("name", ["carnegie", "glueck-auf", "nimm-den-zug", "railroads"])
def test_every_heading_of_a_german_rulebook_has_its_english(name: str) -> None:
    game = stellwerk.game(name)
    german = [rule["source"] for rule in rules_of(game.folder) if " / " not in rule["source"]]
    parts = {part for source in german for part in BETWEEN.split(source)[::2]}
    assert {part for part in parts if not re.fullmatch(r"[\d-]+", part)} - headings_of(game).keys() == set()
