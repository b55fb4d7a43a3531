"""How many steps a second the learning environments make: python bench/environments.py [--peer PYTHON] [--json FILE]

The agents act at random among what their masks allow, and ask for every observation by `env.last()`. "Mask read" is how
PettingZoo's own performance_benchmark does it; "vector read" looks at the vector, too, which is made only then. The
peer is PettingZoo's gin_rummy_v4, looked at in the same way, with a Python of its own: later releases of PettingZoo no
longer have it. OpenSpiel's own games in Python are walked through like ours: legal actions, observation tensor, action.
CPU seconds are counted, all take turns, and medians are shown. Machines change their pace: an environment is compared
with the peer right before and right after it.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PEER = ROOT / "build" / "environments-venv" / "bin" / "python"
WISHED = "pettingzoo[classic]==1.25.0"
GIN = "gin_rummy_v4 (PettingZoo)"
MASK, WHOLE, SPIEL = "mask read", "vector read", "OpenSpiel"
RATIO = {MASK: "of gin_rummy_v4", WHOLE: "with the vector"}
TURNS = 6
SECONDS = 0.3
SPIEL_PEERS = ("python_kuhn_poker", "python_liars_poker", "python_tic_tac_toe")
MISSING = f"""{{}} has no gin_rummy_v4. Make a Python that has it:
  python -m venv {PEER.parents[1].relative_to(ROOT)}
  {PEER.parents[1].relative_to(ROOT)}/bin/pip install '{WISHED}'
or name one: --peer PYTHON"""


def rate(walk: Callable[[float], int]) -> float:
    """Steps in a CPU second."""
    begun = time.process_time()
    steps = walk(begun + SECONDS)
    return steps / (time.process_time() - begun)


def agents(env: Any, until: float, vector: bool = True) -> int:
    """Observations of a PettingZoo environment."""
    import numpy as np

    steps = 0
    while time.process_time() < until:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            if vector:
                seen["observation"]
            env.step(random.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
    return steps


def states(game: Any, until: float) -> int:
    """The states of an OpenSpiel game."""
    steps = 0
    while time.process_time() < until:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps


def gin_rummy() -> None:
    """Run by the peer's Python: a rate for every line that comes in."""
    from pettingzoo.classic import gin_rummy_v4

    env = gin_rummy_v4.env()
    for _ in sys.stdin:
        print(rate(lambda until: agents(env, until)), flush=True)


class Peer:
    """The process in which gin_rummy_v4 is measured."""

    def __init__(self, python: Path) -> None:
        command = [str(python), __file__, "--gin"]
        self.python = python
        self.process = subprocess.Popen(command, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.rate()

    def rate(self) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            print(file=self.process.stdin, flush=True)
            return float(self.process.stdout.readline())
        except (BrokenPipeError, ValueError):
            raise SystemExit(MISSING.format(self.python)) from None

    def close(self) -> None:
        self.process.communicate()


def measured(players: int, peer: Peer) -> dict[str, dict[str, list[float]]]:
    import pyspiel
    from open_spiel.python import games  # noqa: F401 - registers them

    import stellwerk
    from stellwerk.lab import open_spiel_game, pettingzoo_env

    out: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    tables = {name: pettingzoo_env(name, players) for name in stellwerk.games()}
    walks = {name: open_spiel_game(name, players) for name in stellwerk.games()}
    walks |= {name: pyspiel.load_game(name) for name in SPIEL_PEERS}
    for env in tables.values():
        rate(lambda until, env=env: agents(env, until))  # to warm up
    for turn in range(TURNS):
        print(f"\rturn {turn + 1} of {TURNS} ...", end="", file=sys.stderr, flush=True)
        for name, env in tables.items():
            for what in (MASK, WHOLE):
                before = peer.rate()
                found = rate(lambda until, env=env, what=what: agents(env, until, what == WHOLE))
                after = peer.rate()
                out[GIN][WHOLE] += [before, after]
                out[name][what].append(found)
                out[name][RATIO[what]].append(2 * found / (before + after))
        for name, game in walks.items():
            out[name][SPIEL].append(rate(lambda until, game=game: states(game, until)))
    print("\r" + " " * 20 + "\r", end="", file=sys.stderr)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--peer", type=Path, default=PEER, help="a Python with gin_rummy_v4")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--gin", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.gin:
        return gin_rummy()
    if not chosen.peer.is_file():
        raise SystemExit(MISSING.format(chosen.peer))
    peer = Peer(chosen.peer)
    lines = measured(chosen.players, peer)
    peer.close()
    figures = {name: {what: median(found) for what, found in kinds.items()} for name, kinds in lines.items()}
    ratios = tuple(RATIO.values())
    print(f"{'steps in a CPU second':28}" + "".join(f"{column:>17}" for column in (MASK, WHOLE, SPIEL, *ratios)))
    for name, kinds in figures.items():
        cells = [f"{kinds[column]:17.0f}" if column in kinds else " " * 17 for column in (MASK, WHOLE, SPIEL)]
        print(f"{name:28}" + "".join(cells) + "".join(f"{kinds[ratio]:16.1f}x" for ratio in ratios if ratio in kinds))
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return None


if __name__ == "__main__":
    main()
