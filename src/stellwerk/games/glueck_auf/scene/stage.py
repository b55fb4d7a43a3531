"""What every screen asks of this game: the board, the picture of one table, and the moves to offer."""

from stellwerk.games.glueck_auf.model.table import Table
from stellwerk.games.glueck_auf.rules.steps import STEPS
from stellwerk.games.glueck_auf.scene.board import board
from stellwerk.games.glueck_auf.scene.faces import Faces
from stellwerk.games.glueck_auf.scene.offers import offers
from stellwerk.games.glueck_auf.scene.pieces import last_miner, pieces
from stellwerk.games.glueck_auf.scene.prompts import open_question, prompt, sign
from stellwerk.games.glueck_auf.scene.sheets import sheet
from stellwerk.games.glueck_auf.scene.strips import strips
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Picture

__all__ = ["board", "offers", "picture"]


def picture(table: Table, kept: Kept) -> Picture:
    faces = kept.part(Faces, table.options)
    step = open_question(table)
    miner = kept.part(last_miner, table.placed)
    return Picture(
        parts=pieces(table, miner, faces, kept),
        sign=kept.part(sign, table.players, len(table.tokens), table.passed, not table.steps, step),
        prompt=prompt(table, faces.rulings, kept),
        strips=strips(table, miner, faces, kept),
        rule="" if step is None else STEPS[step.step].rule,
        sheet=sheet(table, faces, kept),
    )
