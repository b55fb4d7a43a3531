"""The clock a bot plays under."""

import time


class Deadline:
    """A moment by which an answer is due. Who thinks long asks it now and then."""

    __slots__ = ("at",)

    def __init__(self, seconds: float) -> None:
        self.at = time.monotonic() + seconds

    @property
    def left(self) -> float:
        return self.at - time.monotonic()

    @property
    def passed(self) -> bool:
        return self.left <= 0
