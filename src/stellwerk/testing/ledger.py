"""The rules ledger of a game, as written in its rules.toml, and who names its rules: tests and the code."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

Rule = dict[str, Any]


@cache
def written(folder: Path) -> Rule:
    return tomllib.loads((folder / "data" / "rules.toml").read_text("utf-8"))


def chapters_of(folder: Path) -> list[Rule]:
    return list(written(folder)["chapter"])


def rules_of(folder: Path) -> list[Rule]:
    return list(written(folder)["rule"])


@cache
def ids_of(folder: Path) -> frozenset[str]:
    return frozenset(rule["id"] for rule in rules_of(folder))


@cache
def proven(folders: tuple[Path, ...]) -> frozenset[str]:
    """All rules named by `@pytest.mark.rule(...)` in any test of these folders."""
    files = [path for folder in folders for path in folder.rglob("*.py")]
    return frozenset(rule for path in files for rule in marked(ast.parse(path.read_text("utf-8"))))


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
