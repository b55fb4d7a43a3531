"""Processes in which advice is worked out, apart from those of the bots: nobody's move waits for a hint."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from stellwerk.bots.advice import Advised
from stellwerk.bots.adviser import Counsel, Question
from stellwerk.bots.pool import LONGEST_LINE, Fault

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Counsel).decode
SLACK_S = 45.0  # an adviser keeps its time itself: this is for one that hangs, or is started on a busy machine


class Adviser:
    """One process, started by its first question."""

    def __init__(self, nice: int) -> None:
        self.nice = nice
        self.process: Process | None = None

    async def ask(self, question: Question) -> Counsel:
        seconds = 2 * question.limit_ms / 1000 + SLACK_S
        try:
            process = await self.ready()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(encode(question) + b"\n")
            return decode(await asyncio.wait_for(process.stdout.readline(), seconds))
        except TimeoutError:
            await self.stop()
            return Counsel(fault="late")
        except (OSError, ValueError, msgspec.MsgspecError):
            await self.stop()
            return Counsel(fault="died")
        except BaseException:
            await self.stop()  # nobody wants to know any more
            raise

    async def ready(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            command = (sys.executable, "-m", "stellwerk.bots.adviser", str(os.getpid()), str(self.nice))
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


class Advisers:
    """As many as allowed, started when they are needed."""

    def __init__(self, count: int, nice: int) -> None:
        self.all = [Adviser(nice) for _ in range(max(1, count))]
        self.idle: asyncio.LifoQueue[Adviser] = asyncio.LifoQueue()
        for adviser in self.all:
            self.idle.put_nowait(adviser)

    async def ask(self, question: Question) -> list[Advised]:
        """The best answers, the best first; raises Fault where there are none."""
        adviser = await self.idle.get()
        try:
            counsel = await adviser.ask(question)
        finally:
            self.idle.put_nowait(adviser)
        if counsel.fault:
            raise Fault(counsel.fault, counsel.detail)
        return counsel.moves

    async def close(self) -> None:
        for adviser in self.all:
            await adviser.stop()
