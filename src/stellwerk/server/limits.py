"""Token buckets: how often a session or an address may do what costs something."""

import math
import time
from collections import OrderedDict
from typing import Any, NamedTuple

from stellwerk.server.problems import Wrong

MOST_BUCKETS = 20_000


class Rate(NamedTuple):
    per_second: float
    burst: float


RATES = {
    "open": Rate(0.2, 20),
    "join": Rate(0.5, 30),
    "move": Rate(20, 80),
    "look": Rate(20, 100),
    "hint": Rate(2, 20),
    "say": Rate(0.5, 8),
    "message": Rate(30, 150),
    "connect": Rate(2, 60),
    "request": Rate(50, 400),
    "file": Rate(100, 1_000),
}


def address(request: Any) -> str:
    """Whence a request or a line comes."""
    return request.client.host if request.client else ""


class Limits:
    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # tokens left, when

    def wait(self, kind: str, who: str, now: float | None = None) -> float:
        """Take a token; 0, or the seconds until there is one."""
        if not self.on:
            return 0
        rate = RATES[kind]
        now = time.monotonic() if now is None else now
        left, at = self.buckets.pop((kind, who), (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_second)
        missing = 1 - left
        self.buckets[(kind, who)] = (left if missing > 0 else left - 1, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return missing / rate.per_second if missing > 0 else 0

    def take(self, kind: str, *whos: str) -> None:
        for who in whos:
            seconds = self.wait(kind, who)
            if seconds:
                raise Wrong(429, "too-fast", seconds=math.ceil(seconds))
