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
    limit_ms: int  # 0: no clock
    place: str = ""  # the table and the seat: whoever thought for it last may know more already


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The chosen move, or what went wrong: "crashed", "illegal" (from the worker), "late", "died" (from the
    pool), "gone" (from a cluster).
    """

    move: str = ""
    doubt: float | None = None  # from 0, obvious, to 1, hard; None: the bot does not tell
    fault: str = ""
    detail: str = ""
