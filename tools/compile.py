"""Compile the rules with mypyc: the same source, several times as fast.

python tools/compile.py              in place; imports then prefer the compiled files over the .py beside them
python tools/compile.py --out DIR    a compiled copy of the package in DIR, the source tree untouched
python tools/compile.py --clean      take compiled files out of the source tree
python tools/compile.py --list       which modules

Which modules: [tool.stellwerk.compiled] in pyproject.toml. MYPYC_OPT_LEVEL overrides the optimisation level.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
COMPILED = ("*.so", "*.pyd")

SETUP = """\
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class OnEveryCore(build_ext):
    def build_extensions(self):
        one_by_one = self.compiler.compile

        def compile(sources, **given):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return sum(pool.map(lambda source: one_by_one([source], **given), sources), [])

        self.compiler.compile = compile
        super().build_extensions()


level, *modules = sys.argv[1:]
sys.argv[1:] = ["-q", "build_ext", "--inplace"]
options = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
# one C file per module: a single one for all takes the C compiler many times as long
extensions = mypycify(options + modules, opt_level=level, debug_level="0", multi_file=True, group_name="stellwerk")
setup(name="stellwerk", packages=[], ext_modules=extensions, cmdclass={"build_ext": OnEveryCore})
"""


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def settings() -> dict[str, Any]:
    table: dict[str, Any] = project()["tool"]["stellwerk"]["compiled"]
    return table


def registered(path: Path) -> bool:
    """A game that is still being written, and not registered yet, must not stop the others."""
    game = path.relative_to(SOURCE / "stellwerk").parts
    if game[0] != "games":
        return True
    entries = project()["project"]["entry-points"]["stellwerk.games"].values()
    return f"stellwerk.games.{game[1]}:game" in entries


def modules() -> list[Path]:
    """The modules to compile, relative to src/."""
    table = settings()
    found = [path for room in table["rooms"] for path in (SOURCE / "stellwerk").glob(f"{room}/*.py")]
    return sorted(path.relative_to(SOURCE) for path in found if path.name not in table["exclude"] and registered(path))


def compiled_files(folder: Path) -> list[Path]:
    return sorted(path for pattern in COMPILED for path in folder.rglob(pattern))


def clean() -> None:
    """A stale compiled file would silently win over an edited source."""
    for path in compiled_files(SOURCE):
        path.unlink()


def copy(out: Path) -> None:
    """The package as it is, interpreted."""
    ignore = shutil.ignore_patterns("__pycache__", *COMPILED)
    shutil.copytree(SOURCE / "stellwerk", out / "stellwerk", ignore=ignore, dirs_exist_ok=True)


def build(out: Path) -> list[Path]:
    """Compile a copy of the package in `out`; the shared objects made, each where it is imported from."""
    names = modules()
    out = out.resolve()
    if out.exists():
        shutil.rmtree(out)
    copy(out)
    if not names:
        return []
    level = os.environ.get("MYPYC_OPT_LEVEL") or settings()["opt-level"]
    with tempfile.TemporaryDirectory() as work:
        setup = Path(work) / "setup.py"
        setup.write_text(SETUP, "utf-8")
        # fused multiply-add rounds otherwise than the interpreter does: a bot must choose the same on both builds
        flags = f"{os.environ.get('CFLAGS', '')} -ffp-contract=off".strip()
        environment = os.environ | {"MYPYPATH": str(out), "CFLAGS": flags}
        command = [sys.executable, str(setup), level, *map(str, names)]
        done = subprocess.run(command, cwd=out, env=environment, capture_output=True, text=True, check=False)
    shutil.rmtree(out / "build", ignore_errors=True)
    shutil.rmtree(out / ".mypy_cache", ignore_errors=True)
    if done.returncode != 0:
        print(done.stdout[-8000:], done.stderr[-8000:], sep="\n", file=sys.stderr)
        raise SystemExit("mypyc could not compile the rules")
    return compiled_files(out)


def source_hash() -> str:
    """Changes whenever a module changes that is compiled, or that compiled modules stand on."""
    files = {path for folder in {(SOURCE / name).parent for name in modules()} for path in folder.glob("*.py")}
    found = hashlib.sha256()
    for path in sorted([*files, ROOT / "pyproject.toml", Path(__file__)]):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def refresh(out: Path) -> list[Path]:
    """The compiled copy in `out`, compiled again only where that is needed."""
    stamp, now = out / "source.sha256", source_hash()
    if stamp.is_file() and stamp.read_text("utf-8") == now:
        copy(out)
        return compiled_files(out)
    made = build(out)
    stamp.write_text(now, "utf-8")
    return made


def in_place() -> None:
    clean()
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        for made in build(out):
            shutil.copy2(made, SOURCE / made.relative_to(out))


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile kernel and games with mypyc.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--out", type=Path, help="build a compiled copy of the package in this folder")
    what.add_argument("--clean", action="store_true", help="remove compiled files from the source tree")
    what.add_argument("--list", action="store_true", help="list the modules that are compiled")
    arguments = parser.parse_args()
    if arguments.clean:
        clean()
    elif arguments.list:
        print(*modules(), sep="\n")
    elif arguments.out:
        print(f"{len(refresh(arguments.out))} compiled files in {arguments.out}")
    else:
        in_place()
        print(f"{len(compiled_files(SOURCE))} compiled files in src; `make interpreted` removes them")


if __name__ == "__main__":
    main()
