"""Teach what running trains are worth in Nimm den Zug: python bench/learn_wagons.py [--players 2,3] [--share 1]

Compiles bench/learn_wagons.c with the values of the component file and lets it play against itself and against
sensible players, one process for every number of players: five to fifteen minutes each. What is written, the game's
data/wagons-learned.json, is read by its mind/expected.py. Numbers of players that are not asked for stay as they are
in that file.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import stellwerk
from stellwerk.bots.self_play import fresh
from stellwerk.games.nimm_den_zug.model.components import Components
from stellwerk.games.nimm_den_zug.model.ids import (
    CARDS,
    COPIES,
    GOALS,
    LOCOS,
    OF_KIND,
    TEN_WAGONS,
    THREE_EACH,
    TOOK_SPECIAL,
)
from stellwerk.games.nimm_den_zug.model.state import NimmState

SOURCE = Path(__file__).with_suffix(".c")
OUT = SOURCE.parents[1] / "src/stellwerk/games/nimm_den_zug/data/wagons-learned.json"
PHASES = {2: 1_200_000, 3: 300_000, 4: 150_000, 5: 80_000, 6: 45_000}  # that are played to learn, by players
HIDDEN = {2: 64, 3: 32, 4: 32, 5: 32, 6: 32}  # sums between inputs and what is expected
SEED = 1
WAGON_GOALS = [*range(OF_KIND, OF_KIND + len(COPIES)), TEN_WAGONS, THREE_EACH, TOOK_SPECIAL]
WHOLE = 256  # the network is kept in whole numbers, of which so many are one


def cards_h(c: Components) -> str:
    """The values of the game as C knows them."""
    numbers = {
        "KINDS": len(COPIES), "CARDS": len(CARDS), "LOCOS": len(LOCOS), "ALL_GOALS": len(GOALS),
        "LAST_WAGON": c.last_wagon, "LAST_WAGON_LONGER": c.last_wagon_longer, "BONUS_MONEY": c.bonus,
    }  # fmt: skip
    wants = [c.goal_want[goal] for goal in WAGON_GOALS]
    means = [sum(v for v, of in zip(c.value, c.kind) if of == kind) // count for kind, count in enumerate(COPIES)]
    lists = {
        "COPIES": COPIES, "VALUE": c.value, "KIND": c.kind, "DISPLAY": c.display,
        "PRICE": [c.price(6, tile) for tile in range(1, 7)], "PRICE_FOR_TWO": [c.price(2, tile) for tile in (1, 2)],
        "MULTIPLIER": c.multiplier, "POWER": c.power, "WANTS": wants,
        "BONUSES": [c.goal_bonus[goal] for goal in WAGON_GOALS],
        "MEAN": means,
        "OF_WAGONS": [WAGON_GOALS.index(goal) if goal in WAGON_GOALS else -1 for goal in range(len(GOALS))],
    }  # fmt: skip
    text = [f"enum {{ {name} = {value} }};" for name, value in numbers.items()]
    for name, values in lists.items():
        text.append(f"static const int {name}[] = {{{', '.join(map(str, values))}}};")
    return "\n".join(text)


def learned(file: Path) -> dict[str, Any]:
    """The network in whole numbers, one row of weights for every sum."""
    head, *rest = file.read_text("utf-8").splitlines()
    _, inputs, hidden = map(int, head.split())
    numbers = [round(WHOLE * float(line)) for line in rest]
    first, after = numbers[: inputs * hidden], numbers[inputs * hidden :]
    return {
        "hidden": {"weights": [first[j::hidden] for j in range(hidden)], "biases": [WHOLE * n for n in after[:hidden]]},
        "worth": {
            "weights": [after[hidden * n : hidden * (n + 1)] for n in (1, 2)],
            "biases": [WHOLE * n for n in after[3 * hidden :]],
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", default=",".join(map(str, PHASES)))
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of phases")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    wanted = [int(n) for n in asked.players.split(",")]
    s = fresh(stellwerk.game("nimm-den-zug"), 2, 0)
    assert isinstance(s, NimmState)
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(asked.workers) as pool:
        folder = Path(name)
        (folder / "cards.h").write_text(cards_h(s.c), "utf-8")

        def learn(players: int) -> dict[str, Any]:
            file, program = folder / f"{players}.txt", str(folder / f"learn-{players}")
            flags = ["-O3", "-march=native", "-ffast-math", f"-DHIDDEN={HIDDEN[players]}", "-I", name]
            subprocess.run(["cc", *flags, "-o", program, str(SOURCE), "-lm"], check=True)
            phases = str(round(PHASES[players] * asked.share))
            subprocess.run([program, str(players), phases, str(asked.seed), file], check=True)
            return learned(file)

        found = dict(zip(wanted, pool.map(learn, wanted)))
    kept = json.loads(asked.out.read_text("utf-8")) if asked.out.exists() else {"players": {}}
    networks = {**kept["players"], **{str(players): network for players, network in found.items()}}
    recipe = {"command": "python bench/learn_wagons.py", "seed": asked.seed, "share": asked.share}
    written = {"recipe": recipe, "players": dict(sorted(networks.items()))}
    asked.out.write_text(json.dumps(written, separators=(",", ":")) + "\n", "utf-8")
    print(f"{asked.out.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
