"""What lies on the table at one moment."""

from coal_auction.model.components import BOX
from coal_auction.model.rulings import Rulings
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE, State


class Heap(State):
    """Cards and tokens by their index in ids.py; whatever belongs to players is by seat."""

    __slots__ = ("deck", "hands", "lot", "money", "round", "rulings", "shown", "starter", "tokens", "wagons")

    def __init__(self, seats: int, rng: Rng, rulings: Rulings) -> None:
        super().__init__(seats, rng)
        self.rulings = rulings
        self.round = 0
        self.starter = 0
        self.deck: list[int] = []
        self.lot = NONE  # the card that is for sale
        self.money = [BOX.money] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.tokens: list[int] = [NONE] * seats
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.wagons: list[list[list[int]]] = [[[] for _ in range(BOX.wagons)] for _ in range(seats)]

    def clone(self) -> "Heap":
        other = Heap.__new__(Heap)
        self.copy_base(other)
        other.rulings = self.rulings
        other.round = self.round
        other.starter = self.starter
        other.deck = self.deck[:]
        other.lot = self.lot
        other.money = self.money[:]
        other.hands = [hand[:] for hand in self.hands]
        other.tokens = self.tokens[:]
        other.shown = [shown[:] for shown in self.shown]
        other.wagons = [[wagon[:] for wagon in wagons] for wagons in self.wagons]
        return other

    def loaded(self, seat: int) -> list[int]:
        """The cards on all wagons of a player."""
        return [card for wagon in self.wagons[seat] for card in wagon]
