"""How many moves a server takes: tables of four, every seat looked at through its own WebSocket, moves at random.

python bench/load.py [GAME ...] --tables 25 --seconds 10 --processes 2 --store postgresql://... --code FOLDER --peer

The server is a process of its own that imports `FOLDER/src`, so that two checkouts can be compared. Without --pace
every seat moves as soon as it sees that it is asked. A move counts once whoever made it has seen its last patch: then
it is durable. Of several processes each has every table before it: the seats are spread over them. The players' own
CPU is shown beside: near 100 % they, and not the server, would be what is measured.
"""

import argparse
import multiprocessing
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:] = [str(ROOT), str(ROOT / "src"), *(place for place in sys.path if Path(place).resolve() != HERE)]

from bench import cpu, players  # noqa: E402
from bench.past import CodeServer, say, yardstick  # noqa: E402

Figure = dict[str, Any]
TABLES = 25
SECONDS = 10.0
WARM_S = 1.5  # of moves that are not counted
PATIENCE_S = 300.0


@dataclass
class Wish:
    tables: int = TABLES
    seconds: float = SECONDS
    code: Path = ROOT
    pace: float | None = None
    store: str = ""
    generators: int = 1
    processes: int = 1


def figure(name: str, value: float, unit: str) -> Figure:
    digits = 2 if value < 10 else 1 if value < 1_000 else None
    return {"name": name, "value": round(value, digits), "unit": unit}


def measure(game: str, wish: Wish) -> list[Figure]:
    """One game on a server and a store of its own."""
    with tempfile.TemporaryDirectory() as folder:
        store = wish.store or f"sqlite:///{folder}/load.sqlite3"
        with ExitStack() as stack:
            servers = [stack.enter_context(CodeServer(wish.code, store)) for _ in range(wish.processes)]
            pids = [server.process.pid for server in servers if server.process is not None]
            return figures(game, wish, *play([server.address for server in servers], pids, game, wish))


def play(addresses: list[str], servers: list[int], game: str, wish: Wish) -> tuple[players.Tally, float, float]:
    """What the players counted, and the CPU seconds of the servers and of their children meanwhile."""
    spawn = multiprocessing.get_context("spawn")
    pipes, processes = [], []
    for n in range(wish.generators):
        ours, theirs = spawn.Pipe()
        numbers = range(n, wish.tables, wish.generators)
        process = spawn.Process(target=players.main, args=(theirs, addresses, game, wish.pace, numbers), daemon=True)
        process.start()
        theirs.close()  # so that an end of theirs is heard
        pipes.append(ours)
        processes.append(process)
    for pipe in pipes:
        pipe.recv()
    begin = time.monotonic() + WARM_S
    for pipe in pipes:
        pipe.send((begin, begin + wish.seconds))
    time.sleep(max(0.0, begin - time.monotonic()))
    before = sum(map(cpu.own, servers)), sum(map(cpu.children, servers))
    time.sleep(max(0.0, begin + wish.seconds - time.monotonic()))
    after = sum(map(cpu.own, servers)), sum(map(cpu.children, servers))
    tally = players.Tally()
    for pipe, process in zip(pipes, processes):
        tally.add(pipe.recv())
        process.join(PATIENCE_S)
    return tally, after[0] - before[0], after[1] - before[1]


def figures(game: str, wish: Wish, tally: players.Tally, own_s: float, children_s: float) -> list[Figure]:
    moves = len(tally.own)
    if not moves or not tally.last:
        raise RuntimeError(f"{game}: no move was answered {tally.first_trouble}")
    if tally.first_trouble:
        say(f"{game}: {tally.first_trouble}")
    found = {
        "moves": (moves / wish.seconds, "moves/s"),
        "move seen by its player, p50": (cpu.quantile(tally.own, 0.5) * 1000, "ms"),
        "move seen by its player, p99": (cpu.quantile(tally.own, 0.99) * 1000, "ms"),
        "move seen by everybody, p99": (cpu.quantile(tally.last, 0.99) * 1000, "ms"),
        "server's CPU": (own_s / moves * 1000, "ms/move"),
        "its children's CPU": (children_s / moves * 1000, "ms/move"),
        "server's share of a core": (own_s / wish.seconds * 100, "%"),
        "players' share of a core": (tally.cpu_s / wish.seconds / wish.generators * 100, "%"),
        "sent": (tally.sent_bytes / moves, "bytes/move"),
        "messages": (tally.messages / moves, "per move"),
        "stale (409)": (tally.stale, "moves"),
        "refused": (tally.refused, "moves"),
        "other trouble": (tally.troubled, "moves"),
        "lost": (tally.lost, "moves"),
        "games ended": (tally.ended, "games"),
    }
    return [figure(f"{game}: {what}", value, unit) for what, (value, unit) in found.items()]


def run(games: tuple[str, ...] = (), wish: Wish | None = None, peer: bool = False) -> list[Figure]:
    import stellwerk

    wish = wish or Wish()
    out: list[Figure] = []
    busy = [yardstick()]
    for game in games or stellwerk.games():
        say(f"{game}: {wish.tables} tables")
        out += measure(game, wish)
        busy.append(yardstick())
    if peer:
        from bench import peer_boardgame

        for name, what, value, unit in peer_boardgame.run(wish.tables, WARM_S, wish.seconds):
            out.append(figure(f"{name}: {what}", value, unit))
    return [*out, figure("machine: a fixed piece of work", sum(busy) / len(busy), "ms")]


def table(measured: list[Figure]) -> None:
    """A column for every game."""
    split = [(*line["name"].split(": ", 1), line) for line in measured]
    games = list(dict.fromkeys(game for game, _, _ in split if game != "machine"))
    found = {(game, what): line for game, what, line in split}
    print(f"{'':<42}" + "".join(f"{game:>24}" for game in games))
    for what, unit in dict.fromkeys((what, line["unit"]) for game, what, line in split if game != "machine"):
        cells = [found.get((game, what), {"value": "-"})["value"] for game in games]
        print(f"{f'{what} ({unit})':<42}" + "".join(f"{cell:>24}" for cell in cells))
    for game, what, line in split:
        if game == "machine":
            print(f"{what}: {line['value']} {line['unit']}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", help="ids of games; all of them if none is given")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="that are counted, of every game")
    parser.add_argument("--code", type=Path, default=ROOT, help="the checkout whose src the server imports")
    parser.add_argument("--pace", type=float, help="moves per table and second; as fast as they are taken if not given")
    parser.add_argument("--store", default="", help="postgresql://...; SQLite in a temporary folder if not given")
    parser.add_argument("--processes", type=int, default=1, help="of the server, on one store")
    parser.add_argument("--generators", type=int, default=1, help="processes of players")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io too")
    given = parser.parse_args()
    wish = Wish(given.tables, given.seconds, given.code.resolve(), given.pace, given.store)
    wish.generators, wish.processes = given.generators, given.processes
    table(run(tuple(given.games), wish, given.peer))


if __name__ == "__main__":
    main()
