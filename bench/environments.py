"""How many steps a second the learning environments make: python bench/environments.py [--peer PYTHON] [--json FILE]

The agents act at random among what their masks allow. "With the vector" every step looks at a whole observation, as
`env.last()` gives it; "mask only" looks at the mask alone. The peer is PettingZoo's gin_rummy_v4, looked at in the same
way, with a Python of its own: later releases of PettingZoo no longer have it. OpenSpiel's own games in Python are
walked through like ours: legal actions, observation tensor, action. CPU seconds are counted, all take turns, and the
best of many short turns is shown: whatever else runs on a machine only makes it slower.
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
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PEER = ROOT / "build" / "environments-venv" / "bin" / "python"
WISHED = "pettingzoo[classic]==1.25.0"
GIN = "gin_rummy_v4 (PettingZoo)"
TURNS = 9
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


def agents(env: Any, until: float) -> int:
    """Whole observations of a PettingZoo environment."""
    import numpy as np

    steps = 0
    while time.process_time() < until:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(random.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
    return steps


def agents_by_mask(env: Any, until: float) -> int:
    """The mask alone."""
    import numpy as np

    steps = 0
    while time.process_time() < until:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            if env.terminations[agent]:
                env.step(None)
                continue
            env.step(random.choice(np.flatnonzero(env.action_mask(agent))))
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
    """Run by the peer's Python."""
    from pettingzoo.classic import gin_rummy_v4

    env = gin_rummy_v4.env()
    print(max(rate(lambda until: agents(env, until)) for _ in range(2)))


def peer_rate(python: Path) -> float:
    done = subprocess.run([python, __file__, "--gin"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(MISSING.format(python) + "\n" + done.stderr[-300:])
    return float(done.stdout)


def measured(players: int, python: Path) -> dict[str, dict[str, list[float]]]:
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
        out[GIN]["with the vector"].append(peer_rate(python))
        for name, env in tables.items():
            out[name]["with the vector"].append(rate(lambda until, env=env: agents(env, until)))
            out[name]["mask only"].append(rate(lambda until, env=env: agents_by_mask(env, until)))
        for name, game in walks.items():
            out[name]["OpenSpiel"].append(rate(lambda until, game=game: states(game, until)))
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
    figures = {
        name: {what: max(rates) for what, rates in kinds.items()}
        for name, kinds in measured(chosen.players, chosen.peer).items()
    }
    gin = figures[GIN]["with the vector"]
    columns = ("mask only", "with the vector", "OpenSpiel")
    print(f"{'steps in a CPU second':28}" + "".join(f"{column:>17}" for column in columns) + f"{'of gin_rummy_v4':>17}")
    for name, kinds in figures.items():
        cells = [f"{kinds[column]:17.0f}" if column in kinds else " " * 17 for column in columns]
        ratio = f"{kinds['with the vector'] / gin:16.1f}x" if "with the vector" in kinds else ""
        print(f"{name:28}" + "".join(cells) + ratio)
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return None


if __name__ == "__main__":
    main()
