"""The rules compiled by mypyc play exactly the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import seeded_games

ROOT = Path(__file__).resolve().parents[1]
COPY = ROOT / "build" / "compiled-quickly"
LEVEL = "0"  # what is compiled behaves the same, however much the C compiler thinks about it

pytestmark = [pytest.mark.slow, pytest.mark.compiled, pytest.mark.xdist_group("compiled")]


def compiled_games() -> dict[str, Any]:
    """What a compiled copy says of all games."""
    compile_ = [sys.executable, "tools/compile.py", "--out", str(COPY)]
    subprocess.run(compile_, cwd=ROOT, env={**os.environ, "MYPYC_OPT_LEVEL": LEVEL}, check=True)
    command = [sys.executable, "tests/seeded_games.py", str(COPY)]
    environment = {**os.environ, "PYTHONPATH": str(COPY)}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    said: dict[str, Any] = json.loads(done.stdout)
    assert said["compiled"] is True
    return said


def test_recorded_and_random_games_end_the_same() -> None:
    """One test, so that only one worker compiles."""
    recorded, random = seeded_games.recorded_digests(), seeded_games.random_digests()
    assert recorded
    said = compiled_games()
    assert said["digests"] == recorded | random
    assert said["lines"] == seeded_games.kept_lines()
    assert said["positions"] == seeded_games.read_positions(), "a compiled build reads positions otherwise"
    assert any(answer.startswith("json-unknown") for answer in said["positions"].values())
