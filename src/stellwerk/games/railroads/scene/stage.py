"""What every screen asks of this game: the board, the picture of one table, the moves to offer, what things are."""

from stellwerk.games.railroads.model.components import parts_for
from stellwerk.games.railroads.model.table import SEATS, Emil, Table
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.games.railroads.scene.ahead import ahead
from stellwerk.games.railroads.scene.board import board
from stellwerk.games.railroads.scene.explain import explain
from stellwerk.games.railroads.scene.gallery import gallery
from stellwerk.games.railroads.scene.offers import offers
from stellwerk.games.railroads.scene.pieces import on_the_stage, stage_pieces
from stellwerk.games.railroads.scene.pieces_players import players
from stellwerk.games.railroads.scene.pieces_question import question_pieces
from stellwerk.games.railroads.scene.prompts import prompt, sign
from stellwerk.games.railroads.scene.remark import remark
from stellwerk.games.railroads.scene.sheets import sheet
from stellwerk.games.railroads.scene.strips import rival, strips
from stellwerk.games.railroads.scene.usable import asked_seat, beside, repeatable, step_name, usable_spaces
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Picture

__all__ = ["ahead", "board", "explain", "gallery", "offers", "picture", "remark"]


def picture(table: Table, kept: Kept) -> Picture:
    k = kept.part(parts_for, table.players, table.options)
    seats = kept.part(players, k, table.seats, kept)
    # through whose eyes spaces are of use or not: one's own, else those of the player whose turn it is
    looks = SEATS.index(table.turn) if table.seat is None else table.seat
    around = beside(table, k)
    usable = kept.part(usable_spaces, looks, k, seats[looks].laid.board, around, repeatable(table, k, looks))
    asked, step = asked_seat(table), step_name(table)
    plates = kept.part(strips, tuple([one.numbers for one in seats]), asked, table.passed, table.order, kept)
    if isinstance(table.emil, Emil):
        plates = [*plates, kept.part(rival, table.emil)]
    return Picture(
        parts=[
            *kept.part(stage_pieces, on_the_stage(table), usable, k, kept),
            *question_pieces(table, k, seats, usable, around, kept),
            *[one.laid.pieces for one in seats],
            *[one.owned for one in seats],
        ],
        sign=sign(table),
        prompt=prompt(table, asked),
        strips=plates,
        rule=STEPS[step].rule if step else "",
        sheet=sheet(table, k, seats, kept),
    )
