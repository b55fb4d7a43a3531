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
from stellwerk.bots.cluster import Cluster
from stellwerk.bots.pool import Pool
from stellwerk.server.advising import Advising
from stellwerk.server.bringing import bring_all
from stellwerk.server.importing import Importing
from stellwerk.server.known_types import know_types
from stellwerk.server.limits import Limits
from stellwerk.server.metrics import Metrics
from stellwerk.server.notices import Notices
from stellwerk.server.passing import Passing
from stellwerk.server.reviews import Reviews
from stellwerk.server.seats import Sessions
from stellwerk.server.settings import Settings, store_address
from stellwerk.server.store import Store
from stellwerk.server.tables import Tables

SWITCH_S = 0.001  # the event loop waits no longer for a thread that computes
COLLECTING = (50_000, 20, 100)  # hardly anything here lives in circles: looking for them seldom keeps the loop quick
LATE_S = 12.0  # so long the store may be silent before the house calls itself ill
journal = structlog.get_logger("stellwerk")


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics(settings.metrics)
        self.limits = Limits(settings.limits)
        self.store = Store(store_address(settings))
        self.sessions = Sessions(self.store)
        self.pool = thinking(settings)
        self.advising = Advising(settings.bot_workers, settings.advice_effort, self.metrics)
        self.reviews = Reviews(self.store, settings.advice_effort)
        self.tables = Tables(self.store, self.pool, settings, self.metrics)
        self.passing = Passing(self.tables, settings.absent_s)
        self.importing = Importing(self.tables)
        self.notices = Notices(self.store, settings, self.metrics)

    @asynccontextmanager
    async def open(self, _: Any = None) -> AsyncIterator[None]:
        """The life of the process."""
        loop = asyncio.get_running_loop()
        sys.setswitchinterval(SWITCH_S)
        gc.set_threshold(*COLLECTING)
        know_types()
        self.store.open()
        await self.tables.processes.beat()
        self.store.listen(lambda told: hear(loop, self.tables, told))
        warm = asyncio.to_thread(load_stages)
        tables = self.tables
        chores = [warm, tables.sweep(), tables.keep_up(), tables.beat(), self.metrics.watch_loop()]
        chores += [bring_all(self.store), self.notices.run()]
        if isinstance(self.pool, Cluster):
            chores.append(self.pool.hold())
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
            await self.advising.close()
            await self.reviews.close()
            self.notices.mailing.close()
            self.store.close()

    @property
    def bots_think(self) -> dict[str, str]:
        """Where, for whoever runs a house with a cluster."""
        if not isinstance(self.pool, Cluster):
            return {}
        return {"bots": "cluster" if self.pool.found else "here, the cluster does not answer"}

    @property
    def health(self) -> str:
        """In a word, as the last beats found it: whoever asks never waits for the store."""
        if self.store.engine.full():
            return "disk-full"
        return "ok" if self.tables.processes.late_s < LATE_S else "store-silent"

    def failed(self, where: str, error: BaseException) -> None:
        journal.error("failed", where=where, exc_info=error)


def thinking(settings: Settings) -> Pool | Cluster:
    """Where the bots of this house think."""
    here = Pool(settings.bot_workers)
    return Cluster(settings.bots_cluster, here) if settings.bots_cluster else here


def load_stages() -> None:
    """Drawing is imported late, so that bots and simulations do without; a server wants it before the first guest."""
    for name in stellwerk.games():
        _ = stellwerk.game(name).stage
    gc.freeze()  # what is imported stays: nobody has to look for it in circles


def hear(loop: asyncio.AbstractEventLoop, tables: Tables, told: str) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has closed meanwhile
        loop.call_soon_threadsafe(tables.heard, told)
