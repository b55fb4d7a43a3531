"""What runs on a worker: games in batches, and how the workers of our own cluster begin."""

import signal
from typing import Any

import msgspec

from stellwerk.kernel.refusal import Refused
from stellwerk.lab.play import CannotPlay, Play, played
from stellwerk.lab.rows import Row


class Batch(msgspec.Struct, frozen=True):
    """What comes back from a worker."""

    rows: list[Row]
    fault: str = ""  # why there are no more of them: a message, which travels where an exception might not
    params: dict[str, Any] = {}


def play_batch(plays: list[Play]) -> Batch:
    """On a worker: one game after the other."""
    rows = []
    for play in plays:
        try:
            rows.append(played(play))
        except CannotPlay as trouble:
            return Batch(rows, trouble.key, trouble.params)
        except Exception as error:
            reason = str(error) if isinstance(error, Refused) else f"{type(error).__name__}: {error}"
            told = {"game": play.game, "seed": play.seed, "bots": ", ".join(play.bots), "reason": reason}
            return Batch(rows, "lab-failed", told)
    return Batch(rows)


def dask_setup(_: Any) -> None:
    """Ctrl+C in a terminal reaches everybody, but it is the command that stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
