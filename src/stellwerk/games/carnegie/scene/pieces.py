"""Everything that lies on the table, as one viewer sees it. Ids never change."""

from stellwerk.games.carnegie.model.ids import SEATS
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.scene.pieces_company import put_company
from stellwerk.games.carnegie.scene.pieces_map import put_map
from stellwerk.games.carnegie.scene.pieces_question import put_question
from stellwerk.games.carnegie.scene.pieces_shop import put_andrew, put_donations, put_market, put_table
from stellwerk.games.carnegie.scene.pieces_timeline import put_timeline, put_tracks
from stellwerk.games.carnegie.scene.symbols import Pieces
from stellwerk.kernel.game import Json


def viewer(view: Json) -> int:
    """Through whose eyes figures are shown: one's own, else those of the player whose turn it is."""
    seat: int = SEATS.index(view["turn"]) if view["seat"] is None else view["seat"]
    return seat


def pieces(view: Json, s: CarnegieState) -> Pieces:
    out: Pieces = {}
    seat = viewer(view)
    put_timeline(view, s, seat, out)
    put_tracks(s, out)
    put_question(view, s, out)
    put_map(view, s, seat, out)
    if s.seats == 1:
        put_andrew(view, s, out)
    for who in range(s.seats):
        put_company(view, s, who, out)
    put_market(view, s, out)
    put_donations(s, seat, out)
    put_table(view, seat, out)
    return out
