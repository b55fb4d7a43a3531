"""Several server processes on one port: a parent that holds the door, starts them, and starts anew what dies.

Who connects waits in the door's queue until one of them takes the call: nothing is lost when one dies. Each is told to
end by a signal, and ends by itself when the parent is gone: it reads a pipe that nobody else holds.
"""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping

import structlog

journal = structlog.get_logger("stellwerk")
LOOK_S = 0.2
STEADY_S = 10.0  # one that lived for so long has not failed at its start
PAUSE_S = 0.5  # before one is started again that did, twice as long every time
LONGEST_PAUSE_S = 30.0
GRACE_S = 15.0  # for the moves under way
METRICS = "PROMETHEUS_MULTIPROC_DIR"  # where the numbers of all of them are added up


class Worker:
    """The place of one process; which one that is changes."""

    def __init__(self, command: list[str], door: int, environment: Mapping[str, str]) -> None:
        self.command = command
        self.door = door
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None
        self.begun = self.due = 0.0
        self.pause = PAUSE_S

    def start(self) -> None:
        """In a session of its own: Ctrl+C is the parent's business."""
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdin=subprocess.PIPE, pass_fds=[self.door], start_new_session=True
        )
        self.begun = time.monotonic()

    def look(self) -> int | None:
        """Start what is to run; the process that has ended, if one has."""
        now = time.monotonic()
        if self.process is None:
            if now >= self.due:
                self.start()
            return None
        code = self.process.poll()
        if code is None:
            return None
        ended, self.process = self.process, None
        self.pause = PAUSE_S if now - self.begun >= STEADY_S else min(2 * self.pause, LONGEST_PAUSE_S)
        self.due = now + self.pause
        journal.error("worker-ended", process=ended.pid, code=code, again_s=self.pause)
        if ended.stdin is not None:
            ended.stdin.close()
        return ended.pid

    def tell(self, number: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(number)

    def wait(self, seconds: float) -> bool:
        """Whether it has ended by then."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            if self.process is not None:
                self.process.wait(seconds)
            return True
        return False


class Workers:
    def __init__(self, count: int, door: socket.socket, environment: Mapping[str, str], metrics: bool) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="stellwerk-metrics-") if metrics else None
        here = {METRICS: self.folder.name} if self.folder is not None else {}
        command = [sys.executable, "-m", "stellwerk.cli", "serve", "--door", str(door.fileno())]
        self.places = [Worker(command, door.fileno(), {**environment, **here}) for _ in range(count)]
        self.ending = threading.Event()
        self.hurry = False

    def run(self) -> int:
        """Until somebody asks for an end."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.asked_to_end)
        try:
            while not self.ending.is_set():
                for place in self.places:
                    gone = place.look()
                    if gone is not None and self.folder is not None:
                        forget(gone, self.folder.name)
                self.ending.wait(LOOK_S)
        finally:
            self.end()
        return 0

    def asked_to_end(self, *_: object) -> None:
        self.hurry = self.ending.is_set()
        self.ending.set()

    def end(self) -> None:
        for place in self.places:
            place.tell(signal.SIGTERM)
        until = time.monotonic() + GRACE_S
        for place in self.places:
            while not place.wait(LOOK_S):
                if self.hurry or time.monotonic() > until:
                    place.tell(signal.SIGKILL)
        if self.folder is not None:
            self.folder.cleanup()


def forget(process: int, folder: str) -> None:
    """What a dead process had in memory counts no more; what it did still does."""
    from prometheus_client.multiprocess import mark_process_dead

    mark_process_dead(process, folder)  # type: ignore[no-untyped-call]


def end_with_parent() -> None:
    """In a worker: as soon as nobody holds the other end of the pipe, end as if told so."""

    def wait() -> None:
        with contextlib.suppress(OSError):
            while os.read(0, 1):
                pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="parent", daemon=True).start()
