"""Games per second on a cluster of this machine, and what killed workers cost.

python bench/lab.py [speed] [sending] [kept] [kills] [--seconds 20] [--kills 8]

speed: greedy against itself, three at the table, with one worker and with two; beside it processor seconds per game,
which stay the same on a machine that does other things, too. sending: batches that a scheduler hands out per second.
kept: bytes per game, under way and on disk. kills: workers killed (-9) in turn while a run goes on, and its rows beside
those of an undisturbed run.
"""

import argparse
import pickle
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).resolve().parent
sys.path[:] = [str(HERE.parent), *(place for place in sys.path if Path(place).resolve() != HERE)]

import stellwerk  # noqa: E402
from stellwerk.lab import worker  # noqa: E402
from stellwerk.lab.play import Play, played  # noqa: E402
from stellwerk.lab.rows import Folder  # noqa: E402
from stellwerk.lab.runner import batches_from, players, run  # noqa: E402

Line = dict[str, Any]
PLAYERS = 3
BATCHES = 2000


def endless(game: str, bot: str = "greedy") -> Iterator[Play]:
    return (Play(n, game, PLAYERS, (bot,) * PLAYERS, n) for n in count())


def speed(seconds: float, **_: Any) -> Iterator[Line]:
    for game in stellwerk.games():
        yield line(f"{game}, in one process", processor_seconds(game, seconds / 4), "processor s/game")
    for workers in (1, 2):
        with players(workers=workers) as client:
            for game in stellwerk.games():
                yield line(f"{game}, {workers} worker{'s' * (workers > 1)}", rate(client, game, seconds), "games/s")


def processor_seconds(game: str, seconds: float) -> float:
    plays = endless(game)
    played(next(plays))  # imports, and what is worked out once
    begun, games = time.process_time(), 0
    while not games or time.process_time() - begun < seconds:
        played(next(plays))
        games += 1
    return (time.process_time() - begun) / games


def rate(client: Any, game: str, seconds: float) -> float:
    """Counted from the first batch that comes back, so that starting is not part of it."""
    begun, games = 0.0, 0
    for rows in batches_from(client, endless(game)):
        if not begun:
            begun = time.perf_counter()
            continue
        games += len(rows)
        if time.perf_counter() - begun > seconds:
            break
    return games / (time.perf_counter() - begun)


def sending(**_: Any) -> Iterator[Line]:
    with players(workers=2) as client:
        client.gather([client.submit(worker.play_batch, [], pure=False)])  # type: ignore[no-untyped-call]
        begun = time.perf_counter()
        batches = [client.submit(worker.play_batch, [], pure=False) for _ in range(BATCHES)]
        client.gather(batches)  # type: ignore[no-untyped-call]
        yield line("empty batches, 2 workers", BATCHES / (time.perf_counter() - begun), "batches/s")


def kept(**_: Any) -> Iterator[Line]:
    for game in stellwerk.games():
        rows = [played(play) for play, _ in zip(endless(game, "random"), range(20))]
        many = [msgspec.structs.replace(row, number=n) for n, row in enumerate(rows * 50)]
        with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as all_of_them:
            Folder(few).append(rows)
            size = sum(part.stat().st_size for part in Folder(few).parts())
            begun = time.process_time()
            Folder(all_of_them).append(many)
            spent = time.process_time() - begun
        yield line(f"{game}, moves", sum(row.moves for row in rows) / len(rows), "moves/game")
        yield line(f"{game}, as a message", len(pickle.dumps(rows)) / len(rows), "bytes/game")
        yield line(f"{game}, on disk", size / len(rows), "bytes/game")
        yield line(f"{game}, {len(many)} games appended", spent, "processor s")


def kills(kills: int, **_: Any) -> Iterator[Line]:
    from tests.lab.killing import Machines, run_under_fire, timeless

    game = stellwerk.games()[1]
    plays = [play for play, _ in zip(endless(game, "random"), range(60 * kills))]
    with tempfile.TemporaryDirectory() as place, Machines(Path(place), workers=2) as machines:
        disturbed, calm = Folder(Path(place) / "disturbed"), Folder(Path(place) / "calm")
        tally = run_under_fire(plays, disturbed, machines, pause_s=2.0, most=kills)
        begun = time.perf_counter()
        run(plays, calm, cluster=machines.address, progress=False)
        calm_s = time.perf_counter() - begun
        first, second = timeless(list(disturbed.rows())), timeless(list(calm.rows()))
    yield line(f"{game}, workers killed", tally.kills, "kills -9")
    yield line(f"{game}, games", len(plays), "games")
    yield line(
        f"{game}, rows that differ", sum(a != b for a, b in zip(first, second)) + len(plays) - len(first), "rows"
    )
    yield line(f"{game}, under fire", tally.seconds, "s")
    yield line(f"{game}, undisturbed", calm_s, "s")


def line(what: str, value: float, unit: str) -> Line:
    return {"what": what, "value": value, "unit": unit}


PARTS: dict[str, Callable[..., Iterator[Line]]] = {"speed": speed, "sending": sending, "kept": kept, "kills": kills}


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], default=[])
    parser.add_argument("--seconds", type=float, default=20.0, help="for every figure of speed")
    parser.add_argument("--kills", type=int, default=8)
    given = parser.parse_args()
    for name in given.parts or PARTS:
        for found in PARTS[name](seconds=given.seconds, kills=given.kills):
            print(f"{name:8} {found['what']:36} {found['value']:>12.3f} {found['unit']}", flush=True)
            if found["unit"] == "rows" and found["value"]:
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
