"""How a house grows: memory per table, many stored tables, many live ones with bots.

python bench/growth.py [GAME] --stored 10000 --live 300 --seconds 20 --store postgresql://...
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:] = [str(ROOT), str(ROOT / "src"), *(place for place in sys.path if Path(place).resolve() != HERE)]

import psutil  # type: ignore[import-untyped]  # noqa: E402

import stellwerk  # noqa: E402
from bench import cpu  # noqa: E402
from stellwerk.lab.show import Shelf  # noqa: E402
from stellwerk.server.app import start_journal  # noqa: E402
from stellwerk.server.house import House  # noqa: E402
from stellwerk.server.seats import new_seed  # noqa: E402
from stellwerk.server.settings import Settings  # noqa: E402
from stellwerk.server.wire import SeatWish  # noqa: E402
from tests.server.serving import Browser, Server  # noqa: E402

IDLE = 100  # tables that are open and at which nothing happens


async def put_away(store: str, game: str, tables: int) -> None:
    """Tables that are in the store and nowhere else."""
    start_journal("warning")
    house = House(Settings(store=store))
    shelf = Shelf(house.store, house.pool, house.settings, house.metrics)
    house.store.open()
    session, _ = await house.sessions.begin()
    for _ in range(tables):
        await shelf.lay(stellwerk.new(game, 2, new_seed()), [SeatWish("here"), SeatWish("here")], session)
    await house.pool.close()
    house.store.close()


def megabytes(server: Server) -> float:
    assert server.process is not None
    return float(psutil.Process(server.process.pid).memory_info().rss) / 2**20


def spent(server: Server) -> float:
    assert server.process is not None
    return cpu.own(server.process.pid)


def say(what: str, value: float, unit: str) -> None:
    print(f"{what:<56}{value:>12.2f} {unit}", flush=True)


def run(store: str, game: str, stored: int, live: int, seconds: float) -> None:
    begun = time.monotonic()
    asyncio.run(put_away(store, game, stored))
    say(f"{stored} tables put away", time.monotonic() - begun, "s")
    begun = time.monotonic()
    with Server(store, log_level="error") as server:
        say("start of a server with them", time.monotonic() - begun, "s")
        browser = Browser(server)
        browser.open(game, "here", "here")
        before = megabytes(server)
        say("memory of a server with one table", before, "MB")
        for _ in range(IDLE):
            browser.open(game, "here", "here")
        say("memory per idle table", (megabytes(server) - before) * 1024 / IDLE, "KB")
        rest = spent(server)
        time.sleep(seconds / 2)
        say("CPU of a house at rest", (spent(server) - rest) / (seconds / 2) * 100, "% of a core")
        before = megabytes(server)
        tables = [browser.open(game, "bot:random", "bot:random").id for _ in range(live)]
        counted(browser, tables, seconds, server)
        say(f"memory per live table, of {live}", (megabytes(server) - before) * 1024 / live, "KB")


def counted(browser: Browser, tables: list[str], seconds: float, server: Server) -> None:
    """Moves of bots, and how long a visitor waits meanwhile."""
    waits = []
    before, used, begun = moves(browser, tables), spent(server), time.monotonic()
    while time.monotonic() < begun + seconds:
        asked = time.monotonic()
        browser.get("/healthz")
        waits.append(time.monotonic() - asked)
        time.sleep(0.1)
    made, took = moves(browser, tables) - before, time.monotonic() - begun
    say(f"moves of bots at {len(tables)} tables", made / took, "moves/s")
    say("server's CPU", (spent(server) - used) / max(1, made) * 1000, "ms/move")
    say("a visitor waits meanwhile, p99", cpu.quantile(waits, 0.99) * 1000, "ms")


def moves(browser: Browser, tables: list[str]) -> int:
    return sum(browser.info(table).version for table in tables)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default=stellwerk.games()[-1])
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--live", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--store", default="", help="postgresql://...; SQLite in a temporary folder if not given")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = given.store or f"sqlite:///{folder}/growth.sqlite3"
        run(store, given.game, given.stored, given.live, given.seconds)


if __name__ == "__main__":
    main()
