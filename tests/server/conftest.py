"""Servers and stores for the tests beside this file."""

import contextlib
import os
import pwd
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Browser, Server, free_port


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file."""
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder}/stellwerk.sqlite3") as started:
        yield started


@pytest.fixture
def browser(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def friend(server: Server) -> Browser:
    return Browser(server)


def postgres_folder() -> Path:
    """Debian keeps the programs of the server out of PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else Path("/usr/local/bin")


def as_postgres() -> dict[str, object]:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("postgres")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextlib.contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """A PostgreSQL server of our own; its address."""
    who = as_postgres()
    if who:
        for parent in [folder, *folder.parents]:
            if parent.stat().st_uid == 0 and parent not in (Path("/"), Path("/tmp")):
                parent.chmod(parent.stat().st_mode | 0o011)
        os.chown(folder, who["user"], who["group"])  # type: ignore[arg-type]
    data, port, bin_ = folder / "data", free_port(), postgres_folder()
    run = {"cwd": folder, "check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, **who}
    subprocess.run([bin_ / "initdb", "-D", data, "-A", "trust", "-U", "stellwerk", "-E", "UTF8"], **run)  # type: ignore[call-overload]
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    start = [bin_ / "pg_ctl", "-D", data, "-w", "-t", "60", "-l", folder / "log", "-o", options, "start"]
    subprocess.run(start, **run)  # type: ignore[call-overload]
    try:
        yield f"postgresql://stellwerk@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([bin_ / "pg_ctl", "-D", data, "-m", "immediate", "stop"], **{**run, "check": False})  # type: ignore[call-overload]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with cluster(tmp_path_factory.mktemp("postgres")) as address:
        yield address
