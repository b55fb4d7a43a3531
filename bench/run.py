"""Measure: python bench/run.py [play] [judging] [store] [patches] [clicks] [kills] [past] [load] [--json FILE]

A table for people, JSON lines for machines. The builds and the peer take turns and medians are shown, because machines
are noisy. `make bench` compiles first and then measures everything.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
import venv
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
PEER = ROOT / "build" / "bench-venv"
TURNS = 5
NAMES = ("play", "judging", "store", "patches", "clicks", "kills", "past", "load")
RATES = ("decisions/s", "decisions/s in a playout")

Line = dict[str, Any]
Figures = dict[tuple[str, str, int, str], list[float]]  # build, game, players, what


def lines(command: list[str], packages: Path | None = None) -> list[Line]:
    """What a measuring program printed."""
    environment = {**os.environ, "PYTHONPATH": str(packages)} if packages else dict(os.environ)
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def peer_python() -> Path:
    """An environment of its own for the peer: it never becomes a dependency."""
    python = PEER / "bin" / "python"
    ready = [str(python), "-c", "import catanatron"]
    if not python.is_file() or subprocess.run(ready, capture_output=True, check=False).returncode:
        venv.create(PEER, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "catanatron"], check=True)
    return python


def play() -> list[Line]:
    """Random play and clones, interpreted and compiled, and the peer, in turns."""
    python = peer_python()
    figures: Figures = defaultdict(list)
    for turn in range(TURNS):
        print(f"\rturn {turn + 1} of {TURNS} ...", end="", file=sys.stderr, flush=True)
        for build, packages in BUILDS.items():
            collect(figures, build, lines([sys.executable, "bench/playing.py", str(packages)], packages))
        collect(figures, "peer", lines([str(python), "bench/peer.py"]))
    print("\r" + " " * 20 + "\r", end="", file=sys.stderr)
    out = []
    for (build, game, players, what), values in figures.items():
        line: Line = {"bench": "play", "build": build, "game": game, "players": players, "what": what}
        out.append(
            {**line, "value": round(median(values), 2), "low": round(min(values), 2), "high": round(max(values), 2)}
        )
    return out


def collect(figures: Figures, build: str, measured: list[Line]) -> None:
    for line in measured:
        figures[build, line["game"], line["players"], line["what"]].append(line["value"])


def play_table(measured: list[Line]) -> None:
    found = {(line["build"], line["game"], line["players"], line["what"]): line["value"] for line in measured}
    peer = {what: value for (build, _, _, what), value in found.items() if build == "peer"}
    print(f"{'':<54}{'interpreted':>13}{'compiled':>13}{'catanatron':>13}{'ratios':>17}")
    for (build, game, players, what), slow in found.items():
        if build != "interpreted":
            continue
        fast = found["compiled", game, players, what]
        digits = 0 if what in RATES else 1
        line = f"{f'{game}, {players} players: {what}':<54}{slow:>13,.{digits}f}{fast:>13,.{digits}f}"
        other = peer.get("decisions/s") if what in RATES else peer.get(what)
        if other is not None:
            ratios = (slow / other, fast / other) if what in RATES else (other / slow, other / fast)
            line += f"{other:>13,.{digits}f}{ratios[0]:>8.1f}x{ratios[1]:>7.1f}x"
        print(line)


def other_table(measured: list[Line]) -> None:
    for line in measured:
        rest = {key: value for key, value in line.items() if key not in ("bench", "name", "what", "value", "unit")}
        title = line.get("name") or line.get("what") or line["bench"]
        about = ", ".join(f"{key} {value}" for key, value in rest.items())
        print(f"{title:<54}{line.get('value', ''):>13} {line.get('unit', '')}  {about}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure speed.")
    parser.add_argument("names", nargs="*", choices=[*NAMES, []], help="what to measure; everything if none is given")
    parser.add_argument("--json", type=Path, help="write JSON lines to this file, too")
    wanted = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    out: list[Line] = []
    for name in wanted.names or NAMES:
        measured = play() if name == "play" else importlib.import_module(f"bench.{name}").run()
        measured = [{"bench": name, **line} for line in measured]
        (play_table if name == "play" else other_table)(measured)
        print(flush=True)
        out += measured
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in out)
    print(text, end="")
    if wanted.json:
        wanted.json.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
