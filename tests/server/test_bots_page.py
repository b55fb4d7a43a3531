"""The bot of docs/bots.md, installed as the page says: it plays, is listed by its name, and can be measured."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import serving
from tests.server.serving import Browser, Server

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
PIP = ("--quiet", "--no-index", "--no-build-isolation", "--no-deps", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages with the page's own in it."""
    folder = tmp_path_factory.mktemp("steady")
    project, bot = re.findall(r"```(?:toml|python)\n(.*?)```", PAGE, re.DOTALL)[:2]
    (folder / "src" / "steady").mkdir(parents=True)
    (folder / "pyproject.toml").write_text(project, "utf-8")
    (folder / "src" / "steady" / "__init__.py").write_text(bot, "utf-8")
    target = folder / "site"
    subprocess.run([sys.executable, "-m", "pip", "install", *PIP, "--target", str(target), str(folder)], check=True)
    return target


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serving, "EXTRA", site)
        with Server(f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.sqlite3") as running:
            yield running


def told(site: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(site)}
    done = subprocess.run(
        [sys.executable, "-m", "stellwerk.cli", *command], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_it_is_among_the_bots_of_every_game(server: Server) -> None:
    for game in Browser(server).get("/api/games").json():
        assert "steady" in game["bots"]


def test_it_plays_at_a_table(server: Server) -> None:
    host = Browser(server)
    opened = host.open("nimm-den-zug", "bot:steady", "bot:steady")
    with host.line(opened.id) as line:
        while line.scene is None or not line.scene.over:
            line.hear()
    assert "bot-fault" not in server.said()


def test_it_has_twenty_lines() -> None:
    bot = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20


def test_it_can_be_rated(site: Path, tmp_path: Path) -> None:
    kept = str(tmp_path / "games")
    told(site, "lab", "tournament", "nimm-den-zug", "--bots", "steady,random", "--deals", "2", "--folder", kept)
    ratings = json.loads(told(site, "lab", "rate", kept, "--json"))
    assert "steady" in json.dumps(ratings)
