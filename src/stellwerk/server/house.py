"""What one server process has: the store, the tables, the bots, the limits."""

import asyncio
import contextlib
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog

import stellwerk
from stellwerk.bots.pool import Pool
from stellwerk.server.bringing import bring_all
from stellwerk.server.limits import Limits
from stellwerk.server.metrics import Metrics
from stellwerk.server.seats import Sessions
from stellwerk.server.settings import Settings, store_address
from stellwerk.server.store import Store
from stellwerk.server.tables import Tables

SWITCH_S = 0.001  # the event loop waits no longer for a thread that computes
COLLECTING = (50_000, 20, 100)  # hardly anything here lives in circles: looking for them seldom keeps the loop quick
journal = structlog.get_logger("stellwerk")


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics(settings.metrics)
        self.limits = Limits(settings.limits)
        self.store = Store(store_address(settings))
        self.sessions = Sessions(self.store)
        self.pool = Pool(settings.bot_workers)
        self.tables = Tables(self.store, self.pool, settings, self.metrics)

    @asynccontextmanager
    async def open(self, _: Any = None) -> AsyncIterator[None]:
        """The life of the process."""
        loop = asyncio.get_running_loop()
        sys.setswitchinterval(SWITCH_S)
        gc.set_threshold(*COLLECTING)
        self.store.open()
        self.store.listen(lambda told: hear(loop, self.tables, told))
        warm = asyncio.to_thread(load_stages)
        chores = [warm, self.tables.sweep(), self.metrics.watch_loop(), bring_all(self.store)]
        beside = [asyncio.ensure_future(chore) for chore in chores]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            await self.tables.close()
            await self.pool.close()
            self.store.close()

    def failed(self, where: str, error: BaseException) -> None:
        journal.error("failed", where=where, exc_info=error)


def load_stages() -> None:
    """Drawing is imported late, so that bots and simulations do without; a server wants it before the first guest."""
    for name in stellwerk.games():
        _ = stellwerk.game(name).stage
    gc.freeze()  # what is imported stays: nobody has to look for it in circles


def hear(loop: asyncio.AbstractEventLoop, tables: Tables, told: str) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has closed meanwhile
        loop.call_soon_threadsafe(tables.heard, told)
