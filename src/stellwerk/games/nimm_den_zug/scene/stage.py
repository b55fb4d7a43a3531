"""What every screen asks of this game: the board, the picture of one view, and the moves to offer."""

from stellwerk.games.nimm_den_zug.model.components import components
from stellwerk.games.nimm_den_zug.scene.board import board
from stellwerk.games.nimm_den_zug.scene.offers import offers
from stellwerk.games.nimm_den_zug.scene.pieces import pieces
from stellwerk.games.nimm_den_zug.scene.prompts import prompt, sign
from stellwerk.games.nimm_den_zug.scene.sheets import sheet
from stellwerk.games.nimm_den_zug.scene.strips import strip
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Picture

__all__ = ["board", "offers", "picture"]


def picture(view: Json) -> Picture:
    c = components(view["options"]["components"])
    step = view["step"]
    return Picture(
        pieces=pieces(view),
        sign=sign(view, c),
        prompt=prompt(view, c),
        strips=[strip(view, c, seat) for seat in range(view["players"])],
        rule="" if step is None else step["rule"],
        sheet=sheet(view),
    )
