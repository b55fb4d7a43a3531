"""Bots that misbehave."""

import os
import time
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
