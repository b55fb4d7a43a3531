"""The process in which bots think: reads jobs from its input, writes answers to its output, one JSON per line."""

import contextlib
import os
import sys
import threading
import time
from collections.abc import Iterator
from typing import BinaryIO

import msgspec

import stellwerk
from stellwerk.bots import bot
from stellwerk.bots.clock import Deadline
from stellwerk.bots.job import Answer, Job
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.table import read_as

decode = msgspec.json.Decoder(Job).decode
encode = msgspec.json.Encoder().encode


def answer(job: Job) -> Answer:
    """What the bot chooses; its mistakes become faults, not exceptions."""
    try:
        game = stellwerk.game(job.game)
        table = read_as(game.table, job.view)
        clock = Deadline(job.limit_ms / 1000)
        chosen = bot(job.bot).choose(game, table, job.seat, job.moves, Dice(job.seed), clock)
    except Exception as error:
        return Answer(fault="crashed", detail=f"{type(error).__name__}: {error}"[:200])
    if chosen not in job.moves:
        return Answer(fault="illegal")
    return Answer(move=chosen)


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
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    with contextlib.redirect_stdout(sys.stderr):  # a bot that prints must not disturb the answers
        for line in lines(sys.stdin.buffer):
            out.write(encode(answer(decode(line))) + b"\n")
            out.flush()


if __name__ == "__main__":
    main()
