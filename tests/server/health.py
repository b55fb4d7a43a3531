"""Whether a server answers in time while something is done to it."""

import threading
import time
from typing import Self

import httpx

from tests.server.serving import Server

EVERY_S = 0.05
LONGEST_S = 1.0


class Health:
    """Asks `/healthz` again and again; afterwards no answer was late and nothing has failed."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.slowest = 0.0
        self.asked = 0
        self.over = threading.Event()
        self.asking = threading.Thread(target=self.ask)

    def ask(self) -> None:
        with httpx.Client(timeout=60) as client:
            over = False
            while not over:
                over = self.over.wait(EVERY_S)
                begun = time.monotonic()
                client.get(f"{self.server.address}/healthz").raise_for_status()
                self.slowest = max(self.slowest, time.monotonic() - begun)
                self.asked += 1

    def __enter__(self) -> Self:
        self.asking.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.over.set()
        self.asking.join(70)
        if kind is None:
            assert self.asked > 0
            assert self.slowest < LONGEST_S, self.slowest
            assert '"failed"' not in self.server.said()
            assert "Traceback" not in self.server.said()
