"""What every screen asks of this game: the board, the picture of one table, the moves to offer, what things are."""

from stellwerk.games.glueck_auf.model.table import Table
from stellwerk.games.glueck_auf.rules.steps import STEPS
from stellwerk.games.glueck_auf.scene.board import board
from stellwerk.games.glueck_auf.scene.explain import card
from stellwerk.games.glueck_auf.scene.faces import Faces
from stellwerk.games.glueck_auf.scene.gallery import gallery
from stellwerk.games.glueck_auf.scene.offers import offers
from stellwerk.games.glueck_auf.scene.pieces import last_miner, pieces
from stellwerk.games.glueck_auf.scene.prompts import open_question, prompt, sign
from stellwerk.games.glueck_auf.scene.sheets import sheet
from stellwerk.games.glueck_auf.scene.strips import strips
from stellwerk.stage.explaining import thing_at
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Card, Picture

__all__ = ["board", "explain", "gallery", "offers", "picture"]


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


def explain(table: Table, kept: Kept, thing: str) -> Card | None:
    found = thing_at(thing, kept.part(picture, table, kept), kept.part(board, table))
    return None if found is None else card(table, kept, found)
