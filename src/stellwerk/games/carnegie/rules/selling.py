"""Selling goods, at any time (rulebook: Waren)."""

from typing import Final

from stellwerk.games.carnegie.model.components import GOODS_PRICE
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.moves import SELL
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import SEAT
from stellwerk.kernel.step import Aside

SALE: Final = [SELL.base]
NOTHING: Final[list[int]] = []


class SellGoods(Aside[CarnegieState]):
    """A cube goes back to the supply for a dollar."""

    rule = "CA-1.4"
    families = (SELL,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        return SALE[:] if s.players[seat].goods else NOTHING

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        return None if s.players[seat].goods else Refusal(self.rule, "no-goods")

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        board = s.board(seat)
        board.goods -= 1
        board.money += GOODS_PRICE
        s.tell("sold", seat=SEAT[seat])


SELL_GOODS: Final = SellGoods()
