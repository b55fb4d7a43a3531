"""The same measurement with interpreted and, after `tools/compile.py --out build/compiled`, with compiled rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
HERE = "--here"  # measure in this process, with the packages that it imports


def in_turns(script: str, asked: list[str], turns: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Run a script so often with every build that is there; which one, and each line that it told."""
    for _ in range(turns):
        for build, packages in BUILDS.items():
            if packages.is_dir():
                command = [sys.executable, str(Path(script).resolve()), HERE, *asked]
                environment = {**os.environ, "PYTHONPATH": str(packages)}
                done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
                for line in done.stdout.splitlines():
                    yield build, json.loads(line)
