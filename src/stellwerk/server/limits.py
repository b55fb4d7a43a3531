"""Token buckets: how often a session or an address may do what costs something."""

import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from stellwerk.server.problems import Wrong

MOST_BUCKETS = 20_000


T = TypeVar("T")
Pay = Callable[[float], None]  # for so many seconds


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
    "notices": Rate(0.02, 6),  # letters and first messages that somebody asks for
    "admin": Rate(0.1, 5),  # wrong tokens
    "work": Rate(0.5, 10),  # seconds of computing, for a session
    "work-address": Rate(1, 30),  # and for all that come from one address
}


def address(request: Any) -> str:
    """Whence a request or a line comes."""
    return request.client.host if request.client else ""


class Limits:
    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # tokens left, when

    def wait(self, kind: str, who: str, now: float | None = None, cost: float = 1) -> float:
        """Take a token; 0, or the seconds until there is one. What costs nothing waits until debts are paid."""
        if not self.on:
            return 0
        rate = RATES[kind]
        now = time.monotonic() if now is None else now
        left, at = self.buckets.pop((kind, who), (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_second)
        missing = cost - left
        self.buckets[(kind, who)] = (left if missing > 0 else left - cost, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return missing / rate.per_second if missing > 0 else 0

    def take(self, kind: str, *whos: str) -> None:
        for who in whos:
            check(self.wait(kind, who))

    def give_back(self, kind: str, who: str) -> None:
        """What was taken before it was known that it costs nothing."""
        if (kind, who) in self.buckets:
            left, at = self.buckets[(kind, who)]
            self.buckets[(kind, who)] = min(RATES[kind].burst, left + 1), at

    def payer(self, session: str, address: str) -> Pay:
        """Who pays for what is worked out, by the time it took; raises Wrong while they still owe."""
        debtors = [("work", session), ("work-address", address)]
        for kind, who in debtors:
            check(self.wait(kind, who, cost=0))

        def pay(seconds: float) -> None:
            for kind, who in debtors:
                left, at = self.buckets.get((kind, who), (RATES[kind].burst, time.monotonic()))
                self.buckets[(kind, who)] = left - seconds, at

        return pay


def check(seconds: float) -> None:
    if seconds:
        raise Wrong(429, "too-fast", seconds=math.ceil(seconds))


async def paid(beside: Callable[[Callable[[], T]], Awaitable[T]], pay: Pay, work: Callable[[], T]) -> T:
    """Work beside the loop, at the cost of whoever asked for it: by its own time, also where it fails."""
    spent = 0.0

    def timed() -> T:
        nonlocal spent
        begun = time.thread_time()
        try:
            return work()
        finally:
            spent = time.thread_time() - begun

    try:
        return await beside(timed)
    finally:
        pay(spent)
