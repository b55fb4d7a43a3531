"""The process in which bots think: reads jobs from its input, writes answers to its output, one JSON per line."""

import contextlib
import math
import os
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import BinaryIO

import msgspec

import stellwerk
from stellwerk.bots import Bot, bot
from stellwerk.bots.clock import Deadline
from stellwerk.bots.job import Answer, Job
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.table import read_as

decode = msgspec.json.Decoder(Job).decode
encode = msgspec.json.Encoder().encode


SEATS_KEPT = 8


class Seated:
    """The bots that thought here last, each for one seat of one table: what they thought may be of use again."""

    def __init__(self, most: int = SEATS_KEPT) -> None:
        self.most = most
        self.kept: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def take(self, job: Job) -> Bot:
        """The bot of the job's seat, no longer kept until it has answered."""
        return self.kept.pop((job.place, job.bot), None) or bot(job.bot)

    def keep(self, job: Job, sitting: Bot) -> None:
        if job.place:
            self.kept[job.place, job.bot] = sitting
            if len(self.kept) > self.most:
                self.kept.popitem(last=False)


def answer(job: Job, seated: Seated | None = None) -> Answer:
    """What the bot chooses; its mistakes become faults, not exceptions."""
    seated = seated or Seated()
    try:
        game = stellwerk.game(job.game)
        table = read_as(game.table, job.view)
        sitting = seated.take(job)
        clock = Deadline(job.limit_ms / 1000 if job.limit_ms else math.inf)
        chosen = sitting.choose(game, table, job.seat, job.moves, Dice(job.seed), clock)
        doubt = getattr(sitting, "doubt", None)
    except Exception as error:
        return Answer(fault="crashed", detail=f"{type(error).__name__}: {error}"[:200])
    if chosen not in job.moves:
        return Answer(fault="illegal")
    seated.keep(job, sitting)
    return Answer(move=chosen, doubt=float(doubt) if isinstance(doubt, int | float) else None)


def load(game: str, name: str) -> None:
    """What the first job needs, before its clock runs; what is wrong with it the job will tell."""
    with contextlib.suppress(Exception):
        stellwerk.game(game)
        bot(name)


def die_with_parent(parent: int) -> None:
    """A hanging bot must not outlive a killed server."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def lines(source: BinaryIO) -> Iterator[bytes]:
    while line := source.readline():
        yield line


def main() -> None:
    die_with_parent(int(sys.argv[1]))
    seated = Seated()
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    with contextlib.redirect_stdout(sys.stderr):  # a bot that prints must not disturb the answers
        load(*sys.argv[2:4])
        out.write(encode(Answer()) + b"\n")  # here, and ready
        out.flush()
        for line in lines(sys.stdin.buffer):
            out.write(encode(answer(decode(line), seated)) + b"\n")
            out.flush()


if __name__ == "__main__":
    main()
