"""boardgame.io, the best-known server of such games, under the same load.

It is installed into a folder of its own in the user's cache and never becomes a dependency. Its game is a small one.
In memory it keeps nothing; files, its other store, come nearer to what a durable move costs.
"""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench import cpu
from bench.past import say

VERSION = "0.50.2"
PACKAGES = (f"boardgame.io@{VERSION}", "node-persist@3")  # the latter for its store of files
SCRIPT = Path(__file__).with_suffix(".js")
START_S = 30.0
Measured = list[tuple[str, str, float, str]]  # of what, what, value, unit


def folder() -> Path:
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "stellwerk-bench" / f"boardgame.io-{VERSION}"


def install() -> Path | None:
    """Where it lies; None, with the reason said, where it cannot be had."""
    if not shutil.which("npm") or not shutil.which("node"):
        say("no npm here: boardgame.io is left out")
        return None
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    if not all((place / "node_modules" / package.partition("@")[0]).is_dir() for package in PACKAGES):
        say(f"installing boardgame.io {VERSION} into {place}")
        wanted = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", *PACKAGES]
        (place / "package.json").write_text('{"private": true}\n', "utf-8")
        done = subprocess.run(wanted, cwd=place, capture_output=True, text=True, check=False)
        if done.returncode:
            say(f"boardgame.io is left out, npm failed: {done.stderr[-500:]}")
            return None
    shutil.copy(SCRIPT, place)
    return place


def free_ports() -> list[str]:
    with socket.socket() as one, socket.socket() as other:
        for probe in (one, other):
            probe.bind(("127.0.0.1", 0))
        return [str(probe.getsockname()[1]) for probe in (one, other)]


@contextmanager
def served(place: Path, ports: list[str], *files: str) -> Iterator[int]:
    """Its server, by the number of its process."""
    command = ["node", SCRIPT.name, "serve", *ports, *files]
    with subprocess.Popen(command, cwd=place, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            wait(server, ports)
            yield server.pid
        finally:
            server.terminate()


def wait(server: subprocess.Popen[bytes], ports: list[str]) -> None:
    until = time.monotonic() + START_S
    for port in ports:
        while True:
            try:
                socket.create_connection(("127.0.0.1", int(port)), 1).close()
                break
            except OSError:
                if server.poll() is not None or time.monotonic() > until:
                    raise RuntimeError("the server of boardgame.io did not start") from None
                time.sleep(0.05)


def measure(name: str, place: Path, matches: int, warm_s: float, seconds: float, *files: str) -> Measured:
    ports = free_ports()
    with served(place, ports, *files) as server:
        command = ["node", SCRIPT.name, "play", *ports, *map(str, (matches, warm_s, seconds))]
        spent: dict[str, float] = {}
        found: dict[str, float] = {}
        with subprocess.Popen(command, cwd=place, stdout=subprocess.PIPE, text=True) as players:
            assert players.stdout is not None
            for line in players.stdout:
                found = json.loads(line)
                spent[str(found["at"])] = cpu.own(server)
        if players.returncode or not found.get("moves"):
            raise RuntimeError(f"{name}: the players stopped ({players.returncode})")
    moves, over = found["moves"], found["seconds"]
    return [
        (name, "moves", moves / over, "moves/s"),
        (name, "move seen by its player, p50", found["own_p50"], "ms"),
        (name, "move seen by its player, p99", found["own_p99"], "ms"),
        (name, "move seen by everybody, p99", found["last_p99"], "ms"),
        (name, "server's CPU", (spent["end"] - spent["begin"]) / moves * 1000, "ms/move"),
        (name, "server's share of a core", (spent["end"] - spent["begin"]) / over * 100, "%"),
        (name, "players' share of a core", found["cpu_s"] / over * 100, "%"),
        (name, "games ended", found["ended"], "games"),
    ]


def run(matches: int, warm_s: float, seconds: float) -> Measured:
    place = install()
    if place is None:
        return []
    out: Measured = []
    with tempfile.TemporaryDirectory() as files:
        for name, more in (("memory", []), ("files", [files])):
            say(f"boardgame.io: {matches} matches, {name}")
            try:
                out += measure(f"boardgame.io, {name}", place, matches, warm_s, seconds, *more)
            except RuntimeError as error:
                say(f"left out: {error}")
    return out
