"""What travels between the server and the processes in which bots think."""

from typing import Any

import msgspec


class Job(msgspec.Struct, frozen=True, array_like=True):
    """A question to a bot: its view and its choices, nothing else."""

    game: str
    bot: str
    seat: int
    view: dict[str, Any]
    moves: list[str]
    seed: int
    limit_ms: int


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The chosen move, or what went wrong: "crashed", "illegal" (from the worker), "late", "died" (from the pool)."""

    move: str = ""
    fault: str = ""
    detail: str = ""
