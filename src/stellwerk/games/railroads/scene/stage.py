"""What every screen asks of this game: the board, the picture of one view, and the moves to offer."""

from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.games.railroads.scene.board import board
from stellwerk.games.railroads.scene.offers import offers
from stellwerk.games.railroads.scene.pieces import pieces
from stellwerk.games.railroads.scene.prompts import prompt, sign
from stellwerk.games.railroads.scene.sheets import sheet
from stellwerk.games.railroads.scene.state_from_view import state_from_view
from stellwerk.games.railroads.scene.strips import strip
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Picture

__all__ = ["board", "offers", "picture"]


def picture(view: Json) -> Picture:
    s = state_from_view(view)
    step = view["stack"][-1] if view["stack"] else ""
    return Picture(
        pieces=pieces(view),
        sign=sign(view),
        prompt=prompt(view, s),
        strips=[strip(view, s, seat) for seat in range(view["players"])],
        rule=STEPS[step].rule if step else "",
        sheet=sheet(view, s),
    )
