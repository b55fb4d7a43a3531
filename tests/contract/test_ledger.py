"""Contract: every rule of a game's ledger has a test, and nobody cites a rule that the ledger does not know."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from stellwerk.kernel.game import Game
from tests.contract.ledger import chapters_of, ids_of, rules_of
from tests.contract.tables import GAMES, every_game

TESTS = Path(__file__).resolve().parents[1]
SOURCE = TESTS.parent / "src" / "stellwerk"


@cache
def proven() -> frozenset[str]:
    """All rules named by `@pytest.mark.rule(...)` in any test."""
    return frozenset(rule for path in TESTS.rglob("*.py") for rule in marked(ast.parse(path.read_text("utf-8"))))


def marked(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
            yield from constants(node.args)


def constants(nodes: list[ast.expr]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def cited(tree: ast.AST) -> Iterator[str]:
    """Rules named in a game's code: `rule = "..."`, `rule="..."` and `Refusal("...", ...)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from constants([keyword.value for keyword in node.keywords if keyword.arg == "rule"])
            if ast.unparse(node.func) == "Refusal":
                yield from constants(node.args[:1])
        elif isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["rule"]:
            yield from constants([node.value])


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
def test_every_rule_has_a_test(game: Game) -> None:
    assert sorted(ids_of(game.folder) - proven()) == []


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


def test_tests_prove_only_rules_that_exist() -> None:
    folders = {game.folder for game in GAMES} | {path.parents[1] for path in SOURCE.glob("games/*/data/rules.toml")}
    known = frozenset[str]().union(*(ids_of(folder) for folder in folders))
    assert sorted(proven() - known) == []
