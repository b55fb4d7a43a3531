"""Games on a cluster: workers may die, the rows are the same."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed.scheduler import KilledWorker

import stellwerk
from stellwerk.lab import runner, worker
from stellwerk.lab.play import Play, played
from stellwerk.lab.rows import Folder
from stellwerk.lab.runner import Sender, Stopped, run
from tests.lab.killing import Machines, run_under_fire, timeless

GAME = sorted(stellwerk.games())[1]
PLAYS = [Play(n, GAME, 2, ("random", "random"), n) for n in range(40)]


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    with Machines(tmp_path_factory.mktemp("machines"), workers=2) as found:
        yield found


def test_rows_are_the_same_although_workers_are_killed(machines: Machines, tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    tally = run_under_fire(PLAYS, folder, machines, pause_s=0.7, most=2)
    assert tally.kills > 0
    assert timeless(list(folder.rows())) == timeless([played(play) for play in PLAYS])


def test_a_run_plays_only_what_is_missing(machines: Machines, tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    assert run(PLAYS[:5], folder, cluster=machines.address) == 5
    assert run(PLAYS[:8], folder, cluster=machines.address) == 3
    assert run(PLAYS[:8], folder, cluster="tcp://nobody:1") == 0
    assert len(list(folder.rows())) == 8


def test_a_worker_without_the_bot_says_so(machines: Machines, tmp_path: Path) -> None:
    with pytest.raises(Stopped, match="The bot zeus is not installed on a worker"):
        run([Play(0, GAME, 2, ("zeus", "random"), 0)], Folder(tmp_path), cluster=machines.address)


def test_what_goes_wrong_on_a_worker_is_told_in_one_line(machines: Machines, tmp_path: Path) -> None:
    wrong = Play(0, GAME, 2, ("random", "random"), 3, {"no-such-option": "1"})
    with pytest.raises(Stopped, match=r"seed 3, random, random: .*no-such-option"):
        run([wrong], Folder(tmp_path), cluster=machines.address)


def test_a_game_that_kills_its_workers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "threads_of", lambda _: 1)

    class Future:
        def __init__(self, batch: list[Play]) -> None:
            self.batch = batch

        def result(self) -> object:
            if any(play.number == 3 for play in self.batch):
                raise KilledWorker("key", None, 1)  # type: ignore[arg-type]
            return worker.play_batch(self.batch)

    class Client:
        def submit(self, _: object, batch: list[Play], **__: object) -> Future:
            return Future(batch)

    sender = Sender(Client(), PLAYS[:6])  # type: ignore[arg-type]
    sender.size = 6
    there: set[int] = set()

    def play_all() -> None:
        while sender.send():
            there.update(row.number for row in sender.receive(next(iter(sender.under_way))))

    with pytest.raises(Stopped, match="Workers die whenever they play game 3"):
        play_all()
    assert there == {0, 1, 2, 4, 5}


def test_nobody_at_the_address_is_told(tmp_path: Path) -> None:
    with pytest.raises(Stopped, match="No Dask scheduler answers at nonsense://x"):
        run(PLAYS[:1], Folder(tmp_path), cluster="nonsense://x")


def test_a_killed_command_goes_on_where_it_stopped(machines: Machines, tmp_path: Path) -> None:
    folder = Folder(tmp_path / "games")
    arguments = ["lab", "play", GAME, "--players", "2", "--bots", "random", "--games", "40"]
    where = ["--folder", str(folder.path), "--cluster", machines.address]
    command = [sys.executable, "-m", "stellwerk.cli", *arguments, *where]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True) as process:
        while not folder.parts():
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGKILL)
    before = folder.numbers()
    assert 0 < len(before) < 40
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told.startswith(f"{40 - len(before)} games played, 40 in ")
    assert timeless(list(folder.rows())) == timeless([played(play) for play in PLAYS])


def interruptible() -> None:
    """Whoever runs the tests in the background has Ctrl-C ignored by all that is started there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "games")
    command = [sys.executable, "-m", "stellwerk.cli", "lab", "play", GAME, "--players", "2", "--bots", "random"]
    command += ["--games", "5000", "--folder", str(folder.path), "--workers", "2"]
    environment = {**os.environ, "LC_ALL": "C"}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
        preexec_fn=interruptible,
    ) as process:
        while not folder.parts():
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, wrong = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == "Stopped. The same command goes on from here.\n"
    assert "Traceback" not in wrong
    assert folder.numbers()
