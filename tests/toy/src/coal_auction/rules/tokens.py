"""Tokens: everybody holds one in secret."""

from coal_auction.model.components import BOX
from coal_auction.model.ids import TOKENS
from coal_auction.model.state import Heap
from coal_auction.rules.moves import SHOW
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Aside


class Show(Aside[Heap]):
    """A token is fulfilled by a loaded card of its number."""

    rule = "TOY-5"
    families = (SHOW,)

    def moves(self, s: Heap, seat: int) -> list[int]:
        token = s.tokens[seat]
        return [SHOW.of(token)] if token != NONE and self.judge(s, seat, SHOW.of(token)) is None else []

    def judge(self, s: Heap, seat: int, move: int) -> Refusal | None:
        token = move - SHOW.base
        if s.tokens[seat] != token:
            return Refusal("TOY-5", "toy-token-not-yours", {"token": TOKENS[token]})
        if BOX.wants[token] not in [BOX.worth[card] for card in s.loaded(seat)]:
            return Refusal("TOY-5", "toy-token-unmet", {"n": BOX.wants[token]})
        return None

    def play(self, s: Heap, seat: int, move: int) -> None:
        s.learn()
        s.shown[seat].append(s.tokens[seat])
        s.tokens[seat] = NONE
        s.tell("toy-showed", seat=f"seat-{seat}", token=TOKENS[move - SHOW.base])
