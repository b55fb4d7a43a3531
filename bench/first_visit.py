"""How long a first visitor waits for the lobby: nginx with TLS and HTTP/2, far away, and nothing in the cache.

python bench/first_visit.py --visits 5 --round-trip-ms 50 --code FOLDER

A real server, Debian's nginx with the configuration of docs/hosting.md, a wire on which every round trip takes so long,
and Chromium with a fresh profile for every visit. The lobby is there when every game can be played by one click. The
handshakes of TCP and TLS take their round trips, too; the wire has no limit of its own to what it carries at once.
"""

import argparse
import asyncio
import shutil
import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:] = [str(ROOT), str(ROOT / "src"), *(place for place in sys.path if Path(place).resolve() != HERE)]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from bench.past import CodeServer, yardstick  # noqa: E402
from tests.server.fronts import front  # noqa: E402
from tests.server.serving import free_port  # noqa: E402

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
THERE = """() => {
  const games = document.querySelectorAll(".poster");
  const ready = document.querySelectorAll(".poster .primary:not([disabled])");
  return games.length > 0 && games.length === ready.length ? performance.now() : 0;
}"""


class Visit(NamedTuple):
    requests: int
    kilobytes: float
    usable_ms: float


# --- a long wire ---


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, half: float) -> None:
    """Every piece arrives half a round trip later, in order, however many are under way."""
    loop = asyncio.get_running_loop()
    under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def arrive() -> None:
        while True:
            at, piece = await under_way.get()
            await asyncio.sleep(at - loop.time())
            if not piece:
                writer.close()
                return
            writer.write(piece)

    arriving = asyncio.ensure_future(arrive())
    try:
        while piece := await reader.read(65_536):
            under_way.put_nowait((loop.time() + half, piece))
    except OSError:
        pass
    under_way.put_nowait((loop.time() + half, b""))
    await arriving


@contextmanager
def wire(to: int, round_trip: float) -> Iterator[int]:
    """A port from which it is so far to another one."""
    port, loop = free_port(), asyncio.new_event_loop()

    async def admit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(round_trip)  # the handshake of TCP
        there = await asyncio.open_connection("127.0.0.1", to)
        await asyncio.gather(carry(reader, there[1], round_trip / 2), carry(there[0], writer, round_trip / 2))

    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    asyncio.run_coroutine_threadsafe(asyncio.start_server(admit, "127.0.0.1", port), loop).result(10)
    try:
        yield port
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(5)


# --- visiting ---


def visit(chromium: Browser, address: str) -> Visit:
    context = chromium.new_context(ignore_https_errors=True)
    page = context.new_page()
    taken: list[float] = []
    asked: list[str] = []
    watch = context.new_cdp_session(page)
    watch.on("Network.loadingFinished", lambda told: taken.append(told["encodedDataLength"]))
    watch.send("Network.enable")
    page.on("request", lambda one: asked.append(one.url))
    page.goto(address, wait_until="commit")
    usable = page.wait_for_function(THERE, polling=10).json_value()
    page.wait_for_load_state("networkidle")
    context.close()
    return Visit(len(asked), sum(taken) / 1000, usable)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--visits", type=int, default=5)
    options.add_argument("--round-trip-ms", type=float, default=50)
    options.add_argument("--code", type=Path, default=ROOT, help="another checkout to serve from")
    wish = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = CodeServer(wish.code.resolve(), f"sqlite:///{folder}/store.sqlite3")
        server.settings["proxy"] = "127.0.0.1"
        with server, front(Path(folder), [server.port]) as door, wire(door.port, wish.round_trip_ms / 1000) as port:
            visits = []
            for _ in range(wish.visits):
                chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
                visits.append(visit(chromium, f"https://127.0.0.1:{port}/"))
                chromium.close()
    for one in visits:
        print(f"{one.requests} requests, {one.kilobytes:.0f} kB, the lobby after {one.usable_ms:.0f} ms")
    middle = statistics.median(one.usable_ms for one in visits)
    print(f"median {middle:.0f} ms at {wish.round_trip_ms:g} ms per round trip; yardstick {yardstick():.0f} ms")


if __name__ == "__main__":
    main()
