"""The rules compiled by mypyc play exactly the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import seeded_games

ROOT = Path(__file__).resolve().parents[1]
COPY = ROOT / "build" / "compiled"

pytestmark = [pytest.mark.slow, pytest.mark.compiled, pytest.mark.xdist_group("compiled")]


def compiled_digests() -> dict[str, str]:
    """What a compiled copy says of all games."""
    subprocess.run([sys.executable, "tools/compile.py", "--out", str(COPY)], cwd=ROOT, check=True)
    command = [sys.executable, "tests/seeded_games.py", str(COPY)]
    environment = {**os.environ, "PYTHONPATH": str(COPY)}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    said = json.loads(done.stdout)
    assert said["compiled"] is True
    digests: dict[str, str] = said["digests"]
    return digests


def test_recorded_and_random_games_end_the_same() -> None:
    """One test, so that only one worker compiles."""
    recorded, random = seeded_games.recorded_digests(), seeded_games.random_digests()
    assert recorded
    assert compiled_digests() == recorded | random
