"""A Dask scheduler and its workers on loopback, each a process of its own that can be killed while games are played."""

import contextlib
import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

import msgspec

from stellwerk.lab.play import Play
from stellwerk.lab.rows import Folder, Row
from stellwerk.lab.runner import run

START_S = 60.0


class Machines:
    """As many workers as there would be machines."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.file = folder / "scheduler.json"
        self.count = workers
        self.scheduler: subprocess.Popen[bytes] | None = None
        self.workers: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        where = ["--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(self.file), "--no-dashboard"]
        self.scheduler = started("dask_scheduler", *where)
        until = time.monotonic() + START_S
        while not self.file.exists() or not self.file.read_text("utf-8"):  # it comes empty, then is filled
            assert time.monotonic() < until, "the scheduler does not start"
            time.sleep(0.05)
        self.workers = [self.new_worker() for _ in range(self.count)]
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for process in [*self.workers, self.scheduler]:
            if process is not None:
                process.kill()
                process.wait()

    @property
    def address(self) -> str:
        return str(json.loads(self.file.read_text("utf-8"))["address"])

    def new_worker(self) -> subprocess.Popen[bytes]:
        return started("dask_worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard")

    def kill(self, n: int) -> None:
        """As a power cut would; another one comes in its place."""
        self.workers[n].kill()
        self.workers[n].wait()
        self.workers[n] = self.new_worker()


def started(command: str, *arguments: str) -> subprocess.Popen[bytes]:
    whole = [sys.executable, "-m", f"distributed.cli.{command}", *arguments]
    return subprocess.Popen(whole, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Tally(NamedTuple):
    kills: int
    seconds: float


def run_under_fire(plays: list[Play], folder: Folder, machines: Machines, pause_s: float, most: int) -> Tally:
    """Play, while one worker after the other is killed as soon as new games have been kept or a pause is over."""
    over = threading.Event()
    kills = 0

    def shoot() -> None:
        nonlocal kills
        while kills < most and not over.wait(pause_s):
            machines.kill(kills % machines.count)
            kills += 1

    begun = time.perf_counter()
    shooting = threading.Thread(target=shoot)
    with contextlib.ExitStack() as stack:
        stack.callback(shooting.join)
        stack.callback(over.set)
        shooting.start()
        run(plays, folder, cluster=machines.address, progress=False)
    return Tally(kills, time.perf_counter() - begun)


def timeless(rows: list[Row]) -> list[Row]:
    """Everything but how long it took, which no two runs share."""
    return [msgspec.structs.replace(row, seconds=0.0) for row in rows]
