"""The floor plan: the same rooms in every game, and arrows that point one way."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "stellwerk"
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))
EXAMPLE = ROOT / "tests" / "toy" / "src" / "coal_auction"  # what newcomers look at

DOORS = {"__init__.py", "game.py"}
ROOMS = {"data", "model", "rules", "scene", "mind", "words"}
# which files are in every game's room, and what else may be there, by ending
FURNITURE: dict[str, tuple[set[str], str | tuple[str, ...]]] = {
    "data": ({"components.toml", "rules.toml"}, (".toml", "learned.json")),
    "model": (
        {"__init__.py", "census.py", "components.py", "ids.py", "rulings.py", "state.py"}
        | {"lay_out.py", "soundness.py", "table.py", "take_in.py"},
        ".py",
    ),
    "rules": ({"__init__.py", "moves.py", "options.py", "scoring.py", "set_up.py", "steps.py"}, ".py"),
    "scene": (
        {"__init__.py", "art.css", "art.svg", "board.py", "offers.py", "pieces.py", "prompts.py", "sheets.py"}
        | {"stage.py", "strips.py"},
        ".py",
    ),
    "mind": ({"__init__.py", "judgement.py"}, ".py"),
    "words": ({"de.ftl", "en.ftl", "short.de.md", "short.en.md"}, ".md"),
}
KNOWS = {
    "model": {"model"},
    "rules": {"model", "rules"},
    "scene": {"model", "rules", "scene"},
    "mind": {"model", "rules", "mind"},
    "game": {"model", "rules", "scene", "mind"},
}
# the written form of a table names its open steps, which the rules define: the one door from model to rules
WRITTEN = {"lay_out", "open_steps", "soundness", "table", "take_in"}

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_game_and_the_example = pytest.mark.parametrize("game", [*GAMES, EXAMPLE], ids=lambda game: game.name)


def package(game: Path) -> str:
    return game.name if game == EXAMPLE else f"stellwerk.games.{game.name}"


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, at its top or later; `from a import b` names a.b, too, which may be one."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            assert node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def within(names: Iterator[str], *packages: str) -> set[str]:
    """Those of the modules that are in one of these packages."""
    return {name for name in names if any(name == one or name.startswith(f"{one}.") for one in packages)}


def under(names: Iterator[str], *packages: str) -> set[str]:
    """Those of the modules that are in one of these packages of ours."""
    return within(names, *(f"stellwerk.{package}" for package in packages))


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__" and path.suffix not in (".so", ".pyd")}


def test_there_are_games() -> None:
    assert len(GAMES) >= 4


@each_game_and_the_example
def test_every_game_has_the_same_rooms_and_nothing_else_at_its_top(game: Path) -> None:
    assert files(game) == DOORS | ROOMS


@each_game_and_the_example
def test_the_same_things_lie_in_the_same_rooms(game: Path) -> None:
    for room, (always, ending) in FURNITURE.items():
        found = files(game / room)
        assert always - found == set(), f"missing in {room}"
        assert {name for name in found - always if not (ending and name.endswith(ending))} == set(), f"not for {room}"


@each_game_and_the_example
def test_a_game_is_named_in_few_lines(game: Path) -> None:
    assert len((game / "game.py").read_text("utf-8").splitlines()) <= 70


@each_game_and_the_example
def test_arrows_between_the_rooms_of_a_game(game: Path) -> None:
    wrong = []
    for path in game.rglob("*.py"):
        room = path.parent.name if path.parent != game else path.stem
        if room == "__init__" or (room == "model" and path.stem in WRITTEN):
            continue
        for name in within(imported(path), package(game)):
            other = name.removeprefix(f"{package(game)}.").split(".")[0]
            if other not in KNOWS[room]:
                wrong.append(f"{path.relative_to(game)} imports {name}")
    assert wrong == []


@each_game_and_the_example
def test_rules_do_not_read_what_is_written(game: Path) -> None:
    written = tuple(f"{package(game)}.model.{name}" for name in WRITTEN)
    files = [path for room in ("rules", "mind") for path in (game / room).glob("*.py")]
    assert {path.name: found for path in files if (found := within(imported(path), *written))} == {}


@each_game_and_the_example
def test_only_scenes_know_the_stage(game: Path) -> None:
    for room in ("model", "rules", "mind"):
        for path in (game / room).rglob("*.py"):
            assert under(imported(path), "stage") == set(), path


@each_game_and_the_example
def test_no_game_knows_another_or_the_house_above(game: Path) -> None:
    above = [f"games.{other.name}" for other in GAMES if other != game]
    above += ["bots", "lab", "lessons", "server", "testing", "web", "cli"]
    for path in game.rglob("*.py"):
        assert under(imported(path), *above) == set(), path


def test_the_kernel_knows_nobody() -> None:
    for path in (PACKAGE / "kernel").rglob("*.py"):
        ours = {name for name in imported(path) if name.startswith("stellwerk")}
        assert ours == under(iter(ours), "kernel"), path


def test_the_stage_knows_only_the_kernel() -> None:
    for path in (PACKAGE / "stage").rglob("*.py"):
        ours = {name for name in imported(path) if name.startswith("stellwerk")}
        assert ours == under(iter(ours), "kernel", "stage"), path


def test_only_tests_know_the_contract_suite() -> None:
    """It brings pytest along."""
    testing = PACKAGE / "testing"
    for path in PACKAGE.rglob("*.py"):
        if not path.is_relative_to(testing):
            assert under(imported(path), "testing") == set(), path
            assert path.name == "cli.py" or within(imported(path), "pytest", "hypothesis") == set(), path
    for path in testing.rglob("*.py"):
        ours = {name for name in imported(path) if name.startswith("stellwerk.")}
        assert under(iter(ours), "games", "lab", "server", "web", "cli") == set(), path


@each_game
def test_nothing_outside_a_game_names_it(game: Path) -> None:
    """The package, its tools and its build, but for the entry points; tests and measurements may."""
    name = re.compile(rf"(?<![\w-])({game.name}|{game.name.replace('_', '-')})(?![\w-])")
    outside = [path for path in PACKAGE.rglob("*") if path.is_file() and not path.is_relative_to(game)]
    outside += [*(ROOT / "tools").glob("*"), ROOT / "hatch_build.py", ROOT / "Makefile"]
    texts = {".py", ".js", ".ts", ".css", ".html", ".ftl", ".md", ".sql", ".sh", ".toml", ""}
    read = [path for path in outside if path.is_file() and path.suffix in texts]
    assert [str(path.relative_to(ROOT)) for path in read if name.search(path.read_text("utf-8"))] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    del project["project"]["entry-points"]
    assert name.search(repr(project)) is None


def test_what_is_compiled_follows_from_the_room() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    rooms = project["tool"]["stellwerk"]["compiled"]["rooms"]
    assert [room for room in rooms if room.endswith(".py")] == []
    for room in rooms:
        for path in PACKAGE.glob(f"{room}/*.py"):
            if path.name not in project["tool"]["stellwerk"]["compiled"]["exclude"]:
                structs = re.search(r"\(msgspec\.Struct|\(Struct", path.read_text("utf-8"))
                assert structs is None, f"{path}: mypyc drops the arguments of its structs"
