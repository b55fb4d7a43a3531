"""Networks that C programs of this folder learn: compiling and starting them, and writing what they have learned."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import zlib
from base64 import b85encode
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import stellwerk
from stellwerk.bots.self_play import fresh
from stellwerk.games.nimm_den_zug.mind.bidding import WORTH_KEEPING
from stellwerk.games.nimm_den_zug.mind.earnings import EARNS, TOGETHER
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
from stellwerk.kernel.network import layer

HERE = Path(__file__).parent
DATA = HERE.parent / "src/stellwerk/games/nimm_den_zug/data"
WAGON_GOALS = [*range(OF_KIND, OF_KIND + len(COPIES)), TEN_WAGONS, THREE_EACH, TOOK_SPECIAL]
WHOLE = 256  # a network is kept in whole numbers, of which so many are one
ENVIRONMENT = {**os.environ, "OMP_STACKSIZE": "64M"}  # threads remember whole phases


def standard() -> Components:
    s = fresh(stellwerk.game("nimm-den-zug"), 2, 0)
    assert isinstance(s, NimmState)
    return s.c


def cards_h(c: Components) -> str:
    """The values of the game as C knows them."""
    speeds = sorted(c.speed)
    numbers = {
        "KINDS": len(COPIES), "CARDS": len(CARDS), "LOCOS": len(LOCOS), "ALL_GOALS": len(GOALS),
        "LAST_WAGON": c.last_wagon, "LAST_WAGON_LONGER": c.last_wagon_longer, "BONUS_MONEY": c.bonus,
        "TOP_SPEED": speeds[-3], "LOW_SPEED": speeds[2], "START_MONEY": c.start_money,
    }  # fmt: skip
    wants = [c.goal_want[goal] for goal in WAGON_GOALS]
    means = [sum(v for v, of in zip(c.value, c.kind) if of == kind) // count for kind, count in enumerate(COPIES)]
    lists = {
        "COPIES": COPIES, "VALUE": c.value, "KIND": c.kind, "DISPLAY": c.display,
        "PRICE": [c.price(6, tile) for tile in range(1, 7)], "PRICE_FOR_TWO": [c.price(2, tile) for tile in (1, 2)],
        "MULTIPLIER": c.multiplier, "POWER": c.power, "DRIVE": c.drive, "SPEED": c.speed, "WANTS": wants,
        "GOAL_BONUS": c.goal_bonus, "BONUSES": [c.goal_bonus[goal] for goal in WAGON_GOALS], "MEAN": means,
        "OF_WAGONS": [WAGON_GOALS.index(goal) if goal in WAGON_GOALS else -1 for goal in range(len(GOALS))],
    }  # fmt: skip
    tables = {
        "EARNS[5][7]": EARNS, "WORTH_KEEPING[]": WORTH_KEEPING,
        "TOGETHER[7][3][5]": [TOGETHER.get(players, [[0.0]]) for players in range(7)],
    }  # fmt: skip
    text = [f"enum {{ {name} = {value} }};" for name, value in numbers.items()]
    text += [f"static const int {name}[] = {braces(values)};" for name, values in lists.items()]
    text += [f"static const float {name} = {braces(values)};" for name, values in tables.items()]
    return "\n".join(text)


def braces(values: Any) -> str:
    return "{" + ", ".join(braces(one) if isinstance(one, list) else str(one) for one in values) + "}"


def build(source: str, folder: Path) -> Path:
    (folder / "cards.h").write_text(cards_h(standard()), "utf-8")
    program = folder / Path(source).stem
    flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-I", str(folder)]
    subprocess.run(["cc", *flags, "-o", str(program), str(HERE / source), "-lm"], check=True)
    return program


def side_by_side(series: list[list[list[str]]], at_once: int) -> None:
    """Programs, those of a series one after the other, with a share of the cores for each series under way."""
    each = {**ENVIRONMENT, "OMP_NUM_THREADS": str(max(1, (os.cpu_count() or 1) // at_once))}

    def run(programs: list[list[str]]) -> None:
        for program in programs:
            subprocess.run(program, check=True, env=each)

    with ThreadPoolExecutor(at_once) as pool:
        list(pool.map(run, series))


def packed(weights: list[list[int]]) -> str:
    """As `unpacked` of the kernel reads them: the lower bytes, then the upper ones."""
    data = b"".join(struct.pack(f"<{len(row)}h", *row) for row in weights)
    return b85encode(zlib.compress(data[::2] + data[1::2], 9)).decode()


def learned(file: Path, outs: int) -> dict[str, Any]:
    """A network that a program has saved, in whole numbers, one row of weights for every sum."""
    head, *rest = file.read_text("utf-8").splitlines()
    inputs, hidden = map(int, head.split())
    numbers = [round(WHOLE * float(line)) for line in rest]
    first, after = numbers[: inputs * hidden], numbers[inputs * hidden :]
    rows = [after[hidden * n : hidden * (n + 1)] for n in range(1, outs + 1)]
    biases = after[3 * hidden : 3 * hidden + outs]
    return {
        "hidden": {"weights": packed([first[j::hidden] for j in range(hidden)]), "biases": wholes(after[:hidden])},
        "worth": {"weights": packed(rows), "biases": wholes(biases)},
    }


def wholes(numbers: list[int]) -> list[int]:
    return [WHOLE * n for n in numbers]


def write(name: str, found: dict[str, list[dict[str, Any]]], recipe: dict[str, Any]) -> None:
    """By number of players, beside those that were there before."""
    out = DATA / f"{name}.json"
    kept = json.loads(out.read_text("utf-8"))["players"] if out.exists() else {}
    written = {"recipe": recipe, "players": dict(sorted({**kept, **found}.items()))}
    out.write_text(json.dumps(written, separators=(",", ":")) + "\n", "utf-8")
    print(f"{out.name}: {out.stat().st_size / 1000:.0f} kB")


def text_of(network: dict[str, Any]) -> str:
    """A network that was written, as the programs read it."""
    hidden, worth = layer(network["hidden"]), layer(network["worth"])
    inputs = zip(*hidden.rows)
    numbers = [*(n for row in inputs for n in row), *(n / WHOLE for n in hidden.biases)]
    numbers += [n for row in worth.rows for n in row] + [n / WHOLE for n in worth.biases]
    lines = [f"{len(hidden.rows[0])} {len(hidden.rows)}", *(str(n / WHOLE) for n in numbers)]
    return "\n".join(lines) + "\n"
