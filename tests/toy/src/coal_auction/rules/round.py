"""Rounds."""

from coal_auction.model.ids import CARDS
from coal_auction.model.state import Heap
from coal_auction.rules.bids import Bids
from stellwerk.kernel.step import Auto


class Round(Auto[Heap]):
    """The next card is turned up; after the last round all hands are laid open."""

    rule = "TOY-1"

    def run(self, s: Heap) -> None:
        s.learn()
        if s.round == s.rulings.rounds:
            s.done()
            s.tell("toy-over")
            return
        s.round += 1
        s.lot = s.deck.pop()
        s.tell("toy-turned-up", card=CARDS[s.lot], round=s.round)
        s.push(Bids())
