"""The plugin: which games are certified, and the tables that every check of the suite is run at.

Its entry point has the name of this module, so that `-p stellwerk.testing.plugin`, `pytest_plugins` and an installed
package all mean the same one plugin.
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from stellwerk.kernel.game import Game
    from stellwerk.testing.tables import Table

pytest.register_assert_rewrite("stellwerk.testing.machine")

SUITE = "stellwerk.testing.suite"
EVERY_GAME = "*"
MARKERS = (
    "rule(*ids): the rules of a game's ledger that a test proves",
    "every_game: run with the parameter `game` for every game that is certified",
    "every_table(plain=False): run with the parameter `table` at every table of these games, plain: without options",
)
GAMES = pytest.StashKey["list[Game]"]()
TABLES = pytest.StashKey["list[Table]"]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("stellwerk", "stellwerk: games that keep the contract")
    told = f"a game to certify: its id, `module:name` for one that is not installed, or {EVERY_GAME} for all there are"
    group.addoption("--certify", action="append", metavar="GAME", help=f"{told}; may be given more than once")
    parser.addini("certify", f"games to certify where --certify is not given: each is {told}", "args", [])
    parser.addini("proofs", "folders with tests that name the rules they prove: pytest.mark.rule(...)", "paths", [])


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    if any(SUITE in argument.replace("/", ".") for argument in config.args):
        certified(config)  # that a game is not there is told once, not by every test


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marker = metafunc.definition.get_closest_marker("every_table")
    if marker is not None:
        tables = [
            table for table in certified_tables(metafunc.config) if not (marker.kwargs.get("plain") and table.options)
        ]
        metafunc.parametrize("table", tables, ids=[table.name for table in tables])
    elif metafunc.definition.get_closest_marker("every_game") is not None:
        games = certified(metafunc.config)
        metafunc.parametrize("game", games, ids=[game.id for game in games])


def certified(config: pytest.Config) -> "list[Game]":
    """The games that this run is about."""
    if GAMES not in config.stash:
        named: list[str] = config.getoption("--certify") or config.getini("certify")
        found = {game.id: game for name in named for game in games_called(name)}
        if not found:
            raise pytest.UsageError("Which game is to be certified? Say --certify GAME.")
        config.stash[GAMES] = list(found.values())
    return config.stash[GAMES]


def certified_tables(config: pytest.Config) -> "list[Table]":
    """Every table of these games."""
    from stellwerk.testing.tables import all_tables

    if TABLES not in config.stash:
        config.stash[TABLES] = [table for game in certified(config) for table in all_tables(game)]
    return config.stash[TABLES]


def games_called(name: str) -> "list[Game]":
    import stellwerk

    if name == EVERY_GAME:
        return [stellwerk.game(one) for one in stellwerk.games()]
    if ":" in name:
        module, _, attribute = name.partition(":")
        return [getattr(import_module(module), attribute)]
    try:
        return [stellwerk.game(name)]
    except stellwerk.Refused as refused:
        raise pytest.UsageError(str(refused)) from None


@pytest.fixture(scope="session")
def proofs(pytestconfig: pytest.Config) -> list[Path]:
    """Where the tests of the certified games are; none for a game that came without."""
    found: list[Path] = pytestconfig.getini("proofs")
    return found
