"""The rules ledger of a game, as written in its rules.toml."""

import tomllib
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
