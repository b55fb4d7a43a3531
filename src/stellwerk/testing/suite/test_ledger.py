"""Contract: every rule of a game's ledger has a test, and nobody cites a rule that the ledger does not know."""

import ast
from collections import Counter
from pathlib import Path

import pytest

import stellwerk
from stellwerk.kernel.game import Game
from stellwerk.testing.ledger import chapters_of, cited, ids_of, proven, rules_of
from stellwerk.testing.plugin import certified
from stellwerk.testing.tables import every_game


@every_game
def test_every_rule_is_written_once_and_in_both_languages(game: Game) -> None:
    twice = [rule for rule, n in Counter(rule["id"] for rule in rules_of(game.folder)).items() if n > 1]
    assert twice == []
    for rule in rules_of(game.folder):
        for field in ("id", "chapter", "source", "de", "en"):
            assert isinstance(rule.get(field), str), f"{rule.get('id')}: {field}"
            assert rule[field].strip(), f"{rule.get('id')}: {field}"
        assert rule["de"] != rule["en"], rule["id"]


@every_game
def test_every_rule_stands_in_a_chapter(game: Game) -> None:
    chapters = chapters_of(game.folder)
    for chapter in chapters:
        assert all(str(chapter.get(field, "")).strip() for field in ("id", "de", "en")), chapter
    names = [chapter["id"] for chapter in chapters]
    assert len(set(names)) == len(names)
    assert {rule["chapter"] for rule in rules_of(game.folder)} == set(names)


@every_game
def test_every_rule_has_a_test(game: Game, proofs: list[Path]) -> None:
    if not proofs:
        pytest.skip("pytest's setting `proofs` names no folder with tests")
    assert sorted(ids_of(game.folder) - proven(tuple(proofs))) == []


@every_game
def test_only_known_rules_are_cited(game: Game) -> None:
    names = [step.rule for step in game.steps.values()] + [option.rule for option in game.options]
    names += [game.aside.rule] if game.aside else []
    files = [path for path in game.folder.rglob("*.py") if not path.name.startswith("test_")]
    for path in files:
        names += cited(ast.parse(path.read_text("utf-8")))
    assert sorted({name for name in names if name not in ("", "kernel")} - ids_of(game.folder)) == []


@every_game
def test_every_question_cites_its_rule(game: Game) -> None:
    assert [name for name, step in game.steps.items() if not step.rule] == []


def test_tests_prove_only_rules_that_exist(proofs: list[Path], pytestconfig: pytest.Config) -> None:
    """Of any game that is there: tests may stand beside those of games that are not certified now."""
    games = [*certified(pytestconfig), *(stellwerk.game(name) for name in stellwerk.games())]
    known = frozenset[str]().union(*(ids_of(game.folder) for game in games))
    assert sorted(proven(tuple(proofs)) - known) == []
