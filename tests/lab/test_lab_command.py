"""The command line of the lab, and a kept game on a table again."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

import stellwerk
from stellwerk import cli
from stellwerk.lab.play import Play, played
from stellwerk.lab.rows import Folder
from stellwerk.lab.show import CannotShow, match_of
from tests.lab.killing import Machines

GAME = max(stellwerk.games())


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    with Machines(tmp_path_factory.mktemp("machines"), workers=2) as found:
        yield found


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def test_a_tournament_is_played_rated_and_rated_again(
    machines: Machines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--folder", str(tmp_path), "--cluster", machines.address]
    asked = ["lab", "tournament", GAME, "--bots", "greedy,random", "--deals", "3", *where]
    assert cli.main(asked) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"6 games played, 6 in {tmp_path}\n")
    assert re.search(r"^random +0 +anchor", told, re.MULTILINE)
    assert cli.main(["lab", "rate", str(tmp_path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {one["bot"] for one in found["ratings"]} == {"greedy", "random"}
    with pytest.raises(SystemExit, match=r"holds another run \(seed: 0 there, 5 here\)"):
        cli.main([*asked, "--seed", "5"])


def test_a_comparison_stops_by_itself_and_says_the_same_again(
    machines: Machines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--folder", str(tmp_path), "--cluster", machines.address]
    asked = ["lab", "compare", GAME, "random", "greedy", "--elo", "100", "--most", "60", *where]
    assert cli.main(asked) == 0
    told = capsys.readouterr().out
    assert told.startswith("greedy is better than random.\nEstimate: +")
    assert cli.main([*asked[:-2], "--cluster", "tcp://nobody:1"]) == 0  # everything needed is there already
    assert capsys.readouterr().out == told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "halma"], "There is no game"),
        (["play", GAME, "--bots", "zeus"], "There is no bot zeus. Known: "),
        (["play", GAME, "--bots", ","], "--bots needs a name"),
        (["play", GAME, "--games", "0"], "--games must be 1 at least"),
        (["play", GAME, "--workers", "0"], "--workers must be 1 at least"),
        (["play", GAME, "--option", "x"], "--option wants ID=CHOICE, not x"),
        (["play", GAME, "--players", "99"], "players"),
        (["tournament", GAME, "--bots", "random"], "two different bots"),
        (["compare", GAME, "random", "random"], "two different bots"),
        (["compare", GAME, "random", "greedy", "--alpha", "0.9"], "--alpha must lie between 0 and 0.5"),
    ],
)
def test_wrong_wishes_are_told_in_one_line(arguments: list[str], told: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["lab", *arguments, "--folder", str(tmp_path / "new")])
    assert told in str(stopped.value)
    assert "\n" not in str(stopped.value)
    assert not list((tmp_path / "new").glob("part-*"))


def test_words_are_said_in_the_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    with pytest.raises(SystemExit, match="Hier sind keine Partien"):
        cli.main(["lab", "rate", str(tmp_path)])


def test_without_its_packages_the_lab_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(SystemExit, match=r'pip install "stellwerk\[lab\]"'):
        cli.main(["lab", "play", GAME])


def test_the_house_does_not_need_the_lab() -> None:
    banned = ("dask", "distributed", "matplotlib", "numpy", "pyarrow")
    code = f"import sys, stellwerk.cli, stellwerk.server.app; sys.exit(any(name in sys.modules for name in {banned}))"
    subprocess.run([sys.executable, "-c", code], check=True)


# --- looking at a kept game ---


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    folder = Folder(tmp_path_factory.mktemp("kept"))
    folder.append([played(Play(4, GAME, 2, ("random", "random"), 11))])
    return folder


def test_a_row_is_saved_as_a_game_that_can_be_replayed(
    kept: Folder, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    assert cli.main(["lab", "show", str(kept.path), "4", "--save", str(file)]) == 0
    assert cli.main(["replay", str(file)]) == 0
    match = stellwerk.load(json.loads(file.read_text("utf-8")))
    assert [score.total for score in match.scores] == kept.row(4).totals
    best = max(kept.row(4).totals)
    assert f"1. Seat {kept.row(4).places.index(1) + 1}: {best}" in capsys.readouterr().out


def test_a_row_lies_on_a_table_of_a_real_server(kept: Folder) -> None:
    command = [sys.executable, "-m", "stellwerk.cli", "lab", "show", str(kept.path), "4", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C"}) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"(http://[^/]+)/t/([\w-]+)#watch=([\w-]+)", process.stdout.readline())
            assert found is not None
            with httpx.Client(base_url=found[1], headers={"origin": found[1]}) as browser:
                table = joined(browser, found[2], found[3])
                assert (table["over"], table["version"]) == (True, kept.row(4).moves)
                assert [seat["bot"] for seat in table["seats"]] == ["random", "random"]
                scene = browser.get(f"/api/tables/{found[2]}/scene", params={"at": 3})
                assert (scene.status_code, scene.json()["v"]) == (200, 3)
                saved = browser.get(f"/api/tables/{found[2]}/save").json()
                assert [f"{seat} {move}" for seat, move in saved["log"]] == kept.row(4).log
        finally:
            process.terminate()


def joined(browser: httpx.Client, table: str, token: str) -> dict[str, Any]:
    """As the page does with a link to watch; the door is open before anybody answers."""
    until = time.monotonic() + 30
    while True:
        try:
            answer = browser.post(f"/api/tables/{table}/join", json={"token": token, "name": ""})
            answer.raise_for_status()
            return dict(answer.json())
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_a_row_that_does_not_fit_is_told(kept: Folder) -> None:
    good = kept.row(4)
    with pytest.raises(CannotShow, match="under version 99 of the rules"):
        match_of(replace(good, rules=99))
    with pytest.raises(CannotShow, match="does not fit its rules"):
        match_of(replace(good, log=["0 dance"]))
    with pytest.raises(CannotShow, match="ends otherwise"):
        match_of(replace(good, totals=[0, -1]))
