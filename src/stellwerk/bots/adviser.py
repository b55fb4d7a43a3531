"""The process in which advice is worked out: reads questions from its input, writes answers to its output."""

import contextlib
import os
import sys
from typing import Any

import msgspec

import stellwerk
from stellwerk.bots.advice import Advised
from stellwerk.bots.counsel import counsel
from stellwerk.bots.worker import die_with_parent, lines
from stellwerk.kernel.table import read_as


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What a seat is asked: its view and its choices, nothing else."""

    game: str
    seat: int
    view: dict[str, Any]
    moves: list[str]
    seed: int
    effort: float
    limit_ms: int
    alike: list[int] = []  # by move, the first that reads as it does: only one of them is among the best


class Counsel(msgspec.Struct, frozen=True, omit_defaults=True):
    """The best answers, or what went wrong."""

    moves: list[Advised] = []
    fault: str = ""
    detail: str = ""


decode = msgspec.json.Decoder(Question).decode
encode = msgspec.json.Encoder().encode


def answer(asked: Question) -> Counsel:
    """Mistakes of a game's mind become faults, not exceptions."""
    try:
        game = stellwerk.game(asked.game)
        table = read_as(game.table, asked.view)
        alike = dict(zip(asked.moves, asked.alike))
        moves = counsel(game, table, asked.seat, asked.moves, asked.seed, asked.limit_ms / 1000, asked.effort, alike)
    except Exception as error:
        return Counsel(fault="crashed", detail=f"{type(error).__name__}: {error}"[:200])
    return Counsel(moves)


def main() -> None:
    die_with_parent(int(sys.argv[1]))
    if sys.platform != "win32":
        os.nice(int(sys.argv[2]))  # bots' moves come first
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    with contextlib.redirect_stdout(sys.stderr):
        for line in lines(sys.stdin.buffer):
            out.write(encode(answer(decode(line))) + b"\n")
            out.flush()


if __name__ == "__main__":
    main()
