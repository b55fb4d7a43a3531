"""A real PostgreSQL from Debian's package, started in a folder of its own on a free loopback port."""

import contextlib
import os
import pwd
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.server.serving import free_port


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
