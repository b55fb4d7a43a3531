"""Wagons: what the winner does with the card."""

from typing import Any, ClassVar

from coal_auction.model.components import BOX
from coal_auction.model.ids import CARDS, SEATS
from coal_auction.model.state import Heap
from coal_auction.rules.clock import Grab
from coal_auction.rules.moves import DRAW, END, LOAD
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, all_but, only
from stellwerk.kernel.step import Step
from stellwerk.kernel.vocabulary import Family


class Load(Step[Heap]):
    """The card goes on a wagon that has room."""

    rule = "TOY-4"
    families: ClassVar[tuple[Family, ...]] = (LOAD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, s: Heap) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, s: Heap, seat: int) -> list[int]:
        return [LOAD.of(i) for i, wagon in enumerate(s.wagons[seat]) if len(wagon) < BOX.wagon]

    def judge(self, s: Heap, seat: int, move: int) -> Refusal | None:
        wagon = move - LOAD.base
        return Refusal("TOY-4", "toy-wagon-full", {"n": wagon + 1}) if len(s.wagons[seat][wagon]) == BOX.wagon else None

    def play(self, s: Heap, seat: int, move: int) -> None:
        s.wagons[seat][move - LOAD.base].append(s.lot)
        s.lot = NONE
        s.swap(After(seat))
        s.tell("toy-loaded", seat=f"seat-{seat}", n=move - LOAD.base + 1)

    def data(self) -> dict[str, Any]:
        return {"seat": SEATS[self.seat]}


class After(Load):
    """The winner may draw a card, while enough are left for the rounds."""

    families = (DRAW, END)

    def moves(self, s: Heap, seat: int) -> list[int]:
        return [DRAW.base, END.base] if len(s.deck) > s.rulings.rounds else [END.base]

    def judge(self, s: Heap, seat: int, move: int) -> Refusal | None:
        return Refusal("TOY-4", "toy-no-card") if move == DRAW.base and len(s.deck) <= s.rulings.rounds else None

    def play(self, s: Heap, seat: int, move: int) -> None:
        if move == DRAW.base:
            card = s.deck.pop()
            s.learn()
            s.hands[seat].append(card)
            s.tell("toy-drew", to=only(seat), card=CARDS[card])
            s.tell("toy-drew-hidden", to=all_but(seat), seat=f"seat-{seat}")
        s.starter = (s.starter + 1) % s.seats
        if s.rulings.timed:
            s.swap(Grab())
        else:
            s.done()
