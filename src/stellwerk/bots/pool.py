"""Processes in which bots think. One that hangs or dies is replaced; the others do not notice."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from typing import Protocol

import msgspec

from stellwerk.bots.bot import DECLINE
from stellwerk.bots.job import Answer, Job
from stellwerk.bots.worker import SEATS_KEPT

__all__ = ["DECLINE", "Fault", "Job", "Pool", "Thinking"]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Answer).decode
START_S = 15.0  # what a fresh process may take before it thinks
GRACE_MS = 2_000  # a search looks at the clock between two lines of play, and those may be long
UNLIMITED_MS = 3_600_000  # no clock does not mean for ever
SOON_S = 0.3  # so long one whose question is gone may finish; a process is dearer than that
JOBS_PER_PROCESS = 2_000
LONGEST_LINE = 1 << 22


class Fault(Exception):
    """No usable answer: "late", "died", "crashed", "illegal" or "gone"."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind} {detail}".strip())
        self.kind = kind
        self.detail = detail


class Thinking(Protocol):
    """Where bots think: here, or on other machines."""

    async def ask(self, job: Job) -> Answer:
        """What a bot chooses; raises Fault where it gives no answer in time. Cancelled, it thinks no longer."""

    async def close(self) -> None: ...


class Worker:
    """One process; started by its first job, replaced after many, and after every fault."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.jobs = 0
        self.games: set[str] = set()  # which it has loaded
        self.places: OrderedDict[str, None] = OrderedDict()  # the seats it thought for last

    async def ask(self, job: Job) -> Answer:
        try:
            process = await self.ready(job)
            assert process.stdin is not None
            process.stdin.write(encode(job) + b"\n")
            loading = 0.0 if job.game in self.games else START_S
            answer = await heard(process, ((job.limit_ms or UNLIMITED_MS) + GRACE_MS) / 1000 + loading)
            self.games.add(job.game)
        except TimeoutError:
            answer = Answer(fault="late")
        except (OSError, ValueError, msgspec.MsgspecError):
            answer = Answer(fault="died")
        except BaseException:
            await self.stop()  # cancelled while thinking: its answer would be taken for the next one's
            raise
        self.jobs += 1
        if answer.fault or self.jobs >= JOBS_PER_PROCESS:
            await self.stop()
        else:
            self.remember(job.place)
        return answer

    def remember(self, place: str) -> None:
        if place:
            self.places[place] = None
            self.places.move_to_end(place)
            if len(self.places) > SEATS_KEPT:
                self.places.popitem(last=False)

    async def ready(self, job: Job) -> Process:
        """A process that has loaded what the job needs, where it is a fresh one."""
        if self.process is None or self.process.returncode is not None:
            self.jobs = 0
            self.places.clear()
            command = (sys.executable, "-m", "stellwerk.bots.worker", str(os.getpid()), job.game, job.bot)
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
            )
            await heard(self.process, START_S)
            self.games = {job.game}
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        self.places.clear()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def heard(process: Process, seconds: float) -> Answer:
    """The next answer of a process; its first one only says that it is there."""
    assert process.stdout is not None
    return decode(await asyncio.wait_for(process.stdout.readline(), seconds))


class Pool:
    """As many workers as allowed, started when they are needed."""

    def __init__(self, workers: int = 2) -> None:
        self.workers = [Worker() for _ in range(max(1, workers))]
        self.idle = [*self.workers]
        self.free = asyncio.Semaphore(len(self.workers))
        self.leaving: set[asyncio.Task[None]] = set()  # who finishes, or is ended, though nobody waits any more

    async def ask(self, job: Job) -> Answer:
        await self.free.acquire()
        worker = self.take(job.place)
        asking = asyncio.ensure_future(worker.ask(job))
        try:
            answer = await asyncio.shield(asking)
        finally:
            if asking.done():
                self.give_back(worker)
            else:
                leaving = asyncio.ensure_future(self.leave(worker, asking))
                self.leaving.add(leaving)
                leaving.add_done_callback(self.leaving.discard)
        if answer.fault:
            raise Fault(answer.fault, answer.detail)
        if answer.move not in job.moves:
            raise Fault("illegal")
        return answer

    def take(self, place: str) -> Worker:
        """The idle worker that thought for this seat last; else the one that worked last."""
        known = [worker for worker in self.idle if place in worker.places]
        worker = (known or self.idle)[-1]
        self.idle.remove(worker)
        return worker

    def give_back(self, worker: Worker) -> None:
        self.idle.append(worker)
        self.free.release()

    async def leave(self, worker: Worker, asking: asyncio.Future[Answer]) -> None:
        """Let one finish whose question is gone, if it is soon."""
        try:
            await asyncio.wait({asking}, timeout=SOON_S)
        finally:
            asking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asking
            self.give_back(worker)

    async def close(self) -> None:
        for leaving in [*self.leaving]:
            leaving.cancel()
        await asyncio.gather(*self.leaving, return_exceptions=True)
        for worker in self.workers:
            await worker.stop()
