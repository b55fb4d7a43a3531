"""The clock: a coin for the quickest."""

from coal_auction.model.state import Heap
from coal_auction.rules.moves import EXPIRE, GRAB
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.step import Step, Tick


class Grab(Step[Heap]):
    """Whoever is first has it; after a second nobody."""

    rule = "TOY-6"
    families = (GRAB,)

    def seats(self, s: Heap) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def moves(self, s: Heap, seat: int) -> list[int]:
        return [GRAB.base]

    def judge(self, s: Heap, seat: int, move: int) -> Refusal | None:
        return None

    def play(self, s: Heap, seat: int, move: int) -> None:
        if move == GRAB.base:
            s.money[seat] += 1
            s.tell("toy-grabbed", seat=f"seat-{seat}")
        else:
            s.tell("toy-expired")
        s.done()

    def clock(self, s: Heap) -> Tick | None:
        return Tick(EXPIRE.base, 1000)
