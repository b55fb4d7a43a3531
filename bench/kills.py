"""Kill a server (-9) at random moments during play; count acknowledged moves that are not there afterwards.

python bench/kills.py --kills 200 --store sqlite
python bench/kills.py --kills 150 --store postgresql --processes 3

People, bots, answers in secret, the rules' own clock and time limits, at all games. With several processes one of them
is killed, and moves are made at all of them. PostgreSQL is started in a folder of its own.
"""

import argparse
import contextlib
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:] = [str(HERE.parent), *(place for place in sys.path if Path(place).resolve() != HERE)]

STORES = ("sqlite", "postgresql")


def run(kills: int = 20, seed: int = 1, store: str = "sqlite", processes: int = 1) -> list[dict[str, Any]]:
    from tests.server.clusters import cluster
    from tests.server.killing import kill_again_and_again

    begun = time.perf_counter()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address = f"sqlite:///{folder}/killed.sqlite3" if store == "sqlite" else stack.enter_context(cluster(folder))
        tally = kill_again_and_again(address, kills, seed, processes, lambda so_far: print(so_far, file=sys.stderr))
    for one in [*tally.stuck, *tally.wrong, *tally.failed]:
        print(one, file=sys.stderr)
    at = [(f"kills.confirmed at process {n}", moves, "moves") for n, moves in enumerate(tally.acknowledged_at, 1)]
    found = [
        ("kills", tally.kills, "kills -9"),
        ("kills.tables", tally.tables, "tables"),
        ("kills.acknowledged", tally.acknowledged, "moves"),
        *at,
        ("kills.written", tally.written, "moves"),
        ("kills.lost", tally.lost, "moves"),
        ("kills.altered", tally.altered, "moves"),
        ("kills.doubled", tally.doubled, "moves"),
        ("kills.half", tally.broken, "tables"),
        ("kills.stuck for a minute", len(tally.stuck), "tables"),
        ("kills.wrongly refused", len(tally.wrong), "requests"),
        ("kills.5xx", len(tally.failed), "requests"),
        ("kills.time", round(time.perf_counter() - begun, 1), "s"),
    ]
    return [{"name": name, "value": value, "unit": unit} for name, value, unit in found]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=STORES, default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="of which one is killed")
    given = parser.parse_args()
    figures = run(given.kills, given.seed, given.store, given.processes)
    for figure in figures:
        print(f"{figure['name']:32} {figure['value']:>10} {figure['unit']}")
    bad = ("lost", "altered", "doubled", "half", "stuck for a minute", "wrongly refused")
    sys.exit(any(figure["value"] for figure in figures if figure["name"].removeprefix("kills.") in bad))
