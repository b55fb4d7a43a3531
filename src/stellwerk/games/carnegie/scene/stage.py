"""What every screen asks of this game: the board, the picture of one view, and the moves to offer."""

from stellwerk.games.carnegie.scene.board import board
from stellwerk.games.carnegie.scene.offers import offers
from stellwerk.games.carnegie.scene.pieces import pieces
from stellwerk.games.carnegie.scene.prompts import prompt, sign
from stellwerk.games.carnegie.scene.sheets import sheet
from stellwerk.games.carnegie.scene.state_from_view import state_from_view
from stellwerk.games.carnegie.scene.strips import strip
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Picture

__all__ = ["board", "offers", "picture"]


def picture(view: Json) -> Picture:
    s = state_from_view(view)
    return Picture(
        pieces=pieces(view, s),
        sign=sign(view, s),
        prompt=prompt(view, s),
        strips=[strip(view, s, seat) for seat in range(s.seats)],
        rule=s.stack[-1].rule if s.stack else "",
        sheet=sheet(view, s),
    )
