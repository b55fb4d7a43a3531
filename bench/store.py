"""Durable moves per second: through the store alone, and through whole tables with people looking on.

python bench/store.py
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stellwerk.server.keeping import Written

HERE = Path(__file__).resolve().parent
sys.path[:] = [str(HERE.parent), *(place for place in sys.path if Path(place).resolve() != HERE)]

Line = dict[str, Any]
WRITERS = 32
SECONDS = 2.0


@contextmanager
def addresses() -> Iterator[dict[str, str]]:
    """SQLite in a folder of its own, and PostgreSQL where its programs are installed."""
    from tests.server.clusters import cluster, postgres_folder

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        found = {"sqlite": f"sqlite:///{folder}/store.sqlite3"}
        if (postgres_folder() / "initdb").is_file():
            place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            found["postgres"] = stack.enter_context(cluster(place))
        yield found


def real_lines() -> "list[Written]":
    """The lines of a recorded game of the largest table, with all they keep."""
    import stellwerk
    from stellwerk.kernel.match import begun
    from stellwerk.kernel.reader import Reader
    from stellwerk.kernel.state import Ear
    from stellwerk.server.keeping import Keeper
    from stellwerk.server.packing import book_of
    from tests.seeded_games import record_files, records

    game = stellwerk.game(stellwerk.games()[-1])
    saved = records(record_files(game.id, game.version)[-2])[0]["save"]
    match, keeper, out = begun(game, Reader(saved), None), Keeper(book_of(game), []), []
    keeper.begin(match)
    for seat, move in saved["log"]:
        before = match.clone()
        match.ear = ear = Ear(keep_frames=True)
        match.replay(seat, move)
        match.ear = None
        out.append(keeper.write(before, match, ear))
        keeper.stands(out[-1])
    return out


async def appends(address: str, writers: int) -> tuple[float, float, float]:
    """Lines per second, milliseconds of the median one, CPU microseconds of one."""
    from stellwerk.server.rows import TableRow
    from stellwerk.server.store import Store
    from tests.server.lines import add

    store = Store(address)
    store.open()
    times: list[float] = []
    key = time.time_ns()
    lines = real_lines()
    await store.add_session(f"s{key}")

    async def write(n: int) -> int:
        table = f"{key}-{n}"
        await add(store, TableRow(table, "x", {}, f"s{key}", "", 0, [], False, 0.0, 0.0), [], [])
        v = 0
        until = time.perf_counter() + SECONDS
        while (begun := time.perf_counter()) < until:
            line, standing = lines[v % len(lines)][:2]
            kept = standing.kept and standing.kept._replace(v=v + 1)
            await store.append(table, v, line._replace(v=v + 1), standing._replace(kept=kept, solo=None))
            times.append(time.perf_counter() - begun)
            v += 1
        return v

    begun, worked = time.perf_counter(), time.process_time()
    made = sum(await asyncio.gather(*[write(n) for n in range(writers)]))
    spent, worked = time.perf_counter() - begun, time.process_time() - worked
    store.close()
    return made / spent, sorted(times)[len(times) // 2] * 1000, worked / made * 1e6


class Watcher:
    """Somebody who looks on; what they are sent is built and encoded, but goes nowhere."""

    def __init__(self, session: str, seat: int | None) -> None:
        self.session = session
        self.seat = seat
        self.at: int | None = None

    def send(self, text: str) -> None:
        pass

    def leave(self, problem: Exception) -> None:
        pass


async def table_moves(address: str, tables: int) -> tuple[float, float]:
    """Moves per second from judging to the encoded patches of two viewers a table, and CPU milliseconds of one."""
    import stellwerk
    from stellwerk.server.app import start_journal
    from stellwerk.server.house import House
    from stellwerk.server.settings import Settings
    from stellwerk.server.wire import OpenTable, SeatWish

    start_journal("error")
    house = House(Settings(store=address, limits=False))
    async with house.open():
        session, _ = await house.sessions.begin()

        async def play(n: int) -> int:
            wish = OpenTable(stellwerk.games()[-1], [SeatWish("here")] * 3)
            live = await house.tables.open(wish, session)
            for seat in (0, None):
                live.join(Watcher(session, seat))
            dice = random.Random(n)
            until = time.perf_counter() + SECONDS
            while live.match.waiting and time.perf_counter() < until:
                asked = [seat for seat in live.match.waiting if seat >= 0]
                seat = dice.choice(asked)
                await live.play(seat, dice.choice(live.match.moves(seat)), live.match.version)
            return live.match.version

        begun, worked = time.perf_counter(), time.process_time()
        made = sum(await asyncio.gather(*[play(n) for n in range(tables)]))
        worked = time.process_time() - worked
        return made / (time.perf_counter() - begun), worked / made * 1000


def figure(name: str, value: float, unit: str, digits: int = 0) -> Line:
    return {"name": name, "value": round(value, digits) if digits else round(value), "unit": unit}


def run() -> list[Line]:
    out: list[Line] = []
    with addresses() as found:
        for name, address in found.items():
            rate, _, worked = asyncio.run(appends(address, WRITERS))
            out.append(figure(f"{name}: durable moves, {WRITERS} at once", rate, "moves/s"))
            out.append(figure(f"{name}: CPU of one durable move, {WRITERS} at once", worked, "µs"))
            rate, middle, _ = asyncio.run(appends(address, 1))
            out.append(figure(f"{name}: durable moves, one by one", rate, "moves/s"))
            out.append(figure(f"{name}: one durable move", middle, "ms (median)", 3))
            rate, worked = asyncio.run(table_moves(address, 16))
            out.append(figure(f"{name}: moves at 16 tables with 2 viewers each", rate, "moves/s"))
            out.append(figure(f"{name}: CPU of one move with 2 viewers", worked, "ms", 2))
    return out


if __name__ == "__main__":
    for line in run():
        print(f"{line['name']:52}{line['value']:>12} {line['unit']}")
