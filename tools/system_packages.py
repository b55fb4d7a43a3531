"""See that the programs the tests drive are there: Chromium, PostgreSQL, nginx, a C compiler.

python tools/system_packages.py

What is missing is installed where that is possible (root, apt-get); elsewhere it is named, and the exit status is 1.
Tests are never skipped for want of a program.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path


def chromium() -> bool:
    return any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))


def postgresql() -> bool:
    """Debian keeps the server out of PATH."""
    return shutil.which("postgres") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/postgres"))


def nginx() -> bool:
    """Debian keeps it where only root looks."""
    return any(shutil.which("nginx", path=path) for path in (None, "/usr/sbin"))


def compiler() -> bool:
    return any(shutil.which(name) for name in ("cc", "gcc", "clang"))


def headers() -> bool:
    return (Path(sysconfig.get_path("include")) / "Python.h").exists()


NEEDS = {
    "chromium": (chromium, ["chromium"]),
    "postgresql": (postgresql, ["postgresql"]),
    "nginx": (nginx, ["nginx"]),
    "a C compiler": (compiler, ["gcc", "libc6-dev"]),
    "Python's headers": (headers, [f"python{sys.version_info[0]}.{sys.version_info[1]}-dev"]),
}


def missing() -> dict[str, list[str]]:
    return {what: packages for what, (there, packages) in NEEDS.items() if not there()}


def install(packages: list[str]) -> bool:
    print("Installing", *packages, "...", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
        done = subprocess.run(["apt-get", *command], env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(done.stdout[-2000:], done.stderr[-2000:], sep="\n", file=sys.stderr)
            if command[0] == "install":
                return False
    return True


def main() -> int:
    want = missing()
    if not want:
        return 0
    packages = [name for names in want.values() for name in names]
    if sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        if install(packages):
            want = missing()
        if not want:
            return 0
    for what, names in want.items():
        print(f"The tests need {what}. Debian, Ubuntu: apt install {' '.join(names)}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
