"""Kill the server (-9) at random moments during play; count acknowledged moves that are not there afterwards.

python bench/kills.py --kills 200
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:] = [str(HERE.parent), *(place for place in sys.path if Path(place).resolve() != HERE)]


def run(kills: int = 20, seed: int = 1) -> list[dict[str, Any]]:
    from tests.server.killing import kill_again_and_again

    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        tally = kill_again_and_again(Path(folder), kills, seed)
    return [
        {"name": "kills", "value": tally.kills, "unit": "kills -9"},
        {"name": "kills.acknowledged", "value": tally.acknowledged, "unit": "moves"},
        {"name": "kills.written", "value": tally.written, "unit": "moves"},
        {"name": "kills.lost", "value": tally.lost, "unit": "moves"},
        {"name": "kills.half", "value": tally.broken, "unit": "tables"},
        {"name": "kills.time", "value": round(time.perf_counter() - begun, 1), "unit": "s"},
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    figures = run(given.kills, given.seed)
    for figure in figures:
        print(f"{figure['name']:24} {figure['value']:>10} {figure['unit']}")
    sys.exit(any(figure["value"] for figure in figures if figure["name"] in ("kills.lost", "kills.half")))
