"""Numbers for whoever runs a server. They cost nothing unless they are switched on."""

import asyncio
import os
import time
from collections import OrderedDict
from itertools import product
from typing import Any

from stellwerk.server.admin_wire import BrokenBot
from stellwerk.server.workers import METRICS as ADDED_UP

MOST_BROKEN = 50  # bots that are told of


class Metrics:
    """Counts moves and measures times; does nothing while switched off."""

    def __init__(self, on: bool = False) -> None:
        self.on = on
        self.made = 0  # moves, counted in any case
        self.broken: OrderedDict[tuple[str, int], BrokenBot] = OrderedDict()  # by table and seat
        self.registry: Any = None
        if on:
            self.start()

    def start(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self.registry = registry = CollectorRegistry()
        quick = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2, 10)
        self.moves = Counter("stellwerk_moves", "Moves by game and result", ["game", "result"], registry=registry)
        self.times = Histogram("stellwerk_move_seconds", "Parts of a move", ["part"], registry=registry, buckets=quick)
        self.thinking = Histogram(
            "stellwerk_bot_seconds", "How long bots think", ["bot", "result"], registry=registry, buckets=quick
        )
        self.notices = Counter("stellwerk_notices", "Notices by way and result", ["way", "result"], registry=registry)
        for way, result in product(("mail", "hook"), ("sent", "failed")):
            self.notices.labels(way, result)  # none so far is told, too
        # of several processes the tables and lines are added up, and the latest counts
        self.tables = Gauge("stellwerk_tables", "Tables in memory", registry=registry, multiprocess_mode="livesum")
        self.sockets = Gauge("stellwerk_sockets", "Open WebSockets", registry=registry, multiprocess_mode="livesum")
        late = "How late the event loop is"
        self.lag = Gauge("stellwerk_loop_lag_seconds", late, registry=registry, multiprocess_mode="livemax")

    def move(self, game: str, result: str) -> None:
        if self.on:
            self.moves.labels(game, result).inc()

    def moved(self, game: str, times: dict[str, float]) -> None:
        self.made += 1
        if self.on:
            self.moves.labels(game, "made").inc()
            for part, seconds in times.items():
                self.times.labels(part).observe(seconds)

    def thought(self, bot: str, result: str, seconds: float) -> None:
        if self.on:
            self.thinking.labels(bot, result).observe(seconds)

    def notice(self, way: str, result: str) -> None:
        if self.on:
            self.notices.labels(way, result).inc()

    def broke(self, table: str, seat: int, bot: str, fault: str) -> None:
        """A bot gave no answer."""
        self.broken.pop((table, seat), None)
        self.broken[table, seat] = BrokenBot(table, seat, bot, fault, time.time())
        if len(self.broken) > MOST_BROKEN:
            self.broken.popitem(last=False)

    def answered(self, table: str, seat: int) -> None:
        self.broken.pop((table, seat), None)

    def count(self, tables: int, sockets: int) -> None:
        if self.on:
            self.tables.set(tables)
            self.sockets.set(sockets)

    async def watch_loop(self) -> None:
        loop = asyncio.get_running_loop()
        while self.on:
            begun = loop.time()
            await asyncio.sleep(0.5)
            self.lag.set(max(0.0, loop.time() - begun - 0.5))

    def page(self) -> bytes:
        """Of this process; of all together where a parent has several."""
        from prometheus_client import CollectorRegistry, generate_latest
        from prometheus_client.multiprocess import MultiProcessCollector

        registry = self.registry
        if ADDED_UP in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return bytes(generate_latest(registry))
