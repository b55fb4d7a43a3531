"""Processes in which bots think. One that hangs or dies is replaced; the others do not notice."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from stellwerk.bots.bot import DECLINE
from stellwerk.bots.job import Answer, Job

__all__ = ["DECLINE", "Fault", "Job", "Pool"]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Answer).decode
START_MS = 5_000  # what a fresh process may take before it thinks
GRACE_MS = 250
JOBS_PER_PROCESS = 2_000
LONGEST_LINE = 1 << 22


class Fault(Exception):
    """No usable answer: "late", "died", "crashed" or "illegal"."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind} {detail}".strip())
        self.kind = kind


class Worker:
    """One process; started by its first job, replaced after many."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.jobs = 0

    async def ask(self, job: Job) -> Answer:
        fresh = self.process is None or self.process.returncode is not None
        seconds = (job.limit_ms + GRACE_MS + (START_MS if fresh else 0)) / 1000
        try:
            process = await self.ready()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(encode(job) + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
            answer = decode(line)
        except TimeoutError:
            await self.stop()
            return Answer(fault="late")
        except (OSError, ValueError, msgspec.MsgspecError):
            await self.stop()
            return Answer(fault="died")
        except BaseException:
            await self.stop()  # cancelled while thinking: its answer would be taken for the next one's
            raise
        self.jobs += 1
        if self.jobs >= JOBS_PER_PROCESS:
            await self.stop()
        return answer

    async def ready(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.jobs = 0
            command = (sys.executable, "-m", "stellwerk.bots.worker", str(os.getpid()))
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
            )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """As many workers as allowed, started when they are needed."""

    def __init__(self, workers: int = 2) -> None:
        self.workers = [Worker() for _ in range(max(1, workers))]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def ask(self, job: Job) -> str:
        """The move a bot chooses; raises Fault where it gives none in time."""
        worker = await self.idle.get()
        try:
            answer = await worker.ask(job)
        finally:
            self.idle.put_nowait(worker)
        if answer.fault:
            raise Fault(answer.fault, answer.detail)
        if answer.move not in job.moves:
            raise Fault("illegal")
        return answer.move

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()
