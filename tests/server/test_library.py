"""What readers of the rules are shown."""

import re
from typing import get_args

import pytest

import stellwerk
from stellwerk.server.library import BETWEEN, headings_of, info, sources
from stellwerk.server.wire import Sound
from stellwerk.testing.ledger import rules_of
from stellwerk.words import source

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


@pytest.mark.parametrize("name", ["carnegie", "glueck-auf", "nimm-den-zug", "railroads"])
def test_every_game_tells_its_time_its_weight_and_which_events_are_heard(name: str) -> None:
    game = stellwerk.game(name)
    about = info(game)
    assert about.minutes is not None
    assert 0 < about.minutes[0] <= about.minutes[1]
    assert 1 <= about.weight <= 4
    said = source(game.folder / "words", "en")
    assert [event for event in about.sounds if f"\nlog-{event} =" not in said] == []
    assert set(about.sounds.values()) == set(get_args(Sound))
