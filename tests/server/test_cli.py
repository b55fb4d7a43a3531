"""The command line."""

import json
import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

import stellwerk
from stellwerk import cli


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in stellwerk.games())


def test_bots_play_many_games(capsys: pytest.CaptureFixture[str]) -> None:
    game = stellwerk.games()[0]
    arguments = ["simulate", game, "--players", "3", "--games", "4", "--bots", "random,greedy", "--workers", "2"]
    assert cli.main(arguments) == 0
    out = capsys.readouterr().out
    assert "4 games" in out
    assert cli.main([*arguments, "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == 4


@pytest.mark.parametrize(
    "arguments",
    [["--bots", "zeus"], ["--players", "99"], ["--option", "nothing=1"]],
)
def test_a_wrong_wish_is_told(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as told:
        cli.main(["simulate", stellwerk.games()[0], "--games", "1", *arguments])
    assert len(str(told.value)) > 10


def test_a_saved_game_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = stellwerk.new(stellwerk.games()[0], 2, 1)
    for _ in range(3):
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    path = tmp_path / "saved.json"
    path.write_text(json.dumps(match.save()))
    assert cli.main(["replay", str(path), "--at", "2"]) == 0
    assert "2" in capsys.readouterr().out.splitlines()[0]
    path.write_text("{")
    with pytest.raises(SystemExit):
        cli.main(["replay", str(path)])


def test_play_prints_its_address_and_answers_soon(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C"}
    environment.pop("DISPLAY", None)
    command = [sys.executable, "-m", "stellwerk.cli", "play", "--no-browser"]
    begun = time.monotonic()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:84\d\d/", process.stdout.readline())
            assert found is not None
            assert httpx.get(f"{found[0]}healthz", timeout=30).status_code == 200
            assert time.monotonic() - begun < 20
        finally:
            process.terminate()
            process.wait(20)
    assert (tmp_path / "stellwerk" / "stellwerk.sqlite3").exists()


def test_two_servers_find_two_ports() -> None:
    with cli.first_free_door() as first, cli.first_free_door() as second:
        assert cli.address_of(first) != cli.address_of(second)


@pytest.mark.parametrize("command", [["play", "--no-browser"], ["serve"]])
def test_a_taken_port_is_told_in_one_line_and_nothing_is_called_open(command: list[str], tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C", "LC_ALL": "C"}
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = [sys.executable, "-m", "stellwerk.cli", *command, "--port", str(port)]
        done = subprocess.run(line, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert f"Port {port} is taken" in done.stderr


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 99999), ("no host", 8420), ("192.0.2.1", 0)])
def test_an_address_that_cannot_be_had_is_told(host: str, port: int) -> None:
    with pytest.raises(SystemExit) as told:
        cli.open_door(host, port)
    assert str(port) in str(told.value)


def test_the_address_of_a_door_can_be_opened() -> None:
    with cli.open_door("localhost", 0) as door:
        assert re.fullmatch(r"http://(127\.0\.0\.1|\[::1\]):\d+/", cli.address_of(door))


def test_starting_is_quick() -> None:
    """What `stellwerk games` and `stellwerk --help` import must not include the web framework."""
    code = "import sys, stellwerk.cli; sys.exit(any(name in sys.modules for name in ('litestar', 'uvicorn')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
