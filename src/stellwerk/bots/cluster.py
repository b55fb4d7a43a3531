"""Bots that think on a Dask cluster, for a house with more tables than cores. Needs the extra `lab`.

On every worker of the cluster they think in processes of their own, as they do here: the same clock, the same end.
Where the cluster is lost they think here until it is back.
"""

import asyncio
import contextlib
import uuid
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import structlog

from stellwerk.bots.job import Answer, Job
from stellwerk.bots.pool import GRACE_MS, START_S, UNLIMITED_MS, Fault, Pool

if TYPE_CHECKING:
    from distributed import Client

journal = structlog.get_logger("stellwerk")
LOOK_S = 0.1  # so often a worker looks whether the question is still asked
CONNECT_S = 5.0
AGAIN_S = 15.0  # so often a lost cluster is looked for
QUEUE_S = 20.0  # so long a job may wait for a worker, before it is done here
PLACES = 10_000  # seats of which it is known who thought for them last


class Lost(Exception):
    """The cluster gives no answer; that is not the bot's fault."""


class Cluster:
    """Sends jobs to the cluster while it is there, and to the processes here while it is not."""

    def __init__(self, address: str, here: Pool) -> None:
        self.address = address
        self.here = here
        self.client: Client | None = None
        self.places: OrderedDict[str, str] = OrderedDict()  # the worker that thought last, by seat
        self.name = f"stellwerk-bot-{uuid.uuid4().hex[:12]}"
        self.sent = 0

    @property
    def found(self) -> bool:
        return self.client is not None and self.client.status == "running"

    async def hold(self) -> None:
        """Find the cluster, and find it again whenever it is lost."""
        while True:
            if self.client is None:
                await self.find()
            elif not self.found:
                await self.lose()
                continue
            await asyncio.sleep(AGAIN_S if self.client is None else 1.0)

    async def find(self) -> None:
        from distributed import Client

        try:
            client = await Client(self.address, asynchronous=True, timeout=CONNECT_S, name="stellwerk")  # type: ignore[no-untyped-call]
        except (OSError, ValueError, TimeoutError) as error:
            journal.warning("bots-cluster-missing", address=self.address, reason=str(error)[:200])
            return
        self.client = client
        journal.info("bots-cluster-found", address=self.address)

    async def lose(self) -> None:
        client, self.client = self.client, None
        self.places.clear()
        if client is not None:
            journal.warning("bots-cluster-lost", address=self.address)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(client.close(), CONNECT_S)  # type: ignore[no-untyped-call]

    async def ask(self, job: Job) -> Answer:
        if self.found:
            try:
                answer = await self.send(job)
            except Lost as lost:
                journal.warning("bots-cluster-silent", address=self.address, reason=str(lost))
            else:
                if answer.fault:
                    raise Fault(answer.fault, answer.detail)
                return answer
        return await self.here.ask(job)

    async def send(self, job: Job) -> Answer:
        from concurrent.futures import CancelledError

        assert self.client is not None
        self.sent += 1
        last = self.places.get(job.place)
        where = {"workers": [last], "allow_other_workers": True} if last else {}
        key = f"{self.name}-{self.sent}"
        future = self.client.submit(think, job, key, key=key, pure=False, **where)
        seconds = ((job.limit_ms or UNLIMITED_MS) + GRACE_MS) / 1000 + START_S + QUEUE_S
        try:
            worker, answer = await asyncio.wait_for(future.result(), seconds)
        except (CancelledError, OSError, TimeoutError) as error:
            raise Lost(type(error).__name__) from None
        except asyncio.CancelledError:
            raise
        except Exception as error:  # a worker has died under it, or cannot do it
            return Answer(fault="died", detail=type(error).__name__)
        finally:
            with contextlib.suppress(Exception):
                future.release()  # type: ignore[no-untyped-call]  # whoever still thinks sees that nobody waits
        if job.place and not answer.fault:
            self.remember(job.place, worker)
        return answer

    def remember(self, place: str, worker: str) -> None:
        self.places[place] = worker
        self.places.move_to_end(place)
        if len(self.places) > PLACES:
            self.places.popitem(last=False)

    async def close(self) -> None:
        await self.lose()
        await self.here.close()


async def think(job: Job, key: str) -> tuple[str, Answer]:
    """On a worker of the cluster: its address and what the bot chooses. Ends as soon as nobody waits for it."""
    from distributed import get_worker

    worker = get_worker()
    asking = asyncio.ensure_future(pool_of(worker).ask(job))
    try:
        while not asking.done():
            await asyncio.wait({asking}, timeout=LOOK_S)
            known = worker.state.tasks.get(key)
            if known is None or known.state == "cancelled":
                return worker.address, Answer(fault="gone")
        return worker.address, await asking
    except Fault as fault:
        return worker.address, Answer(fault=fault.kind, detail=fault.detail)
    finally:
        asking.cancel()


def pool_of(worker: Any) -> Pool:
    """The processes of a worker of the cluster: one for every job it takes at once."""
    if not hasattr(worker, "stellwerk_bots"):
        worker.stellwerk_bots = Pool(worker.state.nthreads)
    pool: Pool = worker.stellwerk_bots
    return pool
