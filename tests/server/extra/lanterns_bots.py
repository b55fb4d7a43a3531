"""Bots that misbehave."""

import os
import time
from pathlib import Path
from typing import Any


class Hangs:
    def choose(self, *_: Any) -> str:
        while True:
            time.sleep(0.01)


class Crashes:
    def choose(self, *_: Any) -> str:
        raise RuntimeError("no idea")


class Dies:
    def choose(self, *_: Any) -> str:
        os._exit(3)


class Cheats:
    def choose(self, *_: Any) -> str:
        return "guess 1000000"


class Stumbles:
    """Dies once: a file remembers that it has."""

    def choose(self, game: Any, table: Any, seat: int, moves: list[str], *_: Any) -> str:
        fallen = Path(os.environ["LANTERNS_FALLEN"])
        if not fallen.exists():
            fallen.touch()
            os._exit(3)
        return moves[0]
