"""What every screen asks of this game: the board, the picture of one table, and the moves to offer."""

from stellwerk.games.nimm_den_zug.model.table import Table
from stellwerk.games.nimm_den_zug.rules.steps import STEPS
from stellwerk.games.nimm_den_zug.scene import offers as moves
from stellwerk.games.nimm_den_zug.scene.board import board
from stellwerk.games.nimm_den_zug.scene.pieces import pieces
from stellwerk.games.nimm_den_zug.scene.prompts import prompt, sign
from stellwerk.games.nimm_den_zug.scene.seen import look
from stellwerk.games.nimm_den_zug.scene.sheets import sheet
from stellwerk.games.nimm_den_zug.scene.strips import strips
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Offer, Picture

__all__ = ["board", "offers", "picture"]


def picture(table: Table, kept: Kept) -> Picture:
    seen = look(table, kept)
    return Picture(
        parts=pieces(seen),
        sign=sign(seen),
        prompt=prompt(seen),
        strips=strips(seen),
        rule=STEPS[seen.now.step].rule if table.steps else "",
        sheet=sheet(seen),
    )


def offers(table: Table, kept: Kept) -> list[Offer]:
    return moves.offers(look(table, kept))
