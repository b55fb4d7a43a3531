"""What every screen asks of this game: the board, the picture of one view, and the moves to offer."""

from stellwerk.games.glueck_auf.rules.steps import STEPS
from stellwerk.games.glueck_auf.scene.board import board
from stellwerk.games.glueck_auf.scene.offers import offers
from stellwerk.games.glueck_auf.scene.pieces import pieces
from stellwerk.games.glueck_auf.scene.prompts import open_step, prompt, sign
from stellwerk.games.glueck_auf.scene.sheets import sheet
from stellwerk.games.glueck_auf.scene.strips import strip
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Picture

__all__ = ["board", "offers", "picture"]


def picture(view: Json) -> Picture:
    step = open_step(view)
    return Picture(
        pieces=pieces(view),
        sign=sign(view),
        prompt=prompt(view),
        strips=[strip(view, seat) for seat in range(view["players"])],
        rule="" if step is None else STEPS[step["step"]].rule,
        sheet=sheet(view),
    )
