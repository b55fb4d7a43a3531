"""What a table's past costs: opening it, looking back, ending it, how long others wait meanwhile, and its bytes.

python bench/past.py --lines 100,1000,5000 --code FOLDER

The server imports `FOLDER/src`, so that two checkouts can be compared; playing goes by HTTP and WebSocket alone. A move
made and taken back, again and again, makes a past as long as one likes: two lines of the log each time.
"""

import argparse
import asyncio
import json
import math
import multiprocessing
import random
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Self
from unittest.mock import patch

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:] = [str(ROOT), str(ROOT / "src"), *(place for place in sys.path if Path(place).resolve() != HERE)]

import httpx  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402

from tests.server import serving  # noqa: E402
from tests.server.clusters import cluster, postgres_folder  # noqa: E402
from tests.server.serving import Browser, Line, Server, legal  # noqa: E402

Figure = dict[str, Any]
Finished = dict[str, list[tuple[str, int]]]  # by game: table and number of lines
GAMES = ("railroads", "nimm-den-zug")
LINES = (100, 1_000, 5_000)
PLAYERS = 3
FINISHED = 6  # tables played to their end by bots, of every game
TURNS = 3  # how often a server is started again, and a last move made
AT_ONCE = 60
PATIENCE_S = 300.0
SPREAD = 0.6  # the part of a game over which moves are taken back: so nobody wins before the past is long enough


class CodeServer(Server):
    """A server of another checkout."""

    def __init__(self, code: Path, store: str) -> None:
        super().__init__(store, log_level="error")
        self.code = code

    def start(self) -> Self:
        extra = self.code / serving.EXTRA.relative_to(ROOT)  # the small game as that checkout's contract wants it
        with patch.object(serving, "EXTRA", f"{self.code / 'src'}:{extra}"):
            return super().start()

    def again(self) -> None:
        """With nothing in memory."""
        self.stop()
        self.start()


@dataclass
class Table:
    game: str
    id: str
    dice: random.Random
    v: int = 0
    seat: int = 0
    move: str = ""  # the last one made, by that seat
    over: bool = False

    def scene(self, at: int | None = None) -> str:
        return f"/api/tables/{self.id}/scene?seat=0" + ("" if at is None else f"&at={at}")


def figure(name: str, value: float, unit: str) -> Figure:
    return {"name": name, "value": round(value, 1) if value < 1_000 else round(value), "unit": unit}


def timed(ask: Callable[..., httpx.Response], *about: Any, **more: Any) -> float:
    """Milliseconds until the answer."""
    begun = time.perf_counter()
    answer = ask(*about, **more)
    spent = (time.perf_counter() - begun) * 1000
    assert answer.status_code == 200, answer.text
    return spent


def yardstick() -> float:
    """Milliseconds of a fixed piece of work here: what it takes longer in another run, the machine was busier."""
    begun = time.perf_counter()
    sum(n * n % 7 for n in range(1_000_000))
    return (time.perf_counter() - begun) * 1000


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text} ...", file=sys.stderr, flush=True)


# --- playing ---


def play_on(browser: Browser, table: Table) -> None:
    """One move at random."""
    now = browser.info(table.id)
    table.seat = table.dice.choice([seat for seat in now.waiting if seat >= 0])
    scene = browser.scene(table.id, table.seat)
    table.move = legal(scene, table.dice) or ""
    made(browser, table, scene.v)


def made(browser: Browser, table: Table, v: int) -> None:
    answer = browser.move(table.id, table.seat, table.move, v)
    assert answer.status_code == 200, answer.text
    table.v = int(answer.json()["v"])
    table.over = browser.info(table.id).over


class Looking:
    """A line that looks at the beginning of a table: nothing is drawn for it when somebody moves."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.hear()
        self.wait()

    def hear(self) -> None:
        """Up to the next scene."""
        while (message := last_of(self.line.socket.recv(PATIENCE_S)))["type"] != "scene":
            assert message["type"] not in ("refused", "trouble"), message

    def wait(self) -> None:
        """Until all that was sent is done."""
        self.line.send({"type": "moment", "v": 0})
        self.hear()

    def take_back(self, table: Table, times: int = 1) -> None:
        """Take the last move back; and then make it and take it back again, so many times."""
        for n in range(times):
            if n:
                self.line.send({"type": "play", "v": table.v, "seat": table.seat, "move": table.move})
                table.v += 1
            self.line.send({"type": "undo", "seat": table.seat})
            table.v += 1
        self.wait()


def grown(browser: Browser, game: str, lines: int, usual: int, seed: int) -> Table:
    """A table with so many lines of the log, taken back evenly over the first part of a game."""
    table = Table(game, browser.open(game, *["here"] * PLAYERS).id, random.Random(seed))
    per_move = lines / (usual * SPREAD)
    with browser.line(table.id) as line:
        looking = Looking(line)
        moves = 0
        while table.v < lines and not table.over:
            play_on(browser, table)
            moves += 1
            missing = math.floor((min(lines, per_move * moves) - table.v) / 2)
            if missing > 0:
                looking.take_back(table, missing)
                made(browser, table, table.v)
    if table.v < lines:
        say(f"the game was over at line {table.v}")
    return table


def last_move(browser: Browser, table: Table) -> float:
    """Milliseconds of the move that ends the game (median: it is taken back and made again)."""
    while not table.over:
        play_on(browser, table)
    with browser.line(table.id) as line:
        looking = Looking(line)
        times = []
        for _ in range(TURNS):
            looking.take_back(table)
            times.append(timed(browser.move, table.id, table.seat, table.move, table.v))
            table.v += 1
    return median(times)


def finish(browser: Browser, game: str, count: int = FINISHED) -> list[tuple[str, int]]:
    """Tables that bots have played to their end, with the number of their lines."""
    tables = [browser.open(game, *["bot:random"] * PLAYERS).id for _ in range(count)]
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        now = [browser.info(table) for table in tables]
        if all(table.over for table in now):
            return [(table.id, table.version) for table in now]
        time.sleep(0.2)
    raise TimeoutError(f"bots have not finished {game}")


# --- bytes ---


def lite_bytes(path: Path) -> int:
    """Of the SQLite file after a vacuum."""
    copy = path.with_suffix(".copy")
    copy.unlink(missing_ok=True)
    raw = sqlite3.connect(path)
    raw.execute("vacuum into ?", (str(copy),))
    raw.close()
    return copy.stat().st_size


def post_bytes(address: str) -> int:
    """Of all tables of a PostgreSQL and their indexes, after a vacuum."""
    import psycopg

    with psycopg.connect(address, autocommit=True) as raw:
        raw.execute("vacuum full")
        ours = "relkind='r' and relnamespace='public'::regnamespace"
        found = raw.execute(f"select sum(pg_total_relation_size(oid)) from pg_class where {ours}").fetchone()
    return int(found[0]) if found else 0


def weigh(browser: Browser, name: str, size: Callable[[], int], games: list[str]) -> tuple[list[Figure], Finished]:
    """Bytes of one line of the log in the store, of every game, with all that belongs to its table."""
    out: list[Figure] = []
    finished: Finished = {}
    server = browser.server
    finish(browser, games[0], 1)  # the first row of anything takes whole pages
    for game in games:
        server.stop()
        before = size()
        server.start()
        finished[game] = finish(browser, game)
        server.stop()  # what is written at leisure is written now
        lines = sum(v for _, v in finished[game])
        out.append(figure(f"{name}: {game}", (size() - before) / lines, "bytes/line"))
        server.start()
    return out, finished


# --- the past of one table ---


def measure_opening(server: CodeServer, browser: Browser, tables: dict[str, Table], finished: Finished) -> list[Figure]:
    """The first look after a start, and the second."""
    first: dict[str, list[float]] = {name: [] for name in tables}
    second: dict[str, list[float]] = {name: [] for name in tables}
    for _ in range(TURNS):
        server.again()
        for game in {table.game for table in tables.values()}:
            browser.scene(finished[game][0][0])  # the game itself is loaded
        for name, table in tables.items():
            first[name].append(timed(browser.get, table.scene(), timeout=PATIENCE_S))
            second[name].append(timed(browser.get, table.scene()))
    out = [figure(f"{name}: opening", median(times), "ms") for name, times in first.items()]
    return out + [figure(f"{name}: a second look", median(times), "ms") for name, times in second.items()]


def measure_moment(browser: Browser, name: str, table: Table) -> list[Figure]:
    out = []
    for where, v in (("in the middle", table.v // 2), ("near the end", table.v - 9)):
        times = [timed(browser.get, table.scene(v + 3 * n), timeout=PATIENCE_S) for n in range(3)]
        out.append(figure(f"{name}: a moment {where}", median(times), "ms"))
    return out


# --- everybody else ---


async def ask_at_once(address: str, cookies: dict[str, str], paths: list[str]) -> list[float]:
    """Milliseconds of every answer, all asked at once."""
    limits = httpx.Limits(max_connections=len(paths))
    async with httpx.AsyncClient(base_url=address, cookies=cookies, limits=limits, timeout=PATIENCE_S) as client:

        async def ask(path: str) -> float:
            begun = time.perf_counter()
            answer = await client.get(path)
            assert answer.status_code == 200, answer.text
            return (time.perf_counter() - begun) * 1000

        return await asyncio.gather(*[ask(path) for path in paths])


def burst(address: str, cookies: dict[str, str], paths: list[str]) -> list[float]:
    return asyncio.run(ask_at_once(address, cookies, paths))


class Neighbour(threading.Thread):
    """Plays and takes back at a table of its own; how long until it sees each of its moves."""

    def __init__(self, browser: Browser, game: str) -> None:
        super().__init__(daemon=True)
        self.browser = browser
        self.table = browser.open(game, *["here"] * PLAYERS).id
        self.times: list[float] = []
        self.ready = threading.Event()
        self.done = threading.Event()

    def run(self) -> None:
        seat = self.browser.info(self.table).waiting[0]
        move = legal(self.browser.scene(self.table, seat), random.Random(1))
        v = 0
        with self.browser.line(self.table) as line, suppress(WebSocketException):
            self.until(line, v)
            while not self.done.is_set():
                begun = time.perf_counter()
                if v % 2 == 0:
                    line.send({"type": "play", "v": v, "seat": seat, "move": move})
                else:
                    line.send({"type": "undo", "seat": seat})
                v += 1
                try:
                    self.until(line, v)
                finally:
                    self.times.append((time.perf_counter() - begun) * 1000)
                self.ready.set()
                time.sleep(0.02)

    def until(self, line: Line, v: int) -> None:
        """Hear until the scene stands at version v."""
        while True:
            message = last_of(line.socket.recv(PATIENCE_S))
            assert message["type"] not in ("refused", "trouble"), message
            if message["type"] in ("scene", "patch") and message["v"] == v and message.get("last", True):
                return


def last_of(raw: str | bytes) -> dict[str, Any]:
    """The message; of several that travelled together the last."""
    heard = json.loads(raw)
    found: dict[str, Any] = heard[-1] if isinstance(heard, list) else heard
    return found


def worst_and_p99(name: str, times: list[float]) -> list[Figure]:
    times = sorted(times)
    p99 = times[math.ceil(len(times) * 0.99) - 1]
    return [
        figure(f"{name}, worst", times[-1], "ms"),
        figure(f"{name}, p99", p99, "ms"),
        figure(f"{name}, answers", len(times), "answers"),
    ]


def measure_stall(server: CodeServer, browser: Browser, tables: list[Table], finished: Finished) -> list[Figure]:
    """How long others wait while many look back and open tables."""
    opened = [f"/api/tables/{table}/scene" for found in finished.values() for table, _ in found][: AT_ONCE // 3]
    dice = random.Random(1)
    back = [dice.choice(tables) for _ in range(AT_ONCE - len(opened))]
    paths = [table.scene(dice.randint(1, table.v)) for table in back] + opened
    dice.shuffle(paths)
    server.again()
    spawn = multiprocessing.get_context("spawn")
    neighbour = Neighbour(browser, tables[0].game)
    with httpx.Client(base_url=server.address, timeout=PATIENCE_S) as poll, ProcessPoolExecutor(1, spawn) as other:
        cookies = dict(browser.http.cookies.items())
        other.submit(burst, server.address, cookies, ["/healthz"]).result()
        neighbour.start()
        neighbour.ready.wait(PATIENCE_S)
        calm = [timed(poll.get, "/healthz") for _ in range(200)]
        at_burst = len(neighbour.times)
        asked = other.submit(burst, server.address, cookies, paths)
        waited = []
        while not asked.done():
            waited.append(timed(poll.get, "/healthz"))
        times = asked.result()
    neighbour.done.set()
    neighbour.join(PATIENCE_S)
    return [
        *worst_and_p99("no stall: healthz", calm),
        *worst_and_p99("stall: healthz", waited),
        *worst_and_p99("stall: a move seen at another table", neighbour.times[at_burst:]),
        figure(f"stall: the last of {AT_ONCE} answered", max(times), "ms"),
        figure(f"stall: the median of {AT_ONCE} answered", median(times), "ms"),
    ]


# --- all of it ---


@contextmanager
def served(code: Path, store: str) -> Iterator[tuple[CodeServer, Browser]]:
    with CodeServer(code, store) as server:
        yield server, Browser(server)


def run(code: Path = ROOT, lines: tuple[int, ...] = LINES, games: tuple[str, ...] = GAMES) -> list[Figure]:
    import stellwerk

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "past.sqlite3"
        with served(code, f"sqlite:///{path}") as (server, browser):
            say("bytes in SQLite")
            weights, finished = weigh(browser, "sqlite", lambda: lite_bytes(path), stellwerk.games())
            tables: dict[str, Table] = {}
            for game in games:
                usual = round(median(v for _, v in finished[game]))
                for count in lines:
                    say(f"a table of {game} with {count} lines")
                    tables[f"{game}, {count} lines"] = grown(browser, game, count, usual, seed=count)
            out = []
            busy = [yardstick()]
            say("opening")
            out += measure_opening(server, browser, tables, finished)
            say("moments")
            for name, table in tables.items():
                out += measure_moment(browser, name, table)
            busy.append(yardstick())
            say("the stall")
            out += measure_stall(server, browser, [*tables.values()], finished)
            for name, table in tables.items():
                say(f"the last move of {name}")
                out.append(figure(f"{name}: the last move", last_move(browser, table), "ms"))
                out.append(figure(f"{name}: lines at the end", table.v, "lines"))
            busy.append(yardstick())
            out.append(figure("machine: a fixed piece of work", median(busy), "ms"))
    return out + weights + weigh_postgres(code, stellwerk.games())


def weigh_postgres(code: Path, games: list[str]) -> list[Figure]:
    if not (postgres_folder() / "initdb").is_file():
        return []
    say("bytes in PostgreSQL")
    with (
        tempfile.TemporaryDirectory() as folder,
        cluster(Path(folder)) as address,
        served(code, address) as (_, browser),
    ):
        return weigh(browser, "postgres", lambda: post_bytes(address), games)[0]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=GAMES, help="ids of games")
    parser.add_argument("--lines", default=",".join(map(str, LINES)), help="lengths of the log")
    parser.add_argument("--code", type=Path, default=ROOT, help="the checkout whose src the server imports")
    given = parser.parse_args()
    for line in run(given.code.resolve(), tuple(map(int, given.lines.split(","))), tuple(given.games)):
        print(f"{line['name']:60}{line['value']:>10} {line['unit']}")
